"""Zigzag: secret signs, four of a kind."""

from sabot.core.game import Box, levels
from sabot.games.zigzag_signs.bots.signer import Signer
from sabot.games.zigzag_signs.bots.temper import EASY, HARD, MASTER, NORMAL
from sabot.games.zigzag_signs.cards import CYCLE, LETTERS, VALUES
from sabot.games.zigzag_signs.figures import counts
from sabot.games.zigzag_signs.rules import ZigzagSigns

box = Box(
    ZigzagSigns(),
    levels(Signer, easy=EASY, normal=NORMAL, hard=HARD, master=MASTER),
    counts,
    constants={"cards": {"LETTERS": LETTERS, "VALUES": VALUES, "CYCLE": CYCLE}},
)
