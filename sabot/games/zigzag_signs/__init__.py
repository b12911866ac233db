"""Zigzag: secret signs, four of a kind."""

from sabot.core.game import Box
from sabot.games.zigzag_signs.bots.plain import Plain
from sabot.games.zigzag_signs.cards import CYCLE, LETTERS, VALUES
from sabot.games.zigzag_signs.figures import counts
from sabot.games.zigzag_signs.rules import ZigzagSigns

box = Box(
    ZigzagSigns(),
    {"normal": Plain()},
    counts,
    constants={"cards": {"LETTERS": LETTERS, "VALUES": VALUES, "CYCLE": CYCLE}},
)
