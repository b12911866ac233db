"""Z-Game in OpenSpiel is the game of the rules, tells no secret and passes OpenSpiel's tests."""

import pickle
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from random import Random

import numpy as np
import pyspiel
import pytest
from absl import flags
from msgspec.json import decode
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from sabot.core.luck import Luck
from sabot.games.zgame.acts import Options
from sabot.games.zgame.board import shape_of
from sabot.games.zgame.grid import act_of
from sabot.games.zgame.pieces import LETTERS, SET
from sabot.games.zgame.position import Position, make, outcome, plies
from sabot.games.zgame.rules import ZGame as Rules
from sabot.games.zgame.setup import arranged, first_deal, start
from sabot.games.zgame.state import on_turn
from sabot.lab.zgame.spiel.board import arrangements
from sabot.lab.zgame.spiel.game import ARRANGEMENTS, NAME
from sabot.lab.zgame.spiel.ismcts import Player
from sabot.lab.zgame.spiel.observer import OTHERS_TAKEN, OWN_TAKEN, PLANES

SIZES = ["5x6", "5x7", "7x7"]
PLAYTHROUGH = Path(__file__).parent / "playthroughs" / f"{NAME}.txt"
WINNERS = {"white": [1.0, -1.0], "black": [-1.0, 1.0], None: [0.0, 0.0]}


def begun(size, random):
    """The same game twice: in OpenSpiel, and as a position of the rules."""
    state = pyspiel.load_game(NAME, {"size": size}).new_initial_state()
    board = (None,) * len(shape_of(size).squares)
    for side in ("white", "black"):
        number = random.randrange(ARRANGEMENTS)
        assert list(state.legal_actions()) == list(range(ARRANGEMENTS))
        state.apply_action(number)
        board = arranged(board, size, side, arrangements()[number])
    return state, Position(size, board)


def number_of(state, ply):
    return ARRANGEMENTS + act_of(state.board.grid, ply)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", range(12))
def test_actions_and_outcomes_are_those_of_the_rules(size, seed):
    random = Random(seed)
    state, here = begun(size, random)
    why, mover = None, None
    while not why:
        assert state.legal_actions() == sorted(number_of(state, ply) for ply in plies(here))
        assert state.current_player() == (here.turn == "black")
        made = make(here, random.choice(list(plies(here))))
        state.apply_action(number_of(state, made.ply))
        here, why, mover = made.position, outcome(made), here.turn
        assert state.is_terminal() == (why is not None)
    assert state.returns() == WINNERS[mover if why in ("z-taken", "no-move") else None]


def played(random, acts):
    state, _ = begun("5x7", random)
    for _ in range(acts):
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("seed", range(10))
def test_another_world_looks_the_same_to_whom_it_is_made_for(seed):
    random = Random(seed)
    state = played(random, 25)
    for player in (0, 1):
        others = [state.resample_from_infostate(player, random.random) for _ in range(20)]
        for other in others:
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
        assert len({other.information_state_string(1 - player) for other in others}) > 1


@pytest.mark.parametrize("player", [0, 1])
def test_before_the_first_arrangement_there_is_nothing_to_differ_in(player):
    state = pyspiel.load_game(NAME).new_initial_state()
    assert str(state.resample_from_infostate(player, Random(1).random)) == str(state)


@pytest.mark.parametrize("player", [0, 1])
def test_another_arrangement_of_white_s_looks_the_same_to_black_alone(player):
    random = Random(2)
    state = pyspiel.load_game(NAME).new_initial_state()
    state.apply_action(7)
    others = [state.resample_from_infostate(player, random.random) for _ in range(20)]
    told = {other.information_state_string(player) for other in others}
    assert told == {state.information_state_string(player)}
    assert {str(other) for other in others} == {str(state)} or player == 1


@pytest.mark.parametrize("size", ["9x9", "", "5x7 "])
def test_a_size_that_there_is_not_is_refused(size):
    with pytest.raises(ValueError, match="size is one of 5x6, 5x7, 7x7"):
        pyspiel.load_game(NAME, {"size": size})


def test_a_copy_is_on_its_own():
    state = played(Random(3), 10)
    seen, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == seen != str(copy)


def pickled(state):
    return pickle.loads(pickle.dumps(state))


@pytest.mark.parametrize("again", [deepcopy, pickled])
@pytest.mark.parametrize("acts", [0, 1, 40])
def test_a_state_can_be_kept_and_played_on(again, acts):
    random = Random(5)
    state = played(random, acts)
    other = again(state)
    for _ in range(80):
        assert str(other) == str(state) and other.history() == state.history()
        assert other.is_terminal() == state.is_terminal()
        if state.is_terminal():
            break
        assert other.legal_actions() == state.legal_actions()
        action = random.choice(state.legal_actions())
        state.apply_action(action), other.apply_action(action)


