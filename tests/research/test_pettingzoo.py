"""PettingZoo's own test suites for every box."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from saboteur.research import aec, parallel
from tests.research.environment_tables import BOXES
from tests.sampling import PLAIN_SETS, Setting

pytestmark = [
    # PettingZoo lists its own games whose observations have an action mask.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
CYCLES = 5


def check(ruleset: str, seats: int, cycles: int, **settings: Any) -> None:
    make = partial(aec.env, ruleset, seats, **settings)
    api_test(make(), num_cycles=cycles)
    seed_test(make, num_cycles=cycles)
    render_test(make)
    in_parallel = partial(parallel.parallel_env, ruleset, seats, **settings)
    parallel_api_test(in_parallel(), num_cycles=cycles)
    parallel_seed_test(in_parallel, num_cycles=cycles)
    one_by_one = partial(parallel.env, ruleset, seats, **settings)
    api_test(one_by_one(), num_cycles=cycles)
    max_cycles_test(SimpleNamespace(env=one_by_one, parallel_env=in_parallel))


@pytest.mark.parametrize(("box", "seats"), BOXES)
def test_the_suites(box: str, seats: int) -> None:
    check(box, seats, CYCLES, flat=seats != 2)


@pytest.mark.soak
@pytest.mark.parametrize("setting", PLAIN_SETS, ids=str)
@pytest.mark.parametrize("flat", [True, False])
def test_the_suites_with_every_number_of_seats(setting: Setting, *, flat: bool) -> None:
    check(setting.ruleset, setting.seats, 1000, flat=flat, rewards="gains")


def test_a_whole_game_pays_what_it_was_worth() -> None:
    env = aec.env("duel", seats=2)
    env.reset(seed=5)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        over = termination or truncation
        env.step(None if over else int(seen["action_mask"].argmax()))
    game = env.unwrapped.game
    assert game.over
    assert list(total.values()) == list(env.unwrapped.episode.returns)


def test_the_seed_of_a_game_may_be_named() -> None:
    env = aec.raw_env("saboteur", 5)
    env.reset(options={"seed": "friday"})
    assert env.game.seed == "friday"
    assert env.agent_selection == "seat_3"


def test_a_game_is_broken_off() -> None:
    env = aec.raw_env("saboteur", 3, max_steps=2)
    env.reset(seed=1)
    for _ in range(2):
        env.step(min(env.episode.choices))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_an_action_that_is_not_allowed_loses() -> None:
    env = aec.env("saboteur", seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    seen = env.observe(agent)
    env.step(int(seen["action_mask"].argmin()))
    assert env.rewards[agent] == aec.ILLEGAL_ACTION_REWARD
    assert env.terminations[agent]


def test_parallel_environment_times_out_on_missing_action() -> None:
    env = parallel.parallel_env("saboteur", 3)
    env.reset(seed=1)
    asked = env.possible_agents[env.game.decider or 0]
    expected = env.game.absent_move()
    *_, infos = env.step({})
    assert infos[asked] == {parallel.CLOCK: True}
    assert env.game.moves == (expected,)


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="render_mode"):
        aec.raw_env("saboteur", 3, render_mode="rgb_array")
    with pytest.raises(ValueError, match="rewards"):
        aec.raw_env("saboteur", 3, rewards="luck")
    with pytest.raises(ValueError, match="3 to 10 seats"):
        aec.raw_env("saboteur", 2)
    env = aec.raw_env("saboteur", 3, render_mode="ansi")
    with pytest.raises(RuntimeError, match="reset"):
        env.render()
