"""ZINGA: dice, bell and five in a row."""

from sabot.core.game import Box, First, levels
from sabot.games.zinga.acts import FalselyStarted, Gaffed
from sabot.games.zinga.bots.patient import Patient
from sabot.games.zinga.bots.spotter import Spotter
from sabot.games.zinga.bots.temper import EASY, GENTLE, HARD, MASTER, NORMAL
from sabot.games.zinga.lesson import LESSON
from sabot.games.zinga.rules import Zinga

box = Box(
    Zinga(),
    levels(Patient, gentle=GENTLE)
    | levels(Spotter, easy=EASY, normal=NORMAL, hard=HARD, master=MASTER),
    is_error=lambda event: isinstance(event, Gaffed | FalselyStarted),
    first=First({"call_time": 3_000, "reminders": True}),  # time to find the cell on the sheet
    lesson=LESSON,
    family={"call_time": 3_000, "turn_time": 40_000, "pause_time": 6_000},
)
