"""Host and origin checks and rate limits per address, before any endpoint."""

from aiohttp import web

from sabot.core.game import Illegal
from sabot.server import limits
from sabot.server.bucket import Bucket
from sabot.server.clock import SECOND, Clock
from sabot.server.http.api import LOBBY, Respond
from sabot.server.http.headers import is_asset
from sabot.server.http.hosts import HOSTS
from sabot.server.http.leading import MEMBER, is_sibling
from sabot.server.http.lines import Lines
from sabot.server.http.proxy import FORWARDED, address_of

KEPT = ("/api/games/", "/api/me/games")
READING = ("GET", "HEAD", "OPTIONS")
# A table each, or a look at all.
COSTLY = {("POST", "/api/tables"), ("POST", "/api/lessons"), ("DELETE", "/api/me")}


class Guard:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.lines = Lines()
        self._reads: dict[str, Bucket] = {}
        self._finds: dict[str, Bucket] = {}
        self._writes: dict[str, Bucket] = {}
        self._tables: dict[str, Bucket] = {}
        self._passwords: dict[str, Bucket] = {}

    def read(self, address: str) -> None:
        bucket = kept(self._reads, address, SECOND // limits.READS, limits.READS_AT_ONCE)
        if not bucket.takes(self._clock.now()):
            raise Illegal("too-fast")

    def find(self, address: str) -> None:
        bucket = kept(self._finds, address, SECOND // limits.FINDS, limits.FINDS_AT_ONCE)
        if not bucket.takes(self._clock.now()):
            raise Illegal("too-fast")

    def write(self, address: str) -> None:
        bucket = kept(self._writes, address, SECOND // limits.WRITES, limits.WRITES_AT_ONCE)
        if not bucket.takes(self._clock.now()):
            raise Illegal("too-fast")

    def open_table(self, address: str) -> None:
        each = 60 * SECOND // limits.TABLES_A_MINUTE
        bucket = kept(self._tables, address, each, limits.TABLES_AT_ONCE)
        if not bucket.takes(self._clock.now()):
            raise Illegal("too-many-tables")

    def password(self, address: str) -> None:
        each = 60 * SECOND // limits.PASSWORDS_A_MINUTE
        bucket = kept(self._passwords, address, each, limits.PASSWORDS_AT_ONCE)
        if not bucket.takes(self._clock.now()):
            raise Illegal("too-fast")


GUARD = web.AppKey("guard", Guard)


@web.middleware
async def guard(request: web.Request, handler: Respond) -> web.StreamResponse:
    """Nobody asks too often, and whatever changes something comes from a page of this server."""
    if FORWARDED not in request:
        request.app[HOSTS].check(request)
    if len(request.rel_url.raw_path) > limits.PATH:
        raise Illegal("no-such-page")
    if not is_asset(request):
        request.app[GUARD].read(address_of(request))
    if is_unknown(request):
        request.app[GUARD].find(address_of(request))
    if request.method not in READING:
        own_origin(request)
        request.app[GUARD].write(address_of(request))
        if (request.method, request.path) in COSTLY:
            request.app[GUARD].open_table(address_of(request))
    return await handler(request)


def is_unknown(request: web.Request) -> bool:
    """It names a table that isn't in memory, or a kept game, so the disk is asked."""
    table = request.match_info.get("table") or request.query.get("table")
    unknown = table is not None and not is_known(request, table)
    return unknown or (request.method in READING and request.path.startswith(KEPT))


def is_known(request: web.Request, table: str) -> bool:
    """It is in memory, or another node has it."""
    member = request.app.get(MEMBER)
    return table in request.app[LOBBY].rooms or bool(member and member.knows(table))


def own_origin(request: web.Request) -> None:
    """Browsers send where a connection or a change comes from; other clients need not."""
    origin = request.headers.get("Origin")
    if origin is None or origin.split("://")[-1] == request.host or is_sibling(request, origin):
        return
    raise Illegal("foreign-origin")


def kept(buckets: dict[str, Bucket], address: str, each: int, most: int) -> Bucket:
    bucket = buckets[address] = buckets.pop(address, Bucket(each, most))
    if len(buckets) > limits.ADDRESSES:
        del buckets[next(iter(buckets))]
    return bucket
