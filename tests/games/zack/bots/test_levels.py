"""Four levels of bots in whole games of ZACK!: alike in kind, none beyond people."""

from collections import Counter
from functools import cache
from statistics import median

import pytest

from sabot.core.game import Bot, Cue
from sabot.core.luck import Luck
from sabot.core.mind import Mind, recall
from sabot.core.reflex import FLOOR
from sabot.core.table import Table
from sabot.games.zack.acts import Challenge, Throw, Thrown
from sabot.games.zack.bots.temper import MASTER, NORMAL
from sabot.games.zack.bots.thrower import Thrower
from sabot.registry import GAMES
from sabot.sim.play import play, recorded
from sabot.sim.simulate import seed_of, simulate
from tests.games.zack.rivals import BlindChallenger, Random
from tests.games.zack.scene import SLOW, game
from tests.games.zack.twins import twins

pytestmark = pytest.mark.slow

BOTS = GAMES["zack"].bots
LEVELS = ("easy", "normal", "hard", "master")
REASONS = ("slow", "out_of_turn")


class Spy(Bot):
    """Plays as its bot does, and keeps what it thought in play."""

    def __init__(self, bot):
        self.watch, self.no_return = bot.watch, bot.no_return
        self._bot, self.thoughts = bot, []

    def think(self, memory, view, luck, cue):
        thought = self._bot.think(memory, view, luck, cue)
        self.thoughts += [thought] * (thought is not None and view.phase == "play")
        return thought


def share(*levels, games, **options):
    wins = simulate("zack", games, 4, levels, "share", jobs=1, options=options)["wins_by_level"]
    return wins.get(levels[0], 0) / games


@cache
def figures(level, stops=False, games=12):
    return simulate("zack", games, 4, [level], "figures", jobs=1, options={"stops": stops})


def test_the_box_holds_four_levels_weakest_first():
    assert GAMES["zack"].levels == LEVELS


@pytest.mark.parametrize("options", [{}, {"stops": True}, {"beginner": True, "wins": 1}])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_bots_finish_every_kind_of_match_within_15_minutes(seats, options):
    table = play("zack", seats, seed_of("every kind", seats), LEVELS, options=options)
    assert table.over and table.at < 15 * 60_000


def test_nobody_at_easy_throws_sooner_than_a_card_can_be_read():
    soonest = []

    def watch(entry, revision):
        shoe = revision.state.shoe
        if len(shoe) > 1 and any(isinstance(event, Thrown) for event in revision.events):
            soonest.append(shoe[-1].at - shoe[-2].at)

    for n in range(10):
        play("zack", 4, seed_of("soonest", n), ["easy"], watch)
    assert min(soonest) > 2 * FLOOR and len(soonest) > 500


THROWS = {"easy": (850, 1_150), "normal": (650, 900), "hard": (550, 750), "master": (450, 620)}


@pytest.mark.parametrize("level", LEVELS)
def test_each_throws_and_challenges_in_the_time_of_people(monkeypatch, level):
    spy = Spy(BOTS[level])
    monkeypatch.setitem(BOTS, level, spy)
    play("zack", 4, seed_of("spied", 0), [level])
    throws = [thought.after for thought in spy.thoughts if thought.action == Throw()]
    accuse = [thought for thought in spy.thoughts if isinstance(thought.action, Challenge)]
    low, high = THROWS[level]
    assert low < median(throws) < high and min(throws) > 1.5 * FLOOR
    assert min(thought.after for thought in accuse) > 2.5 * FLOOR
    assert min(t.after for t in accuse if t.action.reason == SLOW) > 800


@pytest.mark.parametrize("level", LEVELS)
def test_false_throws_and_challenges_happen_at_every_level(level):
    played = figures(level)
    assert played["in_ten_minutes"]["false_throws"] >= 1
    assert played["false_throws"] < 0.06 * played["throws"]
    assert played["slow_right"] > played["slow_failed"] > 0 < played["out_of_turn_right"]


@pytest.mark.parametrize("stops", [False, True])
def test_challenges_of_every_kind_happen_and_most_are_right(stops):
    played = sum((Counter(verdicts(level, stops)) for level in LEVELS), Counter())
    for reason in REASONS:
        assert played[f"{reason}_right"] > 2 * played[f"{reason}_failed"] > 10


def verdicts(level, stops):
    names = [f"{reason}_{verdict}" for reason in REASONS for verdict in ("right", "failed")]
    return {name: figures(level, stops).get(name, 0) for name in names}


def test_people_err_and_the_better_the_less():
    played = [figures(level, games=60) for level in LEVELS]
    rates = [counts["false_throws"] / counts["throws"] for counts in played]
    assert rates == sorted(rates, reverse=True) and rates[0] > 2 * rates[-1]


def test_stop_cards_make_everybody_err_more():
    for level in ("easy", "master"):
        basic, stops = figures(level), figures(level, stops=True)
        assert stops["false_throws"] / stops["throws"] > basic["false_throws"] / basic["throws"]


def test_bots_that_are_alike_win_alike():
    wins = simulate("zack", 40, 4, ["normal"], "alike", 1, {"wins": 1})["wins_by_seat"]
    assert max(wins) <= 20


@pytest.mark.parametrize(
    "better, worse", [("normal", "easy"), ("hard", "normal"), ("master", "hard")]
)
def test_each_level_is_stronger_than_the_one_below_but_does_not_crush_it(better, worse):
    assert 0.3 <= share(better, worse, worse, worse, games=40) <= 0.7


def test_easy_beats_chance(monkeypatch):
    monkeypatch.setitem(BOTS, "random", Random(BOTS["easy"].temper))
    assert share("easy", "random", "random", "random", games=8) >= 0.9
    assert share("random", "easy", "easy", "easy", games=8) <= 0.1


def test_zk_29_to_challenge_blindly_at_the_floor_does_not_pay(monkeypatch):
    monkeypatch.setitem(BOTS, "blind", BlindChallenger(MASTER))
    assert share("blind", "master", "master", "master", games=40) <= 0.25


def replayed(table, log):
    again = Table(game, table.head)
    for entry in log:
        again.write(entry)
        yield again.last


def test_it_knows_only_its_view():
    table, log = recorded("zack", 3, bytes(32), levels=LEVELS, options={"stops": True})
    for kept in replayed(table, log):
        for seat, level in enumerate(LEVELS[1:]):
            thoughts = [mind(level, twin, seat) for twin in (kept.state, *twins(kept.state, seat))]
            assert all(thought == thoughts[0] for thought in thoughts)


def mind(level, state, seat):
    view, bot = game.view(state, seat), BOTS[level]
    memory = bot.watch(None, view, ())
    return memory, bot.think(memory, view, Luck(b"twin"), Cue(seat))


def test_a_memory_rebuilt_from_the_log_is_the_same():
    table, log = recorded("zack", 4, bytes(32), levels=LEVELS, options={"stops": True})
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


def test_a_table_of_bots_and_one_who_sleeps_comes_to_an_end(monkeypatch):
    """The bots call the sleeper slow, the table throws for them, and somebody wins."""

    class Sleeper(Thrower):
        def think(self, memory, view, luck, cue):
            return None

    monkeypatch.setitem(BOTS, "asleep", Sleeper(NORMAL))
    table = play("zack", 4, seed_of("asleep", 0), ["asleep", *["normal"] * 3])
    assert table.state.winner != 0 and table.at < 20 * 60_000
