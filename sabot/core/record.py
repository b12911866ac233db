"""All that placed one contested claim, and the order computed again from it. No arbiter needed."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from sabot.core.game import Seat
from sabot.core.line import Micros

Why = Literal["alone", "spoken", "clock", "cap"]
Mode = Literal["page", "bounded", "server", "bot"]
Doubt = Literal["", "coarse", "stamps", "young", "stimulus"]

DEVICE = 23_300  # V: mean time of screen and finger
CELL = 2_000  # two acts in one cell are a tie


class Record(Struct, frozen=True, omit_defaults=True):
    seat: Seat
    seen: int  # e: the stimulus it counts from
    shown: Micros  # T: when that was on all screens
    sent: Micros  # s
    pong: Micros | None  # b
    heard: Micros  # b'
    arrived: Micros  # A
    rtt: Micros  # m
    jitter: Micros  # K
    slack: Micros  # Δ
    page: Micros  # r_c
    house: Micros  # r_s, by the server's clock; stored logs have this name
    reaction: Micros  # r
    least: Micros  # not before this: the seat has spoken already
    tau: Micros
    offset: Micros  # of this stimulus's cells
    lot: int  # breaks ties without favouring a seat
    mode: Mode
    doubt: Doubt = ""  # why the page's word was not taken
    final: Why = "alone"

    @property
    def cell(self) -> Micros:
        return cell_of(self.tau, self.offset)


class Placed(Struct, frozen=True):
    """A contested claim: what it did (a false start says so), and all that placed it."""

    act: str
    record: Record


def cell_of(tau: Micros, offset: Micros) -> Micros:
    """The beginning of the cell in which this moment lies.

    >>> [cell_of(tau, offset=500) for tau in (1_499, 1_500, 3_499, 3_500)]
    [-500, 1500, 1500, 3500]
    """
    return tau - (tau + offset) % CELL


def tau_of(record: Record) -> Micros:
    """From the stamps alone, as anybody can."""
    if record.mode == "bot":
        return max(record.arrived, record.least)
    house = record.arrived - record.heard - DEVICE
    trusted = record.mode != "server"
    reaction = max(record.page, house - record.slack) if trusted else house
    placed = min(record.arrived, max(record.sent, record.shown + reaction))
    return max(placed, record.least)


def order(records: Iterable[Record]) -> tuple[Seat, ...]:
    """Who was first, second, …: by cells of table time, ties by lot."""
    ranked = sorted((cell_of(tau_of(r), r.offset), r.lot, r.arrived, r.seat) for r in records)
    return tuple(seat for *_, seat in ranked)
