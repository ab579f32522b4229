"""How the games of the lockstep are played: at random, or digging, so that goals are reached."""

import random
from collections.abc import Sequence

from saboteur.kernel.geometry import xy
from saboteur.kernel.move import Move
from tests.swarm.base.lockstep import LockstepPair, Policy


def at_random(seed: str) -> Policy:
    """Any legal move."""
    dice = random.Random(seed)  # noqa: S311 - a test

    def choose(_: LockstepPair, moves: Sequence[Move]) -> Move:
        return dice.choice(sorted(moves, key=str))

    return choose


def digging(seed: str, others: float = 0.25) -> Policy:
    """Choose mostly paths near a face-down goal and harmless moves."""
    dice = random.Random(seed)  # noqa: S311 - a test

    def choose(pair: LockstepPair, moves: Sequence[Move]) -> Move:
        def far(move: Move) -> int:
            x, y = xy(move.at)
            goals = [xy(place) for place in pair.state.maze.covered]
            dead = 3 * move.card.startswith("dead")
            return dead + min(abs(x - gx) + abs(y - gy) for gx, gy in goals)

        ordered = sorted(moves, key=str)
        lays = [move for move in ordered if move.verb == "lay"]
        if lays and dice.random() > others:
            return min(lays, key=lambda move: (far(move), dice.random()))
        harmless = [m for m in ordered if not m.card.startswith(("broken", "rockfall"))]
        return dice.choice(harmless if harmless and dice.random() < 0.8 else ordered)

    return choose


def agreeing(seed: str) -> Policy:
    """Proposes to concede now and then, and mostly agrees (R-14)."""
    dice = random.Random(seed)  # noqa: S311 - a test

    def choose(_: LockstepPair, moves: Sequence[Move]) -> Move:
        words = {move.text: move for move in moves}
        if "agree" in words:
            return words["refuse" if dice.random() < 0.1 else "agree"]
        if "concede" in words and dice.random() < 0.1:
            return words["concede"]
        return dice.choice(sorted(moves, key=str))

    return choose
