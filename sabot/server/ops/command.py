"""`sabot play`, `sabot serve` and `sabot games`."""

import argparse
import asyncio
import logging
import os
import signal
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO, Any

import segno
from aiohttp import web

from sabot import __version__
from sabot.compiled import is_compiled
from sabot.registry import GAMES
from sabot.server.cluster.member import NameTaken
from sabot.server.disk.data import is_url, shown
from sabot.server.disk.lock import lock
from sabot.server.disk.modes import make_folder
from sabot.server.http.app import make_app
from sabot.server.http.descriptors import raise_limit
from sabot.server.http.leading import MEMBER
from sabot.server.http.pages import STATIC
from sabot.server.http.serving import serving
from sabot.server.ops import flags
from sabot.server.ops.certificate import Certificate
from sabot.server.ops.logs import set_up
from sabot.server.ops.node import add_node, node_of
from sabot.server.table.store import Unavailable
from sabot.server.table.tidy import prepare

log = logging.getLogger(__name__)
TRIES = 20
ENVIRONMENT = "In brackets: the variable that stands for a flag. A flag wins over its variable."


def add_play(commands: Any) -> None:
    parser = commands.add_parser("play", help="serve on this machine and open the browser")
    flags.add_server(parser, "0.0.0.0", "warning")  # so that phones can join
    flags.switch(parser, "--browser", "open a page there", "yes")
    parser.set_defaults(run=play, cert=None, key=None, behind_proxy=False)
    parser.set_defaults(node=None, public=None, internal=None)


def add_serve(commands: Any) -> None:
    parser = commands.add_parser("serve", help="serve for others", epilog=ENVIRONMENT)
    flags.add_server(parser, "127.0.0.1", "info")
    flags.add(parser, "--cert", None, "TLS certificate chain (PEM)")
    flags.add(parser, "--key", None, "its private key (PEM)")
    flags.switch(parser, "--behind-proxy", "lines end at a proxy")
    add_node(parser)
    parser.set_defaults(run=serve)


def add_games(commands: Any) -> None:
    commands.add_parser("games", help="what is on the shelf").set_defaults(run=games)


def play(wish: argparse.Namespace) -> int | str:
    if not (STATIC / "index.html").is_file():
        return "The client is not built: run `make play`, or `python hatch_build.py`."
    try:
        listening = listen(wish.host, wish.port, TRIES)
    except OSError as error:
        return f"No free port from {wish.port} on: {error.strerror}."
    port = listening.getsockname()[1]
    near = f"http://{address()}:{port}"
    return run(wish, listening, partial(welcome, port, near, wish), near)


def serve(wish: argparse.Namespace) -> int | str:
    try:
        listening = listen(wish.host, wish.port, 1)
    except OSError as error:
        return f"Port {wish.port} on {wish.host} can't be used: {error.strerror}."
    words = f"Sabot listens on {wish.host}:{wish.port}"
    return run(wish, listening, partial(print, words, flush=True))


def games(wish: argparse.Namespace) -> int:
    for id, box in GAMES.items():
        seats = sorted(box.game.seats)
        print(f"{id:14} {seats[0]}–{seats[-1]} players, bots: {', '.join(box.levels)}")
    print(f"search core: {'compiled' if is_compiled() else 'pure Python'}")
    return 0


def run(
    wish: argparse.Namespace,
    listening: socket.socket,
    ready: Callable[[], None],
    near: str | None = None,
) -> int | str:
    set_up(wish.log_level, wish.log_json)
    raise_limit()
    if wish.cert and is_url(wish.data):
        return "Nodes speak to each other without TLS: let a proxy before them have the --cert."
    try:
        certificate = Certificate(wish.cert, wish.key) if wish.cert else None
    except OSError as error:
        return f"Can't use --cert {wish.cert} with --key {wish.key}: {error.strerror or error}."
    try:
        password = password_of(wish.password_file)
    except (OSError, ValueError) as error:
        return f"Can't use --password-file {wish.password_file}: {error}."
    try:
        app, _lock = open_server(wish, near, password, listening.getsockname()[1])
    except BlockingIOError:
        return f"{wish.data} is in use by another Sabot; --data takes another file."
    except (OSError, Unavailable) as error:
        return f"Can't open {shown(wish.data)}: {error}."
    prepare()
    ready()
    log.info("the server is up", extra={"version": __version__})
    try:
        with asyncio.Runner(loop_factory=new_loop) as runner, suppress(KeyboardInterrupt):
            runner.run(serve_until_told(app, listening, certificate))
    except Unavailable as error:  # while the tables were taken up
        return f"Can't read {shown(wish.data)}: {error}."
    except NameTaken as error:
        return f"Another node is named {error}; --node takes another name."
    log.info("the server is down")
    return 0


async def serve_until_told(
    app: web.Application, listening: socket.socket, certificate: Certificate | None
) -> None:
    told, loop = asyncio.Event(), asyncio.get_running_loop()
    with suppress(NotImplementedError):  # Windows: Ctrl-C is a KeyboardInterrupt there
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, told.set)
        if certificate:
            loop.add_signal_handler(signal.SIGHUP, certificate.renew)
    watching = asyncio.create_task(certificate.watch()) if certificate else None
    member = app.get(MEMBER)
    if member:
        member.expelled = told.set
    async with serving(app, listening, certificate.context if certificate else None):
        await told.wait()
        if member:
            await member.drain()
    if watching:
        watching.cancel()
    if member and member.is_expelled:
        raise NameTaken(member.node.name)


def password_of(file: str | None) -> str | None:
    """Never a flag: anybody on the machine can read those."""
    if not file:
        return None
    password = Path(file).read_text().partition("\n")[0].strip()
    if not password:
        raise ValueError("its first line is empty")
    return password


def open_server(
    wish: argparse.Namespace, near: str | None, password: str | None = None, port: int = 0
) -> tuple[web.Application, IO[str] | None]:
    held = None if is_url(wish.data) else hold(wish.data)
    ways = {name: getattr(wish, name) for name in ("behind_proxy", "dev", "chat", "keep")}
    names = (*wish.host_name, wish.host)
    ways["node"] = node_of(wish, port)
    return make_app(wish.data, address=near, password=password, names=names, **ways), held


def hold(data: str) -> IO[str]:
    """A file has one server."""
    folder = Path(data).parent.absolute()
    make_folder(folder, ours=folder == Path(flags.default_data()).parent.absolute())
    return lock(data)


def new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # Windows
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def listen(host: str, port: int, tries: int) -> socket.socket:
    """The wanted port, or the next free one."""
    for number in range(port, port + tries):
        try:
            return socket.create_server((host, number), backlog=1024)
        except OSError:
            if number == port + tries - 1:
                raise
    raise ValueError("at least one try")


def welcome(port: int, near: str, wish: argparse.Namespace) -> None:
    if port != wish.port:
        print(f"Port {wish.port} is taken; this one is free: {port}.")
    here = f"http://localhost:{port}/"
    print(f"\n  Sabot is open: {here}\n  Phones on the same network: {near}\n")
    segno.make(near, error="l").terminal(compact=True, border=2)
    print("\n  Ctrl-C closes the server; tables are kept.", flush=True)
    if wish.browser and can_show():
        webbrowser.open(here)


def can_show() -> bool:
    return os.name == "nt" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def address() -> str:
    """This machine's own on the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: it is never reached
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
