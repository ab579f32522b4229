"""The interface between the games of a box and the learner."""

from typing import Any, NamedTuple, Protocol, TypeVar

import torch

from training.games import Games

S = TypeVar("S")
"""Observations, hidden information or steps: a tuple of tensors with one row for each game."""


def select_rows(tensors: S, indices: torch.Tensor) -> S:
    """Return the rows of all tensors at some indices."""
    parts: Any = tensors
    found: S = type(parts)(*(one[indices] for one in parts))
    return found


def concatenate_steps(steps: list[S]) -> S:
    """Return the rows of all steps one after the other."""
    tensors: Any = steps
    kinds = zip(*tensors, strict=True)
    found: S = type(tensors[0])(*(torch.stack(kind).flatten(0, 1) for kind in kinds))
    return found


class StepResult(NamedTuple):
    """The result of a move in every game."""

    is_round_over: torch.Tensor
    """Whether the round has been decided."""
    is_truncated: torch.Tensor
    """Whether the game was abandoned because it left the window."""
    outcomes: torch.Tensor
    """By seat: the outcome of the round, from -1 to 1, if it has been decided."""


class TrainingEnv(Protocol):
    """All games of a box: features, memory and outcomes."""

    games: Games
    device: Any
    max_moves: int
    opponent_sides: tuple[str, ...]
    """The names of the sides that an opponent may play."""

    def observe(self) -> Any:  # noqa: ANN401 - differs by box
        """Return the observations of the deciders, and the slots of their moves."""

    def hidden_state(self) -> Any:  # noqa: ANN401 - as above
        """Return the hidden information."""

    def step(self, moves: torch.Tensor) -> StepResult:
        """Play the moves and return the result."""

    def is_forced(self) -> torch.Tensor:
        """Return where the last listed move is always the best: nothing to learn there."""

    def is_opponent_turn(self, side: torch.Tensor, parity: torch.Tensor) -> torch.Tensor:
        """Return where an opponent decides that plays ``side``."""

    def success_rate(self, step: Any, side: torch.Tensor) -> torch.Tensor:  # noqa: ANN401 - a Step
        """Return the success of the learner in decided rounds, from 0 to 1."""
