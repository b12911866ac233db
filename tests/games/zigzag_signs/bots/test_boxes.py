"""What a bot of Zigzag signs and calls for the boxes its team has open."""

from itertools import product

import pytest

from sabot.games.zigzag_signs.bots.aims import weights_of
from sabot.games.zigzag_signs.bots.boxes import Held, call_for, held, open_boxes, sign_for

ALL = open_boxes(1, ())
BOTH = open_boxes(3, ())
ZIG, ZAG = Held("zig", False), Held("zag", False)
OWN_ZIG, OWN_ZAG = Held("zig", True), Held("zag", True)
SHEETS = [open_boxes(level, ticked) for level in (1, 2, 3) for ticked in ((), ("zig-1", "zag-2"))]


def left(*boxes):
    return tuple(box for box in BOTH if box in boxes)


def test_a_sheet_has_four_boxes_and_level_3_both():  # ZS-4, ZS-80
    assert ALL == ("zig-1", "zag-1", "double-zig-1", "zig-zag-1") and len(BOTH) == 8
    assert open_boxes(2, ("zig-2", "zag-2")) == ("double-zig-2", "zig-zag-2")


def test_a_hand_makes_a_zag_a_zig_or_nothing():  # ZS-30, ZS-82
    assert held(("wbs", "wbc", "wbk", "joker"), (), "blue") == OWN_ZAG
    assert held(("wbs", "wbc", "wbk", "joker"), ("landscape",), "blue") == ZIG
    assert held(("wbs", "wbc", "wbk", "z"), (), None) is None


def test_only_what_an_open_box_can_take_is_signed():
    assert sign_for(ALL, ZIG) == "zig" and sign_for(ALL, ZAG) == "zag" and not sign_for(ALL, None)
    assert sign_for(left("zag-1"), ZIG) is None and sign_for(left("double-zig-1"), ZIG) == "zig"
    assert sign_for(left("zig-1"), ZAG) == "zig"  # ZS-32


def test_for_a_zig_zag_the_zag_is_signed_and_the_zig_calls():  # ZS-40
    assert sign_for(left("zig-zag-1"), ZIG) is None
    assert sign_for(left("zig-zag-1"), ZAG) == "zag"
    assert call_for(left("zig-zag-1"), ZIG, "zag") == "zig-zag"


def test_a_box_with_constraint_takes_only_what_respects_it():  # ZS-80, ZS-82
    assert sign_for(open_boxes(2, ()), ZIG) is None and sign_for(open_boxes(2, ()), OWN_ZIG)
    assert sign_for(left("zig-2", "double-zig-1"), ZIG) is None


def test_the_partners_sign_is_called():  # ZS-40
    assert call_for(ALL, None, "zig") == "zig" and call_for(ALL, None, "zag") == "zag"
    assert call_for(ALL, None, None) is None and call_for(ALL, ZAG, None) is None


def test_with_a_combination_of_its_own_it_calls_both():  # ZS-40
    assert call_for(ALL, ZIG, "zig") == "double-zig"
    assert call_for(ALL, ZIG, "zag") == call_for(ALL, ZAG, "zig") == "zig-zag"
    assert call_for(ALL, ZAG, "zag") == "double-zag"


def test_it_calls_for_no_box_that_is_ticked():  # ZS-43
    assert call_for(left("zag-1"), None, "zig") is None
    assert call_for(left("zig-1"), None, "zag") == "zig"  # ZS-32


def is_right(open, call, own, partner):
    """ZS-41, ZS-84, as the rules would say it of these two hands."""
    hands = (partner,) if call in ("zig", "zag") else (own, partner)
    respects = all(hand.respects for hand in hands)
    boxes = [box for box in open if call == "double-zag" or box[:-2] == call]
    zags = sum(hand.makes == "zag" for hand in hands)
    enough = zags >= {"zag": 1, "zig-zag": 1, "double-zag": 2}.get(call, 0)
    return enough and any(respects or box.endswith("1") for box in boxes)


@pytest.mark.parametrize("open", SHEETS + [left(*boxes) for boxes in product(*[BOTH[::3]] * 2)])
def test_two_bots_that_keep_to_their_signs_never_call_wrongly(open):
    hands = (ZIG, ZAG, OWN_ZIG, OWN_ZAG)
    for own, partner in product((None, *hands), hands):
        call = call_for(open, own, sign_for(open, partner))
        assert call is None or is_right(open, call, own, partner), (own, partner, call)


def test_a_useless_combination_weighs_nothing():
    assert weights_of(left("zag-1"), None) == (0, 1, 0, 1)
    assert weights_of(left("zag-2"), None)[:2] == (0, 0)


def test_a_zig_waits_for_the_partner():
    alone, beside = (weights_of(left("double-zig-1"), told)[0] for told in (None, "zig"))
    assert 0 < alone < beside
    alone, beside = (weights_of(left("zig-zag-1"), told)[0] for told in (None, "zag"))
    assert 0 < alone < beside / 100
