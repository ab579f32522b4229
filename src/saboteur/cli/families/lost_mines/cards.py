"""Cards of a hand in The Lost Mines: a path drawn as it would lie, an action as its symbol."""

from saboteur.cli.families.lost_mines.narrator import LostMinesNarrator
from saboteur.games.lost_mines.kit import TOOL, Kit
from saboteur.picture.lost_mines.symbols import (
    EFFECT_SYMBOLS,
    OBSTACLE_SYMBOLS,
    OVERCOME_SYMBOL,
    SECRET_SYMBOLS,
    decorate,
)
from saboteur.picture.text.blocks import Block, Size, draw_words
from saboteur.picture.text.styles import ACTION
from saboteur.picture.text.tunnels import EVERY_EDGE, draw_card


def draw_hand_card(
    kit: Kit, card: str, size: Size, narrator: LostMinesNarrator, *, turned: bool = False
) -> Block:
    """Draw a card of the hand: a path as it would lie, an action as its symbol."""
    number = kit.cards[card]
    if kit.effects[number]:
        return _action(kit, number, size)
    pose = kit.poses.pose(number, turned=turned)
    block = draw_card(kit.poses.poses[pose].tile, EVERY_EDGE, size)
    decorate(block, kit, number, size, narrator, overcome=False)
    return block


def _action(kit: Kit, number: int, size: Size) -> Block:
    """Draw an action card: its symbol, and the symbols of its targets."""
    effect = kit.effects[number]
    if effect == TOOL:
        sign, more = OVERCOME_SYMBOL, OBSTACLE_SYMBOLS.get(kit.overcomes[number], "!")
    else:
        sign = EFFECT_SYMBOLS[effect]
        more = "".join(SECRET_SYMBOLS[secret] for secret in kit.options_of[number])
    rows = [sign, more] if size.height > 1 else [f"{sign}{more}"[: size.width]]
    return draw_words(size, rows, ACTION)
