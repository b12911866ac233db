"""Every face of Zigzag on a phone, 64 px wide, tells its three features without colour too.

Least shares of pixels that clearly differ between two cards with one feature apart (picture, mark):

| sight        | element     | landscape   | accessory   |
|--------------|-------------|-------------|-------------|
| grey         | 20 %, 33 %  | 39 %, 61 %  | 14 %, 47 %  |
| deuteranopia | 27 %, 52 %  | 55 %, 89 %  | 16 %, 48 %  |
| protanopia   | 27 %, 51 %  | 54 %, 89 %  | 17 %, 48 %  |
| tritanopia   | 27 %, 53 %  | 52 %, 83 %  | 17 %, 48 %  |

Mean L* of yellow, pink, blue and green: grey 75, 68, 61, 49; deuteranopia 76, 69, 60, 48.
"""

from itertools import pairwise
from statistics import mean

import pytest

from tests.games.zigzag_signs.walks.painted import bundled, cards
from tests.games.zigzag_signs.walks.sight import SIGHTS, gallery, look, neighbours

LEAST = [
    {"picture": 0.18, "mark": 0.30},  # element
    {"picture": 0.35, "mark": 0.55},  # landscape
    {"picture": 0.12, "mark": 0.43},  # accessory
]
APART = 6  # of mean L*, between one landscape and the next
FROM_LIGHT_TO_DARK = ("yellow", "pink", "blue", "green")
SPOILT = {
    "one body": ("(figure(element,", "(figure('water',", {(0, "picture")}),
    "one landscape": ("SCENES[landscape]", "SCENES.blue", {(1, "picture")}),
    "no marks": ("...MARKS[value]", "", {(0, "mark"), (2, "mark")}),
}


@pytest.fixture(scope="module")
def page(chromium):
    """One for all: a page paints each card once."""
    page = gallery(chromium.new_page())
    yield page
    page.close()


@pytest.fixture
def spoilt(chromium):
    """Pages whose cards are drawn by changed code."""
    page = chromium.new_page()

    def spoil(drawn, otherwise):
        assert drawn in bundled("art")
        gallery(page).add_script_tag(content=bundled("art").replace(drawn, otherwise))
        return page

    yield spoil
    page.close()


def alike(page, sight, pairs):
    """What can't be told from each other: two cards, the row of a feature, and where."""
    shares = look(page, sight, pairs)["shares"]
    return [
        (cards()[one], cards()[other], row, place)
        for (one, other, row), seen in zip(pairs, shares, strict=True)
        for (place, least), share in zip(LEAST[row].items(), seen, strict=True)
        if share <= least
    ]


def steps(page, sight):
    """By how much each landscape is darker than the one before."""
    lightness = look(page, sight, [])["lightness"]
    means = [
        mean(light for light, card in zip(lightness, cards(), strict=True) if card[1] == landscape)
        for landscape in FROM_LIGHT_TO_DARK
    ]
    return [light - dark for light, dark in pairwise(means)]


@pytest.mark.parametrize("sight", SIGHTS)
def test_two_cards_with_one_feature_apart_look_different(page, sight):
    assert alike(page, sight, neighbours()) == []


@pytest.mark.parametrize("sight", ["grey", "deuteranopia"])
def test_each_landscape_is_darker_than_the_one_before(page, sight):
    assert min(steps(page, sight)) > APART


def test_a_card_looks_like_itself(page):
    pairs = [(card, card, row) for card in range(len(cards())) for row in range(3)]
    assert len(alike(page, "deuteranopia", pairs)) == 2 * len(pairs)


@pytest.mark.parametrize("change", SPOILT)
def test_a_spoilt_drawing_is_found(spoilt, change):
    drawn, otherwise, lost = SPOILT[change]
    page = spoilt(drawn, otherwise)
    assert {found[2:] for found in alike(page, "grey", neighbours())} == lost


def test_landscapes_of_one_lightness_are_found(spoilt):
    page = spoilt("SCENES[landscape]", "SCENES.blue")
    assert max(map(abs, steps(page, "grey"))) < 1
