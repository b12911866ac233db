from hypothesis import given
from hypothesis import strategies as st

from sabot.core.arbiter import Arbiter
from sabot.core.record import CELL, DEVICE
from tests.core.lines import arbiter_with_lines, claim, held, place

RTTS = (5_000, 40_000, 120_000, 250_000)


@given(st.lists(st.integers(0, 100_000), min_size=4, max_size=4), st.permutations(range(4)))
def test_the_order_of_arrival_does_not_matter(taus, arrival):
    def verdict(order):
        arbiter, spoken = Arbiter(), []
        for seat in order:
            arbiter.hold(claim(taus[seat], 0, seat, lot=seat))
        while first := arbiter.first():
            arbiter.release(first)
            spoken.append(first.seat)
        return spoken

    assert verdict(range(4)) == verdict(arrival)


def test_round_trips_cancel_when_reactions_are_equal():
    arbiter = arbiter_with_lines(*RTTS)
    sights = [arbiter.stimuli[1].slot(seat) + rtt for seat, rtt in enumerate(RTTS)]
    taus = {place(arbiter, s, 350_000, b + 350_000 + DEVICE).tau for s, b in enumerate(sights)}
    assert taus == {125_000 + 350_000}


def test_the_way_there_may_be_longer_than_the_way_back():
    """Only the round trip is known, and only it counts."""
    arbiter = arbiter_with_lines(100_000, 100_000)
    near, far = (place(arbiter, seat, 300_000, 100_000 + 300_000 + DEVICE) for seat in (0, 1))
    assert near.tau == far.tau


def test_two_acts_in_one_cell_are_a_tie_that_the_committed_seed_breaks():
    winners = set()
    for seed in range(40):
        arbiter = arbiter_with_lines(20_000, 20_000, seed=bytes([seed]))
        for seat, reaction in ((0, 300_000), (1, 300_100)):
            held(arbiter, place(arbiter, seat, reaction, 340_000))
        winners.add(arbiter.first().seat)
    assert winners == {0, 1}


def test_more_than_a_cell_apart_no_lot_is_drawn():
    for seed in range(40):
        arbiter = arbiter_with_lines(20_000, 20_000, seed=bytes([seed]))
        for seat, reaction in ((1, 300_000), (0, 300_000 + CELL)):
            held(arbiter, place(arbiter, seat, reaction, 340_000))
        assert arbiter.first().seat == 1


def test_cells_begin_elsewhere_with_each_stimulus():
    arbiter = Arbiter(b"seed")
    for revision in range(20):
        arbiter.tell(revision, 0)
    assert len({s.offset for s in arbiter.stimuli.values()}) > 10


def test_a_seats_acts_keep_their_order_whatever_their_stamps_say():
    arbiter = arbiter_with_lines(20_000)
    held(arbiter, place(arbiter, 0, 300_000, 330_000), seq=1)
    held(arbiter, place(arbiter, 0, 100_000, 340_000), seq=2)
    first = arbiter.first()
    arbiter.release(first)
    assert first.seq == 1 and arbiter.first().tau == first.cell + CELL
