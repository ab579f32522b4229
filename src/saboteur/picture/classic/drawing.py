"""The maze of a classic game as SVG: cards, goals, chests, and pawns at the ends of tunnels."""

from saboteur.games.classic.modules.right_of_way import PawnsSeen
from saboteur.games.classic.view import Goal, View
from saboteur.picture.classic.board import Board
from saboteur.picture.svg.art import art
from saboteur.picture.svg.drawing import Drawing
from saboteur.picture.svg.tile import Parts, art_for, shape_of, tile
from saboteur.picture.text.grid import Spot

_UNLIT = '<rect width="90" height="120" fill="#10181c" fill-opacity=".2"/>'


class ClassicDrawing(Drawing[View]):
    """The board of Saboteur and Saboteur 2 as SVG, drawn from a view."""

    board: Board

    def card(self, spot: Spot) -> Parts | None:
        """Draw a card of the maze, a goal or a chest; return ``None`` for an empty cell."""
        board = self.board
        if spot in self.poses:
            lit = board.laid[spot].lit
            parts = self._path(spot, self.poses[spot], lit)
            return parts if lit else (*parts, _UNLIT)
        if spot in board.goals:
            return self._goal(spot, board.goals[spot])
        if spot in board.chests:
            parts = (art()["backs"]["chest"][0],)
            return self.mark_seen(parts) if spot in board.seen_chests else parts
        return None

    def _path(self, spot: Spot, pose: int, lit: str) -> Parts:
        kit = self.view.kit
        kind = kit.names[pose // 2]
        lying = kit.poses.poses[pose]
        card = art_for(art()["classic"], kind, kit.poses.poses[pose // 2 * 2].tile)
        return tile(
            kind,
            self.ground,
            shape_of(lying.tile),
            lit,
            card,
            turned=lying.turned,
            more=self.symbols(spot, card, lying.tile),
        )

    def _goal(self, spot: Spot, goal: Goal) -> Parts:
        """Draw the back of a goal with its number; an eye marks a card that the seat saw."""
        number = list(self.board.goals).index(spot)
        known = goal.face or goal.seen
        if known is None:
            return (art()["backs"]["goal"][number],)
        face = self._path(
            spot, self.view.kit.poses.pose(self.view.kit.cards[known], turned=False), ""
        )
        return self.mark_seen(face, doubtful=goal.stale and goal.face is None)

    def pieces(self) -> None:
        """Draw the pawns, each with its owner's seat."""
        pawns = self.view.modules.get("right-of-way")
        if isinstance(pawns, PawnsSeen):
            for pawn in pawns.pawns:
                x, y = self.edge(pawn.on, pawn.side)
                self.icon((x, y), "pawn", 54)
                self.number((x, y + 16), pawn.holder)
