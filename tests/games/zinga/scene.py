"""Sets up a moment of a game of ZINGA in a few words. Seat k has sheet k, as in ZG-3."""

import pytest
from msgspec.structs import replace

from sabot.core.game import Illegal
from sabot.core.luck import Luck
from sabot.games.zinga.acts import Call, Options, Ring
from sabot.games.zinga.rules import Zinga
from sabot.games.zinga.sheets import BIT, SHEETS
from sabot.games.zinga.state import Player, State

game, luck = Zinga(), Luck(b"unused")

# ZG-22. Active seat 0 finds R4 O3 B2 R3 O2 G6 on sheet 1, passive R4 O3 B2;
# passive seat 1 finds O3 R4 on sheet 2, passive seat 2 finds R4 Y4 on sheet 3.
DICE = (1, 3, 2, 3, 6, 1)
DICE_BLUE_9 = (4, 1, 1, 1, 1, 5)  # B9 for everybody
PAUSE = 3_000


def pause(seats=3, **changes):
    """The pause before seat 0 rolls, from table time 0 on."""
    options = changes.pop("options", Options())
    return State(options, tuple(Player(seat % 4) for seat in range(seats)), active=0, **changes)


def rolled(seats=3, dice=DICE, **changes):
    """Seat 0 rolled; the dice were seen at 10 s."""
    return replace(pause(seats), phase="rolled", opened=10_000, now=10_000, dice=dice, **changes)


def player(state, seat, ticked="", **changes):
    """The state with these marks on a player's sheet."""
    sheet = state.players[seat].sheet
    ticks = sum(BIT[sheet][cell] for cell in ticked.split())
    fresh = replace(state.players[seat], ticked=ticks, **changes)
    return replace(state, players=(*state.players[:seat], fresh, *state.players[seat + 1 :]))


def everyone(state, **changes):
    for seat in range(len(state.players)):
        state = player(state, seat, **changes)
    return state


def ticked(state, seat):
    return set(game.view(state, seat).sheets[seat].ticked)


def play(state, seat, action, after=500):
    return game.play(state, seat, action, state.now + after, luck)


def wait(state):
    """Nobody does anything until the table moves by itself."""
    return game.tick(state, game.wake(state).at, Luck(b"luck", state.now))


def ring_and_call(state, seat, cell):
    state, _ = play(state, seat, Ring())
    state, _ = play(state, seat, Call(cell))
    return state


def settle(state, seat, cell):
    """Ring, call, and wait for what comes of it."""
    return wait(ring_and_call(state, seat, cell))


def refusal(state, seat, action, after=500):
    with pytest.raises(Illegal) as refused:
        play(state, seat, action, after)
    return refused.value.code, refused.value.clause


def all_cells(seat):
    return " ".join(SHEETS[seat % 4])
