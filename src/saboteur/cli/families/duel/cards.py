"""The cards of a duel's hand: a path as it would lie in the light, an action by its sign."""

from typing import Final

from saboteur.cli.families.duel.teller import DuelTeller
from saboteur.games.duel.kit import Kit
from saboteur.picture.duel.signs import KEY, adorn
from saboteur.picture.text.blocks import Block, Size, signed
from saboteur.picture.text.inks import ACTION
from saboteur.picture.text.tunnels import EVERY_EDGE, draw_card

SIGNS: Final = {"break": "✗", "repair": "✓", "rockfall": "△", "map": "◉", "key": KEY}
"""What an action card does, by its effect."""


def picture(kit: Kit, card: str, size: Size, teller: DuelTeller, *, turned: bool = False) -> Block:
    """Draw a card."""
    number = kit.cards[card]
    if kit.effects[number]:
        return _action(kit, number, size, teller)
    pose = kit.poses.pose(number, turned=turned)
    return adorn(draw_card(kit.poses.poses[pose].tile, EVERY_EDGE, size), kit, pose, size, teller)


def _action(kit: Kit, number: int, size: Size, teller: DuelTeller) -> Block:
    """Draw an action card: its sign, and the first letters of the tools it speaks of."""
    sign = SIGNS[kit.effects[number]]
    tools = teller.letters(kit.card_tools[number])
    letters = "/".join(tools)
    rows = [sign, letters] if size.height > 1 else [f"{sign}{''.join(tools)}"]
    return signed(size, rows, ACTION)
