"""What a box of games tells a learner, whichever it is."""

from typing import Any, NamedTuple, Protocol, TypeVar

import torch

from training.games import Games

S = TypeVar("S")
"""What deciders see, or what is true: a tuple of tensors, each with a row for each game."""


def rows(seen: S, which: torch.Tensor) -> S:
    """Return some of the rows."""
    tensors: Any = seen
    found: S = type(tensors)(*(one[which] for one in tensors))
    return found


def joined(steps: list[S]) -> S:
    """Put the rows of some steps one after the other."""
    tensors: Any = steps
    kinds = zip(*tensors, strict=True)
    found: S = type(tensors[0])(*(torch.stack(kind).flatten(0, 1) for kind in kinds))
    return found


class Happened(NamedTuple):
    """What came of a move in every game."""

    ended: torch.Tensor
    """Whether the round is decided."""
    cut: torch.Tensor
    """Whether the game was given up, because it left the window."""
    won: torch.Tensor
    """By seat, from -1 to 1, what the round came to; where it is decided."""


class Box(Protocol):
    """All games of a box: features, memory and rewards."""

    games: Games
    device: Any
    most_moves: int
    sides: tuple[str, ...]
    """The ways in which an opponent may take part, by name."""

    def see(self) -> Any:  # noqa: ANN401 - each box has its own
        """Write down what every decider sees, and the slots of its moves."""

    def truth(self) -> Any:  # noqa: ANN401 - as above
        """Write down what only the authority knows."""

    def play(self, chosen: torch.Tensor) -> Happened:
        """Play, remember, and say what came of it."""

    def is_given(self) -> torch.Tensor:
        """Say where the last move that is listed is the best, and there is nothing to learn."""

    def is_opposed(self, side: torch.Tensor, parity: torch.Tensor) -> torch.Tensor:
        """Say where an opponent decides that takes part in one of the ways."""

    def success(self, step: Any, side: torch.Tensor) -> torch.Tensor:  # noqa: ANN401 - of a rollout
        """Return what is counted of a decided round, from 0 to 1."""
