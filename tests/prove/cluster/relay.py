"""Stands between one node and the database, and can cut the two off from each other."""

import asyncio
from contextlib import suppress


class Relay:
    """`port`: where the node believes the database to be."""

    def __init__(self, target):
        self._target, self._server, self._pipes, self.port = target, None, set(), None
        self._is_cut, self._silent = False, False

    async def open(self):
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self, silent):
        """Silent: packets are lost and nobody is told; otherwise connections break."""
        self._is_cut, self._silent = True, silent
        if not silent:
            self._break()

    def mend(self):
        """Whatever hung is broken, as a network that comes back would find out."""
        self._is_cut = False
        self._break()

    async def close(self):
        self._break()
        self._server.close()

    def _break(self):
        for writer in list(self._pipes):
            writer.transport.abort()

    async def _join(self, reader, writer):
        if self._is_cut and not self._silent:
            return writer.transport.abort()
        self._pipes.add(writer)
        with suppress(OSError):
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
            self._pipes.add(back)
            await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
            self._pipes.discard(back)
        self._pipes.discard(writer)
        writer.transport.abort()

    async def _carry(self, reader, writer):
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                while self._is_cut:
                    await asyncio.sleep(0.02)  # what was sent lies in the network
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
