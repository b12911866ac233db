#!/bin/sh
# Plays every golden game again and writes it down: tests/games/GAME/golden/SEATS-NAME.txt
set -eu
cd "$(dirname "$0")/.."

played=$(mktemp)
trap 'rm -f "$played"' EXIT
for file in tests/games/*/golden/*.txt; do
    game=${file#tests/games/}
    name=$(basename "$file" .txt)
    .venv/bin/python -m sabot.sim.golden "${game%%/*}" "${name%%-*}" "${name#*-}" >"$played"
    cat "$played" >"$file"
done
