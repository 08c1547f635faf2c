# Every habit of the project, spelled out. `make` alone lists them.
#
# Each target sets up what it needs in .venv and does nothing twice: Kingsbridge itself is
# installed there compiled, and installed again only when its sources changed. The uncompiled
# sources are run by putting src/ before it on PYTHONPATH.
#
#   PYTHON=python3.12 make test    use another Python (3.11 or newer)
#   KINGSBRIDGE_PURE=1 make test   do without a C compiler
#   ARGS="--games 1000" make bench pass arguments on

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# One thing after another, also for `make -j`: two pips in one environment get in each other's way.
# Only the pieces of an installation, which do not, are made side by side (see `pieces`).
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif

PYTHON ?= python3
WORKERS ?= 2
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
DONE := $(VENV)/done
PIP := $(BIN)/python -m pip --disable-pip-version-check
# What builds the wheel, apart from what runs it, as pip would have it; and what was compiled.
PLAIN := $(if $(filter 1,$(KINGSBRIDGE_PURE)),-pure)
BUILDER := $(VENV)/builder$(PLAIN)
BUILD := PYTHONPATH=$(BUILDER) KINGSBRIDGE_BUILD=$(VENV)/compiled
PURE := PYTHONPATH=src
# What takes long and does not depend on how the engine runs is tested once: compiled, if that can be.
ONCE := $(if $(filter 1,$(KINGSBRIDGE_PURE)),,browser data examples page programs server study text training tools/test_broken_rules.py)

.PHONY: help play test test-pure test-compiled test-screens test-research lint types format clauses broken-rules bench bench-server profile-server bench-client bench-clicks soak soak-boxes soak-server records puzzles-check house-trial pictures figures train former docs page play-page test-page bench-page dist test-dist clean pieces

help: ## List what there is to do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: $(DONE)/kingsbridge ## Open the hall in the browser and play
	$(BIN)/kingsbridge $(ARGS)

test: test-pure test-compiled ## Run every test, most of them twice: as plain Python, and compiled

test-pure: $(DONE)/test $(DONE)/chromium $(DONE)/client $(DONE)/entry-points $(DONE)/postgresql $(DONE)/proxies
	@echo "== the sources as plain Python"
	KINGSBRIDGE_EXPECT=pure $(PURE) $(BIN)/pytest -n $(WORKERS) $(ONCE:%=--ignore tests/%) $(ARGS) tests

ifeq ($(KINGSBRIDGE_PURE),1)
test-compiled:
	@echo "== compiled: left out, because KINGSBRIDGE_PURE=1"
else
test-compiled: $(DONE)/test $(DONE)/chromium $(DONE)/page $(DONE)/kingsbridge $(DONE)/postgresql $(DONE)/proxies
	@echo "== the compiled installation"
	KINGSBRIDGE_EXPECT=compiled $(BIN)/pytest -n $(WORKERS) $(ARGS) tests
endif

# Whole games at every size, by day and by night: long, and not part of `make test`.
test-screens: $(DONE)/test $(DONE)/chromium $(DONE)/kingsbridge ## See the whole table on every size of screen, at every decision of whole games
	KINGSBRIDGE_SCREENS=all $(BIN)/pytest -n $(WORKERS) $(ARGS) tests/browser/test_one_screen.py

# Whole games of both titles and an analysis, which `make test` has no time for.
test-page: $(DONE)/test $(DONE)/chromium $(DONE)/page ## Play everything that a page can do, in a browser without a network
	KINGSBRIDGE_PAGE=all $(PURE) $(BIN)/pytest -n $(WORKERS) $(ARGS) tests/browser/test_page.py tests/browser/test_page_offline.py tests/browser/test_page_keeping.py tests/browser/test_page_study.py

# In an environment of their own: RLlib holds Gymnasium at another version, and all are large.
test-research: $(DONE)/learners ## Let Stable-Baselines3, RLlib, Tianshou, TorchRL and OpenSpiel's playthroughs run for a moment
	$(LEARNERS)/bin/pytest $(ARGS) tests/research

lint: $(DONE)/lint $(DONE)/test $(DONE)/npm $(DONE)/entry-points ## Check style, types, and that every clause has its tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python tools/npm.py run check
	$(PURE) $(BIN)/python tools/clauses.py --check

types: $(DONE)/npm $(DONE)/entry-points ## Write anew what the client is told by the server and the titles: types, numbers of moves
	$(PURE) $(BIN)/python tools/openapi.py
	$(PURE) $(BIN)/python tools/move_numbers.py
	$(BIN)/python tools/npm.py run types

