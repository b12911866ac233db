"""How a bot of Zigzag values cards."""

from sabot.games.zigzag_signs.bots.hands import Aim, worth
from sabot.games.zigzag_signs.bots.suspect import alike, alike_in

ZIGS, ZAGS = Aim(1, 0, 1, 0), Aim(0, 1, 0, 1)
ANY = Aim(1, 1, 1, 1)


def valued(words, aim=ZIGS):
    return worth(tuple(words.split()), aim)


def test_the_more_cards_go_together_the_better():
    assert valued("wbs wyc wgk wpn") >= 1 > valued("wbs wyc wgk epn") > valued("wbs wyc egk epn")


def test_a_zag_takes_cards_that_share_two_values():  # ZS-30
    assert valued("wbs wbc wbk wbn", ZAGS) >= 1
    assert valued("wbs wbc wbk epn", ZAGS) > valued("wbs wbc wgk epn", ZAGS)
    assert valued("wbs wyc wgk", ZAGS) < valued("wbs wbc egk", ZAGS)


def test_a_joker_goes_with_everything():  # ZS-31
    assert valued("wbs wyc wgk joker") >= 1
    assert valued("wbs wbc joker", ZAGS) > valued("wbs wbc wbk", ZAGS)


def test_a_special_card_goes_with_nothing():  # ZS-31
    assert valued("wbs wyc wgk z") == valued("wbs wyc wgk")


def test_a_stopped_feature_does_not_count():  # ZS-33
    stopped = ANY._replace(stops=("element",))
    assert valued("wbs wyc wgk wpn", stopped) < 1
    two = ZAGS._replace(stops=("element", "accessory"))
    assert valued("wbs wbc wbk wbn", two) == 0


def test_only_the_constraint_counts_where_it_must():  # ZS-80, ZS-82
    bound = Aim(0, 0, 1, 1, "b")
    assert valued("wbs wyc wgk wpn", bound) < 0.1 < 1 <= valued("wbs ebc abk fbn", bound)


def test_cards_that_are_gone_will_not_come():
    gone = ZAGS._replace(gone=("wbk", "wbn"))
    assert valued("wbs wbc ayn", gone) < valued("wbs wbc ayn", ZAGS) / 3


def test_known_cards_look_alike():
    assert alike(("wbs", "wyc", "fbn"), ()) == 2 and alike(("wbs", "wyc"), ("element",)) == 1
    assert alike_in(("wbs", "wyc"), "element") == 2 and alike_in(("wbs", "wyc"), "landscape") == 1
    assert alike((), ()) == 0
