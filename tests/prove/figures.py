"""Writes docs/figures.md: runs the commands that print figures, and puts each into its row.

`python -m tests.prove.figures` runs them all, for hours; `make prove` does that.
`python -m tests.prove.figures "bench zinga"` runs those whose command contains these words.
A row is written as soon as its command has ended well; the rest of the page stays as it is.
"""

import json
import subprocess
import sys
from datetime import date
from pathlib import Path
from string import Formatter

from tests.prove.rows import ROWS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "figures.md"
END = "<!-- end of what `make prove` writes -->"


class Words(Formatter):
    def convert_field(self, value, conversion):
        if conversion == "j":
            return " / ".join(map(str, value.values() if isinstance(value, dict) else value))
        if conversion == "n":
            return ", ".join(f"{name} {figure:,}" for name, figure in value.items())
        return super().convert_field(value, conversion)


def main(words=""):
    for row in (row for row in ROWS if words in row.command):
        line = rendered(row, run(row.command), f"{date.today()}, {commit()}")
        PAGE.write_text(with_line(PAGE.read_text("utf-8"), line), "utf-8")


def run(command):
    program, *words = command.split()
    place = str(Path(sys.executable).parent / program)
    print(f"$ {command}", flush=True)
    said = subprocess.run([place, *words], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    print(said.stdout, flush=True)
    said.check_returncode()
    return json.loads(said.stdout)


def commit():
    asked = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.check_output(asked, cwd=ROOT, text=True).strip()


def rendered(row, told, when):
    given = (told, {}) if isinstance(told, list) else ((), told)
    return f"| {row.title} | `{row.command}` | {Words().vformat(row.words, *given)} | {when} |"


def with_line(page, line):
    """In place of the row of the same title; else as the last one."""
    title = line[: line.index("|", 1) + 1]
    lines = page.split("\n")
    for place, old in enumerate(lines[: lines.index(END)]):
        if old.startswith(title):
            return "\n".join([*lines[:place], line, *lines[place + 1 :]])
    return page.replace(END, f"{line}\n{END}")


if __name__ == "__main__":
    main(*sys.argv[1:])
