"""Numbered choices: for a card of the hand, and for any other decision."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from saboteur.cli.draw.prose import columns
from saboteur.cli.families.front import Front, TellerT, ViewT
from saboteur.kernel.move import Move
from saboteur.picture.text.blocks import DOT, SMALL, shaded
from saboteur.picture.text.grid import Spot
from saboteur.picture.text.inks import CHOICE, FAINT


def labels_of(front: Front[ViewT, TellerT], moves: Sequence[Move]) -> Mapping[Spot, str]:
    """Number the cells that moves speak of; a cell with both half-turns bears two numbers."""
    labels: dict[Spot, str] = {}
    for number, move in enumerate(moves, 1):
        spot = front.spot(move)
        if spot is not None:
            before = labels.get(spot)
            labels[spot] = f"{before}{DOT}{number}" if before else str(number)
    return labels


def menu_lines(
    front: Front[ViewT, TellerT],
    moves: Sequence[Move],
    view: ViewT,
    teller: TellerT,
    *,
    width: int,
    room: int,
    most: int,
) -> list[Text]:
    """List moves under their numbers, in as many columns as they need and the width allows.

    The menu should take ``room`` lines and takes ``most`` at most: rather than more, places are
    listed without pictures, and what is still too much is only to be seen in the maze.
    """
    if not moves:
        return []
    entries = [_entry(front, number, move, view, teller) for number, move in enumerate(moves, 1)]
    lines = columns(entries, width, room)
    if len(lines) > most:
        brief = [
            Text.assemble((f"{number:>2}", CHOICE), " ", front.brief(move, teller))
            for number, move in enumerate(moves, 1)
        ]
        lines = columns(brief, width, room)
    return lines if len(lines) <= most else [*lines[: most - 1], Text("…")]


def _entry(
    front: Front[ViewT, TellerT], number: int, move: Move, view: ViewT, teller: TellerT
) -> Text:
    """Print one answer, with the card that it is about if there is one to show."""
    entry = Text.assemble((f"{number:>2}", CHOICE), " ")
    card = front.shown(view, move)
    if card:
        small = front.picture(view, card, SMALL, teller, turned=move.turned)
        for char, style in (shaded(small) if number % 2 else small)[0]:
            entry.append(char, style)
        entry.append(" ", "")
    entry.append(front.answer(view, move, teller), "")
    return entry


def option_lines(
    options: Sequence[Sequence[Move]], hand: int, teller: TellerT, width: int
) -> list[Text]:
    """List what may be done beside playing cards; the numbers follow those of the hand."""
    if not options:
        return []
    entries = [
        Text.assemble((str(number), CHOICE), " ", teller.option(moves))
        for number, moves in enumerate(options, hand + 1)
    ]
    lines = [Text.assemble((teller.say("turn-options"), FAINT))]
    for entry in entries:
        if lines[-1].cell_len + 2 + entry.cell_len <= width:
            lines[-1].append("  ", "")
            lines[-1].append_text(entry)
        else:
            lines.append(Text.assemble("  ", entry))
    return lines
