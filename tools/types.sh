#!/bin/sh
# Makes the client's *.gen.ts from the server's messages and constants; `--check` fails if that changed
# any, or if a deck isn't what its script writes.
set -eu
cd "$(dirname "$0")/.."

seal() { find client/src -name '*.gen.ts' -exec cksum {} + | sort; }

schema=$(mktemp)
trap 'rm -f "$schema"' EXIT
.venv/bin/python -m sabot.server.ops.schema >"$schema"
before=$(seal)
tools/npm run --silent types <"$schema"
if [ "${1-}" = --check ] && [ "$before" != "$(seal)" ]; then
    echo "sabot: the generated types were out of date; they were made again: commit them." >&2
    exit 1
fi
if [ "${1-}" = --check ]; then
    for script in sabot/sim/*/deck.py; do
        .venv/bin/python -m "$(echo "${script%.py}" | tr / .)" --check || {
            echo "sabot: $script would write another deck; run it, and commit what it writes." >&2
            exit 1
        }
    done
fi
