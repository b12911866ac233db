"""What the types of Zigzag leave open, for arrays of a fixed size."""

from sabot.games.zigzag_signs.acts import Options
from sabot.games.zigzag_signs.cards import CHARACTERS, IN_ORDER, LETTERS, NUMBERS, Card
from sabot.games.zigzag_signs.signs import GESTURES
from sabot.lab.layout import SKIP, Bound, Bounds, Of, chairs
from sabot.lab.numbers import Ranked
from sabot.lab.parts import Bag, Moment, Number, Row, Several, Vector, Word

CARDS = tuple(IN_ORDER)
OTHERS = tuple(card for card in CARDS if card not in CHARACTERS)
SLOTS = 81
HAND = 8  # cards in one, at most, and in what is shown of one
PAIRS = HAND * (HAND - 1) // 2
EQUAL = 3  # of one card
BOXES = 8
LONG = 60_000
ROUNDS = 30


def bounds(seats: int, options: Options) -> Bounds:
    return Bounds({**of_table(seats), **of_others(seats), **of_oneself(seats)}, ACTS)


def of_table(seats: int) -> dict[str, Bound]:
    seat, teams = chairs(seats), seats // 2
    return {
        "View.opened": Moment(),
        "View.closes": Moment(),
        "View.latest": Moment(),
        "View.left": Number(LONG),
        "View.level": Number(3),
        "View.goal": Number(BOXES),
        "View.round": Number(ROUNDS),
        "View.hand": Number(ROUNDS),
        "View.number": Number(NUMBERS),
        "View.actor": seat,
        "View.laid": Several(seat, seats),
        "View.seats": Of(seats),
        "View.teams": Of(teams),
        "View.mat": Several(CARD, SLOTS),
        "View.pile": Number(len(CARDS)),
        "View.bin": Number(len(CARDS)),
        "View.done": Number(seats),
        "View.winners": Bag(range(seats)),
    }


def of_others(seats: int) -> dict[str, Bound]:
    """What a freeze shows, and how each seat and team stands."""
    seat, teams = chairs(seats), seats // 2
    return {
        "Freeze.seat": seat,
        "Freeze.closes": Moment(),
        "Freeze.team": Word(range(teams)),
        "Freeze.shown": Of(seats),
        "Freeze.target": seat,
        "Freeze.answered": seat,
        "Shown.seat": seat,
        "Shown.cards": HELD,
        "SeatView.cards": Number(HAND),
        "SeatView.limit": Number(HAND),
        "SeatView.powers": Number(HAND),
        "TeamView.seats": Bag(range(seats)),
        "TeamView.failed": Number(2),
        "TeamView.locked": Number(ROUNDS),
    }


def of_oneself(seats: int) -> dict[str, Bound]:
    seat, pair = chairs(seats), Row({0: CARD, 1: CARD}, is_struct=False)
    return {
        "Sight.seat": seat,
        "Sight.cards": HELD,
        "Mine.seat": seat,
        "Mine.cards": HELD,
        "Mine.signs": Several(Word(GESTURES), 2),
        "Mine.constraint_card": Word(range(NUMBERS)),
        "Mine.pairs": SKIP,  # told by the mask
        "Mine.pair": pair,
        "Mine.aside": HELD,
        "Mine.gifts": Several(CARD, seats),
        "Mine.sign_from": Moment(),
        "Mine.say_from": Moment(),
    }


def look(card: Card | None) -> list[float]:
    """A character by its three values, any other card by its name; nothing by zeros."""
    values = card if card in CHARACTERS else ""
    letters = [float(letter in values) for letter in LETTERS] if values else [0.0] * len(LETTERS)
    return [*letters, *(float(card == other) for other in OTHERS)]


CARD = Vector(len(LETTERS) + len(OTHERS), look)
HELD = Bag(CARDS, EQUAL)
ACTS = {
    "Throw.card": CARDS,
    "Take.card": SKIP,  # the slot says it
    "ShowPair": Ranked(PAIRS),
    "Give.card": CARDS,
}
