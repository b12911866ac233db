from hypothesis import given
from hypothesis import strategies as st

from sabot.core.arbiter import CAP, DEVICE, STAGGER, Arbiter, Claim, Line, Sight, Stamps, Stimulus

ALL = frozenset(range(4))
A, B, X = (Line("page", number) for number in range(3))
reactions = st.lists(st.integers(0, 100_000), min_size=4, max_size=4)
micros = st.integers(-(10**13), 10**13)


def verdict(claims):
    arbiter, order = Arbiter(), []
    for claim in claims:
        arbiter.hold(claim)
    while first := arbiter.first():
        arbiter.release(first)
        order.append(first.seat)
    return order


def arbiter_with_lines(*rtts):
    """One stimulus, revision 1, told at 0 and seen by a seat on each of these lines."""
    arbiter = Arbiter()
    for seat, rtt in enumerate(rtts):
        arbiter.timed(seat, A, rtt, at=-1)
    arbiter.tell(1, at=0)
    for seat, rtt in enumerate(rtts):
        slot = arbiter.stimuli[1].slot(seat)
        arbiter.sent(seat, A, 1, slot)
        arbiter.ponged(seat, A, 1, slot + rtt)
    return arbiter


def press(reaction, seen=1, **rest):
    return Stamps(seen, 0, reaction, reaction, **rest)


@given(reactions, st.permutations(range(4)))
def test_the_order_of_arrival_does_not_matter(taus, arrival):
    claims = [Claim(tau, 0, lot=seat, seat=seat) for seat, tau in enumerate(taus)]
    assert verdict(claims) == verdict([claims[seat] for seat in arrival])


def test_round_trips_cancel_when_reactions_are_equal():
    stimulus = Stimulus(told=0, rtts={0: 5_000, 1: 40_000, 2: 120_000, 3: 250_000})
    sights = [stimulus.sight(seat, stimulus.slot(seat)) for seat in range(4)]
    arrivals = [sight.sent + sight.rtt + 350_000 for sight in sights]
    taus = {s.place(350_000, at).tau for s, at in zip(sights, arrivals, strict=True)}
    assert taus == {125_000 + 350_000}


def test_near_lines_wait_for_far_ones_and_onlookers_longest():
    stimulus = Stimulus(told=0, rtts={0: 5_000, 1: 100_000})
    assert [stimulus.slot(seat) for seat in (1, 0, None)] == [0, 47_500, 50_000]


def test_nobody_waits_longer_than_the_stagger():
    stimulus = Stimulus(told=0, rtts={0: 0, 1: 900_000})
    assert stimulus.slot(0) == stimulus.slot(None) == STAGGER


@given(micros, micros)
def test_a_liar_gains_no_more_than_the_slack_of_its_line(presented, pressed):
    sight = Sight(shown=60_000, sent=0, rtt=120_000, pong=120_000)
    honest = sight.place(350_000, arrived=120_000 + 350_000 + DEVICE)
    lied = sight.place(Stamps(1, presented, pressed, 0).reaction(), arrived=honest.arrived)
    assert honest.tau - lied.tau <= sight.slack


@given(micros)
def test_nobody_acts_after_their_act_has_arrived(reaction):
    sight = Sight(shown=0, sent=0, rtt=0, pong=0)
    assert sight.place(reaction, arrived=400_000).tau <= 400_000


def test_a_pong_held_back_is_worth_no_more_than_the_lines_own_jitter():
    prompt, late = (Sight(60_000, 0, 120_000, pong) for pong in (120_000, 900_000))
    assert late.heard - prompt.heard == late.jitter


def test_a_claim_is_final_once_every_rival_has_spoken_or_is_out_of_time():
    arbiter = arbiter_with_lines(40_000, 40_000, 40_000, 40_000)
    claim = Claim(300_000, 330_000, seat=0)
    arbiter.hold(claim)
    last = 300_000 + arbiter.stimuli[1].sights[1, A].lag
    assert arbiter.final(claim, ALL - {0}) == (last, "clock")
    for seat in (1, 2, 3):
        arbiter.hold(Claim(301_000, 335_000, seat=seat))
    assert arbiter.final(claim, ALL - {0}) == (claim.arrived, "spoken")


