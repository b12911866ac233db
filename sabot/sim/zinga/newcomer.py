"""Somebody in their first game of ZINGA: rings after 6 s at the median, misses a fifth."""

from sabot.core.reflex import Reflex
from sabot.games.zinga.acts import Plussed, Ticked
from sabot.games.zinga.bots.spotter import Spotter
from sabot.games.zinga.bots.temper import Temper

NEWCOMER = Spotter(
    Temper(
        see=Reflex(1_700, 300, 600),
        check=Reflex(400, 80, 130),
        press=Reflex(700, 120, 200),
        pace=1.4,
        patience=30,
        miss=0.2,
        slip=0.03,
        forgets=0.5,
        sense=0.45,
        alert=0.6,
        guard=0.05,
    )
)
SCORES = (Ticked, Plussed)
