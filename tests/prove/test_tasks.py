"""The client's measure of smoothness, on a record made by hand."""

from tests.prove.tasks import (
    all_steps,
    collections,
    longest_by_step,
    page_tasks,
    slowest_step,
    too_long,
    too_long_by_the_machine,
)

PAGE, OTHER = 1, 2


def span(name, start, length, thread=PAGE):
    took = {"ts": start, "dur": length, "tdur": length}
    return {"ph": "X", "name": name, "pid": 7, "tid": thread, **took}


def mark(phase, moment):
    return {"ph": "I", "name": f"phase {phase}", "ts": moment, "pid": 7, "tid": PAGE}


RECORD = [
    span("Layout", 1_000, 10),
    span("RunTask", 1_000, 90_000),  # shows the first phase: of which step is not known
    mark("pause", 50_000),
    span("RunTask", 200_000, 8_000),  # shows the roll: its step begins with it
    mark("rolling", 205_000),
    span("RunTask", 300_000, 20_000),
    span("RunTask", 300_000, 99_000, OTHER),
    span("RunTask", 400_000, 5_000),
    mark("rolled", 401_000),
    span("RunTask", 500_000, 30_000),
    span("MajorGC", 505_000, 20_000),
]


def test_each_step_has_its_longest_task_of_the_page():
    tasks = page_tasks(RECORD)
    assert longest_by_step(tasks, RECORD) == {"pause > rolling": [20.0], "rolling > rolled": [30.0]}
    assert [task["ts"] for task in collections(tasks, RECORD)] == [500_000]


def test_the_slowest_step_is_judged_by_its_median_over_all_plays():
    often = {"rolled > rung": [9.0, 80.0], "rung > called": [30.0, 31.0]}
    seldom = {"bonus > pause": [70.0], "rolled > rung": [10.0]}
    assert slowest_step(all_steps([often, seldom])) == ("rung > called", 30.5)


def test_of_steps_that_are_too_long_it_is_told_how_many_the_machine_makes_so():
    steps = {"rolled > rung": [30.0] * 3 + [60.0], "rung > called": [20.0] * 6}
    assert too_long(steps) == 1
    assert too_long_by_the_machine(steps, alike=[10.0, 10.0, 10.0, 18.0]) == 1.0  # a quarter of 4
    assert too_long_by_the_machine(steps, alike=[10.0, 10.0, 10.0, 26.0]) == 2.5  # and of 6
