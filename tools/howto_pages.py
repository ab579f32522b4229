"""Write the how-to-play pages, docs/play/, from the texts, or check that they are up to date.

    python -m tools.howto_pages            write the pages
    python -m tools.howto_pages --check    exit 1 and name the pages that are stale

They have the content of the browser's pages: each ``howto-<box>.ftl`` gives one page in each
language, its groups are the sections, and the clauses that a group names are linked. ``modules.md``
describes the changes of every module. Numbers come from the deck files (tools/howto_facts.py).
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from saboteur.games.registry import catalogue
from saboteur.texts import Texts, languages, sources
from saboteur.texts.effects import cards_of
from tools.howto_facts import BOXES, Table, pay_table, seats_table, solo_args, text_args
from tools.rules_pages import ROOT, link, page_of_rule, page_path, sections

PAGES_DIR: Final = Path("docs/play")
CHAPTERS: Final = {"saboteur": "base"}
"""For each box whose page of rules has another name than the box: that name."""
MODULES: Final = {
    "championship": [
        "greedy-dwarf",
        "goal-exchange",
        "forgotten-treasure",
        "veto",
        "change-of-direction",
        "master-craftsman",
        "scout",
        "diversion",
    ],
    "mini-expansions": [
        "right-of-way",
        "costume-workshop",
        "underground-party",
        "new-goals",
        "treasure-chests",
    ],
    "variants": ["sabotaged-dwarf", "tournament"],
}
"""The modules, by the page of the rules that describes them."""
BOX_ORDER: Final = ("lost-mines", "dark-cave")
"""Boxes whose turn has steps; in the others a turn is one of several actions."""
LAYING: Final = {
    "saboteur": {"B-22-1": "fits", "B-22-2": "misfits", "B-23-2": "misfits", "B-24-2": "misfits"},
    "saboteur2": {"S2-13-1": "fits", "S2-13-2": "misfits", "S2-16-1": "fits", "S2-16-2": "misfits"},
    "duel": {"D-13-1": "fits", "D-13-2": "misfits", "D-17-1": "fits", "D-17-2": "misfits"},
    "lost-mines": {
        "LM-13-2": "fits",
        "LM-14-1": "fits",
        "LM-15-2": "misfits",
        "LM-15-3": "misfits",
    },
    "dark-cave": {
        "DC-18-2": "fits",
        "DC-19-1": "fits",
        "DC-20-3": "misfits",
        "DC-20-4": "misfits",
    },
}
"""The pictures about laying, in order, with their captions; tools/site_pictures.py takes them."""
FIT_SYMBOLS: Final = {"fits": "✓", "misfits": "✗"}
PARTS: Final = {"role": "roles", "mistake": "mistakes"}
"""The names of sections by the first word of their texts' ids, where the two differ."""

RULE_ID: Final = re.compile(r"\b[A-Z][A-Z0-9]*-\d+\b")
HEADING: Final = re.compile(r"^([^:.]{2,60}?[\s\u00a0\u202f]?:)")
"""Matches the subject of a sentence, before its colon."""


