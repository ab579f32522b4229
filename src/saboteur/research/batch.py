"""Many games at once for reinforcement learning, on the swarm: in each, the decider acts.

>>> from saboteur.research.batch import BatchEnv
>>> env = BatchEnv("duel", 2, games=4, device="python")
>>> seen = env.reset(seed=42)
>>> seen, rewards, terminations, truncations = env.step(env.sample())
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from saboteur.games.options import OptionValue
from saboteur.kernel.value import value_class
from saboteur.research import require_package
from saboteur.research.rewards import GAINS, RETURNS_BY_KIND, SCORE

require_package("gymnasium")

from gymnasium import spaces  # noqa: E402 - check the dependency first

from saboteur.swarm import Swarm  # noqa: E402

FloatArray = npt.NDArray[np.float32]
BoolArray = npt.NDArray[np.bool_]

OBSERVATION_KEYS: Final = ("cells", "facts")


@value_class
class BatchObservation:
    """The observations of the deciders: arrays of the device, overwritten by the next step.

    On the CPU they are NumPy arrays, which PyTorch and JAX take over without a copy (DLPack).
    """

    agents: Any
    """By game: the seat that has to decide, -1 if none."""
    cells: Any
    """By game and cell: bits, described in ``docs/swarm.md``."""
    facts: Any
    """By game: a row of small numbers."""
    legal: Any
    """By game: a bit for each move; move n is bit n % 8 of byte n // 8."""
    moves: Any
    """By game: the numbers of the legal moves; entries from ``counts`` on are stale."""
    counts: Any
    """By game: how many moves are legal."""


class BatchEnv:
    """Several games of one rule set side by side, similar to PettingZoo's ``AECEnv``.

    A game that is over is dealt again at once. A game that leaves the window of the swarm is
    truncated and dealt again, too.

    Args:
        ruleset: a box with its modules, for example ``"saboteur2+veto"``.
        seats: the number of seats.
        games: the number of games.
        rewards: ``"win"``, ``"score"`` or ``"gains"`` (module ``rewards``).
        device: a device of the swarm: ``"cpu"``, ``"cuda"`` or ``"python"``.
        options: the rule options.
        deck: the text of a custom deck file.

    Raises:
        NotInSwarm: the swarm does not play this rule set.
        ValueError: another argument is unknown or impossible.
    """

    def __init__(
        self,
        ruleset: str,
        seats: int,
        games: int,
        *,
        rewards: str = "win",
        device: str = "cpu",
        options: Mapping[str, OptionValue] | None = None,
        deck: str | None = None,
    ) -> None:
        if rewards not in RETURNS_BY_KIND:
            raise ValueError(
                f"there are no rewards {rewards!r}; they are {', '.join(RETURNS_BY_KIND)}"
            )
        self.rewards_kind = rewards
        self._swarm_settings: dict[str, Any] = {"device": device, "options": options, "deck": deck}
        self._swarm_arguments = (ruleset, seats, games)
        self.swarm = Swarm(ruleset, seats, games, **self._swarm_settings)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.action_space: spaces.Discrete[Any] = spaces.Discrete(self.swarm.actions)
        self.observation_space = observation_space_of(self.swarm)
        self._last_returns = self._returns()

    @property
    def games(self) -> int:
        """The number of games."""
        return self.swarm.size

    def reset(self, seed: int | None = None) -> BatchObservation:
        """Deal all games again and return the first observations; equal seeds give equal games."""
        if seed is None:
            self.swarm.reset()
        else:
            ruleset, seats, games = self._swarm_arguments
            self.swarm = Swarm(ruleset, seats, games, seed=seed, **self._swarm_settings)
        self._last_returns = self._returns()
        return self.observe()

    def observe(self) -> BatchObservation:
        """Return the observations of the deciders."""
        return BatchObservation(self.swarm.deciders, *self.swarm.look(), *self.swarm.legal())

    def sample(self) -> Any:  # noqa: ANN401 - an array of the device
        """Return the number of a random legal move of every game."""
        return self.swarm.random()

    def step(self, actions: Any) -> tuple[BatchObservation, FloatArray, BoolArray, BoolArray]:  # noqa: ANN401 - as above
        """Play one move in every game and deal finished games again.

        Args:
            actions: the number of a legal move by game.

        Returns:
            Observations, rewards by seat, a mask of the games that have ended, and a mask of those
            that were truncated. Where a game has ended, the rewards are those of its end, and the
            observation is the start of the next game.

        Raises:
            ValueError: a move is not legal; nothing is played.
        """
        rewards, over, beyond = self.step_without_reset(actions)
        self.reset_done(over | beyond)
        return self.observe(), rewards, over, beyond

    def step_without_reset(self, actions: Any) -> tuple[FloatArray, BoolArray, BoolArray]:  # noqa: ANN401 - as above
        """Play one move in every game; finished games stay as they are.

        Returns:
            Rewards by seat, a mask of the games that are over, and a mask of those that left the
            window of the swarm.
        """
        self.swarm.play(actions)
        now = self._returns()
        rewards = now - self._last_returns
        self._last_returns = now
        return rewards, self.swarm.over, self.swarm.beyond

    def reset_done(self, done: BoolArray) -> None:
        """Deal the marked games again."""
        if done.any():
            self.swarm.reset(done)
            self._last_returns[done] = self._returns()[done]

    def _returns(self) -> FloatArray:
        """Return the total reward of each seat so far."""
        swarm = self.swarm
        scores = swarm.scores.astype(np.float32)
        if self.rewards_kind == GAINS:
            return scores
        found = _score_returns(scores) if self.rewards_kind == SCORE else self._win_returns(scores)
        return np.where(swarm.over[:, None], found, np.float32(0))

    def _win_returns(self, scores: FloatArray) -> FloatArray:
        swarm = self.swarm
        if swarm.seats == 1:
            grades = np.array(swarm.grades, np.float32)
            better = (scores >= grades).sum(1, keepdims=True)
            graded: FloatArray = (2 * better / len(grades) - 1).astype(np.float32)
            return graded
        winners = swarm.winners
        winner_count = winners.sum(1, keepdims=True)
        others = swarm.seats - 1
        won = (swarm.seats / np.maximum(winner_count, 1) - 1) / others
        found = np.where(winners, won, -1 / others)
        shared: FloatArray = np.where(winner_count == 0, 0, found).astype(np.float32)
        return shared


def _score_returns(scores: FloatArray) -> FloatArray:
    seats = scores.shape[1]
    if seats == 1:
        return scores
    total = scores.sum(1, keepdims=True)
    found: FloatArray = scores - (total - scores) / np.float32(seats - 1)
    return found


def observation_space_of(swarm: Swarm) -> spaces.Dict:
    """Return the space of one decider's observation."""
    layout = swarm.box.layout
    highest = (1 << len(layout.planes)) - 1
    return spaces.Dict(
        {
            "cells": spaces.Box(0, highest, (layout.cell_count,), np.dtype(layout.cell_dtype).type),
            "facts": spaces.Box(0, 255, (layout.fact_count,), np.uint8),
        }
    )
