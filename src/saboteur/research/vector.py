"""Gymnasium's vector environments on the swarm: one seat of every game learns.

>>> from saboteur.research.vector import SwarmVectorEnv
>>> env = SwarmVectorEnv("duel", 2, num_envs=4, device="python")
>>> observations, infos = env.reset(seed=42)
>>> actions = infos["legal"][:, 0]
>>> observations, rewards, terminations, truncations, infos = env.step(actions)
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from saboteur.research.batch import BatchEnv, BoolArray
from saboteur.swarm import Swarm
from saboteur.swarm.move_lists import MAX_MOVES

from gymnasium.vector import AutoresetMode, VectorEnv  # isort: skip - batch checks the dependency first
from gymnasium.vector.utils import batch_space  # isort: skip

OpponentPolicy = Callable[[Swarm], Any]
"""A function that chooses a legal move in every game, like ``Swarm.random``."""


class SwarmVectorEnv(VectorEnv[Any, Any, Any]):
    """One seat of every game learns; the others play at random or by a function of the swarm.

    A game that is over is dealt again in the next step, whose action is ignored there
    (``AutoresetMode.NEXT_STEP``). A game that leaves the window of the swarm is truncated.
    ``infos["legal"]`` lists the numbers of each learner's legal moves, -1 after the last, and
    ``infos["legal_count"]`` counts them.

    Args:
        ruleset: a box with its modules, for example ``"saboteur2+veto"``.
        seats: the number of seats.
        num_envs: the number of games.
        seat: the seat that learns; ``None`` draws one for each game.
        others: chooses the moves of the other seats.
        mask: whether ``infos["action_mask"]`` has a byte for every move of the rule set, which
            takes a quarter of the time of a step.
        settings: those of ``BatchEnv``.

    Raises:
        NotInSwarm: the swarm does not play this rule set.
        ValueError: another argument is unknown or impossible.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as in Gymnasium

    def __init__(
        self,
        ruleset: str = "saboteur",
        seats: int = 5,
        num_envs: int = 1,
        *,
        seat: int | None = None,
        others: OpponentPolicy = Swarm.random,
        mask: bool = True,
        **settings: Any,  # noqa: ANN401 - as BatchEnv
    ) -> None:
        if seat is not None and seat not in range(seats):
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {seats - 1}")
        self.batch = BatchEnv(ruleset, seats, num_envs, **settings)
        self.num_envs = num_envs
        self.fixed_seat = seat
        self.others = others
        self.shows_mask = mask
        self.single_action_space = self.batch.action_space
        self.single_observation_space = self.batch.observation_space
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.learner_seats = np.zeros(num_envs, np.int64)
        """The seat that learns in each game."""
        self._is_ended: BoolArray = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal all games again, and let the others play until the learners have to decide.

        Args:
            seed: a number, or a list with one for each game, which together form one seed.
            options: not used.

        Returns:
            The learners' observations, and infos.

        Raises:
            ValueError: the length of the list is not the number of games.
        """
        if isinstance(seed, Sequence):
            if len(seed) != self.num_envs:
                raise ValueError(f"{self.num_envs} games need as many seeds, not {len(seed)}")
            seed = int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0] >> np.uint64(1))
        super().reset(seed=seed, options=options)
        self.batch.reset(seed)
        self._draw_learner_seats(np.ones(self.num_envs, np.bool_))
        self._is_ended = self._play_opponents()[1]
        return self._observations_and_infos()

    def step(self, actions: npt.ArrayLike) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play the learners' actions, and let the others play until the learners decide again.

        Returns:
            Observations, rewards, terminations, truncations and infos, as in Gymnasium.
        """
        restarted = self._is_ended
        self.batch.reset_done(restarted)
        self._draw_learner_seats(restarted)
        chosen = np.where(restarted, -1, np.asarray(actions, np.int32))
        learners = np.arange(self.num_envs), self.learner_seats
        rewards, _, _ = self.batch.step_without_reset(chosen)
        more, self._is_ended = self._play_opponents()
        over = self.batch.swarm.over
        gained = np.where(restarted, 0, rewards[learners] + more[learners])
        observations, infos = self._observations_and_infos()
        return observations, gained, over, self._is_ended & ~over, infos

    def _draw_learner_seats(self, which: BoolArray) -> None:
        """Draw the learner's seat in each of the marked games."""
        if self.fixed_seat is None:
            drawn = self.np_random.integers(self.batch.swarm.seats, size=self.num_envs)
            self.learner_seats = np.where(which, drawn, self.learner_seats)
        else:
            self.learner_seats[:] = self.fixed_seat

    def _play_opponents(self) -> tuple[npt.NDArray[np.float32], BoolArray]:
        """Play until every learner has to decide or its game has ended.

        Returns:
            The rewards of all seats for these moves, and a mask of the games that have ended.
        """
        swarm = self.batch.swarm
        got = np.zeros((self.num_envs, swarm.seats), np.float32)
        while True:
            ended = swarm.over | swarm.beyond
            waiting = ~ended & (swarm.deciders != self.learner_seats)
            if not waiting.any():
                return got, ended
            chosen = np.where(waiting, np.asarray(self.others(swarm), np.int32), -1)
            got += self.batch.step_without_reset(chosen)[0]

    def _observations_and_infos(self) -> tuple[Any, dict[str, Any]]:
        """Return the learners' observations as copies, because callers may keep them, and infos.

        In a truncated game another seat may be the decider; its observation is all 0.
        """
        swarm = self.batch.swarm
        seen = self.batch.observe()
        shown = {
            "cells": np.array(seen.cells).astype(swarm.box.layout.cell_dtype),
            "facts": np.array(seen.facts).astype(np.uint8),
        }
        counts = np.where(self._is_ended, 0, np.array(seen.counts))
        places = np.arange(MAX_MOVES)
        legal = np.where(places < counts[:, None], np.array(seen.moves), -1)
        infos = {"legal": legal, "legal_count": counts, "seat": self.learner_seats.copy()}
        if self.shows_mask:
            bits = np.array(seen.legal).astype(np.uint8)
            mask = np.unpackbits(bits, axis=1, count=swarm.actions, bitorder="little")
            infos["action_mask"] = mask
            mask[self._is_ended] = 0
        for array in shown.values():
            array[self._is_ended] = 0
        return shown, infos
