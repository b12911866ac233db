"""Zigzag: secret signs, four of a kind."""

from sabot.core.game import Box, First, levels
from sabot.games.zigzag_signs.bots.signer import Signer
from sabot.games.zigzag_signs.bots.temper import EASY, GENTLE, HARD, MASTER, NORMAL
from sabot.games.zigzag_signs.cards import CYCLE, LETTERS, VALUES
from sabot.games.zigzag_signs.events import CallWrong, ContreFailed
from sabot.games.zigzag_signs.figures import counts
from sabot.games.zigzag_signs.lesson import LESSON
from sabot.games.zigzag_signs.rules import ZigzagSigns

# Three boxes win at level 1; characters and jokers only, one joker more, and time to look.
FIRST = First(
    {
        "level": 1,
        "short": 3,
        "extra_joker": True,
        "stop_element": False,
        "stop_landscape": False,
        "stop_accessory": False,
        "theft": False,
        "swap": False,
        "z": False,
        "master": False,
        "ten": False,
        "see": False,
        "idle_time": 12_000,
    }
)
FAMILY = {
    "sign_time": 40_000,
    "later_sign_time": 20_000,
    "idle_time": 16_000,
    "hand_time": 120_000,
    "check_time": 8_000,
    "box_time": 20_000,
    "pair_time": 10_000,
    "answer_time": 6_000,
    "target_time": 16_000,
    "master_time": 30_000,
    "ten_time": 20_000,
    "see_time": 12_000,
    "pause_time": 2_000,
}
box = Box(
    ZigzagSigns(),
    levels(Signer, gentle=GENTLE, easy=EASY, normal=NORMAL, hard=HARD, master=MASTER),
    counts,
    constants={"cards": {"LETTERS": LETTERS, "VALUES": VALUES, "CYCLE": CYCLE}},
    first=FIRST,
    lesson=LESSON,
    family=FAMILY,
    is_error=lambda event: isinstance(event, CallWrong | ContreFailed),
)
