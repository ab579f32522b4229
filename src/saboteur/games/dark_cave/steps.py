"""Queries: the steps that a piece can take, and the webs that an axe can reach."""

from saboteur.games.dark_cave.state import OUT, State, Web
from saboteur.kernel.geometry import STEP, Edge, PackedCell, edge
from saboteur.kernel.maze import Node, cell_of
from saboteur.kernel.tile import NODES_PER_CARD


def webbed_edges(state: State) -> frozenset[Edge]:
    """Return the edges that neither dwarves nor creatures can cross (DC-34, DC-55)."""
    return frozenset(web.edge for web in state.webs)


def next_spaces(state: State, node: Node) -> list[Node]:
    """Return the spaces one step away, along a path, through a tunnel or between ladders.

    The tracks of a bridge are not joined (DC-24). A step between ladders crosses no edge, so no
    web stops it (R-155), and it also reaches separate parts of the cave (R-234). Two adjacent
    ladders are joined in two ways, but listed once.
    """
    shut = webbed_edges(state)
    ways = {other: None for other, border in state.maze.steps(node) if border not in shut}
    return list(ways)


def entrances(state: State, node: Node) -> list[PackedCell]:
    """Return the face-down goals that a dwarf on this space may enter (DC-55, DC-57)."""
    ahead = goals_ahead(state, node)
    shut = webbed_edges(state)
    return [place for place, border in ahead.items() if border not in shut]


def goals_ahead(state: State, node: Node) -> dict[PackedCell, Edge]:
    """Return the face-down goals next to a space by an open edge, with that edge."""
    covered = state.maze.covered
    place = cell_of(node)
    return {
        place + STEP[side]: border
        for side, border in _borders(state, node)
        if place + STEP[side] in covered
    }


def _borders(state: State, node: Node) -> list[tuple[int, Edge]]:
    """List the open edges of a space, each as a pair of its side and the edge."""
    place = cell_of(node)
    pose = state.maze.poses[state.maze.cards[place]]
    return [(side, edge(place, side)) for side in pose.exits[node % NODES_PER_CARD]]


def axes_ready(state: State, seat: int) -> int:
    """Return how many axes a seat may use; not one that it laid in this turn (R-158)."""
    axes = sum(state.kit.effects[card] == "axe" for card in state.gear[seat])
    return axes - (state.turn.fresh and state.turn.seat == seat)


def webs_in_reach(state: State, seat: int) -> list[Web]:
    """Return the webs on the edges of the space where a seat's dwarf stands (DC-38, R-158)."""
    node = state.dwarves[seat]
    if node == OUT:
        return []
    near = {border for _, border in _borders(state, node)}
    return [web for web in state.webs if web.edge in near]


def dwarves_on(state: State, node: Node) -> list[int]:
    """Return the seats whose dwarf is on a space, from the seat on turn clockwise."""
    seats = state.kit.seats
    first = state.turn.seat
    order = [(first + away) % seats for away in range(seats)]
    return [seat for seat in order if state.dwarves[seat] == node]


def creatures_on(state: State, node: Node) -> tuple[int, ...]:
    """Return the creatures on a space, of which there may be several (R-228)."""
    return tuple(
        creature
        for creature, found in enumerate(state.creatures)
        if found is not None and found.node == node
    )
