"""Fours, declarations and ZINGA!: ZG-60 to ZG-66."""

import pytest
from msgspec.structs import replace

from sabot.core.game import Result
from sabot.games.zinga.acts import (
    Declare,
    Declared,
    Gaffed,
    Options,
    Ring,
    Roll,
    Ticked,
    TurnEnded,
    Won,
)
from sabot.games.zinga.sheets import LINES, cells
from tests.games.zinga.scene import (
    game,
    pause,
    play,
    player,
    refusal,
    ring_and_call,
    rolled,
    settle,
    ticked,
    wait,
)

# Seat 0: R4 is the fifth of its last row and of its first column.
ROW, COLUMN = "B12 O3 Y9 G6", "Y1 B2 G8 O7"


def turn_after(state, **changes):
    """The next roll, with the marks of this state."""
    return replace(rolled(**changes), players=state.players)


def test_zg_60_five_in_line_win():
    state = player(rolled(), 0, ticked=ROW, declared=("R4",))
    state, events = settle(state, 0, "R4")
    assert events == (Ticked(0, "R4"), Won(0, ("R4", "B12", "O3", "Y9", "G6")))
    assert (state.phase, game.view(state, 1).winner, game.wake(state)) == ("over", 0, None)


@pytest.mark.parametrize("line", LINES)
def test_zg_60_rows_columns_and_long_diagonals_count(line):
    *four, last = cells(0, line)
    die = (int(last[1:]) - 1) % 6 + 1  # alone up to 6, above it with the white 6
    dice = (6, die, die, die, die, die)
    state = player(rolled(dice=dice), 0, ticked=" ".join(four), declared=(last,))
    assert settle(state, 0, last).events[-1] == Won(0, cells(0, line))


def test_zg_60_five_that_are_not_in_line_do_not():
    _, events = settle(player(rolled(), 0, ticked="B12 O3 Y9 G4"), 0, "R4")
    assert events[-1] == TurnEnded("ticked", 1)


def test_zg_61_a_four_is_declared_with_its_missing_cell_before_the_next_turn():
    state, _ = settle(player(rolled(), 0, ticked="B12 Y9 G6"), 0, "O3")
    state, events = play(state, 0, Declare("R4"))
    assert events == (Declared(0, "R4"),)
    assert settle(turn_after(state), 0, "R4").events[-1].seat == 0


def test_zg_61_the_four_of_the_start_of_a_game_can_be_declared_in_its_first_pause():
    assert play(player(pause(), 0, ticked=ROW), 0, Declare("R4")).events == (Declared(0, "R4"),)


def test_zg_62_an_undeclared_fifth_is_a_gaffe_and_not_ticked():
    state, events = settle(player(rolled(), 0, ticked=ROW), 0, "R4")
    assert events == (Gaffed(0, "undeclared", "R4"), TurnEnded("gaffe", 1))
    assert "R4" not in ticked(state, 0) and state.players[0].gaffes == 1


def test_zg_62_the_four_can_still_be_declared_before_any_later_turn():
    state, _ = settle(player(rolled(), 0, ticked=ROW), 0, "R4")
    state, events = play(state, 0, Declare("R4"))
    assert events == (Declared(0, "R4"),)
    assert settle(turn_after(state), 0, "R4").events[-1] == Won(0, ("R4", *ROW.split()))


def test_zg_63_a_tick_that_completes_two_lines_needs_one_of_them_declared():
    row_only, _ = play(player(pause(), 0, ticked=ROW), 0, Declare("R4"))
    both = player(rolled(), 0, ticked=f"{ROW} {COLUMN}", declared=row_only.players[0].declared)
    assert isinstance(settle(both, 0, "R4").events[-1], Won)


def test_zg_63_two_undeclared_lines_are_one_gaffe():
    state, events = settle(player(rolled(), 0, ticked=f"{ROW} {COLUMN}"), 0, "R4")
    assert events[0] == Gaffed(0, "undeclared", "R4")
    assert state.players[0].gaffes == 1


def test_zg_63_a_declared_four_does_not_cover_another_cell():
    state = player(rolled(), 0, ticked=f"{ROW} Y1 G4 R8 B6", declared=("O11",))
    assert settle(state, 0, "R4").events[0] == Gaffed(0, "undeclared", "R4")


def test_zg_63_several_fours_may_be_declared():
    state = player(pause(), 0, ticked=f"{ROW} Y1 G4 R8 B6")
    state, _ = play(state, 0, Declare("R4"))
    state, _ = play(state, 0, Declare("O11"))
    assert game.view(state, 2).sheets[0].declared == ("R4", "O11")


def test_zg_63_a_false_declaration_has_no_effect_and_costs_nothing():
    state = pause()
    after, events = play(state, 0, Declare("R4"))
    assert events == ()
    assert game.view(after, 0).sheets == game.view(state, 0).sheets


def test_zg_63_at_most_five_declarations_a_player_and_pause():
    state = player(pause(), 0, ticked=ROW)
    for left in (4, 3, 2, 1, 0):
        state, _ = play(state, 0, Declare("Y1"), after=100)
        assert game.view(state, 0).mine.declarations_left == left
    assert refusal(state, 0, Declare("R4")) == ("no-declarations-left", "ZG-80")
    assert game.view(state, 1).mine.declarations_left == 5
    assert play(state, 1, Declare("Y5")).events == ()


