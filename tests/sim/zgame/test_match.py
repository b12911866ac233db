"""`sabot zgame-match`: sides alternate, and the same seed brings the same games."""

import json
import sys

import pytest

from sabot.__main__ import main
from sabot.games.zgame import box
from sabot.games.zgame.bots.chance import Chance
from sabot.sim.zgame.match import Played, one_game, summary

QUICK = (box.bots["easy"], Chance())


def told(monkeypatch, capsys, *words):
    monkeypatch.setattr(sys, "argv", ["sabot", "zgame-match", *words])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 0
    return json.loads(capsys.readouterr().out)


def test_it_tells_who_won_and_how_games_ended(monkeypatch, capsys):
    figures = told(monkeypatch, capsys, "easy", "random", "-n", "6", "--jobs", "1", "--json")
    assert figures["won"] + figures["drawn"] + figures["lost"] == figures["games"] == 6
    assert figures["score"] > 0.8 and sum(figures["endings"].values()) == 6


def test_the_same_seed_brings_the_same_games():
    first, again = ([timeless(number) for number in range(4)] for _ in range(2))
    assert first == again and len(set(first)) > 1


def timeless(number):
    return one_game(QUICK, "5x6", "same", 1_000, number)._replace(spent=())


def test_sides_alternate_over_the_same_deal():
    """The first bot has white in one of them and black in the other."""
    seen = []

    class Spy(Chance):
        def watch(self, memory, view, events):
            if not events and not view.score:
                seen.append((view.mine.side, view.mine.seat))

    for number in (0, 1):
        one_game((Spy(), Chance()), "5x6", "sides", 1_000, number)
    assert {side for side, seat in seen} == {"white", "black"} and {seat for _, seat in seen} == {0}


def test_a_draw_is_half_a_win():
    games = [
        Played(0, "z-taken", 10, (5, 5), (1.0, 2.0)),
        Played(None, "quiet", 20, (10, 10), (1.0, 1.0)),
    ]
    figures = summary(games)
    assert (figures["score"], figures["error"], figures["mean_plies"]) == (0.75, 0.1768, 15.0)
