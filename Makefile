# make play: set everything up and open the house in the browser; make terminal: play in the terminal;
# make serve: a server for people far apart; make test: run every test; make quick GAME=haunted: what a change to one
# game needs; make flakes: the tests of tables, servers and browsers again and again, half of the rounds on busy cores.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= dont-go-in-there
TABLES ?= 500
SECONDS ?= 10
ROUNDS ?= 20

CLIENT := src/gloaming/web/index.html
# Folders, too: they are newer than what was built when something in them is gone.
CLIENT_SOURCES := $(shell find web/src web/public src/gloaming/words) $(wildcard web/*.*)

.PHONY: play terminal serve web test quick check flakes soak bench load balance lock golden clean

play: $(VENV)/serve $(CLIENT)
	@$(BIN)/gloaming serve --port 0 --open

terminal: $(VENV)/play
	@$(BIN)/gloaming play $(GAME)

serve: $(VENV)/serve $(CLIENT)
	@$(BIN)/gloaming serve

web: $(CLIENT)

test: $(VENV)/dev $(CLIENT)
	@scripts/servers
	@$(BIN)/python tests/stages.py test

quick: $(VENV)/dev
	@$(BIN)/python tests/stages.py quick $(GAME)

flakes: $(VENV)/dev $(CLIENT)
	@scripts/servers
	@$(BIN)/python tests/flakes.py $(ROUNDS)

check: $(VENV)/dev
	@scripts/check

soak: $(VENV)/dev
	@scripts/servers
	@$(BIN)/python tests/stages.py soak
	@$(BIN)/python tests/soak.py

bench: $(VENV)/bench
	@$(BIN)/python -m benchmarks

load: $(VENV)/serve
	@$(BIN)/python -m benchmarks.load --game $(GAME) --tables $(TABLES) --seconds $(SECONDS)

balance: $(VENV)/play
	@$(BIN)/gloaming balance haunted-destinies

golden: $(VENV)/dev
	@$(BIN)/python tests/golden.py

# Each set-up installs what its lock file names, by hash, and Gloaming itself from this folder.
$(VENV)/%: requirements/%.txt pyproject.toml | $(BIN)/python
	@echo "Setting up Gloaming ($*)"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

# The browser client: what its lock file names, then its built files in the package.
$(CLIENT): $(CLIENT_SOURCES) web/node_modules/.package-lock.json
	@echo "Building the browser client"
	@scripts/client --silent run build -- --logLevel warn

web/node_modules/.package-lock.json: web/package-lock.json | $(BIN)/python
	@echo "Setting up the browser client"
	@scripts/client --silent ci
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Gloaming needs Python 3.11 or newer." if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV)

lock:
	@scripts/lock

clean:
	rm -rf $(VENV) web/node_modules src/gloaming/web .cache .pytest_cache .mypy_cache .ruff_cache .hypothesis
