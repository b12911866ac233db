"""`python -m sabot.sim.reports FILE…`: what `sabot report GAME --json` wrote there, as one page."""

import sys
from collections.abc import Iterable
from pathlib import Path

from msgspec.json import decode

from sabot.sim.reports.figures import Figures
from sabot.sim.reports.markdown import section

ABOUT = """# Balance

What seats, levels, races and options do to each game, by games between bots. This page is made by
`python -m sabot.sim.reports FILE…` from what `sabot report GAME --json` wrote. The command above
each section gives the same figures on any machine, and without `--json` a page with plots. Shares
have their 95 % intervals, so about one in twenty misses the truth by chance."""


def page(files: Iterable[str]) -> str:
    figures = [decode(Path(file).read_bytes(), type=Figures) for file in files]
    return "\n\n".join([ABOUT, *map(section, figures)])


if __name__ == "__main__":
    print(page(sys.argv[1:]))
