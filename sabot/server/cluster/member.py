"""This node among the others: it sends beats, sees who lives, takes tables over, lets them go."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING

from msgspec.structs import replace

from sabot.core.arbiter import Micros
from sabot.registry import GAMES
from sabot.server.clock import SECOND, Clock
from sabot.server.cluster.nodes import BEAT, LEASE, Node, Nodes, Orphan, Usurped, home, newest
from sabot.server.cluster.own import OwnTables
from sabot.server.table import moving
from sabot.server.table.lease import Lease
from sabot.server.table.lobby import Lobby
from sabot.server.table.neighbours import Elsewhere
from sabot.server.table.room import Room
from sabot.server.table.store import Kept, Store, Unavailable
from sabot.server.wire import TableCard

if TYPE_CHECKING:
    from sabot.server.cluster.register import Register  # which needs the extra `postgres`

log = logging.getLogger(__name__)
GRACE: Micros = 2 * SECOND  # after we were cut off, so that others can beat again before us
LOCATED = 10_000  # tables
AT_ONCE = 500  # tables taken over before the next look
SELDOM = 10  # looks
LEFT_LYING = 3  # looks; then any node that sees a table takes it, out of turn
SOON: Micros = SECOND // 50  # after a lease has ended
MOVES = 16  # tables handed over at once
QUIET: Micros = 2 * SECOND  # that a race is waited for, before its table is handed over
LOOK = 0.05  # seconds
TRY_AGAIN = 0.5  # seconds, while the row of a dead node of our name still counts


class NameTaken(Exception):
    """A living node has our name."""


class Member:
    """`expelled()` is called if another process has this node's name now.

    `questions`: another line to the rows, for what requests ask. However many of them wait, no
    beat waits behind them.
    """

    def __init__(
        self,
        me: Node,
        register: "Register",
        questions: "Register",
        lobby: Lobby,
        store: Store,
        clock: Clock,
    ) -> None:
        self.node, self.me, self.register = me, me.incarnation, register
        self._questions = questions
        self.nodes = Nodes()
        self.expelled: Callable[[], None] = lambda: None
        self._lobby, self._store, self._clock = lobby, store, clock
        self._draining: asyncio.Task[None] | None = None
        self._moving: asyncio.Task[None] | None = None
        self.lease = Lease(clock, LEASE)
        self.trusts_from: Micros = 0  # what it sees of the others' age
        self._lying: Counter[str] = Counter()  # in how many looks a table had no owner
        self._sweeping: asyncio.Task[None] | None = None
        self._saw: set[str] = set()  # living nodes, when orphans were looked for
        self._looks = 0
        self._said = False
        self._located: dict[str, str] = {}  # owners, by table
        self._own = OwnTables(questions, self.me, clock)

    # Neighbours, for the lobby

    def is_cut_off(self) -> bool:
        return self.lease.is_over

    def living(self, incarnation: str) -> Node | None:
        return self.nodes.find(incarnation, self._clock.now())

    def all_living(self) -> list[Node]:
        return self.nodes.living(self._clock.now())

    def knows(self, id: str) -> bool:
        """Where it is, or was lately: nobody has to look for it."""
        return id in self._located

    async def locate(self, id: str) -> None:
        """One short question: nothing is read or replayed of a table that isn't ours."""
        owner = await self._questions.owner(id)
        if owner and owner != self.me:
            self._remember(id, owner)
            if node := await self._owner(owner):
                raise Elsewhere(id, node.incarnation)

    async def owns(self, id: str) -> bool:
        return await self._questions.owner(id) == self.me

    async def cards(self, player: str) -> list[TableCard]:
        """As old as the last beat of each node; the player's own are looked for now and then."""
        nodes = [node for node in self.all_living() if node.incarnation != self.me]
        own = await self._own.of(player)
        public = [card for node in nodes for card in node.shelf if card.table not in own]
        return [*own.values(), *public]

    def _remember(self, id: str, owner: str) -> None:
        """An LRU cache."""
        self._located.pop(id, None)
        self._located[id] = owner
        if len(self._located) > LOCATED:
            del self._located[next(iter(self._located))]

    async def check(self, kept: Kept) -> None:
        """A table without a living owner is ours, unless only others can play it on."""
        if node := await self._owner(kept.owner):
            raise Elsewhere(kept.id, node.incarnation)
        version = kept.head.version if kept.head else None
        if other := self._better(kept.id, kept.sitting.game, version):
            raise Elsewhere(kept.id, other.incarnation)

    def leaves(self, id: str, game: str) -> bool:
        return self._better(id, game, None) is not None

    async def _owner(self, incarnation: str | None) -> Node | None:
        """Of what was seen a second ago only life is believed, and death is looked for again."""
        now = self._clock.now()
        if incarnation is None or (node := self.nodes.find(incarnation, now)):
            return node if incarnation else None
        await self._look(self._questions)
        if self._clock.now() < self.trusts_from:
            return next((n for n in self.nodes.all if n.incarnation == incarnation), None)
        return self.nodes.find(incarnation, self._clock.now())

    def _better(self, id: str, game: str, version: int | None) -> Node | None:
        """Another that should have this table. `version`: of the rules it was dealt by; before
        the deal it is for the newest. What nobody can play on stays where it is."""
        living = self.all_living()
        rules = newest(game, living) if version is None else (game, version)
        is_fit = rules in self.node.versions or not any(rules in n.versions for n in living)
        if is_fit and not self.node.draining:
            return None
        found = home(id, rules, living)
        return found if found and found.incarnation != self.me else None

    # Beats

    async def join(self, patience: Micros = LEASE + BEAT) -> None:
        """A node that died with our name is waited for, as long as its lease lasts."""
        end = self._clock.now() + patience
        while not await self.register.join(self.node):
            if self._clock.now() > end:
                raise NameTaken(self.node.name)
            await asyncio.sleep(TRY_AGAIN)
        await self.beat()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self._pause() / SECOND)
            try:
                await self.beat()
            except Usurped:
                log.error("another node has this name", extra={"node": self.node.name})
                moving.let_all_go(self._lobby)
                return self.expelled()
            except Exception as why:  # whatever it is, the next beat may go well
                self._miss(why)

    async def beat(self) -> None:
        """What was lost is let go before anything may be told again."""
        asked, known = self._clock.now(), set(self._lobby.rooms)
        was_cut_off = self.is_cut_off()
        draining = await self.register.beat(self._card())
        if draining and not self.node.draining:
            self._draining = asyncio.create_task(self.drain())
        await self._look(self.register)
        mine = await self.register.mine(self.me)
        for id in sorted(known - mine):
            moving.let_go(self._lobby, id, even_if_over=was_cut_off)
        if was_cut_off:
            self.trusts_from = self._clock.now() + GRACE
        self.lease.renew(asked)
        if was_cut_off:
            moving.speak_again(self._lobby)
        self._say_well()
        await self._sweep(sorted(mine - set(self._lobby.rooms)))
        self._move_on()

    async def leave(self) -> None:
        tasks = [task for task in (self._draining, self._moving, self._sweeping) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Unavailable):  # its lease ends by itself
            await self.register.leave(self.node)
        await asyncio.gather(self.register.close(), self._questions.close())

    async def _look(self, register: "Register") -> None:
        self.nodes = Nodes(await register.look(), self._clock.now())

    def _pause(self) -> Micros:
        """Until the next beat, or just behind the end of a lease: our own, or another's."""
        death = self.nodes.next_death(self._clock.now())
        ends = [end + SOON for end in (death, self.lease.left) if end]
        return min([BEAT, *ends])

    def _miss(self, why: Exception) -> None:
        """Once the lease is over pages are sent off: another node may have their tables by now."""
        if not self._said:
            self._said = True
            fault = None if isinstance(why, Unavailable) else why
            log.error("no beat reaches the database", extra={"why": str(why)}, exc_info=fault)
        if self.is_cut_off():
            moving.cut_all(self._lobby)

    def _say_well(self) -> None:
        if self._said:
            log.warning("the database takes beats again")
        self._said = False

    def _card(self) -> Node:
        rooms = [room for room in self._lobby.rooms.values() if room.goes_on]
        players = {reader.player.id for room in rooms for reader in room.readers}
        shelf = tuple(moving.public_cards(self._lobby))
        return replace(self.node, players=len(players), tables=len(rooms), shelf=shelf)

    # Drain

    async def drain(self) -> None:
        """Every table is handed over that another can play on; pages follow by themselves."""
        self.node = replace(self.node, draining=True)
        with suppress(Unavailable):
            await self.register.drain_own(self.node)
            await self._look(self.register)
        await self._hand_over_all()

    def _move_on(self) -> None:
        """Beside the beats: undealt tables to nodes with newer rules, and tables that nobody
        could play on to a node that now can."""
        if all(task is None or task.done() for task in (self._moving, self._draining)):
            self._moving = asyncio.create_task(self._hand_over_all())

    async def _hand_over_all(self) -> None:
        """Bounded concurrency: tables in the middle of a race are waited for together."""
        turns = asyncio.Semaphore(MOVES)
        rooms = [room for room in self._lobby.rooms.values() if self._should_go(room)]
        await asyncio.gather(*(self._hand_over(room, turns) for room in rooms))

    async def _hand_over(self, room: Room, turns: asyncio.Semaphore) -> None:
        """Between two moments of play, if one comes soon."""
        async with turns:
            end = self._clock.now() + QUIET
            while room.hot and self._clock.now() < end:
                await asyncio.sleep(LOOK)
            if self._lobby.rooms.get(room.id) is room and self._should_go(room):
                await moving.hand_over(self._lobby, self._store, self._clock, room)

    def _should_go(self, room: Room) -> bool:
        better = self._better(room.id, room.sitting.game, room.version)
        return room.is_live() and better is not None

    # Takeover

    async def _sweep(self, mislaid: list[str]) -> None:
        """Beside the beats: a long replay must not cost us our lease. `mislaid`: ours, though we
        have no room for it, for a write failed of which nobody knew whether it was committed."""
        if self._clock.now() < self.trusts_from:
            return
        if self._sweeping and not self._sweeping.done():
            return
        living = self.nodes.living(self._clock.now())
        if not self._is_due(living) and not mislaid:
            return
        orphans = await self.register.orphans([node.incarnation for node in living], AT_ONCE)
        ours = [orphan.id for orphan in orphans if self._is_ours(orphan, living)]
        ours += [id for id in mislaid if self._lying[id] >= LEFT_LYING]
        self._lying = Counter(
            {id: self._lying[id] + 1 for id in (*(o.id for o in orphans), *mislaid)}
        )
        if ours:
            self._sweeping = asyncio.create_task(self._take(ours))

    def _is_due(self, living: list[Node]) -> bool:
        """It reads the rows of all live tables: when a node came or went, and now and then."""
        before, self._saw = self._saw, {node.incarnation for node in living}
        self._looks += 1
        return self._saw != before or bool(self._lying) or self._looks % SELDOM == 0

    def _is_ours(self, orphan: Orphan, living: list[Node]) -> bool:
        id, game, version = orphan
        turn = home(id, newest(game, living) if version is None else (game, version), living)
        return self._lying[id] >= LEFT_LYING or bool(turn and turn.incarnation == self.me)

    async def _take(self, ids: list[str]) -> None:
        """As many at once as the lobby lets; one that can't be read is logged where it is found."""
        await asyncio.gather(*map(self._lobby.room, ids), return_exceptions=True)


def versions() -> tuple[tuple[str, int], ...]:
    return tuple((id, box.game.version) for id, box in GAMES.items())


def incarnation() -> str:
    return token_hex(8)
