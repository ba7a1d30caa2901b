# Every target prepares the virtual environment by itself; a second call starts at once.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/.ready
BENCHES := engine latency render words saving load idle

.PHONY: run test check format bench gallery soak clean
.DEFAULT_GOAL := run

run: $(READY) ## play: on Discord with a token, at a local table in the browser without
	@$(PY) -m bot

test: $(READY) ## everything that must hold
	$(PY) -m pytest -q -n auto --dist worksteal

soak: $(READY) ## the same properties over many more random games
	ALHAMBRA_SOAK=1 $(PY) -m pytest -q -n auto --dist worksteal

check: $(READY) ## format, lint and types
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy

format: $(READY)
	$(VENV)/bin/ruff format .
	$(VENV)/bin/ruff check --fix .

bench: $(READY) ## speed, as ratios measured in one run
	@missed=; for one in $(BENCHES); do \
	  echo "== bench.$$one"; $(PY) -m bench.$$one || missed="$$missed $$one"; \
	done; \
	if [ -n "$$missed" ]; then echo "short of their aims:$$missed"; exit 1; fi

gallery: $(READY) ## every picture in every variant on one page
	$(PY) -m bench.gallery

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis *.egg-info

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Alhambra needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3.11"; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@
