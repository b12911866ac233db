"""A rolling upgrade: processes of two builds of one game, side by side on one PostgreSQL."""

import asyncio
import time

import asyncpg
import pytest
from aiohttp import ClientError, ClientSession, CookieJar
from msgspec.json import decode

from sabot.registry import GAMES
from tests.cluster.builds import HERE, BuildProcess, newer
from tests.cluster.process import running
from tests.server.page import Page, open_table

pytestmark = pytest.mark.slow
BRISK = {"options": {"call_time": 1_000, "turn_time": 5_000}}
OLD = GAMES["zinga"].game.version
NEW = OLD + 1
PATIENCE, LOOK = 20, 0.1  # seconds
OWNER = "select n.name from tables t join nodes n on n.incarnation = t.owner where t.id = $1"
HEAD = "select entry from log where table_id = $1 and revision = 0"
DRAIN = "update nodes set draining = true where name = $1"


@pytest.fixture(scope="module")
def build(tmp_path_factory):
    return newer(tmp_path_factory.mktemp("build"), "zinga")


@pytest.fixture
async def sql(data):
    db = await asyncpg.connect(data)
    yield db
    await db.close()


@pytest.fixture
def node(build, data, tmp_path):
    """A node of either build, not started yet."""

    def named(name):
        where = build if name == "new" else HERE.parent
        return BuildProcess(where, name, data, tmp_path, public=False)

    return named


class Person:
    """A browser that turns to one node or another, as pages do."""

    def __init__(self, session):
        self._session, self._url, self.pages = session, None, []

    def at(self, node):
        self._url = node.url
        return self

    def post(self, path, **more):
        return self._session.post(self._url + path, **more)

    async def plays(self, table):
        page = await self.visits(table)
        await page.ready()
        await page.until(lambda p: p.view or p.refusals)
        return page

    async def visits(self, table):
        """Again and again, until a node has the table."""
        async with asyncio.timeout(PATIENCE):
            while not (page := await self._visit(table)):
                await asyncio.sleep(LOOK)
        return page

    async def _visit(self, table):
        try:
            way = {"params": {"table": table}}
            socket = await self._session.ws_connect(f"{self._url}/ws", **way)
        except ClientError:  # it is between two nodes
            return None
        page = Page(self, table, socket)
        await page.until(lambda p: p.seating)
        self.pages.append(page)
        return page


@pytest.fixture
async def ann():
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
        ann = Person(session)
        yield ann
        for page in ann.pages:
            await page.close()


async def until(sql, query, wanted, *values):
    """The database says so in the end."""
    end = time.monotonic() + PATIENCE
    while (found := await sql.fetchval(query, *values)) != wanted:
        assert time.monotonic() < end, f"{found} and not {wanted}"
        await asyncio.sleep(LOOK)


async def version_of(sql, table):
    return decode(await sql.fetchval(HEAD, table))["version"]


async def test_new_games_start_on_the_newest_rules_at_whichever_node_they_are_asked_for(
    node, ann, sql
):
    old, new = node("old"), node("new")
    with running(old):
        undealt = await open_table(ann.at(old), alone=True, **BRISK)
        first = await ann.plays(await open_table(ann, alone=True, **BRISK))
        with running(new):
            await until(sql, OWNER, "new", undealt)
            opened = [await open_table(ann.at(n), alone=True, **BRISK) for n in (old, new)]
            for table in (undealt, *opened):
                await ann.at(old).plays(table)
                assert (await sql.fetchval(OWNER, table), await version_of(sql, table)) == (
                    "new",
                    NEW,
                )
            assert await sql.fetchval(OWNER, first.table) == "old"
            assert await version_of(sql, first.table) == OLD


async def test_a_game_is_finished_by_its_own_rules_and_ends_only_when_no_node_has_them(
    node, ann, sql
):
    first, second, new = node("old1"), node("old2"), node("new")
    with running(first, second):
        page = await ann.at(first).plays(await open_table(ann.at(first), alone=True, **BRISK))
        table = page.table
        assert await version_of(sql, table) == OLD
        with running(new):
            await outlived(first, second, new, table, ann, sql)


async def outlived(first, second, new, table, ann, sql):
    first.kill()
    await until(sql, OWNER, "old2", table)
    page = await ann.at(new).visits(table)
    assert page.seating["stage"] == "playing"
    await sql.execute(DRAIN, "old2")  # it hands over what others can play
    revision = page.revision
    await page.until(lambda p: p.revision > revision + 2, seconds=30)
    assert await sql.fetchval(OWNER, table) == "old2"
    assert second.close() == 0
    await until(sql, OWNER, "new", table)
    page = await ann.visits(table)
    assert (page.seating["stage"], page.seating["ended"]) == ("closed", "old-rules")
    with running(first):  # as after a rollback
        await until(sql, OWNER, "old1", table)
        page = await ann.visits(table)
        assert (page.seating["stage"], page.seating["ended"]) == ("playing", None)
