"""What the browser's own record says of a page's tasks, and of each step of a turn."""

from bisect import bisect_right
from collections import Counter, defaultdict
from statistics import median

TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
PHASE = "phase "

# Each phase that a board shows is written into the record, in the task that shows it.
MARK = f"""() => {{
  const board = document.querySelector('[data-phase]');
  const mark = () => performance.mark('{PHASE}' + board.dataset.phase);
  new MutationObserver(mark).observe(board, {{ attributeFilter: ['data-phase'] }});
}}"""


def page_tasks(events):
    """Of the thread that lays out the page, in order."""
    whole = [event for event in events if event["ph"] == "X" and "tdur" in event]
    [(thread, _)] = Counter(thread_of(e) for e in whole if e["name"] == "Layout").most_common(1)
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


def slowest_step(plays):
    """What is slow only now and then is the machine's; what is so at the median is the client's."""
    together = defaultdict(list)
    for steps in plays:
        for step, lengths in steps.items():
            together[step] += lengths
    often = {step: median(of) for step, of in together.items() if len(of) >= len(plays)}
    return max(often.items(), key=lambda step: step[1])


def millis(task):
    return round(task["tdur"] / 1000, 1)
