# One entry to everything. Override PYTHON, TESTS, SOAK_GAMES, LEVEL_GAMES or ARGS on the command line.
PYTHON ?= python3
TESTS ?=
SOAK_GAMES ?= 100000
LEVEL_GAMES ?= 10000
ARGS ?=

BIN := .venv/bin
STAMP := .venv/.setup-done
PIP := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal -q
# Without what Python keeps of each module, every process of a run would read the sources anew.
unexport PYTHONDONTWRITEBYTECODE

# Who waits for a browser or a server leaves the core to somebody else: three workers a core, and they come
# first. What only works, plain or compiled, fills what they leave.
WAITING := tests/page tests/server
WAITERS = $(shell $(BIN)/python -c 'import os; print(3 * (os.cpu_count() or 1))')
BESIDE := nice -n 10

.DEFAULT_GOAL := help
COMPILED := build/compiled
NOT_SLOW := "not slow and not soak"
# Hundreds of games are played by machine code alone, some of each sort both ways; plain only where nobody can compile.
CAN_COMPILE := $(shell command -v $${CC:-cc} 2>/dev/null)
PLAIN := $(if $(CAN_COMPILE),"not slow and not soak and not compiled",$(NOT_SLOW))
MANY_GAMES := tests/bluemoon/packs tests/bluemoon/why tests/players tests/traces tests/training
# Both ways is tested what the machine code takes part in: not the texts, words, packs and explanations.
BOTH_WAYS := tests/games tests/table tests/bluemoon tests/equinox tests/draft --ignore=tests/bluemoon/packs \
  --ignore=tests/bluemoon/why --ignore-glob='*/test_words.py' --ignore-glob='*/test_texts.py' --ignore-glob='*/test_docs.py'

.PHONY: drill lab bench-lab bench-lookahead bench-scale arena ladder help setup play page test fast fix check rules golden bench bench-server bench-page pictures soak mutation docs clean compile

help: ## Show this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /|/' | awk -F'|' '{printf "  %-12s %s\n", $$1, $$2}'

LAB := .venv/.lab-done
DOCUMENTED := $(addprefix moondrake.,table games bluemoon equinox draft tournament traces players sim adapters testing) \
  '!moondrake.bluemoon.cards' '!moondrake.bluemoon.text' '!moondrake.bluemoon.words'

lab: $(LAB) ## The extras for researchers too: PettingZoo, OpenSpiel, Ray, Parquet

$(LAB): pyproject.toml
	$(MAKE_VENV)
	$(PIP) --editable '.[dev,lab,examples]'
	@touch $(STAMP) $@

setup: $(STAMP) ## Make .venv with moondrake and the developers' tools (again only when pyproject.toml changes)

$(STAMP): pyproject.toml
	$(MAKE_VENV)
	$(PIP) --editable '.[dev]'
	@touch $@

define MAKE_VENV
@$(PYTHON) -c 'import sys' 2>/dev/null || { echo "moondrake: $(PYTHON) does not run; try make PYTHON=/path/to/python3.11" >&2; exit 1; }
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "moondrake: $(PYTHON) is older than 3.11; try make PYTHON=/path/to/python3.11" >&2; exit 1; }
@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "moondrake: $(PYTHON) has no venv; on Debian: apt-get install python3-venv" >&2; exit 1; }
@$(BIN)/python -c '' 2>/dev/null || $(PYTHON) -m venv --clear .venv
endef

play: page ## Play in the browser: start the server and open the page (ARGS='--port 9000 --no-browser')
	@$(BIN)/python -m scripts.play $(ARGS)

page: setup ## Build the page for the browser, where something changed
	@$(BIN)/python scripts/page.py build

test: lab ## Everything that CI runs, its parts side by side: checks, rules index, page, all tests, the engines' compiled
	@$(MAKE) --no-print-directory --keep-going --jobs=3 --output-sync=line test-waiting test-compiled test-plain

.PHONY: test-waiting test-plain test-compiled test-page rules-missing
test-waiting: page
	$(if $(TESTS)$(ARGS),,$(PYTEST) -n $(WAITERS) --timeout=1800 -m $(PLAIN) $(WAITING))

test-plain: check docs test-page rules-missing
	$(BESIDE) $(PYTEST) --timeout=1800 -m $(PLAIN) $(or $(TESTS),tests README.md $(if $(ARGS),,$(WAITING:%=--ignore=%))) $(ARGS)

# Without workers: beside the others it has a core to itself at most, and each worker would collect all tests anew.
test-compiled: setup
	@if [ -n "$(CAN_COMPILE)" ]; then $(BESIDE) $(BIN)/python -m scripts.compile --quick \
	&& PYTHONPATH=$(COMPILED) $(BESIDE) $(PYTEST) -n 0 --timeout=1800 -m $(NOT_SLOW) $(BOTH_WAYS) \
	&& PYTHONPATH=$(COMPILED) $(BESIDE) $(PYTEST) -n 0 --timeout=1800 -m compiled $(MANY_GAMES); \
	else echo "moondrake: no C compiler, so the compiled engines are not tested"; fi

