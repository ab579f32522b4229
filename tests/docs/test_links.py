"""Tests of the README's links; tools/docs_site.py checks those of the site."""

import json
import re
from pathlib import Path

import pytest

from tools.docs_site import (
    EXTERNAL_RESOURCE,
    ROOT,
    build,
    linked_files,
    render_notebook,
    rewrite_links,
)

THEME = {"name": "mkdocs", "logo": None, "favicon": None}

README = (ROOT / "README.md").read_text("utf-8")


def test_the_readme_leads_to_files_that_are_there() -> None:
    pictures = re.findall(r'<img src="([^"]+)"', README)
    found = [*linked_files("README.md", README), *pictures]
    assert len(found) > 15
    assert [path for path in found if not (ROOT / path).exists()] == []


def test_a_site_with_broken_links_is_not_built(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The site is built with the project's settings, except the slow ones."""
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.md").write_text("# Here\n\n[a](gone.md) [b](#gone) ![c](gone.png)", "utf-8")
    (docs / "stray.md").write_text("# In no part", "utf-8")
    config = tmp_path / "mkdocs.yml"
    small = {"docs_dir": "docs", "nav": ["index.md"], "hooks": [], "plugins": [], "theme": THEME}
    config.write_text(json.dumps({"INHERIT": str(ROOT / "mkdocs.yml"), **small}), "utf-8")
    assert build(tmp_path / "site", whole=False, config=config)
    told = capsys.readouterr().err
    assert [name for name in ("gone.md", "#gone", "gone.png", "stray.md") if name not in told] == []


def test_links_lead_to_the_same_file_in_the_site() -> None:
    assert (
        rewrite_links("docs/guides/a.md", "[x](../../GLOSSARY.md#cell)")
        == "[x](../GLOSSARY.md#cell)"
    )
    assert rewrite_links("GLOSSARY.md", "![x](docs/board.svg)") == "![x](board.svg)"
    assert rewrite_links("CONTRIBUTING.md", "[x](README.md)") == "[x](index.md)"
    assert rewrite_links("docs/a.md", "[x](../examples/bot.py)") == "[x](examples/bot.py.md)"
    kept = "[x](https://example.org/a.md) [y](#here)\n```md\n[z](docs/z.md)\n```"
    assert rewrite_links("GLOSSARY.md", kept) == kept


def test_a_notebook_is_a_page_of_words_code_and_what_it_gave(tmp_path: Path) -> None:
    drawn = {"data": {"image/svg+xml": ["<svg>\n", "</svg>"], "text/plain": ["a game"]}}
    code = {"cell_type": "code", "source": ["game"], "outputs": [drawn, {"text": ["said\n"]}]}
    cells = [{"cell_type": "markdown", "source": ["# A tour\n", "of it"]}, code]
    file = tmp_path / "tour.ipynb"
    file.write_text(json.dumps({"cells": cells}), "utf-8")
    assert render_notebook(file).split("\n\n") == [
        "# A tour\nof it",
        "```python\ngame\n```",
        "<div class=drawn><svg> </svg></div>",
        "```text\nsaid\n```",
    ]


def test_link_check_finds_external_resources() -> None:
    assert EXTERNAL_RESOURCE.search('<script src="https://example.org/x.js"></script>')
    assert EXTERNAL_RESOURCE.search('<link rel="stylesheet" href="//example.org/x.css">')
    assert EXTERNAL_RESOURCE.search("@font-face { src: url(https://example.org/x.woff2) }")
    assert not EXTERNAL_RESOURCE.search('<a href="https://example.org/">elsewhere</a>')
    assert not EXTERNAL_RESOURCE.search('<script src="../assets/x.js"></script>')


def test_no_page_names_a_machine() -> None:
    pages = [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md"), Path(ROOT / "mkdocs.yml")]
    named = re.compile(r"/(?:home|root|Users|work)/|\blocalhost\b.*/simple")
    assert [page.name for page in pages if named.search(page.read_text("utf-8"))] == []
