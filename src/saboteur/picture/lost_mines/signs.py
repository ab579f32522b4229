"""Signs of The Lost Mines: mines and treasures, obstacles, tokens."""

from typing import Final

from saboteur.games.lost_mines.kit import DWARF, INFORMATION, MINE, STORM, TRAP, TROLL, Kit
from saboteur.games.lost_mines.kit import TREASURE as TREASURES
from saboteur.picture.text.blocks import Block, Size, put_aside
from saboteur.picture.text.board import Onlooker
from saboteur.picture.text.glyphs import EYE, NUGGET, PAWN_SIGN
from saboteur.picture.text.inks import BLOCKED, CLAN, LIT, TREASURE

SYMBOL_SIGNS: Final = {"gems": "◇", "gold": NUGGET, "silver": "○"}
DRAGON: Final = "§"
OBSTACLE_SIGNS: Final = {"log": "#", "pond": "≈", "ravine": "▽"}
OVERCOME: Final = "✓"
ROCKS: Final = "∴"
CAMPFIRE: Final = "▲"
TOKEN_SIGNS: Final = {TRAP: "✗", TROLL: "Ω"}
EFFECT_SIGNS: Final = {**TOKEN_SIGNS, INFORMATION: EYE, STORM: "↯"}
SECRET_SIGNS: Final = {MINE: "?", TREASURES: NUGGET, DWARF: PAWN_SIGN}


def mine_sign(kit: Kit, card: int) -> str:
    """Return the sign of a mine: its treasures, or the dragon."""
    return SYMBOL_SIGNS.get(kit.symbols[card], DRAGON)


def adorn(
    block: Block, kit: Kit, card: int, size: Size, onlooker: Onlooker, *, overcome: bool
) -> None:
    """Put the signs of a card on its picture; what bars the way stands in its middle."""
    row, column = size.middle
    clan = next((clan for clan, at in kit.start_cells.items() if kit.starts[at] == card), "")
    if clan:
        block[row][column] = (onlooker.letter(clan), CLAN + clan)
    elif card in kit.mines:
        block[row][column] = (mine_sign(kit, card), TREASURE)
    elif kit.obstacles[card] and not overcome:
        block[row][column] = (OBSTACLE_SIGNS.get(kit.obstacles[card], "!"), BLOCKED)
    elif kit.obstacles[card]:
        put_aside(block, size, OVERCOME, LIT)
    elif kit.narrow[card]:
        put_aside(block, size, ROCKS, BLOCKED)
    if kit.campfires[card]:
        put_aside(block, size, CAMPFIRE, TREASURE)
