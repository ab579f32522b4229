"""The cards of a hand in The Lost Mines: a path as it would lie, an action by its sign."""

from saboteur.cli.families.lost_mines.teller import LostMinesTeller
from saboteur.games.lost_mines.kit import TOOL, Kit
from saboteur.picture.lost_mines.signs import (
    EFFECT_SIGNS,
    OBSTACLE_SIGNS,
    OVERCOME,
    SECRET_SIGNS,
    adorn,
)
from saboteur.picture.text.blocks import Block, Size, signed
from saboteur.picture.text.inks import ACTION
from saboteur.picture.text.tunnels import EVERY_EDGE, draw_card


def picture(
    kit: Kit, card: str, size: Size, teller: LostMinesTeller, *, turned: bool = False
) -> Block:
    """Draw a card of the hand: a path as it would lie, an action by its sign."""
    number = kit.cards[card]
    if kit.effects[number]:
        return _action(kit, number, size)
    pose = kit.poses.pose(number, turned=turned)
    block = draw_card(kit.poses.poses[pose].tile, EVERY_EDGE, size)
    adorn(block, kit, number, size, teller, overcome=False)
    return block


def _action(kit: Kit, number: int, size: Size) -> Block:
    """Draw an action card: its sign, and the signs of what it is for."""
    effect = kit.effects[number]
    if effect == TOOL:
        sign, more = OVERCOME, OBSTACLE_SIGNS.get(kit.overcomes[number], "!")
    else:
        sign = EFFECT_SIGNS[effect]
        more = "".join(SECRET_SIGNS[secret] for secret in kit.options_of[number])
    rows = [sign, more] if size.height > 1 else [f"{sign}{more}"[: size.width]]
    return signed(size, rows, ACTION)
