"""Rollout policy: quick moves for every seat in the games that an expert simulates.

A seat sees its own view and legal moves, as a real player does. Where no path is laid, distances
are straight lines, and the only cards played are paths and boots.
"""

from collections.abc import Iterable
from heapq import heapify, heappop, heappush
from typing import Final, TypeAlias, final

from saboteur.bots.dark_cave.distance.distance_map import (
    EMPTY_COST,
    EXIT_CARD,
    GOAL_COST,
    UNREACHABLE,
    WEB_COST,
)
from saboteur.games.book import AGREE, PASS, PLAY, STOP
from saboteur.games.dark_cave import book, flow
from saboteur.games.dark_cave.spaces import EXIT
from saboteur.games.dark_cave.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.events import GoalRevealed, PathLaid, PathRemoved
from saboteur.kernel.geometry import OPPOSITE, STEP, Cell, PackedCell, pack, xy
from saboteur.kernel.maze import Maze, Node, cell_of, node_at
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD

ExitDistances: TypeAlias = dict[Node, float]
"""By space, the estimated distance to the exit."""

W_BOOTS: Final = 3.0
NEAR_RIVAL_CELLS: Final = 1
"""If the seat reveals the exit, a rival at most this far away is assumed to be out first."""
ACCEPTING_VERBS: Final = (book.REPEL, book.TAKE, AGREE)


@final
class RolloutMaze:
    """The cave of a simulated game, updated card by card.

    It changes the given ``maze``; ``names`` and ``marks`` describe the cards.
    """

    def __init__(
        self, maze: Maze, names: tuple[str, ...], marks: tuple[tuple[str, ...], ...]
    ) -> None:
        self.maze = maze
        self.names = names
        self.marks = marks
        self.cards = {name: card for card, name in enumerate(names)}
        self._exit_distances: dict[object, ExitDistances] = {}

    def observe(self, events: Iterable[Event]) -> None:
        """Apply the events that change the maze."""
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
            self._exit_distances = {}

    def exit_distances(self, view: View) -> ExitDistances:
        """Return a seat's distances to the goals that may be the exit, or to the open exit."""
        goals = targets(view, self.names)
        key = (goals, view.web_pieces)
        if key not in self._exit_distances:
            self._exit_distances[key] = self._measure(view, goals)
        return self._exit_distances[key]

    def _measure(self, view: View, goals: tuple[PackedCell, ...]) -> ExitDistances:
        """Return by space the estimated distance to the open exit, or else to ``goals``.

        Laid paths are followed step by step, with the costs of webs. From their ends on, the
        distance is a straight line.
        """
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
                if there < found.get(other, UNREACHABLE):
                    found[other] = there
                    heappush(heap, (there, other))
        return found

    def _ends(self, view: View, goals: tuple[PackedCell, ...]) -> ExitDistances:
        """Return by space the distances that are known without following paths.

        They are 0 for the open exit, and straight lines to the goals for ends: spaces that face
        a cell without a face-up card.
        """
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
                        far = self.straight_distance(view, beside, spots)
                        found[node] = min(far, found.get(node, UNREACHABLE))
        return found

    def straight_distance(
        self, view: View, place: PackedCell, spots: Iterable[tuple[int, int]]
    ) -> float:
        """Return the straight distance from a cell without a face-up card to the nearest spot."""
        x, y = xy(place)
        cells = min((abs(x - to_x) + abs(y - to_y) for to_x, to_y in spots), default=UNREACHABLE)
        if place in view.covered:
            return 1 + GOAL_COST if not cells else UNREACHABLE
        return EMPTY_COST * cells + GOAL_COST


