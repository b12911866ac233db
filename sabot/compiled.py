"""Which form of a game's engine runs: plain Python, or what was compiled of these very sources.

An engine is a game's folder `engine`, whose modules know only each other and are compiled together.
What comes of it lies under the fingerprint of its sources: after an edit nobody finds it any more.
"""

import os
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path


def compiled_ways(engine: str) -> list[str]:
    """What goes before the `__path__` of that package. A folder that isn't there does no harm."""
    return [] if os.environ.get("SABOT_PURE") == "1" else [str(compiled_home(Path(engine)))]


def compiled_home(engine: Path) -> Path:
    """Where its compiled form lies, if it has been made."""
    seen = sha256(EXTENSION_SUFFIXES[0].encode())  # of this Python, on this machine
    for source in sorted(engine.glob("*.py")):
        content = source.read_bytes()
        seen.update(f"{source.name} {len(content)}\n".encode() + content)
    return engine / "compiled" / seen.hexdigest()[:16]


def engines(root: Path) -> list[Path]:
    return sorted(root.glob("sabot/games/*/engine"))


def is_compiled() -> bool:
    """Whether all engines run so."""
    ways = [compiled_ways(str(engine)) for engine in engines(Path(__file__).parents[1])]
    return all(way and Path(way[0]).is_dir() for way in ways)
