"""Puzzles of Z-Game: each has one solution, whatever is hidden; checked again, one by one."""

from collections import Counter
from pathlib import Path

import pytest
from msgspec.json import decode

from sabot.games.zgame.acts import Move
from sabot.games.zgame.engine.core import UNKNOWN, ZERO
from sabot.games.zgame.grid import KINDS, act_of, ply_of
from sabot.games.zgame.notation import ply_of as read
from sabot.games.zgame.notation import written
from sabot.games.zgame.pieces import LETTERS, SET, SIDES
from sabot.games.zgame.position import make, outcome, plies
from sabot.games.zgame.puzzles.proof import Proof, Step
from sabot.games.zgame.puzzles.puzzle import Puzzle, Turn, grid_of, left_in, pieces_of
from sabot.games.zgame.puzzles.tree import turn_of
from tests.games.zgame.infosets import solutions, worlds

FILE = Path(__file__).parents[3] / "client/src/games/zgame/trainer/puzzles.json"
PUZZLES = decode(FILE.read_bytes(), type=list[Puzzle])
FEW = 12  # worlds that the slow solver can look at

every = pytest.mark.parametrize("puzzle", PUZZLES, ids=[puzzle.id for puzzle in PUZZLES])


def is_short(puzzle):
    return puzzle.plies <= 2 and len(list(worlds(puzzle))) <= FEW


def proof_of(puzzle):
    return Proof(grid_of(puzzle), {KINDS[symbol]: n for symbol, n in left_in(puzzle).items()})


def made_up(board, lost):
    """White to play; Black lost these."""
    return Puzzle("x", "5x7", "white", 3, 1, board, {"white": "", "black": lost}, Turn({}, {}))


def act(text):
    return act_of(grid_of(made_up(GUARDED, "OAXXPP")), read(text))


def plies_of(puzzle, acts):
    return {ply_of(grid_of(puzzle), act) for act in acts}


def test_there_are_forty_of_all_lengths_and_levels():
    assert len(PUZZLES) == len({puzzle.id for puzzle in PUZZLES}) >= 40
    assert {puzzle.plies for puzzle in PUZZLES} == {1, 2, 3, 4}
    assert {puzzle.level for puzzle in PUZZLES} == {1, 2, 3, 4, 5}
    assert {puzzle.side for puzzle in PUZZLES} == set(SIDES)
    assert sum(bool(left_in(puzzle)) for puzzle in PUZZLES) > len(PUZZLES) / 3


@every
def test_all_symbols_fit_the_set(puzzle):
    """ZZ-1"""
    whole = Counter([*SET, "z"])
    for side in SIDES:
        lost = [
            symbol for symbol in LETTERS for _ in range(puzzle.lost[side].count(LETTERS[symbol]))
        ]
        stand = [piece.symbol for piece in pieces_of(puzzle) if piece.side == side]
        shown = Counter(symbol for symbol in (*stand, *lost) if symbol)
        assert shown <= whole and shown.total() + stand.count(None) == whole.total()
        assert stand.count("z") == 1
    unknown = [piece for piece in pieces_of(puzzle) if piece.symbol is None]
    assert left_in(puzzle).total() == len(unknown)


@every
def test_one_first_ply_takes_the_z_in_time_and_none_sooner(puzzle):
    proof = proof_of(puzzle)
    assert not any(proof.wins(fewer) for fewer in range(1, puzzle.plies))
    assert plies_of(puzzle, proof.solutions(puzzle.plies)) == {read(*puzzle.turn.right)}
    assert turn_of(proof, puzzle.plies) == puzzle.turn


@pytest.mark.parametrize("puzzle", [*filter(is_short, PUZZLES)], ids=lambda puzzle: puzzle.id)
def test_the_rules_alone_agree(puzzle):
    """Nothing of the engine: all worlds, all answers."""
    assert solutions(list(worlds(puzzle)), puzzle.plies) == {read(*puzzle.turn.right)}


@every
def test_the_tree_is_a_game_by_the_rules_and_ends_with_the_z(puzzle):
    ends = list(walk(list(worlds(puzzle)), puzzle.turn, puzzle.plies))
    assert ends and all(ends)


def walk(alike, turn, left):
    """Each ply of the tree is played in the worlds in which it is what it says."""
    assert left >= 1 and moves(alike[0]) == turn.moves
    for text, reply in turn.right.items():
        played = list(after(alike, text))
        if reply is None:
            yield outcome(played[0]) == "z-taken"
        else:
            then = after([made.position for made in played], reply.answer)
            yield from walk([made.position for made in then], reply.then, left - 1)


def after(alike, text):
    for world in alike:
        if read(text) in set(plies(world)):
            made = make(world, read(text))
            if written(made) == text:
                yield made


def moves(here):
    found = {}
    for ply in plies(here):
        if isinstance(ply, Move):
            found.setdefault(ply.origin, []).append(ply.target)
    return {origin: " ".join(sorted(targets)) for origin, targets in sorted(found.items())}


GUARDED = (
    "z  .  .  .  ?",
    ".  .  .  .  P",
    ".  .  .  .  .",
    ".  .  .  .  .",
    ".  P  .  .  Z",
    ".  .  .  .  .",
    ".  .  .  .  .",
)


@pytest.mark.parametrize("lost, wins", [("OAXXPP", True), ("OOAXXP", False), ("OOAXPP", True)])
def test_a_proof_reckons_with_all_that_a_hidden_piece_may_be(lost, wins):
    """ZZ-17: shown to be a plus, it comes to the rescue; a zero or a cross does not."""
    assert proof_of(made_up(GUARDED, lost)).wins(3) == wins


def test_a_symbol_that_is_not_left_is_ruled_out():
    """ZZ-1"""
    proof = proof_of(made_up(GUARDED, "OOAXXP"))
    assert proof.possible() == (KINDS["plus"],)


def test_a_piece_that_is_shown_is_no_longer_left():
    proof = proof_of(made_up(GUARDED, "OAXXPP"))
    with Step(proof, act("e6-e5"), UNKNOWN, UNKNOWN), Step(proof, act("!e7=zero"), ZERO, ZERO):
        assert proof.possible() == ()
    assert proof.possible() == (ZERO,)
