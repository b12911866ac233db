"""The pawn: ZG-55 to ZG-57."""

from msgspec.structs import replace

from sabot.games.zinga.acts import (
    Bonus,
    Call,
    Eliminated,
    Gaffed,
    PawnTaken,
    Pleaded,
    Ring,
    Roll,
    Spare,
    Spared,
    Stop,
    Stopped,
    TakePawn,
    Ticked,
    TurnEnded,
    Won,
)
from tests.games.zinga.scene import (
    DICE_BLUE_9,
    everyone,
    game,
    play,
    player,
    refusal,
    ring_and_call,
    rolled,
    settle,
    ticked,
    wait,
)


def blue_9(seat=1, **changes):
    return settle(rolled(dice=DICE_BLUE_9, **changes), seat, "B9").state


def last_gaffe(**changes):
    """Seat 1, holder of the pawn, errs for the third time."""
    return settle(player(rolled(pawn=1, **changes), 1, gaffes=2), 1, "Y4")


def test_zg_55_a_player_who_ticks_blue_9_may_take_the_pawn_from_the_middle():
    state = blue_9()
    assert game.view(state, 0).pawn_for == 1
    state, events = play(state, 1, TakePawn())
    assert events == (PawnTaken(1, giver=None),)
    assert (state.pawn, state.pawn_for) == (1, None)


def test_zg_55_or_from_its_holder():
    state, events = play(blue_9(pawn=2), 1, TakePawn())
    assert events == (PawnTaken(1, giver=2),)
    assert state.pawn == 1


def test_zg_55_blue_9_called_again_for_a_plus_box_gives_the_same_right():
    state = player(rolled(dice=DICE_BLUE_9), 1, ticked="B9")
    state, _ = settle(state, 1, "B9")
    assert play(state, 1, TakePawn()).state.pawn == 1


def test_zg_55_blue_9_through_the_bonus_gives_it_too():  # and ZG-42
    state, _ = settle(player(rolled(), 1, ticked="R4", plus=2), 1, "R4")
    state, _ = play(state, 1, Bonus("B9"))
    assert state.pawn_for == 1
    assert play(state, 1, TakePawn()).state.pawn == 1


def test_zg_55_blue_9_again_for_the_third_plus_box_keeps_the_right_through_the_bonus():
    state = player(rolled(dice=DICE_BLUE_9), 1, ticked="B9", plus=2)
    state, _ = settle(state, 1, "B9")
    assert (state.phase, state.pawn_for) == ("bonus", 1)
    state, _ = play(state, 1, Bonus("Y5"))
    assert play(state, 1, TakePawn()).state.pawn == 1


def test_zg_55_a_gaffe_on_blue_9_gives_no_right():
    state, _ = settle(rolled(), 1, "B9")
    assert refusal(state, 1, TakePawn()) == ("no-right-to-pawn", "ZG-80")


def test_zg_55_a_stopped_blue_9_gives_no_right():
    state, _ = play(ring_and_call(rolled(dice=DICE_BLUE_9, pawn=2), 1, "B9"), 2, Stop())
    assert state.pawn_for is None


def test_zg_55_the_claim_is_lost_once_the_dice_roll():
    state = blue_9()
    assert state.active == 1
    rolling, _ = play(state, 1, Roll(), after=3_000)
    assert rolling.pawn_for is None
    assert refusal(rolling, 1, TakePawn(), after=0) == ("no-right-to-pawn", "ZG-80")
    assert play(state, 1, TakePawn(), after=5_999).events == (PawnTaken(1, None),)
    assert refusal(wait(state).state, 1, TakePawn()) == ("no-right-to-pawn", "ZG-80")


def test_zg_55_the_holder_has_nothing_to_claim():
    state = blue_9(pawn=1)
    assert (state.pawn, state.pawn_for) == (1, None)


def test_zg_55_the_tick_of_the_last_blue_9_gives_the_right_too():
    full = everyone(rolled(dice=DICE_BLUE_9, pawn=2), ticked="B9", plus=3)
    last, _ = settle(player(full, 1, ticked="", plus=3), 1, "B9")
    assert play(last, 1, TakePawn()).events == (PawnTaken(1, giver=2),)


