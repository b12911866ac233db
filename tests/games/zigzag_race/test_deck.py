"""The obstacle cards of Zig-Zag: our own, as their clauses describe them."""

from collections import Counter

import pytest

from sabot.games.zigzag_race.deck import DECK, SEED
from sabot.games.zigzag_race.shape import AREAS, LANES, ROWS, lane
from sabot.games.zigzag_race.terrain import LETTERS
from sabot.sim.zigzag_race import deck

RARE = ("t", "b")


def test_there_are_28_cards_of_18_areas():  # ZR-2, ZR-3
    assert len(DECK) == 28
    assert all(len(card) == AREAS and set(card) <= set(LETTERS) for card in DECK)


def test_terrains_are_spread_much_flatter_than_the_terrain_cards():  # ZR-4
    areas = Counter("".join(DECK))
    assert [areas[letter] for letter in LETTERS] == [49, 54, 58, 62, 65, 69, 73, 74]


@pytest.mark.parametrize("rare", RARE)
def test_rare_areas_are_bunched(rare):  # ZR-4
    by_card = [card.count(rare) for card in DECK]
    assert by_card.count(0) >= 7 and max(by_card) <= 4


@pytest.mark.parametrize("card", DECK)
def test_every_card_has_a_lane_without_rare_areas(card):  # ZR-4
    lanes = [[card[lane(column, row)] for row in range(ROWS)] for column in range(LANES)]
    assert any(not set(RARE) & set(areas) for areas in lanes)


def test_no_two_cards_are_alike_also_not_turned():  # ZR-4
    assert len({way for card in DECK for way in (card, card[::-1])}) == 2 * len(DECK)


def test_the_file_is_what_the_script_writes():  # ZR-4
    assert deck.main(["--check"]) == 0 and deck.SEED == SEED


def test_another_seed_gives_another_deck_of_the_same_kind():  # ZR-4
    other = deck.deck(SEED + 1)
    assert other != DECK and Counter("".join(other)) == Counter("".join(DECK))
