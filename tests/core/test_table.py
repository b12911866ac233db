"""A table with ZINGA on it; what is tested is the table."""

from itertools import pairwise

import pytest

from sabot.core.arbiter import Line, Stamps
from sabot.core.game import Illegal, Late
from sabot.core.line import GROWN
from sabot.core.log import Act, Head, Left, Paused, Resumed, Tick
from sabot.core.table import HELD, KEPT, Table
from sabot.games.zinga.acts import (
    Call,
    Declare,
    FalselyStarted,
    FalseStart,
    Pass,
    Rang,
    Ring,
    Roll,
    Rolled,
)
from sabot.registry import GAMES
from sabot.sim.play import recorded
from sabot.sim.simulate import seed_of

FAR = 200_000
LINE = Line("page", 1)


@pytest.fixture
def table():
    return Table(GAMES["zinga"].game, Head("zinga", 1, 2, {}, b"seed"))


@pytest.fixture
def rolled(table):
    """The dice lie there since 6.8 s, on both screens since 6.9 s."""
    table.advance(now=6_800_000 + 250_000)
    for _ in range(GROWN):
        answer(table, at=6_800_000)
    show(table, at=6_800_000)
    return table


def answer(table, at):
    """Both lines are there."""
    for seat in (0, 1):
        table.arbiter.timed(seat, LINE, FAR, at)


def show(table, at):
    """The newest revision goes out on both lines."""
    table.arbiter.tell(table.revision, at)
    for seat in (0, 1):
        table.arbiter.sent(seat, LINE, table.revision, at)
        table.arbiter.ponged(seat, LINE, table.revision, at + FAR)


def act(table, seat, action, reaction, arrived, seq=1):
    stamps = Stamps(table.revision, 0, reaction, reaction)
    table.receive(seat, seq, action, stamps, arrived, LINE)


def events(table):
    return table.last.events


def test_the_earlier_finger_wins_though_its_claim_came_later(rolled):
    revision = rolled.revision
    act(rolled, 0, Ring(), 330_000, arrived=7_353_000)
    act(rolled, 1, Ring(), 325_000, arrived=7_358_000)
    assert rolled.advance(now=7_600_000) == []
    assert rolled.at_revision(revision + 1).events == (Rang(1),)
    assert rolled.at_revision(revision + 2).events == (Late(0, "ring"),)


def test_a_claim_is_held_until_its_rival_can_no_longer_come_before(rolled):
    act(rolled, 0, Ring(), 330_000, arrived=7_353_000)
    held_until = rolled.wake()
    rolled.advance(now=held_until - 1)
    assert events(rolled) != (Rang(0),) and held_until > 7_353_000
    rolled.advance(now=held_until)
    assert events(rolled) == (Rang(0),)


def test_a_contested_act_leaves_a_record_from_which_its_place_can_be_computed(rolled):
    act(rolled, 0, Ring(), 330_000, arrived=7_353_000)
    rolled.advance(now=8_000_000)
    record = next(e for e in rolled.log if isinstance(e, Act)).record
    assert record.final == "clock" and record.tau == 6_900_000 + record.reaction
    assert record.reaction == max(record.page, record.house - record.slack)


def test_an_act_that_was_legal_nowhere_is_refused_to_its_sender_alone(table):
    act(table, 0, Call("B9"), 300_000, arrived=510_000, seq=3)
    revision = table.revision
    [(claim, why)] = table.advance(now=510_000)
    assert (claim.seat, claim.seq) == (0, 3)
    assert isinstance(why, Illegal) and why.clause and table.revision == revision


def test_a_far_player_has_the_same_time_before_a_deadline_as_a_near_one(rolled):
    closes = rolled.last.wake.at * 1000
    answer(rolled, at=closes)
    rolled.advance(now=closes + 50_000)
    assert not isinstance(rolled.log[-1], Act)
    act(rolled, 1, Ring(), closes - 6_900_000 - 1_000, arrived=closes + 100_000)
    rolled.advance(now=closes + 400_000)
    assert (
        Rang(1) in rolled.at_revision(rolled.revision - (rolled.last.events != (Rang(1),))).events
    )


def test_a_deadline_falls_by_itself(table):
    table.advance(now=6_250_000)
    assert list(table.log) == [Tick(6_000)]


def test_too_early_to_be_a_reaction_is_what_the_game_puts_in_its_place(rolled):
    """ZG-23: 100 ms after the dice were on all screens, not after they fell."""
    act(rolled, 0, Ring(), 99_000, arrived=7_122_000)
    rolled.advance(now=8_000_000)
    assert FalselyStarted(0) in events(rolled)


