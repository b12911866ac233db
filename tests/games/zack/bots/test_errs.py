"""How a bot of ZACK! errs, and hesitates, like people."""

from statistics import mean, median

from msgspec.structs import replace

from sabot.core.reflex import FLOOR
from sabot.games.zack.acts import Challenge, Choose, Throw
from sabot.games.zack.bots.memory import LEARNT
from sabot.games.zack.bots.thrower import Thrower
from tests.games.zack.bots.seated import Scene, flawless
from tests.games.zack.scene import FALSE, SLOW, STOPS, holding, started


def erring(**flaws):
    return Thrower(replace(flawless, **flaws))


def many(seat, bot, throws, games=40, **changes):
    """The same cards in many games, for each has its own whims."""
    return [Scene(seat, bot, started(game=n, **changes)).throws(throws) for n in range(games)]


def acts(scenes, action):
    return sum(scene.act() == action for scene in scenes)


def takes(scenes):
    return mean(scene.thought().after for scene in scenes)


def test_it_is_slower_on_chains():
    chains = [
        ("0 orange", 1),
        ("0 left", 1),
        ("0 left, 1 again", 2),
        ("0 left, 1 again, 2 again", 3),
    ]
    means = [takes(many(seat, Thrower(flawless), throws)) for throws, seat in chains]
    assert means == sorted(means) and means[-1] > 1.5 * means[0]


def test_it_throws_in_the_time_of_people():
    scene = Scene(1).throws("0 left")
    times = [scene.thought(n).after for n in range(300)]
    assert min(times) > 2 * FLOOR and 500 < median(times) < 1_000


def test_a_bot_that_misreads_a_card_throws_out_of_turn_or_looks_again():
    bot = erring(misread=1, watches=0)
    assert 5 < acts(many(3, bot, "0 left"), Throw()) < 35
    due = many(1, bot, "0 left")
    assert acts(due, Throw()) == 40
    assert max(scene.thought().after for scene in due) > 1_500


def test_a_bot_that_throws_before_working_it_out_is_quicker_and_errs_more():
    chain = "0 left, 1 again, 2 again"
    hasty, calm = erring(hasty=1), erring(hasty=0)
    assert takes(many(3, hasty, chain)) < takes(many(3, calm, chain)) - 200
    assert takes(many(1, hasty, "0 left")) == takes(many(1, calm, "0 left"))
    rash, slow = erring(hasty=1, misread=0.03, watches=0), erring(misread=0.03, watches=0)
    assert acts(many(0, rash, chain, 120), Throw()) > acts(many(0, slow, chain, 120), Throw()) > 0


def test_a_wandering_mind_is_slow_and_accuses_nobody():
    absent = erring(lapses=1)
    assert Scene(1, absent).throws("0 left").thought().after > 1_200
    assert Scene(3, absent).throws("0 left").act() is None


def test_a_slip_of_the_hand_takes_the_wrong_challenge_card():
    scenes = many(3, erring(slip=1), "0 left")
    assert {scene.act().colour for scene in scenes} == {"red", "orange", "yellow"}


def test_an_unnoticed_error_is_not_challenged():
    assert acts(many(1, erring(notices=0), "0 two-left, 3 red"), Challenge("green", FALSE)) == 0
    half = acts(many(1, erring(notices=0.5), "0 two-left, 3 red"), Challenge("green", FALSE))
    assert 10 < half < 30


def test_a_bot_that_misread_a_card_looks_twice_before_calling_another_wrong():
    rash, careful = erring(misread=1, guess=1, watches=0), erring(misread=1, guess=0, watches=0)
    wrong = Challenge("orange", FALSE)
    assert acts(many(3, rash, "0 left, 1 yellow"), wrong) > 10
    assert acts(many(3, careful, "0 left, 1 yellow"), wrong) == 0


def test_a_bot_that_threw_out_of_turn_sees_at_a_second_look_that_the_other_was_right():
    """ZK-31: seat 1 is rightful over the false card of seat 3."""
    bot = erring(misread=1, guess=0, watches=0)
    assert acts(many(3, bot, "0 left, 3 red, 1 yellow"), Challenge("orange", FALSE)) == 0


def swapped(seat, bot, n=0):
    """Seat 0 has thrown Swap colours, so that orange has gone from seat 1 to seat 2."""
    state = holding(started(options=STOPS, game=n), 0, "swap left left left")
    return Scene(seat, bot, state).does(state, 0, Throw()).waits()


def test_just_after_a_swap_it_falls_for_the_colour_it_had():
    bot = erring(habit=0.6, watches=0)
    fell = sum(swapped(1, bot, n).throws("0 orange").act() == Throw() for n in range(40))
    assert 10 < fell < 35
    assert swapped(1, Thrower(flawless)).throws("0 orange").act() != Throw()


def test_new_colours_take_longer_until_they_are_learnt():
    def time(cards):
        scenes = [swapped(2, Thrower(flawless), n).throws(cards) for n in range(40)]
        return takes([scene.throws("0 orange") for scene in scenes])

    assert time("") > time(", ".join(["0 green"] * LEARNT)) + 80


def test_just_after_a_swap_the_hand_takes_the_card_that_was_right():
    bot = erring(habit=1)
    assert swapped(3, bot).throws("0 left").act().colour in ("orange", "red")
    assert swapped(3, Thrower(flawless)).throws("0 left").act() == Challenge("red", SLOW)


def test_just_after_left_became_right_it_goes_the_old_way():
    def fell(bot):
        for n in range(40):
            state = holding(started(options=STOPS, game=n), 0, "left-right left left")
            scene = Scene(1, bot, state).does(state, 0, Throw()).waits().throws("0 left")
            yield scene.act() == Throw()

    assert 10 < sum(fell(erring(habit=0.6, watches=0))) < 35
    assert not any(fell(erring(watches=0)))


def chosen(bot, cards):
    """By seat 0, red, in many games; the others have 5, 5 and 9 cards."""
    for n in range(60):
        state = holding(started(options=STOPS, game=n), 0, f"choose {cards}")
        state = holding(state, 3, "left " * 9)
        yield Scene(0, bot, state).does(state, 0, Throw()).act()


def test_zk_61_it_chooses_itself_and_sometimes_meanly_the_player_with_the_most_cards():
    choices = list(chosen(erring(sense=1), "left"))
    assert set(choices) == {Choose("red"), Choose("green")}
    assert choices.count(Choose("red")) > choices.count(Choose("green")) > 5


def test_zk_61_without_a_card_left_it_chooses_itself_and_wins():
    assert set(chosen(erring(sense=1), "")) == {Choose("red")}


def test_zk_61_without_a_plan_anybody_is_chosen():
    assert len(set(chosen(erring(sense=0), "left"))) == 4
