"""Write the pages how to play, docs/play/, from the texts, or check that they are up to date.

    python -m tools.howto_pages            write the pages
    python -m tools.howto_pages --check    exit 1 and name the pages that are stale

They say what the browser's pages say: each ``howto-<box>.ftl`` gives one page in each language, its
groups are the sections, and the clauses that a group names are linked. ``modules.md`` tells what
every module changes. Numbers come from the deck files (tools/howto_facts.py).
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
from tools.howto_facts import BOXES, Table, args_of, pay_table, seats_table, solo_args
from tools.rules_pages import ROOT, homes, link, page_path, sections

FOLDER: Final = Path("docs/play")
CHAPTERS: Final = {"saboteur": "base"}
"""The page of a box's rules, where it has another name."""
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
"""The modules, by the page of the rules that tells of them."""
IN_ORDER: Final = ("lost-mines", "dark-cave")
"""Boxes whose turn has steps; in the others one does one of several things."""
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
"""The pictures about laying, in order, and what they show; tools/site_pictures.py takes them."""
SIGNS: Final = {"fits": "✓", "misfits": "✗"}
PARTS: Final = {"role": "roles", "mistake": "mistakes"}
"""The section of a text, where it has another name."""

_ID: Final = re.compile(r"\b[A-Z][A-Z0-9]*-\d+\b")
_HEAD: Final = re.compile(r"^([^:.]{2,60}?[\s\u00a0\u202f]?:)")
"""What a sentence is about, before its colon."""


class Page:
    """A page in one language."""

    def __init__(self, language: str) -> None:
        """Begin it."""
        self.language: Final = language
        self.texts: Final = Texts(language)
        self._targets: Final = {
            key: f"../rules/{page_path(home, language).name}" for key, home in homes().items()
        }

    def clauses(self, written: str) -> str:
        """Link the clauses that stand behind the name of a group."""
        linked = _ID.sub(lambda found: link(found[0], self._targets), written.partition(":")[2])
        return f"*{linked.strip()}*"

    def chapter(self, page: str, label: str) -> str:
        """Link a page of the rules."""
        return f"[{label}](../rules/{page_path(page, self.language).name})"

    def table(self, table: Table) -> str:
        """Draw a table."""

        def told(cell: int | tuple[str, dict[str, int]]) -> str:
            return str(cell) if isinstance(cell, int) else self.texts.text(cell[0], **cell[1])

        rows = [
            [self.texts.text(key) for key in table.head],
            *([told(cell) for cell in row] for row in table.rows),
        ]
        lines = [f"| {' | '.join(row)} |" for row in rows]
        return "\n".join([lines[0], "|" + " --- |" * len(table.head), *lines[1:]])

    def box(self, box: str) -> Iterator[str]:
        """Tell how to play a box, block by block."""
        texts = self.texts
        yield f"# {texts.text('howto-title', box=texts.text(f'box-{box}'))}"
        yield "<!-- Written by tools/howto_pages.py: change the texts howto-….ftl. -->"
        yield texts.text("howto-minutes")
        yield f"![{texts.text(f'box-{box}')}](../pictures/play-{box}.jpg)"
        for heading, keys in sections(sources(self.language)[f"howto-{box}"]):
            yield from self.section(box, heading, keys)
        chapter = self.chapter(CHAPTERS.get(box, box), texts.text("howto-all"))
        modules = f"[{texts.text('howto-modules')}]({path('modules', self.language).name})"
        yield f"{chapter} · {modules}" if "saboteur" in box else chapter

    def section(self, box: str, heading: str, keys: tuple[str, ...]) -> Iterator[str]:
        """Tell one group of texts."""
        part = keys[0].removeprefix(f"howto-{box}-").partition("-")[0]
        part = PARTS.get(part, part)
        yield f"## {self.texts.text(f'howto-{part}')}"
        points: list[str] = []
        for key in keys:
            kind, _, name = key.removeprefix(f"howto-{box}-").partition("-")
            args = solo_args() if key == "howto-duel-pay-2" else args_of(box)
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
        """Show what fits and what does not."""
        points = [
            f"- ![](../pictures/lay-{shape.lower()}.jpg)\n\n"
            f"    {SIGNS[verdict]} **{self.texts.text(f'howto-{verdict}')}.** "
            f"{self.texts.text(f'shape-{shape}')}"
            for shape, verdict in LAYING[box].items()
        ]
        return "\n\n".join(['<div class="cards fits" markdown>', *points, "</div>"])

    def point(self, box: str, kind: str, name: str, text: str) -> str | None:
        """Return a text as a point of a list, if it is one."""
        if kind == "role":
            return f"- **{self.role(box, name)}.** {text}"
        if kind == "cards":
            return "- " + _HEAD.sub(r"**\1**", text)
        if kind == "mistake" or (kind == "turn" and name.isdigit() and box in IN_ORDER):
            return f"{name}. {text}"
        return f"- {text}" if kind == "turn" and name.isdigit() else None

    def role(self, box: str, role: str) -> str:
        """Name a role, or those that one text is about."""
        family = {"lost-mines": "mines-", "dark-cave": "cave-"}.get(box, "")
        effect = f"effect-{family}{role}"
        if "title" in self.texts.attributes(effect):
            return self.texts.attribute(effect, "title")
        return self.texts.text(f"role-{role}")

    def modules(self) -> Iterator[str]:
        """Tell what each module changes."""
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


def path(name: str, language: str) -> Path:
    """Where a page is kept, relative to the repository."""
    return FOLDER / page_path(name, language).name


def pages() -> dict[Path, str]:
    """Write all pages."""
    told = {module for modules in MODULES.values() for module in modules}
    missing = {entry.id for entry in catalogue() if entry.kind == "module"} - told
    if missing:
        raise ValueError(f"{', '.join(missing)}: add it to MODULES in tools/howto_pages.py")
    written: dict[Path, str] = {}
    for language in languages():
        page = Page(language)
        for box in BOXES:
            written[path(box, language)] = "\n\n".join(page.box(box)) + "\n"
        written[path("modules", language)] = "\n\n".join(page.modules()) + "\n"
    return written


def main() -> int:
    """Write or check the pages; return the exit status."""
    parser = argparse.ArgumentParser(description="Write docs/play/ from the texts.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if one is old")
    check: bool = parser.parse_args().check
    stale = {
        page: text
        for page, text in pages().items()
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
