"""Bribing trolls (D-19 to D-21, R-105)."""

from saboteur.games.duel.kit import TROLL
from saboteur.games.duel.operations import bribe_troll
from saboteur.games.duel.scoring import COUNTERS, end_round
from saboteur.games.duel.state import State
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.maze import node_at
from saboteur.kernel.refusal import Refusal, refuse


def bribable(state: State, seat: int) -> list[PackedCell]:
    """List the cells of the trolls that a seat may bribe now, sorted."""
    kit = state.kit
    return [
        place
        for place in sorted(state.maze.cards)
        if kit.barriers[state.maze.cards[place] // 2] == TROLL
        and explain_bribe(state, seat, place) is None
    ]


def explain_bribe(state: State, seat: int, place: PackedCell) -> Refusal | None:
    """Return why a seat may not bribe the troll on a cell; ``None`` if it may.

    There must be an unbribed troll that the seat is linked to, and a counter left.
    """
    cards = state.maze.cards
    if place not in cards or state.kit.barriers[cards[place] // 2] != TROLL:
        return refuse("D-20", "no-troll-there", cell=xy(place))
    if any(bribed == place for bribed, _ in state.marks.bribes):
        return refuse("D-21", "already-bribed", cell=xy(place))
    nodes = range(state.maze.poses[cards[place]].tile.nodes)
    if not any(node_at(place, node) in state.reaches[seat].nodes for node in nodes):
        return refuse("R-105", "troll-not-reached", cell=xy(place))
    if not state.counters:
        return refuse("R-105", "no-counter-left")
    return None


def bribe(state: State, seat: int, place: PackedCell) -> bool:
    """Bribe a troll; return whether the round continues, which the last counter ends (R-224)."""
    bribe_troll(state, seat, place)
    if state.counters:
        return True
    end_round(state, COUNTERS)
    return False
