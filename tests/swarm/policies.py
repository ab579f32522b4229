"""Policies for games of the lockstep: random, digging, or with rare cards first."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from saboteur.kernel.geometry import xy
from saboteur.kernel.move import Move
from tests.swarm.lockstep import LockstepPair, Policy

CARDS_ON_SEATS = (
    "role-change", "inspection", "hand-swap", "thief", "prison", "hands-off", "free-at-last",
)  # fmt: skip
HARMFUL = ("broken", "rockfall", "prison")
AnyPair = LockstepPair[Any, Any]


def is_rare_in_duel(move: Move) -> bool:
    """Return whether a move bribes a troll, discards two cards or plays a key."""
    return move.verb in ("bribe", "clear") or move.card == "key"


def is_dead_end(card: str) -> bool:
    return "dead" in card or "stub" in card


def at_random(seed: str) -> Policy:
    """Return a policy that chooses any legal move."""
    dice = random.Random(seed)  # noqa: S311 - a test

    def choose(_: AnyPair, moves: Sequence[Move]) -> Move:
        return dice.choice(sorted(moves, key=str))

    return choose


def digging(
    seed: str,
    others: float = 0.25,
    *,
    shuns: Callable[[str], bool] = is_dead_end,
    prefers: Callable[[Move], bool] | None = None,
) -> Policy:
    """Return a policy that mostly lays paths near a face-down goal or makes harmless moves.

    A lay that it ``shuns`` counts as three cells farther away; a move that it ``prefers`` is made
    every other time.
    """
    dice = random.Random(seed)  # noqa: S311 - a test

    def choose(pair: AnyPair, moves: Sequence[Move]) -> Move:
        def far(move: Move) -> int:
            x, y = xy(move.at)
            goals = [xy(place) for place in pair.state.maze.covered]
            return 3 * shuns(move.card) + min(abs(x - gx) + abs(y - gy) for gx, gy in goals)

        ordered = sorted(moves, key=str)
        preferred = [move for move in ordered if prefers and prefers(move)]
        if preferred and dice.random() < 0.5:
            return dice.choice(preferred)
        lays = [move for move in ordered if move.verb == "lay"]
        if lays and dice.random() > others:
            return min(lays, key=lambda move: (far(move), dice.random()))
        harmless = [move for move in ordered if not move.card.startswith(HARMFUL)]
        return dice.choice(harmless if harmless and dice.random() < 0.8 else ordered)

    return choose


def digging_in_duel(seed: str, others: float = 0.2) -> Policy:
    """Return a policy that digs; half the time it prefers bribes, keys and clearing a card."""
    return digging(seed, others, shuns=lambda _: False, prefers=is_rare_in_duel)


def scheming(seed: str) -> Policy:
    """Return a policy that digs, but prefers cards played on seats and discarding two cards."""
    dice = random.Random(seed)  # noqa: S311 - a test
    dig = digging(seed, 0.1)

    def choose(pair: AnyPair, moves: Sequence[Move]) -> Move:
        rare = [
            move
            for move in moves
            if (move.verb == "play" and move.card in CARDS_ON_SEATS) or move.verb == "clear"
        ]
        if rare and dice.random() < 0.8:
            return dice.choice(sorted(rare, key=str))
        return dig(pair, moves)

    return choose


def agreeing(seed: str) -> Policy:
    """Return a policy that sometimes proposes to concede and mostly agrees (R-14)."""
    dice = random.Random(seed)  # noqa: S311 - a test

    def choose(_: AnyPair, moves: Sequence[Move]) -> Move:
        words = {move.text: move for move in moves}
        if "agree" in words:
            return words["refuse" if dice.random() < 0.1 else "agree"]
        if "concede" in words and dice.random() < 0.1:
            return words["concede"]
        return dice.choice(sorted(moves, key=str))

    return choose
