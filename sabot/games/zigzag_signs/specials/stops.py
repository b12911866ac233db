"""STOP, and Z against a STOP; +1 and −1 (ZS-62, ZS-65, ZS-71)."""

from sabot.core.game import Illegal, Seat, Step
from sabot.games.zigzag_signs.cards import STOPS, Feature, Shift, Z
from sabot.games.zigzag_signs.events import Shifted, StopCancelled, StopLaid
from sabot.games.zigzag_signs.specials.play import (
    binned,
    opponent,
    play_any_time,
    play_at_limit,
)
from sabot.games.zigzag_signs.state import Player, State, are_partners, check_seat, mark

MOST_STOPS = 2  # before one player (ZS-62)


def lay_stop(state: State, seat: Seat, feature: Feature, target: Seat) -> Step:
    """ZS-62 [reading]: two alike may lie there."""
    stops = opponent(state, seat, target, "ZS-62").stops
    after = play_any_time(state, seat, STOPS[feature], "ZS-62")
    if len(stops) >= MOST_STOPS:
        raise Illegal("two-stops", {"seat": target}, "ZS-62")
    return Step(mark(after, target, stops=(*stops, feature)), (StopLaid(seat, target, feature),))


def cancel_stop(state: State, seat: Seat, target: Seat, feature: Feature) -> Step:
    """ZS-65: however long it has lain there."""
    player = check_seat(state, target, "ZS-65")
    after = play_any_time(state, seat, Z, "ZS-65")
    check_own(state, seat, target)
    left = lifted(player, target, feature)
    after = binned(mark(after, target, stops=left), Z, STOPS[feature])
    return Step(after, (StopCancelled(seat, target, feature),))


def lifted(player: Player, target: Seat, feature: Feature) -> tuple[Feature, ...]:
    if feature not in player.stops:
        raise Illegal("no-stop", {"seat": target, "feature": feature}, "ZS-65")
    at = player.stops.index(feature)
    return player.stops[:at] + player.stops[at + 1 :]


def check_own(state: State, seat: Seat, target: Seat) -> None:
    """ZS-65: for oneself or one's partner."""
    if not are_partners(state, seat, target):
        raise Illegal("not-yours-to-cancel", {"seat": target}, "ZS-65")


def shift_number(state: State, seat: Seat, shift: Shift) -> Step:
    """ZS-71: it lies on its player's constraint card until the round ends."""
    shifts = (*state.players[seat].shifts, shift)
    state = play_at_limit(state, seat, shift, "ZS-71", shifts=shifts)
    return Step(state, (Shifted(seat, shift),))
