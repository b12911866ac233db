"""The order, computed again from records alone. The browser runs the same vectors."""

from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.json import decode

from sabot.core.record import Record, order, tau_of

VECTORS = Path(__file__).parent / "vectors" / "photo_finish.json"


class Case(Struct):
    name: str
    records: list[Record]
    taus: list[int]
    cells: list[int]
    order: tuple[int, ...]


class Vectors(Struct):
    cases: list[Case]


CASES = decode(VECTORS.read_bytes(), type=Vectors).cases


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_records_give_the_same_order_everywhere(case):
    assert order(case.records) == case.order
    assert [tau_of(record) for record in case.records] == case.taus
    assert [record.cell for record in case.records] == case.cells


def test_the_vectors_show_every_mode():
    modes = {record.mode for case in CASES for record in case.records}
    assert modes == {"page", "bounded", "server", "bot"}
