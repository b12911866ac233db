"""A real table on the jumping clock, some of whose seats are played from outside.

A seat from outside perceives a revision some time after it was made, and its finger falls some
time after it decided (`Delays`). Table, arbiter and bots run between the two as they always do.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct, convert

from sabot.core.game import (
    Action,
    Event,
    Illegal,
    Late,
    Millis,
    Result,
    Seat,
    choices_at,
    is_action,
)
from sabot.core.log import Entry, Head
from sabot.core.mind import Mind
from sabot.core.table import Table
from sabot.core.told import speaks
from sabot.lab.agent_seat import AgentSeat, Delays, Shown
from sabot.patience import BUSY, LATE, MALFORMED
from sabot.registry import GAMES

NO_OPTIONS: Mapping[str, Any] = {}


class Observation(NamedTuple):
    """What one seat knows at one moment, by the table's clock."""

    seat: Seat
    at: Millis  # now
    made: Millis  # when the view was made
    view: Struct
    events: tuple[Event, ...]  # since its last observation
    refused: tuple[Illegal, ...]  # of its own acts, since then
    choices: tuple[Action, ...]  # what the rules accept or punish, as far as it knows
    busy: bool  # a finger is on its way


class Timed:
    """`outside`: the seats played from outside; bots of these levels, in turn, have the others."""

    def __init__(
        self,
        id: str,
        seats: int,
        seed: bytes,
        outside: Mapping[Seat, Delays],
        levels: Sequence[str] = ("normal",),
        options: Mapping[str, Any] = NO_OPTIONS,
    ) -> None:
        check_table(id, seats, outside, levels, options)
        game, bots = GAMES[id].game, GAMES[id].bots
        self.now: Millis = 0
        self.log: list[Entry] = []
        self.table = Table(game, Head(id, game.version, seats, dict(options), seed))
        self.agents = {
            seat: AgentSeat(delays, self._shown(0, seat)) for seat, delays in outside.items()
        }
        free = [seat for seat in range(seats) if seat not in outside]
        self._minds = [Mind(bots[levels[seat % len(levels)]], seat, seed) for seat in free]
        self._show(0)

    @property
    def result(self) -> Result | None:
        return self.table.game.result(self.table.state)

    def observe(self, seat: Seat) -> Observation:
        """Events and refusals are told once."""
        agent, game = self.agents[seat], self.table.game
        (_, kept, view), told = agent.seen, agent.told()
        choices, busy = choices_at(game, kept.state, seat, self.now), agent.is_busy(self.now)
        return Observation(seat, self.now, kept.at, view, *told, choices, busy)

    def act(self, seat: Seat, action: Action, at: Millis | None = None) -> None:
        """Decide on this act, now or at a later moment; another decision may replace it before."""
        agent, game = self.agents[seat], self.table.game
        self.wait(seat)  # instead of what it decided on before
        if agent.is_busy(self.now):
            agent.faults[BUSY] += 1
        elif not is_action(game, action):
            agent.faults[MALFORMED] += 1
        else:
            agent.aim(action, max(self.now, self.now if at is None else at))

    def wait(self, seat: Seat, until: Millis | None = None) -> None:
        """Decide on nothing, until something happens or until then."""
        agent = self.agents[seat]
        agent.finger = agent.finger if agent.is_busy(self.now) else None
        agent.alarm = until if until is not None and until > self.now else None

    def run(self, until: Millis) -> frozenset[Seat]:
        """Go on to that moment, or to the first at which a seat has something to think about."""
        while self.result is None:
            moment, happens = self._next()
            if moment is None or moment > until * 1000:
                break
            self.now = max(self.now, moment // 1000)
            if not happens:
                return self._perceive()
            self._advance(moment)
        self.now = until if self.result is None else self.now
        return self._perceive()

    def _next(self) -> tuple[int | None, bool]:
        """When the next thing happens, in µs, and whether it does at the table or in a mind.

        At one moment the table comes first, then fingers, which are all heard, then eyes.
        """
        looks = (at for agent in self.agents.values() if (at := agent.next_look()) is not None)
        look = min((at * 1000 for at in looks), default=None)
        falls = min((at * 1000 for at in self._falls()), default=None)
        moments = [at for at in (self.table.wake(), falls) if at is not None]
        first = min(moments, default=None)
        if first is None or (look is not None and look < first):
            return look, False
        return first, True

    def _falls(self) -> list[Millis]:
        plans = [mind.plan.at for mind in self._minds if mind.plan]
        return plans + [agent.finger.falls for agent in self.agents.values() if agent.finger]

    def _advance(self, moment: int) -> None:
        before, wake = self.table.revision, self.table.wake()
        if wake is None or wake > moment:
            self._hear(moment)
        for claim, why in self.table.advance(moment):
            if claim.seat in self.agents:
                self.agents[claim.seat].refuse(why, self.now)
        for revision, entry in enumerate(self.table.entries_since(before), before + 1):
            self.log.append(entry)
            self._show(revision)
            self._send(revision, entry)

    def _hear(self, moment: int) -> None:
        for mind in self._minds:
            if mind.plan and mind.plan.at * 1000 == moment and (plan := mind.act()):
                self.table.receive_bot(mind.seat, plan.action, plan.seen, moment)
        for seat, agent in self.agents.items():
            if finger := agent.press(moment // 1000):
                self.table.receive_bot(seat, finger.action, finger.seen, moment)

    def _show(self, revision: int) -> None:
        for mind in self._minds:
            _, kept, view = self._shown(revision, mind.seat)
            mind.watch(view, kept.events)
            mind.think(revision, view, kept.at)

    def _send(self, revision: int, entry: Entry) -> None:
        for seat, agent in self.agents.items():
            shown = self._shown(revision, seat)
            if any(isinstance(event, Late) and event.seat == seat for event in shown.kept.events):
                agent.faults[LATE] += 1
            if is_noticed(shown, agent.sent, entry, seat):
                agent.send(shown)

    def _shown(self, revision: int, seat: Seat) -> Shown:
        return shown_at(self.table, revision, seat)

    def _perceive(self) -> frozenset[Seat]:
        """At the end everybody sees it at once."""
        now = self.now if self.result is None else self.now + 2**40
        return frozenset([seat for seat, agent in self.agents.items() if agent.look(now)])


def shown_at(table: Table, revision: int, seat: Seat) -> Shown:
    kept = table.at_revision(revision)
    return Shown(revision, kept, table.game.view(kept.state, seat))


def is_noticed(shown: Shown, before: Shown, entry: Entry, seat: Seat) -> bool:
    """As on the server: a seat must not even notice a revision that shows it nothing."""
    return speaks(shown.kept, entry, seat) or shown.view != before.view


def check_table(
    id: str,
    seats: int,
    outside: Mapping[Seat, Delays],
    levels: Sequence[str],
    options: Mapping[str, Any],
) -> None:
    """Raise `ValueError` with what can't be played so."""
    check_among("game", [id], GAMES)
    game, bots = GAMES[id].game, GAMES[id].bots
    check_among(f"number of seats in {id}", [seats], sorted(game.seats))
    check_among("seat", outside, range(seats))
    check_among("level", levels or [""], bots)
    if bad := [delays for delays in outside.values() if min(delays) < 0]:
        raise ValueError(f"time goes forward only: {bad[0]}")
    convert(dict(options), game.options)


def check_among(what: str, given: Iterable[Any], there: Collection[Any]) -> None:
    """
    >>> check_among("level", ["easy", "nasty"], ["easy", "hard"])
    Traceback (most recent call last):
    ValueError: no such level: 'nasty'; there are: easy, hard
    """
    if bad := [each for each in given if each not in there]:
        raise ValueError(f"no such {what}: {bad[0]!r}; there are: {', '.join(map(str, there))}")
