"""Four levels of bots: alike in kind, unlike in eye, hand and memory; none beyond people."""

from collections import Counter
from statistics import median

import pytest

from sabot.core.game import Bot, Cue
from sabot.core.luck import Luck
from sabot.core.mind import Mind, recall
from sabot.core.reflex import FLOOR
from sabot.core.table import Table
from sabot.games.zinga.acts import Gaffed, Pass, Ring, Stopped, TurnEnded
from sabot.registry import GAMES
from sabot.sim.play import play, recorded
from sabot.sim.simulate import one_game, seed_of, simulate
from sabot.sim.tournament import tournament
from tests.games.zinga.rivals import Guesser, Random, RingFirst
from tests.games.zinga.scene import game
from tests.games.zinga.twins import twins

pytestmark = pytest.mark.slow

BOTS = GAMES["zinga"].bots
LEVELS = ("easy", "normal", "hard", "master")


class Spy(Bot):
    """Plays as its bot does, and keeps what it thought."""

    def __init__(self, bot):
        self.watch, self._bot, self.thoughts = bot.watch, bot, []

    def think(self, memory, view, luck, cue):
        thought = self._bot.think(memory, view, luck, cue)
        self.thoughts += [(view, thought)] * (thought is not None)
        return thought


def spied(monkeypatch, level, games):
    spy = Spy(BOTS[level])
    monkeypatch.setitem(BOTS, level, spy)
    for number in range(games):
        play("zinga", 4, seed_of("spied", number), [level])
    return spy.thoughts


def share(seats, *levels, games, seed="share"):
    wins = simulate("zinga", games, seats, levels, seed, jobs=1)["wins_by_level"]
    return wins.get(levels[0], 0) / games


def test_the_box_holds_four_levels_weakest_first():
    assert GAMES["zinga"].levels == LEVELS


@pytest.mark.parametrize("level", LEVELS)
def test_each_finishes_games_of_every_size_within_half_an_hour(level):
    for seats in range(2, 9):
        table = play("zinga", seats, seed_of(level, seats), [level])
        assert game.result(table.state) and table.at < 1_800_000


def test_the_same_seed_is_the_same_game():
    one, two = (play("zinga", 4, bytes(32), LEVELS) for _ in range(2))
    assert (one.revision, one.at, one.state) == (two.revision, two.at, two.state)


def test_bots_that_are_alike_win_alike():
    wins = [play("zinga", 2, seed_of("alike", n)).state.winner for n in range(40)]
    assert 10 <= wins.count(0) <= 30


RINGS = {"easy": (4.8, 6.5), "normal": (2.5, 3.5), "hard": (1.8, 2.5), "master": (1.3, 1.8)}


@pytest.mark.parametrize("level", LEVELS)
def test_each_rings_in_the_time_of_people(monkeypatch, level):
    """Seconds from the dice to the bell if nobody else rings, at the median."""
    thoughts = spied(monkeypatch, level, games=6)
    assert min(thought.after for _, thought in thoughts) >= FLOOR
    rings = [t.after for view, t in thoughts if t.action == Ring() and not any_passed(view)]
    low, high = RINGS[level]
    assert low <= median(rings) / 1000 <= high
    assert min(rings) > 400  # no one sees, searches and decides sooner


def any_passed(view):
    return any(sheet.passing for sheet in view.sheets)


def test_people_err_and_the_better_the_less():
    gaffes = {level: happened(level)["gaffed"] for level in ("easy", "normal", "master")}
    assert gaffes["easy"] > gaffes["normal"] > gaffes["master"] > 0


def happened(level, games=10):
    return simulate("zinga", games, 4, [level], "errors", jobs=1)["events"]


def test_gaffes_are_slips_of_the_eye_the_hand_and_the_memory():
    why = Counter()
    for number in range(24):
        seed = seed_of("slips", number)
        play("zinga", 4, seed, ["easy"], lambda _, after: why.update(reasons(after.events)))
    assert set(why) >= {"not-on-table", "undeclared", "no-call"}
    assert why["not-on-table"] > why["undeclared"] + why["no-call"]


