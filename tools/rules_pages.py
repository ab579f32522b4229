"""Write the rule pages in docs/rules/ from the texts, or check that they are up to date.

    python tools/rules_pages.py            write the pages
    python tools/rules_pages.py --check    exit 1 and name the pages that are stale

Every ``rules-<page>.ftl`` except ``rules-rulings*.ftl`` gives one page in each language:
``<page>.md`` in English, ``<page>.<language>.md`` in any other. Its title is the message
``page-<page>``; its sections are the group comments of the file, followed by the rulings that
concern it and, on some pages, the cards. A rule named in a text is linked, to its own page if it is
on another one. The browser client has the texts and gets the rules of each page as
web/src/wire/rules.json.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files as resources
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast

from saboteur.kernel.catalogue import parse_catalogue
from saboteur.texts import Texts, languages, sources

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES_DIR: Final = Path("docs/rules")
OUTLINE_FILE: Final = Path("web/src/wire/rules.json")
RULINGS: Final = "rules-rulings"

DECKS: Final = ("duel", "lost-mines", "dark-cave")
"""Pages that list the rows of the deck file of the same name, with their confidence."""

_COLUMNS: Final = ("group", "kind", "count", "facts", "confidence")
RULE_ID: Final = re.compile(r"\b[A-Z][A-Z0-9]*-\d+\b")


class Section(NamedTuple):
    """A heading and the messages under it."""

    heading: str
    keys: tuple[str, ...]


@cache
def sections(source: str) -> tuple[Section, ...]:
    """Return the groups of messages in a Fluent file; cached, since parsing takes long."""
    found: list[Section] = []
    heading = ""
    keys: list[str] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.GroupComment):
            if keys:
                found.append(Section(heading, tuple(keys)))
            heading, keys = (entry.content or "").strip(), []
        elif isinstance(entry, ast.Message):
            keys.append(entry.id.name)
    if keys:
        found.append(Section(heading, tuple(keys)))
    return tuple(found)


@cache
def pages_by_ruling() -> dict[str, tuple[str, ...]]:
    """Return the pages that show each ruling; other pages link to the first.

    They are in the comments ``# Pages: base saboteur2`` of the first language: directly above a
    ruling, or separately for the following rulings without such a comment.
    """
    found = {}
    for name, source in sources(languages()[0]).items():
        if not name.startswith(RULINGS):
            continue
        default: tuple[str, ...] = ()
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Comment):
                default = _pages_in(entry)
            elif isinstance(entry, ast.Message):
                found[entry.id.name] = _pages_in(entry.comment) or default
                if not found[entry.id.name]:
                    raise ValueError(f"{entry.id.name}: write `# Pages: base` above it, or others")
    return found


def _pages_in(comment: ast.Comment | None) -> tuple[str, ...]:
    words = ((comment and comment.content) or "").split()
    return tuple(words[1:]) if words[:1] == ["Pages:"] else ()


def page_names() -> tuple[str, ...]:
    """Return the names of the pages, which are those of the rule files."""
    return tuple(
        name.removeprefix("rules-")
        for name in sources(languages()[0])
        if name.startswith("rules-") and not name.startswith(RULINGS)
    )


def ruling_sections(files: Mapping[str, str]) -> Iterator[Section]:
    """Yield the groups of every file of rulings, ``rules-rulings*.ftl``."""
    for name, source in files.items():
        if name.startswith(RULINGS):
            yield from sections(source)


def page_of_rule() -> dict[str, str]:
    """Return the page of each clause, and the first page of each ruling."""
    files = sources(languages()[0])
    found = {
        key: page
        for page in page_names()
        for section in sections(files[f"rules-{page}"])
        for key in section.keys
    }
    for section in ruling_sections(files):
        found |= {key: pages_by_ruling()[key][0] for key in section.keys}
    return found


def page_path(page: str, language: str) -> Path:
    """Return the path of a page, relative to the repository."""
    return PAGES_DIR / (f"{page}.md" if language == "en" else f"{page}.{language}.md")


def link(key: str, targets: Mapping[str, str]) -> str:
    """Return a rule's id as a link to its page; ``targets`` has an empty name for this page."""
    return f"[{key}]({targets[key]}#{key.lower()})" if key in targets else key


def rulings_of(page: str, files: Mapping[str, str]) -> tuple[Section, ...]:
    """Return the rulings that a page shows, by group."""
    return tuple(
        Section(heading, shown)
        for heading, keys in ruling_sections(files)
        if (shown := tuple(key for key in keys if page in pages_by_ruling()[key]))
    )


