"""A password for the whole server: asked for once, refused without, and not to be guessed."""

import pytest
from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer

from sabot.server import limits
from sabot.server.http.app import make_app
from sabot.server.ops.command import password_of
from tests.server.page import open_table, visit
from tests.server.process import open_server, run

RIGHT = "correct horse"


@pytest.fixture
async def server(database):
    async with TestServer(make_app(database, password=RIGHT)) as server:
        yield server


async def code(answer):
    return answer.status, (await answer.json()).get("code")


async def test_without_it_there_is_no_door_but_the_page_that_asks(guest):
    eve = await guest()
    for door in ("/api/me", "/api/games", "/api/tables", "/api/tables/abc234"):
        assert await code(await eve.get(door)) == (401, "password-needed")
    wish = {"game": "zinga", "seats": 2}
    assert await code(await eve.post("/api/tables", json=wish)) == (401, "password-needed")
    line = await eve.ws_connect("/ws", params={"table": "abc234"})
    assert (await line.receive_json())["code"] == "password-needed"
    await line.close()
    assert (await eve.get("/healthz")).status == 200
    assert (await eve.get("/")).status != 401


async def test_whoever_knows_it_says_it_once(guest):
    ann = await guest()
    assert await code(await ann.post("/api/password", json={"password": "horse"})) == (
        403, "wrong-password")  # fmt: skip
    assert (await ann.get("/api/me")).status == 401
    answer = await ann.post("/api/password", json={"password": RIGHT})
    assert answer.status == 200 and "HttpOnly" in answer.headers.getall("Set-Cookie")[0]
    assert (await ann.get("/api/me")).status == 200
    page = await visit(ann, await open_table(ann))
    assert page.seating["seat"] == 0


async def test_another_password_is_asked_for_anew_and_no_cookie_can_be_made_up(guest, database):
    ann = await guest()
    await ann.post("/api/password", json={"password": RIGHT})
    [mark] = [cookie.value for cookie in ann.session.cookie_jar if cookie.key.endswith("-in")]
    for password, status in (("another", 401), (RIGHT, 200)):
        async with TestServer(make_app(database, password=password)) as other:
            cookies = {f"sabot-{other.port}-in": mark}
            async with TestClient(other, cookies=cookies) as client:
                assert (await client.get("/api/me")).status == status
    eve = await guest(cookies=CookieJar(unsafe=True))
    eve.session.cookie_jar.update_cookies({f"sabot-{eve.port}-in": "0" * 64}, eve.make_url("/"))
    assert (await eve.get("/api/me")).status == 401


async def test_nobody_tries_many(guest):
    eve, ann = await guest(), await guest()
    for _ in range(limits.PASSWORDS_AT_ONCE):
        assert (await eve.post("/api/password", json={"password": "guess"})).status == 403
    for client in (eve, ann):  # of one address
        answer = await client.post("/api/password", json={"password": RIGHT})
        assert await code(answer) == (429, "too-fast")


async def test_a_server_without_one_has_no_such_door(database):
    async with TestServer(make_app(database)) as server, TestClient(server) as ann:
        answer = await ann.post("/api/password", json={"password": "x"})
        assert await code(answer) == (404, "no-such-page")


def test_it_is_the_first_line_of_its_file(tmp_path):
    file = tmp_path / "password"
    file.write_text(f"{RIGHT}\n# for the club\n")
    assert password_of(str(file)) == RIGHT and password_of(None) is None


async def test_an_unusable_file_is_one_line_at_the_start(tmp_path):
    empty, data = tmp_path / "empty", str(tmp_path / "sabot.db")
    empty.touch()
    for file in (empty, tmp_path / "none"):
        status, told = await run(
            "serve", "--port", "0", "--data", data, "--password-file", str(file)
        )
        assert status == 1 and told.startswith(f"Can't use --password-file {file}")


@pytest.mark.slow
async def test_the_server_reads_it_from_a_file(tmp_path):
    file = tmp_path / "password"
    file.write_text(RIGHT)
    variables = {"SABOT_PASSWORD_FILE": str(file)}
    async with open_server(tmp_path / "sabot.db", **variables) as server:
        assert (await server.client.get("/api/me")).status == 401
        await server.client.post("/api/password", json={"password": RIGHT})
        assert (await server.client.get("/api/me")).status == 200
        assert RIGHT not in await server.close()
