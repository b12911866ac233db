from hypothesis import given
from hypothesis import strategies as st

from sabot.core.arbiter import Arbiter
from sabot.core.line import NEAR_TABLE, SILENCE, Fairness
from sabot.core.record import CELL, DEVICE
from sabot.core.sight import STAGGER, Sight, Stimulus
from tests.core.lines import (
    PHONE,
    A,
    B,
    arbiter_with_lines,
    claim,
    grown,
    held,
    press,
    show,
    stimulus,
    terms,
)

RTTS = (5_000, 40_000, 120_000, 250_000)
OTHERS = frozenset({1, 2, 3})


def place(arbiter, seat, reaction, arrived, line=A, **rest):
    return arbiter.place(seat, line, press(reaction, **rest), arrived)


# Order


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


# The delay lines


def test_near_lines_wait_for_far_ones_and_onlookers_longest():
    assert [stimulus(5_000, 100_000).slot(seat) for seat in (1, 0, None)] == [0, 47_500, 50_000]


def test_nobody_waits_longer_than_the_stagger():
    assert stimulus(0, 900_000).slot(0) == stimulus(0, 900_000).slot(None) == STAGGER


def test_who_is_not_measured_sees_nothing_before_the_onlookers():
    assert stimulus(5_000, 100_000).slot(7) == 50_000


def test_our_own_lag_moves_the_stimulus_for_all():
    arbiter = Arbiter()
    for seat in (0, 1):
        grown(arbiter, seat, 40_000)
    arbiter.tell(1, 0)
    for seat, at in ((0, 0), (1, 6_000)):
        arbiter.sent(seat, A, 1, at)
        arbiter.ponged(seat, A, 1, at + 40_000)
    taus = {place(arbiter, s, 300_000, at + 340_000 + DEVICE).tau for s, at in ((0, 0), (1, 6_000))}
    assert taus == {26_000 + 300_000}


def test_whoever_comes_in_later_counts_from_their_own_screen():
    arbiter = arbiter_with_lines(40_000, 40_000)
    grown(arbiter, 2, 40_000, 900_000)
    arbiter.sent(2, A, 1, 1_000_000)
    arbiter.ponged(2, A, 1, 1_040_000)
    assert place(arbiter, 2, 200_000, 1_240_000 + DEVICE).tau == 1_020_000 + 200_000


# What a page may gain


@given(st.integers(-(10**13), 10**13), st.integers(-(10**13), 10**13), st.integers(-5, 70))
def test_a_client_gains_no_more_than_the_slack_of_its_line(presented, pressed, seen):
    arrived = 250_000 + 350_000 + DEVICE
    honest = place(arbiter_with_lines(*RTTS), 3, 350_000, arrived)
    stamps = press(0, seen=seen)
    stamps = type(stamps)(seen, presented, pressed, pressed)
    lied = arbiter_with_lines(*RTTS).place(3, A, stamps, arrived)
    assert honest.tau - lied.tau <= terms(250_000).slack


@given(st.integers(-(10**13), 10**13))
def test_nobody_acts_after_their_act_has_arrived_or_before_it_was_shown(reaction):
    record = place(arbiter_with_lines(40_000), 0, reaction, arrived=400_000)
    assert record.sent <= record.tau <= 400_000


def test_a_pong_held_back_is_worth_no_more_than_the_lines_own_jitter():
    told = stimulus(120_000)
    prompt, late = (Sight(told, 0, terms(120_000), 0, pong) for pong in (120_000, 900_000))
    assert late.heard - prompt.heard == terms(120_000).jitter


def test_a_line_that_shakes_itself_earns_no_more_than_its_least_round_trip_allows():
    arbiter = Arbiter()
    for at in range(100):
        arbiter.timed(0, A, 40_000 + at * 5_000, at)
    arbiter.tell(1, 100)
    assert arbiter.stimuli[1].terms[0] == terms(40_000)


def test_a_steady_line_is_granted_less_jitter_than_the_cap():
    arbiter = Arbiter()
    for at in range(100):
        arbiter.timed(0, A, 40_000 + at % 3 * 1_000, at)
    arbiter.tell(1, 100)
    assert arbiter.stimuli[1].terms[0].jitter == 1_000


