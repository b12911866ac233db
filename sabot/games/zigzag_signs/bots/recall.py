"""How a bot of Zigzag remembers: a fold over what its seat sees, event by event."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from sabot.core.game import Event, Seat
from sabot.core.reflex import happens
from sabot.games.zigzag_signs.acts import Gesture, Makes, Team
from sabot.games.zigzag_signs.bots.memory import (
    Memory,
    mine,
    mood,
    my_team,
    opponents,
    partner_of,
    team_of,
)
from sabot.games.zigzag_signs.bots.temper import Temper
from sabot.games.zigzag_signs.cards import CHARACTERS, Card
from sabot.games.zigzag_signs.events import (
    CallRight,
    ContreConfirmed,
    ContreFailed,
    HandEnded,
    HandsChanged,
    HandSeen,
    HandShown,
    PowerAnnounced,
    PowerCancelled,
    PowerLaid,
    Reshuffled,
    RoundBegan,
    Shifted,
    Signed,
    Stolen,
    StopCancelled,
    StopLaid,
    Swapped,
    Taken,
    Thrown,
)
from sabot.games.zigzag_signs.view import View

T = TypeVar("T")


def first_sight(view: View) -> Memory:
    nothing: tuple[tuple[()], ...] = ((),) * len(view.seats)
    return Memory(nothing, nothing, mat=view.mat, signs=mine(view).signs)


def settled(memory: Memory, view: View) -> Memory:
    """What there is no event for: where cards lie, and which signs its team has now."""
    if memory.signs != mine(view).signs:
        memory = replace(memory, signs=mine(view).signs, exposed=False)
    return memory if memory.mat == view.mat else replace(memory, mat=view.mat)


def recall(temper: Temper, memory: Memory, view: View, event: Event) -> Memory:
    """What one event leaves in mind."""
    match event:
        case RoundBegan():
            fresh = first_sight(view)
            return replace(fresh, learnt=memory.learnt, exposed=memory.exposed)
        case Signed(seat, gesture):
            return signed(temper, memory, view, seat, gesture)
        case Thrown(seat, card):
            return changed(without(memory, seat, card), view, seat)
        case Taken(seat, _, card):
            return took(temper, memory, view, seat, card)
        case HandEnded(drew=drew):
            return binned(temper, changed(memory, view, *drew), view, memory.mat)
        case Reshuffled():
            return replace(memory, gone=())
        case CallRight(seat) if team_of(view, seat) == my_team(view):
            return exposed(temper, memory, view)
        case CallRight(seat):
            return learnt(memory, view, seat)
        case ContreConfirmed(team=team) if team == my_team(view):
            return exposed(temper, memory, view)
        case ContreFailed(team=team):
            return failed(memory, team)
    return special(temper, memory, view, event)


def special(temper: Temper, memory: Memory, view: View, event: Event) -> Memory:
    """Of the powers, and of hands that were shown."""
    match event:
        case StopLaid(seat, target):
            return changed(memory, view, seat, target)
        case (
            PowerAnnounced(seat)
            | PowerLaid(seat)
            | Shifted(seat)
            | StopCancelled(seat)
            | PowerCancelled(seat)
        ):
            return changed(memory, view, seat)
        case Stolen(seat, target):
            return changed(emptied(memory, target), view, seat, target)
        case Swapped(seat, target):
            return changed(swapped(memory, seat, target), view, seat, target)
        case HandShown(seat, cards):
            return replace(memory, known=put(memory.known, seat, cards))
        case HandsChanged(seats):
            shown = [card for seat in seats for card in memory.known[seat]]
            memory = binned(temper, emptied(memory, *seats), view, shown)
            return changed(memory, view, *seats)
        case HandSeen(seat, target) if seat == mine(view).seat:
            return saw_hand(memory, view, target)
    return memory


def put(places: tuple[T, ...], place: int, what: T) -> tuple[T, ...]:
    """
    >>> put((1, 2, 3), 1, 5)
    (1, 5, 3)
    """
    return (*places[:place], what, *places[place + 1 :])


def changed(memory: Memory, view: View, *seats: Seat) -> Memory:
    """Whatever these seats signed may hold no more."""
    noticed = tuple(() if n in seats else seen for n, seen in enumerate(memory.noticed))
    own = mine(view).seat in seats
    return replace(
        memory,
        noticed=noticed,
        partner=None if partner_of(view) in seats else memory.partner,
        signed=0 if own else memory.signed,
        deeds=memory.deeds + own,
    )


def without(memory: Memory, seat: Seat, card: Card) -> Memory:
    cards = list(memory.known[seat])
    if card not in cards:
        return memory
    cards.remove(card)
    return replace(memory, known=put(memory.known, seat, tuple(cards)))


def took(temper: Temper, memory: Memory, view: View, seat: Seat, card: Card) -> Memory:
    memory = changed(memory, view, seat)
    if not happens(temper.remembers, mood(view, "took", seat, card, len(memory.known[seat]))):
        return memory
    return replace(memory, known=put(memory.known, seat, (*memory.known[seat], card)))


def emptied(memory: Memory, *seats: Seat) -> Memory:
    known = tuple(() if seat in seats else cards for seat, cards in enumerate(memory.known))
    return replace(memory, known=known)


def swapped(memory: Memory, seat: Seat, target: Seat) -> Memory:
    one, other = memory.known[seat], memory.known[target]
    return replace(memory, known=put(put(memory.known, seat, other), target, one))


def binned(temper: Temper, memory: Memory, view: View, cards: Iterable[Card | None]) -> Memory:
    """ZS-27: they come back when the bin is shuffled."""
    luck = mood(view, "binned")
    went = [card for card in cards if card in CHARACTERS and happens(temper.remembers, luck)]
    return replace(memory, gone=tuple(sorted({*memory.gone, *filter(None, went)})))


def signed(temper: Temper, memory: Memory, view: View, seat: Seat, gesture: Gesture) -> Memory:
    memory = replace(memory, gestures=memory.gestures + 1)
    if seat == mine(view).seat:
        return replace(memory, signed=memory.signed + (gesture in mine(view).signs))
    luck = mood(view, "signed", memory.gestures)
    if seat == partner_of(view):
        makes = read(temper, view, gesture, happens(temper.reads, luck), memory.gestures)
        return replace(memory, partner=makes or memory.partner)
    if not happens(temper.watches, luck):
        return memory
    return replace(memory, noticed=put(memory.noticed, seat, (*memory.noticed[seat], gesture)))


def read(temper: Temper, view: View, gesture: Gesture, looked: bool, number: int) -> Makes | None:
    """What the partner's gesture says; now and then a decoy is taken for a sign."""
    zig, zag = mine(view).signs
    if gesture in (zig, zag):
        return None if not looked else "zig" if gesture == zig else "zag"
    luck = mood(view, "misread", number)
    if not happens(temper.misreads, luck):
        return None
    return luck.pick(("zig", "zig", "zag"))


