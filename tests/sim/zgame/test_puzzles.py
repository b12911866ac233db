"""The tool that finds puzzles in games of bots."""

from itertools import islice

import pytest

from sabot.games.zgame.puzzles.puzzle import Puzzle, Reply, Turn, left_in
from sabot.sim.zgame import puzzles
from sabot.sim.zgame.puzzles import Found, is_neat, is_wanted, search

LONE = ("z  .  .  .  .", *[".  .  .  .  ."] * 5, ".  .  Z  .  .")
ALL = "AOOPPXX"


def found(plies, theme, lost=ALL, board=LONE):
    puzzle = Puzzle(
        "x", "5x7", "white", plies, 1, board, {"white": ALL, "black": lost}, Turn({}, {})
    )
    return Found(puzzle, theme)


@pytest.fixture
def shallow(monkeypatch):
    monkeypatch.setattr(puzzles, "WANTED", {1: 1, 2: 1, 3: 1})
    monkeypatch.setattr(puzzles, "LAST", 12)


def test_the_same_seed_finds_the_same_puzzles(shallow):
    first, again = (list(islice(search("once"), 3)) for _ in range(2))
    assert first == again
    for puzzle, theme in first:
        assert len(puzzle.turn.right) == 1 and theme.split()[0] in ("move", "take", "reveal")


def test_no_more_of_a_length_or_a_theme_than_wanted():
    one = found(2, "move plus")
    assert is_wanted(one, [one] * (puzzles.ALIKE - 1))
    assert not is_wanted(one, [one] * puzzles.ALIKE)
    assert is_wanted(found(2, "take cross"), [one] * puzzles.ALIKE)
    assert not is_wanted(
        found(2, "take cross"), [found(2, str(n)) for n in range(puzzles.WANTED[2])]
    )


def test_half_of_them_have_something_hidden():
    secret = found(4, "reveal plus", ALL[1:], ("z  .  .  .  ?", *LONE[1:]))
    assert left_in(secret.puzzle) == {"arrow": 1}
    shown = [found(4, str(number)) for number in range(puzzles.WANTED[4] // 2)]
    assert is_wanted(secret, shown) and not is_wanted(found(4, "move plus"), shown)


def test_a_neat_puzzle_has_few_right_plies_until_the_z_is_taken():
    end = Turn({}, dict.fromkeys(["Pa1xa7=z", "Pg7xa7=z", "Xc5xa7=z", "Zb6xa7=z"]))
    assert is_neat(end)
    wide = {f"Pa1-a{number}": Reply("Za7-b7", end) for number in range(2, 7)}
    assert not is_neat(Turn({}, wide)) and is_neat(Turn({}, dict(islice(wide.items(), 2))))
