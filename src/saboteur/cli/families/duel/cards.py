"""Cards of a duel's hand: a path drawn as it would lie, an action as its symbol."""

from typing import Final

from saboteur.cli.families.duel.narrator import DuelNarrator
from saboteur.games.duel.kit import Kit
from saboteur.picture.duel.symbols import KEY_SYMBOL, decorate
from saboteur.picture.text.blocks import Block, Size, draw_words
from saboteur.picture.text.styles import ACTION
from saboteur.picture.text.tunnels import EVERY_EDGE, draw_card

EFFECT_SYMBOLS: Final = {
    "break": "✗",
    "repair": "✓",
    "rockfall": "△",
    "map": "◉",
    "key": KEY_SYMBOL,
}
"""The symbol of an action card, by its effect."""


def draw_hand_card(
    kit: Kit, card: str, size: Size, narrator: DuelNarrator, *, turned: bool = False
) -> Block:
    """Draw a card: a path as it would lie in the maze, an action as its symbol."""
    number = kit.cards[card]
    if kit.effects[number]:
        return _action(kit, number, size, narrator)
    pose = kit.poses.pose(number, turned=turned)
    return decorate(
        draw_card(kit.poses.poses[pose].tile, EVERY_EDGE, size), kit, pose, size, narrator
    )


def _action(kit: Kit, number: int, size: Size, narrator: DuelNarrator) -> Block:
    """Draw an action card: its symbol, and the first letters of its tools."""
    sign = EFFECT_SYMBOLS[kit.effects[number]]
    tools = narrator.letters(kit.card_tools[number])
    letters = "/".join(tools)
    rows = [sign, letters] if size.height > 1 else [f"{sign}{''.join(tools)}"]
    return draw_words(size, rows, ACTION)
