"""`make prove` writes its figures into docs/figures.md, row by row, and nothing else there."""

from collections import defaultdict

import pytest

from tests.prove.figures import END, PAGE, rendered, with_line
from tests.prove.rows import ROWS, Row

BENCH = Row("Speed", "sabot bench zinga --json", "{entries_per_second:,} entries a second")
PAGE_BEFORE = f"""# Figures

Words of ours.

| figure | command | seen | when |
|---|---|---|---|
| Speed | `sabot bench zinga --json` | 7 entries a second | yesterday |
| Games | `sabot simulate zinga --json` | all finished | last week |
{END}

More words of ours.
"""


def test_a_row_says_what_its_command_printed_and_when():
    line = rendered(BENCH, {"entries_per_second": 41_000}, "today")
    assert line == "| Speed | `sabot bench zinga --json` | 41,000 entries a second | today |"


def test_a_list_of_runs_is_named_by_number():
    row = Row("Lag", "lag", "p99 {0[p99_ms]}")
    assert rendered(row, [{"p99_ms": 1.8}], "today") == "| Lag | `lag` | p99 1.8 | today |"


def test_several_figures_are_joined_or_named():
    row = Row("Races", "fairness", "{shares!j} by {gain!j}; {endings!n}")
    told = {"shares": [25, 24], "gain": {"5": 1.5, "40": 2.5}, "endings": {"z": 1_200, "quiet": 3}}
    assert "| 25 / 24 by 1.5 / 2.5; z 1,200, quiet 3 |" in rendered(row, told, "today")


def test_a_new_line_takes_the_place_of_the_old_one_and_leaves_the_rest():
    after = with_line(PAGE_BEFORE, "| Speed | `x` | 9 | today |").splitlines()
    before = PAGE_BEFORE.splitlines()
    changed = [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]
    assert [new for _, new in changed] == ["| Speed | `x` | 9 | today |"]


def test_a_line_of_a_new_title_comes_last():
    after = with_line(PAGE_BEFORE, "| Size | `x` | 9 | today |")
    assert f"| last week |\n| Size | `x` | 9 | today |\n{END}" in after


def test_every_row_has_its_place_on_the_page():
    page = PAGE.read_text("utf-8")
    assert [row.title for row in ROWS if f"\n| {row.title} |" not in page] == []
    assert page.count(END) == 1


class Anything(defaultdict):
    """A figure of any shape, where only the template is looked at."""

    def __init__(self):
        super().__init__(Anything)

    def __format__(self, how):
        return format(0, how)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.title)
def test_every_template_can_be_filled(row):
    told = [Anything()] if "{0[" in row.words else Anything()
    assert rendered(row, told, "today").count("|") == 5
