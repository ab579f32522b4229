"""The cards of a hand in the cave: a path as it would lie in the light, an action by its sign."""

from saboteur.cli.families.dark_cave.teller import DarkCaveTeller
from saboteur.games.dark_cave.kit import Kit
from saboteur.picture.dark_cave.signs import LEVELS, SIGNS, draw_path, parted
from saboteur.picture.text.blocks import SMALL, Block, Size, signed
from saboteur.picture.text.inks import ACTION
from saboteur.picture.text.tunnels import EVERY_EDGE, draw_card


def picture(
    kit: Kit,
    card: str,
    size: Size,
    teller: DarkCaveTeller,  # noqa: ARG001 - it has no words on it
    *,
    turned: bool = False,
) -> Block:
    """Draw a card of the hand: a path as it would lie in the light, an action by its sign.

    A small path shows its shape alone: a sign would hide which way round it lies.
    """
    number = kit.cards[card]
    level = LEVELS[kit.levels[number]]
    effect = kit.effects[number]
    if effect:
        rows = [SIGNS[effect], level] if size.height > 1 else [f"{SIGNS[effect]}{level}"]
        return signed(size, rows, ACTION)
    pose = kit.poses.pose(number, turned=turned)
    if size == SMALL:
        return draw_card(parted(kit.poses.poses[pose].tile), EVERY_EDGE, size)
    return draw_path(kit, pose, EVERY_EDGE, size)
