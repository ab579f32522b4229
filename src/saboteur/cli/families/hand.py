"""The cards of a hand: numbered, each as a small picture beside its name."""

from collections.abc import Container, Sequence
from textwrap import wrap
from typing import Final

from rich.text import Text

from saboteur.cli.families.front import Front, TellerT, ViewT
from saboteur.picture.text.blocks import SMALL, Block, Size, shaded
from saboteur.picture.text.glyphs import NUGGET
from saboteur.picture.text.inks import CHOICE, FAINT

NARROWEST: Final = 22
"""How many columns a card of the hand needs at least."""


def hand_lines(
    front: Front[ViewT, TellerT],
    view: ViewT,
    teller: TellerT,
    width: int,
    size: Size,
    *,
    chosen: int | None = None,
    idle: Container[str] = (),
) -> list[Text]:
    """Draw a hand in columns.

    The card that is being chosen for bears an arrow; ``idle`` cards, which can only be passed
    now, have their numbers in brackets.
    """
    hand = view.hand
    if not hand:
        return [Text(teller.say("hand-empty"), FAINT)]
    columns = max(1, min(len(hand), width // NARROWEST, 3 if len(hand) in (3, 5, 6) else 4))
    room = width // columns
    lines: list[Text] = []
    for first in range(0, len(hand), columns):
        row = [
            _entry(
                _shade(front.picture(view, hand[place], size, teller), first // columns),
                teller.card(hand[place]),
                _number(place, chosen=place == chosen, idle=hand[place] in idle),
                room,
            )
            for place in range(first, min(first + columns, len(hand)))
        ]
        lines += [Text.assemble(*(entry[line] for entry in row)) for line in range(size.height)]
    return lines


def open_hands(
    front: Front[ViewT, TellerT],
    views: Sequence[ViewT],
    teller: TellerT,
    secrets: Sequence[Text],
    gold: Sequence[str] = (),
) -> list[Text]:
    """List every seat's ``secrets``, its hand, small, and its ``gold``."""
    longest = max(map(len, teller.names))
    lines = []
    for seat, (name, view) in enumerate(zip(teller.names, views, strict=True)):
        line = Text(f" {name:<{longest}} ").append_text(secrets[seat])
        for card in view.hand:
            block = front.picture(view, card, SMALL, teller)
            for char, style in _shade(block, seat)[0]:
                line.append(char, style)
            line.append(" ", "")
        if gold:
            line.append(f"{NUGGET} {gold[seat]}", FAINT)
        lines.append(line)
    return lines


def _number(place: int, *, chosen: bool, idle: bool) -> Text:
    """Number a card of the hand, in three characters."""
    if chosen:
        return Text.assemble("▶", (str(place + 1), CHOICE), " ")
    if idle:
        return Text.assemble((f"({place + 1})", FAINT))
    return Text.assemble(" ", (str(place + 1), CHOICE), " ")


def _shade(block: Block, row: int) -> Block:
    """Keep rows of cards apart."""
    return shaded(block) if row % 2 else block


def _entry(block: Block, name: str, number: Text, room: int) -> list[Text]:
    """Draw one card: number, picture, and its name on as many lines as the picture has."""
    height, width = len(block), len(block[0])
    words = room - width - 4
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
