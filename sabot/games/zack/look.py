"""What a seat can see and do in ZACK!. No card that lies there is explained here."""

from collections.abc import Iterator

from sabot.core.game import Action, Seat
from sabot.games.zack.acts import Challenge, Choose, Ready, Throw, ThrowColour
from sabot.games.zack.cards import Colour
from sabot.games.zack.state import REACH, State, grace, is_spent
from sabot.games.zack.view import Mine, SeatView, ShoeCard, View


def view(state: State, seat: Seat | None) -> View:
    return View(
        phase=state.phase,
        opened=state.opened,
        closes=None if state.phase == "over" else state.closes,
        game=state.game,
        dealer=state.dealer,
        seats=tuple(seat_view(state, seat) for seat in range(len(state.players))),
        shoe=len(state.shoe),
        top=tuple(ShoeCard(laid.card, laid.seat) for laid in state.shoe[-REACH:]),
        colour_card=state.colour_card.seat if state.colour_card else None,
        chosen=state.chosen,
        reversed=state.flipped if state.options.reminders else None,
        verdict=state.verdict,
        winner=state.winner,
        options=state.options,
        mine=None if seat is None else mine(state, seat),
    )


def seat_view(state: State, seat: Seat) -> SeatView:
    player = state.players[seat]
    return SeatView(
        colour=state.colours[seat],
        challenges=challenge_cards(state, seat),
        cards=len(player.pile),
        wins=player.wins,
        ready=player.ready,
        grace=grace(state, seat),
    )


def challenge_cards(state: State, seat: Seat) -> tuple[Colour, ...]:
    """ZK-3, ZK-11: they go with the colour, one for each other one in play."""
    return tuple(colour for colour in state.colours if colour != state.colours[seat])


def mine(state: State, seat: Seat) -> Mine:
    player, spent = state.players[seat], seat in state.spent
    return Mine(seat, player.throw_from, player.barred, spent)


def choices(state: State, seat: Seat) -> Iterator[Action]:
    """Whatever is accepted or punished from now on."""
    match state.phase:
        case "ready" if not state.players[seat].ready:
            yield Ready()
        case "play":
            yield from throws(state, seat)
            yield from challenges(state, seat, challenge_cards(state, seat) if state.shoe else ())
        case "colour" if state.colour_card and state.colour_card.seat != seat:
            yield from challenges(state, seat, (state.colours[state.colour_card.seat],))
        case "choose" | "halt":
            yield from challenges(state, seat, challenge_cards(state, seat))
            if state.phase == "choose" and seat == state.shoe[-1].seat:
                yield from map(Choose, state.colours)


def throws(state: State, seat: Seat) -> Iterator[Action]:
    player = state.players[seat]
    if state.now < player.throw_from:
        return
    if player.pile:
        yield Throw()
    if not is_spent(state, seat):
        yield ThrowColour()


def challenges(state: State, seat: Seat, colours: tuple[Colour, ...]) -> Iterator[Action]:
    barred = {state.colours[s] for s, until in state.players[seat].barred if state.now < until}
    for colour in colours:
        yield Challenge(colour, "out_of_turn")
        if colour not in barred:
            yield Challenge(colour, "slow")
