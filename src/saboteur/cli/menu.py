"""Numbered choices: for a card of the hand, and for any other decision."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.board import DOT, Spot, shaded
from saboteur.cli.hand import picture
from saboteur.cli.palette import CHOICE
from saboteur.cli.teller import Teller
from saboteur.cli.tunnels import SMALL
from saboteur.games.classic.book import LAY, ORIENT, PLAY
from saboteur.games.classic.view import View
from saboteur.kernel.geometry import SIDE_NAMES, cell_text, neighbour, xy
from saboteur.kernel.move import NOTHING, Move

HALF_TURN: Final = "↻"
DECLARED: Final = "!"


def plays_of(card: str, legal: Sequence[Move]) -> list[Move]:
    """List the legal ways to lay or play a card, from west to east and north to south."""
    found = [move for move in legal if move.card == card and move.verb in (LAY, PLAY)]
    return sorted(
        found, key=lambda move: (*(move.place or (0, 0)), move.seat, move.turned, move.other)
    )


def labels_of(moves: Sequence[Move]) -> Mapping[Spot, str]:
    """Number the cells that moves speak of; a cell with both half-turns bears two numbers."""
    labels: dict[Spot, str] = {}
    for number, move in enumerate(moves, 1):
        spot = _spot(move)
        if spot is not None:
            before = labels.get(spot)
            labels[spot] = f"{before}{DOT}{number}" if before else str(number)
    return labels


def declared_spot(view: View) -> Mapping[Spot, str]:
    """Mark the cell that a declared move speaks of, while others are asked about it."""
    declared = view.stack[-1].move
    spot = None if declared is None else _spot(declared)
    return {} if spot is None else {spot: DECLARED}


def _spot(move: Move) -> Spot | None:
    """Return the one cell that a move speaks of: for an edge of a card, the cell before it."""
    if move.other != NOTHING:
        return None
    if move.word in SIDE_NAMES:
        return xy(neighbour(move.cell, SIDE_NAMES.index(move.word)))
    return move.place


def menu_lines(
    moves: Sequence[Move], view: View, teller: Teller, width: int, room: int, *, most: int
) -> list[Text]:
    """List moves under their numbers, in as many columns as they need and the width allows.

    The menu should take ``room`` lines and takes ``most`` at most: rather than more, places are
    listed without pictures, and what is still too much is only to be seen in the maze.
    """
    if not moves:
        return []
    lines = _columns([_entry(*each, view, teller) for each in enumerate(moves, 1)], width, room)
    if len(lines) > most:
        lines = _columns([_brief(*each, teller) for each in enumerate(moves, 1)], width, room)
    return lines if len(lines) <= most else [*lines[: most - 1], Text("…")]


def _columns(entries: Sequence[Text], width: int, room: int) -> list[Text]:
    """Put entries one below the other, in several columns if they would take too many lines."""
    longest = max(entry.cell_len for entry in entries) + 2
    columns = max(1, min(width // longest, -(-len(entries) // max(1, room))))
    rows = -(-len(entries) // columns)
    lines = []
    for row in range(rows):
        line = Text()
        for entry in entries[row::rows]:
            line.append_text(entry)
            line.append(" " * (longest - entry.cell_len))
        lines.append(line)
    return lines


def _brief(number: int, move: Move, teller: Teller) -> Text:
    """Print one answer as short as it can be: where a path goes, with a sign for a half-turn."""
    said = teller.move(move)
    if move.verb == LAY:
        said = cell_text(move.cell) + (HALF_TURN if move.turned else "")
    return Text.assemble((f"{number:>2}", CHOICE), " ", said)


def _entry(number: int, move: Move, view: View, teller: Teller) -> Text:
    """Print one answer; a card to be laid or put down, kept or discarded is shown.

    One that is played is not: it has been chosen before.
    """
    entry = Text.assemble((f"{number:>2}", CHOICE), " ")
    card = view.kit.names[view.asked_card] if move.verb == ORIENT else move.card
    if card and move.verb != PLAY:
        small = picture(view.kit, card, SMALL, teller, turned=move.turned)
        for char, style in (shaded(small) if number % 2 else small)[0]:
            entry.append(char, style)
        entry.append(" ", "")
    entry.append(teller.move(move), "")
    return entry
