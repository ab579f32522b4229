"""Write docs/events.md from the events of all families, or check that it is up to date.

    python -m tools.events_page            write the page
    python -m tools.events_page --check    exit 1 if it is stale

The meaning of an event is the first line of its docstring, with the clauses in it linked.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Final, get_args

from saboteur.games.registry import FAMILIES
from saboteur.kernel.event import Dealt, Event, Secret, fields_of
from saboteur.notation.events import EVENTS
from tools.rules_pages import ROOT, link, page_of_rule, page_path

PAGE: Final = ROOT / "docs" / "events.md"
TITLES: Final = {
    "classic": "Saboteur, Saboteur 2 and their modules",
    "duel": "Le Duel",
    "lost-mines": "The Lost Mines",
    "dark-cave": "The Dark Cave",
}
PAGE_HEADER: Final = """# Events

Written by `python -m tools.events_page` from the docstrings; `make docs` does so. `game.play(…)`
returns what happened, as values of these classes: `type(event).__name__` is the name, and the
fields follow it in their order. `saboteur.sight.stream` returns the events visible to a sight.
Where the last column has a name, only the seat concerned gets the event itself, and all others get
that one instead; of events that deal to all seats, each seat gets its own part. As text an event is
[one line](records.md#events).
"""
RULE_ID: Final = re.compile(r"\b[A-Z][A-Z0-9]*-\d+\b")


def hidden_event_name(kind: type[Event]) -> str:
    """Return the event that other sights get instead of a secret one; empty if there is none."""
    for base in getattr(kind, "__orig_bases__", ()):
        if issubclass(kind, Secret | Dealt) and get_args(base):
            (other,) = get_args(base)
            return f"`{other.__name__}`"
    return ""


def table_rows(kinds: list[type[Event]]) -> Iterator[str]:
    """Yield a Markdown table of events: names with fields, meanings, and events for others."""
    targets = {key: f"rules/{page_path(home, 'en').name}" for key, home in page_of_rule().items()}
    yield "| Event | Meaning | Event for others |"
    yield "| --- | --- | --- |"
    for kind in kinds:
        words = " ".join([kind.__name__, *fields_of(kind)])
        meaning = (kind.__doc__ or "").partition("\n")[0].replace("``", "`")
        linked = RULE_ID.sub(lambda found: link(found[0], targets), meaning)
        yield f"| `{words}` | {linked} | {hidden_event_name(kind)} |"


def render_page() -> str:
    common = Counter(kind for events in EVENTS.values() for kind in events.values())
    shared = [kind for kind, families in common.items() if families > 1]
    parts = [PAGE_HEADER, "## Several boxes\n", "\n".join(table_rows(shared)), ""]
    for family in FAMILIES:
        own = [kind for kind in EVENTS[family].values() if common[kind] == 1]
        parts += [f"## {TITLES[family]}\n", "\n".join(table_rows(own)), ""]
    return "\n".join(parts)


def main() -> int:
    """Write the page, or return 1 if it is stale."""
    now = render_page()
    if "--check" not in sys.argv:
        PAGE.write_text(now, "utf-8", newline="\n")
    elif not PAGE.exists() or PAGE.read_text("utf-8") != now:
        print(f"{PAGE.name} is stale: run make docs", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
