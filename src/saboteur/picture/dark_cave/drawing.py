"""The cave as SVG: cards cut into spaces, goals, gold, webs on edges, creatures and dwarves."""

from collections import Counter
from typing import ClassVar, Final

from saboteur.games.dark_cave.view import View
from saboteur.games.view import Goal
from saboteur.picture.dark_cave.board import Board
from saboteur.picture.dark_cave.symbols import without_tunnel
from saboteur.picture.svg.art import Ground, art
from saboteur.picture.svg.drawing import Drawing, Point
from saboteur.picture.svg.tile import WIDTH, Parts, art_for, shape_of, tile
from saboteur.picture.text.grid import Spot

_ROW: Final = 4
"""The maximum number of dwarves side by side."""
_UNLIT: Final = '<rect width="90" height="120" fill="#100d1c" fill-opacity=".25"/>'


class DarkCaveDrawing(Drawing[View]):
    """The board of The Dark Cave as SVG, drawn from a view."""

    ground: ClassVar[Ground] = "cave"
    board: Board

    def card(self, spot: Spot) -> Parts | None:
        """Draw a card of the cave or a goal; return ``None`` for an empty cell."""
        pose = self.poses.get(spot)
        if pose is not None:
            lit = self.board.lit[spot]
            parts = self._path(spot, pose, lit)
            return parts if lit else (*parts, _UNLIT)
        if spot in self.board.goals:
            return self._goal(spot, self.board.goals[spot])
        return None

    def _path(self, spot: Spot, pose: int, lit: str) -> Parts:
        kit = self.view.kit
        kind = kit.names[pose // 2]
        lying = kit.poses.poses[pose]
        card = art_for(
            art()["dark_cave"], kind, without_tunnel(kit.poses.poses[pose // 2 * 2].tile)
        )
        groups = shape_of(without_tunnel(lying.tile))
        signs = self.symbols(spot, card, lying.tile)
        return tile(kind, self.ground, groups, lit, card, turned=lying.turned, more=signs)

    def _goal(self, spot: Spot, goal: Goal) -> Parts:
        """Draw the back of a goal; an eye marks a card that the seat saw."""
        known = goal.face or goal.seen
        if known is None:
            return (art()["backs"]["cave"][0],)
        kit = self.view.kit
        return self.mark_seen(self._path(spot, kit.poses.pose(kit.cards[known], turned=False), ""))

    def pieces(self) -> None:
        """Draw gold, webs, creatures, and dwarves by the numbers of their seats."""
        view = self.view
        for vein in view.veins:
            self.icon(self._space((vein.x, vein.y), vein.space), "nugget", 28)
        for web in view.webs:
            x, y = self.edge((web.x, web.y), web.side)
            self.token((x, y), "web", hostile=True)
            self.number((x + 15, y + 15), web.shows)
        crowds = Counter(
            (at, space) for (at, space), seats in self.board.dwarves.items() for _ in seats
        )
        before: Counter[tuple[Spot, int]] = Counter()
        for creature in view.creatures:
            where = ((creature.x, creature.y), creature.space)
            x, y = self._space(*where)
            aside = (18 if crowds[where] else 0) + before[where] * 22
            before[where] += 1
            self.token(
                (x + aside, y + (14 if crowds[where] else 0)),
                creature.creature,
                hostile=True,
                radius=16,
            )
        for (spot, space), seats in self.board.dwarves.items():
            for number, seat in enumerate(seats):
                dx, dy = _offset_on_space(number, len(seats))
                x, y = self._space(spot, space)
                lies = 90 if view.lying_bits >> seat & 1 else 0
                drawing = art()["figures"]["cave"][view.clans[seat]]
                at = (x + dx * WIDTH, y + dy * WIDTH)
                self.figure(at, drawing, seat, scale=1.15, turn=lies)

    def _space(self, spot: Spot, space: int) -> Point:
        """Return the centre of a space of a card."""
        pose = self.poses[spot]
        kit = self.view.kit
        card = art()["dark_cave"].get(kit.names[pose // 2])
        places = card["spaces"][kit.poses.poses[pose].turned] if card else []
        if space >= len(places):
            return self.point(spot)
        x, y = places[space]
        return self.point(spot, x, y)


def _offset_on_space(number: int, count: int) -> Point:
    """Return a dwarf's offset among ``count`` on a space, in fractions of a card."""
    rows = -(-count // _ROW)
    row, column = divmod(number, _ROW)
    across = min(_ROW, count - row * _ROW)
    return (
        (column - (across - 1) / 2) * (0.24 if count > 2 else 0.3),
        (row - (rows - 1) / 2) * 0.34,
    )
