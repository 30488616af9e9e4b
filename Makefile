# make play   the table in the browser      make test   everything that must hold
# make help   all targets

SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help setup play lan terminal test quick lint lintpython lintclient check pytest compile compiled bench strength soak chaos lock clean stories screenshots pictures wheels docs

BIN := .venv/bin
PY := $(BIN)/python
JOBS ?= 2
GAMES ?= 100000
ROUNDS ?= 20
MINUTES ?= 3
ALIKE ?= 300
COMPILED := build/compiled
FAST := build/fast
CLIENT := src/arsia/server/static/index.html
CLIENT_SOURCES := $(shell find web src/arsia/words -type f -not -path '*/node_modules/*' -not -name '*.py*' 2>/dev/null)
# What compares lists with facts or the ledger with the tests does not depend on the build.
COMPILED_TESTS = tests/kernel tests/golden tests/rules --ignore=tests/rules/test_ledger.py --ignore-glob='*_match_facts.py'
INSTALL_HERE = $(BIN)/uv pip install -q --python $(PY) --no-deps --no-build-isolation --offline -e .
COMPILE_LOCK = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate --no-header

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 18

setup: .venv/.ready $(CLIENT) ## everything that developing needs: exactly what the locks name, and the browser client

.venv/.uv: requirements/bootstrap.lock tools/machine.sh
	@tools/machine.sh venv
	@echo "Fetching uv ..."
	@$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements/bootstrap.lock || \
		{ echo "uv could not be fetched. Is the network there, and does 'pip download uv' work?" >&2; exit 1; }
	@touch $@

