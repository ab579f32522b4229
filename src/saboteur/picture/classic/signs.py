"""Signs on cards: the lantern, goals, doors, ladders, crystals and places."""

from typing import Final

from saboteur.games.classic.kit import Kit
from saboteur.picture.text.blocks import LARGE, Block, Glyph, Size, put_aside
from saboteur.picture.text.board import Onlooker
from saboteur.picture.text.glyphs import LADDER, LANTERN, NUGGET, PEBBLE
from saboteur.picture.text.inks import CRYSTAL, DOOR, HIDDEN, LIT, TREASURE

GOALS: Final = {"sack": "$", "dragon": "§", "spider": "*"}
"""Goals that do something, by their effect."""
CRYSTAL_SIGN: Final = "◇"
PLACE: Final = "⌂"


def goal_sign(kit: Kit, card: int) -> str:
    """Return the sign of a goal card."""
    if kit.treasure.get(card):
        return NUGGET
    return GOALS.get(str(kit.rows[card].facts.get("effect")), PEBBLE)


def adorn(block: Block, kit: Kit, pose: int, size: Size, onlooker: Onlooker) -> Block:
    """Put the signs of a card on its picture."""
    card = pose // 2
    row, column = size.middle
    centre = _centre(kit, pose, size, onlooker)
    if centre is not None:
        block[row][column] = centre
    elif kit.poses.poses[pose].tile.hubs:
        put_aside(block, size, LADDER, LIT)
    elif card in kit.goal_cards:
        put_aside(block, size, goal_sign(kit, card), HIDDEN)
    elif card in kit.groups["location"]:
        put_aside(block, size, PLACE, HIDDEN)
    elif kit.rows[card].facts.get("crystals"):
        put_aside(block, size, CRYSTAL_SIGN, CRYSTAL)
    return block


def _centre(kit: Kit, pose: int, size: Size, onlooker: Onlooker) -> Glyph | None:
    """Return what stands in the middle of a card: a door by the letter of its colour, for one."""
    card = pose // 2
    tile = kit.poses.poses[pose].tile
    if card == kit.start_card:
        return LANTERN, LIT
    if kit.treasure.get(card):
        return NUGGET, TREASURE
    if tile.hubs and size == LARGE:
        return LADDER, LIT
    doors = [
        colour
        for place, colour in enumerate(kit.barriers)
        if any(link.barrier >> place & 1 for link in tile.links)
    ]
    return (onlooker.letter(doors[0]), DOOR + doors[0]) if doors else None
