"""What a bot of Zigzag has in mind: signs it read, cards it saw go, gestures it noticed."""

from msgspec import Struct

from sabot.core.game import Seat
from sabot.core.luck import Luck
from sabot.games.zigzag_signs.acts import Gesture, Makes, Team
from sabot.games.zigzag_signs.bots.boxes import Held, Open, held, open_boxes
from sabot.games.zigzag_signs.cards import Card
from sabot.games.zigzag_signs.view import Mine, View

Known = tuple[tuple[Card, ...], ...]  # by seat
Noticed = tuple[tuple[Gesture, ...], ...]  # by seat


class Memory(Struct, frozen=True):
    """Of one round, but for the signs that it has learnt."""

    known: Known  # cards that it knows to be in a hand
    noticed: Noticed  # gestures since that hand last changed
    partner: Makes | None = None  # what the partner has signed since its hand last changed
    mat: tuple[Card | None, ...] = ()  # as it lay there last
    gone: tuple[Card, ...] = ()  # in the bin; sorted
    learnt: frozenset[tuple[Team, Gesture]] = frozenset()  # what an opposing team signs with
    gestures: int = 0  # of all, so that each has its own luck
    signed: int = 0  # by itself since its hand last changed
    deeds: int = 0  # own acts that changed its hand
    signs: tuple[Gesture, ...] = ()  # of its team
    exposed: bool = False  # opponents may have learnt them


def mine(view: View) -> Mine:
    """Of a seat at the table; bots never sit among the onlookers."""
    assert view.mine
    return view.mine


def team_of(view: View, seat: Seat) -> Team:
    """ZS-10"""
    return seat % len(view.teams)


def my_team(view: View) -> Team:
    return team_of(view, mine(view).seat)


def partner_of(view: View) -> Seat:
    own = mine(view).seat
    return next(seat for seat in view.teams[my_team(view)].seats if seat != own)


def opponents(view: View) -> list[Seat]:
    """From the left on, so that no chair is everybody's first victim."""
    seats, own = len(view.seats), mine(view).seat
    around = [(own + step) % seats for step in range(1, seats)]
    return [seat for seat in around if team_of(view, seat) != my_team(view)]


def open_of(view: View, team: Team) -> Open:
    return open_boxes(view.level, view.teams[team].boxes)


def my_hand(view: View) -> Held | None:
    own = mine(view)
    return held(own.cards, view.seats[own.seat].stops, own.constraint)


def mood(view: View, what: str, *about: int | str) -> Luck:
    """Whims that any reader of the same log would have; they differ from game to game."""
    own = mine(view)
    return Luck(b"mood", what, view.round, view.hand, own.seat, *own.signs, view.pile, *about)
