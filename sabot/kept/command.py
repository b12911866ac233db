"""`sabot verify`: is this game what was played?"""

import argparse
from pathlib import Path
from typing import Any

from msgspec.json import encode

from sabot.core.game import Illegal
from sabot.kept.reading import LINE, LINES, WHOLE, read
from sabot.kept.title import FORMAT
from sabot.kept.verify import Difference, Report, short, verify
from sabot.registry import GAMES

WORDS = {
    "not-a-game-file": "it isn't a game file of Sabot",
    "newer-file": f"a later Sabot wrote it; this one reads formats up to {FORMAT}",
    "cut-short": "it is cut short",
    "damaged-file": "it was damaged, or changed by hand",
    "file-too-big": f"it holds more than {WHOLE} bytes, {LINES} lines, or {LINE} bytes in a line",
}


PARTLY = 3  # exit code: what could be checked holds, and that is not all


def add_verify(commands: Any) -> None:
    parser = commands.add_parser("verify", help="compute a kept game again: seed, verdicts, film")
    parser.add_argument("file", metavar="FILE", type=Path, help="a .sabot file")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run_verify)


def run_verify(wish: argparse.Namespace) -> int | str:
    try:
        report = verified(wish.file)
    except OSError as error:
        return f"Can't read {wish.file}: {error.strerror}."
    except Illegal as why:
        if wish.json:
            print(encode({"code": why.code, "params": why.params}).decode())
            return 1
        return f"{wish.file}: {WORDS[why.code]}."
    print(encode(report).decode() if wish.json else words(report))
    return 1 if not report.holds else 0 if report.whole else PARTLY


def verified(file: Path) -> Report:
    with file.open("rb") as opened:
        kept = read(opened)
    box = GAMES.get(kept.title.game)
    return verify(kept, box.game if box else None)


def words(report: Report) -> str:
    holds = "holds" if report.whole else "holds as far as it was checked"
    verdict = f"DIFFERS: {difference(report.differs)}" if report.differs else holds
    game = report.game if report.game in GAMES else short(report.game)
    head = f"{game}, rules version {report.version}, {report.entries} entries"
    checked, rest = ", ".join(report.checked), "; ".join(report.unchecked)
    lines = (f"{head}, {report.contested} of them contested: {verdict}.",
             f"Checked: {checked}.", f"Not covered: {rest}.")  # fmt: skip
    return "\n".join(map(visible, lines))


def visible(text: str) -> str:
    """What a forger wrote moves no cursor and turns no line around.

    >>> visible("one\\x1b[2Jtwo\\u202e")
    'one\\\\x1b[2Jtwo\\\\u202e'
    """
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def difference(found: Difference) -> str:
    where = "title" if found.entry is None else f"entry {found.entry}"
    return f"{where}, {found.part}: {found.why}"
