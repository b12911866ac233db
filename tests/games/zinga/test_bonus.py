"""PLUS boxes and the bonus: ZG-40 to ZG-43."""

from sabot.games.zinga.acts import (
    Bonus,
    BonusLost,
    BonusWon,
    Declare,
    Gaffed,
    Plussed,
    Ring,
    Roll,
    Ticked,
    TurnEnded,
)
from tests.games.zinga.scene import game, play, player, refusal, rolled, settle, ticked, wait

# Seat 1: four rows of four, so that every free cell would fill a row, a column or the diagonal.
NO_WAY_OUT = "Y5 B11 G2 O8 G10 O3 R4 Y6 R7 Y2 B9 G11 B8 G4 O7 R12"


def bonus(ticks="R4", **changes):
    """Seat 1 blackens the third PLUS box by calling R4 again."""
    return settle(player(rolled(**changes), 1, ticked=ticks, plus=2), 1, "R4")


def test_zg_40_calling_what_one_has_already_ticked_blackens_a_plus_box():
    state, events = settle(player(rolled(), 1, ticked="R4"), 1, "R4")
    assert events == (Plussed(1, "R4"), TurnEnded("plus", 1))
    assert state.players[1].plus == 1
    assert (ticked(state, 1), state.players[1].gaffes) == ({"R4"}, 0)


def test_zg_40_it_must_be_on_the_table():
    _, events = settle(player(rolled(), 1, ticked="Y5"), 1, "Y5")
    assert events[0] == Gaffed(1, "not-on-table", "Y5")


def test_zg_41_the_third_plus_box_is_a_bonus_at_once():
    state, events = bonus()
    assert events == (Plussed(1, "R4"), BonusWon(1))
    assert (state.phase, state.ringer, state.active) == ("bonus", 1, 0)
    state, events = play(state, 1, Bonus("Y5"))
    assert events == (Ticked(1, "Y5", bonus=True), TurnEnded("plus", 1))
    assert ticked(state, 1) == {"R4", "Y5"}


def test_zg_41_the_second_plus_box_is_not():
    _, events = settle(player(rolled(), 1, ticked="R4", plus=1), 1, "R4")
    assert events[-1] == TurnEnded("plus", 1)


def test_zg_41_the_bonus_is_an_unticked_cell_of_ones_own_sheet():
    state, _ = bonus()
    assert refusal(state, 1, Bonus("R4")) == ("already-ticked", "ZG-41")
    assert refusal(state, 1, Bonus("Y4")) == ("not-on-sheet", "ZG-41")
    assert refusal(state, 2, Bonus("Y4")) == ("no-bonus", "ZG-41")
    assert refusal(rolled(), 1, Bonus("Y5")) == ("no-bonus", "ZG-41")


def test_zg_41_there_is_one_bonus_a_game():
    after, _ = play(bonus().state, 1, Bonus("Y5"))
    assert refusal(after, 1, Bonus("B11")) == ("no-bonus", "ZG-41")
    # Only a third box gives one, and a fourth is the gaffe of ZG-43.


def test_zg_42_a_bonus_cell_that_would_complete_a_line_is_refused():
    state, _ = bonus(ticks="R4 Y5 B11 G2 O8")
    assert refusal(state, 1, Bonus("R3")) == ("would-win", "ZG-42")
    assert state.phase == "bonus"
    assert Bonus("R3") not in game.choices(state, 1)
    assert Bonus("G10") in game.choices(state, 1)


def test_zg_42_the_bonus_is_lost_if_none_is_chosen_in_10_s():
    state, _ = bonus()
    assert game.wake(state)[:3] == (22_000, frozenset({1}), frozenset({1}))
    state, events = wait(state)
    assert events == (BonusLost(1), TurnEnded("plus", 1))
    assert ticked(state, 1) == {"R4"}


def test_zg_42_the_bonus_is_lost_if_every_cell_would_complete_a_line():
    state, events = bonus(ticks=NO_WAY_OUT)
    assert events == (Plussed(1, "R4"), BonusLost(1), TurnEnded("plus", 1))
    assert state.players[1].plus == 3


def test_zg_27_pause_and_roll_are_counted_again_after_a_bonus():
    state, _ = play(bonus().state, 1, Bonus("Y5"), after=7_000)
    assert game.view(state, 0).roll_from == 19_000 + 3_000
    assert game.wake(state).at == 19_000 + 6_000


def test_the_choice_of_a_bonus_stops_all_other_clocks():  # principle 6
    state, _ = bonus()
    assert refusal(state, 1, Roll(), after=9_000) == ("not-in-pause", "ZG-20")
    assert refusal(state, 2, Ring()) == ("already-rung", "ZG-80")
    assert refusal(state, 2, Declare("R4")) == ("not-in-pause", "ZG-80")


def test_zg_43_with_all_plus_boxes_black_calling_a_ticked_combination_is_a_gaffe():
    state, events = settle(player(rolled(), 1, ticked="R4", plus=3), 1, "R4")
    assert events == (Gaffed(1, "plus-full", "R4"), TurnEnded("gaffe", 1))
    assert (state.players[1].plus, state.players[1].gaffes) == (3, 1)
