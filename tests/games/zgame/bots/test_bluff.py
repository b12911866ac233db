"""A bot that thinks of what the other side can't see keeps its secrets; others go wrong here.

What is left out of a picture was taken before, so both know what may be hidden.
"""

from collections import Counter

import pytest
from msgspec.structs import replace

from sabot.core.game import Cue
from sabot.core.luck import Luck
from sabot.games.zgame import box
from sabot.games.zgame.acts import Move, Reveal
from sabot.games.zgame.bots.sage import Sage
from sabot.games.zgame.bots.secrecy import is_close
from sabot.games.zgame.bots.thinking import MARGIN, Weighed, chance
from sabot.games.zgame.pieces import SET, SIDES, Piece
from sabot.games.zgame.state import SEATS, on_turn, side_of
from tests.games.zgame.bots.test_seer import states
from tests.games.zgame.scene import BLACK, WHITE, game, play, playing
from tests.games.zgame.twins import turned

WITS = box.bots["master"].wits
SECRETIVE, NAIVE = Sage(replace(WITS, secrecy=15)), Sage(replace(WITS, secrecy=0))
SOME = 200  # effort


def choices(picture, bot):
    """Whatever the luck, for what is as good."""
    view = game.view(scene(picture), WHITE)
    memory = bot.watch(None, view, ())
    return {
        bot.think(memory, view, Luck(b"bluff", n), Cue(WHITE, effort=SOME)).action for n in range(2)
    }


def answer(picture, chosen):
    """Of one who plays black and has only that view, to what was chosen."""
    before = scene(picture)
    memory = NAIVE.watch(None, game.view(before, BLACK), ())
    state, events = play(before, WHITE, chosen)
    view = game.view(state, BLACK)
    memory = NAIVE.watch(memory, view, events)
    return NAIVE.think(memory, view, Luck(b"bluff"), Cue(BLACK, effort=SOME)).action


def scene(picture):
    return bare(playing(picture, clock="none"))


def bare(state):
    """All that is not on the board was taken."""
    taken = (Piece(side, symbol) for side in SIDES for symbol in missing(state, side))
    return replace(state, taken=tuple(taken))


def missing(state, side):
    own = [piece.symbol for piece in state.position.board if piece and piece.side == side]
    return (Counter(SET) - Counter(own)).elements()


UNDER_FIRE = """
    . . z . .
    . . . . .
    . o . . x
    o . . . .
    . . P? . .
    . O . . A?
    . . . . Z
"""
NO_WAY_OUT = """
    . z . . .
    . . o . .
    . o . . x
    . . . . .
    . . P? . .
    . . O? O Z
    . . . . .
"""


@pytest.mark.parametrize("picture", [UNDER_FIRE, NO_WAY_OUT])
def test_a_plus_that_nobody_knows_stays_hidden_under_fire(picture):
    """Their cross would be given for a plus, but not for what may be less. Turning it over
    before it is lost only helps them."""
    assert choices(picture, NAIVE) == {Reveal("c3")}
    assert answer(picture, Reveal("c3")) == Move("e5", "c3")
    for chosen in choices(picture, SECRETIVE):
        assert is_kept(chosen, "c3") and answer(picture, chosen) != Move("e5", "c3")


def is_kept(chosen, square):
    """Nothing is turned over, and what stands there stays."""
    return isinstance(chosen, Move) and chosen.origin != square


BAIT = """
    z . . x .
    . . x . .
    a . . . .
    . . . . .
    . . O? . .
    . A . . .
    P? Z . . P?
"""
TOO_TELLING = """
    . . . z x
    . . . . p
    a . . . .
    . . . . .
    . . O? . .
    . A P? P? .
    . . Z . .
"""


@pytest.mark.parametrize(("picture", "plus"), [(BAIT, "e1"), (TOO_TELLING, "d2")])
def test_a_guarded_zero_is_a_bait_as_long_as_it_may_be_a_plus(picture, plus):
    """Their arrow takes it, and is taken. A plus that is turned over tells too much."""
    assert choices(picture, NAIVE) == {Reveal(plus)}
    assert answer(picture, Reveal(plus)) != Move("a5", "c3")
    for chosen in choices(picture, SECRETIVE):
        assert is_kept(chosen, "c3") and answer(picture, chosen) == Move("a5", "c3")


def test_it_knows_what_the_other_side_believes_of_it():
    """The same as if it sat there, ply after ply."""
    state, memories = playing(clock="none"), watched(playing(clock="none"), [None, None], ())
    for n in range(24):
        seat = on_turn(state)
        view, cue = game.view(state, seat), Cue(seat, effort=5)
        chosen = SECRETIVE.think(memories[seat], view, Luck(b"both", n), cue).action
        state, events = play(state, seat, chosen)
        memories = watched(state, memories, events)
        assert [each.theirs for each in memories] == [each.belief for each in memories[::-1]]


def watched(state, memories, events):
    return [SECRETIVE.watch(memories[seat], game.view(state, seat), events) for seat in SEATS]


@pytest.mark.parametrize("best", [-400, 0, 400])
def test_an_act_that_was_not_weighed_exactly_is_not_looked_at_again(best):
    """Such an act may be worth much less than it seems, no matter who is ahead."""
    for short, close in ((MARGIN - 1, True), (MARGIN, False)):
        assert is_close(Weighed(chance(best - short), 1), Weighed(chance(best), 2)) is close


def test_it_thinks_the_same_whatever_the_other_side_hides():
    for state in [each for each in states(1) if each.phase == "play"][::12]:
        seat = on_turn(state)
        thoughts = [
            thought(each, seat) for each in (state, turned(state, side_of(state, 1 - seat)))
        ]
        assert thoughts[0] == thoughts[1]


def thought(state, seat):
    view = game.view(state, seat)
    memory = SECRETIVE.watch(None, view, ())
    return SECRETIVE.think(memory, view, Luck(b"twin"), Cue(seat, effort=30))


def test_hard_thinks_of_no_secrets():
    assert box.bots["hard"].watch(None, game.view(playing(), WHITE), ()).theirs is None
