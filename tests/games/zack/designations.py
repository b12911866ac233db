"""Shoes and whom their top card names, for the page to be held to.

`python -m tests.games.zack.designations` rewrites them.
"""

import json
from pathlib import Path

from sabot.core.luck import Luck
from sabot.games.zack.cards import COLOURS, MOVES, STOPS, Card
from sabot.games.zack.shoe import designated
from sabot.games.zack.view import ShoeCard

WRITTEN = Path(__file__).with_name("vectors") / "designated.json"
SHOES = 60  # for each number of players


def vectors():
    luck = Luck(bytes(32), "designations")
    return [one(seats, luck) for seats in (3, 4, 5, 6) for _ in range(SHOES)]


def one(seats, luck):
    """Half of the cards are *Again* or *Back*: those are the ones to get wrong."""
    colours, flipped = luck.shuffle(COLOURS)[:seats], luck.below(2) == 1
    below = [laid(cards(colours, luck), seats, luck) for _ in range(luck.below(6))]
    top = laid(cards(colours, luck)[: -len(STOPS)], seats, luck)
    next = designated(below, top.card, top.seat, colours, flipped)
    shoe = [[lying.card, lying.seat] for lying in (*below, top)]
    return {"shoe": shoe, "colours": colours, "reversed": flipped, "next": next}


def laid(cards, seats, luck):
    return ShoeCard(luck.pick(cards), luck.below(seats))


def cards(colours, luck) -> tuple[Card, ...]:
    return (*colours, *MOVES, *("again", "back") * luck.below(5), *STOPS)


def as_text(found):
    return "[\n" + ",\n".join(json.dumps(vector) for vector in found) + "\n]\n"


if __name__ == "__main__":
    WRITTEN.write_text(as_text(vectors()))
