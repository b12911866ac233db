"""Dealing obstacle cards and building courses (ZR-10 to ZR-14)."""

from msgspec.structs import replace

from sabot.core.game import Event, Illegal, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zigzag_race.acts import CountdownBegan, CoursesLaid, Options, Readied
from sabot.games.zigzag_race.course import Tiles, unturned
from sabot.games.zigzag_race.deck import DECK
from sabot.games.zigzag_race.shape import START
from sabot.games.zigzag_race.state import (
    Player,
    State,
    enter,
    everyone_with,
    mark,
)
from sabot.games.zigzag_race.suggest import suggestion
from sabot.games.zigzag_race.terrain import CARDS, GOALS, PLACES
from sabot.games.zigzag_race.view import DOWN

PRINTED = 5  # ZR-11: cards of a course; six for two players
DISCARDS = 2  # ZR-10
TERRAIN_CARDS = tuple(terrain for terrain, cards in CARDS.items() for _ in range(cards))


def deal(seats: int, options: Options, luck: Luck) -> State:
    """ZR-10; the youngest is drawn (ZR-14)."""
    each = length(seats, options) + DISCARDS
    tiles = luck.shuffle(range(0, 2 * len(DECK), 2))
    players = tuple(Player(tiles[seat * each : (seat + 1) * each]) for seat in range(seats))
    state = State(options, players, luck.below(seats), supply=tiles[seats * each :])
    return enter(state, "build", options.build_time)


def length(seats: int, options: Options) -> int:
    """ZR-10, ZR-11: of a course, in cards."""
    return PRINTED + 1 if options.course == PRINTED and seats == 2 else options.course


def laid(state: State, player: Player) -> int:
    """How many of its cards this player lays; all of them in a later race (ZR-52)."""
    return length(len(state.players), state.options) if state.race == 1 else len(player.tiles)


def lay(state: State, seat: Seat, course: Tiles) -> Step:
    """ZR-11: the whole course as it lies now; nobody else is told."""
    player = building(state, seat)
    if len(course) != laid(state, player):
        raise Illegal("wrong-number", {"cards": laid(state, player)}, "ZR-11")
    cards = set(map(unturned, course))
    if len(cards) < len(course) or not cards <= set(map(unturned, player.tiles)):
        raise Illegal("foreign-cards", {}, "ZR-11")
    aside = tuple(tile for tile in player.tiles if unturned(tile) not in cards)
    return Step(mark(state, seat, tiles=(*course, *aside), touched=True), ())


def suggest(state: State, seat: Seat) -> Step:
    """ZR-13"""
    player = building(state, seat)
    tiles = suggestion(player.tiles, laid(state, player))
    return Step(mark(state, seat, tiles=tiles, touched=True), ())


def make_ready(state: State, seat: Seat, luck: Luck) -> Step:
    """ZR-13: a player who is ready changes nothing any more."""
    building(state, seat)
    state = mark(state, seat, ready=True)
    if all(player.ready for player in state.players):
        return finish(state, luck, Readied(seat))
    return Step(state, (Readied(seat),))


def building(state: State, seat: Seat) -> Player:
    if state.phase != "build":
        raise Illegal("not-now", {"phase": state.phase}, "ZR-13")
    if state.players[seat].ready:
        raise Illegal("laid", {}, "ZR-13")
    return state.players[seat]


def is_absent(player: Player) -> bool:
    """ZR-13: it touched nothing."""
    return not player.touched and not player.ready


def finish(state: State, luck: Luck, *events: Event) -> Step:
    """ZR-10 to ZR-12: courses lie, the rest is the supply, goals are dealt."""
    whole = tuple(with_course(state, player) for player in state.players)
    aside = (unturned(tile) for player in whole for tile in player.tiles)
    supply = luck.shuffle((*state.supply, *aside)) if state.race == 1 else state.supply
    goals = luck.shuffle(GOALS) if state.race == 1 else [player.goal for player in whole]
    players = tuple(
        replace(player, tiles=(), goal=goal) for player, goal in zip(whole, goals, strict=False)
    )
    told = CoursesLaid(tuple(player.goal for player in players if player.goal))
    return count_down(replace(state, players=players, supply=supply), luck, *events, told)


def with_course(state: State, player: Player) -> Player:
    """As it lies; `tiles` keeps what is discarded."""
    cards = laid(state, player)
    tiles = suggestion(player.tiles, cards) if is_absent(player) else player.tiles
    return replace(player, course=tiles[:cards], tiles=tiles[cards:], at=START, ready=False)


def count_down(state: State, luck: Luck, *events: Event) -> Step:
    """ZR-30, ZR-47: all 48 cards lie face down, and everyone starts together."""
    fresh = everyone_with(state, stack=(), grip=None, active=False, ready=False)
    state = enter(
        replace(state, players=fresh),
        "countdown",
        state.options.count_time,
        **{"field": luck.shuffle(TERRAIN_CARDS), "marks": DOWN * PLACES, "last_down": None},
        **{"caller": None, "why": None, "order": (), "run": None},
    )
    return Step(state, (*events, CountdownBegan(state.round)))
