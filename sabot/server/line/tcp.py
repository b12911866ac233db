"""What our own kernel knows of a line: how often it had to send again, and the least round trip.

A client can hold back its pongs, but not what its kernel answers ours. Behind a proxy this would
measure the proxy, so there it is not asked.
"""

import socket
from struct import Struct
from typing import Any

from aiohttp import web

from sabot.server.table.reader import Tcp

SIZE = 256
RESENT, LEAST = 100, 148  # where `tcpi_total_retrans` and `tcpi_min_rtt` lie in Linux's tcp_info
FIGURES = Struct(f"=I{LEAST - RESENT - 4}xI")
UNMEASURED = 2**32 - 1


def kernel_socket(request: web.Request) -> Any:
    """The accepted socket itself; uvloop's stand-in for it makes a new one at each question."""
    own = getattr(request.protocol, "accepted", None)
    return own or (request.transport.get_extra_info("socket") if request.transport else None)


def tcp_of(connection: Any) -> Tcp | None:
    """None where the system doesn't say."""
    if connection is None or not hasattr(socket, "TCP_INFO"):
        return None
    try:
        return parse(connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, SIZE))
    except (OSError, ValueError):  # the line is down already
        return None


def parse(raw: bytes) -> Tcp | None:
    """
    >>> parse(bytes(100) + (3).to_bytes(4, "little") + bytes(44) + (250).to_bytes(4, "little"))
    Tcp(resent=3, least=250)
    >>> parse(b"")
    """
    if len(raw) < LEAST + 4:
        return None
    resent, least = FIGURES.unpack_from(raw, RESENT)
    return Tcp(resent, None if least in (0, UNMEASURED) else least)
