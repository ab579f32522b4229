"""Positions of Saboteur 2 at the edge of the swarm's window."""

from saboteur.games.classic.state import State
from tests.rules.saboteur2.positions import GOALS, roles
from tests.swarm.saboteur2.lockstep import Saboteur2Pair, boxed_rules


def state_at(position: str, seats: int) -> State:
    """Return the state of a position; without a line ``ask``, seat 0 is on turn."""
    asked = [line for line in position.splitlines() if line.startswith("ask")]
    return boxed_rules(seats).rules.parse_position(position + ("" if asked else "\nask turn 0"))


def pair_at(position: str, seats: int = 3) -> Saboteur2Pair:
    return Saboteur2Pair(boxed_rules(seats), "crafted", state_at(position, seats))


def rim_position() -> str:
    """Return a position with fourteen cards north of Start; seat 0 may lay the fifteenth."""
    kinds = ["cross"] * 5 + ["t-vertical"] * 5 + ["straight-vertical"] * 4
    standing = " ".join(f"0,{-y}={kind}" for y, kind in enumerate(kinds, 1))
    state = state_at(f"{GOALS}\nmaze {standing}\nhand 0 curve-ne cross\n{roles('bgs|')}", 3)
    return boxed_rules(3).rules.position(state)
