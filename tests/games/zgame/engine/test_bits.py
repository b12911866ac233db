from hypothesis import given
from hypothesis import strategies as st

from sabot.games.zgame.engine.bits import BITS, count, luck_of, nth, place_of, scatter, stir

PLACES = range(62)
places = st.sets(st.sampled_from(PLACES))


def as_bits(members):
    return sum(2**place for place in members)


@given(places)
def test_a_set_of_places_is_counted_and_read_in_order(members):
    bits = as_bits(members)
    assert count(bits) == len(members)
    in_order = [place_of(nth(bits, number)) for number in range(len(members))]
    assert in_order == sorted(members)


def test_every_place_has_its_bit():
    assert [place_of(BITS[place]) for place in PLACES] == list(PLACES)
    assert list(BITS) == [2**place for place in range(63)]


def test_luck_never_runs_dry():
    for seed in range(100):
        luck, seen = luck_of(seed), set()
        for _ in range(100):
            luck = stir(luck)
            seen.add(luck)
        assert len(seen) == 100 and min(seen) > 0 and max(seen) < 2**32


def test_numbers_are_scattered_over_all_bits():
    """About half of the 62 bits change from one number to the next."""
    changed = [(scatter(number) ^ scatter(number + 1)).bit_count() for number in range(1, 1_000)]
    assert 30 < sum(changed) / len(changed) < 32
    assert max(scatter(number) for number in range(1, 1_000)) < 2**62
