"""A light player: runs and digs by straight lines, for the games that an expert imagines.

It sees its seat's view and legal moves, as a real one does. Where no path lies yet it counts cells
as the crow flies, and it plays paths and boots alone.
"""

from collections.abc import Iterable
from heapq import heapify, heappop, heappush
from typing import Final, TypeAlias, final

from saboteur.bots.dark_cave.distance.survey import EMPTY_COST, EXIT_CARD, FAR, GOAL_COST, WEB_COST
from saboteur.games.book import AGREE, PASS, PLAY, STOP
from saboteur.games.dark_cave import book, flow
from saboteur.games.dark_cave.spaces import EXIT
from saboteur.games.dark_cave.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.events import GoalRevealed, PathLaid, PathRemoved
from saboteur.kernel.geometry import OPPOSITE, STEP, Cell, PackedCell, pack, xy
from saboteur.kernel.maze import Maze, Node, cell_of, node_at
from saboteur.kernel.move import Move
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD
from saboteur.kernel.wording import LAY

Heights: TypeAlias = dict[Node, float]
"""By space, how far the exit seems."""

BOOTS: Final = 3.0
NEAR: Final = 1
"""So many cells away, a rival is out first if one opens the exit."""
YES: Final = (book.REPEL, book.TAKE, AGREE)


