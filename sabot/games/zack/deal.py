"""A match of ZACK!: dealing, being ready, starting, winning (ZK-10 to ZK-15, ZK-54)."""

from msgspec.structs import replace

from sabot.core.game import Event, Illegal, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zack.acts import CountdownBegan, Dealt, GameWon, MatchWon, Options, Readied
from sabot.games.zack.cards import COLOURS, Colour, deck, hands
from sabot.games.zack.clock import COUNTDOWN, READY
from sabot.games.zack.state import Player, State, enter, left_of, mark, marked
from sabot.games.zack.stops import go_on


def first_deal(seats: int, options: Options, luck: Luck) -> State:
    """ZK-10, ZK-14: the first dealer is drawn, and so are colours that nobody chose."""
    colours = colours_for(seats, options.colours, luck)
    state = State(options, (Player(),) * seats, colours, dealer=luck.below(seats))
    return deal_cards(state, luck)


def colours_for(seats: int, chosen: tuple[Colour | None, ...], luck: Luck) -> tuple[Colour, ...]:
    """ZK-10: as chosen before the deal."""
    chosen = (*chosen, *(None,) * seats)[:seats]
    drawn = [colour for colour in luck.shuffle(COLOURS) if colour not in chosen]
    return tuple(drawn.pop(0) if colour is None else colour for colour in chosen)


def deal_cards(state: State, luck: Luck) -> State:
    """ZK-11 to ZK-13; then hands on piles (ZK-15). Colours stay where they are."""
    cards = deck(state.colours, state.options.beginner, state.options.stops)
    *piles, aside = hands(luck.shuffle(cards), len(state.players))
    players = tuple(
        replace(player, pile=pile, ready=False, barred=())
        for player, pile in zip(state.players, piles, strict=True)
    )
    fresh = replace(state, players=players, aside=aside, shoe=(), flipped=False, winner=None)
    return enter(fresh, "ready", READY, colour_card=None, spent=(), verdict=None)


def after_game(state: State, luck: Luck) -> Step:
    """ZK-54"""
    enough = any(player.wins >= state.options.wins for player in state.players)
    return end(state) if enough else deal_next(state, luck)


def deal_next(state: State, luck: Luck) -> Step:
    """ZK-54: the dealer moves one seat to the left."""
    dealer = left_of(state, state.dealer)
    state = deal_cards(replace(state, dealer=dealer, game=state.game + 1), luck)
    return Step(state, (Dealt(dealer, len(state.players[0].pile)),))


def make_ready(state: State, seat: Seat) -> Step:
    """ZK-15; pressing twice counts once."""
    if state.phase != "ready":
        raise Illegal("not-now", {"phase": state.phase}, "ZK-15")
    if state.players[seat].ready:
        return Step(state, ())
    state = mark(state, seat, ready=True)
    if all(player.ready for player in state.players):
        return count_down(state, Readied(seat), CountdownBegan())
    return Step(state, (Readied(seat),))


def taken_as_ready(state: State) -> Step:
    """ZK-15: takes all who haven't pressed in time as ready."""
    players = tuple(replace(player, ready=True) for player in state.players)
    return count_down(replace(state, players=players), CountdownBegan(by_table=True))


def count_down(state: State, *events: Event) -> Step:
    return Step(enter(state, "countdown", COUNTDOWN), events)


def start(state: State) -> Step:
    """ZK-14"""
    return go_on(state, left_of(state, state.dealer), begins=True)


def win(state: State, seat: Seat, *events: Event) -> Step:
    """ZK-50, and ZK-54 after the last win needed; a verdict is shown to the end first (ZK-49)."""
    wins = state.players[seat].wins + 1
    state = replace(state, players=marked(state, seat, wins=wins), winner=seat)
    won = Step(enter(state, "won", state.options.verdict_time), (*events, GameWon(seat)))
    return won if state.verdict or wins < state.options.wins else end(*won)


def end(state: State, events: tuple[Event, ...] = ()) -> Step:
    assert state.winner is not None
    return Step(enter(state, "over", 0, verdict=None), (*events, MatchWon(state.winner)))