format: $(DONE)/lint ## Lay the code out and repair what can be repaired
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clauses: $(DONE)/test $(DONE)/entry-points ## Show each clause of the rules, its step and its tests
	$(PURE) $(BIN)/python tools/clauses.py $(ARGS)

broken-rules: $(DONE)/test $(DONE)/entry-points ## Break every rule and see its tests fail
	$(BIN)/python tools/broken_rules.py $(ARGS)

bench: $(DONE)/kingsbridge $(DONE)/research $(DONE)/npm ## Measure the speed of the compiled engine
	$(BIN)/python bench/run.py $(ARGS)

bench-server: $(DONE)/kingsbridge ## Measure the server under load: moves a second, delays, memory, bytes
	$(BIN)/python bench/server.py $(ARGS)

profile-server: $(DONE)/kingsbridge ## Show where a move's millisecond goes (needs py-spy)
	$(BIN)/python -m bench.profile_move $(ARGS)

bench-client: $(DONE)/kingsbridge $(DONE)/test $(DONE)/chromium ## Measure how soon the table can be used in a browser
	$(BIN)/python bench/client.py $(ARGS)

bench-clicks: $(DONE)/kingsbridge $(DONE)/test $(DONE)/chromium ## Count the clicks of whole games, and how long one waits for others
	$(BIN)/python bench/clicks.py $(ARGS)

bench-page: $(DONE)/test $(DONE)/chromium $(DONE)/page ## Measure the page without a server: bytes, and how long one waits
	$(PURE) $(BIN)/python bench/page.py $(ARGS)

soak: $(DONE)/kingsbridge ## Play random games for as long as asked, looking for anything that breaks
	$(BIN)/python tools/soak.py $(ARGS)

soak-boxes: $(DONE)/kingsbridge ## Let bots play 1,000 games of each title with cards that are all others than ours
	$(BIN)/python tools/soak.py --games 1000 --bots random,greedy --box world=tests/boxes/world.toml --box pillars=tests/boxes/pillars.toml $(ARGS)

# KINGSBRIDGE_KILLS (a thousand take most of an hour) and KINGSBRIDGE_SEED say how often and when,
# KINGSBRIDGE_TABLES how many tables come and go while memory is watched, KINGSBRIDGE_FLOOD for how
# many seconds some do all that is dear while others play.
soak-server: $(DONE)/test $(DONE)/kingsbridge $(DONE)/postgresql ## Kill a busy server again and again, looking for anything lost
	$(BIN)/python -m tests.server.soak $(ARGS)
	$(BIN)/python -m tests.server.flood
	KINGSBRIDGE_KILLS=12 $(BIN)/pytest -q tests/server/test_crashes.py -k "cut_in"
	KINGSBRIDGE_EXAMPLES=$${KINGSBRIDGE_EXAMPLES:-10} $(BIN)/pytest -q tests/server/test_openapi.py
	KINGSBRIDGE_TABLES=$${KINGSBRIDGE_TABLES:-3000} $(BIN)/pytest -q -s tests/server/test_memory.py

records: $(DONE)/kingsbridge ## Find recorded games that show every card, event and ending
	$(BIN)/python -m tests.records.find

puzzles-check: $(DONE)/kingsbridge ## Search every puzzle that comes with the package again
	$(BIN)/kingsbridge puzzles check pillars --jobs $(WORKERS)
	$(BIN)/kingsbridge puzzles check world --jobs $(WORKERS)

house-trial: $(DONE)/kingsbridge ## Are houses worth building? Two of them against none
	$(BIN)/python tools/house_trial.py $(ARGS)

pictures: $(DONE)/kingsbridge $(DONE)/test $(DONE)/chromium ## Draw and photograph the tables for the README and the docs
	$(BIN)/python tools/pictures.py
	$(BIN)/python tools/board_pictures.py $(ARGS)

figures: $(DONE)/docs $(DONE)/kingsbridge ## Measure the reconstruction of World Without End and draw its plots
	$(BIN)/python tools/world_figures.py $(ARGS)

# ARGS="--engine ray" plays on a Ray cluster; what is interrupted goes on where it stopped.
train: $(DONE)/kingsbridge $(DONE)/train ## Train the champion of both titles by self-play (hours)
	for title in pillars world; do $(BIN)/python -m training $$title $(ARGS); done

