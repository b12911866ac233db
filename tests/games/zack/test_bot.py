"""What a bot of ZACK! does and why, first of one that never errs; then how it errs like people."""

from collections import Counter
from statistics import median

import pytest
from msgspec.structs import replace

from sabot.core.log import Head
from sabot.core.luck import Luck
from sabot.core.mind import Mind, recall
from sabot.core.reflex import FLOOR
from sabot.core.table import Table
from sabot.games.zack import box
from sabot.games.zack.acts import (
    Challenge,
    Challenged,
    Choose,
    Options,
    Ready,
    Throw,
    ThrowColour,
    Thrown,
)
from sabot.games.zack.bot import Thrower
from sabot.games.zack.temper import NORMAL
from sabot.registry import GAMES
from sabot.sim import play as playing
from sabot.sim.simulate import seed_of
from tests.games.zack.scene import (
    FALSE,
    SLOW,
    challenge,
    game,
    holding,
    play,
    player,
    started,
    wait,
)
from tests.games.zack.twins import twins

flawless = replace(NORMAL, misread=0, lapses=0, notices=1, watches=1, slip=0)
bot = Thrower(flawless)
STOPS = Options(stops=True)


class Scene:
    """A game that a bot follows from its seat."""

    def __init__(self, seat, bot=bot, state=None):
        self.seat, self.bot, self.state = seat, bot, state or started()
        self.memory = bot.watch(None, game.view(self.state, seat), ())

    def told(self, events):
        view = game.view(self.state, self.seat)
        self.memory = self.bot.watch(self.memory, view, events)
        return self

    def throws(self, throws):
        for word in throws.split(", "):
            seat, card = int(word.split()[0]), word.split()[1]
            pile = (card, *self.state.players[seat].pile[1:])
            self.does(player(self.state, seat, pile=pile), seat, Throw())
        return self

    def does(self, state, seat, action, after=1_000):
        self.state, events = play(state, seat, action, after)
        return self.told(events)

    def waits(self):
        self.state, events = wait(self.state)
        return self.told(events)

    def thought(self, n=0):
        view = game.view(self.state, self.seat)
        return self.bot.think(self.memory, view, Luck(b"bot", n), 1_000)

    def act(self):
        thought = self.thought()
        return thought and thought.action


def restarted(seat, starter=0, **rest):
    """After a Stop that this starter has thrown, so that all know who is due."""
    state = holding(started(**rest), starter, "left-right left left left")
    return Scene(seat, state=replace(state, options=STOPS)).does(state, starter, Throw()).waits()


def test_it_puts_its_hand_on_the_pile():
    assert Scene(1, state=game.deal(4, Options(), Luck(b""))).act() == Ready()


def test_it_throws_when_a_card_designates_it_and_not_before():
    assert Scene(1).throws("0 left").act() == Throw()
    assert Scene(1).throws("0 orange").act() == Throw()
    assert not isinstance(Scene(2).throws("0 left").act(), Throw)


@pytest.mark.parametrize(
    "throws, seat",
    [
        ("0 left, 1 again", 2),
        ("0 left, 1 again, 2 again", 3),
        ("0 left, 1 back", 0),
        ("0 left, 1 back, 0 again", 1),
        ("0 again, 0 two-right", 2),
    ],
)
def test_it_understands_again_and_back(throws, seat):
    for other in range(4):
        assert (Scene(other).throws(throws).act() == Throw()) == (other == seat)


def test_it_remembers_that_left_is_right():
    assert restarted(3).throws("0 left").act() == Throw()
    assert restarted(1).throws("0 left").act() != Throw()


def test_it_knows_its_colour_after_a_swap():
    state = holding(started(options=STOPS), 0, "swap left")
    scene = Scene(1, state=state).does(state, 0, Throw()).waits()
    assert scene.throws("0 red").act() == Throw()


def test_it_throws_its_colour_card_when_its_pile_is_empty():
    scene = Scene(1, state=holding(started(), 1, "")).throws("0 left")
    assert scene.act() == ThrowColour()


def test_it_restarts_when_it_is_its_turn_to():
    scene = Scene(2).throws("0 left")
    scene.does(scene.state, 2, Challenge("orange", SLOW)).waits()
    assert scene.act() == Throw()


