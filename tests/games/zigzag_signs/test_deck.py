"""The cards and sheets (ZS-1 to ZS-4, ZS-11, ZS-12)."""

from collections import Counter

import pytest

from sabot.games.zigzag_signs.acts import Options
from sabot.games.zigzag_signs.cards import (
    CHARACTERS,
    FEATURE_OF,
    FEATURES,
    SPECIALS,
    VALUES,
    constraint,
)
from sabot.games.zigzag_signs.constraints import sheets
from sabot.games.zigzag_signs.contre import FAILURES
from sabot.games.zigzag_signs.deck import deck
from sabot.games.zigzag_signs.rounds import goal


def kinds(seats=4, **options):
    return Counter(deck(seats, Options(**options)))


def test_zs_1_there_is_a_character_for_each_combination():
    assert len(set(CHARACTERS)) == 64
    assert Counter(card[0] for card in CHARACTERS) == dict.fromkeys("weaf", 16)
    assert all(kinds()[card] == 1 for card in CHARACTERS)


def test_zs_2_seventeen_special_cards():
    found = kinds(6, level=2)
    specials = {card: count for card, count in found.items() if len(card) != 3 or card == "see"}
    specials |= {"ten": found["ten"]}
    assert sum(specials.values()) == 17 and specials["joker"] == 3
    assert [found[f"stop-{feature}"] for feature in FEATURES] == [2, 2, 2]
    ones = ("theft", "swap", "z", "master", "ten", "see", "plus", "minus")
    assert all(found[card] == 1 for card in ones)


def test_zs_2_no_special_card_is_taken_for_a_character():
    assert not SPECIALS & set(CHARACTERS)


def test_zs_3_a_number_gives_every_card_another_value_and_a_card_every_number():
    for number in range(1, 13):
        assert {constraint(card, number) for card in range(12)} == set(VALUES)
    for card in range(12):
        assert {constraint(card, number) for number in range(1, 13)} == set(VALUES)
        for number in range(1, 13):
            here, there = constraint(card, number), constraint(card, number + 1)
            assert FEATURE_OF[here] != FEATURE_OF[there]


@pytest.mark.parametrize(("level", "boxes"), [(1, 4), (2, 4), (3, 8)])
def test_zs_4_four_boxes_a_sheet_and_three_for_failed_contres(level, boxes):
    assert goal(Options(level=level)) == boxes == 4 * len(sheets(Options(level=level)))
    assert FAILURES == 3


def test_zs_11_level_1_has_no_plus_and_minus():
    assert not {"plus", "minus"} & set(deck(4, Options()))
    assert {"plus", "minus"} <= set(deck(4, Options(level=3)))


@pytest.mark.parametrize(
    ("seats", "extra", "jokers"), [(4, False, 2), (4, True, 3), (6, False, 3), (6, True, 3)]
)
def test_zs_11_a_joker_for_each_team(seats, extra, jokers):
    assert kinds(seats, extra_joker=extra)["joker"] == jokers


@pytest.mark.parametrize(
    ("option", "gone"),
    [
        ("jokers", "joker"),
        ("stop_element", "stop-element"),
        ("stop_landscape", "stop-landscape"),
        ("stop_accessory", "stop-accessory"),
        *((name, name) for name in ("theft", "swap", "z", "master", "ten", "see")),
        ("shifts", "plus"),
    ],
)
def test_zs_12_any_special_card_can_be_left_out(option, gone):
    fewer, all_of_them = kinds(level=2, **{option: False}), kinds(level=2)
    assert fewer[gone] == 0 < all_of_them[gone]
    lost = all_of_them - fewer
    assert set(lost) == ({"plus", "minus"} if option == "shifts" else {gone})


def test_every_window_can_be_short():
    bounds = Options.__annotations__
    times = [name for name in bounds if name.endswith("_time")]
    assert len(times) == 13
    for name in times:
        assert bounds[name].__metadata__[0].ge <= 2_000
