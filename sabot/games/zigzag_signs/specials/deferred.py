"""Deferred powers: laid face down, resolved between two hands (ZS-66 to ZS-70)."""

from msgspec.structs import replace

from sabot.core.game import Event, Illegal, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zigzag_signs.cards import Card, Deferred, ordered
from sabot.games.zigzag_signs.events import HandSeen, PowerDropped, PowerLaid, PowerTurned
from sabot.games.zigzag_signs.hand import deal_hand
from sabot.games.zigzag_signs.pile import draw
from sabot.games.zigzag_signs.specials.play import binned, play_at_limit
from sabot.games.zigzag_signs.state import Laid, State, check_round, enter
from sabot.games.zigzag_signs.view import Phase, Sight


def lay_power(state: State, seat: Seat, power: Deferred) -> Step:
    """ZS-66: announced only as "a power"."""
    state = play_at_limit(state, seat, power, "ZS-66")
    return Step(replace(state, powers=(*state.powers, Laid(seat, power))), (PowerLaid(seat),))


def next_power(state: State, luck: Luck) -> Step:
    """ZS-29: in the order of their announcement; after the last one, the deal."""
    events: tuple[Event, ...] = ()
    while state.powers:
        laid, rest = state.powers[0], state.powers[1:]
        state = binned(replace(state, powers=rest, turned=laid), laid.power)
        events += (PowerTurned(*laid),)
        match laid.power:
            case "see":
                return Step(enter(state, "target", state.options.target_time), events)
            case "master" | "ten" if state.dealing:  # ZS-70
                events += (PowerDropped(*laid, excluded=True),)
            case "ten":
                state = replace(state, dealing=laid)
            case "master":
                state, more = look_at_cards(replace(state, dealing=laid), luck)
                return Step(state, events + more)
    state, dealt = deal_hand(replace(state, turned=None), luck)
    return Step(state, events + dealt)


def drop_see(state: State, luck: Luck) -> Step:
    """ZS-66: no target was named."""
    assert state.turned
    dropped = PowerDropped(*state.turned, excluded=False)
    state, events = next_power(state, luck)
    return Step(state, (dropped, *events))


def show_hand(state: State, seat: Seat, target: Seat) -> Step:
    """ZS-69: as it is now."""
    sight = Sight(target, ordered(state.players[target].cards))
    state = enter(state, "see", state.options.see_time, sight=sight)
    return Step(state, (HandSeen(seat, target),))


def end_see(state: State, luck: Luck) -> Step:
    return next_power(replace(state, sight=None), luck)


def look_at_cards(state: State, luck: Luck) -> Step:
    """ZS-67: what comes for the next hand is set aside."""
    seats = len(state.players)
    state, cards, events = draw(state, seats, luck)
    gifts = (None,) * seats
    lasts = state.options.master_time
    return Step(enter(state, "master", lasts, aside=cards, gifts=gifts), events)


def give(state: State, seat: Seat, card: Card, target: Seat, luck: Luck) -> Step:
    """ZS-67: one each, own included; when all are given the hand goes on."""
    check_actor(state, seat, "master", "ZS-67")
    if target >= len(state.players):
        raise Illegal("no-such-seat", {"seat": target}, "ZS-67")
    gifts = list(state.gifts)
    place = place_of(state, card)
    if place in gifts:
        gifts[gifts.index(place)] = None
    gifts[target] = place
    state = replace(state, gifts=tuple(gifts))
    return next_power(state, luck) if None not in gifts else Step(state, ())


def place_of(state: State, card: Card) -> int:
    """Of equal cards, one that nobody has been given yet."""
    places = [place for place, lying in enumerate(state.aside) if lying == card]
    if not places:
        raise Illegal("not-aside", {"card": card}, "ZS-67")
    return next((place for place in places if place not in state.gifts), places[0])


def deal_rest(state: State, luck: Luck) -> Step:
    """ZS-67: what isn't given yet is dealt in order."""
    left = iter(place for place in range(len(state.aside)) if place not in state.gifts)
    gifts = tuple(next(left, None) if gift is None else gift for gift in state.gifts)
    return next_power(replace(state, gifts=gifts), luck)


def check_actor(state: State, seat: Seat, phase: Phase, clause: str) -> None:
    """Whose power is being resolved."""
    check_round(state)
    if state.phase != phase or state.turned is None:
        raise Illegal("not-asked", {"what": phase}, clause)
    if state.turned.seat != seat:
        raise Illegal("not-yours", {"seat": state.turned.seat}, clause)
