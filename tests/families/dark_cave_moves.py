"""Moves of The Dark Cave: those that come near a goal, and those that can be written."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import neighbour, xy
from saboteur.kernel.maze import Maze, Node, cell_of, empty_maze, node_at, reach_from
from saboteur.kernel.move import Move
from saboteur.kernel.tile import NODES_PER_CARD
from saboteur.play.game import Game
from tests.families.dark_cave_position import Facts
from tests.families.position_lines import Spot


def _maze(view: View) -> Maze:
    maze = empty_maze(view.kit.poses.poses)
    for place, pose in view.cards.items():
        maze.lay(place, pose)
    return maze


def _targets(view: View) -> list[Spot]:
    """Return the cells to head for: the exit once it is known, else the hidden goals."""
    shown = [goal for goal in view.goals if goal.face is not None and "exit" in goal.face]
    hidden = [goal for goal in view.goals if goal.face is None]
    return [(goal.x, goal.y) for goal in shown or hidden]


def eager_turn(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Return lays that prolong a linked path towards a goal, and some plays; else passes."""
    targets = _targets(view)
    ends = reach_from(_maze(view), [view.kit.start_node]).ends
    ways = {
        move: min(
            _distance(xy(neighbour(move.at, side)), goal)
            for side in view.kit.poses.poses[move.pose].open_sides
            for goal in targets
        )
        for move in moves
        if move.verb == "lay" and move.at in ends and targets
    }
    nearest = min(ways.values(), default=0)
    found = [move for move, way in ways.items() if way <= nearest + 1]
    played = [move for move in moves if move.verb in ("play", "cut")]
    return found + played[:: max(1, len(played) // 4)] or [
        move for move in moves if move.verb == "pass"
    ]


def eager_steps(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Return steps into a goal, else those nearest to one; without progress, other moves."""
    entering = [move for move in moves if move.verb == "enter"]
    if entering:
        return entering
    maze = _maze(view)
    targets = _targets(view)
    seat = view.turn
    here = _way(maze, view.dwarf_nodes[seat], targets) if seat is not None else 0
    steps = [move for move in moves if move.verb == "step"]
    ways = {move: _way(maze, node_at(move.at, move.number), targets) for move in steps}
    best = min(ways.values(), default=here)
    if best >= here:
        return [move for move in moves if move.verb != "step"]
    return [move for move, way in ways.items() if way == best]


def _way(maze: Maze, node: Node, targets: Sequence[Spot]) -> int:
    """Return an estimate of the cost to a goal: steps so far, and four for each cell left."""
    distance = {node: 0}
    waiting = [node]
    for at in waiting:
        for other, _ in maze.steps(at):
            if other not in distance:
                distance[other] = distance[at] + 1
                waiting.append(other)
    return min(
        (
            steps + 4 * _distance(xy(cell_of(at)), goal) - 2 * (at % NODES_PER_CARD == 4)
            for at, steps in distance.items()
            for goal in targets
        ),
        default=0,
    )


def _distance(spot: Spot, goal: Spot) -> int:
    return abs(goal[0] - spot[0]) + abs(goal[1] - spot[1])


def form_words(game: Game, facts: Facts) -> dict[str, list[str]]:
    """Return the words that moves at this position may contain: cells, seats, spaces and so on."""
    spots = [*facts.maze, *facts.goals]
    columns = [x for x, _ in spots]
    rows = [y for _, y in spots]
    box = product(range(min(columns) - 1, max(columns) + 2), range(min(rows) - 1, max(rows) + 2))
    cells = [f"{x},{y}" for x, y in [*box, (max(columns) + 5, min(rows) - 5)]]
    return {
        "cell": cells,
        "filled": [f"{x},{y}" for x, y in facts.maze],
        "seat": [str(seat) for seat in range(game.seats)],
        "border": ["E", "S"],
        "space": [str(space) for space in range(NODES_PER_CARD + 1)],
        "creature": ["rat", "lindworm", "goblin"],
        "turned": ["", "turned"],
    }


def written_moves(
    start: str, form: tuple[str, ...], words: Mapping[str, list[str]]
) -> Iterator[str]:
    """Yield all moves that begin with ``start`` and have this form."""
    lists = [words["filled" if what == "cell" and "space" in form else what] for what in form]
    for chosen in product(*lists):
        yield " ".join([start, *chosen]).rstrip(" ")
