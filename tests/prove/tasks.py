"""What the browser's own record says of a page's tasks, and of each step of a turn."""

from bisect import bisect_right
from collections import Counter, defaultdict
from statistics import median

TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
PHASE = "phase "
SLOW = 50  # ms

# Each phase that a board shows is written into the record, in the task that shows it.
MARK = f"""() => {{
  const board = document.querySelector('[data-phase]');
  const mark = () => performance.mark('{PHASE}' + board.dataset.phase);
  new MutationObserver(mark).observe(board, {{ attributeFilter: ['data-phase'] }});
}}"""


def page_tasks(events, does="Layout"):
    """Of the thread that lays out the page, in order."""
    whole = [event for event in events if event["ph"] == "X" and "tdur" in event]
    [(thread, _)] = Counter(thread_of(e) for e in whole if e["name"] == does).most_common(1)
    ours = [e for e in whole if thread_of(e) == thread and e["name"] == "RunTask"]
    return sorted(ours, key=lambda task: task["ts"])


def thread_of(event):
    return event["pid"], event["tid"]


def collections(tasks, events):
    """The browser's own: its memory reducer comes about 30 s after a page was opened."""
    thread, starts = thread_of(tasks[0]), [task["ts"] for task in tasks]
    began = [e["ts"] for e in events if e["name"] == "MajorGC" and thread_of(e) == thread]
    found = {bisect_right(starts, moment) - 1 for moment in began}
    return [tasks[n] for n in sorted(found) if n >= 0]


def longest_by_step(tasks, events):
    """From each phase to the next one: the longest task each time, whatever it did."""
    marks = sorted((e["ts"], e["name"].removeprefix(PHASE)) for e in events if is_mark(e))
    starts, longest = [moment for moment, _ in marks], defaultdict(float)
    for task in tasks:
        now = bisect_right(starts, task["ts"] + task["dur"]) - 1
        longest[now] = max(longest[now], millis(task))
    steps = defaultdict(list)
    for now in range(1, len(marks)):
        steps[f"{marks[now - 1][1]} > {marks[now][1]}"].append(longest[now])
    return steps


def is_mark(event):
    return event["name"].startswith(PHASE)


def all_steps(plays):
    """Those that are in most plays; what is rare has no usual length."""
    together = defaultdict(list)
    for steps in plays:
        for step, lengths in steps.items():
            together[step] += lengths
    return {step: lengths for step, lengths in together.items() if len(lengths) >= len(plays)}


def slowest_step(steps):
    """What is slow only now and then is the machine's; what is so at the median is the client's."""
    return max(((step, median(of)) for step, of in steps.items()), key=lambda step: step[1])


def too_long(steps):
    return sum(length > SLOW for of in steps.values() for length in of)


def too_long_by_the_machine(steps, alike):
    """If each were as long as usual, and lengthened as tasks that are all alike are."""
    usual = median(alike)
    share = {step: sum(t / usual > SLOW / median(of) for t in alike) for step, of in steps.items()}
    return sum(len(of) * share[step] / len(alike) for step, of in steps.items())


def millis(task):
    return round(task["tdur"] / 1000, 1)
