# Every target prepares the virtual environment by itself; a second call starts at once.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/.ready
DEV := $(VENV)/.ready-for-dev
PIP := -m pip --quiet --disable-pip-version-check
BY_HASH := install --require-hashes --only-binary :all: --requirement
COMPILE = build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
  --custom-compile-command 'make lock' $(UPGRADE)
# Tests of the real bot often wait, so there are two workers a core. Bytecode is kept even where the host wants none:
# without it, each of the many processes that the tests start would compile everything again.
PYTEST = env -u PYTHONDONTWRITEBYTECODE $(PY) -m pytest -q --dist worksteal -n $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')
BENCHES := engine portals latency render words saving watching load bursts turn_cost idle

.PHONY: run test container-check check format bench gallery phrases soak lock upgrade clean
.DEFAULT_GOAL := run

run: $(READY) ## play: on Discord with a token, at a local table in the browser without
	@$(PY) -m bot

test: $(DEV) ## everything that must hold
	$(PYTEST)

soak: $(DEV) ## the same properties over many more random games, and an hour of trouble with two bots
	ALHAMBRA_SOAK=1 $(PYTEST)
	$(PY) -m bench.month --tables 2000
	$(PY) -m tests.bot.cluster --minutes 60

container-check: $(DEV) ## the image's steps and environment without Docker; needs root on Linux, and says so
	$(PY) -m tests.container

check: $(DEV) ## format, lint, import contracts and types
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/lint-imports --no-cache
	$(VENV)/bin/mypy

format: $(DEV)
	$(VENV)/bin/ruff format .
	$(VENV)/bin/ruff check --fix .

bench: $(DEV) ## speed, as ratios measured in one run
	@missed=; for one in $(BENCHES); do \
	  echo "== bench.$$one"; $(PY) -m bench.$$one || missed="$$missed $$one"; \
	done; \
	if [ -n "$$missed" ]; then echo "short of their aims:$$missed"; exit 1; fi

phrases: $(DEV) ## every phrase in all languages side by side, on one page
	$(PY) -m bench.phrases

gallery: $(DEV) ## every picture in every variant on one page
	$(PY) -m bench.gallery

lock: ## pin what pyproject.toml asks for, with the hashes of all platforms' files; keeps versions that still fit
	$(PYTHON) -m venv --clear build/lock
	build/lock/bin/python $(PIP) $(BY_HASH) requirements/lock.txt
	$(COMPILE) pyproject.toml --output-file requirements/run.txt
	$(COMPILE) --group dev --constraints requirements/run.txt --output-file requirements/dev.txt
	$(COMPILE) --group build --output-file requirements/build.txt
	$(COMPILE) --group lock --output-file requirements/lock.txt

upgrade: UPGRADE := --upgrade
upgrade: lock ## the same, with the newest versions

clean:
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis *.egg-info

$(READY): pyproject.toml requirements/build.txt requirements/run.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Alhambra needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3.11"; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	$(PY) $(PIP) $(BY_HASH) requirements/build.txt
	$(PY) $(PIP) $(BY_HASH) requirements/run.txt
	$(PY) $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV): $(READY) requirements/dev.txt
	$(PY) $(PIP) $(BY_HASH) requirements/dev.txt
	@touch $@
