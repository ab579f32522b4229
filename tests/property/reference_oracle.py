"""Slow, simple counterparts of optimised code: nothing incremental, no tables, no bits.

Each is written from the text of the rules and must agree with the engine.
"""

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, TypeAlias

from saboteur.kernel.geometry import SIDES, Cell, PackedCell, pack_xy, xy
from saboteur.kernel.maze import Maze, Node
from saboteur.kernel.tile import CLOSED, CLOSED_EDGE, OPEN_EDGE, Pose, digit
from saboteur.play.game import Game

NAMES = "NESW"
TOWARDS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}

Place: TypeAlias = tuple[str, int, int, int | str]
"""A node ("node", x, y, number), edge ("edge", x, y, side) or hub ("hub", 0, 0, number)."""
Graph: TypeAlias = dict[Place, set[Place]]


# The kernel: maze and reach


def fits(pattern: int, pose: Pose) -> bool:
    """Return whether open meets open and closed meets closed on every constrained side (B-22)."""
    for side in SIDES:
        wanted = digit(pattern, side)
        if wanted == OPEN_EDGE and pose.arms[side] == CLOSED:
            return False
        if wanted == CLOSED_EDGE and pose.arms[side] != CLOSED:
            return False
    return True


def frontier(maze: Maze) -> dict[PackedCell, int]:
    """Return what the face-up neighbours of each empty cell demand of its edges.

    A cell without a face-up card counts as empty.
    """
    cards = {xy(place): maze.poses[pose] for place, pose in maze.cards.items()}
    around = {(x + dx, y + dy) for x, y in cards for dx, dy in TOWARDS.values()} - set(cards)
    patterns = {}
    for x, y in around:
        pattern = 0
        for place, side in enumerate(NAMES):
            dx, dy = TOWARDS[side]
            neighbour = cards.get(Cell(x + dx, y + dy))
            if neighbour is not None:
                opened = neighbour.arms[NAMES.index(FACING[side])] >= 0
                pattern += (1 if opened else 2) * 3**place
        patterns[pack_xy(x, y)] = pattern
    return patterns


