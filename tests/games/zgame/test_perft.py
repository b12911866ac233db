"""The rules against a second, plain telling of them: counted to depth four, and game by game."""

from random import Random

import pytest

from sabot.core.luck import Luck
from sabot.games.zgame.acts import Move, Options
from sabot.games.zgame.position import make, outcome, plies
from sabot.games.zgame.setup import first_deal
from tests.games.zgame.naive import naive_of
from tests.games.zgame.scene import PLAIN, position

OPEN = """
    z . .  p .
    . . x? . .
    . o .  . .
    . . .  A .
    . X .  . .
    . . P? . O
    Z . .  . .
"""
EDGE = """
    . z .  O .
    A . X? . P?
    . . .  . .
    . . .  . .
    o . x? . .
    . . Z  . .
"""
WIDE = """
    . . . z . . .
    . x .  . . p .
    . . .  . . . .
    . . .  a? . . .
    . A .  . . . .
    . . .  P? . X .
    . . . Z . . .
"""
NAIVELY = 10_000  # sequences are what the naive one counts in a second or two
COUNTS = {
    "start": (PLAIN, "white", (20, 400, 8_280, 171_329)),
    "open": (OPEN, "white", (18, 275, 4_803, 72_703)),
    "open, black": (OPEN, "black", (15, 258, 3_913, 66_997)),
    "edge": (EDGE, "white", (12, 106, 1_292, 12_202)),
    "edge, black": (EDGE, "black", (11, 115, 1_082, 12_860)),
    "wide": (WIDE, "white", (18, 398, 7_193, 159_645)),
}


def perft(position, depth):
    """How many sequences of acts there are; a game that is over has none."""
    if depth == 0:
        return 1
    total = 0
    for ply in plies(position):
        made = make(position, ply)
        ended = outcome(made)
        total += 1 if ended and depth == 1 else 0 if ended else perft(made.position, depth - 1)
    return total


@pytest.mark.parametrize("name", COUNTS)
def test_the_rules_count_the_right_number_of_sequences_of_one_to_four_acts(name):
    picture, turn, counts = COUNTS[name]
    here = position(picture, turn)
    assert tuple(perft(here, depth) for depth in range(1, 5)) == counts


@pytest.mark.parametrize("name", COUNTS)
def test_the_naive_ones_count_is_the_same(name):
    picture, turn, counts = COUNTS[name]
    naive = naive_of(position(picture, turn))
    depths = [depth for depth, count in enumerate(counts, 1) if count < NAIVELY]
    assert [naive.perft(depth) for depth in depths] == list(counts[: len(depths)])


@pytest.mark.parametrize("size", ["5x6", "5x7", "7x7"])
def test_both_play_the_same_random_games(size):
    """Every legal act of every position, and how it ended."""
    endings = set()
    for seed in range(5):
        random = Random(seed)
        here = first_deal(Options(size=size), Luck(b"perft", seed)).position
        naive, ended = naive_of(here), None
        while not ended:
            legal = {short(ply): ply for ply in plies(here)}
            assert set(legal) == naive.acts()
            text = choose(random, sorted(legal), here)
            made = make(here, legal[text])
            naive, ended = naive.after(text)
            here = made.position
            assert outcome(made) == ended
            assert naive.pieces == naive_of(here).pieces
        endings.add(ended)
    assert "z-taken" in endings and len(endings) > 1


def short(ply):
    return ply.origin + ply.target if isinstance(ply, Move) else "!" + ply.square


def choose(random, acts, here):
    """Mostly no capture, so that games get long enough for every kind of end."""
    calm = [act for act in acts if here.board[here.shape.places[act[-2:]]] is None]
    reveals = [act for act in acts if act.startswith("!")]
    return random.choice(calm or acts) if random.random() < 0.9 else random.choice(reveals or acts)