def test_it_catches_a_false_card_while_it_is_in_reach():
    scene = Scene(1).throws("0 two-left, 3 red")
    assert scene.act() == Challenge("green", FALSE)
    assert scene.throws("0 yellow").act() == Challenge("green", FALSE)
    assert scene.throws("2 red, 0 yellow, 2 red").act() == Challenge("red", SLOW)


def test_a_rightful_card_over_a_false_one_is_no_fault():
    scene = Scene(0).throws("0 left, 3 green, 1 yellow")
    assert scene.memory.faults == ((3, 2),)


def test_seat_0_is_rightful_too():
    scene = Scene(2).throws("1 left, 2 red, 3 green, 0 left")
    assert 0 not in {seat for seat, _ in scene.memory.faults}


def test_its_own_turn_comes_before_challenging():
    assert Scene(2).throws("0 left, 3 yellow").act() == Throw()


def test_it_does_not_accuse_itself():
    assert Scene(3).throws("0 left, 3 red").memory.faults == ()


def test_it_calls_slow_whoever_is_due_but_never_before_the_floor():
    scene = Scene(3).throws("0 left")
    times = [scene.thought(n).after for n in range(200)]
    assert scene.act() == Challenge("orange", SLOW) and min(times) > 800
    assert median(times) > 1_500


def test_it_gives_a_beginner_grace():
    state = started(options=Options(grace_ms=(0, 3_000)))
    scene = Scene(3, state=state).throws("0 left")
    assert min(scene.thought(n).after for n in range(100)) > 3_800


def test_it_does_not_challenge_on_an_empty_shoe():
    assert Scene(3).act() is None


def test_it_catches_a_colour_card_thrown_with_cards_left():
    scene = Scene(3).throws("0 left")
    assert scene.does(scene.state, 1, ThrowColour()).act() == Challenge("orange", FALSE)


def test_it_catches_a_colour_card_thrown_out_of_turn():
    scene = Scene(3, state=holding(started(), 2, "")).throws("0 left")
    assert scene.does(scene.state, 2, ThrowColour()).act() == Challenge("yellow", FALSE)


def test_it_lets_a_right_colour_card_win():
    scene = Scene(3, state=holding(started(), 1, "")).throws("0 left")
    assert scene.does(scene.state, 1, ThrowColour()).act() is None
    assert Scene(1, state=scene.state).act() is None


def test_it_chooses_itself():
    state = holding(started(options=STOPS), 0, "choose left")
    assert Scene(0, state=state).does(state, 0, Throw()).act() == Choose("red")
    assert Scene(1, state=state).does(state, 0, Throw()).act() is None


def test_it_catches_a_stop_out_of_turn_in_the_pause():
    state = holding(started(options=STOPS), 3, "swap left")
    scene = Scene(1, state=state).throws("0 left, 3 swap")
    assert scene.act() == Challenge("green", FALSE)


def test_in_a_freeze_it_waits():
    scene = Scene(3).throws("0 left")
    assert scene.does(scene.state, 2, Challenge("orange", SLOW)).act() is None


def test_it_is_slower_on_chains():
    def mean(throws, seat):
        scene = Scene(seat).throws(throws)
        return sum(scene.thought(n).after for n in range(60)) / 60

    circle, step = mean("0 orange", 1), mean("0 left", 1)
    again, chain = mean("0 left, 1 again", 2), mean("0 left, 1 again, 2 again", 3)
    assert circle < step < again < chain


def test_it_throws_in_the_time_of_people():
    scene = Scene(1).throws("0 left")
    times = [scene.thought(n).after for n in range(300)]
    assert min(times) > 2 * FLOOR and 500 < median(times) < 1_000


def test_who_misreads_a_card_throws_out_of_turn_or_looks_again():
    erring = Thrower(replace(flawless, misread=1, watches=0))
    scenes = [Scene(3, erring, started(game=n)).throws("0 left") for n in range(40)]
    assert 5 < sum(scene.act() == Throw() for scene in scenes) < 35
    due = [Scene(1, erring, started(game=n)).throws("0 left") for n in range(40)]
    assert all(scene.act() == Throw() for scene in due)
    assert max(scene.thought().after for scene in due) > 1_500


def test_a_wandering_mind_is_slow_and_accuses_nobody():
    absent = Thrower(replace(flawless, lapses=1))
    assert Scene(1, absent).throws("0 left").thought().after > 1_200
    assert Scene(3, absent).throws("0 left").act() is None