def test_from_the_floor_on_it_is_a_reaction(rolled):
    act(rolled, 0, Ring(), 100_000, arrived=7_123_300)
    rolled.advance(now=7_500_000)
    assert events(rolled) == (Rang(0),)


def test_the_same_number_twice_is_one_claim(rolled):
    for arrived in (7_353_000, 7_363_000):
        act(rolled, 0, Pass(), 330_000, arrived)
    rolled.advance(now=8_000_000)
    assert sum(isinstance(e, Act) for e in rolled.log) == 1


def test_a_seat_has_a_limited_number_of_claims_waiting(rolled):
    for seq in range(HELD):
        act(rolled, 0, Ring(), 330_000, 7_353_000, seq=seq)
    with pytest.raises(Illegal, match="too-many-claims"):
        act(rolled, 0, Ring(), 330_000, 7_353_000, seq=HELD)


def test_the_echo_of_a_claim_is_never_one_too_many(rolled):
    for seq in range(HELD):
        act(rolled, 0, Ring(), 330_000, 7_353_000, seq=seq)
    act(rolled, 0, Ring(), 330_000, 7_363_000, seq=HELD - 1)
    assert rolled.arbiter.held_by(0) == HELD


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_at_the_table_is_refused(rolled, seat):
    with pytest.raises(Illegal, match="no-such-seat"):
        act(rolled, seat, Ring(), 330_000, 7_353_000)
    with pytest.raises(Illegal, match="no-such-seat"):
        rolled.receive_bot(seat, Ring(), rolled.revision, 7_353_000)
    with pytest.raises(Illegal, match="no-such-seat"):
        rolled.write(Act(7_353, seat, Ring(), rolled.revision))
    assert rolled.arbiter.first() is None and rolled.state.phase == "rolled"


@pytest.mark.parametrize("seat", [-1, 2])
def test_and_sees_nothing(table, seat):
    """Python would take -1 for the last one, and show what that seat alone may know."""
    with pytest.raises(Illegal, match="no-such-seat"):
        table.view_at(0, seat)


def test_a_revision_looks_the_same_however_late_it_is_asked_for(table):
    before = table.view_at(0, seat=0)
    table.advance(now=7_000_000)
    table.write(Left(7_000, seat=1))
    assert table.view_at(0, seat=0) == before != table.view_at(1, seat=0)


def test_an_act_that_could_not_be_stored_has_not_happened(table):
    kept = table.last
    table.advance(now=7_250_000)
    table.step_back(0)
    assert table.last == kept and table.revision == 0 and not table.log
    table.advance(now=7_250_000)
    assert any(isinstance(e, Rolled) for e in events(table))


def test_a_resumed_window_starts_again_in_full(table):
    """Opened at 0, six seconds long, paused at 4 s and resumed at 100 s."""
    table.write(table.resumed(100_000))
    assert table.wake() == 106_000_000
    table.advance(now=107_250_000)
    assert [entry.at for entry in table.log] == [100_000, 106_000, 106_800]
    assert table.game.view(table.state, 0).opened == 6_800


def test_a_window_in_which_somebody_acted_goes_on_from_that_act(rolled):
    """Else the bell that a false start silenced for 400 ms would be dead for as much longer."""
    rolled.write(Act(10_000, 0, FalseStart(), rolled.revision))
    rolled.write(Act(10_500, 1, Pass(), rolled.revision))
    closes = rolled.last.wake.at
    rolled.write(Paused(13_000, "nobody"))
    rolled.write(rolled.resumed(100_000))
    assert rolled.wake() == (100_000 + closes - 10_500) * 1000
    rolled.write(Act(100_000, 0, Ring(), rolled.revision))
    assert events(rolled) == (Rang(0),)


def test_pauses_in_a_row_give_back_as_much_as_one(rolled):
    since = rolled.at
    for at in (20_000, 30_000, 40_000):
        rolled.write(Paused(at, "nobody"))
        rolled.write(rolled.resumed(at + 5_000))
        assert rolled.at - rolled.last.lent == since


def test_a_log_that_gave_back_more_replays_and_goes_on_from_there(rolled):
    """Stored before a pause stopped at the last act: `again` is what was written."""
    rolled.write(Act(10_000, 0, Pass(), rolled.revision))
    rolled.write(Resumed(20_000, again=13_200))
    assert rolled.at - rolled.last.lent == 6_800
    rolled.write(Paused(21_000, "restart"))
    assert rolled.resumed(50_000).again == 30_000


