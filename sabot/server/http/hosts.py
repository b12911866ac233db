"""Host check against DNS rebinding: a foreign name that was made to point here is refused.

Such a name can be registered by anybody, so addresses and names that exist in local networks
alone need no check. Over our own TLS the browser has compared the name with our certificate.
"""

import logging
import socket
from collections.abc import Iterable
from ipaddress import ip_address

from aiohttp import web

from sabot.core.game import Illegal
from sabot.server.clock import SECOND, Clock

log = logging.getLogger(__name__)
LOCAL = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
QUIET = 60 * SECOND  # between two lines of the log
NAME = 100  # characters of one that is logged


class Hosts:
    """`names`: those of this server, as its operator has told us."""

    def __init__(self, names: Iterable[str], clock: Clock) -> None:
        own = (*names, socket.gethostname())
        self._own = {name.lower().rstrip(".") for name in own}
        self._clock, self._quiet_until = clock, clock.now()

    def check(self, request: web.Request) -> None:
        """A client that isn't a browser may name no host."""
        for host in () if request.secure else request.headers.getall("Host", []):
            name, _ = split(host)
            if not (is_local(name) or name in self._own):
                self._say(name[:NAME])
                raise Illegal("unknown-host", {"host": name[:NAME], "flag": "--host-name"})

    def _say(self, name: str) -> None:
        if self._clock.now() >= self._quiet_until:
            self._quiet_until = self._clock.now() + QUIET
            log.warning("unknown host refused; --host-name allows it", extra={"host": name})


def is_local(name: str) -> bool:
    """
    >>> [is_local(name) for name in ("127.0.0.1", "fe80::1%eth0", "localhost", "kitchen.local")]
    [True, True, True, True]
    >>> [is_local(name) for name in ("kitchen.example", "127.0.0.1.example", "local.example", "")]
    [False, False, False, False]
    """
    return bool(name) and (is_address(name) or "." not in name or name.endswith(LOCAL))


def is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def split(host: str) -> tuple[str, str]:
    """Name and port of a `Host` header.

    >>> [split(host) for host in ("A.example.:80", "[::1]:8000", "[::1]", "localhost")]
    [('a.example', '80'), ('::1', '8000'), ('::1', ''), ('localhost', '')]
    """
    name, _, port = host.rpartition(":") if host.rpartition(":")[2].isdecimal() else (host, "", "")
    return name.strip("[]").lower().rstrip("."), port


HOSTS = web.AppKey("hosts", Hosts)
