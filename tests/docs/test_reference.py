"""Tests that the reference contains all public names."""

from pathlib import Path

import saboteur

PAGE = Path(__file__).resolve().parents[2] / "docs" / "api" / "games.md"


def test_every_public_name_is_on_the_page() -> None:
    shown = {line.strip(" -") for line in PAGE.read_text("utf-8").splitlines()}
    assert set(saboteur.__all__) <= shown
