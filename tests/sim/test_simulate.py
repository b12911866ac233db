"""Many games at once: what is counted, which options they are played with, what is refused."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec import ValidationError
from msgspec.json import decode

from sabot.core.game import nothing_to_count
from sabot.registry import GAMES
from sabot.sim import simulate as simulation
from sabot.sim.golden import golden
from sabot.sim.play import play
from sabot.sim.simulate import bench, one_game, simulate
from sabot.sim.tournament import tournament

SABOT = [sys.executable, "-m", "sabot"]
SHORT = {"wins": 1}


def ran(*words):
    return subprocess.run([*SABOT, *words], capture_output=True, text=True, timeout=120)


def test_a_game_says_what_is_worth_counting():
    figures = simulate("zack", 6, 4, ["easy"], "counted", 1, SHORT)
    assert figures["throws"] == figures["events"]["thrown"] > figures["false_throws"] > 0
    assert figures["slow_right"] + figures["out_of_turn_right"] <= figures["events"]["challenged"]
    tens = figures["throws"] / figures["in_ten_minutes"]["throws"]
    assert tens == pytest.approx(6 * figures["mean_minutes"] / 10, rel=0.02)
    assert figures["p99_minutes"] >= figures["mean_minutes"]


def test_a_game_that_names_nothing_has_the_figures_of_every_game():
    assert GAMES["zinga"].counts is nothing_to_count
    figures = simulate("zinga", 1, 2, ["normal"], "plain", 1)
    assert "in_ten_minutes" not in figures and figures["finished"] == 1


def test_a_pool_is_given_some_games_at_a_time_and_all_come_in_order(monkeypatch):
    given = []

    class Pool(ThreadPoolExecutor):
        def map(self, one, numbers, chunksize):
            given.append(numbers)
            return super().map(one, numbers)

    monkeypatch.setattr(simulation, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(simulation, "BATCH", 10)
    assert list(simulation.run_all(str, 25, 2)) == [str(number) for number in range(25)]
    assert given == [range(10), range(10, 20), range(20, 25)]


def test_options_reach_every_door():
    swaps = simulate("zack", 1, 3, ["normal"], "stops", 1, SHORT | {"stops": True})["events"]
    assert (
        swaps["went-on"]
        > simulate("zack", 1, 3, ["normal"], "stops", 1, SHORT)["events"]["went-on"]
    )
    assert play("zack", 3, bytes(32), options=SHORT).state.options.wins == 1
    assert bench("zack", 1, 3, SHORT)["entries"] < bench("zack", 1, 3, {"wins": 3})["entries"]
    with pytest.raises(ValidationError, match="wins"):
        tournament("zack", 1, 3, "no such match", 1, {"wins": 9})
    assert '"wins":2' in golden("zack, 3 seats, seed 'o'").replace(" ", "")
    assert '"stops":true' in golden("zack, 3 seats, seed 'o', stops=true").replace(" ", "")


def test_options_are_words_of_the_command_line():
    done = ran("simulate", "zack", "-n", "1", "--jobs", "1", "--json", "--option", "wins=1",
               "--option", "stops=true")  # fmt: skip
    assert decode(done.stdout)["events"]["game-won"] == 1


@pytest.mark.parametrize("game, seats", [("zgame", 2), ("zack", 4)])
def test_without_a_word_four_play_or_as_many_as_may(game, seats):
    done = ran("simulate", game, "-n", "1", "--jobs", "1", "--json")
    assert len(decode(done.stdout)["wins_by_seat"]) == seats


@pytest.mark.parametrize(
    "words, says",
    [
        (["--option", "stops=maybe"], "Expected `bool`"),
        (["--option", "wins=9"], "<= 3"),
        (["--option", "cheat=true"], "unknown field `cheat`. There are: stops, beginner"),
        (["--option", "stops"], "name=value"),
        (["--seats", "2"], "not played by 2"),
        (["--levels", "godlike"], "No such level"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(words, says):
    done = ran("simulate", "zack", "-n", "1", *words)
    assert done.returncode != 0 and says in done.stderr and "Traceback" not in done.stderr


def test_partners_have_one_level_and_win_once():
    """Any game of teams; the levels go from team to team."""
    id, teams = next((id, b.game.teams(4)) for id, b in GAMES.items() if is_of_pairs(b.game))
    played = [one_game(id, 4, ("normal", "normal"), "teams", n, {"short": 1}) for n in range(2)]
    assert all(game.winners in map(frozenset, teams) for game in played)
    figures = simulate(id, 4, 4, ["normal"], "teams", 1, {"short": 1})
    assert sum(figures["wins_by_team"]) == sum(figures["wins_by_level"].values()) == 4
    assert len(figures["wins_by_team"]) == 2 and "wins_by_seat" not in figures


def test_a_level_goes_from_team_to_team_and_even_is_a_share_for_each(monkeypatch):
    id, box = next((id, box) for id, box in GAMES.items() if is_of_pairs(box.game))
    bot = box.bots["normal"]
    monkeypatch.setitem(GAMES, id, box._replace(bots={"weak": bot, "strong": bot}))
    pairs = [one_game(id, 4, ("strong", "weak"), "t", n, {"short": 1}).levels for n in range(2)]
    assert pairs == [("strong", "weak") * 2, ("weak", "strong") * 2]
    figures = tournament(id, 2, 4, "teams", 1, {"short": 1})
    assert figures["even"] == 0.5 and "strong among weak" in figures
    assert tournament(id, 1, 6, "teams", 1, {"short": 1})["even"] == 0.333


def is_of_pairs(game):
    return 4 in game.seats and len(game.teams(4)) == 2
