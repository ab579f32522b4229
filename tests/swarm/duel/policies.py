"""How the duels of the lockstep are played: at random, or digging, so that gold is reached."""

import random
from collections.abc import Sequence

from saboteur.kernel.geometry import xy
from saboteur.kernel.move import Move
from tests.swarm.duel.lockstep import LockstepPair, Policy


def at_random(seed: str) -> Policy:
    """Any legal move."""
    dice = random.Random(seed)  # noqa: S311 - a test

    def choose(_: LockstepPair, moves: Sequence[Move]) -> Move:
        return dice.choice(sorted(moves, key=str))

    return choose


def digging(seed: str, others: float = 0.2) -> Policy:
    """Mostly a path near a goal that lies face down; bribes and keys whenever there are some."""
    dice = random.Random(seed)  # noqa: S311 - a test

    def choose(pair: LockstepPair, moves: Sequence[Move]) -> Move:
        def far(move: Move) -> int:
            x, y = xy(move.at)
            goals = [xy(place) for place in pair.state.maze.covered]
            return min(abs(x - gx) + abs(y - gy) for gx, gy in goals)

        ordered = sorted(moves, key=str)
        rare = [m for m in ordered if m.verb in ("bribe", "clear") or m.card == "key"]
        if rare and dice.random() < 0.5:
            return dice.choice(rare)
        lays = [move for move in ordered if move.verb == "lay"]
        if lays and dice.random() > others:
            return min(lays, key=lambda move: (far(move), dice.random()))
        harmless = [m for m in ordered if not m.card.startswith(("broken", "rockfall"))]
        return dice.choice(harmless if harmless and dice.random() < 0.8 else ordered)

    return choose
