"""Zigzag: secret signs, four of a kind."""

from sabot.core.game import Box, First, levels
from sabot.games.zigzag_signs.bots.signer import Signer
from sabot.games.zigzag_signs.bots.temper import EASY, GENTLE, HARD, MASTER, NORMAL
from sabot.games.zigzag_signs.cards import CYCLE, LETTERS, VALUES
from sabot.games.zigzag_signs.figures import counts
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
box = Box(
    ZigzagSigns(),
    levels(Signer, gentle=GENTLE, easy=EASY, normal=NORMAL, hard=HARD, master=MASTER),
    counts,
    constants={"cards": {"LETTERS": LETTERS, "VALUES": VALUES, "CYCLE": CYCLE}},
    first=FIRST,
)
