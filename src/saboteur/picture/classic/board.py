"""The maze as text: cards, goals, chests and pawns on the grid."""

from collections.abc import Iterable
from typing import Final

from saboteur.games.classic.modules.right_of_way import PawnsSeen
from saboteur.games.classic.modules.treasure_chests.sight import ChestsView
from saboteur.games.classic.view import Goal, View
from saboteur.kernel.geometry import pack_xy, xy
from saboteur.picture.classic.symbols import decorate, goal_symbol
from saboteur.picture.text.blocks import STONE_CHAR, Block, Size, draw_back, shade
from saboteur.picture.text.board import FamilyBoard
from saboteur.picture.text.glyphs import EYE, NEW, PAWN_SYMBOL, UNKNOWN
from saboteur.picture.text.grid import Spot
from saboteur.picture.text.styles import NEWEST, PAWN
from saboteur.picture.text.tunnels import draw_card

CHEST_SYMBOL: Final = "▣"


class Board(FamilyBoard[View]):
    """The board of Saboteur and Saboteur 2 as text, drawn from a view."""

    def read_view(self) -> tuple[Iterable[Spot], Spot]:
        """Store the contents of the view by cell; return the cells to show and the focus.

        The focus is the path laid last, or Start.
        """
        view = self.view
        self.laid = {(card.x, card.y): card for card in view.maze}
        self.goals = {(goal.x, goal.y): goal for goal in view.goals}
        self.chests = {xy(place) for place in view.covered} - self.goals.keys()
        self.seen_chests = _seen_chests(view)
        self.pawns = _pawns(view)
        self.newest = None if view.laid_at < 0 else xy(view.laid_at)
        spots = [*self.laid, *self.goals, *self.chests, *self.pawns]
        return spots, self.newest or xy(view.kit.start)

    def draw_cell(self, spot: Spot, size: Size) -> Block | None:
        """Draw a card of the maze, a goal or a chest; return ``None`` for an empty cell."""
        if spot in self.laid:
            return self._card(spot, size)
        if spot in self.goals:
            return _goal(self.goals[spot], self.view, size)
        if spot in self.chests:
            return draw_back(CHEST_SYMBOL, EYE if spot in self.seen_chests else "", size)
        return None

    def overlay(self, block: Block, spot: Spot, size: Size) -> None:
        """Draw a pawn on the cell that it closes.

        If a label takes up the whole height of the cell, the pawn is left out; the notes below the
        board list it.
        """
        if spot in self.pawns and not (spot in self.choices and size.height == 1):
            _pawn(block, self.pawns[spot])

    def _card(self, spot: Spot, size: Size) -> Block:
        kit = self.view.kit
        pose = self.view.cards[pack_xy(*spot)]
        block = draw_card(kit.poses.poses[pose].tile, self.laid[spot].lit, size)
        decorate(block, kit, pose, size, self.viewer)
        if spot == self.newest and block[0][-1][0] == STONE_CHAR:
            block[0][-1] = (NEW, NEWEST)
        return shade(block) if sum(spot) % 2 else block


def _seen_chests(view: View) -> set[Spot]:
    """Return the cells of covered chests that the seat has looked at."""
    chests = view.modules.get("treasure-chests")
    if not isinstance(chests, ChestsView):
        return set()
    return {(chest.x, chest.y) for chest in chests.covered if chest.chest is not None}


def _pawns(view: View) -> dict[Spot, int]:
    """Return the owner of each pawn, by the cell that it closes."""
    pawns = view.modules.get("right-of-way")
    if not isinstance(pawns, PawnsSeen):
        return {}
    return {pawn.closes: pawn.holder for pawn in pawns.pawns}


def _goal(goal: Goal, view: View, size: Size) -> Block:
    """Draw the back of a goal; an eye marks a seen card, "?" one that may have moved."""
    known = goal.face or goal.seen
    if known is None:
        return draw_back(UNKNOWN, "", size)
    sign = goal_symbol(view.kit, view.kit.names.index(known))
    return draw_back(sign, UNKNOWN if goal.stale and goal.face is None else EYE, size)


def _pawn(block: Block, holder: int) -> None:
    """Draw a pawn with its owner's seat into the upper left corner of the cell that it closes."""
    for place, char in enumerate(f"{PAWN_SYMBOL}{holder}"):
        block[0][place] = (char, PAWN)
