"""The accept loop: connections are counted before a byte is read, so TLS handshakes count too."""

import asyncio
import errno
import logging
import socket
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial

from aiohttp import web

from sabot.server import limits
from sabot.server.http.connections import CONNECTIONS, Ticket
from sabot.server.http.proxy import PROXY, one_side

log = logging.getLogger(__name__)
FULL = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
AGAIN = 0.1  # seconds until the next try
STOP = 2.0  # seconds for requests to end
LINGERS = 2.0  # seconds in which an answered client may still send its body


class Connection(web.RequestHandler):
    """aiohttp's own protocol, which says when its client speaks and when it ends."""

    __slots__ = ("_heard", "_lost", "accepted")

    def __init__(
        self,
        server: web.Server,
        accepted: socket.socket,
        idle: float,
        heard: Callable[[], None],
        lost: Callable[[], None],
    ) -> None:
        super().__init__(
            server,
            loop=asyncio.get_running_loop(),
            keepalive_timeout=idle,
            lingering_time=LINGERS,
            access_log=None,  # type: ignore[arg-type]  # None, as `run_app` takes it: no such log
        )
        self.accepted, self._heard, self._lost = accepted, heard, lost

    def data_received(self, data: bytes) -> None:
        self._heard()
        super().data_received(data)

    def cut(self) -> None:
        """At once, though its client has not read everything yet."""
        if self.transport:
            self.transport.abort()

    def connection_lost(self, exc: BaseException | None) -> None:
        self._lost()
        super().connection_lost(exc)


class Door:
    def __init__(
        self, app: web.Application, server: web.Server, tls: ssl.SSLContext | None
    ) -> None:
        self._connections, self._server, self._tls = app[CONNECTIONS], server, tls
        self._idle = limits.IDLE_BEHIND_PROXY if app[PROXY] else limits.IDLE
        self._opening: set[asyncio.Task[None]] = set()

    async def accept(self, listening: socket.socket) -> None:
        """One after the other, for ever."""
        loop = asyncio.get_running_loop()
        listening.setblocking(False)
        while True:
            try:
                line, peer = await loop.sock_accept(listening)
                self._take(line, one_side(str(peer[0])))
            except ConnectionError:  # the newcomer has gone already
                continue
            except Exception as error:
                await self._pause(error)

    def close(self) -> None:
        for task in self._opening:
            task.cancel()

    async def _pause(self, error: Exception) -> None:
        """Whatever fails, others may come."""
        if isinstance(error, OSError) and error.errno in FULL:
            self._connections.ran_out()
        else:
            log.error("accept failed", exc_info=error)
        await asyncio.sleep(AGAIN)

    def _take(self, line: socket.socket, address: str) -> None:
        ticket = self._connections.admit(address)
        if ticket is None:
            return line.close()
        task = asyncio.create_task(self._open(line, ticket))
        ticket.close = partial(cancel, task)
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def _open(self, line: socket.socket, ticket: Ticket) -> None:
        """From here on the protocol has the connection, unless its TLS handshake fails."""
        connection = Connection(
            self._server,
            line,
            self._idle,
            heard=lambda: self._connections.heard(ticket),
            lost=lambda: self._connections.release(ticket),
        )
        patience = limits.HANDSHAKE if self._tls else None
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: connection, line, ssl=self._tls, ssl_handshake_timeout=patience
            )
            ticket.close = connection.cut
        except BaseException as error:
            self._connections.release(ticket)
            line.close()
            if not isinstance(error, OSError | asyncio.CancelledError):  # SSLError is an OSError
                raise


def cancel(task: asyncio.Task[None]) -> None:
    task.cancel()


@asynccontextmanager
async def serving(
    app: web.Application, listening: socket.socket, tls: ssl.SSLContext | None = None
) -> AsyncIterator[None]:
    """The application answers on this socket until the end."""
    runner = web.AppRunner(app, shutdown_timeout=STOP)
    await runner.setup()
    assert runner.server
    door = Door(app, runner.server, tls)
    accepting = asyncio.create_task(door.accept(listening))
    try:
        yield
    finally:
        accepting.cancel()
        with suppress(asyncio.CancelledError):
            await accepting
        listening.close()
        door.close()
        await runner.cleanup()
