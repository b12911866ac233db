"""`make game id=snap`: copies the model in tools/game/ under that name, and registers it.

The model is an ordinary game, Snatch, in three folders. Its name is replaced wherever it stands: as
an id (`snatch`), as a class and title (`Snatch`), and before the number of a clause (`SN-`).
"""

import json
import keyword
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
MODEL = ROOT / "tools/game"
REGISTRY = ROOT / "sabot/registry.py"
HOMES = {"sabot": "sabot/games", "client": "client/src/games", "tests": "tests/games"}
PAGE_WORDS = ROOT / "client/src/messages/en.json"


def main(id: str) -> None:
    if trouble := objection(id):
        sys.exit(f"sabot: {trouble}")
    for source in filter(Path.is_file, sorted(MODEL.rglob("*"))):
        if source.suffix != ".pyc":
            add(target_of(source, id), renamed(source.read_text("utf-8"), id))
    register(id)
    tidy(f"sabot/games/{id}", f"tests/games/{id}")
    for file in sorted((ROOT / "tests/games" / id / "golden").glob("*.txt")):
        write(file, run("sabot.sim.golden", file.read_text("utf-8").strip()))


def objection(id: str) -> str:
    """Why there can't be a new game of this id, if so."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{2,19}", id) or id.endswith("_") or "__" in id:
        return (
            f"{id!r} is not an id: 3 to 20 small letters, digits and _, as in `make game id=snap`."
        )
    for home in (f"sabot/games/{id}", f"tests/games/{id}", f"client/src/games/{id}/game.ts"):
        if (ROOT / home).exists():
            return f"{home} is there already."
    if keyword.iskeyword(id) or id == "kit" or is_word_of_the_server(id):
        return f"{id!r} means something else here already; choose another id."
    if any(key.startswith(f"{id}_") for key in json.loads(PAGE_WORDS.read_text("utf-8"))):
        return f"the page's own messages begin with {id}_; choose another id."
    return ""


def is_word_of_the_server(id: str) -> bool:
    """A search of the server for a game should find that game alone."""
    word = re.compile(rf"(?<![a-z]){id}(?![a-z])", re.IGNORECASE)
    sources = (ROOT / "sabot").rglob("*.py")
    return any(word.search(source.read_text("utf-8")) for source in sources)


def target_of(source: Path, id: str) -> Path:
    part, *rest = source.relative_to(MODEL).parts
    return ROOT.joinpath(HOMES[part], id, *rest)


def renamed(text: str, id: str) -> str:
    title = "".join(word.capitalize() for word in id.split("_"))
    return text.replace("Snatch", title).replace("snatch", id).replace("SN-", f"{id[:2].upper()}-")


def register(id: str) -> None:
    """As the last one: a line of its own, before the bracket."""
    before, bracket, after = REGISTRY.read_text("utf-8").rpartition("\n)\n")
    write(REGISTRY, f'{before}\n    "{id}",{bracket}{after}')


def tidy(*homes: str) -> None:
    """Another name may be longer, or come later in the alphabet."""
    run("ruff", "check", "--quiet", "--fix", *homes)
    run("ruff", "format", "--quiet", *homes)


def add(target: Path, text: str) -> None:
    """A box that stood on the shelf before its game keeps its cover, and its words go first."""
    if target.exists() and target.suffix == ".json":
        words = json.loads(text) | json.loads(target.read_text("utf-8"))
        write(target, json.dumps(words, indent=2, ensure_ascii=False) + "\n")
    elif not target.exists():
        write(target, text)


def run(module: str, *words: str) -> str:
    child = [sys.executable, "-m", module, *words]
    return subprocess.run(child, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
