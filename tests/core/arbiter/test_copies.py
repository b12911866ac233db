from sabot.core.arbiter import Arbiter
from tests.core.lines import PHONE, A, B, arbiter_with_lines, grown, place


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
