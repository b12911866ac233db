"""A hand from its deal to the pause after it (ZS-20, ZS-26, ZS-29). The exchange: `exchange.py`."""

from msgspec.structs import replace

from sabot.core.game import Event, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zigzag_signs.acts import HandEnding
from sabot.games.zigzag_signs.cards import Card
from sabot.games.zigzag_signs.combos import FOUR
from sabot.games.zigzag_signs.events import HandBegan, HandEnded, TenBegan, TenEnded
from sabot.games.zigzag_signs.pile import draw, refill
from sabot.games.zigzag_signs.rounds import end_round
from sabot.games.zigzag_signs.state import Laid, Player, State, enter

LAST_HAND = 40  # ZS-48 [reading]
SLOTS = 3  # on the mat for each player; it grows if they throw more


def deal_hand(state: State, luck: Luck) -> Step:
    """ZS-20; *Card master* and *10 seconds* deal otherwise (ZS-67, ZS-68)."""
    dealing, seats = state.dealing, len(state.players)
    if dealing and dealing.power == "master":
        return lay_down(state, given(state), ())
    state, cards, events = draw(state, seats, luck)
    if dealing:
        return lay_open(state, cards, dealing, events)
    return lay_down(state, cards, events)


def lay_down(state: State, cards: tuple[Card | None, ...], events: tuple[Event, ...]) -> Step:
    padded = (*cards, *(None,) * (len(state.players) - len(cards)))
    players = (dealt(p, card) for p, card in zip(state.players, padded, strict=True))
    state = fresh_hand(state, tuple(players), (None,) * slots(state))
    return Step(enter_hand(state), (*events, HandBegan(state.hand)))


def lay_open(state: State, cards: tuple[Card, ...], ten: Laid, events: tuple[Event, ...]) -> Step:
    """ZS-68: on the mat, for one player alone at first."""
    mat = (*cards, *(None,) * (slots(state) - len(cards)))
    players = tuple(dealt(player, None) for player in state.players)
    state = replace(fresh_hand(state, players, mat), turned=ten)
    state = enter(state, "ten", state.options.ten_time)
    return Step(state, (*events, TenBegan(state.hand, ten.seat)))


def end_ten(state: State, luck: Luck) -> Step:
    """ZS-68: both clocks start now; an empty mat may end the hand at once (ZS-26)."""
    state = enter_hand(replace(state, turned=None))
    if not any(state.mat) and all(len(p.cards) >= p.limit for p in state.players):
        return end_hand(state, "bare", luck, TenEnded())
    return Step(state, (TenEnded(),))


def end_hand(state: State, why: HandEnding, luck: Luck, *events: Event) -> Step:
    """ZS-26, ZS-29, ZS-48"""
    if state.hand >= LAST_HAND:
        over = HandEnded(state.hand, why, ())
        return end_round(state, "drawn", *events, over)
    state = cleared(state)
    short = tuple(seat for seat in range(len(state.players)) if is_short(state, seat))
    state, drawn = refill(state, short, luck)
    state = enter(state, "pause", state.options.pause_time)
    return Step(state, (*events, HandEnded(state.hand, why, short), *drawn))


def cleared(state: State) -> State:
    """The mat goes to the bin, a card left face down under the pile; Theft limits end."""
    thrown = tuple(card for card in state.mat if card)
    left = tuple(player.down for player in state.players if player.down)
    players = tuple(replace(p, down=None, limit=FOUR, done=False) for p in state.players)
    mat = (None,) * slots(state)
    return replace(state, players=players, mat=mat, bin=state.bin + thrown, pile=state.pile + left)


def is_short(state: State, seat: Seat) -> bool:
    return len(state.players[seat].cards) < state.players[seat].limit


def slots(state: State) -> int:
    return SLOTS * len(state.players)


def dealt(player: Player, card: Card | None) -> Player:
    return replace(player, down=card, done=False, active=False, thrown=None, thrown_at=0)


def given(state: State) -> tuple[Card | None, ...]:
    """ZS-67: by seat, as *Card master* decided."""
    return tuple(None if place is None else state.aside[place] for place in state.gifts)


def fresh_hand(state: State, players: tuple[Player, ...], mat: tuple[Card | None, ...]) -> State:
    return replace(
        state,
        players=players,
        mat=mat,
        hand=state.hand + 1,
        dealing=None,
        turned=None,
        aside=(),
        gifts=(),
    )


def enter_hand(state: State) -> State:
    """ZS-26: its clocks are in `clock.py`."""
    return enter(state, "hand", 0, acted_at=state.now)


def absent(state: State) -> frozenset[Seat]:
    """ZS-26: seats that left the face-down card where it lay, and did nothing else either."""
    players = enumerate(state.players)
    return frozenset(seat for seat, p in players if p.down is not None and not p.active)
