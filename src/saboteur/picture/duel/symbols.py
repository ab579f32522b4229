"""Symbols on the cards of a duel: starts, doors, keys, trolls, ladders, gold and counters."""

from typing import Final

from saboteur.games.duel.kit import BARRIERS, BLUE, COLOURS, TROLL, Kit
from saboteur.games.duel.view import Laid, View
from saboteur.kernel.geometry import SIDES, E, N, S, W
from saboteur.kernel.tile import Tile
from saboteur.kernel.value import value_class
from saboteur.picture.text.blocks import CORNERS, STONE_CHAR, Block, Glyph, Size, put_in_corner
from saboteur.picture.text.board import Viewer
from saboteur.picture.text.glyphs import LADDER, LANTERN, NUGGET, PEBBLE
from saboteur.picture.text.styles import BLOCKED, DOOR, HIDDEN, LIT, TREASURE

TROLL_SYMBOL: Final = "T"
BRIBED_TROLL_SYMBOL: Final = "t"
KEY_SYMBOL: Final = "⚷"
OWN_COUNTER_SYMBOL: Final = "●"
OTHER_COUNTER_SYMBOL: Final = "○"
"""The other player's counter on gold; ``OWN_COUNTER_SYMBOL`` is the viewer's."""


def goal_symbol(kit: Kit, card: int) -> str:
    """Return the symbol of a known goal that lies face down: its nuggets, or a stone."""
    return str(kit.gold[card] or PEBBLE)


def first_seat(view: View, viewer: Viewer) -> int:
    """Return the seat whose light and counters are drawn as the viewer's own.

    Spectators see the board as Blue does, if Blue plays.
    """
    if viewer.seat is not None:
        return viewer.seat
    return view.colour_numbers.index(BLUE) if BLUE in view.colour_numbers else 0


@value_class
class Tokens:
    """The tokens on a card of the maze, from a viewpoint."""

    counter: str = ""
    """The symbol of the counter on its gold."""
    bribed: bool = False
    unlocked: bool = False


def tokens_on(laid: Laid, first: int) -> Tokens:
    """Return the tokens on a card; counters of the seat ``first`` get the viewer's symbol."""
    sign = (
        ""
        if laid.counter is None
        else OWN_COUNTER_SYMBOL
        if laid.counter == first
        else OTHER_COUNTER_SYMBOL
    )
    return Tokens(sign, bribed=laid.bribe is not None, unlocked=laid.key is not None)


NO_TOKENS: Final = Tokens()


def decorate(
    block: Block, kit: Kit, pose: int, size: Size, viewer: Viewer, *, tokens: Tokens = NO_TOKENS
) -> Block:
    """Draw the symbols of a card and its tokens on its picture."""
    card = pose // 2
    barrier = kit.barriers[card]
    row, column = size.middle
    if barrier == TROLL:
        block[row][column] = (BRIBED_TROLL_SYMBOL if tokens.bribed else TROLL_SYMBOL, BLOCKED)
    elif barrier >= 0:
        colour = BARRIERS[barrier]
        lock = (KEY_SYMBOL if tokens.unlocked else viewer.letter(colour), DOOR + colour)
        _door(block, kit.poses.poses[pose].tile, size, lock)
    if card in kit.groups["start"]:
        block[row][column] = (LANTERN, LIT)
    elif kit.ladders[card] >= 0:
        put_in_corner(block, size, LADDER, LIT)
    if kit.ladders[card] >= 0:
        colour = COLOURS[kit.ladders[card]]
        _put_in_free_corner(block, (viewer.letter(colour), DOOR + colour))
    if kit.gold[card]:
        put_in_corner(block, size, tokens.counter or NUGGET, TREASURE)
    elif card in kit.groups["goal"]:
        put_in_corner(block, size, PEBBLE, HIDDEN)
    return block


def _door(block: Block, tile: Tile, size: Size, lock: Glyph) -> None:
    """Draw a door on its arm, or in the middle if the arm has no room.

    In the middle, a lower-case letter says that the door is on the southern arm.
    """
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


def _put_in_free_corner(block: Block, glyph: Glyph) -> None:
    """Draw a second symbol into a corner if one is free."""
    for row, column in CORNERS:
        if block[row][column][0] == STONE_CHAR:
            block[row][column] = glyph
            return