def targets(view: View, names: tuple[str, ...]) -> tuple[PackedCell, ...]:
    """List the face-down goals that may be the exit, as far as a seat knows; none if it is open."""
    if any(names[pose // 2] == EXIT_CARD for pose in view.cards.values()):
        return ()
    known = dict(view.known_goals)
    sure = tuple(place for place, card in known.items() if names[card] == EXIT_CARD)
    return sure or tuple(sorted(place for place in view.covered if place not in known))


@final
class RolloutPolicy:
    """Chooses the moves of every seat of a simulated game."""

    def __init__(self, rollout_maze: RolloutMaze) -> None:
        self.rollout_maze = rollout_maze

    def choose(self, view: View, seat: int, moves: tuple[Move, ...]) -> Move:
        if len(moves) == 1:
            return moves[0]
        match view.asked:
            case flow.TURN:
                return self._choose_card(view, seat, moves)
            case flow.DWARF_STEP:
                return self._choose_step(view, seat, moves)
            case flow.PASS_MORE | flow.CREATURE_STEP:
                return next(move for move in moves if move.verb == STOP)
            case _:
                return next((move for move in moves if move.verb in ACCEPTING_VERBS), moves[0])

    def _choose_card(self, view: View, seat: int, moves: tuple[Move, ...]) -> Move:
        exit_distances = self.rollout_maze.exit_distances(view)
        node = view.dwarf_nodes[seat]
        best, best_gain = None, 0.0
        behind = self._steps_from(view, node) if seat not in view.out else {}
        spots = [xy(place) for place in targets(view, self.rollout_maze.names)]
        for move in moves:
            found = 0.0
            if move.verb == LAY and behind:
                found = exit_distances.get(node, UNREACHABLE) - self._distance_over(
                    view, move, behind, exit_distances, spots
                )
            elif move.verb == PLAY and view.kit.effects[move.kind] == "boots":
                found = W_BOOTS * (move.whom == seat)
            if found > best_gain:
                best, best_gain = move, found
        if best is not None:
            return best
        passes = [move for move in moves if move.verb == PASS]
        return max(passes, key=lambda move: (view.kit.levels[move.kind], move.kind))

    def _steps_from(self, view: View, node: Node) -> dict[Node, int]:
        """Return the number of steps from a space to each space that it can reach; webs block."""
        webs = {web.edge for web in view.web_pieces}
        found = {node: 0}
        fresh = [node]
        while fresh:
            beside = []
            for here in fresh:
                for other, border in self.rollout_maze.maze.steps(here):
                    if other not in found and border not in webs:
                        found[other] = found[here] + 1
                        beside.append(other)
            fresh = beside
        return found

    def _distance_over(
        self,
        view: View,
        move: Move,
        behind: dict[Node, int],
        exit_distances: ExitDistances,
        spots: list[Cell],
    ) -> float:
        """Return the estimated distance to the exit over a card, as if it joined all its edges."""
        maze = self.rollout_maze.maze
        come = on = UNREACHABLE
        for side in maze.poses[move.pose].open_sides:
            beside = move.at + STEP[side]
            if beside not in maze.cards:
                on = min(on, self.rollout_maze.straight_distance(view, beside, spots))
                continue
            arm = maze.poses[maze.cards[beside]].arms[OPPOSITE[side]]
            if arm != CLOSED:
                node = node_at(beside, arm)
                come = min(come, behind.get(node, UNREACHABLE))
                on = min(on, 1 + exit_distances.get(node, UNREACHABLE))
        return come + view.kit.levels[move.kind] + on

    def _choose_step(self, view: View, seat: int, moves: tuple[Move, ...]) -> Move:
        """Return a step towards the exit.

        A goal is revealed, unless it is the last one and a rival is near.
        """
        exit_distances = self.rollout_maze.exit_distances(view)
        here = view.dwarf_nodes[seat]
        goals = targets(view, self.rollout_maze.names)
        best = next(move for move in moves if move.verb == STOP)
        lowest = exit_distances.get(here, UNREACHABLE)
        for move in moves:
            if move.verb == book.ENTER and move.at in goals:
                if len(goals) > 1 or not self._has_rivals_near(view, seat, here):
                    return move
            elif move.verb == book.STEP:
                height = exit_distances.get(node_at(move.at, move.number), UNREACHABLE)
                if height < lowest:
                    best, lowest = move, height
        return best

    def _has_rivals_near(self, view: View, seat: int, node: Node) -> bool:
        """Return whether other dwarves are so near that they would be out first."""
        x, y = xy(cell_of(node))
        return any(
            abs(x - to_x) + abs(y - to_y) <= NEAR_RIVAL_CELLS
            for other, there in enumerate(view.dwarf_nodes)
            if other not in (seat, *view.out)
            for to_x, to_y in [xy(there // NODES_PER_CARD)]
        )
