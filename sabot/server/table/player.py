"""A player: id, name and animal. Guests and bots get both until they choose better ones."""

import unicodedata
from collections.abc import Collection

from msgspec import Struct

from sabot.core.luck import Luck

LONGEST = 24
MARKS = 3  # on one letter
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # fillers, by no category hidden
ANIMALS = (
    "badger", "bear", "beaver", "cat", "crab", "crow", "deer", "dog", "dolphin", "duck",
    "elephant", "fox", "frog", "goat", "hare", "hedgehog", "heron", "horse", "koala", "lion",
    "lynx", "mole", "mouse", "octopus", "otter", "owl", "panda", "penguin", "rabbit", "raven",
    "seal", "sheep", "snail", "squirrel", "tiger", "turtle", "whale", "wolf",
)  # fmt: skip
NAMES = (
    "Ada", "Alma", "Anouk", "Basil", "Bruno", "Clio", "Cosmo", "Dora", "Elio", "Emil", "Enzo",
    "Fanny", "Felix", "Flora", "Gaspard", "Gilda", "Hugo", "Ida", "Iris", "Jonas", "Jules",
    "Kiran", "Lena", "Leo", "Lou", "Luz", "Maia", "Malo", "Milo", "Mina", "Nils", "Noor", "Olga",
    "Oscar", "Otto", "Paz", "Pia", "Quentin", "Rafa", "Romy", "Sami", "Selma", "Suzie", "Taro",
    "Tess", "Ugo", "Vera", "Wanda", "Xenia", "Yann", "Zadie", "Zeno",
)  # fmt: skip


ROBOT = "🤖"  # behind the name of a bot from outside, for all to see


class Player(Struct, frozen=True):
    id: str
    name: str
    animal: str
    invited: str | None = None  # a bot from outside: to this table, and to no other

    @property
    def label(self) -> str:
        return f"{self.name} {ROBOT}" if self.invited else self.name


def name_of(luck: Luck, taken: Collection[str] = ()) -> tuple[str, str]:
    """A name and an animal, neither of them at the table already."""
    names = [name for name in NAMES if name not in taken]
    animals = [animal for animal in ANIMALS if animal not in taken]
    return luck.pick(names), luck.pick(animals)


def told_apart(name: str, animal: str, taken: Collection[str]) -> tuple[str, str]:
    """As they are, or others, if someone at the table has the same already.

    >>> told_apart("Ada", "owl", ("Ada", "Ada 2", "owl", "badger"))
    ('Ada 3', 'bear')
    """
    names = (name, *(f"{name} {nth}" for nth in range(2, len(taken) + 3)))
    animals = (animal, *ANIMALS)
    return next(n for n in names if n not in taken), next(a for a in animals if a not in taken)


def clean(text: str, longest: int = LONGEST) -> str:
    """What a person wrote, as a line of text that can be seen and stays in its place.

    >>> clean("  Zo\\u200be\\n\\tthe   \\u202egreat ")
    'Zoe the great'
    >>> len(clean("Z" + 50 * "\\u0310" + "o"))
    5
    """
    spaced = "".join(" " if c.isspace() else c for c in text)
    shown = unicodedata.normalize("NFC", "".join(c for c in spaced if not is_hidden(c)))
    return " ".join(few_marks(shown).split())[:longest].strip()


def is_hidden(c: str) -> bool:
    """Controls, what turns the direction of writing, what has no width or looks like nothing."""
    return unicodedata.category(c)[0] == "C" or c in BLANK


def few_marks(text: str) -> str:
    """No letter needs more marks than these; piled up they would cover the lines above."""
    marks, kept = MARKS, ""
    for c in text:
        marks = marks + 1 if unicodedata.category(c)[0] == "M" else 0
        kept += c if marks <= MARKS else ""
    return kept
