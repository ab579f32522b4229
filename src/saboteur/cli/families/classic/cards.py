"""The cards of a classic hand: a path as it would lie in the light, an action by its sign."""

from typing import Final

from saboteur.cli.families.classic.teller import ClassicTeller
from saboteur.games.classic.kit import Kit
from saboteur.picture.classic.signs import adorn
from saboteur.picture.text.blocks import Block, Size, signed
from saboteur.picture.text.inks import ACTION
from saboteur.picture.text.tunnels import EVERY_EDGE, draw_card

SIGNS: Final = {
    "break": "✗", "repair": "✓", "rockfall": "△", "map": "◉",
    "thief": "¤", "hands-off": "⊘", "prison": "▥", "free-at-last": "□",
    "inspection": "◎", "role-change": "↻", "hand-swap": "⇄",
    "veto": "⊗", "reverse": "⇅", "scout": "»", "divert": "↷", "exchange": "⇋",
    "forgotten-treasure": "↟",
}  # fmt: skip
"""What an action card does, by its effect."""


def picture(
    kit: Kit, card: str, size: Size, teller: ClassicTeller, *, turned: bool = False
) -> Block:
    """Draw a card: a path as it would lie in the light, an action by its sign."""
    number = kit.names.index(card)
    if kit.effects[number]:
        return _action(kit, number, size, teller)
    pose = kit.poses.pose(number, turned=turned)
    return adorn(draw_card(kit.poses.poses[pose].tile, EVERY_EDGE, size), kit, pose, size, teller)


def _action(kit: Kit, number: int, size: Size, teller: ClassicTeller) -> Block:
    """Draw an action card: its sign, and the first letters of the tools it speaks of."""
    sign = SIGNS.get(kit.effects[number], "!")
    tools = teller.letters(kit.card_tools[number])
    apart = "/".join(tools)
    letters = apart if len(apart) <= size.width else "".join(tools)
    rows = [sign, letters] if size.height > 1 else [f"{sign}{letters[:1]}"]
    return signed(size, rows, ACTION)
