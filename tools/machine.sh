#!/usr/bin/env bash
# What pip cannot bring: a Python with venv, a C compiler, Python's headers, a browser. Debian's packages are fetched if need be.
#   tools/machine.sh venv       make .venv
#   tools/machine.sh compiler   make sure that C can be compiled for it
#   tools/machine.sh chromium   make sure that there is a browser to test in
set -euo pipefail
cd "$(dirname "$0")/.."

stop() {
    echo "$1" >&2
    exit 1
}

fetch() { # fetch WHAT-FOR PACKAGE...
    local why=$1 root=()
    shift
    [ "$(id -u)" = 0 ] || root=(sudo -n)
    if ! command -v apt-get >/dev/null; then
        stop "$why is missing. Install it (on Debian: $*) and run make again."
    fi
    echo "Fetching $* ($why) ..."
    "${root[@]}" apt-get update -qq >/dev/null 2>&1 || true
    DEBIAN_FRONTEND=noninteractive "${root[@]}" apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1 ||
        stop "$why is missing and could not be fetched. Install it by hand (apt-get install $*) and run make again."
}

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    local candidate
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if new_enough "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    stop "Arsia needs Python 3.11 or newer. Install it, or name it: make setup PYTHON=/path/to/python"
}

make_venv() {
    if [ -x .venv/bin/python ] && new_enough .venv/bin/python && .venv/bin/python -m pip --version >/dev/null 2>&1; then
        return
    fi
    local python
    python=$(find_python)
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        fetch "Python's venv module" "$("$python" -c 'import sys; print("python3.%d-venv" % sys.version_info[1])')"
    echo "Making .venv with $("$python" --version) ..."
    rm -rf .venv
    "$python" -m venv .venv
}

need_compiler() {
    command -v cc >/dev/null || fetch "a C compiler" gcc libc6-dev
    local header='import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_paths()["include"] + "/Python.h"))'
    .venv/bin/python -c "$header" || fetch "Python.h" python3-dev
    .venv/bin/python -c "$header" || stop "Python.h of $(.venv/bin/python --version) is missing: install its headers."
}

need_chromium() {
    command -v chromium >/dev/null || fetch "Chromium" chromium
}

case "${1:-}" in
    venv) make_venv ;;
    compiler) need_compiler ;;
    chromium) need_chromium ;;
    *) stop "Say what is needed: tools/machine.sh venv, compiler or chromium" ;;
esac
