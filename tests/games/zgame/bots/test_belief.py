"""What a seat believes of hidden pieces (ZZ-30): all that fits, and what behaviour tells of it."""

from collections import Counter
from math import isclose
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.core.game import Bot
from sabot.core.luck import Luck
from sabot.core.mind import Mind, recall
from sabot.core.table import Table
from sabot.games.zgame.acts import Accept, AskTakeback, Options, TookBack
from sabot.games.zgame.bots.belief import WHIM, chances, sample, watch, worlds
from sabot.games.zgame.bots.tells import scene_of, turn, walks
from sabot.games.zgame.pieces import SET
from sabot.games.zgame.reading import read
from sabot.games.zgame.score import write
from sabot.games.zgame.state import on_turn, side_of
from sabot.sim.zgame.belief import signs
from sabot.sim.zgame.eager import Choice, fitted
from sabot.sim.zgame.insight import insight, states
from tests.games.zgame.recordings import recorded_games
from tests.games.zgame.scene import BLACK, WHITE, act, board, game, play, playing
from tests.games.zgame.test_laws import pick
from tests.games.zgame.twins import turned

SIZES = given(
    seed=st.integers(0, 2**32),
    options=st.builds(Options, size=st.sampled_from(["5x6", "5x7", "7x7"])),
)


def followed(seed, options, longest=120):
    """A random game, with takebacks and all, and what both seats believe of it."""
    random, luck = Random(seed), Luck(b"belief", seed)
    state, events, beliefs = game.deal(2, options, luck), (), [None, None]
    for _ in range(longest):
        beliefs = [watch(beliefs[s], game.view(state, s), events) for s in (WHITE, BLACK)]
        yield state, beliefs
        if game.wake(state) is None:
            return
        state, events = game.play(state, *pick(random, state, wild=0.2), state.now, luck)


def after(state, plies, seat=WHITE):
    belief = watch(None, game.view(state, seat), ())
    for ply in plies.split():
        state, events = play(state, on_turn(state), act(ply))
        belief = watch(belief, game.view(state, seat), events)
    return belief


def truth(state, belief):
    symbols = dict(zip(state.position.shape.squares, state.position.board, strict=True))
    return {square: symbols[square].symbol for square in belief.squares}


def hidden_from(state, seat):
    """What an umpire would say."""
    cells = zip(state.position.shape.squares, state.position.board, strict=True)
    side = side_of(state, 1 - seat)
    return {square: cell.symbol for square, cell in cells if cell and (side, True) == cell[::2]}


@settings(max_examples=15, deadline=None)
@SIZES
def test_the_truth_is_always_believed_possible_zz_30(seed, options):
    for state, beliefs in followed(seed, options):
        for seat, belief in enumerate(beliefs):
            found = worlds(belief)
            assert truth(state, belief) == hidden_from(state, seat)
            assert next(weight for weight, world in found if world == truth(state, belief)) > 0
            assert isclose(sum(weight for weight, _ in found), 1)


@settings(max_examples=10, deadline=None)
@SIZES
def test_a_revealed_or_taken_piece_is_never_counted_twice_zz_1(seed, options):
    for state, beliefs in followed(seed, options):
        for seat, belief in enumerate(beliefs):
            unseen = sorted(hidden_from(state, seat).values())
            for _, world in worlds(belief):
                assert sorted(world.values()) == unseen
            assert len(worlds(belief)) == len({tuple(world.items()) for _, world in worlds(belief)})


@settings(max_examples=10, deadline=None)
@SIZES
def test_nothing_that_can_not_be_seen_changes_a_belief_zz_30(seed, options):
    for state, _ in followed(seed, options, longest=30):
        if state.phase != "over":
            twin = turned(state, side_of(state, BLACK))
            views = [game.view(each, WHITE) for each in (state, twin)]
            assert watch(None, views[0], ()) == watch(None, views[1], ())


class Believer(Bot):
    def watch(self, memory, view, events):
        return watch(memory, view, events)

    def think(self, memory, view, luck, cue):
        return None


def test_a_belief_is_the_same_when_it_is_rebuilt_from_the_log():
    table, log = recorded_games(1)[0]
    again, live = Table(game, table.head), Mind(Believer(), WHITE, b"")
    live.watch(game.view(again.state, WHITE), ())
    for length, entry in enumerate(log):
        if length % 25 == 0:
            assert recall(game, table.head, log[:length], Believer(), WHITE)._memory == live._memory
        again.write(entry)
        live.watch(game.view(again.state, WHITE), again.last.events)


def test_before_the_first_ply_630_arrangements_fit_zz_1():
    belief = after(playing(), "")
    assert len(worlds(belief)) == 630
    assert sorted(belief.left) == sorted(SET)


