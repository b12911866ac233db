"""Names and animals for guests and bots, until they choose better ones."""

import unicodedata

from sabot.core.luck import Luck

LONGEST = 24
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


def name_of(luck: Luck, taken: tuple[str, ...] = ()) -> tuple[str, str]:
    """A name and an animal, different from the names already at the table."""
    free = [name for name in NAMES if name not in taken]
    return luck.pick(free), luck.pick(ANIMALS)


def clean(name: str) -> str:
    """
    >>> clean("  Zo\\u200be\\n\\tthe   \\u202egreat ")
    'Zoe the great'
    """
    spaced = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", name))
    shown = "".join(c for c in spaced if unicodedata.category(c)[0] != "C")
    return " ".join(shown.split())[:LONGEST].strip()
