"""Signs of The Lost Mines: mines and treasures, obstacles, tokens; and its cards."""

from typing import Final

from saboteur.cli.draw.blocks import Block, Size, put_aside, signed
from saboteur.cli.draw.glyphs import EYE, NUGGET, PAWN_SIGN
from saboteur.cli.draw.palette import ACTION, BLOCKED, CLAN, LIT, TREASURE
from saboteur.cli.draw.tunnels import draw_card
from saboteur.cli.families.lost_mines.teller import LostMinesTeller
from saboteur.games.lost_mines.kit import (
    DWARF,
    INFORMATION,
    MINE,
    STORM,
    TOOL,
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
EVERY_EDGE: Final = "NESW"


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
