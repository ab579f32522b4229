"""Environments are copied with their game, as search does, and pickled for other processes."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from saboteur.research import aec, parallel
from saboteur.research.gym import SeatEnv
from saboteur.research.vector import SwarmVectorEnv
from tests.research.environment_tables import BOXES

WAYS: tuple[Callable[[Any], Any], ...] = (
    copy.deepcopy,
    lambda env: pickle.loads(pickle.dumps(env)),  # noqa: S301 - our own
)


@pytest.mark.parametrize("again", WAYS)
@pytest.mark.parametrize(("box", "seats"), BOXES)
def test_pettingzoo(box: str, seats: int, again: Callable[[Any], Any]) -> None:
    env = aec.env(box, seats)
    assert again(env).possible_agents == env.possible_agents  # before the first game
    env.reset(seed=4)
    for number in range(12):
        twin = again(env) if number == 6 else None
        before = env.unwrapped.game.digest()
        if twin is not None:
            twin.step(int(twin.last()[0]["action_mask"].argmax()))
            assert twin.unwrapped.encoding is env.unwrapped.encoding
            assert env.unwrapped.game.digest() == before
        env.step(int(env.last()[0]["action_mask"].argmax()))
        if twin is not None:
            assert twin.unwrapped.game.digest() == env.unwrapped.game.digest()
            assert np.array_equal(twin.last()[0]["observation"], env.last()[0]["observation"])
            twin.reset()
            env.reset()  # the next deal is the same as well
            assert twin.unwrapped.game.seed == env.unwrapped.game.seed


@pytest.mark.parametrize("again", WAYS)
@pytest.mark.parametrize(("box", "seats"), BOXES)
def test_gymnasium(box: str, seats: int, again: Callable[[Any], Any]) -> None:
    env = SeatEnv(box, seats, level="skilled")
    _, info = env.reset(seed=4)
    env.step(int(info["action_mask"].argmax()))
    twin = again(env)
    for _ in range(3):
        if env.game.over:
            break
        action = int(env.action_masks().argmax())
        seen, reward, over, _, _ = twin.step(action)
        assert twin.game.digest() != env.game.digest()
        mine, paid, ended, _, _ = env.step(action)
        assert np.array_equal(seen, mine)
        assert (reward, over, twin.game.moves) == (paid, ended, env.game.moves)


@pytest.mark.parametrize("again", WAYS)
def test_wrapped_and_parallel(again: Callable[[Any], Any]) -> None:
    env = gymnasium.make("saboteur/Duel-v0", level="random")
    env.reset(seed=1)
    twin = again(env)
    assert isinstance(env.unwrapped, SeatEnv)
    assert twin.unwrapped.game.digest() == env.unwrapped.game.digest()
    assert twin.reset()[0].shape == env.reset()[0].shape
    everyone = parallel.parallel_env("saboteur", 3)
    everyone.reset(seed=2)
    assert again(everyone).step({})[1] == everyone.step({})[1]


@pytest.mark.parametrize("again", WAYS)
def test_many_games_at_once(again: Callable[[Any], Any]) -> None:
    env = SwarmVectorEnv("duel", 2, num_envs=3, device="python", rewards="score")
    _, infos = env.reset(seed=4)
    for _ in range(4):
        _, _, _, _, infos = env.step(infos["legal"][:, 0])
    twin = again(env)
    before = [env.batch.swarm.game(number).digest() for number in range(3)]
    again(env).step(infos["legal"][:, 0])
    assert [env.batch.swarm.game(number).digest() for number in range(3)] == before
    for _ in range(3):
        theirs = twin.step(infos["legal"][:, 0])
        mine = env.step(infos["legal"][:, 0])
        infos = mine[-1]
        assert np.array_equal(mine[0]["facts"], theirs[0]["facts"])
        assert np.array_equal(mine[0]["cells"], theirs[0]["cells"])
        assert np.array_equal(mine[1], theirs[1])
        assert np.array_equal(infos["legal"], theirs[-1]["legal"])
