"""Tests that docs/reading-the-code.md names existing definitions and stays short."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "reading-the-code.md").read_text("utf-8")
MAX_LINES = 3000


def lines_to_read(file: Path, names: list[str]) -> int:
    """Count the lines of the named definitions, or of the whole file; fail if one is missing."""
    text = file.read_text("utf-8")
    if not names:
        return text.count("\n")
    spans = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            spans[node.name] = node
        if isinstance(node, ast.ClassDef):
            spans |= {
                f"{node.name}.{each.name}": each
                for each in node.body
                if isinstance(each, ast.FunctionDef)
            }
    found = [spans[name] for name in names]
    return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in found)


def test_stops_exist_and_are_short() -> None:
    stops = re.findall(r"^\*\*Read\*\* `([^`]+)`(.*)$", PAGE, re.MULTILINE)
    assert len(stops) == PAGE.count("**Read**") > 20
    total = sum(
        lines_to_read(ROOT / "src" / "saboteur" / file, re.findall(r"`([^`]+)`", rest))
        for file, rest in stops
    )
    assert total <= MAX_LINES


def test_other_files_named_exist() -> None:
    for name in re.findall(r"`((?:tests|kernel|games)/[^`]+\.py)`", PAGE):
        assert any((ROOT / base / name).is_file() for base in (".", "src/saboteur")), name
