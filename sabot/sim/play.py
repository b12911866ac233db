"""Plays whole games between bots, on a clock that jumps instead of waiting."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sabot.core.game import Bot, Seat
from sabot.core.history import Revision
from sabot.core.log import Entry, Head, Sat
from sabot.core.mind import Mind
from sabot.core.table import Table
from sabot.registry import GAMES
from sabot.sim.named import NamedBots

Watcher = Callable[[Entry, Revision], None]
Options = Mapping[str, Any]  # by name; the game checks them when it deals
NO_OPTIONS: Options = {}
People = Mapping[Seat, Bot]  # bots that the others take for people
NO_PEOPLE: People = {}


def play(
    id: str,
    seats: int,
    seed: bytes,
    levels: Sequence[str] = ("normal",),
    watcher: Watcher = lambda entry, revision: None,
    options: Options = NO_OPTIONS,
    people: People = NO_PEOPLE,
    named: NamedBots | None = None,
) -> Table:
    """One game from deal to result; seats take the levels in turn, `watcher` sees each entry.

    `named`: bots by name. They may be refused, and may not end the game before its limit.
    """
    game, named = GAMES[id].game, named or NamedBots(GAMES[id].game, ())
    bots: People = {**people, **named.bots}
    table = Table(game, Head(id, game.version, seats, dict(options), seed))
    seated = [bots.get(seat) or of_level(id, levels, seat) for seat in range(seats)]
    minds = [Mind(bot, seat, seed) for seat, bot in enumerate(seated)]
    for seat in people:
        table.write(Sat(0, seat, "", ""))
    for revision in range(table.revision + 1):
        show(table, minds, revision)
    limit = named.limit
    while game.result(table.state) is None and (limit is None or table.at < limit):
        before = table.revision
        for claim, why in table.advance(move(table, minds)):
            if claim.seat is not None:
                named.refuse(claim.seat, why)
        for revision, entry in enumerate(table.entries_since(before), before + 1):
            watcher(entry, table.at_revision(revision))
            show(table, minds, revision)
    return table


def of_level(id: str, levels: Sequence[str], seat: Seat) -> Bot:
    return GAMES[id].bots[levels[seat % len(levels)]]


def show(table: Table, minds: list[Mind], revision: int) -> None:
    kept = table.at_revision(revision)
    for mind in minds:
        view = table.game.view(kept.state, mind.seat)
        mind.watch(view, kept.events)
        mind.think(revision, view, kept.at)


def move(table: Table, minds: list[Mind]) -> int:
    """When the next thing happens; fingers that fall at the same moment are all heard."""
    first = min((mind.plan.at * 1000 for mind in minds if mind.plan), default=None)
    wake = table.wake()
    if first is None or (wake is not None and wake <= first):
        assert wake is not None, f"nobody moves any more: {table.game.id}, {table.revision}"
        return wake
    for mind in minds:
        if mind.plan and mind.plan.at * 1000 == first and (plan := mind.act()):
            table.receive_bot(mind.seat, plan.action, plan.seen, first)
    return first


def recorded(id: str, seats: int, seed: bytes, **rest: Any) -> tuple[Table, list[Entry]]:
    """A game and its whole log, which the table itself does not keep."""
    log: list[Entry] = []
    return play(id, seats, seed, watcher=lambda entry, _: log.append(entry), **rest), log
