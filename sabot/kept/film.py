"""The film: what each seat and an onlooker was told, revision by revision. Pure."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from msgspec import UNSET, Raw, Struct, UnsetType, convert
from msgspec.json import Encoder
from msgspec.structs import replace

from sabot.core.game import Action, Event, Game, Millis, Seat
from sabot.core.history import Revision
from sabot.core.log import Act, Entry, Head
from sabot.core.record import Placed
from sabot.core.table import Table
from sabot.core.told import aside, deadline_of, is_hot, is_stimulus, speaks
from sabot.kept.title import FILMED, FORMAT

SAME = Raw(b"0")  # a view equal to the one before it
encode = Encoder().encode


class Frame(Struct, frozen=True):
    """One revision. Views are by seat, an onlooker's last."""

    film: int
    at: Millis
    lent: Millis
    deadline: Millis | None
    hot: bool
    stimulus: bool
    events: tuple[Event, ...]
    views: list[Raw]
    tells: list[bool]  # False: it made no update there
    placed: Placed | UnsetType = UNSET


class Shown(NamedTuple):
    """Where the film stands: the last revision, and its views as they are written."""

    kept: Revision | None
    views: list[bytes]  # by seat, an onlooker's last
    form: int  # of the file


def film(game: Game, head: Head, log: Iterable[Entry], form: int = FORMAT) -> Iterator[Frame]:
    """From the deal to the last entry; raises what the rules raise."""
    table = Table(game, head)
    shown, frame = take(table, None, nothing_shown(head.seats, form))
    yield frame
    for plain in log:
        entry = typed(game, plain)
        table.write(entry)
        shown, frame = take(table, entry, shown)
        yield frame


def typed(game: Game, entry: Entry) -> Entry:
    """Decoded once: the table asks for the action of an act more than once."""
    if not isinstance(entry, Act) or isinstance(entry.action, Action):
        return entry
    return replace(entry, action=convert(entry.action, game.action))


def nothing_shown(seats: int, form: int) -> Shown:
    """Before the deal."""
    return Shown(None, [b""] * (seats + 1), form)


def take(table: Table, entry: Entry | None, before: Shown) -> tuple[Shown, Frame]:
    kept, seats = table.last, seats_of(before)
    views = views_of(table, before)
    fresh = [now != then for now, then in zip(views, before.views, strict=True)]
    moved = before.kept is None or aside(kept) != aside(before.kept)
    frame = Frame(
        table.revision, kept.at, kept.lent, deadline_of(kept), is_hot(kept),
        is_stimulus(table.game, before.kept, kept), kept.events,
        [Raw(view) if new else SAME for view, new in zip(views, fresh, strict=True)],
        [moved or new or speaks(kept, entry, s) for s, new in zip(seats, fresh, strict=True)],
        placed_of(table, entry),
    )  # fmt: skip
    return Shown(kept, views, before.form), frame


def seats_of(shown: Shown) -> tuple[Seat | None, ...]:
    """An onlooker last."""
    return (*range(len(shown.views) - 1), None)


def views_of(table: Table, before: Shown) -> list[bytes]:
    """Rules are pure: a state that stays the same is seen the same."""
    if before.kept is not None and before.kept.state is table.state:
        return before.views
    return [encode(view_of(table, seat, before.form)) for seat in seats_of(before)]


def view_of(table: Table, seat: Seat | None, form: int) -> Any:
    view = table.game.view(table.state, seat)
    return table.game.filmed(view) if form >= FILMED else view


def placed_of(table: Table, entry: Any) -> Placed | UnsetType:
    contested = isinstance(entry, Act) and entry.record
    return Placed(table.tag_of(entry), entry.record) if contested else UNSET
