"""PettingZoo: one agent after the other, as the game asks them.

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

from saboteur.research import need

need("pettingzoo")

from pettingzoo import AECEnv  # noqa: E402 - after the word about what is missing
from pettingzoo.utils import wrappers  # noqa: E402

from saboteur.research.agents import Agents  # noqa: E402
from saboteur.research.stage import HUMAN, RENDER_MODES  # noqa: E402

ILLEGAL: Final = -1.0
"""What an action that is not allowed costs, with the end of the game (PettingZoo's custom)."""


def env(ruleset: str = "saboteur", seats: int = 5, **settings: Any) -> AECEnv[str, Any, Any]:  # noqa: ANN401 - as raw_env
    """Make an environment that answers illegal actions as PettingZoo's own games do.

    An action that is not allowed ends the game: its agent loses 1, the others nothing.
    ``settings`` are those of ``raw_env``.
    """
    made: Any = raw_env(ruleset, seats, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    wrapped: AECEnv[str, Any, Any] = wrappers.OrderEnforcingWrapper(made)
    return wrapped


class raw_env(Agents, AECEnv[str, Any, Any]):  # type: ignore[misc] # noqa: N801 - untyped; their name
    """A game in which the agents are asked as its rules ask their seats."""

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
        **settings: Any,  # noqa: ANN401 - as Stage
    ) -> None:
        """Choose a rule set and how it is shown; after ``max_steps`` steps it is broken off.

        ``settings`` are ``options``, ``deck``, ``rewards``, ``flat``, ``margin`` and
        ``render_mode``, as ``stage.Stage`` tells.
        """
        super().__init__(ruleset, seats, **settings)
        self.max_steps = max_steps

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: equal seeds, equal deals, this one and those after it.

        ``options={"seed": "friday"}`` deals the game of that seed, as ``saboteur.new`` does.
        """
        self.begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.decider or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and what it may do: nothing, unless it is asked."""
        return self.seen(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must answer with an action")
        before = self.episode.returns
        self.episode.play(int(action))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.episode.rewards(before), strict=True))
        decider = self.game.decider
        if decider is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[decider]
            if self.max_steps is not None and self._steps >= self.max_steps:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == HUMAN:
            self.render()
