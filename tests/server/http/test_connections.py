"""Connections that say nothing take no place from those who play, and are soon closed."""

import asyncio
import resource
import socket
from contextlib import asynccontextmanager, contextmanager, suppress

import pytest
from aiohttp import ClientSession

from sabot.server import limits
from sabot.server.http.app import make_app
from sabot.server.http.connections import Connections
from sabot.server.http.descriptors import MOST, RESERVED
from sabot.server.http.serving import serving
from tests.browser.server import free_port
from tests.server.parlour import SECOND, Clock
from tests.server.process import open_server

ASK = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"


@contextmanager
def descriptors(soft):
    """For processes started meanwhile; they may raise it."""
    before, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    yield hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (before, hard))


@pytest.fixture
async def silent():
    """Connections on which nothing is said."""
    opened = []

    async def call(port, number, address="127.0.0.1"):
        for _ in range(number):
            opened.append(line := socket.socket())
            line.bind((address, 0))
            line.setblocking(False)
            with suppress(OSError):
                dialled = asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
                await asyncio.wait_for(dialled, 5)
        return opened[-1]

    yield call
    for line in opened:
        line.close()


async def ask(port, address="127.0.0.2", path="/api/me"):
    """The status and the body of an answer to somebody new."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    head, _, body = (await asyncio.wait_for(reader.read(), 10)).partition(b"\r\n\r\n")
    writer.close()
    return int(head.split(b" ")[1]) if head else None, body


async def test_silent_connections_of_one_address_keep_nobody_else_out(tmp_path, silent):
    """About 1,100 of them used up 1,024 descriptors, without a line in the log."""
    async with open_server(tmp_path / "sabot.db") as server:
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (1_024, 1_024))
        await silent(server.port, 1_100)
        assert (await ask(server.port))[0] == 200
        log = await server.close()
    assert log.count("one address has too many") == 1 and "127.0.0.1" not in log


@pytest.mark.parametrize("left", [RESERVED + 60, 60])
async def test_descriptors_that_run_out_are_a_line_in_the_log_and_a_state(tmp_path, silent, left):
    """By our own count, and with fewer left than we reserve: then the system says so."""
    async with open_server(tmp_path / "sabot.db") as server:
        assert await server.health() == (200, "well")
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (left, left))
        for n in range(1, 9):
            await silent(server.port, 10, f"127.0.1.{n}")
        async with asyncio.timeout(10):
            while await server.health() != (503, "descriptors"):
                pass
        log = await server.close()
    assert log.count("level=error") == 1 and "file descriptors run out" in log


async def test_a_server_takes_all_descriptors_that_it_may_have(tmp_path):
    with descriptors(512) as hard:
        async with open_server(tmp_path / "sabot.db") as server:
            soft, _ = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    assert soft == min(hard, MOST) > 512


# On a port of its own, in this process


@asynccontextmanager
async def open_here(database, tls=None, **rest):
    port = free_port()
    listening = socket.create_server(("127.0.0.1", port))
    async with serving(make_app(database, **rest), listening, tls):
        yield port


async def ended(line):
    return await asyncio.wait_for(asyncio.get_running_loop().sock_recv(line, 1_000), 10)


@pytest.mark.parametrize("said", [b"", b"GET /api/me HTT", ASK, ASK + b"X-Slow: 1\r\n"])
async def test_a_connection_without_a_whole_request_is_closed(database, silent, monkeypatch, said):
    monkeypatch.setattr(limits, "IDLE", 0.2)
    async with open_here(database) as port:
        line = await silent(port, 1)
        line.send(said)
        assert await ended(line) == b""


async def test_one_that_idles_after_its_answer_is_closed(database, silent, monkeypatch):
    monkeypatch.setattr(limits, "IDLE", 0.2)
    async with open_here(database) as port:
        line = await silent(port, 1)
        line.send(ASK + b"\r\n")
        assert (await ended(line)).startswith(b"HTTP/1.1 200")
        while await ended(line):
            pass


async def test_a_body_that_never_ends_is_refused(database, silent, monkeypatch):
    monkeypatch.setattr(limits, "BODY_TIME", 0.2)
    async with open_here(database) as port:
        line = await silent(port, 1)
        head = b"PATCH /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        line.send(head + b"Content-Length: 20\r\nConnection: close\r\n\r\n{")
        answer = await ended(line)
        assert answer.startswith(b"HTTP/1.1 408") and b'"too-slow"' in answer
        line.close()


async def test_a_handshake_that_is_never_made_is_given_up(
    database, silent, monkeypatch, certificate
):
    monkeypatch.setattr(limits, "HANDSHAKE", 0.2)
    async with open_here(database, certificate) as port:
        line = await silent(port, 1)
        with suppress(ConnectionResetError):
            assert await ended(line) == b""


async def test_whoever_makes_it_is_answered_over_tls(database, certificate):
    async with open_here(database, certificate) as port, ClientSession() as client:
        answer = await client.get(f"https://127.0.0.1:{port}/api/me", ssl=False)
        assert answer.status == 200 and "Strict-Transport-Security" in answer.headers


async def test_behind_a_proxy_all_come_from_one_address(database, silent, monkeypatch):
    monkeypatch.setattr(limits, "CONNECTIONS_OF_ADDRESS", 2)
    async with open_here(database, behind_proxy=True) as port:
        await silent(port, 5)
        assert (await ask(port, "127.0.0.1"))[0] == 200


# Whom they make room for


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def book(clock, monkeypatch):
    monkeypatch.setattr(limits, "CONNECTIONS_OF_ADDRESS", 3)
    return Connections(clock, per_address=True, most=lambda: 5)


def admit(book, address, closed=None):
    ticket = book.admit(address)
    if ticket and closed is not None:
        ticket.close = lambda: closed.append(address)
    return ticket


def test_the_one_that_was_silent_longest_makes_room_for_one_more(book, clock):
    closed = []
    first, second, third = (admit(book, "a", closed) for _ in range(3))
    clock.stand(limits.SILENT * SECOND)
    book.heard(first)
    book.heard(third)
    assert admit(book, "a") and closed == ["a"]
    book.release(second)  # once more, as its transport ends
    assert len(book) == 3


def test_none_that_speaks_makes_room(book, clock):
    tickets = [admit(book, "a") for _ in range(3)]
    clock.stand(limits.SILENT * SECOND)
    for ticket in tickets:
        book.heard(ticket)
    assert admit(book, "a") is None and admit(book, "b") and len(book) == 4


def test_what_was_released_makes_room(book):
    tickets = [admit(book, "a") for _ in range(3)]
    assert admit(book, "a") is None
    book.release(tickets[0])
    assert admit(book, "a")


def test_when_all_descriptors_are_in_use_health_says_so_for_a_while(book, clock, caplog):
    for address in "aaabb":
        admit(book, address)
    assert book.trouble is None
    assert admit(book, "c") is None and admit(book, "d") is None
    assert book.trouble.code == "descriptors" and len(caplog.records) == 1
    clock.stand(60 * SECOND)
    assert admit(book, "c") and book.trouble.code == "descriptors"
    for _ in range(2):
        book.release(next(iter(book._open)))
    clock.stand(80 * SECOND)
    assert book.trouble is None and admit(book, "d")