@final
class Ground:
    """The cave of an imagined game, kept up card by card."""

    def __init__(
        self, maze: Maze, names: tuple[str, ...], marks: tuple[tuple[str, ...], ...]
    ) -> None:
        """Take a maze of one's own, and what the cards are called and show."""
        self.maze = maze
        self.names = names
        self.marks = marks
        self.cards = {name: card for card, name in enumerate(names)}
        self._heights: dict[object, Heights] = {}

    def learn(self, events: Iterable[Event]) -> None:
        """Take in what changes the maze."""
        for event in events:
            match event:
                case PathLaid():
                    self.maze.lay(pack(event.cell), 2 * self.cards[event.card] + event.turned)
                case GoalRevealed():
                    self.maze.lay(pack(event.cell), 2 * self.cards[event.goal] + event.turned)
                case PathRemoved():
                    self.maze.lift(pack(event.cell))
                case _:
                    continue
            self._heights = {}

    def heights(self, view: View) -> Heights:
        """Measure the cave for a seat: from the goals it may believe in, or the open exit."""
        goals = targets(view, self.names)
        key = (goals, view.web_pieces)
        if key not in self._heights:
            self._heights[key] = self._measure(view, goals)
        return self._heights[key]

    def _measure(self, view: View, goals: tuple[PackedCell, ...]) -> Heights:
        """Spread from the exit and from where paths end, along the paths."""
        webs = {web.edge: WEB_COST * web.side for web in view.web_pieces}
        found = self._ends(view, goals)
        heap = [(far, node) for node, far in found.items()]
        heapify(heap)
        while heap:
            far, node = heappop(heap)
            if far > found[node]:
                continue
            for other, border in self.maze.steps(node):
                there = far + 1 + webs.get(border, 0.0)
                if there < found.get(other, FAR):
                    found[other] = there
                    heappush(heap, (there, other))
        return found

    def _ends(self, view: View, goals: tuple[PackedCell, ...]) -> Heights:
        """Measure the open exit, and the spaces that look out on a cell without a card."""
        maze = self.maze
        found = {
            node_at(place, space): 0.0
            for place, pose in maze.cards.items()
            for space, mark in enumerate(self.marks[pose // 2])
            if mark == EXIT
        }
        spots = [xy(place) for place in (*goals, *map(cell_of, found))]
        for place, pose in maze.cards.items():
            for space, sides in enumerate(maze.poses[pose].exits):
                for beside in [place + STEP[side] for side in sides]:
                    if beside not in maze.cards:
                        node = node_at(place, space)
                        far = self.as_the_crow_flies(view, beside, spots)
                        found[node] = min(far, found.get(node, FAR))
        return found

    def as_the_crow_flies(
        self, view: View, place: PackedCell, spots: Iterable[tuple[int, int]]
    ) -> float:
        """How far it is from a cell without a face-up card to the nearest goal."""
        x, y = xy(place)
        cells = min((abs(x - to_x) + abs(y - to_y) for to_x, to_y in spots), default=FAR)
        if place in view.covered:
            return 1 + GOAL_COST if not cells else FAR
        return EMPTY_COST * cells + GOAL_COST


def targets(view: View, names: tuple[str, ...]) -> tuple[PackedCell, ...]:
    """List the face-down goals that may be the exit, as far as a seat knows; none if it is open."""
    if any(names[pose // 2] == EXIT_CARD for pose in view.cards.values()):
        return ()
    known = dict(view.known_goals)
    sure = tuple(place for place, card in known.items() if names[card] == EXIT_CARD)
    return sure or tuple(sorted(place for place in view.covered if place not in known))


@final
class LightPlayer:
    """Answers for any seat of an imagined game."""

    def __init__(self, ground: Ground) -> None:
        """Play on a ground."""
        self.ground = ground

    def choice(self, view: View, seat: int, moves: tuple[Move, ...]) -> Move:
        """Return what the seat does."""
        if len(moves) == 1:
            return moves[0]
        match view.asked:
            case flow.TURN:
                return self._card(view, seat, moves)
            case flow.DWARF_STEP:
                return self._step(view, seat, moves)
            case flow.PASS_MORE | flow.CREATURE_STEP:
                return next(move for move in moves if move.verb == STOP)
            case _:
                return next((move for move in moves if move.verb in YES), moves[0])

    def _card(self, view: View, seat: int, moves: tuple[Move, ...]) -> Move:
        heights = self.ground.heights(view)
        node = view.dwarf_nodes[seat]
        best, worth = None, 0.0
        behind = self._behind(view, node) if seat not in view.out else {}
        spots = [xy(place) for place in targets(view, self.ground.names)]
        for move in moves:
            found = 0.0
            if move.verb == LAY and behind:
                found = heights.get(node, FAR) - self._through(view, move, behind, heights, spots)
            elif move.verb == PLAY and view.kit.effects[move.kind] == "boots":
                found = BOOTS * (move.whom == seat)
            if found > worth:
                best, worth = move, found
        if best is not None:
            return best
        passes = [move for move in moves if move.verb == PASS]
        return max(passes, key=lambda move: (view.kit.levels[move.kind], move.kind))

    def _behind(self, view: View, node: Node) -> dict[Node, int]:
        """How many steps the spaces of the cave are from a dwarf."""
        webs = {web.edge for web in view.web_pieces}
        found = {node: 0}
        fresh = [node]
        while fresh:
            beside = []
            for here in fresh:
                for other, border in self.ground.maze.steps(here):
                    if other not in found and border not in webs:
                        found[other] = found[here] + 1
                        beside.append(other)
            fresh = beside
        return found

    def _through(
        self,
        view: View,
        move: Move,
        behind: dict[Node, int],
        heights: Heights,
        spots: list[Cell],
    ) -> float:
        """How far the exit would seem over a card; its tracks are taken to be joined."""
        maze = self.ground.maze
        come = on = FAR
        for side in maze.poses[move.pose].open_sides:
            beside = move.at + STEP[side]
            if beside not in maze.cards:
                on = min(on, self.ground.as_the_crow_flies(view, beside, spots))
                continue
            arm = maze.poses[maze.cards[beside]].arms[OPPOSITE[side]]
            if arm != CLOSED:
                node = node_at(beside, arm)
                come = min(come, behind.get(node, FAR))
                on = min(on, 1 + heights.get(node, FAR))
        return come + view.kit.levels[move.kind] + on

    def _step(self, view: View, seat: int, moves: tuple[Move, ...]) -> Move:
        """Go where the exit seems nearer; open what may be it, unless a rival stands beside it."""
        heights = self.ground.heights(view)
        here = view.dwarf_nodes[seat]
        goals = targets(view, self.ground.names)
        best = next(move for move in moves if move.verb == STOP)
        lowest = heights.get(here, FAR)
        for move in moves:
            if move.verb == book.ENTER and move.at in goals:
                if len(goals) > 1 or not self._crowded(view, seat, here):
                    return move
            elif move.verb == book.STEP:
                height = heights.get(node_at(move.at, move.number), FAR)
                if height < lowest:
                    best, lowest = move, height
        return best

    def _crowded(self, view: View, seat: int, node: Node) -> bool:
        """Whether others stand so near that they would be out before."""
        x, y = xy(cell_of(node))
        return any(
            abs(x - to_x) + abs(y - to_y) <= NEAR
            for other, there in enumerate(view.dwarf_nodes)
            if other not in (seat, *view.out)
            for to_x, to_y in [xy(there // NODES_PER_CARD)]
        )
