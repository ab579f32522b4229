"""How the games of the lockstep are played: at random, digging, or with the rare cards first."""

import random
from collections.abc import Sequence

from saboteur.kernel.geometry import xy
from saboteur.kernel.move import Move
from tests.swarm.saboteur2.lockstep import LockstepPair, Policy

RARE = ("role-change", "inspection", "hand-swap", "thief", "prison", "hands-off", "free-at-last")


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
            dead = 3 * ("dead" in move.card or "stub" in move.card)
            return dead + min(abs(x - gx) + abs(y - gy) for gx, gy in goals)

        ordered = sorted(moves, key=str)
        lays = [move for move in ordered if move.verb == "lay"]
        if lays and dice.random() > others:
            return min(lays, key=lambda move: (far(move), dice.random()))
        harmless = [m for m in ordered if not m.card.startswith(("broken", "rockfall", "prison"))]
        return dice.choice(harmless if harmless and dice.random() < 0.8 else ordered)

    return choose


def scheming(seed: str) -> Policy:
    """Cards that are played on seats whenever there are some, clears, and thefts."""
    dice = random.Random(seed)  # noqa: S311 - a test
    dig = digging(seed, 0.1)

    def choose(pair: LockstepPair, moves: Sequence[Move]) -> Move:
        rare = [m for m in moves if (m.verb == "play" and m.card in RARE) or m.verb == "clear"]
        if rare and dice.random() < 0.8:
            return dice.choice(sorted(rare, key=str))
        return dig(pair, moves)

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
