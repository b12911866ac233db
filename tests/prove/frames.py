"""What the browser's own record says of a page's tasks and frames, and of each kind of frame."""

from bisect import bisect_right
from collections import Counter, defaultdict
from statistics import median

TRACED = [
    "toplevel",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
]
PHASE = "phase "
WAIT = 20  # ms at 4×; to hand over a frame takes 1 to 4

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
    return holding(tasks, [event for event in events if event["name"] == "MajorGC"])


def frames(tasks, events):
    return holding(tasks, commits(events))


def waits(tasks, events):
    """Long because the drawing of the last frame, without a graphics card, was not yet done."""
    return holding(tasks, [event for event in commits(events) if millis(event) > WAIT])


def commits(events):
    return [e for e in events if e["name"] == "Commit" and "tdur" in e]


def holding(tasks, events):
    """The tasks within which one of these began on their thread."""
    thread, starts = thread_of(tasks[0]), [task["ts"] for task in tasks]
    moments = [event["ts"] for event in events if thread_of(event) == thread]
    found = {(bisect_right(starts, moment) - 1, moment) for moment in moments}
    return [tasks[n] for n in {n for n, at in found if n >= 0 and at <= end_of(tasks[n])}]


def end_of(task):
    return task["ts"] + task["dur"]


def by_kind(tasks, events):
    """The lengths of all frames: from which phase to which, and the how-manieth since."""
    marks = sorted((e["ts"], e["name"].removeprefix(PHASE)) for e in events if is_mark(e))
    starts, kinds, place = [moment for moment, _ in marks], defaultdict(list), Counter()
    for task in sorted(frames(tasks, events), key=lambda task: task["ts"]):
        now = bisect_right(starts, end_of(task)) - 1
        if now > 0:
            place[now] += 1
            step = f"{marks[now - 1][1]} > {marks[now][1]}"
            kinds[f"{step}, frame {place[now]}"].append(millis(task))
    return kinds


def is_mark(event):
    return event["name"].startswith(PHASE)


def slowest_kind(plays):
    """What is slow only now and then is the machine's; what is so at the median is the client's."""
    together = defaultdict(list)
    for kinds in plays:
        for kind, lengths in kinds.items():
            together[kind] += lengths
    often = {kind: median(of) for kind, of in together.items() if len(of) >= len(plays)}
    return max(often.items(), key=lambda kind: kind[1])


def millis(task):
    return round(task["tdur"] / 1000, 1)
