"""Cards of a hand in the cave: a path drawn as it would lie, an action as its symbol."""

from saboteur.cli.families.dark_cave.narrator import DarkCaveNarrator
from saboteur.games.dark_cave.kit import Kit
from saboteur.picture.dark_cave.symbols import (
    EFFECT_SYMBOLS,
    LEVEL_SYMBOLS,
    draw_path,
    without_tunnel,
)
from saboteur.picture.text.blocks import SMALL, Block, Size, draw_words
from saboteur.picture.text.styles import ACTION
from saboteur.picture.text.tunnels import EVERY_EDGE, draw_card


def draw_hand_card(
    kit: Kit,
    card: str,
    size: Size,
    narrator: DarkCaveNarrator,  # noqa: ARG001 - no words on these cards
    *,
    turned: bool = False,
) -> Block:
    """Draw a card of the hand: a path as it would lie in the maze, an action as its symbol.

    A small path shows only its shape: a symbol would hide the direction in which it lies.
    """
    number = kit.cards[card]
    level = LEVEL_SYMBOLS[kit.levels[number]]
    effect = kit.effects[number]
    if effect:
        rows = (
            [EFFECT_SYMBOLS[effect], level]
            if size.height > 1
            else [f"{EFFECT_SYMBOLS[effect]}{level}"]
        )
        return draw_words(size, rows, ACTION)
    pose = kit.poses.pose(number, turned=turned)
    if size == SMALL:
        return draw_card(without_tunnel(kit.poses.poses[pose].tile), EVERY_EDGE, size)
    return draw_path(kit, pose, EVERY_EDGE, size)
