"""What must hold of the arbiter whatever comes in."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.core.arbiter import Arbiter, Stamps
from sabot.core.log import Act, Head, Tick
from sabot.core.record import order, tau_of
from sabot.core.table import Table
from sabot.games.zinga.acts import Call, Ring
from sabot.registry import GAMES
from sabot.sim.dash import Dash, Press
from tests.core.lines import A, grown, held

rtts = st.lists(st.integers(1_000, 280_000), min_size=4, max_size=4)
shakes = st.lists(st.integers(0, 40_000), min_size=4, max_size=4)  # of pongs
reactions = st.lists(st.integers(100_000, 600_000), min_size=4, max_size=4)
delays = st.lists(st.integers(0, 60_000), min_size=4, max_size=4)  # of claims, beyond the pong's
anything = st.integers(-(10**13), 10**13)
stamps = st.builds(
    Stamps, st.integers(-3, 70), anything, anything, anything, st.integers(0, 20_000)
)
likely = st.builds(
    lambda seen, reaction: Stamps(seen, 0, reaction, reaction),
    st.integers(0, 2),
    st.integers(0, 900_000),
)
stories = stamps | likely
LIT = 1_000_000


def table_lit(rtts, shakes):
    """Four seats on these lines see the light at revision 1."""
    table = Table(Dash(), Head("dash", 1, 4, {}, b"seed"))
    table.write(Tick(LIT // 1000))
    show(table.arbiter, rtts, shakes)
    return table


def show(arbiter, rtts, shakes, revision=1):
    for seat, rtt in enumerate(rtts):
        grown(arbiter, seat, rtt, LIT - 1)
    arbiter.tell(revision, LIT)
    for seat, (rtt, shake) in enumerate(zip(rtts, shakes, strict=True)):
        slot = arbiter.stimuli[revision].slot(seat)
        arbiter.sent(seat, A, revision, slot)
        arbiter.ponged(seat, A, revision, slot + rtt + shake)


def arrivals(table, rtts, reactions, delays):
    slots = [table.arbiter.stimuli[1].slot(seat) for seat in range(4)]
    parts = zip(slots, rtts, reactions, delays, strict=True)
    return [slot + rtt + 23_300 + reaction + delay for slot, rtt, reaction, delay in parts]


def press(table, seat, reaction, arrived):
    table.receive(seat, 1, Press(), Stamps(1, 0, reaction, reaction), arrived, A)


def verdicts(table):
    return [entry.record for entry in table.log if isinstance(entry, Act)]


@given(rtts, shakes, reactions, delays, st.permutations(range(4)))
def test_claims_handed_in_in_any_order_give_the_same_verdict(rtts, shakes, reactions, delays, turn):
    seats = []
    for hands in (range(4), turn):
        table = table_lit(rtts, shakes)
        times = arrivals(table, rtts, reactions, delays)
        for seat in hands:
            press(table, seat, reactions[seat], times[seat])
        table.advance(max(times) + 1_000_000)
        seats.append([record.seat for record in verdicts(table)])
    assert seats[0] == seats[1]


@given(rtts, shakes, reactions, delays)
def test_records_compute_again_to_the_same_order(rtts, shakes, reactions, delays):
    """Claims are heard as they come; whatever is due is decided before the next."""
    table = table_lit(rtts, shakes)
    times = arrivals(table, rtts, reactions, delays)
    for seat in sorted(range(4), key=lambda seat: times[seat]):
        while (due := table.wake()) is not None and due < times[seat]:
            table.advance(due)
        press(table, seat, reactions[seat], times[seat])
    while (due := table.wake()) is not None:
        table.advance(due)
    records = verdicts(table)
    assert all(tau_of(record) == record.tau for record in records)
    if not any(record.final == "cap" for record in records):
        assert order(records) == tuple(record.seat for record in records)


@settings(max_examples=500, deadline=None)
@given(st.data())
def test_nothing_stamped_after_finality_comes_before_or_the_record_says_cap(data):
    """Whatever was shown when, no matter who answered it, and whatever stamps are sent."""
    arbiter, lines = Arbiter(b"seed"), data.draw(rtts)
    show(arbiter, lines, data.draw(shakes))
    if data.draw(st.booleans()):
        show_again(arbiter, lines, LIT + data.draw(st.integers(0, 500_000)), data)
    heard = LIT + 600_000 + data.draw(st.integers(0, 400_000))
    mine = held(arbiter, arbiter.place(0, A, data.draw(stories), heard))
    if data.draw(st.booleans()):
        arbiter.beat(1, A, data.draw(stories), heard + 1)
    final = arbiter.final(mine, frozenset({1, 2, 3}))
    rival, later = data.draw(st.integers(1, 3)), data.draw(st.integers(0, 300_000))
    held(arbiter, arbiter.place(rival, A, data.draw(stories), final.at + later))
    assert final.why == "cap" or arbiter.first() is mine


def show_again(arbiter, rtts, told, data):
    """A second stimulus, whose pongs may be late or missing."""
    arbiter.tell(2, told)
    for seat, rtt in enumerate(rtts):
        slot = arbiter.stimuli[2].slot(seat)
        arbiter.sent(seat, A, 2, slot)
        if data.draw(st.booleans()):
            arbiter.ponged(seat, A, 2, slot + rtt + data.draw(st.integers(0, 90_000)))


@given(rtts, shakes, stamps, st.integers(150_000, 900_000))
def test_no_stamps_put_an_act_before_the_bound(rtts, shakes, story, after):
    arbiter = Arbiter(b"seed")
    show(arbiter, rtts, shakes)
    for seat in range(4):
        record = arbiter.place(seat, A, story, LIT + after)
        assert record.reaction >= record.house - record.slack
        assert record.slack <= 10_000 + rtts[seat] * 4 // 100
        assert record.heard <= record.sent + rtts[seat] + 1_000 + rtts[seat] * 4 // 100
        assert record.sent <= record.tau <= record.arrived


@given(reactions, st.booleans())
def test_a_refusal_comes_at_the_same_moment_whether_or_not_another_claim_is_held(reactions, held):
    table = Table(GAMES["zinga"].game, Head("zinga", 1, 2, {}, b"seed"))
    table.advance(7_050_000)
    rolled = table.revision
    for seat in (0, 1):
        grown(table.arbiter, seat, 100_000, 6_800_000)
    table.arbiter.tell(rolled, 6_800_000)
    for seat in (0, 1):
        table.arbiter.sent(seat, A, rolled, 6_800_000)
        table.arbiter.ponged(seat, A, rolled, 6_900_000)
    now = 6_900_000 + 23_300 + reactions[0]
    if held:
        table.receive(0, 1, Ring(), Stamps(rolled, 0, reactions[0], reactions[0]), now, A)
    table.receive(1, 1, Call("B9"), Stamps(rolled, 0, reactions[0], reactions[0]), now + 1, A)
    refused = table.advance(now + 1)
    assert [claim.seat for claim, _ in refused] == [1]
    assert table.revision == rolled and (table.arbiter.first() is not None) == held


@given(reactions)
def test_a_held_claim_is_in_nobodys_view(reactions):
    table = table_lit((250_000,) * 4, (0,) * 4)
    views = [table.view_at(table.revision, seat) for seat in (*range(4), None)]
    press(table, 0, reactions[0], LIT + 250_000 + 23_300 + reactions[0])
    table.advance(LIT + 250_000 + 23_300 + reactions[0])
    assert [table.view_at(table.revision, seat) for seat in (*range(4), None)] == views
