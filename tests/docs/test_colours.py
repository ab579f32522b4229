"""Tests that colours copied from the client into other files are up to date."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = "web/src/ui/styles/colours.css"
COPIES = {
    "src/saboteur/texts/html_page.py": ("amber", "on-amber", "paper"),
    "src/saboteur/cli/draw/palette.py": ("amber", "ember", "on-amber", "paper", "ink", "gold-3"),
    "web/public/favicon.svg": ("amber", "on-amber", "gold-3"),
    "docs/theme/site.css": ("amber", "ember", "bg-0", "bg-2", "bg-3", "ink", "ink-2", "ink-3"),
}
"""For each file, the colours that it copies from the client's dark theme."""


@pytest.mark.parametrize("copy", COPIES)
def test_copies_of_colours_are_up_to_date(copy: str) -> None:
    themes = (ROOT / SOURCE).read_text("utf-8").partition('[data-theme="light"]')[0]
    colours = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", themes))
    text = (ROOT / copy).read_text("utf-8")
    stale = {name: colours[name] for name in COPIES[copy] if colours[name] not in text}
    assert not stale, f"{SOURCE} has other values, write them into {copy} as well"