def learnt(memory: Memory, view: View, caller: Seat) -> Memory:
    """What the caller's partner did last must have been the sign."""
    team = team_of(view, caller)
    seats = [seat for seat in opponents(view) if seat != caller and team_of(view, seat) == team]
    last = {(team, memory.noticed[seat][-1]) for seat in seats if memory.noticed[seat]}
    return replace(memory, learnt=memory.learnt | last)


def exposed(temper: Temper, memory: Memory, view: View) -> Memory:
    """It had better sign otherwise from now on, if that gave it away."""
    told = memory.signed > 0 or memory.partner is not None
    warned = told and happens(temper.renews, mood(view, "exposed"))
    return replace(memory, exposed=memory.exposed or warned)


def failed(memory: Memory, team: Team) -> Memory:
    """The signs of that team were others, and its gestures so far meant nothing."""
    teams = len(memory.noticed) // 2
    noticed = tuple(() if n % teams == team else seen for n, seen in enumerate(memory.noticed))
    kept = frozenset(sign for sign in memory.learnt if sign[0] != team)
    memory = emptied(memory, *range(team, len(noticed), teams))
    return replace(memory, noticed=noticed, learnt=kept)


def saw_hand(memory: Memory, view: View, target: Seat) -> Memory:
    """ZS-69"""
    sight = mine(view).sight
    cards = sight.cards if sight else ()
    return replace(memory, known=put(memory.known, target, cards))
