"""A turn from the roll to the pause: ZG-20 to ZG-27."""

from msgspec.structs import replace

from sabot.core.game import Floor
from sabot.games.zinga.acts import (
    Call,
    Called,
    FalselyStarted,
    FalseStart,
    Gaffed,
    Options,
    Pass,
    Passed,
    Rang,
    Ring,
    Roll,
    Rolled,
    Rolling,
    Ticked,
    TurnEnded,
)
from tests.games.zinga.scene import (
    DICE,
    PAUSE,
    everyone,
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


def test_zg_20_the_dice_tumble_without_values_before_all_see_them_at_once():
    rolling, events = play(pause(), 0, Roll(), after=PAUSE)
    assert events == (Rolling(0),)
    assert game.view(rolling, 0).dice is None
    assert game.wake(rolling)[:3] == (PAUSE + 800, frozenset(), frozenset())
    shown, events = wait(rolling)
    assert events == (Rolled(shown.dice),)
    assert {game.view(shown, seat).dice for seat in (0, 1, 2, None)} == {shown.dice}


def test_zg_20_the_dice_of_the_last_turn_are_off_the_table_while_they_tumble():
    rolling, _ = play(pause(dice=DICE), 0, Roll(), after=PAUSE)
    assert game.view(rolling, 1).dice is None


def test_zg_20_only_the_active_player_rolls():
    assert refusal(pause(), 1, Roll(), after=PAUSE) == ("not-active", "ZG-20")
    assert refusal(rolled(), 0, Roll()) == ("not-in-pause", "ZG-20")


def test_zg_21_the_colour_alone_is_for_the_active_player_only():
    _, events = settle(rolled(), 0, "R3")
    assert events[0] == Ticked(0, "R3")
    _, events = settle(rolled(active=1), 0, "R3")
    assert events[0] == Gaffed(0, "not-on-table", "R3")


def test_zg_23_anyone_may_ring_at_any_time_after_the_roll():
    for seat, after in ((0, 100), (1, 5_000), (2, 19_999)):
        state, events = play(rolled(), seat, Ring(), after)
        assert events == (Rang(seat),)
        assert (state.phase, state.ringer, state.opened) == ("rung", seat, 10_000 + after)


def test_zg_23_only_the_first_ring_counts_even_in_the_same_millisecond():
    rung, _ = play(rolled(), 1, Ring(), after=700)
    assert refusal(rung, 2, Ring(), after=0) == ("already-rung", "ZG-80")
    assert refusal(rung, 1, Ring(), after=0) == ("already-rung", "ZG-80")


def test_zg_23_a_ring_is_a_reaction_only_100_ms_after_the_dice_were_seen():
    assert game.floor(rolled(), 1, Ring()) == Floor(Rolled, 100, FalseStart())
    assert game.floor(rolled(), 1, Pass()) is None
    assert game.floor(wait(pause()).state, 1, Ring()) is None
    assert game.floor(ring_and_call(rolled(), 0, "R3"), 1, Ring()) is None


def test_zg_23_a_false_start_is_no_gaffe_but_kills_the_bell_for_400_ms():
    state, events = play(rolled(), 1, FalseStart(), after=60)
    assert events == (FalselyStarted(1),)
    assert (state.phase, state.players[1].gaffes) == ("rolled", 0)
    assert game.view(state, 1).mine.bell_dead_until == 10_460
    assert refusal(state, 1, Ring(), after=399) == ("bell-dead", "ZG-23")
    assert play(state, 1, Ring(), after=400).events == (Rang(1),)


def test_zg_23_a_dead_bell_is_dead_for_its_player_only():
    state, _ = play(rolled(), 1, FalseStart(), after=60)
    assert play(state, 2, Ring(), after=50).events == (Rang(2),)


def test_zg_23_a_dead_bell_gives_no_second_false_start():
    state, _ = play(rolled(), 1, FalseStart(), after=60)
    assert refusal(state, 1, FalseStart(), after=30) == ("bell-dead", "ZG-23")


def test_zg_23_a_ring_while_the_dice_tumble_is_a_false_start_that_changes_nothing_of_the_roll():
    rolling, _ = wait(pause())
    state, events = play(rolling, 2, Ring(), after=300)
    assert events == (FalselyStarted(2),)
    assert game.wake(state) == game.wake(rolling)
    assert refusal(state, 2, Ring(), after=399) == ("bell-dead", "ZG-23")


def test_zg_23_false_starts_belong_to_the_roll():
    assert refusal(pause(), 1, FalseStart()) == ("not-rolled", "ZG-80")
    rung, _ = play(rolled(), 0, Ring())
    assert refusal(rung, 1, FalseStart()) == ("already-rung", "ZG-80")


def test_zg_24_a_ring_leaves_a_second_and_a_half_to_call():
    rung, _ = play(rolled(), 1, Ring(), after=700)
    assert game.wake(rung)[:3] == (12_200, frozenset({1}), frozenset({1}))
    assert game.view(rung, 0).closes == 12_200


def test_zg_24_the_time_to_call_is_an_option():
    rung, _ = play(replace(rolled(), options=Options(call_time=4_000)), 1, Ring(), after=700)
    assert game.wake(rung).at == 14_700


def test_zg_24_no_call_in_time_is_a_gaffe():
    rung, _ = play(rolled(), 1, Ring())
    _, events = wait(rung)
    assert events == (Gaffed(1, "no-call", None), TurnEnded("gaffe", 1))


def test_zg_24_a_call_is_shown_at_once_and_settled_exactly_a_second_later():
    called = ring_and_call(rolled(), 1, "R4")
    assert (called.phase, called.opened, game.view(called, 2).call) == ("called", 11_000, "R4")
    assert game.wake(called)[:3] == (12_000, frozenset({1}), frozenset())
    assert not ticked(called, 1)


def test_zg_24_it_is_settled_after_2_s_if_another_holds_the_pawn():
    called = ring_and_call(rolled(pawn=2), 1, "R4")
    assert game.wake(called)[:3] == (13_000, frozenset({1, 2}), frozenset())


def test_zg_24_the_callers_own_pawn_gives_no_reason_to_wait():
    called = ring_and_call(rolled(pawn=1), 1, "R4")
    assert game.wake(called)[:3] == (12_000, frozenset({1}), frozenset())


def test_zg_24_a_view_never_says_whether_a_call_is_right():
    right, wrong = (ring_and_call(rolled(), 1, cell) for cell in ("R4", "Y4"))
    for seat in (0, 1, 2, None):
        assert replace(game.view(right, seat), call="Y4") == game.view(wrong, seat)


def test_zg_24_a_call_that_is_not_on_the_sheet_can_be_made_and_is_a_gaffe():
    _, events = settle(rolled(), 1, "Y4")
    assert events[0] == Gaffed(1, "not-on-sheet", "Y4")


def test_zg_24_a_second_different_call_is_the_gaffe_of_changing_ones_call():
    changed, events = play(ring_and_call(rolled(), 1, "R4"), 1, Call("O3"), after=999)
    assert events == (Called(1, "O3", changed=True),)
    assert game.view(changed, 0).changed and game.view(changed, 0).call == "O3"
    assert game.wake(changed).at == 12_000  # the first call's time
    state, events = wait(changed)
    assert events == (Gaffed(1, "changed", "O3"), TurnEnded("gaffe", 1))
    assert not ticked(state, 1)


def test_zg_24_the_same_call_again_is_ignored():
    again, events = play(ring_and_call(rolled(), 1, "R4"), 1, Call("R4"))
    assert events == () and not again.changed
    assert wait(again).events[0] == Ticked(1, "R4")


def test_zg_24_going_back_to_the_first_call_does_not_unchange_it():
    changed, _ = play(ring_and_call(rolled(), 1, "R4"), 1, Call("O3"), after=100)
    back, events = play(changed, 1, Call("R4"), after=100)
    assert events == ()
    assert wait(back).events[0] == Gaffed(1, "changed", "O3")


def test_zg_24_only_the_one_who_rang_calls():
    rung, _ = play(rolled(), 1, Ring())
    assert refusal(rung, 2, Call("R4")) == ("not-your-call", "ZG-24")
    assert refusal(rolled(), 2, Call("R4")) == ("no-ring", "ZG-24")
    assert refusal(pause(), 2, Call("R4")) == ("no-ring", "ZG-24")


def test_zg_24_a_call_after_the_turn_is_told_that_the_time_to_call_was_over():
    rung, _ = play(rolled(), 2, Ring(), after=2_000)
    ended, _ = wait(rung)  # nothing was called
    assert ended.phase == "pause"
    assert refusal(ended, 2, Call("R4")) == ("call-over", "ZG-24")


def test_zg_25_a_call_on_the_table_and_unticked_on_the_sheet_is_ticked():
    state, events = settle(rolled(), 1, "R4")
    assert events == (Ticked(1, "R4"), TurnEnded("ticked", 1))
    assert ticked(state, 1) == {"R4"}
    assert not ticked(state, 0) and not ticked(state, 2)


def test_zg_25_a_call_on_the_sheet_that_is_not_on_the_table_is_a_gaffe():
    state, events = settle(rolled(), 1, "Y5")
    assert events[0] == Gaffed(1, "not-on-table", "Y5")
    assert not ticked(state, 1) and state.players[1].gaffes == 1


def test_zg_26_the_next_player_clockwise_is_active_no_matter_who_rang():
    assert settle(rolled(), 2, "R4").state.active == 1
    assert settle(rolled(active=2), 2, "R4").state.active == 0


def test_zg_26_the_eliminated_are_skipped():
    state, events = settle(player(rolled(), 1, gaffes=3), 2, "R4")
    assert events[-1] == TurnEnded("ticked", 2)
    assert state.active == 2


def test_zg_26_pass_is_a_toggle():
    passed, events = play(rolled(), 1, Pass())
    assert events == (Passed(1, True),)
    assert game.view(passed, 0).sheets[1].passing
    back, events = play(passed, 1, Pass(False))
    assert events == (Passed(1, False),)
    assert not game.view(back, 0).sheets[1].passing


def test_zg_26_passing_twice_is_passing_once():
    passed, _ = play(rolled(), 1, Pass())
    assert play(passed, 1, Pass()).events == ()
    assert play(rolled(), 1, Pass(False)).events == ()


def test_zg_26_the_turn_ends_when_all_in_play_have_passed():
    state = player(rolled(), 2, gaffes=3)
    state, _ = play(state, 0, Pass())
    state, events = play(state, 1, Pass())
    assert events == (Passed(1, True), TurnEnded("passed", 1))
    assert (state.phase, state.opened) == ("pause", 11_000)
    assert not any(sheet.passing for sheet in game.view(state, 0).sheets)


def test_zg_26_an_un_pass_keeps_the_turn_open():
    state = rolled(seats=2)
    for seat, passing in ((0, True), (0, False), (1, True)):
        state, _ = play(state, seat, Pass(passing))
    assert state.phase == "rolled"


def test_zg_26_a_player_who_passed_may_still_ring():
    passed, _ = play(rolled(), 1, Pass())
    assert play(passed, 1, Ring()).events == (Rang(1),)


def test_zg_26_passing_needs_dice_on_the_table_and_a_silent_bell():
    assert refusal(pause(), 1, Pass()) == ("not-rolled", "ZG-80")
    assert refusal(wait(pause()).state, 1, Pass()) == ("not-rolled", "ZG-26")
    assert refusal(ring_and_call(rolled(), 0, "R3"), 1, Pass()) == ("already-rung", "ZG-80")


def test_zg_26_the_turn_ends_20_s_after_the_roll_without_a_ring():
    state, _ = play(rolled(), 1, Pass())
    assert game.wake(state)[:3] == (30_000, frozenset({0, 1, 2}), frozenset({0, 2}))
    state, events = wait(state)
    assert events == (TurnEnded("timeout", 1),)
    assert state.phase == "pause"


def test_zg_26_the_time_of_a_turn_is_an_option():
    assert game.wake(rolled(options=Options(turn_time=60_000))).at == 70_000


def test_zg_27_the_active_player_rolls_when_the_pause_is_over_and_not_before():
    assert refusal(pause(), 0, Roll(), after=PAUSE - 1) == ("pause-not-over", "ZG-80")
    assert play(pause(), 0, Roll(), after=PAUSE).events == (Rolling(0),)
    assert game.view(pause(), 0).roll_from == PAUSE


def test_zg_27_the_table_rolls_6_s_after_settlement():
    state, _ = settle(rolled(), 1, "R4")
    everybody = frozenset({0, 1, 2})
    assert game.wake(state)[:3] == (12_000 + 6_000, everybody, frozenset({1}))
    assert wait(state).events == (Rolling(1),)


def test_zg_27_the_table_never_rolls_before_the_pause_is_over():
    assert game.wake(pause(options=Options(pause_time=4_000))).at == 6_000
    assert game.wake(pause(options=Options(pause_time=9_000))).at == 9_000


def test_zg_27_the_next_pause_is_counted_from_the_end_of_the_turn():
    state, _ = settle(rolled(), 1, "R4")
    assert game.view(state, 0).roll_from == 12_000 + PAUSE


def test_a_turn_leaves_nothing_behind_but_its_dice():
    state, _ = settle(everyone(rolled(), passing=True), 1, "Y4")
    view = game.view(state, 0)
    assert (view.ringer, view.call, view.changed, view.dice) == (None, None, False, DICE)
    assert not any(sheet.passing for sheet in view.sheets)
