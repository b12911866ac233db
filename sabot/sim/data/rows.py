"""What is written down of a simulated game: one row for it, and one for each decision in it."""

from typing import Any

from msgspec import Struct
from msgspec.json import encode
from msgspec.structs import replace

from sabot.core.arbiter import KEPT
from sabot.core.game import Event, Late, Millis, Seat, choices_at
from sabot.core.history import Revision
from sabot.core.log import Act, Entry, Head, dealt
from sabot.core.table import Table
from sabot.core.told import places_of
from sabot.registry import GAMES
from sabot.sim.named import NamedBots
from sabot.sim.play import play
from sabot.sim.simulate import Tally, seated, seed_of


class Wish(Struct, frozen=True):
    """Which games. With one Sabot, and one file of a bot by name, it gives the same rows on any
    machine."""

    game: str
    version: int  # of its rules
    seats: int
    levels: tuple[str, ...]  # by team
    seed: str
    options: dict[str, Any]
    decisions: bool = False  # rows of decisions, too


class GameRow(Struct, frozen=True):
    """One game."""

    number: int
    seed: str  # hexadecimal
    levels: tuple[str, ...]  # by seat
    places: tuple[tuple[Seat, ...], ...]  # first place first; none: a bot by name didn't end it
    lasted: Millis
    actions: int
    events: dict[str, int]  # by tag
    counts: dict[str, int]  # what the game itself finds worth counting
    faults: dict[str, int]  # of bots by name; ours make none


class DecisionRow(Struct, frozen=True):
    """One act that was accepted or came too late."""

    game: int  # its number
    seat: Seat
    level: str
    at: Millis
    stimulus: tuple[str, ...]  # the events of the revision it answers, by tag
    options: tuple[str, ...]  # kinds of acts open to its seat then, as far as it had seen
    choice: str  # the kind of act
    action: str  # the whole of it, as JSON
    reaction: Millis  # since that revision was on the screen
    outcome: tuple[str, ...]  # the events it led to, by tag
    error: str | None = None  # `late`, or the event that said what was wrong


class Rows(Struct, frozen=True):
    games: list[GameRow]
    decisions: list[DecisionRow]


def rows_of(wish: Wish, numbers: range) -> Rows:
    """A part of the games, by number."""
    rows = Rows([], [])
    for number in numbers:
        add_game(rows, wish, number)
    return rows


def add_game(rows: Rows, wish: Wish, number: int) -> None:
    box, seed = GAMES[wish.game], seed_of(wish.seed, number)
    levels = tuple(seated(wish.levels, box.game.teams(wish.seats), number))
    tally, decisions = Tally(box.counts), Decisions(wish, number, levels)
    named = NamedBots(box.game, levels)

    def watch(entry: Entry, after: Revision) -> None:
        tally(entry, after)
        named.watch(after)
        if wish.decisions:
            decisions.watch(entry, after)

    table = play(wish.game, wish.seats, seed, levels, watch, wish.options, named=named)
    rows.games.append(game_row(table, number, levels, tally, dict(named.faults or {})))
    rows.decisions.extend(decisions.rows)


def game_row(
    table: Table, number: int, levels: tuple[str, ...], tally: Tally, faults: dict[str, int]
) -> GameRow:
    places = places_of(table.game.result(table.state)) or ()
    actions, events, counts = tally.seen()
    seed, kinds, counted = table.head.seed.hex(), dict(events), dict(counts)
    return GameRow(number, seed, levels, places, table.at, actions, kinds, counted, faults)


class Decisions:
    """Watches a game; keeps the revisions that an act may answer."""

    def __init__(self, wish: Wish, number: int, levels: tuple[str, ...]) -> None:
        self.rows: list[DecisionRow] = []
        self._box, self._number, self._levels = GAMES[wish.game], number, levels
        self._seen = {0: Revision(dealt(self._box.game, head_of(wish, number)), (), None)}
        self._last: dict[Seat, int] = {}  # by seat, the index of its last row

    def watch(self, entry: Entry, after: Revision) -> None:
        revision = max(self._seen) + 1
        if isinstance(entry, Act) and (stood := self._seen.get(entry.seen)):
            self._last[entry.seat] = len(self.rows)
            self.rows.append(self._row(entry, stood, after))
        self._blame(after.events)
        self._seen[revision] = after
        self._seen.pop(revision - KEPT, None)

    def _row(self, act: Act, stood: Revision, after: Revision) -> DecisionRow:
        choices = choices_at(self._box.game, stood.state, act.seat, act.at)
        return DecisionRow(
            self._number,
            act.seat,
            self._levels[act.seat],
            act.at,
            tags(stood.events),
            tuple(sorted({tag_of(choice) for choice in choices})),
            tag_of(act.action),
            encode(act.action).decode(),
            act.at - stood.at,
            tags(after.events),
        )

    def _blame(self, events: tuple[Event, ...]) -> None:
        """A mistake may come to light later, by the clock; it is that of the seat's last act."""
        for event in events:
            index = self._last.get(getattr(event, "seat", -1))
            if index is not None and (isinstance(event, Late) or self._box.is_error(event)):
                self.rows[index] = replace(self.rows[index], error=tag_of(event))


def head_of(wish: Wish, number: int) -> Head:
    seed = seed_of(wish.seed, number)
    return Head(wish.game, wish.version, wish.seats, wish.options, seed)


def tags(events: tuple[Event, ...]) -> tuple[str, ...]:
    return tuple(map(tag_of, events))


def tag_of(struct: Struct) -> str:
    """
    >>> tag_of(Late(0, "ring"))
    'late'
    """
    return str(struct.__struct_config__.tag)
