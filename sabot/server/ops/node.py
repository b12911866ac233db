"""This process as one of several nodes: its flags, and `sabot nodes` and `sabot drain`."""

import argparse
import asyncio
import socket
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.json import encode

from sabot.server.cluster.member import incarnation, versions
from sabot.server.cluster.nodes import LEASE, Node
from sabot.server.disk.data import is_url
from sabot.server.ops import flags
from sabot.server.table.store import Unavailable

EVERY = ("0.0.0.0", "::", "")  # listened on, and no address that another machine could use


class NodeCard(Struct, frozen=True):
    name: str
    state: str  # well, draining, gone
    beat: float  # seconds ago
    tables: int
    players: int
    internal: str
    public: str | None


def add_node(parser: argparse.ArgumentParser) -> None:
    flags.add(parser, "--node", None, "with PostgreSQL: its name among the nodes, else host-port")
    flags.add(parser, "--public", None, "with PostgreSQL: its own address for browsers", origin)
    flags.add(parser, "--internal", None, "with PostgreSQL: host:port for other nodes", place)


def add_nodes(commands: Any) -> None:
    parser = commands.add_parser("nodes", help="list the nodes that share a database")
    flags.add_data(parser)
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=nodes)


def add_drain(commands: Any) -> None:
    parser = commands.add_parser("drain", help="have a node hand its tables over to the others")
    parser.add_argument("node", metavar="NODE", help="its name, as `sabot nodes` shows it")
    flags.add_data(parser)
    parser.set_defaults(run=drain)


def node_of(wish: argparse.Namespace, port: int) -> Node | None:
    """None: a server with a file of its own."""
    if not is_url(wish.data):
        return None
    host = socket.gethostname() if wish.host in EVERY else wish.host
    name = wish.node or f"{socket.gethostname()}-{port}"
    internal = wish.internal or f"{f'[{host}]' if ':' in host else host}:{port}"
    return Node(name, incarnation(), internal, wish.public, versions=versions())


def nodes(wish: argparse.Namespace) -> int | str:
    if not is_url(wish.data):
        return f"{wish.data} is a file, and has one server; nodes share a postgresql:// address."
    try:
        found = [card_of(node) for node in asyncio.run(look(wish.data))]
    except Unavailable as error:
        return f"Can't use the database: {error}."
    if wish.json:
        print(encode(found).decode())
    for card in [] if wish.json else found:
        print(line_of(card))
    return 0


def drain(wish: argparse.Namespace) -> int | str:
    if not is_url(wish.data):
        return f"{wish.data} is a file, and has one server: there is nobody to hand over to."
    try:
        known = asyncio.run(order(wish.data, wish.node))
    except Unavailable as error:
        return f"Can't use the database: {error}."
    if not known:
        return f"No node {wish.node} is running."
    print(f"{wish.node} hands its tables over; `sabot nodes` shows how many are left.")
    return 0


async def look(url: str) -> list[Node]:
    from sabot.server.cluster.register import Register  # needs the extra `postgres`

    register = Register(url)
    try:
        return await register.look()
    finally:
        await register.close()


async def order(url: str, name: str) -> bool:
    from sabot.server.cluster.register import Register  # as above

    register = Register(url)
    try:
        return await register.drain(name)
    finally:
        await register.close()


def card_of(node: Node) -> NodeCard:
    state = "gone" if node.age > LEASE else "draining" if node.draining else "well"
    beat = round(node.age / 1e6, 1)
    return NodeCard(node.name, state, beat, node.tables, node.players, node.internal, node.public)


def line_of(card: NodeCard) -> str:
    load = f"tables: {card.tables}  players: {card.players}"
    addresses = " ".join(filter(None, (card.internal, card.public)))
    return f"{card.name}  {card.state}  beat {card.beat} s ago  {load}  {addresses}"


def origin(text: str) -> str:
    """
    >>> origin("https://games.example.org/")
    'https://games.example.org'
    """
    found = urlsplit(text)
    if found.scheme not in ("http", "https") or not found.hostname or found.path not in ("", "/"):
        raise argparse.ArgumentTypeError(f"an address such as https://a.example.org, not {text!r}")
    return f"{found.scheme}://{found.netloc}"


def place(text: str) -> str:
    """
    >>> place("10.0.0.7:8000"), place("[fe80::1]:8000")
    ('10.0.0.7:8000', '[fe80::1]:8000')
    """
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65_535:
        raise argparse.ArgumentTypeError(f"host:port, not {text!r}")
    return text
