"""The pipe to another node's table, when that node misbehaves."""

import asyncio
from contextlib import asynccontextmanager, suppress

import pytest
from msgspec.structs import replace

from sabot.server.http import pipe
from tests.cluster.test_routing import handshake
from tests.server.page import open_table

UPGRADED = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
CHUNK = bytes(1 << 16)
LONG = 1_000  # chunks: more than all buffers on the way can hold


@pytest.fixture
async def pair(node):
    return [await node(name) for name in "ab"]


@asynccontextmanager
async def in_the_place_of(served, monkeypatch, other, says):
    """A node that takes connections, says only that, and reads nothing more by itself."""
    taken, heard = [], asyncio.Queue()

    async def take(reader, writer):
        taken.append(writer)
        await reader.readuntil(b"\r\n\r\n")
        heard.put_nowait(reader)
        writer.write(says)

    silent = await asyncio.start_server(take, "127.0.0.1", 0)
    place = f"127.0.0.1:{silent.sockets[0].getsockname()[1]}"
    node = replace(served.member.node, internal=place)
    monkeypatch.setattr(other.member, "living", lambda incarnation: node)
    yield heard
    for writer in taken:
        writer.transport.abort()
    silent.close()


async def opened(served, table, early=b""):
    host, _, port = served.url[7:].rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(handshake(served, table, None) + early)
    return reader, writer


async def test_a_node_that_never_answers_is_not_waited_for(pair, guest, monkeypatch):
    monkeypatch.setattr(pipe, "ANSWERS", 0.05, raising=False)
    table = await open_table(await guest(pair[0]))
    async with in_the_place_of(pair[0], monkeypatch, pair[1], b""):
        reader, writer = await opened(pair[1], table)
        assert await asyncio.wait_for(reader.read(), 5) == b""
        writer.close()


async def test_a_page_that_floods_a_node_is_cut_off(pair, guest, monkeypatch):
    table = await open_table(await guest(pair[0]))
    async with in_the_place_of(pair[0], monkeypatch, pair[1], UPGRADED):
        reader, writer = await opened(pair[1], table)
        assert await reader.readuntil(b"\r\n\r\n") == UPGRADED
        with suppress(ConnectionError):
            for _ in range(LONG):
                writer.write(CHUNK)
                await writer.drain()
        with suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), 5) == b""
        writer.close()


async def test_what_a_page_says_before_the_node_has_answered_goes_first(pair, guest, monkeypatch):
    table = await open_table(await guest(pair[0]))
    async with in_the_place_of(pair[0], monkeypatch, pair[1], UPGRADED) as heard:
        reader, writer = await opened(pair[1], table, b"early ")
        assert await reader.readuntil(b"\r\n\r\n") == UPGRADED
        writer.write(b"and late")
        assert await asyncio.wait_for((await heard.get()).readexactly(14), 5) == b"early and late"
        writer.close()
