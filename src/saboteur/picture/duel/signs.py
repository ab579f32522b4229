"""Signs on the cards of a duel: starts, doors, keys, trolls, ladders, gold and counters."""

from typing import Final

from saboteur.games.duel.kit import BARRIERS, BLUE, COLOURS, TROLL, Kit
from saboteur.games.duel.view import Laid, View
from saboteur.kernel.geometry import SIDES, E, N, S, W
from saboteur.kernel.tile import Tile
from saboteur.kernel.value import value
from saboteur.picture.text.blocks import CORNERS, STONE, Block, Glyph, Size, put_aside
from saboteur.picture.text.board import Onlooker
from saboteur.picture.text.glyphs import LADDER, LANTERN, NUGGET, PEBBLE
from saboteur.picture.text.inks import BLOCKED, DOOR, HIDDEN, LIT, TREASURE

TROLL_SIGN: Final = "T"
BRIBED: Final = "t"
KEY: Final = "⚷"
OWN_COUNTER: Final = "●"
OTHER_COUNTER: Final = "○"
"""Counters on gold: of the seat that looks on (of Blue, for those who only watch), of the other."""


def goal_sign(kit: Kit, card: int) -> str:
    """Return the sign of a goal that lies face down and is known: its nuggets, or a stone."""
    return str(kit.gold[card] or PEBBLE)


def first_seat(view: View, onlooker: Onlooker) -> int:
    """Return the seat whose light and counters are drawn as one's own.

    Those who only watch see what Blue sees, if Blue plays.
    """
    if onlooker.seat is not None:
        return onlooker.seat
    return view.colour_numbers.index(BLUE) if BLUE in view.colour_numbers else 0


@value
class Tokens:
    """What lies on a card of the maze, to one who looks on."""

    counter: str = ""
    """The sign of the counter on its gold."""
    bribed: bool = False
    unlocked: bool = False


def tokens_on(laid: Laid, first: int) -> Tokens:
    """Return what lies on a card; the counters of the seat ``first`` are full."""
    sign = "" if laid.counter is None else OWN_COUNTER if laid.counter == first else OTHER_COUNTER
    return Tokens(sign, bribed=laid.bribe is not None, unlocked=laid.key is not None)


BARE: Final = Tokens()


def adorn(
    block: Block, kit: Kit, pose: int, size: Size, onlooker: Onlooker, *, tokens: Tokens = BARE
) -> Block:
    """Put the signs of a card on its picture, with the tokens on it."""
    card = pose // 2
    barrier = kit.barriers[card]
    row, column = size.middle
    if barrier == TROLL:
        block[row][column] = (BRIBED if tokens.bribed else TROLL_SIGN, BLOCKED)
    elif barrier >= 0:
        colour = BARRIERS[barrier]
        lock = (KEY if tokens.unlocked else onlooker.letter(colour), DOOR + colour)
        _door(block, kit.poses.poses[pose].tile, size, lock)
    if card in kit.groups["start"]:
        block[row][column] = (LANTERN, LIT)
    elif kit.ladders[card] >= 0:
        put_aside(block, size, LADDER, LIT)
    if kit.ladders[card] >= 0:
        colour = COLOURS[kit.ladders[card]]
        _beside(block, (onlooker.letter(colour), DOOR + colour))
    if kit.gold[card]:
        put_aside(block, size, tokens.counter or NUGGET, TREASURE)
    elif card in kit.groups["goal"]:
        put_aside(block, size, PEBBLE, HIDDEN)
    return block


def _door(block: Block, tile: Tile, size: Size, lock: Glyph) -> None:
    """Put a door on its arm; where that has no room, into the middle, small if it is south."""
    row, column = size.middle
    behind = {link.b for link in tile.links}
    side = next(side for side in SIDES if tile.arms[side] in behind)
    spots = {N: (row - 1, column), E: (row, column + 1), S: (row + 1, column), W: (row, column - 1)}
    down, across = spots[side]
    if 0 <= down < size.height:
        block[down][across] = lock
    else:
        char, style = lock
        block[row][column] = (char.lower() if side == S else char, style)


def _beside(block: Block, glyph: Glyph) -> None:
    """Put a second sign into a corner if one is free."""
    for row, column in CORNERS:
        if block[row][column][0] == STONE:
            block[row][column] = glyph
            return