def test_a_page_whose_word_was_good_is_granted_less_slack():
    arbiter = arbiter_with_lines(40_000)
    for n in range(20):
        place(arbiter, 0, 300_000, 340_000 + DEVICE + 1_000 + n * 100)
    arbiter.tell(2, 500_000)
    assert arbiter.stimuli[2].terms[0].slack == 2_900


def test_a_liar_is_granted_the_cap_and_no_more():
    arbiter = arbiter_with_lines(40_000)
    for n in range(20):
        place(arbiter, 0, 0, 900_000 + n)
    arbiter.tell(2, 950_000)
    assert arbiter.stimuli[2].terms[0].slack == terms(40_000).slack


def test_what_was_granted_is_frozen_as_the_stimulus_is_told():
    arbiter = arbiter_with_lines(40_000)
    grown(arbiter, 0, 1_000, 10_000)
    assert place(arbiter, 0, 300_000, 400_000).rtt == 40_000


def test_what_our_own_kernel_sent_again_is_no_loss_of_the_players():
    arbiter = Arbiter()
    grown(arbiter, 0, 40_000)
    arbiter.tell(1, 0)
    arbiter.sent(0, A, 1, 0)
    arbiter.resent(0, A, 1)
    arbiter.ponged(0, A, 1, 250_000)
    assert place(arbiter, 0, 300_000, 250_000 + 300_000 + DEVICE).house == 300_000


def test_and_yet_no_more_than_the_longest_round_trip_is_made_good():
    arbiter = Arbiter()
    grown(arbiter, 0, 40_000)
    arbiter.tell(1, 0)
    arbiter.sent(0, A, 1, 0)
    arbiter.resent(0, A, 1)
    arbiter.ponged(0, A, 1, 900_000)
    assert place(arbiter, 0, 0, 1_000_000).heard == 300_000


def test_one_copy_that_was_not_lost_is_enough():
    arbiter = Arbiter()
    grown(arbiter, 0, 40_000)
    arbiter.tell(1, 0)
    for line in (A, B):
        arbiter.sent(0, line, 1, 0)
    arbiter.resent(0, A, 1)
    assert place(arbiter, 0, 0, 1_000_000).heard == 40_000


def test_our_kernel_knows_a_line_that_makes_itself_long():
    arbiter = Arbiter()
    grown(arbiter, 0, 140_000)
    arbiter.kernel(0, A, 39_500)
    arbiter.tell(1, 0)
    assert arbiter.stimuli[1].terms[0].rtt == 40_000


# Which stimulus counts


def test_there_is_no_shopping_among_older_stimuli():
    """Its pong came more than 250 ms ago: that is what one acts on."""
    arbiter = arbiter_with_lines(40_000)
    show(arbiter, (40_000,), 2, 1_000_000)
    record = place(arbiter, 0, 300_000, 1_400_000, seen=1)
    assert (record.seen, record.mode, record.doubt) == (2, "server", "stimulus")


def test_what_has_just_come_need_not_have_been_seen_yet():
    arbiter = arbiter_with_lines(40_000)
    show(arbiter, (40_000,), 2, 1_000_000)
    record = place(arbiter, 0, 1_130_000, 1_200_000, seen=1)
    assert (record.seen, record.mode) == (1, "page")


def test_nobody_sees_less_than_before():
    arbiter = arbiter_with_lines(40_000)
    show(arbiter, (40_000,), 2, 1_000_000)
    place(arbiter, 0, 100_000, 1_160_000, seen=2)
    assert place(arbiter, 0, 1_100_000, 1_200_000, seen=1).seen == 2


def test_without_pongs_there_is_no_shopping_either():
    arbiter = arbiter_with_lines(40_000)
    arbiter.tell(2, 1_000_000)
    arbiter.sent(0, A, 2, 1_000_000)
    assert place(arbiter, 0, 300_000, 1_400_000, seen=1).seen == 2


def test_a_stimulus_never_shown_or_a_coarse_clock_is_placed_by_the_server_alone():
    arbiter = arbiter_with_lines(40_000)
    for doubt, rest in (("stimulus", {"seen": 99}), ("coarse", {"grain": 16_000})):
        record = place(arbiter, 0, 10_000, 500_000, **rest)
        assert (record.seen, record.mode, record.doubt) == (1, "server", doubt)
        assert record.reaction == record.house


