"""Symbols on cards: the lantern, goals, doors, ladders, crystals and places."""

from typing import Final

from saboteur.games.classic.kit import Kit
from saboteur.picture.text.blocks import LARGE, Block, Glyph, Size, put_in_corner
from saboteur.picture.text.board import Viewer
from saboteur.picture.text.glyphs import LADDER, LANTERN, NUGGET, PEBBLE
from saboteur.picture.text.styles import CRYSTAL, DOOR, HIDDEN, LIT, TREASURE

GOAL_SYMBOLS: Final = {"sack": "$", "dragon": "§", "spider": "*"}
"""By effect of a goal: its symbol."""
CRYSTAL_SYMBOL: Final = "◇"
LOCATION_SYMBOL: Final = "⌂"


def goal_symbol(kit: Kit, card: int) -> str:
    """Return the symbol of a goal card."""
    if kit.treasure.get(card):
        return NUGGET
    return GOAL_SYMBOLS.get(str(kit.rows[card].facts.get("effect")), PEBBLE)


def decorate(block: Block, kit: Kit, pose: int, size: Size, viewer: Viewer) -> Block:
    """Draw the symbols of a card on its picture."""
    card = pose // 2
    row, column = size.middle
    centre = _centre_glyph(kit, pose, size, viewer)
    if centre is not None:
        block[row][column] = centre
    elif kit.poses.poses[pose].tile.hubs:
        put_in_corner(block, size, LADDER, LIT)
    elif card in kit.goal_cards:
        put_in_corner(block, size, goal_symbol(kit, card), HIDDEN)
    elif card in kit.groups["location"]:
        put_in_corner(block, size, LOCATION_SYMBOL, HIDDEN)
    elif kit.rows[card].facts.get("crystals"):
        put_in_corner(block, size, CRYSTAL_SYMBOL, CRYSTAL)
    return block


def _centre_glyph(kit: Kit, pose: int, size: Size, viewer: Viewer) -> Glyph | None:
    """Return the glyph in the middle of a card, such as a door's letter, or ``None``."""
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
    return (viewer.letter(doors[0]), DOOR + doors[0]) if doors else None
