# One command set; every target first makes sure that .venv is there.
PYTHON ?= python3
VENV = .venv/bin/python
.PHONY: setup run test check screens pictures docs bench soak fuzz guided audit package lock clean

setup:
	$(PYTHON) installer/bootstrap.py dev

run:
	$(PYTHON) installer/bootstrap.py run
	$(VENV) -m desktop sample

# Two side by side (each takes a gigabyte), a file whole in one; in the order of tests/ui/conftest.py, where the longest are known.
test: check
	QT_QPA_PLATFORM=offscreen $(VENV) -m pytest -n auto --maxprocesses 2 --dist loadfile --no-loadscope-reorder $(PYTEST_ARGS)

check: setup
	$(VENV) -m ruff check .
	$(VENV) -m ruff format --check .
	$(VENV) -m mypy
	$(VENV) -c "from importlinter.cli import lint_imports_command; lint_imports_command()" --no-cache
	$(VENV) -m desktop law lint

screens: setup
	$(VENV) -m tests.ui.screens --out screens

pictures: setup
	$(VENV) -m tests.ui.screens --pictures docs/pictures

docs: setup
	$(VENV) -m installer.guide

bench: setup
	$(VENV) -m benchmarks

soak: setup
	$(VENV) -m tests.sync.soak

fuzz: setup
	NAGARDESK_FUZZ=100 $(VENV) -m pytest --timeout 0 tests/hostile/test_readers.py tests/central/test_schema.py \
		tests/casework/test_history.py tests/casework/test_money_history.py tests/printing/test_press.py

# atheris is fetched for this alone; it is there for Python 3.11 and 3.12 on Linux.
guided: setup
	$(VENV) -m pip install --quiet --no-deps --only-binary :all: --target build/atheris atheris==3.0.0
	PYTHONPATH=build/atheris $(VENV) -m tests.hostile.guided

# Known faults of the locked libraries; pip-audit is fetched for this alone and asks the Python advisory database. A library
# that could not be asked about is a failure, not a pass.
audit: setup
	$(VENV) -m uv tool run pip-audit --strict --no-deps --disable-pip -r installer/lock/dev.txt

package: setup
	$(VENV) -m installer.package

# The lock files carry versions and hashes and no index address.
LOCK = $(VENV) -m uv pip compile pyproject.toml --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 -q --extra build
lock: setup
	$(LOCK) --extra central --extra dev -o installer/lock/dev.txt
	$(LOCK) --extra central -c installer/lock/dev.txt -o installer/lock/central.txt
	$(LOCK) -c installer/lock/dev.txt -o installer/lock/run.txt

clean:
	rm -rf .venv build dist screens demo-papers
