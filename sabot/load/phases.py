"""The phases of a run, one game after another."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple
from urllib.request import urlopen

from msgspec.json import decode

from sabot.load import ways
from sabot.load.costs import Costs, at_rest, in_play
from sabot.load.crowd import Crowd
from sabot.load.house import House
from sabot.load.sample import Sample, measure
from sabot.load.tally import Tally

PACES: Mapping[str, tuple[ways.Ways, str]] = {
    "human": (ways.HUMAN, "default"),
    "full": (ways.FULL, "least"),
}


class Wish(NamedTuple):
    games: tuple[str, ...]
    tables: int
    seats: int
    seconds: float
    paces: tuple[str, ...] = ("human", "full")
    settle: float = 3.0  # s: a line's first pings, the last words of people who left
    drain: float = 2.0  # s in which every act must be answered

    @property
    def length(self) -> int:
        """In phases, for a progress bar."""
        return 1 + len(self.games) * (3 + len(self.paces))


Done = Callable[[str], None]


async def run(house: House, wish: Wish, done: Done) -> dict[str, Any]:
    empty = await measure(house, Tally(), wish.seconds)
    done("empty")
    figures = {game: await run_game(house, wish, game, empty, done) for game in wish.games}
    shape = {"tables": wish.tables, "seats": wish.seats, "seconds": wish.seconds}
    base = {"empty_us_a_second": round(1e6 * empty.cpu / empty.seconds)}
    return shape | base | {"games": figures}


async def run_game(
    house: House, wish: Wish, game: str, empty: Sample, done: Done
) -> dict[str, Any]:
    before = house.rss()
    crowd = Crowd(house, table_wish(house, game, wish.seats, "most"), wish.tables)
    samples = []
    try:
        await crowd.begin(ways.PINGS)
        await asyncio.sleep(wish.settle)
        for name, manner in (("pings", ways.PINGS), ("rest", ways.REST), ("beats", ways.BEATS)):
            crowd.set_ways(manner)
            samples.append(await measure(house, crowd.tally, wish.seconds))
            done(f"{game} {name}")
        memory = house.rss() - before  # now that what the server keeps of a line has filled
    finally:
        await crowd.end()
    pings, rest, beats = samples
    costs = Costs(empty, pings, beats)
    figures = at_rest(costs, rest, wish.tables, wish.seats, memory)
    for pace in wish.paces:
        figures[pace] = await play(house, wish, game, pace, costs)
        done(f"{game} {pace}")
    return figures


async def play(house: House, wish: Wish, game: str, pace: str, costs: Costs) -> dict[str, Any]:
    manner, times = PACES[pace]
    crowd = Crowd(house, table_wish(house, game, wish.seats, times), wish.tables)
    try:
        await crowd.begin(manner)
        await asyncio.sleep(wish.settle)
        sample = await measure(house, crowd.tally, wish.seconds)
        crowd.set_ways(ways.REST)
        await asyncio.sleep(wish.drain)
        return in_play(costs, sample, wish.tables, crowd.overdue())
    finally:
        await crowd.end()


def table_wish(house: House, game: str, seats: int, times: str) -> dict[str, Any]:
    """`times`: what has to be waited for takes the most, the least or its default."""
    card = next(card for card in cards(house) if card["id"] == game)
    waits = [option for option in card["options"] if option["name"].endswith("_time")]
    options = {option["name"]: option[times] for option in waits if option[times] is not None}
    return {"game": game, "seats": seats, "options": options}


def playable(house: House, seats: int, wanted: Iterable[str]) -> tuple[str, ...]:
    """The server's games for this number of seats; with `wanted`, only those of them."""
    wanted = set(wanted)
    ours = [card["id"] for card in cards(house) if seats in card["seats"]]
    return tuple(game for game in ours if not wanted or game in wanted)


def cards(house: House) -> list[dict[str, Any]]:
    return list(decode(urlopen(house.url + "/api/games").read()))
