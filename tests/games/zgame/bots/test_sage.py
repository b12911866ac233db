"""Hard and master think of what may be hidden; other bots go wrong in most scenes."""

import pickle

import pytest
from msgspec.structs import replace

from sabot.core.game import Cue
from sabot.core.luck import Luck
from sabot.games.zgame import box
from sabot.games.zgame.acts import Accept, AskTakeback, Decline, Move, Ready, Reveal, Swap
from sabot.games.zgame.bots.thinking import Scene, grid_of
from sabot.games.zgame.pieces import Piece
from sabot.games.zgame.state import on_turn, side_of
from tests.games.zgame.bots.test_seer import PREY, can_take_z, states
from tests.games.zgame.scene import BLACK, WHITE, arranging, game, play, playing, turns
from tests.games.zgame.twins import turned

HARD, MASTER = box.bots["hard"], box.bots["master"]
SOME = 30  # effort
FOR_WHITE = Cue(WHITE, effort=SOME)


def thought(state, seat=WHITE, bot=MASTER, n=0, effort=SOME):
    view = game.view(state, seat)
    return bot.think(bot.watch(None, view, ()), view, Luck(b"sage", n), Cue(seat, effort=effort))


def action(state, seat=WHITE, bot=MASTER, n=0, effort=SOME):
    return thought(state, seat, bot, n, effort).action


def without(state, side, *symbols):
    """These pieces of this side were taken before."""
    return replace(state, taken=tuple(Piece(side, symbol) for symbol in symbols))


@pytest.mark.parametrize("level", ["hard", "master"])
def test_it_takes_a_z_whenever_it_can(level):
    for n in range(5):
        assert action(playing(PREY), bot=box.bots[level], n=n) == Move("c3", "c7")


def test_in_other_games_too():
    seen = 0
    for number in range(4):
        for state in states(number):
            if prey := can_take_z(state):
                assert action(state, on_turn(state)).target == prey
                seen += 1
    assert seen


@pytest.mark.parametrize("level", ["hard", "master"])
def test_it_knows_only_its_view(level):
    """The same thought, whatever the other side hides."""
    bot = box.bots[level]
    for state in list(states(1))[::12]:
        if state.phase == "play":
            seat = on_turn(state)
            twin = turned(state, side_of(state, 1 - seat))
            assert thought(state, seat, bot) == thought(twin, seat, bot)


def test_it_can_think_in_another_process_and_thinks_the_same_there():
    view = game.view(playing(), WHITE)
    question = (MASTER, MASTER.watch(None, view, ()), view)
    here, there = (ask(*each) for each in (question, pickle.loads(pickle.dumps(question))))
    assert MASTER.deep and pickle.loads(pickle.dumps(here)) == there


def ask(bot, memory, view):
    return bot.think(memory, view, Luck(b"there"), FOR_WHITE)


GUARDED = """
    . . z . .
    . . p? . .
    . . . x? .
    . . . . .
    . . . A .
    O . . . .
    . . Z . P
"""
REST = ("zero", "zero", "arrow", "cross", "cross", "plus", "plus")


def test_a_guarded_piece_is_taken_if_it_must_be_a_plus_and_left_alone_if_it_may_be_a_zero():
    """By what was taken before, both hidden ones are pluses, or both are zeros."""
    pluses, zeros = REST[:-2], REST[2:]
    take = Move("d3", "d5")
    assert action(without(playing(GUARDED), "black", *pluses)) == take
    assert action(without(playing(GUARDED), "black", *zeros)) != take


LONE = """
    . . . . .
    . . z . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    P . Z . .
"""


def test_zz_24_it_finishes_a_won_game_long_before_sixty_quiet_plies():
    state, seats = playing(LONE, clock="none"), (WHITE, BLACK)
    memories = {seat: MASTER.watch(None, game.view(state, seat), ()) for seat in seats}
    for n in range(50):
        seat = on_turn(state)
        view = game.view(state, seat)
        chosen = MASTER.think(memories[seat], view, Luck(b"won", n), Cue(seat, effort=SOME)).action
        state, events = play(state, seat, chosen)
        for each in seats:
            memories[each] = MASTER.watch(memories[each], game.view(state, each), events)
        if state.phase == "over":
            break
    assert (state.ending, state.winner) == ("z-taken", WHITE)


