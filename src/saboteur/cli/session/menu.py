"""Numbered choices: for a card of the hand, and for any other decision."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from saboteur.cli.draw.text_layout import columns_of
from saboteur.cli.families.family_ui import FamilyUI, NarratorT, ViewT
from saboteur.kernel.move import Move
from saboteur.picture.text.blocks import DOT_CHAR, SMALL, shade
from saboteur.picture.text.grid import Spot
from saboteur.picture.text.styles import CHOICE, FAINT


def labels_of(ui: FamilyUI[ViewT, NarratorT], moves: Sequence[Move]) -> Mapping[Spot, str]:
    """Return numbers for the target cells of moves; one that allows both half-turns has two."""
    labels: dict[Spot, str] = {}
    for number, move in enumerate(moves, 1):
        spot = ui.spot(move)
        if spot is not None:
            before = labels.get(spot)
            labels[spot] = f"{before}{DOT_CHAR}{number}" if before else str(number)
    return labels


def menu_lines(
    ui: FamilyUI[ViewT, NarratorT],
    moves: Sequence[Move],
    view: ViewT,
    narrator: NarratorT,
    *,
    width: int,
    target_lines: int,
    max_lines: int,
) -> list[Text]:
    """Return moves under their numbers, in as many columns as they need and the width allows.

    Aims at ``target_lines`` lines and takes at most ``max_lines``: beyond that, moves are listed
    without pictures, and those that still do not fit are visible only as numbers in the maze.
    """
    if not moves:
        return []
    entries = [_entry(ui, number, move, view, narrator) for number, move in enumerate(moves, 1)]
    lines = columns_of(entries, width, target_lines)
    if len(lines) > max_lines:
        brief = [
            Text.assemble((f"{number:>2}", CHOICE), " ", ui.short_answer(move, narrator))
            for number, move in enumerate(moves, 1)
        ]
        lines = columns_of(brief, width, target_lines)
    return lines if len(lines) <= max_lines else [*lines[: max_lines - 1], Text("…")]


def _entry(
    ui: FamilyUI[ViewT, NarratorT], number: int, move: Move, view: ViewT, narrator: NarratorT
) -> Text:
    """Render one answer, with a picture of its card if there is one to show."""
    entry = Text.assemble((f"{number:>2}", CHOICE), " ")
    card = ui.illustrated_card(view, move)
    if card:
        small = ui.picture(view, card, SMALL, narrator, turned=move.turned)
        for char, style in (shade(small) if number % 2 else small)[0]:
            entry.append(char, style)
        entry.append(" ", "")
    entry.append(ui.answer(view, move, narrator), "")
    return entry


def option_lines(
    options: Sequence[Sequence[Move]], hand: int, narrator: NarratorT, width: int
) -> list[Text]:
    """Return the options of a turn besides playing cards, numbered after the hand."""
    if not options:
        return []
    entries = [
        Text.assemble((str(number), CHOICE), " ", narrator.turn_option(moves))
        for number, moves in enumerate(options, hand + 1)
    ]
    lines = [Text.assemble((narrator.say("turn-options"), FAINT))]
    for entry in entries:
        if lines[-1].cell_len + 2 + entry.cell_len <= width:
            lines[-1].append("  ", "")
            lines[-1].append_text(entry)
        else:
            lines.append(Text.assemble("  ", entry))
    return lines