def test_without_rivals_a_claim_is_final_when_it_comes():
    arbiter = arbiter_with_lines(40_000, 250_000)
    assert arbiter.final(Claim(300_000, 330_000, seat=0), frozenset()) == (330_000, "alone")


def test_no_verdict_waits_longer_than_the_cap():
    arbiter = arbiter_with_lines(0, 900_000)
    claim = Claim(800_000, 800_000, seat=0)
    assert arbiter.final(claim, frozenset({1})) == (claim.arrived + CAP, "cap")


def test_nobody_waits_for_a_line_that_is_down():
    arbiter = arbiter_with_lines(5_000, 200_000)
    arbiter.hung_up(1, A)
    claim = Claim(300_000, 330_000, seat=0)
    assert arbiter.final(claim, frozenset({1})).at == claim.arrived


def test_a_claim_by_two_lines_is_one_claim():
    arbiter = Arbiter()
    assert [arbiter.is_copy(0, "page", seq) for seq in (7, 7, 8, 7)] == [False, True, False, True]
    assert not arbiter.is_copy(1, "page", 7)


def test_another_page_of_the_same_player_counts_for_itself():
    arbiter = Arbiter()
    assert not arbiter.is_copy(0, "laptop", 7)
    assert not arbiter.is_copy(0, "phone", 1)


def test_of_two_lines_the_quicker_one_bounds_the_wait():
    arbiter = arbiter_with_lines(5_000, 200_000)
    slow = arbiter.final(Claim(300_000, 300_000, seat=0), frozenset({1})).at
    arbiter.timed(1, B, 20_000, at=1)
    arbiter.tell(2, at=400_000)
    for line in (A, B):
        arbiter.sent(1, line, 2, 400_000)
    arbiter.ponged(1, B, 2, 420_000)
    quick = arbiter.final(Claim(700_000, 700_000, seat=0), frozenset({1})).at
    assert quick - 700_000 < slow - 300_000


def test_a_seats_acts_keep_their_order_whatever_their_stamps_say():
    arbiter = Arbiter()
    arbiter.hold(Claim(300_000, 330_000, lot=9, seat=0, seq=1))
    arbiter.hold(Claim(100_000, 340_000, lot=9, seat=0, seq=2))
    assert [arbiter.first().seq, arbiter.first().tau] == [1, 300_000]


def test_a_stimulus_never_shown_or_a_coarse_clock_is_placed_by_the_server_alone():
    arbiter = arbiter_with_lines(40_000)
    for stamps in (press(10_000, seen=99), press(10_000, grain=16_000)):
        seen, record = arbiter.place(0, A, stamps, arrived=500_000)
        assert (seen, record.mode, record.reaction) == (1, "server", record.house)


def test_a_line_that_was_shown_nothing_yet_acts_when_it_is_heard():
    _, record = Arbiter().place(0, A, press(0, seen=0), arrived=500_000)
    assert record.tau == 500_000 - DEVICE


def test_a_pong_twice_or_never_asked_for_changes_nothing():
    arbiter = arbiter_with_lines(40_000)
    sight = arbiter.stimuli[1].sights[0, A]
    before = sight.heard
    arbiter.ponged(0, A, 1, 900_000)
    arbiter.ponged(0, A, 7, 900_000)
    arbiter.ponged(3, X, 1, 900_000)
    assert sight.heard == before


def test_the_least_round_trip_of_the_last_minute_counts():
    arbiter = Arbiter()
    for at, rtt in ((0, 10_000), (50_000_000, 30_000), (59_000_000, 40_000)):
        arbiter.timed(0, A, rtt, at)
    arbiter.tell(1, at=59_000_001)
    arbiter.tell(2, at=61_000_000)
    assert [arbiter.stimuli[n].rtts for n in (1, 2)] == [{0: 10_000}, {0: 30_000}]


@given(st.lists(st.tuples(micros, micros, st.integers(-5, 70)), max_size=20))
def test_whatever_stamps_come_claims_are_placed_within_the_bound(stamps):
    arbiter = arbiter_with_lines(5_000, 250_000)
    for presented, pressed, seen in stamps:
        _, record = arbiter.place(1, A, Stamps(seen, presented, pressed, 0), arrived=900_000)
        assert record.house - record.slack <= record.reaction
        assert record.tau <= record.arrived