def test_a_line_that_was_shown_nothing_yet_acts_when_it_is_heard():
    assert place(Arbiter(), 0, 0, 500_000, seen=0).tau == 500_000


def test_stamps_that_cannot_be_true_are_not_believed():
    arbiter = arbiter_with_lines(40_000)
    for presented, pressed, sent in (
        (0, 300_000, 299_000),  # sent before it was pressed
        (400_000, 300_000, 300_000),  # pressed long before it was on the screen
        (0, 300_000, 9_300_000),  # pressed long before it was sent
        (0, 10**12, 10**12),  # later than it can have been
    ):
        stamps = type(press(0))(1, presented, pressed, sent)
        assert arbiter.place(0, A, stamps, 400_000).doubt == "stamps"


def test_a_young_line_is_placed_by_the_server_with_the_m_its_player_had():
    arbiter = arbiter_with_lines(60_000)
    arbiter.hung_up(0, A)
    for _ in range(4):
        arbiter.timed(0, B, 200_000, 1_000_000)
    arbiter.tell(2, 1_000_000)
    assert arbiter.stimuli[2].terms[0] == (60_000, 0, 0, True)
    arbiter.sent(0, B, 2, 1_000_000)
    assert place(arbiter, 0, 0, 1_500_000, B, seen=2).doubt == "young"
    arbiter.timed(0, B, 200_000, 1_500_000)
    arbiter.tell(3, 1_500_000)
    assert arbiter.stimuli[3].terms[0].rtt == 200_000


def test_the_least_round_trip_of_the_last_minute_counts():
    arbiter = Arbiter()
    for at, rtt in ((0, 10_000), (50_000_000, 30_000), (59_000_000, 40_000)):
        grown(arbiter, 0, rtt, at)
    arbiter.tell(1, at=59_000_001)
    arbiter.tell(2, at=60_500_000)
    assert [arbiter.stimuli[n].terms[0].rtt for n in (1, 2)] == [10_000, 30_000]


def test_a_longer_way_than_the_table_allows_is_compensated_up_to_that():
    arbiter = Arbiter(fairness=NEAR_TABLE)
    grown(arbiter, 0, 200_000)
    arbiter.tell(1, 0)
    assert arbiter.stimuli[1].terms[0].rtt == 80_000
    assert arbiter.least(0, 0) == 200_000 and arbiter.least(1, 0) is None


# Copies and pongs


def test_a_claim_by_two_lines_is_one_claim():
    arbiter = Arbiter()
    assert [arbiter.is_copy(0, "page", seq) for seq in (7, 7, 8, 7)] == [False, True, False, True]
    assert not arbiter.is_copy(1, "page", 7)


def test_another_page_of_the_same_player_counts_for_itself():
    arbiter = Arbiter()
    assert not arbiter.is_copy(0, "laptop", 7)
    assert not arbiter.is_copy(0, "phone", 1)


def test_a_pong_twice_or_never_asked_for_changes_nothing():
    arbiter = arbiter_with_lines(40_000)
    before = place(arbiter, 0, 300_000, 400_000)
    arbiter.ponged(0, A, 1, 900_000)
    arbiter.ponged(0, A, 7, 900_000)
    arbiter.ponged(3, PHONE, 1, 900_000)
    assert place(arbiter, 0, 300_000, 400_000).heard == before.heard


def test_of_two_copies_the_quicker_one_counts():
    arbiter = Arbiter()
    for line in (A, B):
        grown(arbiter, 0, 40_000, line=line)
    arbiter.tell(1, 0)
    for line in (A, B):
        arbiter.sent(0, line, 1, 0)
    arbiter.ponged(0, A, 1, 44_000)
    arbiter.ponged(0, B, 1, 40_000)
    assert place(arbiter, 0, 300_000, 400_000).pong == 40_000


def test_a_second_line_is_asked_for_when_the_first_is_far_or_loses():
    arbiter = Arbiter()
    for seat, rtts in enumerate(((20_000, 30_000), (90_000,), (20_000, 240_000))):
        for rtt in rtts:
            arbiter.timed(seat, A, rtt, 0)
    assert [arbiter.wants_second(seat, "page") for seat in range(4)] == [False, True, True, False]
    arbiter.timed(1, B, 90_000, 0)
    assert not arbiter.wants_second(1, "page")


# When a verdict is final