def test_only_recent_states_are_kept_and_no_other_stands_for_the_rest(table):
    for n in range(3 * KEPT):
        table.write(Left(n, seat=0))
    assert table.at_revision(2 * KEPT + 1).at == 2 * KEPT
    for revision in (0, KEPT, 3 * KEPT + 1):
        with pytest.raises(LookupError):
            table.at_revision(revision)


def test_an_act_on_what_is_long_past_counts_from_the_oldest_that_is_kept(rolled):
    for _ in range(3 * KEPT):
        rolled.write(Left(rolled.at, seat=0))
    act(rolled, 0, Ring(), 330_000, rolled.at * 1000 + 10)
    rolled.advance(now=rolled.at * 1000 + 600_000)
    assert any(isinstance(e, Rang) for e in events(rolled))


def test_no_more_is_written_at_once_than_was_asked_for(table):
    table.advance(now=7_250_000, most=1)
    assert table.revision == 1
    table.advance(now=7_250_000, most=5)
    assert table.revision > 1


def test_an_act_never_lies_before_the_last_entry(table):
    table.write(Left(5_000, seat=1))
    act(table, table.state.active, Declare("B9"), 10_000, arrived=5_010_000)
    table.advance(now=5_010_000)
    assert [entry.at for entry in table.log] == sorted(entry.at for entry in table.log)


def test_ones_own_second_press_is_refused_and_no_race_lost(table):
    active = table.state.active
    for seq in (1, 2):
        act(table, active, Roll(), 3_000_000, arrived=3_100_000, seq=seq)
    [(claim, _)] = table.advance(now=3_500_000)
    assert claim.seq == 2
    assert Late(active, "roll") not in table.at_revision(1).events


def test_an_act_that_the_clock_overtook_is_late(rolled):
    closes = rolled.last.wake.at * 1000
    answer(rolled, at=closes)
    act(rolled, 0, Ring(), closes - 6_900_000 + 1_000, arrived=closes + 100_000)
    rolled.advance(now=closes + 500_000)
    assert events(rolled) == (Late(0, "ring"),)


def test_a_refusal_tells_only_of_what_its_player_could_see(table):
    """The dice are tumbling already, but this seat has not been shown that yet."""
    other = 1 - table.state.active
    table.arbiter.tell(0, at=5_900_000)
    table.arbiter.sent(other, LINE, 0, 5_900_000)
    table.advance(now=6_250_000)
    table.receive(other, 1, Roll(), Stamps(0, 0, 1, 1), 6_260_000, LINE)
    [(_, why)] = table.advance(now=6_260_000)
    assert why.code == "not-active"


def test_the_revision_a_page_was_sent_counts_though_no_stimulus_reached_it():
    """After a restart: its page is sent where the table stands, without a ping."""
    played, log = recorded("zgame", 2, seed_of("unseen", 0))
    move = next(n for n, entry in enumerate(log) if n > 100 and isinstance(entry, Act))
    table, reply = Table(played.game, played.head, log[:move]), log[move]
    for seq, shown, refused in ((1, 0, 1), (2, move, 0)):
        stamps, at = Stamps(0, 0, 1, 1), reply.at * 1000
        table.receive(reply.seat, seq, reply.action, stamps, at, LINE, shown)
        assert len(table.advance(at + 1)) == refused


def test_an_old_log_may_call_late_what_would_be_refused_today(rolled):
    """A second press on the same roll, after the first one's time to call was up."""
    seen = rolled.revision
    rolled.write(Act(rolled.at + 200, 0, Ring(), seen))
    rolled.write(Tick(rolled.last.wake.at))
    rolled.write(Act(rolled.at + 20, 0, Ring(), seen))
    assert rolled.last.events == (Late(0, "ring"),)


def test_an_act_that_only_something_unseen_allows_is_refused():
    """A reply sent before the move it replies to was shown, in a game of turns."""
    played, log = recorded("zgame", 2, seed_of("unseen", 0))
    pairs = list(enumerate(pairwise(log)))[40:]
    move, reply = next(
        (n, after)
        for n, (act, after) in pairs
        if isinstance(act, Act) and isinstance(after, Act) and act.seat != after.seat
    )
    table = Table(played.game, played.head, log[: move + 1])
    for seen, refused in ((move, ["not-your-turn"]), (move + 1, [])):
        table.receive_bot(reply.seat, reply.action, seen, reply.at * 1000)
        assert [why.code for _, why in table.advance(reply.at * 1000 + 1)] == refused
