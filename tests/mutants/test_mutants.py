"""Tests that every mutant can be applied to the code, and that its suite has tests."""

import re
from pathlib import Path
from typing import Final

from tools.mutants import ROOT, Mutant, load_mutants

MUTANTS: Final = load_mutants()
PYTHON_TEST: Final = re.compile(r"\bdef (test_\w+)")
CLIENT_TEST: Final = re.compile(r"\b(?:describe|it|test)(?:\.\w+)*\(\s*[\"'`](.*?)[\"'`]")
OPERATORS: Final = {"and", "or", "not"}


def _occurrences(mutant: Mutant) -> int:
    file = ROOT / mutant.file
    return file.read_text("utf-8").count(mutant.find) if file.is_file() else 0


def _test_names(suite: Path) -> list[str]:
    """Return the names of the tests in a suite's file, or in all files of its folder."""
    files = suite.rglob("test_*.py") if suite.is_dir() else (suite,)
    pattern = CLIENT_TEST if suite.suffix == ".ts" else PYTHON_TEST
    return [name for file in files for name in pattern.findall(file.read_text("utf-8"))]


def test_each_mutant_replaces_text_that_occurs_once() -> None:
    counts = {mutant.id: _occurrences(mutant) for mutant in MUTANTS}
    assert {id_: count for id_, count in counts.items() if count != 1} == {}
    assert [mutant.id for mutant in MUTANTS if mutant.find == mutant.replace] == []


def test_each_mutated_python_file_compiles() -> None:
    for mutant in MUTANTS:
        if mutant.file.endswith(".py"):
            source = (ROOT / mutant.file).read_text("utf-8")
            compile(source.replace(mutant.find, mutant.replace), mutant.id, "exec")


def test_each_suite_exists_and_has_the_selected_tests() -> None:
    """Only text is compared: a word of ``select`` may be a parameter, which only pytest knows."""
    for mutant in MUTANTS:
        suites = [ROOT / name for name in mutant.suite.tests]
        assert [suite for suite in suites if not suite.exists()] == [], mutant.id
        names = "\n".join(name for suite in suites for name in _test_names(suite)).lower()
        words = set(re.findall(r"[\w-]+", mutant.suite.select.lower())) - OPERATORS
        assert names, mutant.id
        assert not words or any(word in names for word in words), mutant.id
