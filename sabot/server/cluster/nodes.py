"""The nodes as the database knew them a moment ago. Pure: the time is an argument."""

from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

from msgspec import Struct

from sabot.core.arbiter import Micros
from sabot.server.clock import SECOND
from sabot.server.wire import TableCard

LEASE: Micros = 5 * SECOND  # without a beat; then others take a node's tables over
BEAT: Micros = SECOND
UNEVEN = 20  # tables more than the least loaded node has: a new one is opened there

Version = tuple[str, int]  # of a game's rules


class Usurped(Exception):
    """The row of this node is another's: two nodes were given one name."""


class Node(Struct, frozen=True):
    name: str
    incarnation: str  # drawn at each start: a restarted node owns nothing of the one that died
    internal: str  # host and port, for the other nodes
    public: str | None = None  # as browsers reach it; None: by whatever stands before all nodes
    age: Micros = 0  # since its last beat, by the database's clock
    draining: bool = False
    players: int = 0  # connected
    tables: int = 0  # gathering or in play
    versions: tuple[Version, ...] = ()  # of the games it can play
    shelf: tuple[TableCard, ...] = ()  # its tables that everybody may find


class Orphan(NamedTuple):
    """A table that no living node has, though it is live or its game has no record yet."""

    id: str
    game: str
    version: int | None  # of the rules it was dealt by


class Nodes:
    """One look at the rows. `at`: when it was taken, by our own clock, which only ages it."""

    def __init__(self, all: Iterable[Node] = (), at: Micros = 0) -> None:
        self.all, self._at = tuple(all), at
        self._by_incarnation = {node.incarnation: node for node in self.all}

    def living(self, now: Micros) -> list[Node]:
        return [node for node in self.all if self._lives(node, now)]

    def find(self, incarnation: str | None, now: Micros) -> Node | None:
        """If it lives."""
        node = self._by_incarnation.get(incarnation or "")
        return node if node and self._lives(node, now) else None

    def next_death(self, now: Micros) -> Micros | None:
        """How long until the first of those that live has had no beat for a whole lease."""
        ages = [node.age + now - self._at for node in self.living(now)]
        return LEASE - max(ages) if ages else None

    def _lives(self, node: Node, now: Micros) -> bool:
        return node.age + now - self._at <= LEASE


def heir(table: str, nodes: Iterable[Node]) -> Node | None:
    """Rendezvous hashing: all who look agree on who takes a table, and nobody has to be asked.

    >>> a, b = Node("a", "x", "h:1"), Node("b", "y", "h:2")
    >>> [heir(table, [a, b]).name for table in ("hall", "garden", "cellar")]
    ['b', 'b', 'a']
    >>> heir("garden", [a]).name, heir("garden", [])
    ('a', None)
    """
    fit = [node for node in nodes if not node.draining]
    return max(fit, key=lambda node: weight(table, node), default=None)


def weight(table: str, node: Node) -> bytes:
    return sha256(f"{table} {node.incarnation}".encode()).digest()


def home(table: str, rules: Version, nodes: Iterable[Node]) -> Node | None:
    """Who should have a table of these rules: a node that has them, rather one that stays. If
    there is none, any that stays, which can only say so.

    >>> old, new = (Node(n, n, "h:1", versions=(("snap", v),)) for n, v in (("a", 1), ("b", 2)))
    >>> [home("hall", ("snap", number), [old, new]).name for number in (1, 2)]
    ['a', 'b']
    """
    nodes = tuple(nodes)
    able = [node for node in nodes if rules in node.versions]
    leaving = max(able, key=lambda node: weight(table, node), default=None)
    return heir(table, able) or leaving or heir(table, nodes)


def newest(game: str, nodes: Iterable[Node]) -> Version:
    """The rules that a new game is played by: of nodes that stay, if any of those has some.

    >>> old, new = Node("a", "x", "h:1", versions=(("snap", 1),)), (("snap", 2),)
    >>> newest("snap", [old, Node("b", "y", "h:2", versions=new)])
    ('snap', 2)
    >>> newest("snap", [old, Node("b", "y", "h:2", versions=new, draining=True)])
    ('snap', 1)
    """
    nodes = tuple(nodes)
    staying = numbers(game, (node for node in nodes if not node.draining))
    return game, max(staying or numbers(game, nodes), default=0)


def numbers(game: str, nodes: Iterable[Node]) -> list[int]:
    return [number for node in nodes for name, number in node.versions if name == game]


def opener(me: str, nodes: Iterable[Node], game: str = "") -> Node | None:
    """Who opens a new table that was asked of us; None: we do. The newest rules come first.

    >>> full, free = Node("a", "x", "h:1", tables=30), Node("b", "y", "h:2", tables=2)
    >>> opener("x", [full, free]).name, opener("y", [full, free]), opener("x", [full])
    ('b', None, None)
    """
    nodes = tuple(nodes)
    staying, rules = [node for node in nodes if not node.draining], newest(game, nodes)
    fit = [node for node in staying if rules in node.versions] or staying
    least = min(fit, key=lambda node: node.tables, default=None)
    own = next((node for node in fit if node.incarnation == me), None)
    if least is None or least is own:
        return None
    return least if own is None or own.tables - least.tables >= UNEVEN else None
