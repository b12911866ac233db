"""Near-simultaneous acts on one shoe, in every order, by the rules alone and through a table."""

from collections import Counter
from itertools import permutations

import pytest
from msgspec.structs import replace

from sabot.core.game import Illegal, Late
from sabot.core.log import Act, Head, Tick
from sabot.core.table import Table
from sabot.games.zack.acts import (
    Challenge,
    Challenged,
    ColourThrown,
    Options,
    Ready,
    Throw,
    ThrowColour,
    Thrown,
    TooSoon,
    Voided,
)
from sabot.games.zack.cards import STOPS
from tests.games.zack.scene import (
    FALSE,
    SLOW,
    game,
    holding,
    shoe,
    table_of,
)
from tests.games.zack.test_laws import everything


def at_once(state, acts, after=900):
    """All in the same millisecond, in this order, and nobody has seen the others' yet; the events
    of each."""
    table, told = table_of(state), []
    for seat, action in acts:
        table.write(Act(state.now + after, seat, action, 1))
        told.append((seat, table.last.events))
    return table.state, told


def orders(*acts):
    return list(permutations(acts))


DUE = (1, Throw())
SLOWS = (2, Challenge("orange", SLOW)), (3, Challenge("orange", SLOW))


@pytest.mark.parametrize("acts", orders(DUE, *SLOWS))
def test_zk_41_zk_45_a_throw_and_two_challenges_on_the_same_top_card(acts):
    before = shoe("0 left")
    state, told = at_once(before, acts)
    lowest = next(seat for seat, action in acts if action != Throw())
    in_time = acts[0] == DUE
    assert (state.verdict.seat, state.verdict.right) == (lowest, not in_time)
    assert everything(state) == everything(before)
    late = [events for seat, events in told if isinstance(events[0], Late)]
    assert len(late) == (1 if in_time else 2)


FALSE_THROW, CAUGHT = (3, Throw()), (2, Challenge("green", FALSE))


@pytest.mark.parametrize("acts", orders(DUE, FALSE_THROW, CAUGHT))
def test_zk_43_only_what_lies_under_a_challenge_can_be_caught_by_it(acts):
    state, _ = at_once(shoe("0 left"), acts)
    assert state.verdict.right == (acts.index(FALSE_THROW) < acts.index(CAUGHT))
    assert all(laid.in_turn for laid in state.shoe if laid.seat == 1)


COLOUR = (1, ThrowColour())


@pytest.mark.parametrize("acts", orders(COLOUR, SLOWS[0], FALSE_THROW))
def test_zk_52_a_colour_card_a_slow_challenge_and_a_false_card(acts):
    state, _told = at_once(holding(shoe("0 left"), 1, ""), acts)
    if acts.index(COLOUR) < acts.index(SLOWS[0]):
        assert state.winner == 1  # a failed challenge against a right colour card
    else:
        assert state.verdict.right and state.winner is None


STOP = (1, Throw())


@pytest.mark.parametrize("acts", orders(STOP, FALSE_THROW, SLOWS[0]))
def test_zk_60_a_stop_a_false_card_and_a_slow_challenge(acts):
    before = holding(shoe("0 left", options=Options(stops=True)), 1, "swap")
    state, _ = at_once(before, acts)
    assert state.phase == "verdict" and everything(state) == everything(before)
    assert state.verdict.right == (acts.index(SLOWS[0]) < acts.index(STOP))
    cards = [laid.card for laid in state.shoe]
    assert ("swap" in cards) == (not state.verdict.right)


EVERYTHING = (DUE, FALSE_THROW, SLOWS[0], (0, Challenge("green", FALSE)), (2, ThrowColour()))


def test_every_order_of_everything_is_one_of_zack():
    before = shoe("0 left")
    for acts in orders(*EVERYTHING):
        table, kinds = table_of(before), Counter()
        for seat, action in acts:
            try:
                table.write(Act(before.now + 900, seat, action, 1))
                kinds.update(type(event) for event in table.last.events)
            except Illegal as why:  # seat 2 acts twice, and knows of its own
                assert seat == 2 and why.code in ("too-fast", "yourself", "frozen", "colour-card")
        assert everything(table.state) == everything(before)
        assert kinds[Challenged] <= 1 and kinds[ColourThrown] <= 1
        assert table.state.phase in ("verdict", "colour")