def test_zg_63_the_next_pause_gives_five_more():
    state = pause()
    for _ in range(5):
        state, _ = play(state, 0, Declare("Y1"), after=100)
    state, _ = wait(wait(wait(state).state).state)
    assert (state.phase, game.view(state, 0).mine.declarations_left) == ("pause", 5)


def test_zg_64_the_table_never_hints_that_a_declaration_is_due():
    four, three = player(pause(), 0, ticked=ROW), player(pause(), 0, ticked="B12 O3 Y9")
    assert game.view(four, 0).mine == game.view(three, 0).mine
    assert game.view(four, 0).mine.due == ()
    assert [a for a in game.choices(four, 0) if a != Declare("G6")] == [
        a for a in game.choices(three, 0) if a != Declare("G6")
    ]


def test_zg_64_unless_reminders_are_on():
    state = player(pause(options=Options(reminders=True)), 0, ticked=ROW)
    assert game.view(state, 0).mine.due == ("R4",)
    assert game.view(state, 1).mine.due == ()
    after, _ = play(state, 0, Declare("R4"))
    assert game.view(after, 0).mine.due == ()


def test_zg_64_nothing_is_due_from_a_player_who_is_out():
    state = player(pause(options=Options(reminders=True)), 0, ticked=ROW, gaffes=3)
    assert game.view(state, 0).mine.due == ()


def test_zg_65_a_true_declaration_is_announced_to_all_with_the_missing_cell():
    state, events = play(player(pause(), 0, ticked=ROW), 0, Declare("R4"))
    assert events == (Declared(0, "R4"),)
    assert {game.view(state, seat).sheets[0].declared for seat in (0, 1, 2, None)} == {("R4",)}


def test_zg_66_declarations_are_taken_in_the_pause_only():
    four = player(pause(), 0, ticked=ROW)
    rolling, _ = play(four, 0, Roll(), after=3_000)
    showing, _ = wait(rolling)
    rung, _ = play(showing, 0, Ring())
    called = ring_and_call(showing, 0, "R4")
    for state in (rolling, showing, rung, called):
        assert refusal(state, 0, Declare("R4"), after=0) == ("not-in-pause", "ZG-80")


def test_zg_66_anyone_in_play_may_declare_not_only_the_active_player():
    state = player(pause(), 2, ticked="R4 B6 G3 Y10")
    assert play(state, 2, Declare("O12")).events == (Declared(2, "O12"),)


def test_zg_66_a_declaration_holds_for_the_rest_of_the_game():
    state, _ = play(player(pause(), 0, ticked=ROW), 0, Declare("R4"))
    for _ in range(30):
        state, _ = wait(state)
    assert settle(turn_after(state), 0, "R4").events[-1].seat == 0


def test_zg_66_a_declaration_before_the_four_is_there_is_false_and_does_not_hold():
    state, events = play(player(pause(), 0, ticked="B12 O3 Y9"), 0, Declare("R4"))
    assert events == ()
    later = player(turn_after(state), 0, ticked=ROW, declared=state.players[0].declared)
    assert settle(later, 0, "R4").events[0] == Gaffed(0, "undeclared", "R4")


def test_zg_66_a_false_one_is_told_to_its_maker_only():
    before = player(pause(), 0, ticked=ROW)
    after, events = play(before, 0, Declare("Y1"))
    assert events == ()
    assert game.view(after, 0).mine.answer == ("Y1", False)
    for seat in (1, 2, None):
        assert game.view(after, seat) == game.view(before, seat)


def test_zg_66_a_cell_that_is_ticked_or_not_on_the_sheet_is_a_false_declaration():
    state = player(pause(), 0, ticked=ROW)
    for cell in ("B12", "R12"):
        after, events = play(state, 0, Declare(cell))
        assert (events, game.view(after, 0).mine.answer) == ((), (cell, False))


def test_zg_66_the_answer_is_gone_with_the_pause():
    state, _ = play(player(pause(), 0, ticked=ROW), 0, Declare("R4"))
    assert game.view(state, 0).mine.answer == ("R4", True)
    assert game.view(wait(state).state, 0).mine.answer is None


def test_zg_66_the_same_four_declared_again_is_true_and_changes_nothing():
    state, _ = play(player(pause(), 0, ticked=ROW), 0, Declare("R4"))
    state, events = play(state, 0, Declare("R4"))
    assert events == (Declared(0, "R4"),)
    assert state.players[0].declared == ("R4",)


def test_the_winner_is_first_then_by_ticks_then_the_last_to_fall():  # ours
    state = player(rolled(seats=6), 0, ticked=ROW, declared=("R4",))
    state = player(player(state, 1, ticked="Y5 G2"), 2, ticked="R4 B6")
    state = player(player(player(state, 3), 4, gaffes=3), 5, gaffes=3)
    state, _ = settle(replace(state, fallen=(5, 4)), 0, "R4")
    places = ({0}, {1, 2}, {3}, {4}, {5})
    assert game.result(state) == Result(tuple(map(frozenset, places)))


def test_nothing_happens_after_the_end():
    state, _ = settle(player(rolled(), 0, ticked=ROW, declared=("R4",)), 0, "R4")
    for seat in range(3):
        for action in (Ring(), Roll(), Declare("R4")):
            assert refusal(state, seat, action) == ("over", "ZG-60")
        assert game.choices(state, seat) == ()
