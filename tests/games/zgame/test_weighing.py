"""A game that is over, weighed with all its symbols shown (ZZ-31)."""

import pickle

import pytest

from sabot.core.game import Illegal
from sabot.games.zgame.weighing import ALL, weigher
from tests.games.zgame.recordings import BLUNDER

EFFORT = 20


def weigh(text, effort):
    score, parts = weigher.split(text)
    return weigher.join(score, [weigher.weigh(part, effort) for part in parts])


RESIGNED = [*BLUNDER.splitlines()[:4], "black wins: resigned"]


def test_leaving_the_z_to_be_taken_is_what_decided_it_and_the_way_out_is_named():
    weighed = weigh(BLUNDER, EFFORT)
    worst = max(weighed.moments, key=lambda each: each.cost)
    assert (worst.ply, worst.better) == (6, "Zc7xb7=plus")
    assert weighed.chances[6] > 990 and weighed.chances[7] == ALL


def test_chances_are_told_before_the_first_ply_and_after_each():
    assert len(weigh(BLUNDER, EFFORT).chances) == 1 + 7


def test_a_game_given_up_ends_as_its_position_stood():
    chances = weigh("\n".join(RESIGNED), EFFORT).chances
    assert len(chances) == 3 and 200 < chances[-1] < 800


def test_moments_are_told_in_the_order_they_came_and_were_slips_all():
    plies = [each.ply for each in weigh(BLUNDER, EFFORT).moments]
    assert plies == sorted(plies) and len(plies) <= 3


def test_the_same_game_is_weighed_the_same():
    assert weigh(BLUNDER, EFFORT) == weigh(BLUNDER, EFFORT)


def test_a_bad_text_is_refused_with_its_line_also_from_another_process():
    with pytest.raises(Illegal) as why:
        weigh(BLUNDER.replace("b6-b5", "b6-b4"), EFFORT)
    told = pickle.loads(pickle.dumps(why.value))
    assert (told.code, told.params["line"], told.clause) == ("out-of-reach", 4, "ZZ-16")
