"""Clocks in table time (ZZ-25; principles 4 and 8, docs/rules.md)."""

import pytest

from sabot.core.arbiter import Line, Stamps
from sabot.core.line import GROWN
from sabot.core.log import Act, Head, Paused, Tick
from sabot.core.table import Table
from sabot.games.zgame.acts import Ended, Move, Moved, OfferDraw, Ready, Resign
from sabot.games.zgame.state import on_turn
from tests.games.zgame.scene import BEGUN, BLACK, WHITE, game, play, playing, turns, wait

LINE, FAR = Line("page", 1), 200_000
FIVE = 300_000


def left(state):
    return [player.left for player in game.view(state, None).players]


@pytest.mark.parametrize(
    "clock, base, increment",
    [
        ("1+1", 60_000, 1_000),
        ("3+2", 180_000, 2_000),
        ("5+3", FIVE, 3_000),
        ("10+5", 600_000, 5_000),
    ],
)
def test_zz_25_each_side_has_a_base_and_an_increment(clock, base, increment):
    state = playing(clock=clock)
    assert left(state) == [base, base]
    state = turns(state, "c2-c3", after=4_000)
    assert left(state) == [base - 4_000 + increment, base]
    state = turns(state, "c6-c5", after=500)
    assert left(state)[BLACK] == base - 500 + increment


def test_zz_25_the_usual_clock_is_five_minutes_and_three_seconds():
    assert left(playing()) == [FIVE, FIVE] and playing().options.clock == "5+3"


def test_zz_25_out_of_time_loses():
    state = playing()
    assert game.wake(state).at == BEGUN + FIVE == game.view(state, BLACK).closes
    state, events = wait(state)
    assert events == (Ended("time", BLACK),)
    assert game.result(state).places == ({BLACK}, {WHITE}) and left(state) == [0, FIVE]


def test_zz_25_only_the_clock_of_the_player_to_move_runs():
    state = turns(playing(), "c2-c3", after=60_000)
    assert game.wake(state).at == state.now + FIVE
    assert left(wait(state).state) == [FIVE - 57_000, 0]


def test_zz_25_a_word_to_the_other_side_stops_no_clock():
    state = playing()
    closes = game.wake(state).at
    for seat in (WHITE, BLACK):
        asked = play(state, seat, OfferDraw(), after=5_000).state
        assert game.wake(asked).at == closes


def test_zz_25_without_a_clock_nobody_loses_on_time():
    state = playing(clock="none")
    assert [player.left for player in game.view(state, WHITE).players] == [None, None]
    for _ in range(5):
        state, events = wait(state)
        assert events == () and state.phase == "play" and on_turn(state) == WHITE
    play(state, WHITE, Move("c2", "c3"))


def test_readme_4_without_a_clock_a_player_who_owes_a_ply_is_still_waited_for():
    state = playing(clock="none")
    first = game.wake(state)
    assert first.awaited == {WHITE} and game.view(state, None).closes == first.at
    again = game.wake(wait(state).state)
    assert again.awaited == {WHITE} and again.at == 2 * first.at - BEGUN
    assert game.wake(turns(state, "c2-c3")).awaited == {BLACK}


def test_readme_8_flags_wait_for_both_sides():
    """A far player's ply may still be under way; so may the other's resignation."""
    assert game.wake(playing()).rivals == {WHITE, BLACK}


@pytest.fixture
def table():
    """White's clock runs since 1 s; both lines are far."""
    table = Table(game, Head("zgame", 1, 2, {"clock": "1+1"}, b"seed"))
    for seat in (0, 1):
        table.write(Act(1_000, seat, Ready(), 0))
    for seat in (0, 1):
        for _ in range(GROWN):
            table.arbiter.timed(seat, LINE, FAR, 1_000_000)
    show(table, 1_000_000)
    return table


def show(table, at):
    table.arbiter.tell(table.revision, at)
    for seat in (0, 1):
        table.arbiter.sent(seat, LINE, table.revision, at)
        table.arbiter.ponged(seat, LINE, table.revision, at + FAR)


def press(table, seat, action, pressed, arrived):
    """By a page that had the newest revision on its screen 100 ms after it was told."""
    reaction = pressed - 1_100_000
    for other in (0, 1):
        table.arbiter.timed(other, LINE, FAR, arrived)
    table.receive(seat, 1, action, Stamps(table.revision, 0, reaction, reaction), arrived, LINE)


def first_ply(table):
    rank = "23" if table.state.white == on_turn(table.state) else "65"
    return Move(f"c{rank[0]}", f"c{rank[1]}")


FLAG = 61_000_000


def test_readme_8_a_ply_made_before_the_flag_counts_though_it_comes_after(table):
    white = on_turn(table.state)
    table.arbiter.timed(white, LINE, FAR, FLAG)
    table.advance(now=FLAG + 50_000)
    assert not table.over  # the far player is waited for
    press(table, white, first_ply(table), pressed=FLAG - 2_000, arrived=FLAG + 100_000)
    table.advance(now=FLAG + 300_000)
    assert any(isinstance(event, Moved) for event in table.at_revision(3).events)
    assert not table.over and table.state.players[white].left < 1_010


def test_readme_8_a_ply_made_after_the_flag_is_too_late(table):
    white = on_turn(table.state)
    table.arbiter.timed(white, LINE, FAR, FLAG)
    press(table, white, first_ply(table), pressed=FLAG + 30_000, arrived=FLAG + 130_000)
    table.advance(now=FLAG + 500_000)
    assert isinstance(table.log[2], Tick)
    assert table.at_revision(3).events == (Ended("time", 1 - white),)


def test_readme_8_a_resignation_before_the_others_flag_counts_first(table):
    white = on_turn(table.state)
    table.arbiter.timed(1 - white, LINE, FAR, FLAG)
    press(table, 1 - white, Resign(), pressed=FLAG - 5_000, arrived=FLAG + 97_000)
    table.advance(now=FLAG + 500_000)
    assert table.at_revision(3).events == (Ended("resigned", white),)


def test_a_pause_gives_the_time_of_this_turn_back(table):
    table.write(Paused(41_000, "nobody"))
    table.write(table.resumed(500_000))
    assert table.wake() > 500_000_000 + 59_000_000
