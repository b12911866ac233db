"""All tables of one phase, each from a loopback address of its own."""

import asyncio
from collections.abc import Mapping
from typing import Any

from sabot.load.party import Party
from sabot.load.tally import Tally
from sabot.load.target import Target
from sabot.load.ways import Ways

AT_ONCE = 8  # tables that are being opened


class Crowd:
    def __init__(self, target: Target, wish: Mapping[str, Any], tables: int) -> None:
        self.tally = Tally()
        self._parties = [
            Party(target, dict(wish), address(target, number), self.tally)
            for number in range(tables)
        ]

    async def begin(self, ways: Ways) -> None:
        room = asyncio.Semaphore(AT_ONCE)

        async def begin(party: Party) -> None:
            async with room:
                await party.begin(ways)

        await asyncio.gather(*map(begin, self._parties))

    def set_ways(self, ways: Ways) -> None:
        for party in self._parties:
            party.set_ways(ways)

    def overdue(self) -> int:
        return sum(page.overdue() for party in self._parties for page in party.pages)

    async def end(self) -> None:
        await asyncio.gather(*(party.end() for party in self._parties))


def address(target: Target, number: int) -> str:
    """One of our own; "": the server is not at one of 127.0.0.0/8, which has many.

    >>> address(Target("http://127.0.0.1:80", 1), 251)
    '127.0.2.2'
    """
    if not target.host.startswith("127."):
        return ""
    return f"127.0.{1 + number // 250}.{1 + number % 250}"
