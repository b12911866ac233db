"""One seat at a table of ZINGA: rings at every roll, and does what keeps the turns coming."""

import asyncio
from itertools import count

from sabot.games.zinga.sheets import SHEETS
from tests.games.zinga.walks.person import lines, on_the_table
from tests.prove.race.page import KEPT, Page, clock
from tests.prove.race.person import draw
from tests.prove.race.ways import Honest

PAUSE = 3.03  # s; the shortest a table may have, and a little
SAY = 0.1
BOXES = 3


class Player:
    """`ran(revision, reaction)` is called with each press on a roll."""

    def __init__(self, door, table, seat, ways, chance, ran):
        self.seat, self.ways, self.chance, self.ran = seat, ways, chance, ran
        self.view, self.late = None, []
        self.page = Page(door, table, f"seat{seat}", ways, self._hear)
        self.tab = Page(door, table, f"tab{seat}", Honest(chance), self._glance)
        self._presses, self._tasks, self._news = {}, set(), asyncio.Event()

    async def sit(self):
        await self.page.come_in()
        await self.page.open_line(seat=str(self.seat))
        await self.until(lambda: self.page.seating)

    async def ready(self):
        if self.ways.tab():
            await self.tab.come_in()
            await self.tab.open_line()
        await self.page.say(do="ready", nonce=f"seat {self.seat}")

    async def until(self, holds):
        while not holds():
            self._news.clear()
            await self._news.wait()

    async def close(self):
        for task in self._tasks:
            task.cancel()
        await self.page.close()
        await self.tab.close()

    def _hear(self, told, came):
        self._news.set()
        if told["on"] != "update":
            return
        self.view = told["view"]
        press = self._look(told, came)
        if told["stimulus"]:
            self.page.shown[told["revision"]] = came + press.drawn
        self._act(self.view)

    def _glance(self, told, came):
        """In the other tab."""
        if told["on"] == "update":
            self._look(told, came)

    def _look(self, told, came):
        """The first sight of a roll sets the finger going."""
        revision = told["revision"]
        if revision not in self._presses:
            self._presses[revision] = draw(self.chance)
            self._presses.pop(revision - KEPT, None)
            if any(event["on"] == "rolled" for event in told["events"]):
                self._later(self._ring(revision, came, self._presses[revision]))
                if self.ways.toggles:
                    self._later(self._toggle())
        return self._presses[revision]

    async def _ring(self, revision, came, press):
        """The finger falls when it really falls: what our own clock is late counts as reaction."""
        seen = came + press.drawn
        due = seen + press.reaction + press.hand
        await asyncio.sleep((due - clock()) / 1e6)
        self.late.append(clock() - due)
        pressed = clock() - press.hand
        self.ran(revision, pressed - seen)
        stamp = self.page.stamp(pressed + press.error)
        await self.page.claim({"do": "ring"}, self.ways.stamps(self.page, stamp))

    async def _toggle(self):
        """Until somebody rings; without echoes, for they would count as frames."""
        for number in count():
            if self.view["phase"] != "rolled":
                return
            passing = {"do": "pass", "passing": number % 2 == 0}
            await self.page.claim(passing, self.page.stamp(clock()), echoes=())
            await asyncio.sleep(1 / self.ways.toggles)

    def _act(self, view):
        mine = view["ringer"] == self.seat
        match view["phase"]:
            case "pause" if view["active"] == self.seat:
                self._later(self._do(PAUSE, {"do": "roll"}))
            case "rung" if mine:
                self._later(self._do(SAY, {"do": "call", "cell": to_call(view, self.seat)}))
            case "bonus" if mine:
                self._later(self._do(SAY, {"do": "bonus", "cell": to_fill(view, self.seat)}))

    async def _do(self, after, action):
        await asyncio.sleep(after)
        await self.page.claim(action, self.page.stamp(clock()))

    def _later(self, work):
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def to_call(view, seat):
    """What makes neither gaffe nor winner, as long as there is such a thing."""
    sheet = view["sheets"][seat]
    good = on_the_table(view, seat) & set(sheet["cells"])
    fresh = [cell for cell in sorted(good - set(sheet["ticked"])) if not fills(sheet, cell)]
    again = sorted(good & set(sheet["ticked"])) if sheet["plus"] < BOXES else []
    return (*fresh, *again, SHEETS[0][0])[0]


def to_fill(view, seat):
    sheet = view["sheets"][seat]
    free = (cell for cell in sheet["cells"] if cell not in sheet["ticked"])
    return next(cell for cell in free if not fills(sheet, cell))


def fills(sheet, cell):
    """Would it be the fifth of a line?"""
    ticked = {*sheet["ticked"], cell}
    return any(cell in line and ticked.issuperset(line) for line in lines(sheet))
