"""The maze of a duel as text: the reach of each player, goals, and tokens on cards."""

from collections.abc import Iterable
from typing import Final

from saboteur.games.duel.kit import BLUE
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import pack_xy, xy
from saboteur.kernel.tile import Tile
from saboteur.picture.duel.symbols import decorate, first_seat, goal_symbol, tokens_on
from saboteur.picture.text.blocks import STONE_CHAR, Block, Size, draw_back, shade
from saboteur.picture.text.board import FamilyBoard
from saboteur.picture.text.glyphs import EYE, NEW, UNKNOWN
from saboteur.picture.text.grid import Spot
from saboteur.picture.text.styles import LIT, NEWEST, UNLIT
from saboteur.picture.text.tunnels import draw_card

DOUBLE_LINES: Final = dict(zip("━┃┏┓┗┛┣┫┳┻╋", "═║╔╗╚╝╠╣╦╩╬", strict=True))
"""Maps heavy lines to double ones, for paths that only the other player reaches."""


class Board(FamilyBoard[View]):
    """The board of Le Duel as text, drawn from a view."""

    def read_view(self) -> tuple[Iterable[Spot], Spot]:
        """Store the contents of the view by cell; return the cells to show and the focus.

        The focus is the path laid last, or the viewer's Start.
        """
        view, onlooker = self.view, self.viewer
        self.laid = {(card.x, card.y): card for card in view.maze}
        self.goals = {(goal.x, goal.y): goal for goal in view.goals}
        self.newest = view.laid[-1] if view.laid else None
        self.first = first_seat(view, onlooker)
        start = xy(view.kit.starts[view.colour_numbers[self.first]])
        return [*self.laid, *self.goals], self.newest or start

    def draw_cell(self, spot: Spot, size: Size) -> Block | None:
        """Draw a card of the maze or a goal; return ``None`` for an empty cell."""
        if spot in self.laid:
            return self._card(spot, size)
        if spot in self.goals:
            return self._goal(spot, size)
        return None

    def _card(self, spot: Spot, size: Size) -> Block:
        kit = self.view.kit
        laid = self.laid[spot]
        pose = self.view.cards[pack_xy(*spot)]
        lights = (laid.blue, laid.green)
        blue_first = self.view.colour_numbers[self.first] == BLUE
        own, other = lights if blue_first else lights[::-1]
        block = _two_lights(kit.poses.poses[pose].tile, own, other, size)
        decorate(block, kit, pose, size, self.viewer, tokens=tokens_on(laid, self.first))
        if spot == self.newest and block[0][-1][0] == STONE_CHAR:
            block[0][-1] = (NEW, NEWEST)
        return shade(block) if sum(spot) % 2 else block

    def _goal(self, spot: Spot, size: Size) -> Block:
        """Draw the back of a goal; an eye marks a known card."""
        known = self.goals[spot].face or self.goals[spot].seen
        if known is None:
            return draw_back(UNKNOWN, "", size)
        kit = self.view.kit
        return draw_back(goal_symbol(kit, kit.cards[known]), EYE, size)


def _two_lights(tile: Tile, own: str, other: str, size: Size) -> Block:
    """Draw a card: heavy lines to the edges in ``own``, double lines to those only in ``other``."""
    block = draw_card(tile, own, size)
    theirs = draw_card(tile, other, size)
    return [
        [
            (DOUBLE_LINES.get(char, glyph[0]), UNLIT)
            if (glyph[1], style) == (UNLIT, LIT)
            else glyph
            for glyph, (char, style) in zip(*pair, strict=True)
        ]
        for pair in zip(block, theirs, strict=True)
    ]
