"""Signs of The Lost Mines: mines and treasures, obstacles, tokens."""

from typing import Final

from saboteur.cli.draw.blocks import Block, Size, put_aside
from saboteur.cli.draw.glyphs import EYE, NUGGET, PAWN_SIGN
from saboteur.cli.draw.palette import BLOCKED, CLAN, LIT, TREASURE
from saboteur.cli.families.lost_mines.teller import LostMinesTeller
from saboteur.games.lost_mines.kit import (
    DWARF,
    INFORMATION,
    MINE,
    STORM,
    TRAP,
    TROLL,
    Kit,
)
from saboteur.games.lost_mines.kit import TREASURE as TREASURES

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
    block: Block, kit: Kit, card: int, size: Size, teller: LostMinesTeller, *, overcome: bool
) -> None:
    """Put the signs of a card on its picture; what bars the way stands in its middle."""
    row, column = size.middle
    clan = next((clan for clan, at in kit.start_cells.items() if kit.starts[at] == card), "")
    if clan:
        block[row][column] = (teller.letter(clan), CLAN + clan)
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
