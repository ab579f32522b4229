"""PettingZoo: the agents act one after the other, in the order of the game.

>>> from saboteur.research import aec
>>> env = aec.env("duel", seats=2)
>>> env.reset(seed=42)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     mask = observation["action_mask"]
...     env.step(None if over else env.action_space(agent).sample(mask))
"""

from typing import Any, ClassVar, Final

from saboteur.research import require_package

require_package("pettingzoo")

from pettingzoo import AECEnv  # noqa: E402 - check the dependency first
from pettingzoo.utils import wrappers  # noqa: E402

from saboteur.research.agents_env import AgentsEnv  # noqa: E402
from saboteur.research.base_env import HUMAN, RENDER_MODES  # noqa: E402

ILLEGAL_ACTION_REWARD: Final = -1.0
"""The reward of an illegal action, which also ends the game (PettingZoo's convention)."""


def env(ruleset: str = "saboteur", seats: int = 5, **settings: Any) -> AECEnv[str, Any, Any]:  # noqa: ANN401 - as raw_env
    """Make an environment that handles illegal actions as PettingZoo's own games do.

    An illegal action ends the game: the reward of its agent is -1, that of the others 0.

    Args:
        ruleset: a box with its modules, for example ``"saboteur2+veto"``.
        seats: the number of seats.
        settings: those of ``raw_env``.

    Returns:
        ``raw_env`` in PettingZoo's usual wrappers.
    """
    made: Any = raw_env(ruleset, seats, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_ACTION_REWARD)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    wrapped: AECEnv[str, Any, Any] = wrappers.OrderEnforcingWrapper(made)
    return wrapped


class raw_env(AgentsEnv, AECEnv[str, Any, Any]):  # type: ignore[misc] # noqa: N801 - untyped; their name
    """A game in which each agent acts when its seat has to decide.

    After ``max_steps`` steps the game is truncated. ``settings`` are ``options``, ``deck``,
    ``rewards``, ``flat``, ``margin`` and ``render_mode``, as in ``base_env.BaseEnv``.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "saboteur_v0",
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        ruleset: str = "saboteur",
        seats: int = 5,
        *,
        max_steps: int | None = None,
        **settings: Any,  # noqa: ANN401 - as BaseEnv
    ) -> None:
        super().__init__(ruleset, seats, **settings)
        self.max_steps = max_steps

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; equal seeds give equal sequences of deals.

        ``options={"seed": "friday"}`` deals the game of that seed, as ``saboteur.new`` does.
        """
        self.begin_episode(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.decider or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the observation and the action mask of an agent."""
        return self.observation_and_mask(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent; ``None`` removes an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must answer with an action")
        before = self.episode.returns
        self.episode.play_action(int(action))
        self._step_count += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.episode.rewards_since(before), strict=True))
        decider = self.game.decider
        if decider is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[decider]
            if self.max_steps is not None and self._step_count >= self.max_steps:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == HUMAN:
            self.render()
