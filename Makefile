# `make play` and `make test` are all you need; both set up what they use, once.

.DEFAULT_GOAL := help
.PHONY: help setup dev play test quick check style types golden game prove race peers lighthouse gallery showcase clean
MAKEFLAGS += --no-print-directory
bin := .venv/bin

help:  ## list these targets
	@sed -n 's/^\([a-z]*\):.*  ## /  make \1\t/p' Makefile | expand -t 16

setup: .venv/.ready  ## the environment, .venv/, with what playing needs

dev: .venv/.ready-dev  ## and what tests and checks need

# A copied tree brings an environment along whose programs run in the original.
ifeq ($(shell grep -sx 'command = .* $(CURDIR)/.venv' .venv/pyvenv.cfg),)
.PHONY: .venv/.ready .venv/.ready-dev
endif

.venv/.ready: pyproject.toml
	@tools/setup.sh

.venv/.ready-dev: pyproject.toml
	@tools/setup.sh dev

play: setup  ## a table in your browser, and for the phones around you
	@$(bin)/python hatch_build.py
	@exec $(bin)/sabot play $(ARGS)

test: dev  ## everything a change must pass; tells the CPU seconds of each stage
	@$(bin)/python tools/stages.py "$(MAKE) check" "$(bin)/pytest -n 2 --dist worksteal -m 'not browser'" "tools/npm test" tools/walks.sh

quick: dev  ## what a change breaks first, for the inner loop: under 90 seconds
	@$(bin)/python hatch_build.py --dev
	@$(bin)/python tools/stages.py "$(MAKE) style" "$(bin)/pytest -n 2 --dist worksteal -q -m 'not browser and not slow'" "tools/npm test -- --reporter=dot"

check: dev style  ## style, types, layers, generated files
	@$(bin)/python hatch_build.py --dev
	tools/types.sh --check
	tools/npm run check

style: dev
	$(bin)/ruff check
	$(bin)/ruff format --check
	$(bin)/mypy
	$(bin)/lint-imports

types: dev  ## regenerate the client's types from the server's messages
	@$(bin)/python hatch_build.py --dev
	tools/types.sh

golden: dev  ## rewrite the golden playthroughs
	tools/golden.sh

game: dev  ## a new game with one act, to play and to change: make game id=snap
	@$(bin)/python tools/new_game.py $(id)
	@tools/npm exec -- prettier --write --log-level warn src/games/$(id)
	@$(MAKE) types
	@echo "sabot: $(id) is on the shelf (make play). docs/add-a-game.md tells what to change now."

prove: dev  ## the long runs: they write docs/figures.md, or fail
	@$(bin)/python hatch_build.py
	$(bin)/python -m tests.prove.figures
	$(bin)/python -m tests.games.zgame.engine.compare --games 1000
	$(bin)/python -m pip install --quiet --group prove
	$(bin)/pytest tests/prove

race: dev  ## who wins on which line, through real sockets and pages; as root on wires of our own
	@$(bin)/python hatch_build.py
	$(bin)/python -m tests.prove.race --json

gallery: dev  ## a picture of every page in each language on each screen: ARGS="--language de --game zinga"
	@$(bin)/python hatch_build.py
	$(bin)/python -m tests.prove.gallery $(ARGS)

showcase: dev  ## the README's picture of all five boards, and its film: ARGS="--only film"
	@$(bin)/python hatch_build.py
	$(bin)/python -m pip install --quiet --group showcase
	$(bin)/python -m tests.prove.showcase $(ARGS)

peers: dev  ## what an act costs us and others: fetches Colyseus and boardgame.io, runs for minutes
	@tools/npm install --prefix ../tests/prove/peers --no-save --no-package-lock --no-audit --no-fund \
		@colyseus/core@0.16 @colyseus/ws-transport@0.16 @colyseus/schema@3 colyseus.js@0.16 boardgame.io@0.50 \
		|| echo "sabot: the peers can't be fetched; only the echo is measured"
	$(bin)/python -m tests.prove.peers

lighthouse: dev  ## how Lighthouse rates the shelf and a table, with Debian's Chromium: fetches it
	@$(bin)/python hatch_build.py
	@tools/npm install --prefix ../tests/prove/lighthouse --no-save --no-package-lock --no-audit --no-fund lighthouse@13
	$(bin)/python -m tests.prove.lighthouse

clean:  ## back to a fresh clone; your games stay
	rm -rf .venv dist gallery sabot/static sabot/games/*/engine/compiled client/node_modules tests/prove/*/node_modules client/src/paraglide client/project.inlang
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find sabot tests -name __pycache__ -prune -exec rm -rf {} +
