"""Makes the obstacle cards of Zig-Zag (ZR-3, ZR-4) and writes them down for the rules to import.

`python -m sabot.sim.zigzag_race.deck` writes the deck of `SEED`; `--seed` tries another one and
`--check` compares.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from sabot.core.luck import Luck
from sabot.games import zigzag_race
from sabot.games.zigzag_race.shape import AREAS, LANES, ROWS, lane
from sabot.games.zigzag_race.terrain import LETTERS

# ZR-60: of the seeds 1 to 10 the one whose games ended soonest. Of 200 games of four hard bots
# 90.5 % ended within two rounds; of the others 78.5 to 85.5 %.
SEED = 2
CARDS = 28  # ZR-2
AREAS_OF = dict(zip(LETTERS, (49, 54, 58, 62, 65, 69, 73, 74), strict=True))  # ZR-4
RARE = LETTERS[:2]
WITHOUT = 7  # cards that have none of a rare terrain
MOST = 4  # areas of a rare terrain on one card
FILE = Path(zigzag_race.__path__[0]) / "deck.py"
HEAD = '''"""The 28 obstacle cards of Zig-Zag: the terrains of their areas, in the order of `shape`.

Written by `python -m sabot.sim.zigzag_race.deck`; what holds for them is ZR-3 and ZR-4.
"""
'''


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--check", action="store_true", help="fail if the file says otherwise")
    wish = parser.parse_args(arguments)
    text = written(wish.seed)
    if wish.check:
        return int(FILE.read_text(encoding="utf-8") != text)
    FILE.write_text(text, encoding="utf-8")
    return 0


def written(seed: int) -> str:
    cards = "\n".join(f'    "{card}",' for card in deck(seed))
    return f"{HEAD}\nSEED = {seed}\nDECK: tuple[str, ...] = (\n{cards}\n)\n"


def deck(seed: int) -> tuple[str, ...]:
    """The first one drawn in which no card is like another."""
    luck = Luck(b"zigzag_race deck", seed)
    while not differ(cards := drawn(luck)):
        pass
    return cards


def differ(cards: tuple[str, ...]) -> bool:
    """Also when they are turned.

    >>> differ(("ab", "ac")), differ(("ab", "ba")), differ(("aa",))
    (True, False, False)
    """
    ways = [way for card in cards for way in (card, card[::-1])]
    return len(set(ways)) == len(ways)


def drawn(luck: Luck) -> tuple[str, ...]:
    """Rare areas first, beside a lane that each card keeps free; then all others anywhere."""
    rare = zip(*(bunched(AREAS_OF[letter], luck) for letter in RARE), strict=True)
    begun = [begin(counts, luck) for counts in rare]
    common = (letter for letter in LETTERS if letter not in RARE)
    left = iter(luck.shuffle("".join(letter * AREAS_OF[letter] for letter in common)))
    return tuple("".join(letter or next(left) for letter in card) for card in begun)


def bunched(areas: int, luck: Luck) -> tuple[int, ...]:
    """`areas` areas, by card: some cards have none, and none has too many."""
    some = [1] * (CARDS - WITHOUT)
    for _ in range(areas - len(some)):
        some[luck.pick([card for card, count in enumerate(some) if count < MOST])] += 1
    return luck.shuffle(some + [0] * WITHOUT)


def begin(counts: tuple[int, ...], luck: Luck) -> list[str]:
    """A card with its rare areas, and nothing yet elsewhere."""
    free = set(lane_areas(luck.below(LANES)))
    beside = luck.shuffle([area for area in range(AREAS) if area not in free])
    rare = "".join(letter * count for letter, count in zip(RARE, counts, strict=True))
    at = dict(zip(beside, rare, strict=False))
    return [at.get(area, "") for area in range(AREAS)]


def lane_areas(column: int) -> Iterator[int]:
    return (lane(column, row) for row in range(ROWS))


if __name__ == "__main__":
    sys.exit(main())
