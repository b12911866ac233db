#!/bin/sh
# The browser walks, in Debian's Chromium. With SABOT_WALKS=required they must all have run.
set -eu
cd "$(dirname "$0")/.."

if ! command -v chromium >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "sabot: installing Chromium …" >&2
    { apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium; } >/dev/null || true
fi

if ! command -v chromium >/dev/null; then
    echo "sabot: !!! BROWSER WALKS SKIPPED: no chromium here (on Debian: apt install chromium) !!!" >&2
    [ "${SABOT_WALKS-}" != required ]
    exit
fi

report=$(mktemp)
trap 'rm -f "$report"' EXIT
.venv/bin/pytest tests/browser tests/games/*/walks -m browser -n 2 --dist worksteal --junitxml="$report" "$@"
if [ "${SABOT_WALKS-}" = required ] && ! grep -q 'skipped="0"' "$report"; then
    echo "sabot: a browser walk was skipped, and here they are required." >&2
    exit 1
fi
