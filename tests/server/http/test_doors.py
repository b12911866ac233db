"""What every door says to browsers, whom it lets in, and what never comes out of one."""

import re

import pytest
from aiohttp.test_utils import TestServer
from yarl import URL

from sabot.server.http.app import make_app
from sabot.server.http.headers import ALWAYS
from tests.server.page import open_table

TRACE = re.compile(r"Traceback|File \"|\.py\b|/sabot/")


async def tell_headers(client, method, door):
    answer = await client.request(method, door)
    return {name: answer.headers.get(name) for name in ALWAYS}


@pytest.mark.parametrize(
    ("method", "door"),
    [
        ("GET", "/"), ("GET", "/t/abc"), ("GET", "/api/me"), ("GET", "/api/games"),
        ("GET", "/api/tables"), ("GET", "/api/tables/nowhere"), ("GET", "/metrics"),
        ("GET", "/healthz"), ("GET", "/ws"), ("GET", "/nothing"), ("GET", "/assets/nothing.js"),
        ("POST", "/api/tables"), ("DELETE", "/api/me"),
    ],
)  # fmt: skip
async def test_every_door_tells_browsers_to_be_strict(guest, method, door):
    assert await tell_headers(await guest(), method, door) == ALWAYS


async def test_a_line_says_so_too_when_it_opens(guest):
    ann = await guest()
    socket = await ann.ws_connect("/ws", params={"table": await open_table(ann)})
    assert {name: socket._response.headers.get(name) for name in ALWAYS} == ALWAYS
    await socket.close()


def test_no_script_runs_but_those_of_the_server():
    policy = dict(part.split(" ", 1) for part in ALWAYS["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'self'" and "script-src" not in policy
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", ""])
async def test_a_page_of_another_site_changes_nothing(guest, origin):
    ann = await guest()
    headers = {"Origin": origin}
    answer = await ann.post("/api/tables", json={"game": "zinga", "seats": 2}, headers=headers)
    assert (await answer.json())["code"] == "foreign-origin"
    answer = await ann.patch("/api/me", json={"name": "Eve"}, headers=headers)
    assert (await answer.json())["code"] == "foreign-origin"
    assert (await (await ann.get("/api/me", headers=headers)).json())["name"] != "Eve"


async def test_our_own_page_may(guest, server):
    ann = await guest()
    headers = {"Origin": str(server.make_url("")).rstrip("/")}
    assert (await ann.patch("/api/me", json={"name": "Ann"}, headers=headers)).status == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded"])
async def test_what_a_form_could_send_is_not_read(guest, kind):
    body, headers = b'{"name": "Eve"}', {"Content-Type": kind}
    answer = await (await guest()).patch("/api/me", data=body, headers=headers)
    assert (answer.status, (await answer.json())["code"]) == (415, "not-json")


@pytest.mark.parametrize(
    ("proxy", "said", "secure"),
    [(True, "https", True), (True, "http, https", True), (True, "https, http", False),
     (True, "", False), (False, "https", False)],
)  # fmt: skip
async def test_behind_a_proxy_with_tls_the_cookie_is_for_tls_alone(
    guest, database, proxy, said, secure
):
    async with TestServer(make_app(database + ".2", behind_proxy=proxy)) as server:
        ann = await guest(server)
        ann.session.cookie_jar.clear()
        answer = await ann.get("/api/me", headers={"X-Forwarded-Proto": said})
        cookie = answer.cookies[f"sabot-{server.port}"]
        assert bool(cookie["secure"]) == secure and "Strict-Transport" not in str(answer.headers)
        assert cookie["httponly"] and cookie["samesite"] == "Lax"


@pytest.mark.parametrize(
    "weird",
    [
        "/assets/../app.py", "/assets/%2e%2e/%2e%2e/server/app.py", "/assets/..%2f..%2fapp.py",
        "/assets/%00", "/t/%00", "/api/tables/%00", "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/%ff%fe", "/rules/%2e%2e", "//etc/passwd", "/api/tables/" + "x" * 4_000,
    ],
)  # fmt: skip
async def test_no_path_leads_out_of_the_server_or_behind_its_walls(guest, server, weird):
    ann = await guest()
    url = URL(f"http://{server.host}:{server.port}{weird}", encoded=True)
    answer = await ann.session.get(url, allow_redirects=False)
    text = await answer.text(errors="replace")
    assert answer.status in (200, 400, 404) and not TRACE.search(text)
    assert "root:" not in text and "import " not in text


async def test_headers_without_end_are_refused_without_a_trace(guest):
    answer = await (await guest()).get("/api/me", headers={"X-Long": "x" * 20_000})
    assert answer.status == 400 and not TRACE.search(await answer.text())
