"""ZIG, ZAG and proofs, against brute force (ZS-30 to ZS-34, ZS-51 to ZS-53)."""

from itertools import combinations, combinations_with_replacement, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.games.zigzag_signs.cards import CHARACTERS, FEATURES, SPECIALS, VALUE_OF, VALUES
from sabot.games.zigzag_signs.combos import is_right, makes, pairs, strength
from tests.games.zigzag_signs.scene import NOTHING, ZAG, ZIG, cards
from tests.games.zigzag_signs.vectors import brute_pairs, brute_strength, prove

STOPS = [
    (),
    *((one,) for one in FEATURES),
    *combinations_with_replacement(FEATURES, 2),
]
HANDS = st.lists(
    st.sampled_from([*CHARACTERS, *["joker"] * 8, *sorted(SPECIALS)]), min_size=0, max_size=4
)


@pytest.mark.parametrize(
    ("hand", "made"), [(ZIG, "zig"), (ZAG, "zag"), (NOTHING, None), ("wbs wbs wbc wbk", "zag")]
)
def test_zs_30_a_zig_has_one_value_in_common_and_a_zag_two(hand, made):
    assert makes(cards(hand), ()) == made


@pytest.mark.parametrize(
    ("hand", "made"),
    [
        ("wbs wyc wgk joker", "zig"),
        ("wbs wbc joker joker", "zag"),
        ("wbs joker joker joker", "zag"),
        ("joker joker joker joker", "zag"),
        ("wbs eyc joker joker", None),
        ("wbs wbc wbk z", None),
        ("wbs wbc wbk stop-element", None),
        ("wbs joker joker plus", None),
    ],
)
def test_zs_31_a_joker_stands_for_any_character_and_other_specials_for_none(hand, made):
    assert makes(cards(hand), ()) == made


def test_zs_32_a_zag_satisfies_a_zig_wherever_one_is_named():
    zig, zag, none = 1, 2, 0
    assert is_right("zig", (zag,)) and not is_right("zag", (zig,))
    assert is_right("double-zig", (zag, zag)) and is_right("zig-zag", (zag, zag))
    assert is_right("zig-zag", (zig, zag)) and is_right("zig-zag", (zag, zig))
    assert not is_right("zig-zag", (zig, zig)) and not is_right("double-zag", (zag, zig))
    assert not is_right("double-zig", (zag, none)) and not is_right("zig-zag", (zag, none))


def test_zs_33_a_stop_takes_a_feature_away():
    assert makes(cards(ZIG), ("element",)) is None
    assert makes(cards(ZIG), ("landscape", "accessory")) == "zig"
    assert makes(cards(ZAG), ("element",)) == "zig"
    assert makes(cards(ZAG), ("element", "landscape")) is None
    assert makes(cards(ZAG), ("element", "element")) == "zig"


@pytest.mark.parametrize("hand", ["", "wbs", "wbs wbc wbk", "joker joker joker"])
def test_zs_34_fewer_than_four_cards_make_nothing(hand):
    assert makes(cards(hand), ()) is None


def test_zs_52_a_hand_can_fail_to_prove_with_no_zig_in_it():
    hand = cards("wbs wyc ebc eys")
    assert makes(hand, ()) is None and pairs(hand) == ()
    assert pairs(hand, ("element",)) == (("wbs", "wyc"), ("ebc", "eys"))


def test_zs_53_a_joker_proves_nothing_and_another_special_card_does():
    assert pairs(cards("wbs joker joker joker")) == ()
    assert ("wbs", "z") in pairs(cards("wbs wbc wbk z"))
    assert ("stop-element", "plus") in pairs(cards("stop-element plus joker wbs"))
    assert ("joker", "z") not in pairs(cards("joker z wbs wbc"))


@settings(max_examples=400, deadline=None)
@given(hand=HANDS, stops=st.sampled_from(STOPS), constraint=st.sampled_from([None, *VALUES]))
def test_zs_30_to_53_any_hand_is_what_brute_force_says(hand, stops, constraint):
    hand = tuple(hand)
    assert strength(hand, stops, constraint) == brute_strength(hand, stops, constraint)
    assert set(pairs(hand, stops)) == brute_pairs(hand, stops)


def test_zs_30_brute_force_over_a_part_of_all_hands():
    """`python -m tests.games.zigzag_signs.vectors` goes through all of them."""
    assert prove(CHARACTERS[::7], STOPS) > 3_000


def test_zs_51_a_hand_with_a_zig_can_never_prove_otherwise():
    for value in VALUES:
        same = [card for card in CHARACTERS if value in {VALUE_OF[letter] for letter in card}]
        assert all(pairs(hand) == () for hand in combinations(same[::3], 4))


def test_letters_of_cards_are_letters_of_values():
    assert {"".join(c) for c in product("weaf", "bygp", "sckn")} == set(CHARACTERS)
