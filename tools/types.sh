#!/bin/sh
# Makes the client's *.gen.ts from the server's messages; `--check` fails if that changed any.
set -eu
cd "$(dirname "$0")/.."

seal() { find client/src -name '*.gen.ts' -exec cksum {} + | sort; }

schema=$(mktemp)
trap 'rm -f "$schema"' EXIT
.venv/bin/python -m sabot.server.ops.schema >"$schema"
before=$(seal)
tools/npm run --silent types <"$schema"
if [ "${1-}" = --check ] && [ "$before" != "$(seal)" ]; then
    echo "sabot: the generated types were out of date; they are made anew, commit them." >&2
    exit 1
fi
