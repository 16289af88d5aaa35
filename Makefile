# make play: set everything up and start a game; make serve: a server for people far apart; make test: run every test.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= dont-go-in-there
TABLES ?= 500
SECONDS ?= 10

.PHONY: play serve test check soak bench load balance lock golden clean

play: $(VENV)/play
	@$(BIN)/gloaming play $(GAME)

serve: $(VENV)/serve
	@$(BIN)/gloaming serve

test: $(VENV)/dev
	@scripts/check
	@scripts/servers
	@$(BIN)/pytest -n 2

check: $(VENV)/dev
	@scripts/check

soak: $(VENV)/dev
	@scripts/servers
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

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Gloaming needs Python 3.11 or newer." if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV)

lock:
	@scripts/lock

clean:
	rm -rf $(VENV) .cache .pytest_cache .mypy_cache .ruff_cache .hypothesis