@pytest.mark.parametrize("again", [deepcopy, pickled])
def test_a_kept_state_is_on_its_own(again):
    state = played(Random(3), 10)
    seen, copy = str(state), again(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == seen != str(copy)


@pytest.mark.parametrize("again", [deepcopy, pickled])
def test_another_world_can_be_kept_too(again):
    """Its history says otherwise; what stands there counts."""
    random = Random(7)
    other = played(random, 25).resample_from_infostate(0, random.random)
    assert str(again(other)) == str(other)


def after_captures(random):
    """A game in which three pieces were taken, and their letters: small ones are black's."""
    state, here = begun("5x7", random)
    taken = []
    while len(taken) < 3 and not state.is_terminal():
        made = make(here, random.choice(list(plies(here))))
        state.apply_action(number_of(state, made.ply))
        taken += [made.taken] if made.taken else []
        here = made.position
    named = (LETTERS[piece.symbol] for piece in taken)
    pieces = zip(named, taken, strict=True)
    return state, [name.lower() if piece.side == "black" else name for name, piece in pieces]


@pytest.mark.parametrize("seed", range(6))
def test_zz_30_both_see_what_was_taken(seed):
    state, letters = after_captures(Random(seed))
    for player in (0, 1):
        told = state.observation_string(player).partition(" x")[2]
        assert sorted(told) == sorted(letters)


@pytest.mark.parametrize("seed", range(6))
def test_zz_30_what_was_taken_is_in_the_planes_too(seed):
    state, letters = after_captures(Random(seed))
    for player, (own, others) in enumerate((("ZOAXP", "zoaxp"), ("zoaxp", "ZOAXP"))):
        planes = np.array(state.observation_tensor(player)).reshape(PLANES, -1)
        for first, names in ((OWN_TAKEN, own), (OTHERS_TAKEN, others)):
            there = [plane.mean() for plane in planes[first : first + 5]]
            whole = [("z", *SET).count(symbol) for symbol in LETTERS]
            counts = [letters.count(name) for name in names]
            assert there == [count / all for count, all in zip(counts, whole, strict=True)]


def test_nobody_sees_the_others_arrangement():
    game = pyspiel.load_game(NAME)
    one, other = game.new_initial_state(), game.new_initial_state()
    one.apply_action(7), other.apply_action(8)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_its_own_player_plays_by_the_rules():
    rules, player = Rules(), Player()
    state = start(first_deal(Options(), Luck(b"spiel"))).state
    for number in range(6):
        ply = player(rules.view(state, on_turn(state)), Luck(b"ply", number), 0.01)
        state = rules.play(state, on_turn(state), ply, 0, Luck(b"unused")).state
    assert len(state.score) == 6


def test_it_plays_a_match_and_both_say_how_long_they_thought():
    words = [
        "zgame-match",
        "ismcts",
        "random",
        "-n",
        "1",
        "--millis",
        "10",
        "--jobs",
        "1",
        "--json",
    ]
    done = subprocess.run([sys.executable, "-m", "sabot", *words], capture_output=True)
    figures = decode(done.stdout)
    assert figures["games"] == 1 and figures["cpu_ms_a_ply"][0] > figures["cpu_ms_a_ply"][1]


@pytest.mark.parametrize("size", SIZES)
def test_openspiel_plays_it_at_random_and_serialises_every_state(size):
    pyspiel.random_sim_test(pyspiel.load_game(NAME, {"size": size}), 20, True, False)


class TestApi(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's own."""

    game_name, game = NAME, pyspiel.load_game(NAME)


def test_its_playthrough_is_the_one_that_was_kept():
    """To rewrite it: `python -m tests.prove.playthrough`, and look at the difference."""
    flags.FLAGS.mark_as_parsed()
    expected, actual = generate_playthrough.replay(str(PLAYTHROUGH))
    assert actual == expected


def observer(private, is_public=True, recalls=False):
    kind = pyspiel.IIGObservationType(
        public_info=is_public, perfect_recall=recalls, private_info=private
    )
    return make_observation(pyspiel.load_game(NAME), kind)


@pytest.mark.parametrize("recalls", [False, True])
def test_what_is_public_tells_nothing_that_either_side_hides(recalls):
    public = observer(pyspiel.PrivateInfoType.NONE, recalls=recalls)
    random = Random(11)
    for acts in (0, 5, 25):
        state = played(random, acts)
        for player in (0, 1):
            other = state.resample_from_infostate(player, random.random)
            assert public.string_from(other, 0) == public.string_from(state, 0)
            assert public.string_from(other, 1) == public.string_from(state, 0)
    assert public.tensor is None


def test_what_is_private_is_each_side_s_own():
    private = observer(pyspiel.PrivateInfoType.SINGLE_PLAYER, is_public=False)
    random = Random(12)
    state = played(random, 5)
    others = [state.resample_from_infostate(0, random.random) for _ in range(20)]
    assert {private.string_from(other, 0) for other in others} == {private.string_from(state, 0)}
    assert len({private.string_from(other, 1) for other in others}) > 1
