"""A bot for ZINGA: `sabot simulate zinga -n 100 --bot examples/mine.py:Bot --levels easy`.

It is asked whenever its seat sees something new. It answers with a thought: an act, and how many
milliseconds from now to do it. Between two thoughts it knows only what `watch` returned.
"""

from sabot.core.game import Thought
from sabot.games.zinga.acts import Call, Declare, Ring, Roll
from sabot.games.zinga.sheets import LINES, on_table


class Bot:
    def watch(self, memory, view, events):
        """What to remember: here, nothing."""
        return None

    def think(self, memory, view, luck, cue):
        """`view` is what this seat sees; `luck` is the only chance there is."""
        sheet = view.sheets[cue.seat]
        if view.phase == "pause" and view.mine.declarations_left and (four := missing(sheet)):
            return Thought(400, Declare(four[0]))
        if view.phase == "pause" and view.active == cue.seat:
            return Thought(max(0, view.roll_from - cue.at) + 300, Roll())
        lying = on_table(view.dice, view.active == cue.seat) if view.dice else ()
        cells = [cell for cell in sheet.cells if cell in lying and cell not in sheet.ticked]
        if view.phase == "rolled" and cells and not sheet.out:
            return Thought(900 + luck.below(400), Ring(), view.opened)
        if view.phase == "rung" and view.ringer == cue.seat:
            return Thought(500, Call(cells[0]))
        return None


def missing(sheet):
    """The cells that would fill a line and aren't declared yet."""
    ticked = sum(1 << place for place, cell in enumerate(sheet.cells) if cell in sheet.ticked)
    gaps = [line & ~ticked for line in LINES if (line & ~ticked).bit_count() == 1]
    cells = [sheet.cells[gap.bit_length() - 1] for gap in gaps]
    return [cell for cell in cells if cell not in sheet.declared]