# Through a table: where an act lies, and what its player had seen, decide.


def opened(seed=b"race", options=None):
    """A table whose starter has thrown a card at 5 s, and the seat that is due now."""
    table = Table(game, Head("zack", 1, 4, options or {}, seed))
    for seat in range(4):
        table.write(Act(1_000, seat, Ready(), 0))
    table.write(Tick(4_000))
    table.write(Act(5_000, table.state.due[0].seat, Throw(), table.revision))
    return table, table.state.due[0].seat


def bots(table, *claims):
    """Each a seat, its act, and when it was made in ms."""
    seen = table.revision
    for seat, action, at in claims:
        table.receive_bot(seat, action, seen, at * 1000)
    refused = table.advance(max(at for *_, at in claims) * 1000)
    kept = [table.at_revision(n).events for n in range(seen + 1, table.revision + 1)]
    return [event for events in kept for event in events], refused


def others(due):
    return [seat for seat in range(4) if seat != due]


def test_zk_26_the_earlier_act_lies_lower_though_it_was_heard_later():
    table, due = opened()
    challenger, _, _ = others(due)
    slow = Challenge(table.state.colours[due], SLOW)
    events, _ = bots(table, (challenger, slow, 6_500), (due, Throw(), 6_400))
    assert isinstance(events[0], Thrown) and not events[1].right


def test_zk_42_the_accuseds_card_that_lands_on_the_challenge_goes_back():
    table, due = opened()
    slow = Challenge(table.state.colours[due], SLOW)
    events, refused = bots(table, (due, Throw(), 6_500), (others(due)[0], slow, 6_400))
    assert events[0].right and events[1] == Late(due, "throw") and not refused


def test_zk_80_an_act_from_before_the_halt_was_seen_is_late_however_late_and_never_refused():
    table, due = opened()
    seen, (a, b, _) = table.revision, others(due)
    table.write(Act(6_400, a, Challenge(table.state.colours[due], SLOW), seen))
    frozen = table.revision
    for action, tag in ((Throw(), "throw"), (ThrowColour(), "throw-colour")):
        table.write(Act(7_400, b, action, seen))
        assert table.last.events == (Late(b, tag),)
    with pytest.raises(Illegal, match="frozen"):
        table.write(Act(7_400, b, Throw(), frozen))


def test_zk_80_a_late_card_goes_under_its_owners_pile_however_late_it_lands():
    for ended, at in ((False, 6_450), (False, 9_300), (True, 9_700)):
        table, seen, thrower = frozen_unseen()
        pile = table.state.players[thrower].pile
        if ended:
            table.write(Tick(9_400))
        table.write(Act(at, thrower, Throw(), seen))
        assert table.last.events == (Late(thrower, "throw"),)
        assert table.state.players[thrower].pile[-len(pile) :] == (*pile[1:], pile[0])


def test_zk_80_two_cards_in_flight_go_back_one_by_one():
    table, seen, thrower = frozen_unseen()
    first, second, *rest = table.state.players[thrower].pile
    table.write(Act(6_450, thrower, Throw(), seen))
    with pytest.raises(Illegal, match="too-fast"):
        table.write(Act(6_640, thrower, Throw(), seen))
    table.write(Act(6_650, thrower, Throw(), seen))
    assert table.last.events == (Late(thrower, "throw"),)
    assert table.state.players[thrower].pile == (*rest, first, second)


def test_zk_80_the_revision_its_player_has_seen_decides_and_not_the_time_since():
    table, _, thrower = frozen_unseen()
    for action in (Throw(), ThrowColour()):
        with pytest.raises(Illegal, match="frozen"):
            table.write(Act(6_401, thrower, action, table.revision))


def test_zk_80_a_card_of_the_game_before_moves_nothing_in_the_next():
    table, seen, thrower = frozen_unseen()
    before = table.state
    table._kept[-1] = table.last._replace(state=replace(before, phase="ready", game=2))
    table.write(Act(9_000, thrower, Throw(), seen))
    assert table.last.events == (Late(thrower, "throw"),)
    assert table.state.players == before.players