# What playing needs and nothing else. pip is the second try because it reads the machine's own settings (a mirror, say),
# which uv does not.
.venv/.play: .venv/.uv requirements/runtime.lock pyproject.toml
	@echo "Installing what requirements/runtime.lock names ..."
	@$(BIN)/uv pip install -q --python $(PY) --require-hashes -r requirements/runtime.lock || \
		{ echo "uv could not; trying pip ..."; \
		  $(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements/runtime.lock; } || \
		{ echo "The packages could not be installed. Once the network is there, 'make play' goes on from here." >&2; exit 1; }
	@$(INSTALL_HERE)
	@touch $@

.venv/.ready: .venv/.play requirements/dev.lock
	@echo "Installing what requirements/dev.lock names ..."
	@$(BIN)/uv pip sync -q --python $(PY) --require-hashes requirements/dev.lock || \
		{ echo "uv could not; trying pip ..."; \
		  $(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.lock; } || \
		{ echo "The packages could not be installed. Once the network is there, 'make setup' goes on from here." >&2; exit 1; }
	@$(INSTALL_HERE)
	@touch $@

$(CLIENT): .venv/.play tools/web.sh $(CLIENT_SOURCES)
	@tools/web.sh
	@touch $@

play: .venv/.play $(CLIENT) ## the table, in the browser
	@$(BIN)/arsia

lan: .venv/.play $(CLIENT) ## the same, and friends in your network may come in
	@$(BIN)/arsia --lan

terminal: .venv/.play ## Pocket Mars at the terminal, against a bot
	@$(BIN)/arsia play pocket_mars --seats 2 --bots greedy

# What keeps only one core busy goes side by side.
test: setup ## lint, tests, and the tests again on the compiled build
	@$(MAKE) --no-print-directory -j2 lintpython lintclient compile
	@$(MAKE) --no-print-directory pytest compiled

lint: setup ## style, types and the direction of imports
	@$(MAKE) --no-print-directory -j2 lintpython lintclient

lintpython: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(PY) tools/fields.py --check
	$(PY) -m tools.hot
	$(PY) tools/stage_page.py --check
	$(PY) tools/wire_types.py --check

lintclient: setup
	tools/web.sh check
	tools/web.sh lint
	tools/web.sh workflows

pytest: setup .venv/.rl ## the tests alone
	@tools/machine.sh chromium
	tools/web.sh test
	$(PY) -m pytest -n $(JOBS) --dist worksteal --durations=30

quick: setup .venv/.rl ## the tests that what you changed calls for, in under a minute for one game; SINCE=main for more
	@$(PY) tools/quick.py $(SINCE)

stories: setup .venv/.rl ## whole games in the browser, and others, that take longer
	@tools/machine.sh chromium
	$(PY) -m pytest -n $(JOBS) --dist worksteal -m long

screenshots: pictures ## every screen in three languages, into docs/screenshots, and the pictures
	@tools/machine.sh chromium
	$(PY) -m tests.web.screenshots docs/screenshots

pictures: setup ## the pictures of README and docs, into docs/pictures
	@tools/machine.sh chromium
	$(PY) -m tests.web.pictures docs/pictures

.venv/.docs: .venv/.ready requirements/docs.lock
	@echo "Installing what requirements/docs.lock names ..."
	@$(BIN)/uv pip install -q --python $(PY) --require-hashes -r requirements/docs.lock || \
		$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements/docs.lock
	@touch $@

# What people train with, for the tests of `arsia.rl`.
.venv/.rl: .venv/.ready requirements/rl.lock
	@echo "Installing what requirements/rl.lock names ..."
	@$(BIN)/uv pip install -q --python $(PY) --require-hashes -r requirements/rl.lock || \
		$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements/rl.lock
	@touch $@

docs: .venv/.docs ## the documentation as a site, in build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build -q --strict
	@echo "It is in build/site; '$(BIN)/mkdocs serve' shows it while it is written."

compile: setup
	@tools/machine.sh compiler
	$(PY) tools/compile.py $(COMPILED) -O0

compiled: compile ## kernel, games and bots compiled: same tests, ALIKE=300 same games of each
	PYTHONPATH=$(COMPILED):. $(PY) -m pytest -n $(JOBS) -p tools.only_compiled $(COMPILED_TESTS)
	$(PY) tools/same_games.py src $(COMPILED) $(ALIKE)
	ARSIA_COMPILED=$(COMPILED) $(PY) -m hatchling build -t wheel -d $(COMPILED)/dist
	$(BIN)/uv pip install -q --offline --no-deps --reinstall --target $(COMPILED)/installed $(COMPILED)/dist/*.whl
	PYTHONPATH=$(COMPILED)/installed $(PY) -m arsia --version | grep compiled

wheels: setup ## a wheel for any machine and one with the compiled build for this kind of machine, in dist/
	@tools/machine.sh compiler
	$(PY) tools/compile.py $(FAST)
	$(PY) -m hatchling build -t wheel -d dist
	ARSIA_COMPILED=$(FAST) $(PY) -m hatchling build -t wheel -d dist

bench: setup ## how fast both builds are; kept in bench/results
	@tools/machine.sh compiler
	@$(PY) tools/compile.py $(FAST)
	@$(PY) bench/run.py
	@echo "How strong the bots are: make strength"

strength: setup ## how strong the bots are
	@$(PY) bench/strength.py

soak: setup ## what must always hold, over GAMES=100000 games, and over ROUNDS=20 of each at a server
	ROUNDS=$(ROUNDS) $(PY) -m pytest -n $(JOBS) --dist worksteal tests/server/whole/test_privacy.py
	$(PY) -m arsia.properties --games $(GAMES)

chaos: setup ## everything goes wrong while tables are played, for MINUTES=3; what it prints first repeats it
	$(PY) -m tests.server.chaos --minutes $(MINUTES)

lock: .venv/.uv ## compile the locks again; UPGRADE=--upgrade takes newer versions
	$(COMPILE_LOCK) $(UPGRADE) pyproject.toml --group dev -o requirements/dev.lock
	$(COMPILE_LOCK) pyproject.toml -c requirements/dev.lock -o requirements/runtime.lock
	$(COMPILE_LOCK) --group bootstrap -c requirements/dev.lock -o requirements/bootstrap.lock
	$(COMPILE_LOCK) --group docs -c requirements/dev.lock -o requirements/docs.lock
	$(COMPILE_LOCK) pyproject.toml --extra rl -c requirements/dev.lock -o requirements/rl.lock
	$(COMPILE_LOCK) --group node -o requirements/node.lock

clean: ## remove everything that can be made again
	rm -rf .venv build dist web/node_modules src/arsia/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
