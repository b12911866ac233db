"""What a bot of ZINGA does and why, here of one that never errs; how people err: its levels."""

from msgspec.structs import replace

from sabot.core.game import Cue
from sabot.core.luck import Luck
from sabot.games.zinga.acts import (
    Bonus,
    Call,
    Declare,
    Gaffed,
    Options,
    Pass,
    Passed,
    Ring,
    Roll,
    Rolled,
    Spare,
    Stop,
    TakePawn,
    TurnEnded,
)
from sabot.games.zinga.bots.spotter import Spotter
from sabot.games.zinga.bots.temper import NORMAL
from tests.games.zinga.scene import (
    DICE_BLUE_9,
    all_cells,
    game,
    pause,
    play,
    player,
    ring_and_call,
    rolled,
    settle,
)

flawless = replace(NORMAL, patience=60, miss=0, slip=0, forgets=0, sense=1, alert=1, guard=1)
bot = Spotter(flawless)
forgetful = Spotter(replace(flawless, forgets=1))


def think(state, seat, n=0, bot=bot):
    view = game.view(state, seat)
    memory = bot.watch(None, view, ())
    return bot.think(memory, view, Luck(b"bot", n), Cue(seat))


def asked(state, seat, bot=bot):
    return think(state, seat, bot=bot).action


def after_ring(state, seat, bot=bot):
    """What it calls for the roll at which it rang."""
    memory = bot.watch(None, game.view(state, seat), ())
    rung, events = play(state, seat, Ring(), after=2_000)
    memory = bot.watch(memory, game.view(rung, seat), events)
    return bot.think(memory, game.view(rung, seat), Luck(b"call"), Cue(seat))


def test_it_rings_for_what_builds_its_lines_and_calls_just_that():
    state = player(rolled(), 1, ticked="O3 Y6")  # R4 is in their row
    assert asked(state, 1) == Ring()
    assert after_ring(state, 1).action == Call("R4")


def test_of_two_that_build_alike_it_takes_the_one_whose_line_is_likelier_to_come():
    state = player(rolled(dice=(6, 2, 6, 1, 1, 1)), 1)  # B7 and O12, in one row of sheet 2
    assert after_ring(state, 1).action == Call("O12")


def test_a_new_roll_is_looked_at_again():
    memory = bot.watch(None, game.view(rolled(), 1), ())
    other = rolled(dice=DICE_BLUE_9)
    fresh = bot.watch(memory, game.view(other, 1), (Rolled(other.dice),))
    assert memory.glance.target in ("R4", "O3") and fresh.glance.target == "B9"


def test_it_sees_sooner_what_it_is_waiting_for():
    waiting = player(rolled(), 1, ticked="G10 O3 Y6 B1", declared=("R4",))
    assert sum(think(waiting, 1, n).after for n in range(50)) < 50 * 1_700


def test_more_to_look_through_takes_longer_and_more_to_find_takes_less():
    def checks(*dice, active=1):
        view = game.view(replace(rolled(dice=dice), active=active), 1)
        return bot.watch(None, view, ()).glance.checks

    nothing = checks(1, 5, 3, 2, 4, 1, active=0)  # R6 O4 Y3 G5 B2: none on sheet 2
    assert nothing == 25 and checks(1, 5, 2, 2, 4, 1, active=0) < nothing  # O3
    assert checks(3, 6, 1, 4, 5, 2) == 2 * nothing  # as much for sum and die


def test_it_does_not_ring_for_an_undeclared_fifth():
    """Unless it does not know: a bot that forgets a four, forgets it."""
    state = player(rolled(), 1, ticked="G10 O3 Y6 B1", plus=3)
    assert asked(state, 1) == Pass()
    assert after_ring(state, 1, forgetful).action == Call("R4")


def test_it_forgets_a_four_for_one_turn_and_never_after_a_gaffe_for_it():
    state = player(pause(), 1, ticked="G10 O3 Y6 B1")
    assert think(state, 1, bot=forgetful) is None
    ended, view = TurnEnded("gaffe", 0), game.view(state, 1)
    memory = forgetful.watch(None, view, (Gaffed(1, "undeclared", "R4"), ended))
    assert forgetful.think(memory, view, Luck(b""), Cue(1)).action == Declare("R4")
    assert forgetful.watch(memory, view, (ended,)).overlooked == ("R4",)


def test_nor_after_a_plea_for_it():
    state = player(rolled(pawn=1), 1, ticked="G10 O3 Y6 B1", gaffes=2)
    memory = forgetful.watch(None, game.view(state, 1), ())
    pleading, events = settle(state, 1, "R4")
    memory = forgetful.watch(memory, game.view(pleading, 1), events)
    spared, events = play(pleading, 1, Spare())
    view = game.view(spared, 1)
    memory = forgetful.watch(memory, view, events)
    assert forgetful.think(memory, view, Luck(b""), Cue(1)).action == Declare("R4")
    assert forgetful.watch(memory, view, (TurnEnded("passed", 0),)).overlooked == ("R4",)


def test_it_passes_when_it_finds_nothing_and_then_waits():
    nothing = player(rolled(), 1, ticked="O3 R4", plus=3)
    assert asked(nothing, 1) == Pass()
    assert think(play(nothing, 1, Pass()).state, 1) is None