test-page: page
	$(BIN)/python scripts/page.py test

rules-missing: setup
	$(BIN)/python scripts/rules_index.py --missing

compile: setup ## The engines as machine code (mypyc), in build/compiled, where something changed
	@$(BIN)/python -m scripts.compile

arena: ## Bots against each other, compiled where a compiler is there (ARGS='club beginner --jobs 2')
	@if command -v $${CC:-cc} >/dev/null 2>&1; then $(MAKE) --no-print-directory compile; else $(MAKE) --no-print-directory setup; fi
	PYTHONPATH=$(COMPILED) $(BIN)/moondrake arena $(ARGS)

ladder: compile ## Measure all levels and write docs/players (hours; goes on where it was; ARGS=--help)
	PYTHONPATH=$(COMPILED) nice $(BIN)/python scripts/ladder.py $(ARGS)

fast: lab ## The tests to run all day, two and a half minutes on two cores
	$(PYTEST) -m "not medium and not slow and not soak" $(TESTS) $(ARGS)

fix: setup ## Write what is generated, format, and repair what ruff can repair
	$(BIN)/python scripts/page.py fix
	$(BIN)/python -m scripts.write_fields
	$(BIN)/python -m scripts.write_wire
	$(BIN)/python -m scripts.write_argparse
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

check: lab ## Format, lint, types, who may import whom, card names, the page
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m scripts.write_fields --check
	$(BIN)/python -m scripts.write_wire --check
	$(BIN)/python -m scripts.write_argparse --check
	$(BIN)/python scripts/check_names.py
	$(BIN)/python scripts/page.py check

rules: setup ## Which rule is in which code and which test (ARGS=--missing for the gaps)
	$(BIN)/python scripts/rules_index.py $(ARGS)

golden: lab ## Write the golden files anew; read the diff like code
	$(PYTEST) --golden -m "not slow and not soak" $(TESTS) $(ARGS)

bench: setup ## How fast is the engine; looks whether the machine is calm before it compiles, which is no calm work
	$(BIN)/python -m scripts.bench_report --look $(ARGS)
	$(MAKE) --no-print-directory compile
	$(BIN)/python -m scripts.bench_report --busy $(ARGS)
	$(MAKE) --no-print-directory bench-server ARGS='--seconds 10'

bench-server: compile ## How many tables the server carries: 500 of them, on one process and on two, SQLite and PostgreSQL
	PYTHONPATH=$(COMPILED) $(BIN)/python scripts/bench_server.py --docs docs/hosting.md $(ARGS)

bench-lookahead: compile ## How long the look-ahead takes, and the slowest positions that a search finds
	PYTHONPATH=$(COMPILED) $(BIN)/python scripts/bench_lookahead.py $(ARGS)

drill: setup ## Start the whole set-up of a server, play, back up, destroy, restore, play on (ARGS=--plain)
	$(BIN)/python -m scripts.drill $(ARGS)

bench-lab: compile lab ## Steps a second of the adapters, beside other libraries' games
	@$(PIP) chess pygame
	PYTHONPATH=$(COMPILED) $(BIN)/python scripts/bench_lab.py $(ARGS)

bench-scale: compile lab ## Games a core and second for each bot, and what handing them out costs
	PYTHONPATH=$(COMPILED) $(BIN)/python scripts/bench_scale.py $(ARGS)

bench-page: page ## How fast the page is in Chromium; writes the figures into docs/page.md
	$(BIN)/python -m scripts.bench_page $(ARGS)

pictures: page ## Pictures of every page and state, in build/pictures; the best for docs/pictures (ARGS='lobby --width 360')
	$(BIN)/python -m scripts.pictures $(ARGS)

soak: compile ## Play SOAK_GAMES random games and LEVEL_GAMES between all levels, and look for what breaks
	PYTHONPATH=$(COMPILED) $(BIN)/python scripts/soak.py --games $(SOAK_GAMES) --levels $(LEVEL_GAMES) $(ARGS)

mutation: setup ## Break rules on purpose and see whether a test notices
	$(BIN)/python -m scripts.mutation $(ARGS)

docs: lab ## Check that the links between the pages lead somewhere, and build the API reference in build/reference
	$(BIN)/python scripts/check_links.py
	$(BIN)/pdoc --output-directory build/reference $(DOCUMENTED)

clean: ## Remove .venv, node_modules, caches and build output
	rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache src/*.egg-info \
	  web/node_modules src/moondrake/server/page
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +
