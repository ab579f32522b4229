"""Positions of the base game at the edge of the swarm's window."""

from saboteur.games.classic.state import State
from tests.swarm.base.lockstep import reference_rules


def state_at(seats: int, **lines: str) -> State:
    """Return a deal with some lines replaced; ``hand_0`` stands for the line ``hand 0``."""
    rules = reference_rules(seats).rules
    text = rules.position(rules.deal("crafted"))
    for name, words in lines.items():
        word = name.replace("_", " ")
        kept = [line for line in text.splitlines() if not f"{line} ".startswith(f"{word} ")]
        text = "\n".join([*kept[:-1], f"{word} {words}", "ask turn 0"])
    return rules.parse_position(text)


def rim_position() -> str:
    """Return a position with fourteen cards north of Start; seat 0 may lay the fifteenth."""
    kinds = ["cross"] * 5 + ["t-vertical"] * 5 + ["straight-vertical"] * 4
    column = " ".join(f"0,{-y}={kind}" for y, kind in enumerate(kinds, 1))
    state = state_at(3, maze=f"0,0=start {column}", hand_0="curve-ne cross")
    return reference_rules(3).rules.position(state)
