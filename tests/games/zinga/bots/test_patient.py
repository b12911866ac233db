"""The bot of a first game of ZINGA: it waits for people, and for nobody else."""

from msgspec.structs import replace

from sabot.core.game import Cue
from sabot.core.log import BotTookOver, Sat
from sabot.core.luck import Luck
from sabot.games.zinga.acts import Rang, Ring, Stop
from sabot.games.zinga.bots.patient import HEAD_START, LEAST, MOST, Patient
from sabot.games.zinga.bots.spotter import Spotter
from sabot.games.zinga.bots.temper import GENTLE
from tests.games.zinga.scene import game, player, ring_and_call, rolled

ANN = (Sat(0, 1, "Ann", "fox"), Sat(0, 2, "Bot", "owl", level="gentle"))
bot = Patient(replace(GENTLE, patience=60, miss=0, sense=1))


def rings(state, *told, at=None):
    """How soon seat 2 rings, in a hundred tries."""
    view, memory = game.view(state, 2), None
    for events in told:
        memory = bot.watch(memory, view, events)
    memory = bot.watch(memory, view, ())
    cue = Cue(2, state.opened if at is None else at)
    thoughts = [bot.think(memory, view, Luck(b"ring", n), cue) for n in range(100)]
    assert {thought.action for thought in thoughts} == {Ring()}
    return [thought.after for thought in thoughts]


def practised(ticked="O3 Y6"):
    return player(rolled(), 1, ticked=ticked)


def test_it_gives_a_newcomer_five_seconds():
    assert min(rings(rolled(), ANN)) >= HEAD_START == 5_000


def test_it_waits_for_nobody_where_there_are_only_bots():
    assert min(rings(rolled())) < HEAD_START


def test_nor_for_a_person_whom_a_bot_plays_for():
    assert min(rings(rolled(), ANN, (BotTookOver(9, 1, "normal"),))) < HEAD_START


def test_nor_for_one_who_passed_or_is_out():
    assert min(rings(player(rolled(), 1, passing=True), ANN)) < HEAD_START
    assert min(rings(player(rolled(), 1, gaffes=3), ANN)) < HEAD_START


def test_what_it_has_waited_already_is_counted():
    state = player(rolled(), 1, passing=True)
    late = rings(state, ANN, at=state.opened + 3_000)
    assert min(late) < min(rings(state, ANN))


def test_bells_won_before_two_ticks_shorten_nothing():
    assert min(rings(rolled(), ANN, *[(Rang(1),)] * 8)) >= HEAD_START


def test_then_it_follows_how_fast_this_person_is():
    quick = rings(practised(), ANN, *[(Rang(1),)] * 6)
    slow = rings(practised(), ANN, *[(Rang(2),)] * 6)
    assert min(quick) < HEAD_START < min(slow)
    assert min(slow) > 1.25 * HEAD_START


def test_and_stays_within_bounds():
    assert min(rings(practised(), ANN, *[(Rang(1),)] * 60)) >= LEAST
    assert MOST <= min(rings(practised(), ANN, *[(Rang(2),)] * 60)) < 20_000


def test_a_short_turn_leaves_it_time_to_ring():
    state = rolled()
    short = replace(state, options=replace(state.options, turn_time=5_000))
    assert min(rings(short, ANN)) < 5_000


def test_it_never_says_stop():
    state = player(rolled(pawn=2), 1, ticked="G10 O3 Y6 B1", declared=("R4",))
    won = ring_and_call(state, 1, "R4")
    assert answer(Spotter(replace(bot.temper, alert=1)), won) == Stop()
    assert answer(bot, won) is None


def answer(other, state):
    view = game.view(state, 2)
    thought = other.think(other.watch(None, view, ()), view, Luck(b"stop"), Cue(2))
    return thought and thought.action
