from sabot.core.arbiter import Arbiter
from sabot.core.record import DEVICE
from sabot.core.sight import STAGGER
from tests.core.lines import A, arbiter_with_lines, grown, place, stimulus


def test_near_lines_wait_for_far_ones_and_onlookers_longest():
    assert [stimulus(5_000, 100_000).slot(seat) for seat in (1, 0, None)] == [0, 47_500, 50_000]


def test_nobody_waits_longer_than_the_stagger():
    assert stimulus(0, 900_000).slot(0) == stimulus(0, 900_000).slot(None) == STAGGER


def test_an_unmeasured_line_sees_nothing_before_the_onlookers():
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


def test_a_player_who_comes_in_later_counts_from_their_own_screen():
    arbiter = arbiter_with_lines(40_000, 40_000)
    grown(arbiter, 2, 40_000, 900_000)
    arbiter.sent(2, A, 1, 1_000_000)
    arbiter.ponged(2, A, 1, 1_040_000)
    assert place(arbiter, 2, 200_000, 1_240_000 + DEVICE).tau == 1_020_000 + 200_000
