"""Tests that docs/architecture.md shows the layers of the import contract."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NON_LAYERS = {"__main__", "events"}


def test_layers_are_those_of_the_contract() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    shown = re.findall(r"^ *(\w+(?: \| \w+)*)(?:  |$)", page.split("```")[1], re.MULTILINE)[1:]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    layers = next(each for each in contracts if each["id"] == "layers")["layers"]
    rows = [{name.strip(" ()") for name in row.split("|")} - NON_LAYERS for row in layers]
    assert [set(row.split(" | ")) for row in shown] == [row for row in rows if row]
