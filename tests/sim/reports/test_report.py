"""A report of one game: figures that can be checked, and a page that holds them."""

import argparse
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from sabot.registry import GAMES
from sabot.sim.data.rows import Wish, rows_of
from sabot.sim.data.runners import Here
from sabot.sim.reports.__main__ import ABOUT
from sabot.sim.reports.__main__ import page as balance
from sabot.sim.reports.command import add_report, wish_of
from sabot.sim.reports.figures import command_of, figures_of, left_out, other_values, played
from sabot.sim.reports.markdown import section
from sabot.sim.reports.page import page, within
from sabot.sim.reports.shares import share_of
from tests.sim.test_simulate import ran

WISH = Wish("zack", GAMES["zack"].game.version, 3, ("normal",), "report", {"wins": 1}, True)


@pytest.fixture(scope="module")
def figures():
    return figures_of(WISH, 4, Here())


def test_shares_are_those_of_the_games_played(figures):
    won = [row.places[0] for row in rows_of(WISH, range(16)).games]  # four times as many
    for seat, share in enumerate(figures.teams):
        assert share.share == round(sum(seat in first for first in won) / 16, 3)
        assert 0 <= share.low <= share.share <= share.high <= 1


def test_a_comparison_is_shared_out_among_processes_and_its_games_keep_their_order():
    class Last(Here):
        def run(self, make, parts):
            shared.extend(parts)
            return reversed(list(super().run(make, parts)))

    shared = []
    assert played(WISH, 12, Last()).games == rows_of(WISH, range(12)).games
    assert shared == [range(5), range(5, 10), range(10, 12)]


def test_the_first_to_act_is_told_from_the_first_to_set_up(figures):
    rows = rows_of(WISH, range(16))
    acted, threw = figures.firsts
    throws = {each.game: each.seat for each in reversed(rows.decisions) if each.choice == "throw"}
    won = sum(throws[game.number] in game.places[0] for game in rows.games)
    assert rows.decisions[0].choice == "ready"
    assert (acted.name, threw.name) == ("first to act", "first to throw")
    assert threw.share == round(won / 16, 3)


def test_every_pair_of_levels_and_every_option_is_compared(figures):
    assert [one.name for one in figures.levels] == [
        "normal among easy", "hard among easy", "master among easy",
        "hard among normal", "master among normal", "master among hard",
    ]  # fmt: skip
    values = {(one.option, one.value) for one in figures.effects}
    assert {("stops", "True"), ("wins", "1"), ("wins", "3")} <= values
    shorter = next(one for one in figures.effects if (one.option, one.value) == ("wins", "3"))
    assert shorter.longer > 1.5  # against one game


def test_the_usual_game_on_the_same_deals_stands_beside_its_options(figures):
    rows = rows_of(WISH, range(4)).games
    won = sum(0 in row.places[0] for row in rows)
    assert figures.usual.first == share_of("seat 1", won, 4)
    assert f"| as usual | {figures.usual.minutes:.1f} | 1.00 | {within(figures.usual.first)} |" in (
        section(figures)
    )
    assert "<td>as usual</td>" in page(figures)


def test_only_what_is_unlike_the_usual_is_tried():
    assert dict(other_values(GAMES["zgame"].game.options))["size"] != "5x7"
    assert ("reminders", False) not in set(other_values(GAMES["zinga"].game.options))


@pytest.mark.parametrize("id", GAMES)
def test_every_option_is_tried_or_said_not_to_be(id):
    options = GAMES[id].game.options
    tried = {name for name, _ in other_values(options)}
    assert {*tried, *left_out(options)} == set(options.__struct_fields__)


def test_options_that_are_not_tried_are_named(figures):
    assert left_out(GAMES["zack"].game.options) == ["grace_ms", "colours"]
    assert "Not tried: grace_ms, colours (neither" in page(figures)
    assert "Not tried: `grace_ms`, `colours` (neither" in section(figures)
    others = replace(figures, wish=replace(WISH, game="zgame", seats=2))
    assert "Not tried" not in page(others) + section(others)


def test_the_page_shows_them_and_escapes_what_was_given(figures):
    shown = page(replace(figures, wish=replace(WISH, seed="<&>")))
    assert "--seed &#x27;&lt;&amp;&gt;&#x27;" in shown and "<&>" not in shown
    assert shown.count("<svg") == 3 and "master among hard" in shown
    assert all(one.choice in shown for one in figures.speeds) and figures.speeds


def test_its_command_would_make_the_same_figures(figures):
    command = "sabot report zack -n 4 --seats 3 --seed report --option wins=1"
    assert command_of(figures) == command
    assert f"<code>{command}</code>" in page(figures) and f"`{command}`" in section(figures)
    parser = argparse.ArgumentParser()
    add_report(parser.add_subparsers())
    given = parser.parse_args(shlex.split(command)[1:])
    assert (wish_of(given), given.n) == (WISH, figures.games)


def test_a_page_that_cannot_be_written_is_said_in_one_line(tmp_path):
    done = ran("report", "zgame", "--out", str(tmp_path / "no" / "page.html"))
    assert done.returncode == 1 and "can't be written" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_section_of_the_page_on_balance_has_all_figures(figures):
    told = section(figures)
    assert told.startswith("## `zack`, 3 seats") and "16 games of equal bots" in told
    for share in (*figures.teams, *figures.levels):
        assert share.name in told and within(share) in told
    assert all(f"`{one.option}={one.value}`" in told for one in figures.effects)
    assert "Without effect on bots: `reminders=True`" in told and "| `wins=3` |" in told


def test_only_a_share_that_is_surely_uneven_is_called_so(figures):
    even = replace(figures, teams=[share_of("seat 1", 30, 100), share_of("seat 2", 36, 100)],
                   firsts=(share_of("first to act", 33, 100),))  # fmt: skip
    assert "No interval excludes" in section(even)
    odd = replace(even, firsts=(share_of("first to act", 60, 100),))
    assert "Not even, by their intervals: first to act." in section(odd)


def test_the_page_on_balance_is_made_of_files(figures, tmp_path):
    (tmp_path / "one.json").write_bytes(encode(figures))
    done = subprocess.run(
        [sys.executable, "-m", "sabot.sim.reports", tmp_path / "one.json"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout == balance([tmp_path / "one.json"]) + "\n"
    assert section(figures) in done.stdout


def test_docs_have_every_game():
    page = (Path(__file__).parents[3] / "docs" / "balance.md").read_text("utf-8")
    assert [id for id in GAMES if f"\n## `{id}`, " not in page] == []
    assert page.startswith(ABOUT)
    left = [name for box in GAMES.values() for name in left_out(box.game.options)]
    assert all(f"`{name}`" in page for name in left)
