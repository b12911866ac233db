"""Who a guest is: a signed cookie that holds an id, a name and an animal. Nothing is stored."""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as BadBase64
from secrets import token_bytes, token_urlsafe

from aiohttp import web
from msgspec import DecodeError, Struct
from msgspec.json import decode, encode

from sabot.core.luck import Luck
from sabot.server.names import name_of

COOKIE = "sabot"
YEAR = 365 * 24 * 3600


class Player(Struct, frozen=True):
    id: str
    name: str
    animal: str


class Identities:
    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, request: web.Request) -> Player | None:
        return self.read(request.cookies.get(COOKIE, ""))

    def new(self) -> Player:
        return Player(token_urlsafe(12), *name_of(Luck(token_bytes(32))))

    def give(self, response: web.StreamResponse, player: Player, secure: bool) -> None:
        """Readable by no script, sent by no other site."""
        response.set_cookie(
            COOKIE, self.write(player), max_age=YEAR, httponly=True, samesite="Lax", secure=secure
        )

    def write(self, player: Player) -> str:
        text = urlsafe_b64encode(encode(player)).decode()
        return f"{text}.{self._sign(text)}"

    def read(self, cookie: str) -> Player | None:
        text, _, signature = cookie.partition(".")
        if not cookie.isascii() or not hmac.compare_digest(signature, self._sign(text)):
            return None
        try:
            return decode(urlsafe_b64decode(text), type=Player)
        except (DecodeError, BadBase64):
            return None

    def _sign(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), "sha256").hexdigest()
