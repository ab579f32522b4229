"""Many games at once for programs that learn, on the swarm: in each, the seat that is asked acts.

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
from saboteur.kernel.value import value
from saboteur.research import need
from saboteur.research.rewards import GAINS, RETURNS, SCORE

need("gymnasium")

from gymnasium import spaces  # noqa: E402 - after the word about what is missing

from saboteur.swarm import Swarm  # noqa: E402

Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]

SIGHT: Final = ("cells", "facts")


@value
class Seen:
    """What the decider of each game sees: arrays of the device, written over by the next step.

    On a processor they are NumPy's, which PyTorch and JAX take over without a copy (DLPack).
    """

    agents: Any
    """The seat that is asked, -1 where none is."""
    cells: Any
    """By game and cell, bits: ``docs/swarm.md``."""
    facts: Any
    """By game, a row of small numbers."""
    legal: Any
    """By game, a bit for each move: move n is bit n % 8 of byte n // 8."""


class BatchEnv:
    """Some games of one rule set side by side, in the manner of PettingZoo's ``AECEnv``.

    A game that is over is dealt anew at once. One that leaves the window of the swarm is broken
    off (truncated) and dealt anew, too.
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
        """Choose a rule set that the swarm plays; any other raises ``NotInSwarm``.

        ``rewards`` are ``win``, ``score`` or ``gains`` (``rewards``).
        """
        if rewards not in RETURNS:
            raise ValueError(f"there are no rewards {rewards!r}; they are {', '.join(RETURNS)}")
        self.kind = rewards
        self._settings: dict[str, Any] = {"device": device, "options": options, "deck": deck}
        self._box = (ruleset, seats, games)
        self.swarm = Swarm(ruleset, seats, games, **self._settings)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.action_space: spaces.Discrete[Any] = spaces.Discrete(self.swarm.actions)
        self.observation_space = sight_space(self.swarm)
        self._had = self._returns()

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.swarm.size

    def reset(self, seed: int | None = None) -> Seen:
        """Deal all games anew; equal seeds, equal games."""
        if seed is None:
            self.swarm.reset()
        else:
            ruleset, seats, games = self._box
            self.swarm = Swarm(ruleset, seats, games, seed=seed, **self._settings)
        self._had = self._returns()
        return self.look()

    def look(self) -> Seen:
        """Show what the deciders see."""
        return Seen(self.swarm.deciders, *self.swarm.look())

    def sample(self) -> Any:  # noqa: ANN401 - an array of the device
        """Choose a legal move of every game at random."""
        return self.swarm.random()

    def step(self, actions: Any) -> tuple[Seen, Floats, Flags, Flags]:  # noqa: ANN401 - as above
        """Play one move in every game: what is seen, rewards by seat, what has ended or broken off.

        Where a game has ended, its rewards are those of its end, and what is seen is the next
        game's beginning. A move that is not legal raises ``ValueError``, and nothing is played.
        """
        rewards, over, beyond = self.play(actions)
        self.renew(over | beyond)
        return self.look(), rewards, over, beyond

    def play(self, actions: Any) -> tuple[Floats, Flags, Flags]:  # noqa: ANN401 - as above
        """Play, and leave what has ended as it is."""
        self.swarm.play(actions)
        now = self._returns()
        rewards = now - self._had
        self._had = now
        return rewards, self.swarm.over, self.swarm.beyond

    def renew(self, ended: Flags) -> None:
        """Deal games anew."""
        if ended.any():
            self.swarm.reset(ended)
            self._had[ended] = self._returns()[ended]

    def _returns(self) -> Floats:
        """Return what each seat has got so far, as ``rewards`` reckons it."""
        swarm = self.swarm
        scores = swarm.scores.astype(np.float32)
        if self.kind == GAINS:
            return scores
        found = _scored(scores) if self.kind == SCORE else self._won(scores)
        return np.where(swarm.over[:, None], found, np.float32(0))

    def _won(self, scores: Floats) -> Floats:
        swarm = self.swarm
        if swarm.seats == 1:
            grades = np.array(swarm.grades, np.float32)
            better = (scores >= grades).sum(1, keepdims=True)
            graded: Floats = (2 * better / len(grades) - 1).astype(np.float32)
            return graded
        winners = swarm.winners
        many = winners.sum(1, keepdims=True)
        others = swarm.seats - 1
        won = (swarm.seats / np.maximum(many, 1) - 1) / others
        found = np.where(winners, won, -1 / others)
        shared: Floats = np.where(many == 0, 0, found).astype(np.float32)
        return shared


def _scored(scores: Floats) -> Floats:
    seats = scores.shape[1]
    if seats == 1:
        return scores
    total = scores.sum(1, keepdims=True)
    found: Floats = scores - (total - scores) / np.float32(seats - 1)
    return found


def sight_space(swarm: Swarm) -> spaces.Dict:
    """Return the space of what one decider sees."""
    rows, columns = swarm.box.pane
    most = (1 << len(swarm.box.planes)) - 1
    return spaces.Dict(
        {
            "cells": spaces.Box(0, most, (rows * columns,), np.dtype(swarm.box.cell_type).type),
            "facts": spaces.Box(0, 255, (swarm.box.facts,), np.uint8),
        }
    )
