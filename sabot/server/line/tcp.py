"""What our own kernel knows of a line: how often it had to send again, and the least round trip.

A client can hold back its pongs, but not what its kernel answers ours. Behind a proxy this would
measure the proxy, so there it is not asked.
"""

import socket
from struct import unpack_from
from typing import Any

from sabot.server.table.reader import Tcp

SIZE = 256
RESENT, LEAST = 100, 148  # where `tcpi_total_retrans` and `tcpi_min_rtt` lie in Linux's tcp_info
UNMEASURED = 2**32 - 1


def tcp_of(transport: Any) -> Tcp | None:
    """None where the system doesn't say."""
    connection = transport.get_extra_info("socket") if transport else None
    if connection is None or not hasattr(socket, "TCP_INFO"):
        return None
    try:
        raw = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, SIZE)
    except (OSError, ValueError):  # uvloop: the line is down already
        return None
    return parse(raw)


def parse(raw: bytes) -> Tcp | None:
    """
    >>> parse(bytes(100) + (3).to_bytes(4, "little") + bytes(44) + (250).to_bytes(4, "little"))
    Tcp(resent=3, least=250)
    >>> parse(b"")
    """
    if len(raw) < LEAST + 4:
        return None
    (resent,), (least,) = unpack_from("=I", raw, RESENT), unpack_from("=I", raw, LEAST)
    return Tcp(resent, None if least in (0, UNMEASURED) else least)
