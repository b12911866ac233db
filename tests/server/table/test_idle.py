from types import SimpleNamespace

from sabot.core.log import Tick
from sabot.server.table.idle import Idle


def windows_closed(missed, at_once):
    """A table of which one seat was awaited in vain, told `at_once` revisions at a time."""
    awaited = SimpleNamespace(wake=SimpleNamespace(awaited={1}))
    table = SimpleNamespace(
        entries_since=lambda _: [Tick(0)] * at_once, at_revision=lambda _: awaited
    )
    idle = Idle()
    return [idle.told(table, 1 + n, n + at_once) for n in range(0, missed, at_once)][-1]


def test_the_third_window_in_a_row_is_one_too_many():
    assert windows_closed(2, at_once=1) == []
    assert windows_closed(3, at_once=1) == [1]


def test_windows_that_close_together_all_count():
    assert windows_closed(4, at_once=2) == [1]