def outline() -> str:
    """Return the rules of each page with their headings in each language, as JSON."""
    files = {language: sources(language) for language in languages()}

    def entries(found: Mapping[str, tuple[Section, ...]]) -> list[dict[str, object]]:
        return [
            {
                "heading": dict(zip(found, (section.heading for section in same), strict=True)),
                "ids": same[0].keys,
            }
            for same in zip(*found.values(), strict=True)
        ]

    pages = [
        {
            "id": page,
            "clauses": entries(
                {name: tuple(sections(own[f"rules-{page}"])) for name, own in files.items()}
            ),
            "rulings": entries({name: rulings_of(page, own) for name, own in files.items()}),
        }
        for page in page_names()
    ]
    lines = ",\n".join(json.dumps(page, ensure_ascii=False) for page in pages)
    return f"[\n{lines}\n]\n"


def render(page: str, language: str) -> str:
    """Return one page as Markdown."""
    texts = Texts(language)
    files = sources(language)
    clauses = tuple(sections(files[f"rules-{page}"]))
    rulings = rulings_of(page, files)
    here = {key for section in clauses + rulings for key in section.keys}

    targets = {key: page_path(home, language).name for key, home in page_of_rule().items()}
    targets |= dict.fromkeys(here, "")

    def prose(text: str) -> str:
        escaped = re.sub(r"([\\`*<\[\]])", r"\\\1", text)
        return RULE_ID.sub(lambda match: link(match[0], targets), escaped)

    def entry(key: str, level: int, attribute: str) -> Iterator[str]:
        label = texts.text(f"page-{attribute}")
        yield f'<a id="{key.lower()}"></a>'
        yield f"{'#' * level} {key} · {texts.title(key)}"
        yield prose(texts.text(key))
        yield f"*{label}.* {prose(texts.attribute(key, attribute))}"

    blocks = [
        f"# {texts.text(f'page-{page}')}",
        f"> {texts.text('page-notice')}",
        texts.text(own if (own := f"page-sources-{page}") in texts.ids() else "page-sources"),
    ]
    for heading, keys in clauses:
        blocks.append(f"## {heading}")
        for key in keys:
            blocks.extend(entry(key, 3, "source"))
    if rulings:
        blocks += [f"## {texts.text('page-rulings')}", texts.text("page-rulings-notice")]
    for heading, keys in rulings:
        blocks.append(f"### {heading}")
        for key in keys:
            blocks.extend(entry(key, 4, "reason"))
    if page in DECKS:
        blocks.extend(cards(page, texts))
    return "\n\n".join(blocks) + "\n"


def cards(page: str, texts: Texts) -> Iterator[str]:
    """Yield the rows of a page's deck file as a table."""
    source = resources("saboteur.games.data").joinpath(f"{page}.toml").read_text("utf-8")
    columns = [texts.text(f"page-cards-{name}") for name in _COLUMNS]
    lines = [f"| {' | '.join(columns)} |", "|" + " --- |" * len(columns)]
    for row in parse_catalogue(source).rows.values():
        facts = ", ".join(f"{name} {_fact(fact)}" for name, fact in row.facts.items())
        sure = texts.text(f"confidence-{row.confidence}")
        lines.append(f"| {row.group} | `{row.kind}` | {row.count} | {facts} | {sure} |")
    yield f"## {texts.text('page-cards')}"
    yield texts.text("page-cards-notice")
    yield "\n".join(lines)


def _fact(fact: object) -> str:
    if isinstance(fact, dict):
        return " ".join(f"{name} {_fact(what)}" for name, what in fact.items())
    if isinstance(fact, list) and all(isinstance(part, int) for part in fact):
        return ",".join(map(str, fact))
    if isinstance(fact, list):
        return " ".join(map(_fact, fact))
    return str(fact).lower() if isinstance(fact, bool) else str(fact)


def main(arguments: list[str] | None = None, *, root: Path = ROOT) -> int:
    """Write or check the pages below a root; return the exit status."""
    parser = argparse.ArgumentParser(description="Write docs/rules/ from the texts.")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit 1 if a page is stale"
    )
    check: bool = parser.parse_args(arguments).check
    pages = {
        page_path(page, language): render(page, language)
        for page in page_names()
        for language in languages()
    }
    pages[OUTLINE_FILE] = outline()
    stale = [
        path
        for path, content in pages.items()
        if not (root / path).is_file() or (root / path).read_text(encoding="utf-8") != content
    ]
    if check:
        if stale:
            names = ", ".join(path.as_posix() for path in stale)
            print(f"stale: {names}: run python tools/rules_pages.py", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(pages[path], encoding="utf-8", newline="\n")
        print(f"wrote {path.as_posix()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
