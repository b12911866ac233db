"""Bots by name: `sabot simulate … --bot mine.py:Bot`, and what becomes of bad ones."""

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.json import decode

import sabot
from sabot.registry import GAMES
from sabot.sim.data.rows import Wish, rows_of
from sabot.sim.named import Named, made_by
from sabot.sim.simulate import one_game, simulate

EXAMPLE = f"{Path(sabot.__file__).parent.parent / 'examples' / 'mine.py'}:Bot"
HEAD = """
import sys
import numpy as np
from sabot.core.game import Thought
from sabot.games.zinga.acts import Call, Pass, Ring
class Bot:
    def think(self, memory, view, luck, cue):
        return """


def ran(*words):
    done = [sys.executable, "-m", "sabot", "simulate", "zinga", "-n", "2", "--jobs", "2", *words]
    return subprocess.run(done, capture_output=True, text=True, timeout=120)


def test_the_example_plays_one_team_and_wins_among_easy_bots():
    done = ran("--bot", EXAMPLE, "--levels", "gentle", "--seats", "3", "--json")
    figures = decode(done.stdout)
    assert set(figures["wins_by_level"]) <= {EXAMPLE, "gentle"} and figures["finished"] == 2
    assert not figures["faults"].keys() - {"late"}


def test_the_same_seeds_give_the_same_games_on_one_core_and_on_two():
    levels = [EXAMPLE, "normal", "normal"]
    one, two = (simulate("zinga", 10, 3, levels, "same", jobs) for jobs in (1, 2))
    assert one | {"games_per_second": 0} == two | {"games_per_second": 0}


@pytest.fixture
def named(tmp_path):
    """The name of a bot that answers so."""
    count = iter(range(99))

    def write(answer):
        path = tmp_path / f"bot{next(count)}.py"
        path.write_text(HEAD + answer)
        return f"{path}:Bot"

    return write


@pytest.mark.parametrize(
    "answer, fault",
    [
        ("1 // 0", "raised"),
        ("Thought(500, Call('R1'))", "illegal"),
        ("Thought(500, 'ring')", "malformed"),
        ("Thought('soon', Ring())", "malformed"),
        ("Thought(500, Call('nothing'))", "malformed"),
        ("'ring'", "malformed"),
        ("np.zeros(3)", "malformed"),
        ("Thought(500, np.zeros(3))", "malformed"),
        ("Thought(500, Ring(), np.zeros(3))", "malformed"),
        ("Thought(500, (all := []).append(all) or all)", "malformed"),
        ("sys.exit()", "raised"),
        ("Thought(2_600, Ring()) if view.phase == 'rolled' else None", "late"),
    ],
)
def test_what_a_bot_does_wrong_is_counted_and_the_game_goes_on(named, answer, fault):
    played = [one_game("zinga", 3, (named(answer), "master", "master"), "bad", n) for n in range(3)]
    assert all(game.winners for game in played)
    assert sum(game.faults[fault] for game in played) > 0


WATCHES = """
    @property
    def watch(self):
        return 1 // 0
"""


def test_a_bot_that_cannot_even_be_asked_to_watch_plays_on(named):
    played = one_game("zinga", 2, (named("None" + WATCHES), "normal"), "bad", 0)
    assert played.winners and set(played.faults) == {"raised"}


def test_a_bot_that_never_answers_is_given_up(named):
    name = named("__import__('threading').Event().wait()")
    bot = Named(name, GAMES["zinga"].game, patience=0.05)
    assert [bot.think(None, None, None, None) for _ in range(3)] == [None] * 3
    assert bot.faults == {"silent": 3}


def test_a_bot_that_answers_at_once_and_for_ever_leaves_time_to_the_others(named):
    name = named("Thought(-99, Pass(not view.sheets[cue.seat].passing))")
    assert one_game("zinga", 2, (name, "normal"), "quick", 0).winners


def test_a_table_of_bots_that_do_nothing_ends_without_a_winner(named):
    played = one_game("zinga", 2, (named("None"),), "lazy", 0)
    assert not played.winners and played.minutes >= 60
    figures = simulate("zinga", 1, 2, [named("None")], "lazy", 1)
    assert figures["finished"] == 0 and not figures["wins_by_level"]


@pytest.mark.parametrize(
    "name, says",
    [
        ("nowhere.py:Bot", "is not a Python file"),
        (EXAMPLE + "ot", "has no class Botot"),
        (EXAMPLE.replace(":Bot", ":Ring"), "with a method `think`"),
        ("mine.py", "mine.py names no class"),
        (f"{Path(__file__).parent}:Bot", "is not a Python file"),
    ],
)
def test_a_bot_that_is_not_there_is_said_in_one_line(name, says):
    done = ran("--bot", name)
    assert done.returncode != 0 and says in done.stderr and "Traceback" not in done.stderr


def test_a_bot_by_name_is_not_sent_to_a_cluster(tmp_path):
    done = ran("--bot", EXAMPLE, "--ray", "127.0.0.1:1", "--out", str(tmp_path / "rows"))
    assert done.returncode == 1 and "--bot goes without --ray" in done.stderr
    assert "Traceback" not in done.stderr and not (tmp_path / "rows").exists()


@pytest.mark.parametrize(
    ("text", "says"), [("import nothing_of_this_name", "nothing_of_this_name"), ("exit(7)", "Exit")]
)
def test_a_file_that_cannot_be_loaded_says_why(tmp_path, text, says):
    (tmp_path / "broken.py").write_text(text)
    with pytest.raises(ValueError, match=says):
        made_by(f"{tmp_path / 'broken.py'}:Bot")


def test_rows_are_written_of_games_with_bots_by_name_too(named):
    lazy = Wish("zinga", GAMES["zinga"].game.version, 2, (named("None"),), "rows", {})
    [row] = rows_of(lazy, range(1)).games
    assert row.levels == lazy.levels * 2 and row.places == () and row.lasted >= 3_600_000
    assert row.faults == {}


def test_a_row_counts_the_faults_that_the_figures_count(named):
    late = named("Thought(2_600, Ring()) if view.phase == 'rolled' else Call('R1')")
    levels = (late, "master", "master")
    wish = Wish("zinga", GAMES["zinga"].game.version, 3, levels, "bad", {})
    rows = rows_of(wish, range(3)).games
    played = [one_game("zinga", 3, levels, "bad", n) for n in range(3)]
    assert [row.faults for row in rows] == [game.faults for game in played]
    assert {"late", "malformed"} <= {fault for row in rows for fault in row.faults}
