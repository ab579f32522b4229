"""The base of both PettingZoo environments: an agent for each seat, and the spaces."""

from typing import Any

import numpy as np
from gymnasium import spaces

from saboteur.research.base_env import BaseEnv
from saboteur.research.spaces import action_space, masked_space


class AgentsEnv(BaseEnv):
    """A game whose seats are the agents ``seat_0``, ``seat_1`` and so on."""

    def __init__(self, ruleset: str, seats: int, **settings: Any) -> None:  # noqa: ANN401 - as BaseEnv
        super().__init__(ruleset, seats, **settings)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._action_spaces = {agent: action_space(self.encoding) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: masked_space(self.encoding, flat=self.flat) for agent in self.possible_agents
        }
        self._rng = np.random.default_rng()
        self._step_count = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the observation space of an agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action space of an agent."""
        return self._action_spaces[agent]

    def begin_episode(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Deal a new game; equal seeds give equal sequences of deals."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.deal_episode(self._rng, options)
        self._step_count = 0
        self.agents = self.possible_agents[:]
