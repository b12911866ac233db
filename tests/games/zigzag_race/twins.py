"""States that look alike to a seat: face-down cards, all stacks, the supply, courses being built.

Principle 2 (docs/rules.md).
"""

from msgspec.structs import replace

from sabot.games.zigzag_race.acts import (
    CoursesLaid,
    Penalised,
    Suggest,
    Turned,
    Uncovered,
)
from sabot.games.zigzag_race.view import DOWN, HELD

REVEALS = {
    Turned: "ZR-33",
    CoursesLaid: "ZR-12",
    Uncovered: "ZR-42",
    Penalised: "ZR-45",
    Suggest: "ZR-13",
}


def twins(state, seat):
    """Nobody knows a stack, not even their own (ZR-34)."""
    yield replace(state, field=covered(state), supply=state.supply[::-1])
    yield replace(state, players=tuple(restacked(state, s) for s in range(len(state.players))))
    if state.phase == "build":
        others = (otherwise(p) if s != seat else p for s, p in enumerate(state.players))
        yield replace(state, players=tuple(others))
    for other, player in enumerate(state.players):
        if other != seat:
            secret = replace(player, act_from=99, turn_from=99)
            yield with_player(state, other, secret)


def covered(state):
    """Cards that lie face down, or are only being turned, in another order."""
    lifted = {p.grip.place for p in state.players if p.grip and not p.grip.shown}
    hidden = [place for place, mark in enumerate(state.marks) if is_hidden(place, mark, lifted)]
    field = list(state.field)
    for place, other in zip(hidden, reversed(hidden if state.field else ()), strict=False):
        field[place] = state.field[other]
    return tuple(field)


def is_hidden(place, mark, lifted):
    return mark == DOWN or (mark == HELD and place in lifted)


def restacked(state, seat):
    """Other cards, as many; the top one of the runner lies open (ZR-42)."""
    player, run = state.players[seat], state.run
    seen = 1 if run and run.seat == seat and player.stack else 0
    stack = (*player.stack[:seen], *("tiles",) * (len(player.stack) - seen))
    return replace(player, stack=stack)


def otherwise(player):
    """A course nobody else has seen yet."""
    return replace(player, tiles=player.tiles[::-1])


def with_player(state, seat, player):
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))
