"""The cards of a hand: numbered, each as a small picture beside its name."""

from collections.abc import Container, Sequence
from textwrap import wrap
from typing import Final

from rich.text import Text

from saboteur.cli.families.family_ui import FamilyUI, NarratorT, ViewT
from saboteur.picture.text.blocks import SMALL, Block, Size, shade
from saboteur.picture.text.glyphs import NUGGET
from saboteur.picture.text.styles import CHOICE, FAINT

MIN_COLUMN_WIDTH: Final = 22
"""Minimum width of a card in the list of the hand, in characters."""


def hand_lines(
    ui: FamilyUI[ViewT, NarratorT],
    view: ViewT,
    narrator: NarratorT,
    width: int,
    size: Size,
    *,
    chosen: int | None = None,
    unplayable: Container[str] = (),
) -> list[Text]:
    """Return a hand in columns.

    The ``chosen`` card has an arrow; the numbers of ``unplayable`` cards, which can only be passed
    now, are in brackets.
    """
    hand = view.hand
    if not hand:
        return [Text(narrator.say("hand-empty"), FAINT)]
    columns = max(1, min(len(hand), width // MIN_COLUMN_WIDTH, 3 if len(hand) in (3, 5, 6) else 4))
    room = width // columns
    lines: list[Text] = []
    for first in range(0, len(hand), columns):
        row = [
            _entry(
                _alternate_shade(ui.picture(view, hand[place], size, narrator), first // columns),
                narrator.card(hand[place]),
                _number(place, chosen=place == chosen, unplayable=hand[place] in unplayable),
                room,
            )
            for place in range(first, min(first + columns, len(hand)))
        ]
        lines += [Text.assemble(*(entry[line] for entry in row)) for line in range(size.height)]
    return lines


def open_hands(
    ui: FamilyUI[ViewT, NarratorT],
    views: Sequence[ViewT],
    narrator: NarratorT,
    secrets: Sequence[Text],
    gold: Sequence[str] = (),
) -> list[Text]:
    """Return every seat's ``secrets``, its hand as small cards, and its ``gold``."""
    longest = max(map(len, narrator.names))
    lines = []
    for seat, (name, view) in enumerate(zip(narrator.names, views, strict=True)):
        line = Text(f" {name:<{longest}} ").append_text(secrets[seat])
        for card in view.hand:
            block = ui.picture(view, card, SMALL, narrator)
            for char, style in _alternate_shade(block, seat)[0]:
                line.append(char, style)
            line.append(" ", "")
        if gold:
            line.append(f"{NUGGET} {gold[seat]}", FAINT)
        lines.append(line)
    return lines


def _number(place: int, *, chosen: bool, unplayable: bool) -> Text:
    """Return the number of a card of the hand, in three characters."""
    if chosen:
        return Text.assemble("▶", (str(place + 1), CHOICE), " ")
    if unplayable:
        return Text.assemble((f"({place + 1})", FAINT))
    return Text.assemble(" ", (str(place + 1), CHOICE), " ")


def _alternate_shade(block: Block, row: int) -> Block:
    """Return the block, shaded in every second row, so that rows of cards are distinct."""
    return shade(block) if row % 2 else block


def _entry(block: Block, name: str, number: Text, max_lines: int) -> list[Text]:
    """Draw one card: number, picture, and its name on as many lines as the picture has."""
    height, width = len(block), len(block[0])
    words = max_lines - width - 4
    said = wrap(name, words, break_on_hyphens=False)
    if len(said) > height:
        said = [*said[: height - 1], " ".join(said[height - 1 :])[: words - 1] + "…"]
    first = (height - len(said)) // 2
    lines = []
    for row in range(height):
        line = number.copy() if row == (height - 1) // 2 else Text("   ")
        for char, style in block[row]:
            line.append(char, style)
        text = said[row - first] if 0 <= row - first < len(said) else ""
        line.append(f" {text:<{words}}")
        lines.append(line)
    return lines
