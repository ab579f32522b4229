"""``saboteur games``: list the boxes and modules, their combinations and options."""

from textwrap import wrap
from typing import Final

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.terminal import Terminal
from saboteur.games.options import Option, option_text
from saboteur.games.registry import Entry, catalogue, family_of_box
from saboteur.picture.text.styles import FAINT
from saboteur.texts import Texts

EXAMPLE: Final = "saboteur2+veto+new-goals"
INDENT: Final = "    "


def games(texts: Texts) -> None:
    """Print every box and module with its number of seats, combinations and options."""
    terminal = Terminal()
    entries = catalogue()
    boxes = [entry for entry in entries if entry.kind == "box"]
    modules = [entry for entry in entries if entry.kind == "module"]
    width = terminal.text_width
    terminal.print_text(texts.text("games-boxes"), STRONG)
    for box in boxes:
        terminal.print_lines(_entry(texts, box, [_options(texts, box.options)], width))
    terminal.print_text(texts.text("games-modules", example=EXAMPLE), STRONG)
    for module in modules:
        homes = [box for box in boxes if box.id in module.goes_with]
        shared = {option.name for option in homes[0].options}
        own = tuple(option for option in module.options if option.name not in shared)
        notes = [*_exclusions(texts, module, modules, homes), _options(texts, own)]
        terminal.print_lines(_entry(texts, module, notes, width))


def _entry(texts: Texts, entry: Entry, notes: list[str], width: int) -> list[Text]:
    """Return one box or module as lines: id, name, seats, description and combinations."""
    least, most = entry.seats
    key = f"{entry.kind}-{entry.id}"
    seats = texts.text("games-seats", least=least, most=most)
    lines = [Text.assemble("  ", (entry.id, STRONG), f"  {texts.text(key)}, {seats}")]
    lines += _wrap(texts.attribute(key, "description"), width)
    for note in filter(None, notes):
        lines += _wrap(note, width, FAINT)
    return lines


def _exclusions(texts: Texts, module: Entry, modules: list[Entry], boxes: list[Entry]) -> list[str]:
    """Return notes on modules that can't be combined with a module, or only with an option."""
    notes = []
    family = family_of_box(boxes[0].id)
    if len(boxes) < len(family.boxes):
        notes.append(texts.text("games-only", boxes=", ".join(box.id for box in boxes)))
    met = {other.id: _common(other, boxes) for other in modules if other is not module}
    others = {other: box for other, box in met.items() if box is not None}
    never = [other for other in others if other not in module.goes_with]
    if never:
        notes.append(texts.text("games-not-with", modules=", ".join(never)))
    for switch in _switch_options(modules):
        freed = [
            other
            for other, box in others.items()
            if family.refuse(box, (module.id, other), {})
            and family.refuse(box, (module.id, other), {switch: True}) is None
        ]
        if freed:
            listed = ", ".join(freed)
            notes.append(texts.text("games-needs", module=listed, option=f"{switch}=on"))
    return notes


def _common(other: Entry, boxes: list[Entry]) -> str | None:
    """Return the id of the first of ``boxes`` with which ``other`` can be combined, or ``None``."""
    return next((box.id for box in boxes if box.id in other.goes_with), None)


def _switch_options(modules: list[Entry]) -> list[str]:
    """Return the names of the boolean options; some of them allow modules to be combined."""
    options = [option for module in modules for option in module.options]
    return sorted({option.name for option in options if isinstance(option.default, bool)})


def _options(texts: Texts, options: tuple[Option, ...]) -> str:
    """List options with their choices, the default first."""
    listed = ", ".join(
        f"{option.name}={'|'.join(map(option_text, option.choices))}" for option in options
    )
    return texts.text("games-options", options=listed) if listed else ""


def _wrap(text: str, width: int, style: str = "") -> list[Text]:
    lines = wrap(
        text, width, initial_indent=INDENT, subsequent_indent=INDENT, break_on_hyphens=False
    )
    return [Text(line, style) for line in lines]
