"""Bytes that can't be decoded are refused with a code, wherever they stand, and leave no trace."""

import asyncio
import gzip

import pytest

from sabot.server.ops.logs import is_about_us
from tests.server.page import open_table, visit

DEEP = "[" * 8_000
PLAY = (
    '{{"do": "play", "seq": {}, "seen": 0, "presented": 0, "pressed": 0, "sent": 0, "action": {}}}'
)
JSON = {"Content-Type": "application/json"}
BODIES = {
    "invalid UTF-8": b'{"name": "\xff\xfe"}',
    "an invalid key": b'{"\xff": 1}',
    "nested 10,000 deep": b'{"options": {"a": ' + b"[" * 10_000,
    "nested and closed": b'{"options": {"a": ' + b"[" * 10_000 + b"]" * 10_000 + b"}}",
    "half a surrogate": b'{"name": "\\ud800"}',
    "a number without end": b'{"options": {"a": ' + b"9" * 50_000 + b"}}",
}


@pytest.fixture
def no_trace(caplog):
    yield
    assert not [record for record in caplog.records if record.exc_info and is_about_us(record)]


@pytest.mark.parametrize(("method", "path"), [("PATCH", "/api/me"), ("POST", "/api/tables")])
async def test_a_body_that_cannot_be_decoded_is_refused(guest, no_trace, method, path):
    ann = await guest()
    for name, body in BODIES.items():
        answer = await ann.request(method, path, data=body, headers=JSON)
        assert (answer.status, (await answer.json())["code"]) == (400, "unreadable"), name


@pytest.mark.parametrize(
    ("headers", "body"),
    [
        ({"Content-Encoding": "gzip"}, b"this is no gzip"),
        ({"Content-Encoding": "deflate"}, b"\xff\xff\xff\xff"),
    ],
)
async def test_a_body_that_cannot_be_unpacked_is_refused(guest, no_trace, headers, body):
    answer = await (await guest()).patch("/api/me", data=body, headers=JSON | headers)
    assert answer.status == 400


async def test_what_unpacks_to_more_than_a_body_may_have_is_refused(guest, no_trace):
    headers = JSON | {"Content-Encoding": "gzip"}
    answer = await (await guest()).patch(
        "/api/me", data=gzip.compress(b" " * 10**7), headers=headers
    )
    assert (answer.status, (await answer.json())["code"]) == (413, "too-big")


async def test_options_that_nest_deep_are_refused(guest, no_trace):
    ann = await guest()
    table = await open_table(ann)
    body = b'{"turn_time": ' + b"[" * 900 + b"]" * 900 + b"}"
    answer = await ann.patch(f"/api/tables/{table}/options", data=body, headers=JSON)
    assert (answer.status, (await answer.json())["code"]) == (400, "bad-options")


# Raw bytes, which no well-behaved client sends


ODD = (
    b"GET /api/tables/\xff HTTP/1.1\r\n", b"GET /api/tables/%ff HTTP/1.1\r\n",
    b"GET /api/tables/%ed%a0%80 HTTP/1.1\r\n", b"GET /t/\xff HTTP/1.1\r\n",
    b"GET /ws?table=\xff HTTP/1.1\r\n", b"GET /ws?table=%ff&page=\xff HTTP/1.1\r\n",
    b"GET /\xff HTTP/1.1\r\n", b"POST /api/games/\xff/read HTTP/1.1\r\n",
    b"GET /api/me?\xff HTTP/1.1\r\n", b"GET /assets/\xff HTTP/1.1\r\n",
    b"GET http://[::1 HTTP/1.1\r\n", b"GET //\xff/x HTTP/1.1\r\n",
    b"GET /api/me HTTP/1.1\r\nCookie: sabot=\xff.\xff\r\n",
    b"GET /api/me HTTP/1.1\r\nCookie: \xff\r\n",
    b"PATCH /api/me HTTP/1.1\r\nOrigin: \xff\r\nContent-Length: 0\r\n",
    b"PATCH /api/me HTTP/1.1\r\nX-Forwarded-For: \xff\r\nContent-Length: 0\r\n",
    b"PATCH /api/me HTTP/1.1\r\nContent-Type: \xff;charset=\xff\r\nContent-Length: 2\r\n\r\n{}",
    b"PATCH /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
)  # fmt: skip


async def test_odd_bytes_in_a_request_are_no_error_of_ours(server, no_trace):
    for head in ODD:
        end = b"" if b"\r\n\r\n" in head else b"Host: localhost\r\nConnection: close\r\n\r\n"
        status, text = await said_raw(server.port, head + end)
        assert 200 <= status < 500 and b"Traceback" not in text, head


async def said_raw(port, request):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    answer = await asyncio.wait_for(reader.read(), 10)
    writer.close()
    return int(answer.split(b" ", 2)[1]), answer


async def test_a_body_whose_sender_hangs_up_leaves_no_trace(guest, server, no_trace):
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = "PATCH /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json"
    writer.write(f"{head}\r\nContent-Length: 100\r\n\r\n{{".encode())
    await writer.drain()
    await guest()
    writer.transport.abort()
    await guest()


# On a line


@pytest.fixture
async def page(guest):
    ann = await guest()
    page = await visit(ann, await open_table(ann, alone=True))
    await page.ready()
    await page.until(lambda p: p.view)
    return page


@pytest.mark.parametrize(
    "text",
    [
        PLAY.format(7, DEEP), PLAY.format(7, DEEP + "]" * 8_000), DEEP, f'{{"do": {DEEP}',
        PLAY.format(7, "[" * 900 + "]" * 900), PLAY.format("9" * 9_000, "{}"),
        PLAY.format(7, '{"do": "\\ud800"}'),
    ],
)  # fmt: skip
async def test_a_message_that_cannot_be_decoded_is_refused_and_its_line_stays(page, no_trace, text):
    await page.socket.send_str(text)
    await page.until(lambda p: p.refusals)
    assert page.refusals[0]["code"] == "unreadable"
    await page.say(do="chat", text="still here")
    await page.until(lambda p: p.remarks)


async def test_a_refusal_carries_its_number_if_that_could_be_read(page, no_trace):
    await page.socket.send_str(PLAY.format(7, '{"do": "fly"}'))
    await page.until(lambda p: p.refusals)
    assert page.refusals[0]["seq"] == 7


async def test_text_that_is_no_utf_8_is_refused_and_its_line_closed(page, no_trace):
    """As the protocol asks for (1007)."""
    await page.socket._writer.send_frame(b'{"do": "chat", "text": "\xff"}', opcode=1)
    await page.listening
    assert page.refusals[0]["code"] == "unreadable" and page.socket.close_code == 1007
