#!/bin/sh
# Makes .venv/ with what playing needs; `tools/setup.sh dev` adds what tests and checks need.
set -eu
cd "$(dirname "$0")/.."
log=.venv/setup.log

say() { printf 'sabot: %s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# A name in PATH may be a stub or too old, so each is asked.
find_python() {
    found=
    for name in python3.13 python3.12 python3.11 python3; do
        "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
        found=$name
        "$name" -c 'import venv' 2>/dev/null && "$name" -m ensurepip --version >/dev/null 2>&1 && return
    done
    [ -n "$found" ] || fail "Python 3.11 or newer is needed; here is $(python3 --version 2>/dev/null || echo none)."
    fail "$found has no venv module. On Debian and Ubuntu: apt install python3-venv"
}

pip() {
    .venv/bin/python -m pip --disable-pip-version-check --retries 2 "$@" >>"$log" 2>&1 ||
        fail "pip stopped (is there a network?); all it said is in $log, and last: $(grep -i '^error' "$log" | tail -n 1)"
}

# The commands in .venv name the folder they were made for: in a copy of it they'd run the original.
here=$(pwd -P)
if [ "$(cat .venv/.home 2>/dev/null)" != "$here" ] || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    find_python
    say "setting up .venv with $("$name" --version) …"
    "$name" -m venv --clear .venv >/dev/null || fail "$name could not make .venv."
    echo "$here" >.venv/.home
fi

say "fetching Python packages …"
: >"$log"
pip install "pip>=25.1" # the first that knows dependency groups
if [ "${1-}" = dev ]; then
    pip install --group dev
    .venv/bin/python hatch_build.py --dev
else
    pip install --group build
    .venv/bin/python hatch_build.py
fi
# Client and engines are built by now, where their trouble can be seen; the build hook finds them so.
pip install --no-build-isolation --editable .
touch .venv/.ready
[ "${1-}" != dev ] || touch .venv/.ready-dev
