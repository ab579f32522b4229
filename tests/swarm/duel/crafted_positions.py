"""Positions of Le Duel at the edge of the swarm's window."""

from saboteur.games.duel.state import State
from tests.swarm.duel.lockstep import reference_rules

STARTS = "0,-1=start-blue 0,1=start-green"
LEDGER = """result 1 cards taken gold-2-curve-nw gold-horizontal-stub-s | paid |
hoard 0 gold-2-curve-nw gold-horizontal-stub-s
gone gold-2-curve-nw"""
ALONE = LEDGER.replace(" | paid |", " paid")


def state_at(*lines: str, seats: int = 2, ask: str = "turn 0") -> State:
    """Return the state in round 2 of a position with ``lines`` and the question ``ask``."""
    rules = reference_rules(seats).rules
    return rules.parse_position(
        "\n".join(["round 2 starter 0", LEDGER if seats > 1 else ALONE, *lines, f"ask {ask}"])
    )


def rim_position() -> str:
    """Return a position with seven cards north of Blue's Start; Blue may lay the eighth there."""
    kinds = ["straight-vertical"] * 3 + ["bridge", "door-blue-cross", "troll-cross"]
    column = " ".join(f"0,{-y}={kind}" for y, kind in enumerate(kinds, 2))
    state = state_at(f"maze {STARTS} {column} 0,-8=bridge-gold", "hand 0 door-green-cross key",
                     "bribes 0,-7=0", "pile key")  # fmt: skip
    return reference_rules().rules.position(state)