# The architect as it was before: kingsbridge arena world architect former --until 75%
former: $(DONE)/kingsbridge $(DONE)/test ## Install the former architect, to measure others against
	$(PIP) install --quiet --no-deps --no-build-isolation --editable training

docs: $(DONE)/docs $(DONE)/entry-points ## Build the documentation into site/
	PYTHONPATH=src:. NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --site-dir site

# Python, the client and what needs no Python: see docs/page.md.
page: $(DONE)/page ## Build Kingsbridge in a page, for any web space, into dist/page/

play-page: $(DONE)/page ## Open Kingsbridge in a page, as a web space would show it, and play
	$(BIN)/python tools/page.py --serve

# A wheel for this Python on this kind of machine, compiled, and the sources; both with the client.
dist: ## Build what can be installed without Node.js, and without a compiler: into dist/
	@$(MAKE) --no-print-directory -j 3 SIDE_BY_SIDE=1 pieces
	@rm -f dist/*.whl dist/*.tar.gz
	@$(BUILD) KINGSBRIDGE_COMPILED=$(if $(PLAIN),,1) $(BIN)/python -m hatchling build --directory dist
	@ls -sh dist

test-dist: $(DONE)/test dist ## Install what `make dist` built into empty environments, and play
	KINGSBRIDGE_DIST=$(CURDIR)/dist $(BIN)/pytest $(ARGS) tests/release

clean: ## Remove everything that was built or installed
	rm -rf $(VENV) $(CLIENT) $(PAGE) web/node_modules web/dist site dist build .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# What the targets need ---------------------------------------------------------------------------

$(DONE)/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Kingsbridge needs Python 3.11 or newer; '$(PYTHON)' is" \
	       "$$($(PYTHON) --version 2>&1 || true). Name another: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "'$(PYTHON)' cannot make virtual environments: its venv module is missing" \
	       "(on Debian and Ubuntu: apt install python3-venv)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@mkdir -p $(DONE) && touch $@

# The pip that comes with Python may be years old: slower, and without dependency groups.
$(DONE)/pip: $(DONE)/venv
	$(PIP) install --quiet --upgrade pip
	@touch $@

# The tools of one dependency group of pyproject.toml.
$(DONE)/test $(DONE)/lint $(DONE)/docs $(DONE)/research $(DONE)/train: $(DONE)/%: pyproject.toml $(DONE)/pip
	$(PIP) install --quiet --group $*
	@touch $@

LEARNERS := $(VENV)/learners

$(DONE)/learners: pyproject.toml $(DONE)/kingsbridge
	$(BIN)/python -m venv $(LEARNERS)
	@$(LEARNERS)/bin/python -m pip install --quiet --upgrade pip
	$(LEARNERS)/bin/python -m pip install --quiet --group learners $$($(BIN)/python tools/requirements.py run)
	@$(BUILD) $(LEARNERS)/bin/python -m pip install --quiet --no-build-isolation --no-deps .
	@touch $@

# The tests start a PostgreSQL of their own: its programs must be on this machine.
$(DONE)/postgresql: $(DONE)/venv
	@if command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 \
	    || { command -v pg_config > /dev/null && test -x "$$(pg_config --bindir)/initdb"; }; then :; \
	elif command -v apt-get > /dev/null && { test "$$(id -u)" = 0 || sudo -n true 2> /dev/null; }; then \
	  sudo=$$(test "$$(id -u)" = 0 || echo sudo -n); \
	  echo "installing PostgreSQL"; \
	  $$sudo env DEBIAN_FRONTEND=noninteractive apt-get update -qq; \
	  $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql; \
	else \
	  echo "The tests need PostgreSQL's own programs (initdb, postgres). Install the package" \
	       "'postgresql' (Debian, Ubuntu), 'postgresql-server' (Fedora) or 'postgresql' (Homebrew)," \
	       "or put the folder they are in on the PATH."; \
	  exit 1; \
	fi
	@touch $@

# The configurations in deploy/ are tested with the proxies they are for, where those can be had;
# where not, their tests are skipped.
$(DONE)/proxies: $(DONE)/venv
	@if command -v nginx > /dev/null && command -v caddy > /dev/null; then :; \
	elif command -v apt-get > /dev/null && { test "$$(id -u)" = 0 || sudo -n true 2> /dev/null; }; then \
	  sudo=$$(test "$$(id -u)" = 0 || echo sudo -n); \
	  echo "installing nginx and Caddy"; \
	  { $$sudo env DEBIAN_FRONTEND=noninteractive apt-get update -qq \
	    && $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nginx caddy > /dev/null; } \
	    || echo "nginx and Caddy cannot be installed: their tests are left out"; \
	else \
	  echo "There is no nginx or no Caddy here: their tests are left out"; \
	fi
	@touch $@

# The browser client, built into the package; again only when its sources or its words changed.
CLIENT := src/kingsbridge/server/client

$(DONE)/web-sources: $(DONE)/venv FORCE
	@{ find web $$(find src/kingsbridge -name locale) -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' \
	     | LC_ALL=C sort | xargs cksum; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(DONE)/npm: web/package-lock.json $(DONE)/pip
	$(BIN)/python tools/npm.py ci --no-audit --no-fund
	@touch $@

$(DONE)/client: $(DONE)/npm $(DONE)/web-sources
	@echo "building the browser client"
	@KINGSBRIDGE_WEB_OUT=../$(CLIENT) $(BIN)/python tools/npm.py run build
	@touch $@

# Kingsbridge in a page, built into the package as well; again only when something in it changed.
PAGE := src/kingsbridge/page/site

$(DONE)/page: $(DONE)/npm $(DONE)/entry-points $(DONE)/web-sources $(DONE)/sources
	@echo "building Kingsbridge in a page"
	@$(PURE) $(BIN)/python tools/page.py
	@touch $@

# A Chromium for the browser tests: the machine's own, or one that Playwright or Debian brings.
$(DONE)/chromium: $(DONE)/test
	@command -v chromium chromium-browser google-chrome google-chrome-stable > /dev/null \
	  || $(BIN)/playwright install --with-deps chromium \
	  || { echo "installing Debian's chromium"; apt-get update -qq && apt-get install -y -qq chromium; } \
	  || { echo "The browser tests need Chromium: install it, or name it in KINGSBRIDGE_CHROMIUM"; exit 1; }
	@touch $@

# A list of the sources with their checksums, written only when it changes; it notices what a
# time stamp does not, such as a file that went away.
$(DONE)/sources: $(DONE)/venv FORCE
	@{ find src pyproject.toml hatch_build.py mypyc_build.py -type f -not -path '$(CLIENT)/*' -not -path '$(PAGE)/*' \
	     \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.css' -o -name '*.json' -o -name py.typed \) \
	     | LC_ALL=C sort | xargs cksum; \
	   echo "pure=$${KINGSBRIDGE_PURE:-} compiled=$${KINGSBRIDGE_COMPILED:-} cc=$${CC:-}"; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# What Kingsbridge needs to run, and what builds it.
$(DONE)/dependencies: pyproject.toml $(DONE)/pip
	@echo "installing what Kingsbridge needs"
	@$(PIP) install --quiet $$($(BIN)/python tools/requirements.py run)
	@touch $@

$(DONE)/builder$(PLAIN): pyproject.toml $(DONE)/pip
	@rm -rf $(BUILDER)
	@$(PIP) install --quiet --no-compile --target $(BUILDER) $$($(BIN)/python tools/requirements.py build)
	@touch $@

# The engine, ahead of the wheel. What goes wrong is told when the wheel is built.
$(DONE)/compiled: $(DONE)/builder$(PLAIN) $(DONE)/sources
	@$(BUILD) $(BIN)/python hatch_build.py > /dev/null 2>&1 || true
	@touch $@

# Compiling keeps the cores busy for longest, so it begins first; the rest fills the gaps.
pieces: $(DONE)/compiled $(DONE)/client $(DONE)/dependencies

# Kingsbridge itself, as a wheel like any user's, of the pieces above. pip hides what a build says:
# keep it all, show the notices, and everything if it fails.
$(DONE)/kingsbridge: $(DONE)/sources $(DONE)/web-sources
	@$(MAKE) --no-print-directory -j 3 SIDE_BY_SIDE=1 pieces
	@echo "installing Kingsbridge into $(VENV)"
	@$(BUILD) $(PIP) install --verbose --no-build-isolation --no-deps . > $(VENV)/build.log 2>&1 \
	  || { cat $(VENV)/build.log; exit 1; }
	@sed -n 's/^ *\(kingsbridge: .*\)/\1/p' $(VENV)/build.log
	@touch $@

# The uncompiled sources still need an installation beside them, for its dependencies and entry
# points; any will do until pyproject.toml changes.
$(DONE)/entry-points: pyproject.toml $(DONE)/venv
	@$(MAKE) --no-print-directory $(DONE)/kingsbridge
	@touch $@

FORCE:
