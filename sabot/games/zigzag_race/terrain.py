"""The eight kinds of ground, rarest first, and how many cards there are of each (ZR-1)."""

from typing import Literal, get_args

Terrain = Literal["tiles", "beige", "clay", "field", "water", "cobble", "meadow", "sand"]

TERRAINS: tuple[Terrain, ...] = get_args(Terrain)
CARDS = dict(zip(TERRAINS, (2, 3, 4, 5, 6, 8, 10, 10), strict=True))  # ZR-1
GOALS: tuple[Terrain, ...] = ("water", "cobble", "meadow", "sand")  # ZR-2
LETTERS = "tbcfwoms"  # one for each, in the deck and in a view of the field
BY_LETTER: dict[str, Terrain] = dict(zip(LETTERS, TERRAINS, strict=True))
LETTER_OF = dict(zip(TERRAINS, LETTERS, strict=True))
PLACES = sum(CARDS.values())  # 48: each card has a place of its own in the middle (ZR-30)
