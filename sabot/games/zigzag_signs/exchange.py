"""The exchange at the mat, all hands at once (ZS-21 to ZS-28)."""

from typing import Any

from msgspec.structs import replace

from sabot.core.game import Event, Illegal, Millis, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zigzag_signs.acts import Slot
from sabot.games.zigzag_signs.cards import Card
from sabot.games.zigzag_signs.events import Drawn, PickedUp, Rested, Taken, Thrown
from sabot.games.zigzag_signs.hand import end_hand
from sabot.games.zigzag_signs.pile import change_hands
from sabot.games.zigzag_signs.pile import draw as draw_from_pile
from sabot.games.zigzag_signs.state import Player, State, check_round, marked, without
from sabot.games.zigzag_signs.view import Next


def throw(state: State, seat: Seat, card: Card) -> Step:
    """ZS-23: never two in a row."""
    player = at_mat(state, seat)
    check_full(player, "ZS-23")
    cards, slot = without(player.cards, card, "ZS-23"), free_slot(state)
    mat = laid(state.mat, slot, card)
    changes = {"cards": cards, "thrown": slot, "thrown_at": state.now, "active": True}
    players = marked(state, seat, done=False, **changes)
    return Step(replace(state, players=players, mat=mat), (Thrown(seat, card),))


def pick_up(state: State, seat: Seat, luck: Luck) -> Step:
    """ZS-21: only after a throw or a special card."""
    player = at_mat(state, seat)
    if player.down is None:
        raise Illegal("no-card", {}, "ZS-21")
    check_short(player, "ZS-21")
    cards = (*player.cards, player.down)
    state = acted(state, seat, cards=cards, down=None)
    return settled(state, luck, PickedUp(seat))


def take(state: State, seat: Seat, slot: Slot, card: Card, luck: Luck) -> Step:
    """ZS-24: of two hands on the same card the first has it."""
    player = at_mat(state, seat)
    check_picked_up(player, "ZS-22")
    check_short(player, "ZS-23")
    if slot >= len(state.mat) or state.mat[slot] != card:
        raise Illegal("gone", {"slot": slot, "card": card}, "ZS-24")
    back = player.thrown == slot
    state = replace(state, mat=laid(state.mat, slot, None), players=unclaimed(state, slot))
    cards = (*player.cards, card)
    changes = {"cards": cards, "thrown": None, "thrown_at": 0, "done": False}
    state = took_back(state, seat, **changes) if back else acted(state, seat, **changes)
    return settled(state, luck, Taken(seat, slot, card))


def draw(state: State, seat: Seat, luck: Luck) -> Step:
    """ZS-25 [reading]: only if the mat is empty."""
    player = at_mat(state, seat)
    check_picked_up(player, "ZS-28")
    check_short(player, "ZS-28")
    if has_cards(state):
        raise Illegal("mat-not-empty", {}, "ZS-25")
    state, cards, events = draw_from_pile(state, 1, luck)
    if not cards:
        raise Illegal("no-cards", {}, "ZS-27")
    state = acted(state, seat, cards=player.cards + cards)
    return settled(state, luck, Drawn(seat), *events)


def rest(state: State, seat: Seat, luck: Luck) -> Step:
    """ZS-26: *done*; all see only how many are."""
    check_round(state)
    player = state.players[seat]
    if state.phase != "hand":
        raise Illegal("not-now", {"phase": state.phase}, "ZS-26")
    if not is_settled(player):
        raise Illegal("not-settled", {}, "ZS-26")
    if player.done:
        raise Illegal("done", {}, "ZS-26")
    state = replace(state, players=marked(state, seat, done=True))
    if all(player.done for player in state.players):
        return end_hand(state, "done", luck, Rested())
    return Step(state, (Rested(),))


def idle_from(state: State) -> Millis:
    """ZS-26: a throw whose card was taken back has never been."""
    return max(state.acted_at, *(player.thrown_at for player in state.players))


def next_step(state: State, seat: Seat) -> Next | None:
    """ZS-28"""
    if state.freeze or not may_exchange(state, seat):
        return None
    player = state.players[seat]
    if len(player.cards) >= player.limit:
        return "throw"
    if player.down is not None:
        return "pick-up"
    return "take" if has_cards(state) else "draw"


def settled(state: State, luck: Luck, *events: Event) -> Step:
    """ZS-26 [reading]: an empty mat ends the hand when nobody needs a card any more."""
    bare = state.phase == "hand" and not has_cards(state)
    if bare and all(map(is_settled, state.players)):
        return end_hand(state, "bare", luck, *events)
    return Step(state, events)


def redraw(state: State, seats: tuple[Seat, ...], luck: Luck) -> Step:
    """ZS-42, ZS-54: nobody may be short any more after it."""
    state, events = change_hands(state, seats, luck)
    return settled(state, luck, *events)


def is_settled(player: Player) -> bool:
    return player.down is None and len(player.cards) >= player.limit


def has_cards(state: State) -> bool:
    return any(state.mat)


def at_mat(state: State, seat: Seat) -> Player:
    check_round(state)
    if not may_exchange(state, seat):
        clause = "ZS-68" if state.phase == "ten" else "ZS-20"
        raise Illegal("not-now", {"phase": state.phase}, clause)
    return state.players[seat]


def may_exchange(state: State, seat: Seat) -> bool:
    """ZS-68: for ten seconds one player alone."""
    if state.phase == "ten":
        return state.turned is not None and state.turned.seat == seat
    return state.phase == "hand"


def check_full(player: Player, clause: str) -> None:
    """ZS-28: a player who owes a card doesn't throw another."""
    if len(player.cards) < player.limit:
        raise Illegal("short", {"limit": player.limit}, clause)


def check_short(player: Player, clause: str) -> None:
    """ZS-14: nobody ever holds more than four cards."""
    if len(player.cards) >= player.limit:
        raise Illegal("throw-first", {"limit": player.limit}, clause)


def check_picked_up(player: Player, clause: str) -> None:
    if player.down is not None:
        raise Illegal("pick-up-first", {}, clause)


def acted(state: State, seat: Seat, **changes: Any) -> State:
    """ZS-26: this sets the clock back."""
    return replace(state, players=marked(state, seat, **changes), acted_at=state.now)


def took_back(state: State, seat: Seat, **changes: Any) -> State:
    return replace(state, players=marked(state, seat, **changes))


def unclaimed(state: State, slot: Slot) -> tuple[Player, ...]:
    """The player who threw the card that lay here can't take it back any more."""
    return tuple(replace(p, thrown=None) if p.thrown == slot else p for p in state.players)


def free_slot(state: State) -> Slot:
    return next((slot for slot, card in enumerate(state.mat) if card is None), len(state.mat))


def laid(mat: tuple[Card | None, ...], slot: Slot, card: Card | None) -> tuple[Card | None, ...]:
    """The mat with this card in that slot; it grows if need be."""
    return (*mat[:slot], card, *mat[slot + 1 :])
