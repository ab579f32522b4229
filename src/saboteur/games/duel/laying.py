"""Laying path cards: the legal cells and orientations (D-12 to D-16)."""

from saboteur.games.duel.state import State
from saboteur.games.edge_matching import mismatch
from saboteur.kernel.geometry import STEP, PackedCell, xy
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse


def lay_moves(state: State, seat: int, kinds: list[int]) -> list[Move]:
    """Return every legal move by which a seat lays one of the cards in ``kinds``.

    An end that faces an empty cell is an open edge that the seat reaches. Any card that matches
    the edges around the cell meets it with an open edge, whatever barrier the card has. So the
    keys of ``reach.ends`` are the cells where a matching card is linked (D-13, R-104, R-220).
    The tests compare them with ``explain_lay`` for every cell.
    """
    kit = state.kit
    maze = state.maze
    colour = state.deal.colours[seat]
    linked = state.reaches[seat].ends
    plain = own = other = 0
    for card in kinds:
        if kit.ladders[card] < 0:
            plain |= kit.lay_bits[card]
        elif kit.ladders[card] == colour:
            own |= kit.lay_bits[card]
        else:
            other |= kit.lay_bits[card]
    found: list[Move] = []
    for place in sorted(maze.frontier if own else linked):
        if place in maze.covered:
            continue
        bits = plain if place in linked else 0
        if (own or other) and not is_beside_gold_or_goal(state, place):
            bits |= own | (other if place in linked else 0)
        bits &= kit.poses.fitting[maze.frontier[place]]
        row = state.book.lays[place] if bits else ()
        while bits:
            lowest = bits & -bits
            found.append(row[lowest.bit_length() - 1])
            bits ^= lowest
    return found


def is_beside_gold_or_goal(state: State, place: PackedCell) -> bool:
    """Return whether a cell touches a goal, face up or down, or a card showing gold (D-16, R-179).

    No ladder may be laid there. In solo this applies to both colours, although one of them
    joins no Start (R-119).
    """
    maze = state.maze
    kit = state.kit
    for step in STEP:
        beside = place + step
        if beside in maze.covered:
            return True
        if beside in maze.cards:
            card = maze.cards[beside] // 2
            if kit.gold[card] or card in kit.groups["goal"]:
                return True
    return False


def explain_lay(state: State, seat: int, move: Move) -> Refusal | None:
    """Return why a seat may not lay a card on a cell; ``None`` if it may."""
    maze = state.maze
    place = move.at
    if state.broken[seat]:
        tools = " ".join(state.kit.tool_names(state.broken[seat]))
        return refuse("D-22", "broken-tool", tools=tools)
    if place in maze.cards or place in maze.covered:
        return refuse("D-12", "cell-taken", cell=xy(place))
    if place not in maze.frontier:
        return refuse("D-12", "no-neighbour", cell=xy(place))
    unlike = mismatch(maze, place, move.pose)  # D-12, D-51
    if unlike is not None:
        side, meets = unlike
        return refuse("D-12", "edge-mismatch", cell=xy(place), side=side, meets=meets)
    ladder = state.kit.ladders[move.kind]
    if ladder >= 0 and is_beside_gold_or_goal(state, place):
        return refuse("D-16", "ladder-beside-gold", cell=xy(place))
    if ladder == state.deal.colours[seat]:
        return None  # joined to its Start by itself
    if place not in state.reaches[seat].ends:
        return refuse("D-13", "not-linked-to-you", cell=xy(place))
    return None
