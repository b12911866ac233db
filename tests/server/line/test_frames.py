"""Frames that no browser sends: unmasked ones, and messages in countless pieces."""

import asyncio
import os
import struct

import pytest

from sabot.server import limits
from sabot.server.http.api import LOBBY
from tests.server.page import open_table

HANDSHAKE = (
    "GET /ws?table={table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TEXT, CONTINUED, CLOSE, PING = 1, 0, 8, 9
ASK = b'{"do":"ask"}'


def frame(payload, opcode=TEXT, final=True, masked=True):
    size = len(payload)
    length = bytes([size]) if size < 126 else b"\x7e" + struct.pack(">H", size)
    head = bytes([opcode | (0x80 if final else 0), length[0] | (0x80 if masked else 0)])
    key = os.urandom(4)
    hidden = bytes(byte ^ key[n % 4] for n, byte in enumerate(payload))
    return head + length[1:] + (key + hidden if masked else payload)


class Raw:
    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    async def frames(self):
        """Until the server closes."""
        while True:
            first, length = await self.reader.readexactly(2)
            size = length & 127
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2))
            yield first & 15, await self.reader.readexactly(size)

    async def until(self, opcode, part=b""):
        async for kind, payload in self.frames():
            if kind == opcode and part in payload:
                return payload

    async def close_code(self):
        return struct.unpack(">H", (await self.until(CLOSE))[:2])[0]


@pytest.fixture
async def raw(guest, server):
    """A line written by hand, with what is sent along with its handshake."""
    table = await open_table(await guest())
    writers = []

    async def connect(early=b""):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writers.append(writer)
        writer.write(HANDSHAKE.format(table=table, port=server.port).encode() + early)
        await reader.readuntil(b"\r\n\r\n")
        return Raw(reader, writer)

    yield connect
    for writer in writers:
        writer.close()


async def answered(line):
    return await asyncio.wait_for(line.until(TEXT, b'"here"'), 5)


async def test_a_masked_frame_is_heard_however_it_is_cut(raw):
    line = await raw()
    for byte in frame(ASK) + frame(b'{"do":"ask"}' + b" " * 300):
        line.writer.write(bytes([byte]))
        await line.writer.drain()
    assert await answered(line) and await answered(line)


@pytest.mark.parametrize("early", [True, False])
async def test_an_unmasked_frame_closes_its_line(raw, early):
    bad = frame(ASK, masked=False)
    line = await raw(bad if early else b"")
    if not early:
        line.writer.write(frame(b" " * 200 + ASK) + bad)
    assert await asyncio.wait_for(line.close_code(), 5) == 1002


@pytest.mark.parametrize("piece", [b"", b" "])
async def test_a_message_in_countless_pieces_closes_its_line(raw, piece):
    line = await raw()
    pieces = [frame(piece, CONTINUED, final=False) for _ in range(limits.FRAGMENTS)]
    line.writer.write(frame(piece, final=False) + b"".join(pieces))
    assert await asyncio.wait_for(line.close_code(), 5) == 1008


async def test_a_message_in_a_few_pieces_is_heard_with_pings_between_them(raw):
    line = await raw()
    parts = frame(ASK[:5], final=False), frame(b"hi", PING), frame(b"", CONTINUED, final=False)
    line.writer.write(b"".join(parts) + frame(ASK[5:], CONTINUED))
    assert await answered(line)


async def test_every_piece_counts_as_a_frame(raw, server, monkeypatch):
    monkeypatch.setattr("sabot.server.line.pace.FLOOD", 0)
    line = await raw()
    pieces = frame(b"", final=False) + frame(b"", CONTINUED, final=False) * 50
    line.writer.write((pieces + frame(ASK, CONTINUED)) * 4)
    assert await asyncio.wait_for(line.until(TEXT, b'"too-fast"'), 5)
    [room] = server.app[LOBBY].rooms.values()
    assert room.stage == "gathering"
