"""The phases of a run, one game after another."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple
from urllib.request import urlopen

from msgspec.json import decode

from sabot.load import ways
from sabot.load.costs import Costs, at_rest, in_play
from sabot.load.crowd import Crowd
from sabot.load.sample import Sample, measure
from sabot.load.tally import Tally
from sabot.load.target import Target

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


async def run(target: Target, wish: Wish, done: Done) -> dict[str, Any]:
    empty = await measure(target, Tally(), wish.seconds)
    done("empty")
    figures = {game: await run_game(target, wish, game, empty, done) for game in wish.games}
    shape = {"tables": wish.tables, "seats": wish.seats, "seconds": wish.seconds}
    base = {"empty_us_a_second": round(1e6 * empty.cpu / empty.seconds)}
    return shape | base | {"games": figures}


async def run_game(
    target: Target, wish: Wish, game: str, empty: Sample, done: Done
) -> dict[str, Any]:
    before = target.rss()
    crowd = Crowd(target, table_wish(target, game, wish.seats, "most"), wish.tables)
    samples = []
    try:
        await crowd.begin(ways.PINGS)
        await asyncio.sleep(wish.settle)
        for name, manner in (("pings", ways.PINGS), ("rest", ways.REST), ("beats", ways.BEATS)):
            crowd.set_ways(manner)
            samples.append(await measure(target, crowd.tally, wish.seconds))
            done(f"{game} {name}")
        memory = target.rss() - before  # now that what the server keeps of a line has filled
    finally:
        await crowd.end()
    pings, rest, beats = samples
    costs = Costs(empty, pings, beats)
    figures = at_rest(costs, rest, wish.tables, wish.seats, memory)
    for pace in wish.paces:
        figures[pace] = await play(target, wish, game, pace, costs)
        done(f"{game} {pace}")
    return figures


async def play(target: Target, wish: Wish, game: str, pace: str, costs: Costs) -> dict[str, Any]:
    manner, times = PACES[pace]
    crowd = Crowd(target, table_wish(target, game, wish.seats, times), wish.tables)
    try:
        await crowd.begin(manner)
        await asyncio.sleep(wish.settle)
        sample = await measure(target, crowd.tally, wish.seconds)
        crowd.set_ways(ways.REST)
        await asyncio.sleep(wish.drain)
        return in_play(costs, sample, wish.tables, crowd.overdue())
    finally:
        await crowd.end()


def table_wish(target: Target, game: str, seats: int, times: str) -> dict[str, Any]:
    """`times`: what has to be waited for takes the most, the least or its default."""
    card = next(card for card in cards(target) if card["id"] == game)
    waits = [option for option in card["options"] if option["name"].endswith("_time")]
    options = {option["name"]: option[times] for option in waits if option[times] is not None}
    return {"game": game, "seats": seats, "options": options}


def playable(target: Target, seats: int, wanted: Iterable[str]) -> tuple[str, ...]:
    """The server's games for this number of seats; with `wanted`, only those of them."""
    wanted = set(wanted)
    ours = [card["id"] for card in cards(target) if seats in card["seats"]]
    return tuple(game for game in ours if not wanted or game in wanted)


def cards(target: Target) -> list[dict[str, Any]]:
    return list(decode(urlopen(target.url + "/api/games").read()))
