"""What the types of ZACK! leave open, for arrays of a fixed size."""

from sabot.games.zack.acts import Options
from sabot.games.zack.cards import COLOURS, deck
from sabot.lab.layout import SKIP, Bounds, Of, chairs
from sabot.lab.parts import Bag, Moment, Number, Row, Several

TOP = 4  # cards of the shoe that lie open (ZK-22)
DUE = 4  # who could have thrown at once: rarely more than two
CARDS = len(deck(COLOURS, beginner=False, stops=True))
LONG = 60_000


def bounds(seats: int, options: Options) -> Bounds:
    seat = chairs(seats)
    return Bounds(
        {
            "View.opened": Moment(),
            "View.closes": Moment(),
            "View.game": Number(3 * seats),
            "View.dealer": seat,
            "View.seats": Of(seats),
            "View.shoe": Number(CARDS),
            "View.top": Of(TOP, last=True),
            "View.colour_card": seat,
            "View.winner": seat,
            "View.options": SKIP,  # the same all the time
            "ShoeCard.seat": seat,
            "SeatView.challenges": Bag(COLOURS),
            "SeatView.cards": Number(CARDS),
            "SeatView.wins": Number(options.wins),
            "SeatView.grace": Number(5_000),
            "Mine.seat": seat,
            "Mine.throw_from": Moment(),
            "Mine.barred": Several(Row({0: seat, 1: Moment()}, is_struct=False), seats),
            "Verdict.seat": seat,
            "Verdict.accused": seat,
            "Verdict.due": Of(DUE),
            "Verdict.last": Of(TOP, last=True),
            "Verdict.fault": Number(TOP),
            "Verdict.cards": Number(CARDS),
            "Verdict.margin": Number(LONG),
            "Verdict.takes": seat,
            "Verdict.restarts": seat,
            "Due.seat": seat,
            "Due.since": Moment(),
            "Judged.seat": seat,
            "Judged.due": Of(DUE),
        }
    )
