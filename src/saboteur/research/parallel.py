"""PettingZoo: all agents act at every step, though only one of them has to decide.

It is for algorithms that only support parallel environments. Only the action of the decider
counts: the agent whose mask is not all 0. If its action is missing or illegal, the timeout move
for an absent player is made (R-183).
"""

from typing import Any, ClassVar, Final

from saboteur.research import require_package

require_package("pettingzoo")

from pettingzoo import AECEnv, ParallelEnv  # noqa: E402 - check the dependency first
from pettingzoo.utils import parallel_to_aec, wrappers  # noqa: E402

from saboteur.research.agents_env import AgentsEnv  # noqa: E402
from saboteur.research.base_env import HUMAN, RENDER_MODES  # noqa: E402

CLOCK: Final = "clock"
"""The key in an agent's info that says that a timeout move was made for it."""


def env(ruleset: str = "saboteur", seats: int = 5, **settings: Any) -> AECEnv[str, Any, Any]:  # noqa: ANN401 - as parallel_env
    """Make an AEC environment in which all agents act in turn at every step."""
    made: AECEnv[str, Any, Any] = wrappers.OrderEnforcingWrapper(
        raw_env(ruleset, seats, **settings)
    )
    return made


def raw_env(ruleset: str = "saboteur", seats: int = 5, **settings: Any) -> AECEnv[str, Any, Any]:  # noqa: ANN401 - as parallel_env
    """Make the environment of ``env`` without the wrapper that checks the order of calls."""
    made: AECEnv[str, Any, Any] = parallel_to_aec(parallel_env(ruleset, seats, **settings))
    return made


class parallel_env(AgentsEnv, ParallelEnv[str, Any, Any]):  # type: ignore[misc] # noqa: N801 - untyped; their name
    """A game in which all agents act and only the action of the decider counts.

    After ``max_cycles`` steps the game is truncated. ``settings`` are ``options``, ``deck``,
    ``rewards``, ``flat``, ``margin`` and ``render_mode``, as in ``base_env.BaseEnv``.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "saboteur_parallel_v0",
        "render_modes": [*RENDER_MODES],
        "render_fps": 1,
    }

    def __init__(
        self,
        ruleset: str = "saboteur",
        seats: int = 5,
        *,
        max_cycles: int | None = None,
        **settings: Any,  # noqa: ANN401 - as BaseEnv
    ) -> None:
        super().__init__(ruleset, seats, **settings)
        self.max_cycles = max_cycles

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal a new game, as ``aec.raw_env.reset``; return observations and infos by agent."""
        self.begin_episode(seed, options)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Play the action of the decider.

        Returns:
            Observations, rewards, terminations, truncations and infos by agent.
        """
        episode = self.episode
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        before = episode.returns
        decider = self.possible_agents[self.game.decider or 0]
        action = actions.get(decider)
        if action is not None and int(action) in episode.choices:
            episode.play_action(int(action))
        else:
            episode.play_move(self.game.absent_move())
            infos[decider][CLOCK] = True
        self._step_count += 1
        over = self.game.over
        truncated = not over and self.max_cycles is not None and self._step_count >= self.max_cycles
        agents = self.agents
        result = (
            self._observations(),
            dict(zip(agents, episode.rewards_since(before), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, truncated),
            infos,
        )
        if over or truncated:
            self.agents = []
        if self.render_mode == HUMAN:
            self.render()
        return result

    def _observations(self) -> dict[str, Any]:
        return {
            agent: self.observation_and_mask(seat)
            for seat, agent in enumerate(self.possible_agents)
        }
