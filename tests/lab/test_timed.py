"""A timed table is the table of every other simulation; only its eyes and fingers have delays."""

from collections import Counter
from itertools import pairwise

import pytest

from sabot.core.log import Tick
from sabot.core.reflex import FLOOR
from sabot.core.table import Table
from sabot.games.zinga.acts import Call, FalselyStarted, Rang, Ring, Roll, Rolled, Rolling
from sabot.lab.agent_seat import APART, USUAL, Delays
from sabot.lab.agents import ActAt, Wait, play
from sabot.lab.timed import Timed
from sabot.patience import MALFORMED
from sabot.registry import GAMES
from sabot.sim.play import recorded
from sabot.sim.simulate import seed_of

SEED = seed_of("timed", 0)


@pytest.mark.parametrize("id", GAMES)
def test_without_anybody_from_outside_it_is_the_game_of_the_bots(id):
    seats = min(GAMES[id].game.seats)
    table = Timed(id, seats, SEED, {})
    while table.result is None:
        table.run(table.now + 1_000)
    assert table.log == recorded(id, seats, SEED)[1]


class Player:
    """Notes what it is shown; answers by a function of it."""

    def __init__(self, answer=lambda seen: Wait()):
        self.seen, self._answer = [], answer

    def answer(self, seen):
        self.seen.append(seen)
        return self._answer(seen)


def played(player, delays=USUAL, limit=60_000, **rest):
    table = Timed("zinga", 3, SEED, {0: delays}, **rest)
    return table, play(table, {0: player}, limit)


def test_a_revision_is_perceived_later_by_the_perception_delay():
    player = Player()
    played(player, Delays(perception=230, motor=0))
    assert len(player.seen) > 5
    assert {seen.at - seen.made for seen in player.seen} == {230}


def test_events_are_told_once_and_none_is_missing():
    player = Player()
    table, _ = played(player, Delays(perception=700))
    told = [event for seen in player.seen for event in seen.events]
    again, all_events = Table(table.table.game, table.table.head), []
    for entry in table.log:
        again.write(entry)
        all_events += again.last.events
    assert told == all_events[: len(told)] and len(told) > 10


def first_roll(seen):
    return next((event for event in seen.events if isinstance(event, Rolled)), None)


@pytest.mark.parametrize("motor", [50, 400])
def test_a_finger_falls_later_by_the_motor_delay(motor):
    player = Player(lambda seen: ActAt(Ring()) if first_roll(seen) else Wait())
    table, _ = played(player, Delays(100, motor), levels=["easy"])
    rolled = next(seen for seen in player.seen if first_roll(seen))
    ring = next(entry for entry in table.log if getattr(entry, "action", None) == Ring())
    assert (ring.seat, ring.at) == (0, rolled.at + motor)
    assert isinstance(table.log[ring.seen - 1], Tick) and table.log[ring.seen - 1].at == rolled.made


def test_the_usual_delays_are_the_floor_of_human_reactions():
    assert sum(Delays()) == FLOOR


def outcome_of_ring(delays):
    player = Player(lambda seen: ActAt(Ring()) if first_roll(seen) else Wait())
    played(player, delays)
    events = [event for seen in player.seen for event in seen.events]
    return next(e for e in events if isinstance(e, Rang | FalselyStarted) and e.seat == 0)


def test_the_rules_take_whoever_is_faster_than_people_for_a_guesser():
    """ZG-23"""
    assert isinstance(outcome_of_ring(Delays(0, 0)), FalselyStarted)
    assert isinstance(outcome_of_ring(Delays()), Rang)


def test_an_act_may_be_meant_for_later():
    player = Player(lambda seen: ActAt(Ring(), seen.at + 250) if first_roll(seen) else Wait(None))
    table, _ = played(player, Delays(100, 50), levels=["gentle"])
    rolled = next(seen for seen in player.seen if first_roll(seen))
    ring = next(entry for entry in table.log if getattr(entry, "action", None) == Ring())
    assert ring.at == rolled.at + 250 + 50