def test_a_slip_of_the_hand_takes_the_wrong_challenge_card():
    slipping = Thrower(replace(flawless, slip=1))
    scene = Scene(3, slipping).throws("0 left")
    colours = {scene.thought(n).action.colour for n in range(30)}
    assert colours == {"red", "orange", "yellow"}


def test_who_joins_in_the_middle_starts_from_what_lies_there():
    state = started()
    scene = Scene(0, state=state).throws("0 left, 1 left, 2 left")
    late = Scene(3, state=scene.state)
    assert late.memory.shoe == game.view(scene.state, 3).top
    assert late.throws("3 again").act() == Challenge("red", SLOW)


@pytest.fixture
def shelf(monkeypatch):
    """Bot games, also before ZACK! stands on the shelf."""
    monkeypatch.setitem(GAMES, "zack", box)

    def recorded(seats, number, **options):
        head = lambda id, version, n, _, seed: Head(id, version, n, options, seed)  # noqa: E731
        monkeypatch.setattr(playing, "Head", head)
        return playing.recorded("zack", seats, seed_of("bots", number))

    return recorded


def happened(table, log):
    again = Table(game, table.head)
    for entry in log:
        again.write(entry)
        yield again.last


@pytest.mark.parametrize("options", [{}, {"stops": True}, {"beginner": True, "wins": 1}])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_bots_finish_every_kind_of_match_within_15_minutes(shelf, seats, options):
    for number in range(3):
        table, _ = shelf(seats, number, **options)
        assert table.over and table.at < 15 * 60_000


def test_false_throws_and_challenges_of_every_kind_happen(shelf):
    count, minutes = Counter(), 0.0
    for number in range(25):
        table, log = shelf(4, number)
        minutes += table.at / 60_000
        for kept in happened(table, log):
            for event in kept.events:
                if isinstance(event, Thrown):
                    count["thrown"] += 1
                    count["false"] += not kept.state.shoe[-1].in_turn
                if isinstance(event, Challenged):
                    count[event.reason, event.right] += 1
    assert count["false"] > minutes / 10
    assert 0.005 < count["false"] / count["thrown"] < 0.06
    assert all(count[reason, right] > 5 for reason in (SLOW, FALSE) for right in (True, False))
    assert count[SLOW, True] > count[SLOW, False]


def test_bots_that_are_alike_win_alike(shelf):
    wins = Counter()
    for number in range(40):
        wins[shelf(4, number, wins=1)[0].state.winner] += 1
    assert max(wins.values()) <= 20


def test_it_knows_only_its_view(shelf):
    table, log = shelf(3, 0, stops=True)
    for kept in happened(table, log):
        for seat in range(3):
            thoughts = [mind(twin, seat) for twin in (kept.state, *twins(kept.state, seat))]
            assert all(thought == thoughts[0] for thought in thoughts)


def mind(state, seat):
    view, normal = game.view(state, seat), box.bots["normal"]
    memory = normal.watch(None, view, ())
    return memory, normal.think(memory, view, Luck(b"twin"), 1_000)


def test_a_memory_rebuilt_from_the_log_is_the_same(shelf):
    table, log = shelf(4, 1)
    again, normal = Table(game, table.head), box.bots["normal"]
    live = Mind(normal, 2, table.head.seed)
    live.watch(game.view(again.state, 2), ())
    for length, entry in enumerate(log, 1):
        again.write(entry)
        live.watch(game.view(again.state, 2), again.last.events)
        if length % 60 == 0:
            rebuilt = recall(game, table.head, log[:length], normal, 2)
            assert rebuilt._memory == live._memory


def test_a_table_of_bots_and_one_who_sleeps_comes_to_an_end(monkeypatch):
    """The bots call the sleeper slow, the table throws for them, and somebody wins."""

    class Sleeper(Thrower):
        def think(self, memory, view, luck, effort):
            return None

    bots = {"normal": Thrower(NORMAL), "asleep": Sleeper(NORMAL)}
    monkeypatch.setitem(GAMES, "zack", box._replace(bots=bots))
    table = playing.play("zack", 4, seed_of("asleep", 0), ["asleep", *["normal"] * 3])
    assert table.state.winner != 0 and table.at < 20 * 60_000


def test_a_challenge_in_play_comes_from_what_was_seen():
    state, _ = challenge(Scene(1).throws("0 two-left, 3 red").state, 1, "green", FALSE)
    assert state.verdict.right
