"""Tests that the glossary is short and that code or texts use each of its words."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MAX_ROWS = 140


def test_every_word_of_the_glossary_is_used() -> None:
    rows = re.findall(
        r"^\| ([^|]+) \|[^|]*\|[^|]+\|$", (ROOT / "GLOSSARY.md").read_text("utf-8"), re.MULTILINE
    )[2:]
    files = [
        path.read_text("utf-8")
        for ending in ("py", "ftl")
        for path in (ROOT / "src" / "saboteur").rglob(f"*.{ending}")
    ]
    used = re.sub(r"[_\-\s]+", " ", " ".join(files)).lower()
    words = (row.strip().lower().replace("-", " ") for row in rows)
    assert 100 < len(rows) <= MAX_ROWS
    assert not [word for word in words if word not in used]