def reach(
    maze: Maze, sources: Iterable[Node], blocked: int = 0, opened: Iterable[PackedCell] = ()
) -> tuple[set[Node], dict[PackedCell, int]]:
    """Return the nodes reached from the sources, and the sides that lead into empty cells."""
    graph = _graph(maze, blocked, {xy(place) for place in opened})
    begin: list[Place] = [("node", *xy(node // 8), node % 8) for node in sources]
    found = _walk(graph, [place for place in begin if place in graph])
    nodes = {pack_xy(x, y) * 8 + int(number) for what, x, y, number in found if what == "node"}
    ends: dict[PackedCell, int] = {}
    for what, x, y, side in found:
        if what != "edge":
            continue
        dx, dy = TOWARDS[str(side)]
        beside = pack_xy(x + dx, y + dy)
        if beside not in maze.cards:
            ends[beside] = ends.get(beside, 0) | 1 << NAMES.index(FACING[str(side)])
    return nodes, ends


def _graph(maze: Maze, blocked: int, opened: set[tuple[int, int]]) -> Graph:
    joined: list[tuple[Place, Place]] = []
    nodes: set[Place] = set()
    edges: set[Place] = set()
    for place, number in maze.cards.items():
        x, y = xy(place)
        pose = maze.poses[number]
        nodes |= {("node", x, y, node) for node in range(pose.tile.nodes)}
        arms = [(side, arm) for side, arm in zip(NAMES, pose.arms, strict=True) if arm >= 0]
        edges |= {("edge", x, y, side) for side, _ in arms}
        joined += [(("edge", x, y, side), ("node", x, y, arm)) for side, arm in arms]
        joined += [
            (("node", x, y, link.a), ("node", x, y, link.b))
            for link in pose.tile.links
            if not link.barrier & blocked or (x, y) in opened
        ]
        joined += [(("node", x, y, node), ("hub", 0, 0, hub)) for node, hub in pose.tile.hubs]
    joined += [(edge, across(edge)) for edge in edges if across(edge) in edges]
    graph: Graph = {place: set() for place in nodes | edges}
    for one, other in joined:
        graph.setdefault(one, set()).add(other)
        graph.setdefault(other, set()).add(one)
    return graph


def across(edge: Place) -> Place:
    """Return the edge of the neighbouring card that an edge faces."""
    _, x, y, side = edge
    dx, dy = TOWARDS[str(side)]
    return "edge", x + dx, y + dy, FACING[str(side)]


def _walk(graph: Graph, begin: list[Place]) -> set[Place]:
    found: set[Place] = set()
    queue = begin
    while queue:
        place = queue.pop(0)
        if place not in found:
            found.add(place)
            queue += graph[place]
    return found


# The base game: where a path card may be laid, from public facts and the cards' data


def _tracks() -> dict[str, list[set[str]]]:
    text = files("saboteur.games.data").joinpath("saboteur.toml").read_text("utf-8")
    data: dict[str, Any] = tomllib.loads(text)
    rows = [row for group in ("start", "goal", "path") for row in data[group]]
    return {row["kind"]: [set(track.split("-")) for track in row["tracks"]] for row in rows}


TRACKS = _tracks()


def laid_tracks(card: str, *, turned: bool) -> list[set[str]]:
    """Return the tracks of a card in this orientation."""
    if not turned:
        return TRACKS[card]
    return [{FACING[side] for side in track} for track in TRACKS[card]]


def linked_edges(table: dict[tuple[int, int], list[set[str]]]) -> set[tuple[int, int, str]]:
    """Return the open edges that an unbroken tunnel connects to Start."""
    linked = {(0, 0, side) for track in table[0, 0] for side in track}
    while True:
        more = set()
        for x, y, side in linked:
            more |= {(x, y, other) for track in table[x, y] if side in track for other in track}
            dx, dy = TOWARDS[side]
            beside = (x + dx, y + dy)
            if any(FACING[side] in track for track in table.get(beside, [])):
                more.add((*beside, FACING[side]))
        if more <= linked:
            return linked
        linked |= more


def legal_lays(game: Game, seat: int) -> set[str]:
    """Return every legal way to lay a card of the hand (B-20 to B-26, R-1, R-5, R-6)."""
    view = game.view(seat)
    if view.broken[seat]:
        return set()
    table = {(laid.x, laid.y): laid_tracks(laid.card, turned=laid.turned) for laid in view.maze}
    linked = linked_edges(table)
    goals = {(goal.x, goal.y) for goal in view.goals}
    cells = {(x + dx, y + dy) for x, y in table for dx, dy in TOWARDS.values()}
    found = set()
    for x, y in cells - set(table) - goals:
        for card in set(view.hand) & set(TRACKS):
            for turned in (False, True):
                tracks = laid_tracks(card, turned=turned)
                joins = _joins((x, y), {side for track in tracks for side in track}, table, linked)
                needs = view.options["placement_link"] == "start_linked"
                if joins is not None and (joins or not needs):
                    same = sorted(map(sorted, tracks)) == sorted(map(sorted, TRACKS[card]))
                    found.add(f"lay {card} {x},{y}" + ("" if same else " turned"))
    return found


def _joins(
    place: tuple[int, int],
    opened: set[str],
    table: dict[tuple[int, int], list[set[str]]],
    linked: set[tuple[int, int, str]],
) -> bool | None:
    """Return whether a card would be linked; ``None`` if it does not match a neighbour."""
    joins = False
    for side, (dx, dy) in TOWARDS.items():
        beside = (place[0] + dx, place[1] + dy)
        if beside not in table:
            continue
        meets = any(FACING[side] in track for track in table[beside])
        if meets != (side in opened):
            return None
        joins = joins or (meets and (*beside, FACING[side]) in linked)
    return joins
