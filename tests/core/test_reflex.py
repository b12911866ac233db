from statistics import mean, stdev

from sabot.core.luck import Luck
from sabot.core.reflex import FLOOR, Reflex, happens

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


def test_one_thing_after_another_takes_as_long_as_both():
    see, press = Reflex(400, 50, 80), Reflex(250, 30, 40)
    both = [see.draw(luck) + press.draw(luck) for _ in range(4_000)]
    at_once = drawn(see.then(press))
    assert abs(mean(both) - mean(at_once)) < 10
    assert abs(stdev(both) - stdev(at_once)) < 10


def test_looking_through_many_things_evens_out():
    times = drawn(Reflex(200, 30, 40).over(9))
    assert abs(mean(times) - 1_800) < 15
    assert abs(stdev(times) - 3 * 50) < 15


def test_a_chance_comes_true_as_often_as_it_says():
    assert abs(mean(happens(0.2, luck) for _ in range(4_000)) - 0.2) < 0.03
    assert not any(happens(0, luck) for _ in range(500))
    assert all(happens(1, luck) for _ in range(500))
