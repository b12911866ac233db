"""Four levels of bots in whole games of Zig-Zag: alike in kind, none beyond people."""

from functools import cache
from statistics import median

import pytest

from sabot.core.game import Bot, Cue
from sabot.core.luck import Luck
from sabot.core.mind import Mind, recall
from sabot.core.reflex import FLOOR
from sabot.core.table import Table
from sabot.games.zigzag_race.acts import Keep, Leave, Stop, Take, Turn
from sabot.registry import GAMES
from sabot.sim.newcomer import newcomer
from sabot.sim.play import play, recorded
from sabot.sim.simulate import seed_of, simulate
from sabot.sim.zigzag_race.balance import endings
from tests.games.zigzag_race.twins import twins

pytestmark = pytest.mark.slow

game, BOTS = GAMES["zigzag_race"].game, GAMES["zigzag_race"].bots
LEVELS = ("easy", "normal", "hard", "master")
HANDS = {Turn: (500, 1_200), Keep: (650, 1_300), Leave: (400, 900), Take: (500, 1_600)}


class Spy(Bot):
    """Plays as its bot does; keeps what it thought in collecting."""

    def __init__(self, bot):
        self._bot, self.thoughts = bot, []

    def watch(self, memory, view, events):
        return self._bot.watch(memory, view, events)

    def think(self, memory, view, luck, cue):
        thought = self._bot.think(memory, view, luck, cue)
        self.thoughts += [thought] * (thought is not None and view.phase == "collect")
        return thought


@cache
def spied(level):
    spy, box = Spy(BOTS[level]), GAMES["zigzag_race"]
    GAMES["zigzag_race"] = box._replace(bots={**BOTS, level: spy})
    try:
        play("zigzag_race", 4, seed_of("spied", 0), [level])
    finally:
        GAMES["zigzag_race"] = box
    return spy


def share(*levels, games):
    wins = simulate("zigzag_race", games, 4, levels, "share", jobs=1)["wins_by_level"]
    return wins.get(levels[0], 0) / games


def test_the_box_holds_four_levels_weakest_first():
    assert GAMES["zigzag_race"].levels == LEVELS


OPTIONS = [{}, {"places": True}, {"races": True}, {"course": 3, "trail": True}]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_finish_every_kind_of_game_within_20_minutes(seats, options):
    table = play("zigzag_race", seats, seed_of("every kind", seats), LEVELS, options=options)
    assert table.over and table.at < 20 * 60_000


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("act", HANDS)
def test_each_has_hands_of_human_speed(level, act):
    after = [thought.after for thought in spied(level).thoughts if isinstance(thought.action, act)]
    low, high = HANDS[act]
    assert low < median(after) < high and min(after) >= FLOOR


@pytest.mark.parametrize(
    "better, worse, games",
    [("normal", "easy", 20), ("hard", "normal", 20), ("master", "hard", 12)],
)
def test_each_level_is_stronger_than_the_one_below(better, worse, games):
    assert share(better, worse, worse, worse, games=games) > 0.25


def test_zr_60_masters_seldom_need_more_than_two_rounds():
    assert endings(10, 4, "master", "small", jobs=1)["within_two"] >= 0.8


def test_a_slow_newcomer_can_win_the_first_game():
    assert 0.3 <= newcomer("zigzag_race", 40, "small", jobs=1)["first game"]["wins"] <= 0.7


def test_hardly_anything_a_bot_does_is_refused(monkeypatch):
    """ZR-33, ZR-35: they keep the floors and count their cards."""
    refused = []
    advance = Table.advance

    def heard(table, now, most=None):
        refused.extend(advance(table, now, most))
        return []

    monkeypatch.setattr(Table, "advance", heard)
    for number in range(4):
        play("zigzag_race", 4, seed_of("refused", number), LEVELS)
    assert len(refused) <= 1


def test_penalties_happen_to_those_who_err_and_seldom():  # ZR-45
    played = simulate("zigzag_race", 20, 4, ["easy"], "errs", jobs=1)
    assert 0 < played["runs_ended_stuck"] < 0.3 * played["events"]["run-ended"]
    assert played.get("penalties", 0) < 0.3 * played["stopped_by_goal"]


def replayed(table, log):
    again = Table(game, table.head)
    for entry in log:
        again.write(entry)
        yield again.last


def test_it_knows_only_its_view():  # ZR-34
    table, log = recorded("zigzag_race", 2, bytes(32), levels=LEVELS)
    for kept in list(replayed(table, log))[::7]:
        for seat, level in enumerate(LEVELS[2:]):
            thoughts = [mind(level, twin, seat) for twin in (kept.state, *twins(kept.state, seat))]
            assert all(thought == thoughts[0] for thought in thoughts)


def mind(level, state, seat):
    view, bot = game.view(state, seat), BOTS[level]
    memory = bot.watch(None, view, ())
    return memory, bot.think(memory, view, Luck(b"twin"), Cue(seat, state.now))


def test_a_memory_rebuilt_from_the_log_is_the_same():  # ZR-54
    table, log = recorded("zigzag_race", 4, bytes(32), levels=LEVELS)
    minds = [Mind(BOTS[level], seat, table.head.seed) for seat, level in enumerate(LEVELS)]
    start = Table(game, table.head).state
    for mind in minds:
        mind.watch(game.view(start, mind.seat), ())
    for length, kept in enumerate(replayed(table, log), 1):
        for mind in minds:
            mind.watch(game.view(kept.state, mind.seat), kept.events)
            if length % 60 == mind.seat:
                bot = BOTS[LEVELS[mind.seat]]
                rebuilt = recall(game, table.head, log[:length], bot, mind.seat)
                assert rebuilt._memory == mind._memory


def test_a_bot_that_never_errs_remembers_its_stack_as_it_is():  # ZR-34
    table, log = recorded("zigzag_race", 4, bytes(32), levels=["master"])
    mind = Mind(BOTS["master"], 0, table.head.seed)
    mind.watch(game.view(Table(game, table.head).state, 0), ())
    for kept in replayed(table, log):
        mind.watch(game.view(kept.state, 0), kept.events)
        if kept.state.phase == "collect":
            assert len(mind._memory.stack) == len(kept.state.players[0].stack)


def test_a_memory_without_slips_knows_every_stop_for_the_goal():  # ZR-35
    stops = [t.action for t in spied("master").thoughts if isinstance(t.action, Stop)]
    assert Stop("goal") in stops
