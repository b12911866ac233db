"""Every act that a seat may do now in Zigzag."""

from collections.abc import Iterator
from typing import get_args

from sabot.core.game import Action, Seat
from sabot.games.zigzag_signs.acts import (
    Call,
    CancelPower,
    CancelStop,
    ChooseBox,
    Contre,
    Draw,
    Give,
    LayPower,
    LayStop,
    MakeCall,
    NameTarget,
    Phrase,
    PickUp,
    Ready,
    Rest,
    Say,
    SetSigns,
    ShiftNumber,
    ShowPair,
    Sign,
    Steal,
    SwapHands,
    Take,
    Throw,
)
from sabot.games.zigzag_signs.calls import is_open, locked_for
from sabot.games.zigzag_signs.cards import DEFERRED, FEATURES, SHIFTS, STOPS, Z
from sabot.games.zigzag_signs.combos import FOUR
from sabot.games.zigzag_signs.contre import FAILURES, owing, provable
from sabot.games.zigzag_signs.exchange import is_settled, next_step
from sabot.games.zigzag_signs.signs import GESTURES, OF_CONSTRAINTS
from sabot.games.zigzag_signs.specials.stops import MOST_STOPS
from sabot.games.zigzag_signs.state import (
    IN_ROUND,
    Player,
    State,
    are_partners,
    members,
    team_of,
)
from sabot.games.zigzag_signs.view import Freeze

CALLS: tuple[Call, ...] = get_args(Call)
PHRASES: tuple[Phrase, ...] = get_args(Phrase)


def choices(state: State, seat: Seat) -> Iterator[Action]:
    if state.phase == "over":
        return
    yield from talk(state, state.players[seat])
    if state.phase == "signs":
        yield from before_round(state, seat)
    elif state.freeze:
        yield from in_freeze(state, seat, state.freeze)
    else:
        yield from at_mat(state, seat, state.players[seat])
        yield from specials(state, seat, state.players[seat])
        yield from shouts(state, seat)
        yield from resolving(state, seat)


def talk(state: State, player: Player) -> Iterator[Action]:
    """ZS-15"""
    if state.now >= player.sign_from:
        yield from map(Sign, GESTURES)
    if state.phase in IN_ROUND and state.now >= player.say_from:
        bare = state.options.level == 1
        yield from (Say(p) for p in PHRASES if not (bare and p in OF_CONSTRAINTS))


def before_round(state: State, seat: Seat) -> Iterator[Action]:
    """ZS-13, ZS-16"""
    if not state.players[seat].ready:
        yield Ready()
    yield from (SetSigns(zig, zag) for zig in GESTURES for zag in GESTURES if zig != zag)


def in_freeze(state: State, seat: Seat, freeze: Freeze) -> Iterator[Action]:
    match freeze.what:
        case "box" if freeze.seat == seat:
            yield from map(ChooseBox, freeze.boxes)
        case "pairs" if seat in owing(state):
            yield from (ShowPair(*pair) for pair in provable(state, seat))
        case "answer" if freeze.power and freeze.target is not None:
            free = freeze.answered is None and are_partners(state, seat, freeze.target)
            if free and Z in state.players[seat].cards:
                yield CancelPower(freeze.seat, freeze.power)


def at_mat(state: State, seat: Seat, player: Player) -> Iterator[Action]:
    """ZS-28"""
    match next_step(state, seat):
        case "throw":
            yield from (Throw(card) for card in dict.fromkeys(player.cards))
        case "pick-up":
            yield PickUp()
        case "take":
            lying = ((slot, card) for slot, card in enumerate(state.mat) if card)
            yield from (Take(slot, card) for slot, card in lying)
        case "draw" if state.pile or state.bin:
            yield Draw()
    if state.phase == "hand" and is_settled(player) and not player.done:
        yield Rest()


def specials(state: State, seat: Seat, player: Player) -> Iterator[Action]:
    yield from stops(state, seat, player)
    if state.phase != "hand" or len(player.cards) < player.limit:
        return
    others = [s for s in range(len(state.players)) if s != seat]
    if "theft" in player.cards:
        yield from (Steal(target) for target in others if can_be_robbed(state, seat, target))
    if "swap" in player.cards:
        yield from map(SwapHands, others)
    yield from (LayPower(power) for power in DEFERRED if power in player.cards)
    yield from (ShiftNumber(shift) for shift in SHIFTS if shift in player.cards)


def can_be_robbed(state: State, seat: Seat, target: Seat) -> bool:
    """ZS-28, ZS-63"""
    victim = state.players[target]
    return not are_partners(state, seat, target) and victim.limit == FOUR and bool(victim.cards)


def stops(state: State, seat: Seat, player: Player) -> Iterator[Action]:
    """ZS-62, ZS-65: at any time of a round."""
    if Z in player.cards:
        for own in members(state, team_of(state, seat)):
            found = dict.fromkeys(state.players[own].stops)
            yield from (CancelStop(own, feature) for feature in found)
    for feature in FEATURES:
        if STOPS[feature] in player.cards:
            yield from (LayStop(feature, target) for target in stoppable(state, seat))


def stoppable(state: State, seat: Seat) -> list[Seat]:
    players = enumerate(state.players)
    return [s for s, p in players if not are_partners(state, s, seat) and len(p.stops) < MOST_STOPS]


def shouts(state: State, seat: Seat) -> Iterator[Action]:
    """ZS-43, ZS-47, ZS-54"""
    own = team_of(state, seat)
    if not locked_for(state, own):
        yield from (MakeCall(call) for call in CALLS if is_open(state, own, call))
    if state.sides[own].failed < FAILURES:
        yield from (Contre(team) for team in range(len(state.sides)) if team != own)


def resolving(state: State, seat: Seat) -> Iterator[Action]:
    """ZS-66, ZS-67"""
    if state.turned is None or state.turned.seat != seat:
        return
    seats = range(len(state.players))
    if state.phase == "target":
        yield from (NameTarget(target) for target in seats if target != seat)
    elif state.phase == "master":
        yield from (Give(card, target) for card in dict.fromkeys(state.aside) for target in seats)
