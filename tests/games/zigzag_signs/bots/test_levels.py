"""Four levels of bots in whole games of Zigzag: alike in kind, none beyond people."""

from functools import cache
from time import process_time

import pytest

from sabot.core.game import Bot
from sabot.core.mind import Mind, recall
from sabot.core.table import OVERTAKEN, Table
from sabot.games.zigzag_signs.acts import Sign
from sabot.games.zigzag_signs.bots.boxes import sign_for
from sabot.games.zigzag_signs.bots.memory import my_hand, my_team, open_of
from sabot.games.zigzag_signs.bots.temper import NORMAL
from sabot.registry import GAMES
from sabot.sim.play import play, recorded
from sabot.sim.simulate import seed_of, simulate
from tests.games.zigzag_signs.rivals import BlindCaller, BlindCounter, Sniper
from tests.games.zigzag_signs.scene import game

pytestmark = pytest.mark.slow

BOTS = GAMES["zigzag_signs"].bots
LEVELS = ("easy", "normal", "hard", "master")
SHORT = {"short": 3}


class Spy(Bot):
    """Plays as its bot does, and keeps what it saw and thought."""

    def __init__(self, bot):
        self.watch, self._bot, self.seen, self.spent = bot.watch, bot, [], 0.0

    def think(self, memory, view, luck, cue):
        start = process_time()
        thought = self._bot.think(memory, view, luck, cue)
        self.spent += process_time() - start
        self.seen.append((view, thought))
        return thought


@cache
def share(better, worse, games, **options):
    """How many games a team of the first level wins."""
    wins = simulate(game.id, games, 4, [better, worse], "share", 1, options)["wins_by_level"]
    return wins.get(better, 0) / games


def test_the_box_holds_four_levels_weakest_first():
    assert GAMES["zigzag_signs"].levels == LEVELS


@pytest.mark.parametrize(("seats", "level"), [(4, 1), (4, 2), (4, 3), (6, 1)])
def test_bots_finish_every_kind_of_game(seats, level):
    options = {"level": level, **SHORT}
    table = play(game.id, seats, seed_of("every kind", level), LEVELS, options=options)
    assert table.over and table.at < 30 * 60_000


def test_a_hard_pair_beats_an_easy_pair_most_of_the_time():
    assert share("hard", "easy", 10, **SHORT) >= 0.6


def test_a_master_pair_beats_a_normal_pair_more_often_than_not():
    assert share("master", "normal", 10, **SHORT) >= 0.5


@pytest.mark.parametrize("rival", [BlindCaller, BlindCounter, Sniper])
def test_tricks_that_must_not_pay_do_not(monkeypatch, rival):  # ZS-34, ZS-47, ZS-54
    monkeypatch.setitem(BOTS, rival.__name__, rival(NORMAL))
    assert share(rival.__name__, "normal", 8, **SHORT) <= 0.875


@pytest.mark.parametrize("level", LEVELS)
def test_no_thought_takes_long_and_none_signs_what_no_open_box_can_take(monkeypatch, level):
    spy = Spy(BOTS[level])
    monkeypatch.setitem(BOTS, level, spy)
    play(game.id, 4, seed_of("spied", 0), [level], options=SHORT)
    assert spy.spent / len(spy.seen) < 0.001
    for view, thought in spy.seen:
        if thought and isinstance(thought.action, Sign) and thought.action in signs(view):
            makes = sign_for(open_of(view, my_team(view)), my_hand(view))
            assert thought.action == signs(view)[makes == "zag"] and makes


def signs(view):
    return tuple(map(Sign, view.mine.signs))


def test_bots_are_hardly_ever_refused(monkeypatch):
    refused, advance = [], Table.advance

    def spied(table, *rest):
        found = advance(table, *rest)
        refused.extend(claim for claim, why in found if why.code != OVERTAKEN)  # only late
        return found

    monkeypatch.setattr(Table, "advance", spied)
    _, log = recorded(game.id, 4, seed_of("refused", 0), levels=LEVELS, options={"level": 3})
    assert len(refused) < len(log) / 1_000


def test_most_calls_are_right():  # ZS-42
    played = simulate(game.id, 4, 4, ["normal"], "calls", 1, SHORT)
    assert played["calls_right"] > 3 * played.get("calls_wrong", 0)


def test_a_memory_rebuilt_from_the_log_is_the_same():
    table, log = recorded(game.id, 4, bytes(32), levels=LEVELS, options={"short": 2})
    minds = [Mind(BOTS[level], seat, table.head.seed) for seat, level in enumerate(LEVELS)]
    again = Table(game, table.head)
    for mind in minds:
        mind.watch(game.view(again.state, mind.seat), ())
    for length, entry in enumerate(log, 1):
        again.write(entry)
        for mind in minds:
            mind.watch(game.view(again.state, mind.seat), again.last.events)
            if length % 120 == mind.seat:
                bot = BOTS[LEVELS[mind.seat]]
                rebuilt = recall(game, table.head, log[:length], bot, mind.seat)
                assert rebuilt._memory == mind._memory
