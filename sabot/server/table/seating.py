"""A table as others see it, from the shelf and around it. Of the game it knows only the teams."""

from sabot.core.game import Seat
from sabot.core.line import FAIRNESS
from sabot.core.log import Proof
from sabot.core.told import teams_of
from sabot.registry import GAMES
from sabot.server.table import chairs
from sabot.server.table.chairs import Place
from sabot.server.table.reader import Reader
from sabot.server.table.room import Room
from sabot.server.wire import Chair, Seating, TableCard


def card_of(room: Room) -> TableCard:
    lookers = sum(r.seat is None and not (r.tv or room.is_elsewhere(r)) for r in room.readers)
    taken = tuple(chair_of(room, place) for place in room.sitting.places)
    return TableCard(room.id, room.sitting.game, room.stage, taken, lookers, room.sitting.next)


def seating_of(room: Room, reader: Reader) -> Seating:
    card, sitting, fairness = card_of(room), room.sitting, FAIRNESS[room.sitting.reach]
    return Seating(
        card.table,
        card.game,
        sitting.options,
        card.stage,
        card.chairs,
        seat=reader.seat,
        host=reader.player.id == sitting.host,
        onlookers=card.onlookers,
        fills_in=room.gathering.fills_in(),
        paused=(room.live.paused or None) if room.live else None,
        commitment=chairs.commitment(sitting),
        proof=proof_of(room) if card.stage == "over" else None,
        next=card.next,
        reach=sitting.reach,
        wait=fairness.wait,
        farthest=fairness.farthest,
        level=sitting.level,
        elsewhere=room.is_elsewhere(reader),
        locked=sitting.locked,
        teams=known_teams(room),
        ended=room.ended,
        places=sitting.result if card.stage == "over" else None,
        listed=sitting.listed,
        host_seat=chairs.seat_of(sitting, sitting.host),
        chat=room.chatting,
        lesson=sitting.lesson,
        television=room.audience.has_tv,
        agreed=room.breaks.agreed,
    )


def known_teams(room: Room) -> tuple[tuple[Seat, ...], ...]:
    box = GAMES.get(room.sitting.game)
    return teams_of(box.game, len(room.sitting.places)) if box else ()


def chair_of(room: Room, place: Place) -> Chair:
    here = bool(place.player and room.here(place.player))
    rtt = room.distances.shown.get(place.player or "") if here and not place.level else None
    beyond = rtt is not None and rtt > FAIRNESS[room.sitting.reach].farthest
    ready = bool(place.nonce)
    return Chair(place.name, place.animal, place.level, here, ready, rtt, beyond, place.pick)


def proof_of(room: Room) -> Proof:
    secret, seed = room.sitting.secret.hex(), chairs.seed(room.sitting).hex()
    return Proof(secret, chairs.nonces(room.sitting), seed)