def reasons(events):
    return [event.why for event in events if isinstance(event, Gaffed)]


def test_easy_ones_miss_what_is_there(monkeypatch):
    first_looks = {}
    for level in ("easy", "master"):
        thoughts = spied(monkeypatch, level, games=6)
        fresh = [
            t.action for view, t in thoughts if view.phase == "rolled" and not any_passed(view)
        ]
        first_looks[level] = fresh.count(Pass()) / len(fresh)
    assert first_looks["easy"] > 2 * first_looks["master"] > 0


def test_stop_is_for_moments_that_matter():
    events = Counter()
    for number in range(12):
        watcher = lambda _, after: events.update(map(type, after.events))  # noqa: E731
        play("zinga", 4, seed_of("stop", number), ["hard"], watcher)
    assert 0 < events[Stopped] < events[TurnEnded] / 8


def test_it_knows_only_its_view():
    table, log = recorded("zinga", 3, bytes(32), levels=LEVELS)
    again = Table(game, table.head)
    for entry in log:
        again.write(entry)
        for seat, level in enumerate(LEVELS[:3]):
            thoughts = [
                mind(level, twin, seat) for twin in (again.state, *twins(again.state, seat))
            ]
            assert all(thought == thoughts[0] for thought in thoughts)


def mind(level, state, seat):
    view, bot = game.view(state, seat), BOTS[level]
    memory = bot.watch(None, view, ())
    return memory, bot.think(memory, view, Luck(b"twin"), Cue(seat))


def test_a_memory_rebuilt_from_the_log_thinks_the_same():
    table, log = recorded("zinga", 4, bytes(32), levels=LEVELS)
    again = Table(game, table.head)
    minds = [Mind(BOTS[level], seat, table.head.seed) for seat, level in enumerate(LEVELS)]
    for mind in minds:
        mind.watch(game.view(again.state, mind.seat), ())
    for length, entry in enumerate(log, 1):
        again.write(entry)
        for mind in minds:
            mind.watch(game.view(again.state, mind.seat), again.last.events)
            if length % 40 == mind.seat:
                bot = BOTS[LEVELS[mind.seat]]
                rebuilt = recall(game, table.head, log[:length], bot, mind.seat)
                assert rebuilt._memory == mind._memory


@pytest.mark.parametrize(
    "better, worse", [("normal", "easy"), ("hard", "normal"), ("master", "hard")]
)
def test_each_level_is_clearly_stronger_than_the_one_below(better, worse):
    assert share(4, better, worse, worse, worse, games=24) >= 0.4


def test_a_tournament_is_every_level_among_every_weaker_one():
    figures = tournament("zinga", 2, 2, "tournament", jobs=1)
    assert figures["even"] == 0.5 and len(figures) == 3 + 6
    assert figures["master among easy"]["share"] >= 0.5


def test_levels_change_seats_from_game_to_game():
    by_seat = [one_game("zinga", 2, ("easy", "hard"), "seats", n).levels for n in range(2)]
    assert by_seat == [("easy", "hard"), ("hard", "easy")]


def test_easy_beats_chance(monkeypatch):
    monkeypatch.setitem(BOTS, "random", Random(BOTS["easy"].temper))
    assert share(2, "easy", "random", games=20) >= 0.9


def test_zg_24_to_ring_first_and_look_later_does_not_pay(monkeypatch):
    monkeypatch.setitem(BOTS, "blind", RingFirst(BOTS["master"].temper))
    assert share(2, "blind", "master", games=60) < 0.3
    assert share(4, "blind", "master", "master", "master", games=60) < 0.2


def test_zg_24_nor_does_it_pay_to_guess_at_the_end(monkeypatch):
    monkeypatch.setitem(BOTS, "guesser", Guesser(BOTS["master"].temper))
    assert share(2, "guesser", "master", games=40) < 0.3