class Page:
    """A page in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.texts: Final = Texts(language)
        self._targets: Final = {
            key: f"../rules/{page_path(home, language).name}"
            for key, home in page_of_rule().items()
        }

    def clauses(self, text: str) -> str:
        """Return the clauses in the heading of a group of texts, as links."""
        linked = RULE_ID.sub(lambda found: link(found[0], self._targets), text.partition(":")[2])
        return f"*{linked.strip()}*"

    def chapter(self, page: str, label: str) -> str:
        """Return a link to a page of the rules."""
        return f"[{label}](../rules/{page_path(page, self.language).name})"

    def table(self, table: Table) -> str:
        """Return a table as Markdown."""

        def render_cell(cell: int | tuple[str, dict[str, int]]) -> str:
            return str(cell) if isinstance(cell, int) else self.texts.text(cell[0], **cell[1])

        rows = [
            [self.texts.text(key) for key in table.head],
            *([render_cell(cell) for cell in row] for row in table.rows),
        ]
        lines = [f"| {' | '.join(row)} |" for row in rows]
        return "\n".join([lines[0], "|" + " --- |" * len(table.head), *lines[1:]])

    def box(self, box: str) -> Iterator[str]:
        """Yield the blocks of the page about a box."""
        texts = self.texts
        yield f"# {texts.text('howto-title', box=texts.text(f'box-{box}'))}"
        yield "<!-- Written by tools/howto_pages.py: change the texts howto-….ftl. -->"
        yield texts.text("howto-minutes")
        yield f"![{texts.text(f'box-{box}')}](../pictures/play-{box}.jpg)"
        for heading, keys in sections(sources(self.language)[f"howto-{box}"]):
            yield from self.section(box, heading, keys)
        chapter = self.chapter(CHAPTERS.get(box, box), texts.text("howto-all"))
        modules = f"[{texts.text('howto-modules')}]({howto_path('modules', self.language).name})"
        yield f"{chapter} · {modules}" if "saboteur" in box else chapter

    def section(self, box: str, heading: str, keys: tuple[str, ...]) -> Iterator[str]:
        """Yield the blocks of a section, which is a group of texts."""
        part = keys[0].removeprefix(f"howto-{box}-").partition("-")[0]
        part = PARTS.get(part, part)
        yield f"## {self.texts.text(f'howto-{part}')}"
        points: list[str] = []
        for key in keys:
            kind, _, name = key.removeprefix(f"howto-{box}-").partition("-")
            args = solo_args() if key == "howto-duel-pay-2" else text_args(box)
            text = self.texts.text(key, **args)
            if point := self.point(box, kind, name, text):
                points.append(point)
                continue
            if points:
                yield "\n".join(points)
                points = []
            yield text
            if key == "howto-saboteur2-pay":
                yield self.table(pay_table(box))
        if points:
            yield "\n".join(points)
        if part == "lay":
            yield self.pictures(box)
        if part == "roles" and (seats := seats_table(box)):
            yield self.table(seats)
        if part == "pay" and box in {"saboteur", "duel"}:
            yield self.table(pay_table(box))
        yield self.clauses(heading)

    def pictures(self, box: str) -> str:
        """Return the pictures of cards that fit and of cards that do not."""
        points = [
            f"- ![](../pictures/lay-{shape.lower()}.jpg)\n\n"
            f"    {FIT_SYMBOLS[verdict]} **{self.texts.text(f'howto-{verdict}')}.** "
            f"{self.texts.text(f'shape-{shape}')}"
            for shape, verdict in LAYING[box].items()
        ]
        return "\n\n".join(['<div class="cards fits" markdown>', *points, "</div>"])

    def point(self, box: str, kind: str, name: str, text: str) -> str | None:
        """Return a text as a list item, formatted by its kind; ``None`` if it is plain text."""
        if kind == "role":
            return f"- **{self.role(box, name)}.** {text}"
        if kind == "cards":
            return "- " + HEADING.sub(r"**\1**", text)
        if kind == "mistake" or (kind == "turn" and name.isdigit() and box in BOX_ORDER):
            return f"{name}. {text}"
        return f"- {text}" if kind == "turn" and name.isdigit() else None

    def role(self, box: str, role: str) -> str:
        """Return the name of a role, or of all roles that share a text."""
        family = {"lost-mines": "mines-", "dark-cave": "cave-"}.get(box, "")
        effect = f"effect-{family}{role}"
        if "title" in self.texts.attributes(effect):
            return self.texts.attribute(effect, "title")
        return self.texts.text(f"role-{role}")

    def modules(self) -> Iterator[str]:
        """Yield the blocks of the page about modules."""
        texts = self.texts
        yield f"# {texts.text('howto-modules')}"
        yield "<!-- Written by tools/howto_pages.py: change the texts howto-modules.ftl. -->"
        for page, modules in MODULES.items():
            yield f"## {texts.text(f'page-{page}')}"
            yield texts.text(f"howto-group-{page.removesuffix('-expansions')}")
            for module in modules:
                yield f"### {texts.text(f'module-{module}')}"
                own = f"howto-module-{module}"
                cards = cards_of(module)
                yield texts.text(own if own in texts else f"effect-{cards[0].effect}")
                if module == "tournament" and (seats := seats_table(module)):
                    yield self.table(seats)
            yield self.chapter(page, texts.text("howto-all"))


def howto_path(name: str, language: str) -> Path:
    """Return the path of a page, relative to the repository."""
    return PAGES_DIR / page_path(name, language).name


def render_pages() -> dict[Path, str]:
    """Return the content of all pages by path; raise ``ValueError`` if a module is missing."""
    told = {module for modules in MODULES.values() for module in modules}
    missing = {entry.id for entry in catalogue() if entry.kind == "module"} - told
    if missing:
        raise ValueError(f"{', '.join(missing)}: add it to MODULES in tools/howto_pages.py")
    written: dict[Path, str] = {}
    for language in languages():
        page = Page(language)
        for box in BOXES:
            written[howto_path(box, language)] = "\n\n".join(page.box(box)) + "\n"
        written[howto_path("modules", language)] = "\n\n".join(page.modules()) + "\n"
    return written


def main() -> int:
    """Write or check the pages; return the exit status."""
    parser = argparse.ArgumentParser(description="Write docs/play/ from the texts.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if one is old")
    check: bool = parser.parse_args().check
    stale = {
        page: text
        for page, text in render_pages().items()
        if not (ROOT / page).is_file() or (ROOT / page).read_text("utf-8") != text
    }
    if check:
        if stale:
            names = ", ".join(page.as_posix() for page in stale)
            print(f"stale: {names}: run make docs", file=sys.stderr)
        return int(bool(stale))
    for page, text in stale.items():
        (ROOT / page).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / page).write_text(text, "utf-8", newline="\n")
        print(f"wrote {page.as_posix()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
