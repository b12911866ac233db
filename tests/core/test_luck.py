import hashlib
import hmac

from hypothesis import given
from hypothesis import strategies as st

from sabot.core.luck import Luck


@given(st.binary(), st.lists(st.integers()))
def test_a_shuffle_keeps_every_card(seed, cards):
    assert sorted(Luck(seed, 1).shuffle(cards)) == sorted(cards)


def test_anyone_can_check_a_draw_with_plain_hmac():
    drawn = hmac.new(b"seed", b"7:0", hashlib.sha256).hexdigest()
    assert Luck(b"seed", 7).below(2**256) == int(drawn, 16)


@given(st.binary(), st.integers(1, 1000))
def test_a_draw_stays_below_its_limit(seed, limit):
    assert 0 <= Luck(seed).below(limit) < limit


def test_each_revision_has_a_luck_of_its_own():
    assert len({Luck(b"seed", n).below(2**64) for n in range(100)}) == 100
