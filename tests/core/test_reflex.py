from statistics import mean, stdev

from sabot.core.luck import Luck
from sabot.core.reflex import FLOOR, Reflex

luck = Luck(b"reflex")


def drawn(reflex, n=4_000):
    return [reflex.draw(luck) for _ in range(n)]


def test_reactions_have_the_mean_and_spread_they_claim():
    times = drawn(Reflex(mean=350, sd=40, tail=60))
    assert abs(mean(times) - 350) < 6
    assert abs(stdev(times) - (40**2 + 60**2) ** 0.5) < 6


def test_the_tail_is_on_the_slow_side():
    times = sorted(drawn(Reflex(mean=400, sd=30, tail=100)))
    middle = times[len(times) // 2]
    assert times[-40] - middle > 2 * (middle - times[40])


def test_nobody_reacts_faster_than_a_person_can():
    assert min(drawn(Reflex(mean=160, sd=80, tail=10))) == FLOOR


def test_more_to_look_through_takes_longer():
    means = [mean(drawn(Reflex(300, 40, 60).among(n), 500)) for n in (1, 2, 4, 8)]
    assert means == sorted(means) and means[-1] > 2 * means[0]
