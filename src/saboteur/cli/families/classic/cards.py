"""Cards of a classic hand: a path drawn as it would lie, an action as its symbol."""

from typing import Final

from saboteur.cli.families.classic.narrator import ClassicNarrator
from saboteur.games.classic.kit import Kit
from saboteur.picture.classic.symbols import decorate
from saboteur.picture.text.blocks import Block, Size, draw_words
from saboteur.picture.text.styles import ACTION
from saboteur.picture.text.tunnels import EVERY_EDGE, draw_card

EFFECT_SYMBOLS: Final = {
    "break": "✗", "repair": "✓", "rockfall": "△", "map": "◉",
    "thief": "¤", "hands-off": "⊘", "prison": "▥", "free-at-last": "□",
    "inspection": "◎", "role-change": "↻", "hand-swap": "⇄",
    "veto": "⊗", "reverse": "⇅", "scout": "»", "divert": "↷", "exchange": "⇋",
    "forgotten-treasure": "↟",
}  # fmt: skip
"""The symbol of an action card, by its effect."""


def draw_hand_card(
    kit: Kit, card: str, size: Size, narrator: ClassicNarrator, *, turned: bool = False
) -> Block:
    """Draw a card: a path as it would lie in the maze, an action as its symbol."""
    number = kit.names.index(card)
    if kit.effects[number]:
        return _action(kit, number, size, narrator)
    pose = kit.poses.pose(number, turned=turned)
    return decorate(
        draw_card(kit.poses.poses[pose].tile, EVERY_EDGE, size), kit, pose, size, narrator
    )


def _action(kit: Kit, number: int, size: Size, narrator: ClassicNarrator) -> Block:
    """Draw an action card: its symbol, and the first letters of its tools."""
    sign = EFFECT_SYMBOLS.get(kit.effects[number], "!")
    tools = narrator.letters(kit.card_tools[number])
    apart = "/".join(tools)
    letters = apart if len(apart) <= size.width else "".join(tools)
    rows = [sign, letters] if size.height > 1 else [f"{sign}{letters[:1]}"]
    return draw_words(size, rows, ACTION)
