"""The cards of a hand: numbered, each as a small picture beside its name."""

from collections.abc import Container, Sequence
from textwrap import wrap
from typing import Final

from rich.text import Text

from saboteur.cli.board import shaded
from saboteur.cli.palette import ACTION, CHOICE, FAINT
from saboteur.cli.signs import adorn
from saboteur.cli.teller import Teller
from saboteur.cli.tunnels import Block, Size, draw_card, filled
from saboteur.games.classic.kit import Kit

EVERY_EDGE: Final = "NESW"
SIGNS: Final = {
    "break": "✗", "repair": "✓", "rockfall": "△", "map": "◉",
    "thief": "¤", "hands-off": "⊘", "prison": "▥", "free-at-last": "□",
    "inspection": "◎", "role-change": "↻", "hand-swap": "⇄",
    "veto": "⊗", "reverse": "⇅", "scout": "»", "divert": "↷", "exchange": "⇋",
    "forgotten-treasure": "↟",
}  # fmt: skip
"""What an action card does, by its effect."""
NARROWEST: Final = 22
"""How many columns a card of the hand needs at least."""


def picture(kit: Kit, card: str, size: Size, teller: Teller, *, turned: bool = False) -> Block:
    """Draw a card: a path as it would lie in the light, an action by its sign."""
    number = kit.names.index(card)
    if kit.effects[number]:
        return _action(kit, number, size, teller)
    pose = kit.poses.pose(number, turned=turned)
    block = draw_card(kit.poses.poses[pose].tile, EVERY_EDGE, size)
    return adorn(block, kit, pose, size, teller)


def _action(kit: Kit, number: int, size: Size, teller: Teller) -> Block:
    """Draw an action card: its sign, and the first letters of the tools it speaks of."""
    block = filled(size, " ", ACTION)
    sign = SIGNS.get(kit.effects[number], "!")
    tools = [teller.tool(tool)[0].upper() for tool in kit.card_tools[number]]
    apart = "/".join(tools)
    letters = apart if len(apart) <= size.width else "".join(tools)
    rows = [sign, letters] if size.height > 1 else [f"{sign}{letters[:1]}"]
    first = (size.height - 1) // 2
    for row, text in enumerate(rows, first):
        start = (size.width - len(text)) // 2
        for place, char in enumerate(text):
            block[row][start + place] = (char, ACTION)
    return block


def hand_lines(
    kit: Kit,
    hand: Sequence[str],
    teller: Teller,
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
    if not hand:
        return [Text(teller.say("hand-empty"), FAINT)]
    columns = max(1, min(len(hand), width // NARROWEST, 3 if len(hand) in (3, 5, 6) else 4))
    room = width // columns
    lines: list[Text] = []
    for first in range(0, len(hand), columns):
        row = [
            _entry(
                _shade(picture(kit, hand[place], size, teller), first // columns),
                teller.card(hand[place]),
                _number(place, chosen=place == chosen, idle=hand[place] in idle),
                room,
            )
            for place in range(first, min(first + columns, len(hand)))
        ]
        lines += [Text.assemble(*(entry[line] for entry in row)) for line in range(size.height)]
    return lines


def _number(place: int, *, chosen: bool, idle: bool) -> Text:
    """Number a card of the hand, in three characters."""
    if chosen:
        return Text.assemble("▶", (str(place + 1), CHOICE), " ")
    if idle:
        return Text.assemble((f"({place + 1})", FAINT))
    return Text.assemble(" ", (str(place + 1), CHOICE), " ")


def _shade(block: Block, row: int) -> Block:
    """Keep the rows of the hand apart."""
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