def test_a_plan_is_dropped_by_the_next_answer_but_a_moving_finger_is_not():
    table = Timed("zinga", 3, SEED, {0: Delays(100, 200)})
    table.act(0, Ring(), 1_000)
    table.wait(0)
    assert not table.agents[0].finger
    table.act(0, Ring())
    table.wait(0)
    assert table.agents[0].finger and table.observe(0).busy


def test_whoever_waits_until_a_moment_is_called_then():
    player = Player(lambda seen: Wait(seen.at + 1) if seen.at < 200 else Wait())
    played(player)
    assert [seen.at for seen in player.seen[:50]] == list(range(100, 150))


def calls(table, until):
    """When seat 0 is called, and how many refusals it hears of then."""
    while table.now < until:
        table.run(until)
        yield table.now, len(table.observe(0).refused)


UNTIMELY = Call("R1")  # nobody has rung


def test_a_refusal_is_perceived_no_sooner_than_anything_else_whatever_comes_before():
    """An alarm rings meanwhile, and the dice, rolled at 6800, are perceived."""
    table = Timed("zinga", 3, SEED, {0: Delays(perception=2_000, motor=50)})
    list(calls(table, 7_000))
    table.act(0, UNTIMELY)
    assert dict(calls(table, 7_060)) == {7_060: 0}
    table.wait(0, 7_100)
    assert dict(calls(table, 9_050)) == {7_100: 0, 8_000: 0, 8_800: 0, 9_050: 1}


def test_an_agent_that_waits_hears_of_each_of_its_refusals_in_its_time():
    table = Timed("zinga", 3, SEED, {0: Delays(400, 50)})
    for at in (1_000, 1_200):
        list(calls(table, at))
        table.act(0, UNTIMELY)
    list(calls(table, 1_260))
    table.wait(0)
    assert dict(calls(table, 2_000)) == {1_450: 1, 1_650: 1, 2_000: 0}


def test_an_act_replaces_a_wait():
    table = Timed("zinga", 3, SEED, {0: Delays(100, 50)})
    table.wait(0, 9_000), table.act(0, Ring(), 10_000)
    assert table.agents[0].alarm is None and table.agents[0].finger


def test_what_is_no_act_replaces_an_act_and_waits():
    table = Timed("zinga", 3, SEED, {0: Delays(100, 50)})
    table.act(0, Ring(), 8_000), table.act(0, "no act")
    assert table.agents[0].finger is None and table.agents[0].faults == {MALFORMED: 1}


def test_what_time_alone_allows_is_among_the_choices():
    """ZG-20: the roll may come some time after the pause began, and nothing happens then."""
    table = Timed("zinga", 2, SEED, {0: Delays(), 1: Delays()})
    active = table.observe(0).view.active
    assert Roll() not in table.observe(active).choices
    opens = table.observe(active).view.roll_from
    table.run(opens - 1), table.run(opens)
    assert table.table.revision == 0 and Roll() in table.observe(active).choices
    table.act(active, Roll())
    table.run(opens + 60)
    assert isinstance(table.table.last.events[0], Rolling)


def test_a_hand_presses_no_faster_than_a_hand_so_time_goes_on():
    """Each answer makes a revision, and each revision another answer, at once."""
    flip = Player(lambda seen: ActAt(seen.choices[-1]) if seen.choices else Wait())
    table, outcome = played(flip, Delays(0, 0), limit=30_000)
    falls = [entry.at for entry in table.log if getattr(entry, "seat", None) == 0]
    assert outcome.at == 30_000 or outcome.result
    assert min(b - a for a, b in pairwise(falls)) >= APART


def test_the_same_answers_make_the_same_game():
    one, other = (played(Player(lambda s: ActAt(s.choices[0]) if s.choices else Wait()))[0].log
                  for _ in range(2))  # fmt: skip
    assert one == other and Counter(type(entry) for entry in one)
