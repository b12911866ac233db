"""The bot plays whole games by what its seat can see, and in the time of people."""

import pytest
from msgspec.structs import replace

from sabot.core.game import Box, Thought
from sabot.core.luck import Luck
from sabot.games.zinga.acts import (
    Bonus,
    Call,
    Declare,
    Pass,
    Ring,
    Roll,
    Rolled,
    Spare,
    Stop,
    TakePawn,
)
from sabot.games.zinga.bot import Spotter
from sabot.registry import GAMES
from sabot.sim.play import play as play_game
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

bot = Spotter()


def think(state, seat, n=0):
    view = game.view(state, seat)
    memory = bot.watch(None, view, ())
    return bot.think(memory, view, Luck(b"bot", n), 1_000)


def asked(state, seat):
    """What it wants to do, most of the time."""
    wants = [think(state, seat, n).action for n in range(30)]
    return max(wants, key=wants.count)


@pytest.mark.parametrize("seats", range(2, 9))
def test_bots_finish_games_of_every_size_within_an_hour(seats):
    for n in range(3):
        table = play_game("zinga", seats, bytes([seats, n]) * 16)
        assert game.result(table.state) and table.at < 3_600_000


def test_the_same_seed_is_the_same_game():
    one, two = (play_game("zinga", 4, bytes(32)) for _ in range(2))
    assert (one.revision, one.at, one.state) == (two.revision, two.at, two.state)


def test_bots_that_are_alike_win_alike():
    wins = [play_game("zinga", 2, bytes([n]) * 32).state.winner for n in range(60)]
    assert 15 <= wins.count(0) <= 45


def test_it_rings_for_what_builds_its_lines_and_calls_just_that():
    state = player(rolled(), 1, ticked="O3 Y6")  # R4 is in their row
    view = game.view(state, 1)
    memory = bot.watch(None, view, ())
    assert asked(state, 1) == Ring()
    rung, events = play(state, 1, Ring(), after=2_000)
    assert bot.watch(memory, game.view(rung, 1), events) == memory
    assert asked(rung, 1) == Call("R4")


def test_a_new_roll_is_looked_at_anew():
    memory = bot.watch(None, game.view(rolled(), 1), ())
    other = rolled(dice=DICE_BLUE_9)
    fresh = bot.watch(memory, game.view(other, 1), (Rolled(other.dice),))
    assert memory.target in ("R4", "O3") and fresh.target == "B9"


def test_it_takes_the_time_of_a_person_and_calls_within_the_window():
    times = sorted(think(rolled(), 1, n).after for n in range(300))
    assert times[0] >= 500 and 1_500 <= times[150] <= 4_000
    rung, _ = play(rolled(), 1, Ring())
    assert max(think(rung, 1, n).after for n in range(300)) < 1_500


def test_it_sees_sooner_what_it_is_waiting_for():
    waiting = player(rolled(), 1, ticked="G10 O3 Y6 B1", declared=("R4",))
    assert sum(think(waiting, 1, n).after for n in range(50)) < 50 * 1_500


def test_it_does_not_ring_for_an_undeclared_fifth():
    state = player(rolled(), 1, ticked="G10 O3 Y6 B1", plus=3)
    assert asked(state, 1) == Pass()


def test_it_passes_when_it_finds_nothing_and_then_waits():
    nothing = player(rolled(), 1, ticked="O3 R4", plus=3)
    assert asked(nothing, 1) == Pass()
    assert think(play(nothing, 1, Pass()).state, 1) is None


def test_it_blackens_a_plus_box_rather_than_pass():
    state = player(rolled(), 1, ticked="O3 R4")
    assert asked(state, 1) == Ring()


def test_it_rolls_when_active_and_never_too_early():
    for n in range(100):
        after, action = think(pause(), 0, n)
        assert action == Roll() and after >= 3_000
    assert think(pause(), 1) is None


def test_it_declares_its_fours_in_the_pause_and_sometimes_too_late():
    state = player(pause(), 1, ticked="G10 O3 Y6 B1")
    thoughts = [think(state, 1, n) for n in range(300)]
    assert {thought.action for thought in thoughts} == {Declare("R4")}
    late = sum(thought.after > 3_700 for thought in thoughts)
    assert 3 <= late <= 60
    assert think(player(pause(), 1, ticked="G10 O3 Y6 B1", declared=("R4",)), 1) is None


def test_it_takes_the_pawn_when_it_may():
    state, _ = settle(rolled(dice=DICE_BLUE_9), 1, "B9")
    assert asked(state, 1) == TakePawn()


def test_it_stops_a_win_but_no_gaffe_and_no_small_tick():
    winning = player(rolled(pawn=2), 1, ticked="G10 O3 Y6 B1", declared=("R4",))
    assert asked(ring_and_call(winning, 1, "R4"), 2) == Stop()
    assert think(ring_and_call(replace(winning, pawn=0), 1, "R4"), 2) is None
    undeclared = player(rolled(pawn=2), 1, ticked="G10 O3 Y6 B1")
    assert think(ring_and_call(undeclared, 1, "R4"), 2) is None
    assert think(ring_and_call(rolled(pawn=2), 1, "R4"), 2) is None
    changed, _ = play(ring_and_call(winning, 1, "R4"), 1, Call("O3"))
    assert think(changed, 2) is None


def test_it_stops_the_four_of_whoever_is_ahead_unless_it_needs_the_pawn_itself():
    third = player(rolled(pawn=2), 1, ticked="G10 O3 Y6")
    assert asked(ring_and_call(third, 1, "R4"), 2) == Stop()
    assert think(ring_and_call(player(third, 2, gaffes=2), 1, "R4"), 2) is None


def test_it_stops_in_time():
    winning = player(rolled(pawn=2), 1, ticked="G10 O3 Y6 B1", declared=("R4",))
    times = [think(ring_and_call(winning, 1, "R4"), 2, n).after for n in range(300)]
    assert sum(after >= 2_000 for after in times) <= 6


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


class Blind(Spotter):
    """Rings at once and looks for something to call while the ring closes."""

    def think(self, memory, view, luck, effort):
        thought = super().think(memory, view, luck, effort)
        match thought and thought.action:
            case Ring() | Pass():
                return Thought(200, Ring())
            case Call():
                looking = memory.spotting.draw(luck)
                return thought._replace(after=max(thought.after, looking - 200))
        return thought


def test_zg_24_who_rings_first_and_looks_later_does_not_beat_who_looks_first(monkeypatch):
    monkeypatch.setitem(GAMES, "zinga", Box(game, {"normal": bot, "blind": Blind()}))
    levels = ("normal", "blind")
    wins = [play_game("zinga", 2, bytes([n]) * 32, levels).state.winner for n in range(40)]
    assert wins.count(1) <= 10
