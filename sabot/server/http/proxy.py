"""Where a request comes from. What a proxy says counts only if one stands before this server."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple

from aiohttp import web

PROXY = web.AppKey("proxy", bool)


class Forwarded(NamedTuple):
    """By another node, which has signed what it knows of the client."""

    address: str
    is_secure: bool


FORWARDED = web.RequestKey("forwarded", Forwarded)


def address_of(request: web.Request) -> str:
    if FORWARDED in request:
        return request[FORWARDED].address
    if request.app[PROXY] and (hops := last(request, "X-Forwarded-For")):
        return one_side(hops)
    return one_side(request.remote or "")


def is_secure(request: web.Request) -> bool:
    """Did it come by TLS?"""
    if FORWARDED in request:
        return request[FORWARDED].is_secure
    return request.secure or (request.app[PROXY] and last(request, "X-Forwarded-Proto") == "https")


def last(request: web.Request, header: str) -> str:
    """What the nearest proxy has written; whatever stands before it anybody may have."""
    return ",".join(request.headers.getall(header, [])).split(",")[-1].strip()


def one_side(text: str) -> str:
    """An address with all that belong to the same line.

    >>> [one_side(text) for text in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8:1:2:3::4", "me")]
    ['192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64', 'unknown']
    """
    try:
        address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(address, IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ip_network(f"{address}/64", strict=False))
