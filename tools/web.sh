#!/usr/bin/env bash
# Build the browser client, with the machine's Node or, where that is missing or too old, with the one from PyPI.
set -euo pipefail
cd "$(dirname "$0")/.."
PATH="$PWD/.venv/bin:$PATH"

stop() {
    echo "$1" >&2
    exit 1
}

new_enough() { # Node 20.19 or newer, with an npm that can install what the lock names
    node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null &&
        [ "$(npm --version 2>/dev/null | cut -d. -f1)" -ge 11 ] 2>/dev/null
}

if ! new_enough; then
    echo "Fetching Node ..."
    .venv/bin/uv pip install -q --python .venv/bin/python --require-hashes -r requirements/node.lock ||
        .venv/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/node.lock ||
        stop "Node 20.19 or newer is missing and could not be fetched. Install it, and run make again."
    hash -r
fi

cd web
if [ ! -e node_modules/.ready ] || [ package-lock.json -nt node_modules/.ready ]; then
    echo "Installing what web/package-lock.json names ..."
    # `npm ci` insists on builds for every platform, which a registry may not offer; then this machine's are enough.
    npm ci --silent --no-audit --no-fund 2>/dev/null || npm install --silent --no-save --no-audit --no-fund || stop "The client's packages could not be installed. Is the network there?"
    touch node_modules/.ready
fi
if [ $# -gt 0 ]; then
    npm run --silent "$@"
else
    echo "Building the browser client ..."
    npm run --silent build >../build-web.log 2>&1 || { cat ../build-web.log >&2; stop "The client could not be built."; }
    rm -f ../build-web.log
fi