def test_a_claim_is_final_once_every_rival_has_spoken_or_is_out_of_time():
    arbiter = arbiter_with_lines(40_000, 40_000, 40_000, 40_000)
    mine = held(arbiter, place(arbiter, 0, 300_000, 370_000))
    lag = 40_000 + DEVICE + terms(40_000).slack - 20_000
    assert arbiter.final(mine, OTHERS) == (mine.cell + CELL + lag, "clock")
    for seat in (1, 2, 3):
        held(arbiter, place(arbiter, seat, 304_000, 371_000))
    assert arbiter.final(mine, OTHERS) == (mine.arrived, "spoken")


def test_without_rivals_a_claim_is_final_when_it_comes():
    arbiter = arbiter_with_lines(40_000, 250_000)
    assert arbiter.final(claim(300_000, 330_000), frozenset()) == (330_000, "alone")


def test_no_verdict_waits_longer_than_the_cap():
    for wait in (250, 400):
        arbiter = arbiter_with_lines(0, 900_000, fairness=Fairness(wait, farthest=900))
        verdict = arbiter.final(claim(800_000, 800_000), frozenset({1}))
        assert verdict == (800_000 + wait * 1000, "cap")


def test_nobody_waits_for_a_line_that_is_down():
    arbiter = arbiter_with_lines(5_000, 200_000)
    arbiter.hung_up(1, A)
    assert arbiter.final(claim(300_000, 330_000), frozenset({1})).at == 330_000


def test_nobody_waits_for_a_line_that_has_not_answered_for_two_seconds():
    arbiter = arbiter_with_lines(5_000, 200_000)
    late = claim(SILENCE + 190_000, SILENCE + 195_000)
    assert arbiter.final(late, frozenset({1})) == (SILENCE + 200_000, "clock")
    assert arbiter.final(claim(3_000_000, 3_000_000), frozenset({1})).at == 3_000_000


def test_who_does_not_answer_is_nobody_the_others_wait_for_with_a_stimulus():
    arbiter = arbiter_with_lines(5_000, 200_000)
    arbiter.timed(0, A, 5_000, 3_000_000)
    arbiter.tell(2, 3_000_000)
    assert arbiter.stimuli[2].slot(0) == 3_000_000


def test_a_player_with_two_pages_is_waited_for_as_long_as_either_may_speak():
    arbiter = arbiter_with_lines(5_000, 40_000)
    arbiter.timed(1, PHONE, 60_000, 0)
    arbiter.sent(1, PHONE, 1, 25_000)
    arbiter.hung_up(1, A)
    assert arbiter.final(claim(300_000, 300_000), frozenset({1})).why == "clock"


def test_a_beat_closes_what_lies_before_it():
    arbiter = arbiter_with_lines(5_000, 250_000)
    mine = held(arbiter, place(arbiter, 0, 300_000, 450_000))
    assert arbiter.final(mine, frozenset({1})).why == "clock"
    arbiter.beat(1, A, press(310_000), arrived=570_000)
    assert arbiter.final(mine, frozenset({1})).why == "spoken"


def test_after_a_beat_one_cannot_have_acted_before_it():
    arbiter = arbiter_with_lines(5_000, 250_000)
    arbiter.beat(1, A, press(310_000), arrived=570_000)
    assert place(arbiter, 1, 290_000, 571_000).tau >= 125_000 + 310_000


def test_a_beat_takes_nothing_from_an_honest_act_after_it():
    plain, beaten = arbiter_with_lines(250_000), arbiter_with_lines(250_000)
    beaten.beat(0, A, press(310_000), arrived=570_000)
    assert place(plain, 0, 310_001, 571_000).tau == place(beaten, 0, 310_001, 571_000).tau


def test_a_bot_is_where_it_says_and_nobody_waits_for_it():
    arbiter = arbiter_with_lines(40_000)
    record = arbiter.place_bot(1, 1, 320_000)
    assert (record.tau, record.reaction, record.mode) == (320_000, 300_000, "bot")
    assert arbiter.final(claim(300_000, 330_000), frozenset({1})).at == 330_000


def test_an_old_stimulus_is_forgotten():
    arbiter = Arbiter()
    for revision in range(100):
        arbiter.tell(revision, revision)
    assert min(arbiter.stimuli) == 36 and isinstance(arbiter.stimuli[99], Stimulus)
