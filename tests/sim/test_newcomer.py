"""A modelled newcomer: what a first game is like for somebody who needs six seconds."""

from statistics import median

import pytest

from sabot.core.game import Bot
from sabot.games.zinga.acts import Ring
from sabot.registry import GAMES
from sabot.sim.newcomer import NEWCOMERS, newcomer
from sabot.sim.play import play
from sabot.sim.simulate import seed_of, simulate
from tests.sim.test_simulate import ran

pytestmark = pytest.mark.slow


class Spy(Bot):
    """Plays as its bot does, and keeps how long each fresh look at the dice takes."""

    def __init__(self, bot):
        self.watch, self._bot, self.after = bot.watch, bot, []

    def think(self, memory, view, luck, cue):
        thought = self._bot.think(memory, view, luck, cue)
        if thought and thought.action == Ring() and cue.at == view.opened:
            self.after.append(thought.after)
        return thought


def test_the_newcomer_to_zinga_rings_after_six_seconds_and_misses_a_fifth():
    spy = Spy(NEWCOMERS["zinga"].bot)
    for number in range(12):
        play("zinga", 4, seed_of("newcomer", number), ["easy"], people={0: spy})
    assert 5_500 <= median(spy.after) <= 6_500
    assert NEWCOMERS["zinga"].bot.temper.miss == 0.2


def test_easy_is_easy_and_a_first_game_gives_them_a_tick_within_a_minute():
    figures = newcomer("zinga", 60, "small", jobs=1)
    assert 0.25 <= figures["among easy"]["wins"] <= 0.40
    assert figures["first game"]["scored_within_a_minute"] >= 0.75
    assert figures["first game"]["wins"] > figures["among easy"]["wins"]


def test_it_is_a_command():
    told = ran("newcomer", "zinga", "-n", "2", "--jobs", "1")
    assert told.returncode == 0 and "first game: wins" in told.stdout
    assert ran("newcomer", "zgame", "-n", "2").returncode != 0  # it has none
    assert "at least 1" in ran("newcomer", "zinga", "-n", "0").stderr


@pytest.mark.parametrize("id", GAMES)
def test_gentle_bots_are_weaker_than_easy_ones(id):
    game = GAMES[id].game
    seats = 4 if 4 in game.seats else max(game.seats)
    teams = len(game.teams(seats))
    levels = ["easy"] + ["gentle"] * (teams - 1)
    wins = simulate(id, 20, seats, levels, "gentle", jobs=1, options=GAMES[id].first.options)
    assert wins["wins_by_level"]["easy"] > 20 / teams