def test_zg_55_and_so_does_the_plus_box_after_which_nobody_can_earn_it():
    full = everyone(rolled(dice=DICE_BLUE_9, pawn=2), ticked="B9", plus=3)
    last, _ = settle(player(full, 1, ticked="B9 Y5", plus=2), 1, "B9")
    state, _ = play(last, 1, Bonus("G4"))
    assert play(state, 1, TakePawn()).events == (PawnTaken(1, giver=2),)


def test_zg_55_and_so_does_a_last_blue_9_ticked_for_the_bonus():
    full = everyone(rolled(pawn=2), ticked="B9", plus=3)
    last, _ = settle(player(full, 1, ticked="R4", plus=2), 1, "R4")
    state, _ = play(last, 1, Bonus("B9"))
    assert play(state, 1, TakePawn()).events == (PawnTaken(1, giver=2),)


def test_zg_55_with_blue_9_and_all_plus_boxes_the_call_is_a_gaffe_and_earns_nothing():  # ZG-43
    full = everyone(rolled(dice=DICE_BLUE_9, pawn=2), ticked="B9", plus=3)
    state, events = settle(full, 1, "B9")
    assert events[0] == Gaffed(1, "plus-full", "B9") and state.pawn_for is None


def test_zg_55_it_still_passes_by_stop():
    full = everyone(rolled(dice=DICE_BLUE_9, pawn=2), ticked="B9", plus=3)
    assert play(ring_and_call(full, 1, "Y5"), 2, Stop()).state.pawn == 1


def test_zg_56_stop_ends_the_turn_and_hands_the_pawn_to_the_caller_who_ticks_nothing():
    called = ring_and_call(rolled(pawn=2), 1, "R4")
    state, events = play(called, 2, Stop(), after=1_999)
    assert events == (Stopped(2, caller=1), TurnEnded("stopped", 1))
    assert (state.pawn, ticked(state, 1)) == (1, set())
    assert (state.players[1].plus, state.players[1].gaffes) == (0, 0)


def test_zg_56_the_window_closes_exactly_2_s_after_the_call():
    called = ring_and_call(rolled(pawn=2), 1, "R4")
    assert game.wake(called).at == called.opened + 2_000
    state, events = wait(called)
    assert events[0] == Ticked(1, "R4")
    assert refusal(state, 2, Stop(), after=0) == ("nothing-to-stop", "ZG-80")


def test_zg_56_stop_also_spares_the_caller_a_plus_box_and_a_gaffe():
    again = player(rolled(pawn=2), 1, ticked="R4")
    state, _ = play(ring_and_call(again, 1, "R4"), 2, Stop())
    assert state.players[1].plus == 0
    state, _ = play(ring_and_call(rolled(pawn=2), 1, "Y4"), 2, Stop())
    assert state.players[1].gaffes == 0


def test_zg_56_stop_cancels_a_winning_call():
    four = player(rolled(pawn=2), 1, ticked="G10 O3 Y6 B1", declared=("R4",))
    assert wait(ring_and_call(four, 1, "R4")).events[-1] == Won(1, ("G10", "O3", "R4", "Y6", "B1"))
    state, events = play(ring_and_call(four, 1, "R4"), 2, Stop())
    assert events[-1] == TurnEnded("stopped", 1)
    assert game.result(state) is None and "R4" not in ticked(state, 1)


def test_zg_56_stop_cancels_a_changed_call():
    called = ring_and_call(rolled(pawn=2), 1, "R4")
    changed, _ = play(called, 1, Call("O3"), after=1_000)
    assert game.wake(changed).at == called.opened + 2_000
    state, events = play(changed, 2, Stop(), after=999)
    assert events[0] == Stopped(2, 1)
    assert (state.players[1].gaffes, state.pawn, state.changed) == (0, 1, False)


