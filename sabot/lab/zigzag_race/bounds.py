"""What the types of Zig-Zag leave open, for arrays of a fixed size."""

from sabot.games.zigzag_race.acts import Options
from sabot.games.zigzag_race.shape import AREAS
from sabot.games.zigzag_race.terrain import LETTERS, PLACES
from sabot.games.zigzag_race.view import DOWN, GONE, HELD
from sabot.lab.layout import SKIP, Bounds, Of, chairs
from sabot.lab.numbers import Ranked
from sabot.lab.parts import Bag, Moment, Number, Several, Vector, Word

TILES = 56  # obstacle cards, either way round
CARDS = 8  # of a course, penalties included (ZR-45); more of it isn't told
LAST_AREA = AREAS * CARDS
COURSES = 64  # changes of a course to choose from while it is built
ROUNDS = 20
MARKS = Word((DOWN, GONE, HELD, *LETTERS))
TILE = Vector(2, lambda tile: (tile // 2 / (TILES // 2), tile % 2))  # which card, and how it lies

ACTS = {
    "Lay": Ranked(COURSES),
    "Take.terrain": SKIP,  # the place says it
    "Go.left": SKIP,  # the card to be run
    "Go.area": range(LAST_AREA + 1),
}


def bounds(seats: int, options: Options) -> Bounds:
    seat, area = chairs(seats), Number(LAST_AREA)
    return Bounds(
        {
            "View.opened": Moment(),
            "View.closes": Moment(),
            "View.round": Number(ROUNDS),
            "View.race": Number(seats),
            "View.races": Number(seats),
            "View.youngest": seat,
            "View.seats": Of(seats),
            "View.field": Several(MARKS, PLACES),
            "View.supply": Number(TILES // 2),
            "View.hold_time": SKIP,  # the same all the time
            "View.caller": seat,
            "View.order": Several(seat, seats),
            "View.winners": Bag(range(seats)),
            "Hand.place": Word(range(PLACES)),
            "Hand.until": Moment(),
            "SeatView.course": Several(TILE, CARDS),
            "SeatView.at": area,
            "SeatView.steps": Number(LAST_AREA),
            "SeatView.stack": Number(PLACES),
            "SeatView.done": Number(TILES // 2),
            "SeatView.points": Number(10 * seats),
            "SeatView.goal_place": Number(seats),
            "RunView.seat": seat,
            "RunView.left": Number(PLACES),
            "RunView.fits": Bag(range(-1, LAST_AREA + 1)),
            "RunView.way": Bag(range(-1, LAST_AREA + 1)),
            "Mine.seat": seat,
            "Mine.act_from": Moment(),
            "Mine.turn_from": Moment(),
            "Mine.course": Several(TILE, CARDS),
            "Mine.aside": Several(TILE, CARDS),
            "Mine.trail": Bag(range(-1, LAST_AREA + 1)),
        },
        ACTS,
    )
