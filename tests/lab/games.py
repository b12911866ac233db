"""Whole games of bots, revision by revision, as the tests of arrays look at them."""

from functools import cache
from importlib.util import find_spec

from sabot import lab
from sabot.core.game import choices_at
from sabot.core.table import Table
from sabot.lab.timed import Observation
from sabot.registry import GAMES
from sabot.sim.play import recorded
from sabot.sim.simulate import seed_of

# A game that bounds nothing yet has arrays all the same; they are only rough.
BOUNDED = [id for id in GAMES if find_spec(f"{lab.__name__}.{id}")]
SITTINGS = [
    (id, seats)
    for id in BOUNDED
    for seats in sorted({min(GAMES[id].game.seats), max(GAMES[id].game.seats)})
]


@cache
def recorded_game(id, seats):
    return recorded(id, seats, seed_of("arrays", seats))


@cache
def revisions(id, seats):
    """Of a game, from the deal on."""
    table, log = recorded_game(id, seats)
    again = Table(table.game, table.head)
    kept = [again.last]
    for entry in log:
        again.write(entry)
        kept.append(again.last)
    return kept


def observed(game, state, seat, made, at):
    """By a seat with nothing on its way."""
    choices = choices_at(game, state, seat, at)
    return Observation(seat, at, made, game.view(state, seat), (), (), choices, False)
