"""What both environments of PettingZoo have: an agent for each seat, and their spaces."""

from typing import Any

import numpy as np
from gymnasium import spaces

from saboteur.research.spaces import action_space, masked_space
from saboteur.research.stage import Stage


class Agents(Stage):
    """A game whose seats are the agents ``seat_0``, ``seat_1`` and so on."""

    def __init__(self, ruleset: str, seats: int, **settings: Any) -> None:  # noqa: ANN401 - as Stage
        """Choose a rule set and how it is shown; ``settings`` are those of ``Stage``."""
        super().__init__(ruleset, seats, **settings)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._action_spaces = {agent: action_space(self.encoding) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: masked_space(self.encoding, flat=self.flat) for agent in self.possible_agents
        }
        self._dice = np.random.default_rng()
        self._steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions."""
        return self._action_spaces[agent]

    def begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Deal a new game: equal seeds, equal deals, this one and those after it."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self.deal(self._dice, options)
        self._steps = 0
        self.agents = self.possible_agents[:]
