"""The maze of a duel: what each player reaches, goals, and the tokens on the cards."""

from collections.abc import Iterable
from typing import Final

from saboteur.games.duel.kit import BLUE
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import packed, xy
from saboteur.kernel.tile import Tile
from saboteur.picture.duel.signs import adorn, first_seat, goal_sign, tokens_on
from saboteur.picture.text.blocks import STONE, Block, Size, face_down, shaded
from saboteur.picture.text.board import FamilyBoard
from saboteur.picture.text.glyphs import EYE, NEW, UNKNOWN
from saboteur.picture.text.grid import Spot
from saboteur.picture.text.inks import LIT, NEWEST, UNLIT
from saboteur.picture.text.tunnels import draw_card

DOUBLE: Final = dict(zip("━┃┏┓┗┛┣┫┳┻╋", "═║╔╗╚╝╠╣╦╩╬", strict=True))
"""What only the other player reaches is drawn with double lines."""


class Board(FamilyBoard[View]):
    """What a view says of the maze."""

    def laid_out(self) -> tuple[Iterable[Spot], Spot]:
        """Sort what lies on the board by its cells; look where a path was laid last."""
        view, onlooker = self.view, self.onlooker
        self.laid = {(card.x, card.y): card for card in view.maze}
        self.goals = {(goal.x, goal.y): goal for goal in view.goals}
        self.newest = view.laid[-1] if view.laid else None
        self.first = first_seat(view, onlooker)
        start = xy(view.kit.starts[view.colour_numbers[self.first]])
        return [*self.laid, *self.goals], self.newest or start

    def picture(self, spot: Spot, size: Size) -> Block | None:
        """Draw a card of the maze or a goal."""
        if spot in self.laid:
            return self._card(spot, size)
        if spot in self.goals:
            return self._goal(spot, size)
        return None

    def _card(self, spot: Spot, size: Size) -> Block:
        kit = self.view.kit
        laid = self.laid[spot]
        pose = self.view.cards[packed(*spot)]
        lights = (laid.blue, laid.green)
        blue_first = self.view.colour_numbers[self.first] == BLUE
        own, other = lights if blue_first else lights[::-1]
        block = _two_lights(kit.poses.poses[pose].tile, own, other, size)
        adorn(block, kit, pose, size, self.onlooker, tokens=tokens_on(laid, self.first))
        if spot == self.newest and block[0][-1][0] == STONE:
            block[0][-1] = (NEW, NEWEST)
        return shaded(block) if sum(spot) % 2 else block

    def _goal(self, spot: Spot, size: Size) -> Block:
        """Draw the back of a goal; what is known of it stands under an eye."""
        known = self.goals[spot].face or self.goals[spot].seen
        if known is None:
            return face_down(UNKNOWN, "", size)
        kit = self.view.kit
        return face_down(goal_sign(kit, kit.cards[known]), EYE, size)


def _two_lights(tile: Tile, own: str, other: str, size: Size) -> Block:
    """Draw a card: heavy what the own player reaches, double what only the other one does."""
    block = draw_card(tile, own, size)
    theirs = draw_card(tile, other, size)
    return [
        [
            (DOUBLE.get(char, glyph[0]), UNLIT) if (glyph[1], style) == (UNLIT, LIT) else glyph
            for glyph, (char, style) in zip(*pair, strict=True)
        ]
        for pair in zip(block, theirs, strict=True)
    ]
