"""A password for the whole server. Said once, it becomes a signed cookie, until it is changed."""

import hmac
from hashlib import sha256

from aiohttp import web

from sabot.core.game import Illegal
from sabot.server.http.api import IDENTITIES, Respond, answer, body, player_of
from sabot.server.http.guard import GUARD
from sabot.server.http.identity import YEAR, cookie_of, sign
from sabot.server.http.proxy import address_of, is_secure
from sabot.server.wire import Me, Password

DOOR = "/api/password"
SUFFIX = "-in"
PASSWORD: web.AppKey[str | None] = web.AppKey("password")


@web.middleware
async def gate(request: web.Request, handler: Respond) -> web.StreamResponse:
    """Pages are files that say nothing of anybody; all they ask for is behind this."""
    if request.path.startswith("/api/") and request.path != DOOR and is_outside(request):
        raise Illegal("password-needed")
    return await handler(request)


async def say_password(request: web.Request) -> web.Response:
    password = request.app[PASSWORD]
    if password is None:
        raise Illegal("no-such-page")
    request.app[GUARD].password(address_of(request))
    if not hmac.compare_digest(digest((await body(request, Password)).password), digest(password)):
        raise Illegal("wrong-password")
    player = player_of(request)
    response = answer(Me(player.name, player.animal))
    mark, secure = marks(request)[0], is_secure(request)
    name = name_of(request)
    response.set_cookie(name, mark, max_age=YEAR, httponly=True, samesite="Lax", secure=secure)
    return response


def is_outside(request: web.Request) -> bool:
    """There is a password, and this browser hasn't said it."""
    if request.app[PASSWORD] is None:
        return False
    given = [value.encode() for name, value in request.cookies.items() if name.endswith(SUFFIX)]
    own = [mark.encode() for mark in marks(request)]
    return not any(hmac.compare_digest(one, mark) for one in given for mark in own)


def name_of(request: web.Request) -> str:
    """Of the cookie. Another port is a node of ours, or another server with another key."""
    return f"{cookie_of(request)}{SUFFIX}"


def marks(request: web.Request) -> list[str]:
    """What the cookie may hold, by the newest key first; no key, no mark."""
    text = f"password {digest(request.app[PASSWORD] or '')}"
    return [sign(text, key) for key in request.app[IDENTITIES].keys]


def digest(text: str) -> str:
    """Of one length, so that a comparison takes the same time for any guess."""
    return sha256(text.encode()).hexdigest()
