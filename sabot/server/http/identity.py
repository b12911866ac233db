"""Who a guest is: a signed cookie that holds an id, a name and an animal. Nothing is stored."""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as BadBase64
from collections.abc import Sequence
from secrets import token_bytes, token_urlsafe

from aiohttp import web
from msgspec.json import Decoder, encode
from msgspec.structs import replace

from sabot.core.game import Illegal
from sabot.core.luck import Luck
from sabot.server.decoding import decoded
from sabot.server.http.hosts import split
from sabot.server.http.proxy import is_secure
from sabot.server.table.player import Player, name_of

COOKIE = "sabot"
YEAR = 365 * 24 * 3600
PLAYERS = Decoder(Player)


class Identities:
    """`keys`, newest first: that one signs, the others are still read."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self.keys = keys

    def of(self, request: web.Request) -> Player | None:
        """By the cookie of this port; a newcomer there may have one of another port of ours."""
        ours = (value for name, value in request.cookies.items() if name.startswith(COOKIE))
        own = request.cookies.get(cookie_of(request), "")
        return next((player for each in (own, *ours) if (player := self.read(each))), None)

    def is_fresh(self, request: web.Request) -> bool:
        """There is nothing to give: the newest key has signed it."""
        return is_signed(request.cookies.get(cookie_of(request), ""), self.keys[:1])

    def new(self) -> Player:
        return Player(token_urlsafe(12), *name_of(Luck(token_bytes(32))))

    def bot(self, table: str) -> Player:
        """A bot from outside: what `write` makes of it is its token, for this table alone."""
        return replace(self.new(), invited=table)

    def give(self, request: web.Request, response: web.StreamResponse, player: Player) -> None:
        """Readable by no script, sent by no other site."""
        response.set_cookie(
            cookie_of(request),
            self.write(player),
            max_age=YEAR,
            httponly=True,
            samesite="Lax",
            secure=is_secure(request),
        )

    def write(self, player: Player) -> str:
        text = urlsafe_b64encode(encode(player)).decode()
        return f"{text}.{sign(text, self.keys[0])}"

    def read(self, cookie: str) -> Player | None:
        if not is_signed(cookie, self.keys):
            return None
        try:
            return decoded(PLAYERS.decode, urlsafe_b64decode(cookie.partition(".")[0]))
        except (Illegal, BadBase64):
            return None


def cookie_of(request: web.Request) -> str:
    """By port, as the browser sees it: the ports of a host share their cookies, and a second
    server must not replace the first one's."""
    _, port = split(request.headers.get("Host", ""))
    return f"{COOKIE}-{port}" if port else COOKIE


def is_signed(cookie: str, keys: Sequence[bytes]) -> bool:
    text, _, signature = cookie.partition(".")
    if not cookie.isascii():
        return False
    return any(hmac.compare_digest(signature, sign(text, key)) for key in keys)


def sign(text: str, key: bytes) -> str:
    return hmac.new(key, text.encode(errors="surrogateescape"), "sha256").hexdigest()
