"""Gymnasium's vector environments on the swarm: one seat of every game learns.

>>> from saboteur.research.vector import SwarmVectorEnv
>>> env = SwarmVectorEnv("duel", 2, num_envs=4, device="python")
>>> observations, infos = env.reset(seed=42)
>>> actions = [mask.argmax() for mask in infos["action_mask"]]
>>> observations, rewards, terminations, truncations, infos = env.step(actions)
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from saboteur.research.batch import BatchEnv, Flags
from saboteur.swarm import Swarm

from gymnasium.vector import AutoresetMode, VectorEnv  # isort: skip - batch asks for the package
from gymnasium.vector.utils import batch_space  # isort: skip

Others = Callable[[Swarm], Any]
"""Chooses a legal move in every game, as ``Swarm.random`` does."""


class SwarmVectorEnv(VectorEnv[Any, Any, Any]):
    """One seat of every game, the others played at random or by a function of the swarm.

    A game that is over is dealt anew with the next step, whose action does not count there
    (``AutoresetMode.NEXT_STEP``). One that leaves the window of the swarm is truncated.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        ruleset: str = "saboteur",
        seats: int = 5,
        num_envs: int = 1,
        *,
        seat: int | None = None,
        others: Others = Swarm.random,
        **settings: Any,  # noqa: ANN401 - as BatchEnv
    ) -> None:
        """Choose a rule set, how many games, and the seat that learns: by lot if ``None``.

        ``settings`` are those of ``BatchEnv``.
        """
        if seat is not None and seat not in range(seats):
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {seats - 1}")
        self.batch = BatchEnv(ruleset, seats, num_envs, **settings)
        self.num_envs = num_envs
        self.chosen = seat
        self.others = others
        self.single_action_space = self.batch.action_space
        self.single_observation_space = self.batch.observation_space
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.seats = np.zeros(num_envs, np.int64)
        """The seat that learns in each game."""
        self._ended: Flags = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal all games anew, and let the others play until the seats are asked."""
        super().reset(seed=seed, options=options)
        self.batch.reset(seed)
        self._draw(np.ones(self.num_envs, np.bool_))
        self._ended = self._let_others_play()[1]
        return self._answer()

    def step(self, actions: npt.ArrayLike) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Answer for the seats, and let the others play until they are asked again."""
        fresh = self._ended
        self.batch.renew(fresh)
        self._draw(fresh)
        chosen = np.where(fresh, -1, np.asarray(actions, np.int32))
        learners = np.arange(self.num_envs), self.seats
        rewards, _, _ = self.batch.play(chosen)
        more, self._ended = self._let_others_play()
        over = self.batch.swarm.over
        gained = np.where(fresh, 0, rewards[learners] + more[learners])
        observations, infos = self._answer()
        return observations, gained, over, self._ended & ~over, infos

    def _draw(self, which: Flags) -> None:
        """Choose the seats that learn in new games."""
        if self.chosen is None:
            drawn = self.np_random.integers(self.batch.swarm.seats, size=self.num_envs)
            self.seats = np.where(which, drawn, self.seats)
        else:
            self.seats[:] = self.chosen

    def _let_others_play(self) -> tuple[npt.NDArray[np.float32], Flags]:
        """Play until every learner is asked or its game has ended: what all seats got meanwhile."""
        swarm = self.batch.swarm
        got = np.zeros((self.num_envs, swarm.seats), np.float32)
        while True:
            ended = swarm.over | swarm.beyond
            waiting = ~ended & (swarm.deciders != self.seats)
            if not waiting.any():
                return got, ended
            chosen = np.where(waiting, np.asarray(self.others(swarm), np.int32), -1)
            got += self.batch.play(chosen)[0]

    def _answer(self) -> tuple[Any, dict[str, Any]]:
        """Show what the learners see; copies, for Gymnasium lets its callers keep them.

        Where a game was broken off, another seat may be asked: there all is 0.
        """
        swarm = self.batch.swarm
        cells, facts, bits = (np.array(array) for array in swarm.look())
        shown = {
            "cells": cells.astype(swarm.box.cell_type),
            "facts": facts.astype(np.uint8),
        }
        marked = np.unpackbits(bits.astype(np.uint8), axis=1, bitorder="little")
        mask = marked[:, : swarm.actions]
        for array in (*shown.values(), mask):
            array[self._ended] = 0
        return shown, {"action_mask": mask, "seat": self.seats.copy()}
