"""Before the deal: sitting down, the warm-up bell, bots for the free chairs, and the start."""

from functools import partial
from typing import Any, Protocol

from msgspec.structs import replace

from sabot.core.arbiter import Micros
from sabot.core.game import Illegal, Millis, Seat
from sabot.core.lesson import NONCE
from sabot.core.line import FAIRNESS, Reach
from sabot.core.log import Head, Sat
from sabot.core.table import Table
from sabot.registry import GAMES
from sabot.server.clock import SECOND, Alarms, Clock, today
from sabot.server.table import chairs
from sabot.server.table.chairs import Sitting
from sabot.server.table.player import Player
from sabot.server.wire import Seen, Stage

FILL: Micros = 10 * SECOND  # after all have rung, until bots take the free chairs
RESERVED: Micros = 20 * SECOND  # how long a chair waits for someone who went


class Undealt(Protocol):
    """A table whose chairs can still change."""

    @property
    def sitting(self) -> Sitting: ...
    @property
    def stage(self) -> Stage: ...
    def change(self, sitting: Sitting) -> None: ...
    def begin(self, table: Table) -> None: ...


class Gathering:
    def __init__(self, room: Undealt, clock: Clock) -> None:
        self._room, self._clock, self._alarms = room, clock, Alarms(clock)
        self._fills_at: Micros | None = None

    def expect(self) -> None:
        """People whose chairs are kept (a rematch, a restart) have as long as anyone to come."""
        for player in chairs.people(self._room.sitting).values():
            self.left(player)

    def came(self, player: Player, wish: Seat | None) -> None:
        self._alarms.cancel(player.id)
        self._change(chairs.sit(self._room.sitting, player, wish))

    def left(self, player: str) -> None:
        """A lesson waits for its learner as long as an empty table does."""
        if not self._room.sitting.lesson:
            self._alarms.ring(player, RESERVED, partial(self.rise, player))

    def rise(self, player: str) -> None:
        self._still_open()
        self._change(chairs.rise(self._room.sitting, player))

    def rename(self, player: Player) -> None:
        self._change(chairs.rename(self._room.sitting, player))

    def move(self, seat: Seat, wish: Seat) -> None:
        """To a chair that is free or a bot's, who goes to theirs."""
        self._still_open()
        places = self._room.sitting.places
        if wish >= len(places) or places[wish].player is not None:
            raise Illegal("not-your-seat", {"seat": wish})
        self._change(chairs.swap(self._room.sitting, seat, wish))

    def swap(self, one: Seen, other: Seen) -> None:
        """Those whom the host moves ring again, so nobody plays with a partner they didn't see."""
        self._still_open()
        check_swap(self._room.sitting, one, other)
        sitting = chairs.swap(self._room.sitting, one.seat, other.seat)
        for seat in (one.seat, other.seat):
            if sitting.places[seat].player != sitting.host:
                sitting = chairs.unring(sitting, seat)
        self._change(sitting)

    def remove(self, seat: Seat) -> None:
        self._still_open()
        self._alarms.cancel(self._room.sitting.places[seat].player or "")
        self._change(chairs.remove(self._room.sitting, seat))

    def ready(self, seat: Seat, nonce: str) -> None:
        if self._room.stage == "gathering":
            own = NONCE if self._room.sitting.lesson else nonce
            self._change(chairs.ring(self._room.sitting, seat, own))

    def pick(self, seat: Seat, thing: str | None) -> None:
        """The first to choose a thing has it, until they choose another one or go."""
        self._still_open()
        check_pick(self._room.sitting, seat, thing)
        self._change(chairs.pick(self._room.sitting, seat, thing))

    def fill(self) -> None:
        self._still_open()
        self._change(chairs.fill(self._room.sitting))

    def set_options(self, options: object) -> None:
        self._still_open()
        self._ring_again(replace(self._room.sitting, options=options))

    def set_reach(self, reach: Reach) -> None:
        self._still_open()
        self._ring_again(replace(self._room.sitting, reach=reach))

    def set_level(self, level: str) -> None:
        """Of the bots to come. Nobody rings again for them, as for the terms of a game."""
        self._still_open()
        self._change(replace(self._room.sitting, level=level))

    def fills_in(self) -> Millis | None:
        """Until bots take the free chairs."""
        if self._fills_at is None:
            return None
        return max(0, self._fills_at - self._clock.now()) // 1000

    def stop(self) -> None:
        self._alarms.cancel_all()

    def _still_open(self) -> None:
        if self._room.stage != "gathering" or self._room.sitting.lesson:
            raise Illegal("too-late-to-change")

    def _ring_again(self, sitting: Sitting) -> None:
        """What people rang for has changed."""
        for seat in range(len(sitting.places)):
            sitting = chairs.unring(sitting, seat)
        self._change(sitting)

    def _change(self, sitting: Sitting) -> None:
        if is_complete := chairs.complete(sitting):
            sitting = replace(sitting, began=today())
        self._count_down(sitting)
        self._room.change(sitting)
        if is_complete:
            self._start(sitting)

    def _count_down(self, sitting: Sitting) -> None:
        """Runs while everyone here has rung and a chair is free."""
        if not chairs.all_rang(sitting) or chairs.complete(sitting):
            self._fills_at = None
            self._alarms.cancel("fill")
        elif self._fills_at is None:
            self._fills_at = self._clock.now() + FILL
            self._alarms.ring("fill", FILL, self.fill)

    def _start(self, sitting: Sitting) -> None:
        self.stop()
        self._room.begin(deal(sitting))


def check_swap(sitting: Sitting, one: Seen, other: Seen) -> None:
    """Refused if anybody else sits there now than the host saw."""
    if one.seat == other.seat:
        raise Illegal("same-seat", {"seat": one.seat})
    for seen in (one, other):
        check_seen(sitting, seen)


def check_seen(sitting: Sitting, seen: Seen) -> None:
    if seen.seat >= len(sitting.places):
        raise Illegal("no-such-seat", {"seat": seen.seat})
    if sitting.places[seen.seat].name != seen.name:
        raise Illegal("seat-changed", {"seat": seen.seat})


def check_pick(sitting: Sitting, seat: Seat, thing: str | None) -> None:
    picks = GAMES[sitting.game].game.picks
    if picks is None or (thing is not None and thing not in picks.things):
        raise Illegal("nothing-to-pick", {"things": list(picks.things) if picks else []})
    others = [place.pick for other, place in enumerate(sitting.places) if other != seat]
    if thing is not None and thing in others:
        raise Illegal("already-picked", {"thing": thing, "seat": sitting_with(sitting, thing)})


def sitting_with(sitting: Sitting, thing: str) -> Seat:
    return [place.pick for place in sitting.places].index(thing)


def with_picks(sitting: Sitting) -> Any:
    """The options of the game, and among them what each seat chose."""
    picks = GAMES[sitting.game].game.picks
    if picks is None:
        return sitting.options
    return {**sitting.options, picks.option: [place.pick for place in sitting.places]}


def deal(sitting: Sitting) -> Table:
    """The table as it begins, with a log that says who sat down."""
    game = GAMES[sitting.game].game
    seats, seed = len(sitting.places), chairs.seed(sitting)
    fairness, handed = FAIRNESS[sitting.reach], chairs.handed(sitting)
    head = Head(game.id, game.version, seats, with_picks(sitting), seed, fairness, handed)
    table = Table(game, head)
    for seat, place in enumerate(sitting.places):
        table.write(Sat(0, seat, place.name or "", place.animal or "", place.level))
    return table
