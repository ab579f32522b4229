"""Symbols of The Lost Mines: mines and treasures, obstacles, tokens."""

from typing import Final

from saboteur.games.lost_mines.kit import DWARF, INFORMATION, MINE, STORM, TRAP, TROLL, Kit
from saboteur.games.lost_mines.kit import TREASURE as TREASURES
from saboteur.picture.text.blocks import Block, Size, put_in_corner
from saboteur.picture.text.board import Viewer
from saboteur.picture.text.glyphs import EYE, NUGGET, PAWN_SYMBOL
from saboteur.picture.text.styles import BLOCKED, CLAN, LIT, TREASURE

TREASURE_SYMBOLS: Final = {"gems": "◇", "gold": NUGGET, "silver": "○"}
DRAGON_SYMBOL: Final = "§"
OBSTACLE_SYMBOLS: Final = {"log": "#", "pond": "≈", "ravine": "▽"}
OVERCOME_SYMBOL: Final = "✓"
ROCKS_SYMBOL: Final = "∴"
CAMPFIRE_SYMBOL: Final = "▲"
TOKEN_SYMBOLS: Final = {TRAP: "✗", TROLL: "Ω"}
EFFECT_SYMBOLS: Final = {**TOKEN_SYMBOLS, INFORMATION: EYE, STORM: "↯"}
SECRET_SYMBOLS: Final = {MINE: "?", TREASURES: NUGGET, DWARF: PAWN_SYMBOL}


def mine_symbol(kit: Kit, card: int) -> str:
    """Return the symbol of a mine: its treasures, or the dragon."""
    return TREASURE_SYMBOLS.get(kit.symbols[card], DRAGON_SYMBOL)


def decorate(
    block: Block, kit: Kit, card: int, size: Size, viewer: Viewer, *, overcome: bool
) -> None:
    """Draw the symbols of a card on its picture.

    An obstacle is in the middle, or in a corner once it is ``overcome``.
    """
    row, column = size.middle
    clan = next((clan for clan, at in kit.start_cells.items() if kit.starts[at] == card), "")
    if clan:
        block[row][column] = (viewer.letter(clan), CLAN + clan)
    elif card in kit.mines:
        block[row][column] = (mine_symbol(kit, card), TREASURE)
    elif kit.obstacles[card] and not overcome:
        block[row][column] = (OBSTACLE_SYMBOLS.get(kit.obstacles[card], "!"), BLOCKED)
    elif kit.obstacles[card]:
        put_in_corner(block, size, OVERCOME_SYMBOL, LIT)
    elif kit.narrow[card]:
        put_in_corner(block, size, ROCKS_SYMBOL, BLOCKED)
    if kit.campfires[card]:
        put_in_corner(block, size, CAMPFIRE_SYMBOL, TREASURE)
