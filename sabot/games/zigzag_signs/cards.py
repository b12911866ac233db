"""The cards of Zigzag (ZS-1 to ZS-3). Equal cards have one name, so that none can be followed."""

from itertools import product
from typing import Annotated, Literal, get_args

from msgspec import Meta

Feature = Literal["element", "landscape", "accessory"]
Value = Literal[
    "water", "earth", "air", "fire",
    "blue", "yellow", "green", "pink",
    "sunglasses", "cocktail", "suitcase", "none",
]  # fmt: skip
Power = Literal["theft", "swap", "master", "ten", "see"]  # Z answers them
Deferred = Literal["master", "ten", "see"]  # ZS-66
Shift = Literal["plus", "minus"]  # ZS-71
# A character by the letters of its values, as `wbs`; a special card by its name.
Card = Annotated[str, Meta(max_length=14)]

FEATURES: tuple[Feature, ...] = get_args(Feature)
VALUES: tuple[Value, ...] = get_args(Value)
LETTERS = "weafbygpsckn"  # of the values, in their order
VALUE_OF: dict[str, Value] = dict(zip(LETTERS, VALUES, strict=True))
FEATURE_OF: dict[Value, Feature] = {value: FEATURES[n // 4] for n, value in enumerate(VALUES)}
CHARACTERS: tuple[Card, ...] = tuple(
    "".join(letters) for letters in product(LETTERS[:4], LETTERS[4:8], LETTERS[8:])
)
JOKER: Card = "joker"
Z: Card = "z"
STOPS: dict[Feature, Card] = {feature: f"stop-{feature}" for feature in FEATURES}
POWERS: tuple[Power, ...] = get_args(Power)
DEFERRED: tuple[Deferred, ...] = get_args(Deferred)
SHIFTS: tuple[Shift, ...] = get_args(Shift)
SPECIALS = frozenset((*STOPS.values(), *POWERS, Z, *SHIFTS))  # cards without a feature (ZS-31)
IN_ORDER: dict[Card, int] = {
    card: n for n, card in enumerate((*CHARACTERS, JOKER, *STOPS.values(), *POWERS, Z, *SHIFTS))
}
# ZS-3 [reading]: neighbours in this order differ in their feature, so that +1 and −1 matter.
CYCLE: tuple[Value, ...] = tuple(VALUES[4 * (n % 3) + n // 3] for n in range(12))
NUMBERS = 12


def constraint(card: int, number: int) -> Value:
    """ZS-3, ZS-71: of constraint card 0 to 11 at this number; past 12 comes 1.

    >>> constraint(0, 1), constraint(0, 13), constraint(5, 0) == constraint(5, 12)
    ('water', 'water', True)
    """
    return CYCLE[(card + number - 1) % NUMBERS]


def ordered(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """For others to see: how a hand was held would tell which cards came together, and when.

    >>> ordered(("z", "eyc", "joker", "wbs"))
    ('wbs', 'eyc', 'joker', 'z')
    """
    return tuple(sorted(cards, key=IN_ORDER.__getitem__))