def test_zg_56_stop_needs_a_call():
    assert refusal(rolled(pawn=2), 2, Stop()) == ("nothing-to-stop", "ZG-80")
    rung, _ = play(rolled(pawn=2), 1, Ring())
    assert refusal(rung, 2, Stop()) == ("nothing-to-stop", "ZG-80")
    silent, _ = wait(rung)
    assert refusal(silent, 2, Stop()) == ("nothing-to-stop", "ZG-80")
    assert silent.players[1].gaffes == 1


def test_zg_56_stop_is_for_the_holder_and_not_on_oneself():
    called = ring_and_call(rolled(pawn=2), 1, "R4")
    assert refusal(called, 0, Stop()) == ("no-pawn", "ZG-80")
    assert refusal(called, 1, Stop()) == ("no-pawn", "ZG-80")
    own = ring_and_call(rolled(pawn=2), 2, "R4")
    assert refusal(own, 2, Stop()) == ("own-call", "ZG-80")


def test_zg_57_before_the_third_gaffe_the_holder_may_put_the_pawn_back_instead():
    state, events = last_gaffe()
    assert events == (Pleaded(1, "not-on-sheet", "Y4"),)
    assert (state.phase, state.ringer, state.players[1].gaffes) == ("plea", 1, 2)
    state, events = play(state, 1, Spare())
    assert events == (Spared(1), TurnEnded("spared", 1))
    assert (state.pawn, state.players[1].gaffes, state.plea) == (None, 2, None)


def test_zg_57_or_not_and_then_the_pawn_goes_back_all_the_same():  # ZG-52
    state, events = play(last_gaffe().state, 1, Spare(use=False))
    assert events == (Gaffed(1, "not-on-sheet", "Y4"), Eliminated(1), TurnEnded("gaffe", 2))
    assert (state.pawn, state.players[1].out) == (None, True)


def test_zg_57_everyone_sees_what_the_gaffe_would_be_for():
    state, _ = last_gaffe()
    assert [game.view(state, seat).plea for seat in (0, 1, None)] == ["not-on-sheet"] * 3
    assert game.view(play(state, 1, Spare()).state, 1).plea is None


def test_zg_57_no_answer_in_5_s_uses_the_pawn():
    state, _ = last_gaffe()
    assert game.wake(state)[:3] == (17_000, frozenset({1}), frozenset({1}))
    assert wait(state).events == (Spared(1), TurnEnded("spared", 1))


def test_zg_57_it_also_saves_from_a_ring_without_a_call():
    rung, _ = play(player(rolled(pawn=1), 1, gaffes=2), 1, Ring())
    state, events = wait(rung)
    assert events == (Pleaded(1, "no-call"),)
    state, events = play(state, 1, Spare(use=False))
    assert events[0] == Gaffed(1, "no-call", None)


def test_zg_57_only_from_the_third_gaffe_and_only_its_holder():
    state, events = settle(player(rolled(pawn=1), 1, gaffes=1), 1, "Y4")
    assert events == (Gaffed(1, "not-on-sheet", "Y4"), TurnEnded("gaffe", 1))
    assert state.pawn == 1
    _, events = settle(player(rolled(pawn=2), 1, gaffes=2), 1, "Y4")
    assert Eliminated(1) in events
    assert refusal(last_gaffe().state, 2, Spare()) == ("no-plea", "ZG-57")
    assert refusal(rolled(pawn=1), 1, Spare()) == ("no-plea", "ZG-57")


def test_zg_57_the_plea_of_one_of_the_last_two_refused_ends_the_game():
    state, _ = settle(player(rolled(seats=2, pawn=1), 1, gaffes=2), 1, "Y4")
    state, events = play(state, 1, Spare(use=False))
    assert events[-1] == Won(0)
    assert state.pawn is None


def test_zg_52_the_pawn_of_another_stays_where_it_is():
    state, _ = settle(player(rolled(pawn=2), 1, gaffes=2), 1, "Y4")
    assert state.pawn == 2


def test_zg_57_the_pawn_can_be_won_back_with_blue_9():
    state, _ = play(last_gaffe(dice=DICE_BLUE_9).state, 1, Spare())
    again = replace(rolled(dice=DICE_BLUE_9), players=state.players, pawn=state.pawn)
    assert settle(again, 1, "B9").state.pawn_for == 1
