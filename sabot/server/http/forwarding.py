"""Requests handed on to the node that has their table, with the client's address, signed.

The signature binds an address to one request, so nobody outside can claim to be handed on.
"""

import hmac

from aiohttp import ClientError, ClientResponse, ClientSession, ClientTimeout, web
from multidict import CIMultiDict

from sabot.core.game import Illegal
from sabot.server.http.api import IDENTITIES, player_of, read_body
from sabot.server.http.identity import cookie_of, sign
from sabot.server.http.proxy import Forwarded, address_of, is_secure
from sabot.server.table.neighbours import AWAY

HEADER = "X-Sabot-Forwarded"
HOPS = {"connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade"}
# Headers not handed on as they are; the body was unpacked here.
ASKED = HOPS | {"content-length", "content-encoding", "cookie", HEADER.lower()}
ANSWERED = HOPS | {"content-length", "content-encoding", "date", "server"}
PATIENCE = ClientTimeout(total=10, sock_connect=2)


def marks(request: web.Request) -> dict[str, str]:
    """Headers by which the other node knows the client."""
    cookie, claim = cookies(request), f"{address_of(request)} {scheme(request)}"
    key = request.app[IDENTITIES].keys[-1]  # the oldest: every node knows it
    return {"Cookie": cookie, HEADER: f"{claim} {sign(bound(request, claim, cookie), key)}"}


def read(request: web.Request) -> Forwarded | None:
    """None: it comes from a client, whatever it says."""
    claim, _, signature = request.headers.get(HEADER, "").rpartition(" ")
    address, _, scheme = claim.rpartition(" ")
    if not address or not signature.isascii():
        return None
    text = bound(request, claim, request.headers.get("Cookie", ""))
    own = (sign(text, key) for key in request.app[IDENTITIES].keys)
    is_ours = any(hmac.compare_digest(signature, each) for each in own)
    return Forwarded(address, scheme == "https") if is_ours else None


def bound(request: web.Request, claim: str, cookie: str) -> str:
    return "\n".join((claim, request.method, request.raw_path, cookie))


def scheme(request: web.Request) -> str:
    return "https" if is_secure(request) else "http"


def cookies(request: web.Request) -> str:
    """A newcomer is the same guest at both nodes. What isn't UTF-8 is no cookie of ours."""
    header, identities = request.headers.get("Cookie", ""), request.app[IDENTITIES]
    given = header.encode(errors="ignore").decode()
    if identities.is_fresh(request):
        return given
    own = f"{cookie_of(request)}={identities.write(player_of(request))}"
    return f"{given}; {own}" if given else own


async def forward(session: ClientSession, request: web.Request, internal: str) -> web.Response:
    """The answer as that node gave it."""
    headers = CIMultiDict(
        (name, value) for name, value in request.headers.items() if name.lower() not in ASKED
    )
    headers.update(marks(request))
    url, body = f"http://{internal}{request.raw_path}", await read_body(request)
    way = {"headers": headers, "data": body, "timeout": PATIENCE, "allow_redirects": False}
    try:
        async with session.request(request.method, url, **way) as answer:  # type: ignore[arg-type]  # by name
            return await copied(answer)
    except (ClientError, OSError, TimeoutError):
        raise Illegal(AWAY) from None


async def copied(answer: ClientResponse) -> web.Response:
    response = web.Response(status=answer.status, body=await answer.read())
    for name, value in answer.headers.items():
        if name.lower() not in ANSWERED and name.lower() != "content-type":
            response.headers.add(name, value)
    response.headers["Content-Type"] = answer.headers.get("Content-Type", "application/json")
    return response
