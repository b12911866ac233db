"""What a seat can see in Zigzag. No card that lies face down is shown by anything here."""

from msgspec.structs import replace

from sabot.core.game import Millis, Seat
from sabot.games.zigzag_signs.calls import locked_for
from sabot.games.zigzag_signs.clock import closes, latest
from sabot.games.zigzag_signs.constraints import constraint_of
from sabot.games.zigzag_signs.contre import owing, provable
from sabot.games.zigzag_signs.exchange import next_step
from sabot.games.zigzag_signs.rounds import goal
from sabot.games.zigzag_signs.state import Player, State, members, team_of
from sabot.games.zigzag_signs.view import Mine, SeatView, TeamView, View


def view(state: State, seat: Seat | None) -> View:
    frozen, turned = state.freeze is not None, state.turned
    in_hand = state.phase == "hand" and not frozen
    return View(
        phase=state.phase,
        freeze=state.freeze,
        opened=state.opened,
        closes=None if frozen else closes(state),
        latest=latest(state) if in_hand else None,
        left=left(state) if frozen else None,
        level=state.options.level,
        goal=goal(state.options),
        round=state.round,
        hand=state.hand,
        number=state.number,
        actor=turned.seat if turned else None,
        power=turned.power if turned else None,
        laid=tuple(laid.seat for laid in state.powers),
        seats=tuple(seat_view(state, s, player) for s, player in enumerate(state.players)),
        teams=tuple(team_view(state, team) for team in range(len(state.sides))),
        mat=state.mat,
        pile=len(state.pile),
        bin=len(state.bin),
        done=sum(player.done for player in state.players),
        winners=state.places[0] if state.places else (),
        mine=None if seat is None else mine(state, seat),
    )


def left(state: State) -> Millis | None:
    """Principle 6: where the clock of the phase stood when it was stopped."""
    then = state.frozen_at
    until = closes(replace(state, now=then, acted_at=min(then, state.acted_at)))
    return None if until is None else max(0, until - then)


def seat_view(state: State, seat: Seat, player: Player) -> SeatView:
    return SeatView(
        cards=len(player.cards),
        limit=player.limit,
        down=player.down is not None,
        stops=player.stops,
        powers=sum(laid.seat == seat for laid in state.powers),
        shifts=player.shifts,
        ready=player.ready,
    )


def team_view(state: State, team: int) -> TeamView:
    side = state.sides[team]
    return TeamView(members(state, team), side.boxes, side.failed, locked_for(state, team))


def mine(state: State, seat: Seat) -> Mine:
    player, deals = state.players[seat], is_master(state, seat)
    sees = state.turned is not None and state.turned.seat == seat
    return Mine(
        seat=seat,
        cards=player.cards,
        next=next_step(state, seat),
        done=player.done,
        signs=state.sides[team_of(state, seat)].signs,
        constraint_card=player.constraint,
        constraint=constraint_of(state, seat),
        powers=tuple(laid.power for laid in state.powers if laid.seat == seat),
        pairs=provable(state, seat) if seat in owing(state) else (),
        pair=player.pair,
        aside=state.aside if deals else (),
        gifts=gifts(state) if deals else (),
        sight=state.sight if sees else None,
        sign_from=player.sign_from,
        say_from=player.say_from,
    )


def is_master(state: State, seat: Seat) -> bool:
    """ZS-67: until the cards are dealt."""
    return state.dealing is not None and state.dealing == (seat, "master")


def gifts(state: State) -> tuple[str | None, ...]:
    return tuple(None if place is None else state.aside[place] for place in state.gifts)
