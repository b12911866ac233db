#!/bin/sh
# Plays every golden game again, as its first line says, and writes it down.
set -eu
cd "$(dirname "$0")/.."

played=$(mktemp)
trap 'rm -f "$played"' EXIT
for file in tests/games/*/golden/*.txt; do
    .venv/bin/python -m sabot.sim.golden "$(head -n 1 "$file")" >"$played"
    cat "$played" >"$file"
done
