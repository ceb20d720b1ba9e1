# Everything starts here: `make run` to play, `make test` to check. Only python3 (3.11 or newer) is needed.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: run test check format transcripts bench requirements clean

run: .venv/run.done        ## start the bot (with DISCORD_TOKEN on Discord, without it in the browser)
	@$(BIN)/python -m bot

test: check                ## everything CI runs
	$(BIN)/python -m pytest -n 2 --dist worksteal

check: .venv/dev.done      ## format, lint, types, import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/dev.done     ## put the code into our format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

transcripts: .venv/dev.done ## write the golden games and evenings anew; read the diff
	$(BIN)/python -m pytest -q tests/engines/test_transcripts.py tests/engines/test_logs.py tests/cogs/test_evenings.py \
	  --rewrite-transcripts

bench: .venv/dev.done      ## print the figures we watch
	$(BIN)/python -m tests.bench

requirements: .venv/dev.done ## pin the dependencies anew
	$(BIN)/python -m pip -q install uv
	cd requirements && for name in run sandbox dev; do \
	  ../$(BIN)/uv pip compile -q --universal --generate-hashes --python-version 3.11 \
	  --no-header $$name.in -o $$name.txt; done

clean:                     ## remove what make has built
	rm -rf .venv build .pytest_cache .mypy_cache .ruff_cache .hypothesis

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/run.done: requirements/sandbox.txt | .venv/bin/python
	@echo "Setting up (once) ..."
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/sandbox.txt
	@touch $@

.venv/dev.done: requirements/dev.txt | .venv/bin/python
	@echo "Setting up for development (once) ..."
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@ .venv/run.done