def frozen_unseen():
    """At 6.4 s somebody was challenged; a third player has not seen it."""
    table, due = opened()
    seen, (challenger, thrower, _) = table.revision, others(due)
    table.write(Act(6_400, challenger, Challenge(table.state.colours[due], SLOW), seen))
    return table, seen, thrower


def test_zk_65_a_slow_challenge_made_before_its_player_could_see_the_stop_goes_back():
    table, seen, stopper = stopped()
    accuser, accused, _ = others(stopper)
    before = table.state
    table.write(Act(6_450, accuser, Challenge(before.colours[accused], SLOW), seen))
    assert table.last.events == (Late(accuser, "challenge"),) and table.state is before


def test_zk_65_if_the_stop_is_the_accuseds_own_it_fails():
    table, seen, stopper = stopped()
    table.write(Act(6_450, others(stopper)[0], Challenge(table.state.colours[stopper], SLOW), seen))
    assert not table.last.events[0].right


def test_zk_65_a_slow_challenge_made_after_its_player_saw_the_stop_fails():
    table, _, stopper = stopped()
    accuser, accused, _ = others(stopper)
    slow = Challenge(table.state.colours[accused], SLOW)
    table.write(Act(6_401, accuser, slow, table.revision))
    assert not table.last.events[0].right


def test_zk_65_out_of_turn_is_judged_whether_its_player_saw_the_stop_or_not():
    table, seen, stopper = stopped()
    accuser, accused, _ = others(stopper)
    table.write(Act(6_450, accuser, Challenge(table.state.colours[accused], FALSE), seen))
    assert not table.last.events[0].right


def test_zk_80_a_challenge_that_lands_when_the_pause_is_over_goes_back():
    table, seen, stopper = stopped()
    accuser, accused, _ = others(stopper)
    slow = Challenge(table.state.colours[accused], SLOW)
    while table.state.phase != "play":
        table.write(Tick(game.wake(table.state).at))
    table.write(Act(table.at + 900, accuser, slow, seen))
    assert table.last.events == (Late(accuser, "challenge"),)


def test_zk_80_a_challenge_that_goes_back_is_not_called_too_soon_as_well():
    table, seen, stopper = stopped()
    accuser, accused, _ = others(stopper)
    while table.state.phase != "play":
        table.write(Tick(game.wake(table.state).at))
    due = table.state.due[0].seat
    slow = Challenge(table.state.colours[due if due != accuser else accused], SLOW)
    table.receive_bot(accuser, slow, seen, (table.at + 100) * 1000)
    table.advance((table.at + 100) * 1000)
    assert table.last.events == (Late(accuser, "challenge"),)


def stopped():
    """At 6.4 s the seat that was due throws a Stop card; what the others had seen before."""
    for n in range(100):
        table, due = opened(b"stop %d" % n, {"stops": True})
        if table.state.players[due].pile[0] in STOPS:
            seen = table.revision
            table.write(Act(6_400, due, Throw(), seen))
            return table, seen, due
    raise AssertionError("no seed deals a Stop card to the seat that is due")


def test_zk_55_a_challenge_against_a_shoe_that_was_taken_meanwhile_is_late():
    table, due = opened()
    seen, (a, b, _) = table.revision, others(due)
    slow = Challenge(table.state.colours[due], SLOW)
    table.write(Act(6_400, a, slow, seen))
    table.write(Tick(9_400))
    table.write(Act(9_410, b, slow, seen))
    assert table.last.events == (Late(b, "challenge"),)


def test_zk_29_too_soon_on_the_screen_is_written_down_as_what_it_is():
    table, due = opened()
    slow = Challenge(table.state.colours[due], SLOW)
    events, _ = bots(table, (others(due)[0], slow, 5_700))
    assert events == [Voided(others(due)[0], slow.colour)]
    assert table.log[-1].action == TooSoon(slow.colour)


def test_zk_29_in_time_it_is_a_challenge():
    table, due = opened()
    slow = Challenge(table.state.colours[due], SLOW)
    events, _ = bots(table, (others(due)[0], slow, 5_800))
    assert events[0].right


def test_zk_81_a_throw_at_the_last_moment_is_in_time():
    table, due = opened()
    events, _ = bots(table, (due, Throw(), 25_000 - 1))
    assert events == [Thrown(due, events[0].card)]
