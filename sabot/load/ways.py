"""What people do in a phase: whether they act, how soon, and whether their pages beat."""

from typing import NamedTuple

QUICK = 150.0  # ms: many games don't take a sooner press for a reaction


class Ways(NamedTuple):
    acts: bool = False
    quick: bool = False  # press as soon as that counts, not when a person would
    beats: bool = True  # as the server tells; False: never
    every: float | None = None  # s between two beats, whatever the server tells
    asks: bool = True  # as a page does in silence


PINGS = Ways(beats=False, asks=False)
REST = Ways()
BEATS = Ways(every=0.05, asks=False)
HUMAN = Ways(acts=True)
FULL = Ways(acts=True, quick=True)