def test_a_takeback_takes_back_what_was_believed_zz_25():
    begun = playing()
    state, events = play(begun, WHITE, act("b2-b3"))
    before = watch(after(begun, ""), game.view(state, WHITE), events)
    state, events = play(state, BLACK, act("c6-c5"))
    belief = watch(before, game.view(state, WHITE), events)
    assert belief.weights != before.weights
    state, _ = play(state, BLACK, AskTakeback())
    state, events = play(state, WHITE, Accept("takeback"))
    assert events[0] == TookBack(BLACK, 1)
    assert watch(belief, game.view(state, WHITE), events) == before


FACING = """
    x? o? z  p? o?
    .  p? .  x? .
    .  .  .  .  a?
    .  .  .  .  .
    .  .  P  .  .
    .  P? .  X? .
    X? O? Z  A? O?
"""
ASIDE = FACING.replace("P  .  .", ".  P  .")


def test_a_player_who_could_take_a_plus_with_a_hidden_cross_seems_to_have_none_there_zz_13():
    facing, aside = (after(playing(each, "black"), "a7-a6 a1-a2 a6-a5") for each in (FACING, ASIDE))
    assert chances(facing, "e5")["cross"] < chances(aside, "e5")["cross"]


def test_a_player_hardly_steps_into_danger_with_a_plus_zz_14():
    danger, safety = (after(playing(FACING, "black"), ply) for ply in ("b6-c5", "b6-b5"))
    assert chances(danger, "c5")["plus"] < 0.8 * chances(safety, "b5")["plus"]


def test_no_bluff_makes_anything_impossible():
    """Whatever is done however often, there is a least weight."""
    belief = after(playing(), "b2-b3 b6-b5 b3-b4 d6-d5 d2-d3 b7-b6 d3-d4 d7-d6")
    assert min(weight for weight, _ in worlds(belief)) >= WHIM / 630


def test_a_player_whose_pieces_are_not_what_they_seemed_is_trusted_less():
    """Few turn over a zero that can take nothing; many a plus that stands on a wing."""
    state = playing(FACING.replace("z  p? o?", "z  o? p?"))
    before = after(state, "b2-b3")
    found = {ply: after(state, f"b2-b3 {ply}").trust for ply in ("!b7", "!e7")}
    assert found["!b7"] < before.trust < found["!e7"]


def test_chances_are_those_of_the_worlds():
    belief = after(playing(), "b2-b3 c6-c5 !d2 !b6")
    for square in belief.squares:
        for symbol, chance in chances(belief, square).items():
            fits = (weight for weight, world in worlds(belief) if world[square] == symbol)
            assert chance == pytest.approx(sum(fits))


def test_a_sample_is_spread_as_the_weights_are():
    belief = after(playing(), "b2-b3 !b6 b3-b4 !c6 c2-c3 !d6 d2-d3 !d7")
    drawn = Counter(tuple(world.items()) for world in sample(belief, 500, Luck(b"sample")))
    for weight, world in worlds(belief):
        assert abs(drawn[tuple(world.items())] - 500 * weight) <= 1
    assert drawn.total() == 500


def test_a_revealed_piece_that_moves_tells_of_those_that_stay():
    belief = after(playing(), "b2-b3 !b6 b3-b4 b6-b5")
    assert set(belief.squares).isdisjoint({"b6", "b5"})
    assert isclose(sum(belief.weights), 1)


def test_every_sign_that_a_ply_can_have_is_in_the_table():
    listed = set(signs())
    for table, _ in recorded_games(4):
        for state, _ in states(read(write(table.state))):
            here = state.position
            scene = scene_of(here.size, here.board, here.turn)
            for place, piece in enumerate(here.board):
                if piece and piece.side == here.turn:
                    assert listed.issuperset(sign for _, sign in walks(scene, place))
                    assert not piece.hidden or turn(scene, place, piece.symbol) in listed


def test_a_sign_says_what_a_ply_takes_and_risks():
    scene, place = scene_of("5x7", board(FACING), "black"), playing().position.shape.places
    assert turn(scene, place["e5"], "cross") == "!3s"
    assert turn(scene, place["e5"], "plus") == "!2s"
    assert turn(scene, place["e5"], "zero") == "!0s"
    assert dict(walks(scene, place["e5"]))[place["e4"]] == "2-0ss"
    assert dict(walks(scene, place["b6"]))[place["c5"]] == "1-0sr"


def test_a_sign_chosen_three_times_as_often_is_three_times_as_eager():
    one, other = ("plus", "!0s"), ("zero", "!0s")
    among = Counter({one: 1, other: 1})
    found = fitted([Choice(one, among)] * 3_000 + [Choice(other, among)] * 1_000, {})
    assert found[one] / found[other] == pytest.approx(3, rel=0.02)


def test_behaviour_tells_more_than_counting_pieces():
    """Also of a weak player, in games that nothing was learned from."""
    seen = insight([read(write(table.state)) for table, _ in recorded_games(8)]).values()
    assert total(seen, "loss") < 0.95 * total(seen, "loss_even")
    assert total(seen, "right") > 1.05 * total(seen, "right_by_chance")


def total(seen, name):
    return sum(each["looks"] * each[name] for each in seen)