def test_having_passed_it_may_see_that_it_was_too_soon():
    hasty = Spotter(replace(flawless, miss=1))
    view = game.view(rolled(), 1)
    assert hasty.think(hasty.watch(None, view, ()), view, Luck(b""), Cue(1)).action == Pass()
    passed, events = play(rolled(), 1, Pass())
    assert events == (Passed(1, True),)
    assert asked(passed, 1) == Pass(False)
    again, _ = play(passed, 1, Pass(False))
    assert asked(again, 1) == Ring()


def test_it_blackens_a_plus_box_rather_than_pass():
    state = player(rolled(), 1, ticked="O3 R4")
    assert asked(state, 1) == Ring()


def test_for_the_last_plus_box_it_counts_what_the_bonus_will_bring():
    one_short = player(rolled(dice=(1, 5, 2, 4, 6, 1)), 1, ticked="G10 O3 Y6", plus=2)
    assert after_ring(one_short, 1).action == Call("O3")  # then B1 or R4, its fourth in a row
    fewer = player(one_short, 1, ticked="G10 O3 Y6", plus=1)
    assert after_ring(fewer, 1).action == Call("Y5")


def test_it_rolls_when_active_and_never_too_early():
    for n in range(100):
        thought = think(pause(), 0, n)
        assert thought.action == Roll() and thought.after >= 3_000
    assert think(pause(), 1) is None


def test_it_declares_its_fours_in_the_pause():
    state = player(pause(), 1, ticked="G10 O3 Y6 B1")
    assert asked(state, 1) == Declare("R4")
    assert think(player(pause(), 1, ticked="G10 O3 Y6 B1", declared=("R4",)), 1) is None


def test_it_takes_the_pawn_when_it_may():
    state, _ = settle(rolled(dice=DICE_BLUE_9), 1, "B9")
    assert asked(state, 1) == TakePawn()
    assert asked(state, 1, forgetful) == Roll()


def test_it_stops_a_win_but_no_gaffe_and_no_small_tick():
    winning = player(rolled(pawn=2), 1, ticked="G10 O3 Y6 B1", declared=("R4",))
    assert asked(ring_and_call(winning, 1, "R4"), 2) == Stop()
    assert think(ring_and_call(replace(winning, pawn=0), 1, "R4"), 2) is None
    undeclared = player(rolled(pawn=2), 1, ticked="G10 O3 Y6 B1")
    assert think(ring_and_call(undeclared, 1, "R4"), 2) is None
    assert think(ring_and_call(rolled(pawn=2), 1, "R4"), 2) is None
    changed, _ = play(ring_and_call(winning, 1, "R4"), 1, Call("O3"))
    assert think(changed, 2) is None


def test_it_stops_the_four_of_the_player_ahead_unless_it_needs_the_pawn_itself():
    third = player(rolled(pawn=2), 1, ticked="G10 O3 Y6")
    assert asked(ring_and_call(third, 1, "R4"), 2) == Stop()
    assert think(ring_and_call(player(third, 2, gaffes=2), 1, "R4"), 2) is None
    careless = Spotter(replace(flawless, guard=0))
    assert think(ring_and_call(third, 1, "R4"), 2, bot=careless) is None
    behind = player(third, 0, ticked="Y1 G4 R8 B6")
    assert think(ring_and_call(behind, 1, "R4"), 2) is None
    out = player(behind, 0, ticked="Y1 G4 R8 B6", gaffes=3)
    assert asked(ring_and_call(out, 1, "R4"), 2) == Stop()


def test_it_stops_in_time():
    winning = player(rolled(pawn=2), 1, ticked="G10 O3 Y6 B1", declared=("R4",))
    times = [think(ring_and_call(winning, 1, "R4"), 2, n).after for n in range(300)]
    assert sum(after >= 2_000 for after in times) <= 6


def test_with_less_time_to_call_it_says_sooner_what_it_saw():
    slow = Spotter(replace(flawless, pace=1.4))
    hurried = rolled(options=Options(call_time=1_000))
    memory = slow.watch(None, game.view(hurried, 1), ())
    rung, events = play(hurried, 1, Ring(), after=2_000)
    view = game.view(rung, 1)
    memory = slow.watch(memory, view, events)
    times = [slow.think(memory, view, Luck(b"call", n), Cue(1)).after for n in range(300)]
    assert sum(after >= 1_000 for after in times) <= 6


def test_it_chooses_a_bonus_that_builds_a_line_and_may_be_taken():
    state = player(rolled(), 1, ticked="R4 Y5 B11 G2 O8 O12 R5 Y1", plus=2)
    state, _ = settle(state, 1, "R4")
    assert Bonus("R3") not in game.choices(state, 1)
    assert asked(state, 1) == Bonus("B9")  # the fourth of its column, and the pawn


def test_it_saves_itself_with_the_pawn():
    state, _ = settle(player(rolled(pawn=1), 1, gaffes=2), 1, "Y4")
    assert asked(state, 1) == Spare()
    assert think(state, 2) is None


def test_eliminated_or_at_the_end_it_does_nothing():
    assert think(player(rolled(), 1, gaffes=3), 1) is None
    over, _ = settle(player(rolled(seats=2), 1, gaffes=2), 1, "Y4")
    assert think(over, 0) is None


def test_a_full_sheet_does_not_confuse_it():
    state, _ = settle(player(rolled(), 1, ticked=all_cells(1)[:-3]), 1, "Y4")
    assert think(state, 1) is not None