def test_zz_17_it_turns_over_nothing_that_is_poor():
    for n in range(4):
        chosen = action(playing(), n=n)
        assert not isinstance(chosen, Reveal) or at(chosen.square) in ("cross", "plus")


def at(square):
    pieces = game.view(playing(), WHITE).pieces
    return next(piece.symbol for piece in pieces if piece.square == square)


def test_zz_20_it_arranges_its_pieces_by_the_book_and_is_soon_done():
    assert len({arranged(deal=n, lot=n) for n in range(8)}) >= 4


def test_zz_20_its_arrangement_is_independent_of_the_deal():
    assert len({arranged(deal=n, lot=5) for n in range(8)}) == 1


def arranged(deal, lot):
    """How its pieces stand when it is ready."""
    state, swaps = replace(game.deal(2, arranging().options, Luck(b"deal", deal)), white=WHITE), 0
    while (chosen := arrange(state, lot)) != Ready():
        assert isinstance(chosen, Swap)
        state, swaps = play(state, WHITE, chosen).state, swaps + 1
    assert swaps <= 6
    return state.position.board[:10]


def arrange(state, lot):
    view = game.view(state, WHITE)
    return MASTER.think(MASTER.watch(None, view, ()), view, Luck(b"n"), Cue(WHITE, lot=lot)).action


def test_a_short_clock_makes_it_think_less():
    view = game.view(playing(clock="1+1"), WHITE)
    short = replace(view, players=(replace(view.players[0], left=2_500), view.players[1]))
    assert MASTER.nodes(view, view.mine, 1_000) == MASTER.wits.nodes
    assert MASTER.nodes(short, view.mine, 1_000) == MASTER.wits.nodes // 4
    assert MASTER.nodes(view, view.mine, 60) == MASTER.wits.nodes * 6 // 100


def test_master_takes_no_draw_as_long_as_it_doesnt_stand_worse():
    view = replace(game.view(playing(), WHITE), quiet=40, draw_offer=BLACK)
    said = {bot: bot.think(bot.watch(None, view, ()), view, Luck(b"draw"), FOR_WHITE).action
            for bot in (HARD, MASTER)}  # fmt: skip
    assert said == {HARD: Accept("draw"), MASTER: Decline("draw")}


THREAT = """
    z . . . p
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . X . . Z
"""


def test_hard_overlooks_a_runner_now_and_then_and_master_never():
    view = game.view(playing(THREAT), WHITE)
    plus = next(piece for piece in view.pieces if piece.square == "e7")
    missed = {bot: sum(bot.notice(plus, "white", Luck(b"far", n)).symbol is None
                       for n in range(2_000)) for bot in (HARD, MASTER)}  # fmt: skip
    assert 0 < missed[HARD] < 60 and missed[MASTER] == 0
    assert HARD.notice(plus, "black", Luck(b"own")) == plus


def test_zz_24_it_remembers_where_the_pieces_stood():
    """Grids of what it saw know the same positions as the rules do."""
    state = turns(playing(LONE, clock="none"), "Zc1-b1 Zc6-b6 Zb1-c1 Zb6-c6")
    boards = [playing(LONE)]
    for ply in ("Zc1-b1", "Zc6-b6", "Zb1-c1"):
        boards.append(turns(boards[-1], ply))
    been = tuple(game.view(each, WHITE).pieces for each in boards)
    view = game.view(state, WHITE)
    scene = Scene("5x7", "white", view.pieces, MASTER.watch(None, view, ()).belief, been)
    grid = grid_of(scene)
    assert next(iter(grid.keys)) == grid.key and grid.quiet == 4


def test_zz_25_a_takeback_takes_back_what_it_remembers():
    state = playing(LONE, clock="none")
    memory = before = MASTER.watch(None, game.view(state, WHITE), ())
    asked = [(WHITE, Move("c1", "b1")), (BLACK, Move("c6", "b6"))]
    for seat, each in [*asked, (WHITE, AskTakeback()), (BLACK, Accept("takeback"))]:
        state, events = play(state, seat, each)
        memory = MASTER.watch(memory, game.view(state, WHITE), events)
    assert (memory.been, memory.belief.board) == (before.been, before.belief.board)
