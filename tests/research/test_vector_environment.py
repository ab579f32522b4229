"""The vector environment: observations, rewards, and rejected arguments."""

import gymnasium
import numpy as np
import pytest

from saboteur.research.batch import BatchEnv
from saboteur.research.gym import BOX_BY_ENV_ID, BOX_BY_SWARM_ID
from saboteur.research.rewards import RETURNS_BY_KIND
from saboteur.research.vector import SwarmVectorEnv
from saboteur.swarm import NotInSwarm, Swarm
from saboteur.swarm.base.spec import SABOTEUR
from saboteur.swarm.box_spec import BoxSpec
from saboteur.swarm.devices import CpuDevice
from saboteur.swarm.duel.spec import DUEL
from tests.swarm.duel.crafted_positions import rim_position

LISTS = ("legal", "legal_count", "action_mask")


def duels(games: int = 4, rewards: str = "win", seats: int = 2) -> BatchEnv:
    return BatchEnv("duel", seats, games, rewards=rewards, device="python")


@pytest.mark.parametrize(
    ("box", "seats"), [("duel", 2), ("duel", 1), ("saboteur", 3), ("saboteur2", 2)]
)
def test_vector_observation_is_a_function_of_the_view(box: str, seats: int) -> None:
    env = BatchEnv(box, seats, 3, device="python")
    twin = Swarm(box, seats, 3, device="python")
    seen = env.reset(seed=11)
    for number in range(40):
        if number % 5 == 0:
            for which, seat in enumerate(seen.agents):
                world = env.swarm.game(which).determinise(int(seat), f"{number}/{which}")
                twin.set_up(which, world.position())
            for one, other in zip(twin.look(), (seen.cells, seen.facts, seen.legal), strict=True):
                assert np.array_equal(np.array(one), np.array(other))
        seen, _, terminations, truncations = env.step(env.sample())
        assert not terminations.any()
        assert not truncations.any()


@pytest.mark.parametrize(("box", "seats"), [("duel", 2), ("duel", 1), ("saboteur", 3)])
@pytest.mark.parametrize("rewards", RETURNS_BY_KIND)
def test_rewards_are_those_of_the_game(box: str, seats: int, rewards: str) -> None:
    env = BatchEnv(box, seats, 2, rewards=rewards, device="python")
    env.reset(seed=4)
    got = np.zeros((2, seats))
    over = env.swarm.over
    while not over.any():
        gained, over, _ = env.step_without_reset(env.sample())
        got += gained
    for which in np.flatnonzero(over):
        expected = RETURNS_BY_KIND[rewards](env.swarm.game(int(which)))
        assert got[which] == pytest.approx(expected)
    env.reset_done(over)
    assert not env.swarm.over.any()


def test_a_game_that_is_over_is_dealt_again() -> None:
    env = duels(2)
    env.reset(seed=1)
    seen, rewards, terminations, _ = env.step(env.sample())
    while not terminations.any():
        seen, rewards, terminations, _ = env.step(env.sample())
    ended = int(terminations.sum())
    assert (seen.agents >= 0).all()
    assert rewards[terminations].sum() == pytest.approx(0)
    assert env.swarm.field("moves")[terminations].tolist() == [0] * ended


def test_equal_seeds_give_equal_games() -> None:
    one, other = duels(), duels()
    seen, again = one.reset(seed=7), other.reset(seed=7)
    assert np.array_equal(seen.cells, again.cells)
    assert np.array_equal(seen.facts, again.facts)
    assert not np.array_equal(one.reset(seed=8).facts, again.facts)


def test_vector_environment_truncates_games_that_leave_the_window() -> None:
    env = duels(2)
    env.swarm.set_up(1, rim_position())
    move = env.swarm.number("lay door-green-cross 0,-9")
    seen, rewards, terminations, truncations = env.step([-1, move])
    assert truncations.tolist() == [False, True]
    assert not terminations.any()
    assert not rewards.any()
    assert env.swarm.field("moves")[1] == 0
    assert len(seen.agents) == 2


@pytest.mark.parametrize("box", [SABOTEUR, DUEL])
def test_arrays_of_the_processor_go_by_dlpack(box: BoxSpec) -> None:
    for kind in (box.layout.cell_dtype, "u1"):
        array = CpuDevice(box).zeros((2, 3), kind)
        shared = np.from_dlpack(array)
        array[1, 2] = 7
        assert shared.tolist() == [[0, 0, 0], [0, 0, 7]]


@pytest.mark.soak  # it compiles
def test_arrays_are_shared_without_a_copy() -> None:
    """DLPack shares the memory that the next step overwrites."""
    env = BatchEnv("duel", 2, 3)
    seen = env.reset(seed=3)
    shared = [np.from_dlpack(array) for array in (seen.cells, seen.facts, seen.legal)]
    for mine, theirs in zip(shared, (seen.cells, seen.facts, seen.legal), strict=True):
        assert np.shares_memory(mine, theirs)
    before = [array.copy() for array in shared]
    env.step(env.sample())
    assert not np.array_equal(before[1], shared[1])
    assert env.observation_space.contains({"cells": shared[0][0], "facts": shared[1][0]})


def test_vectors_of_gymnasium() -> None:
    """Only the learning seat is asked; its rewards add up to those of its games."""
    env = SwarmVectorEnv("duel", 2, num_envs=3, device="python", rewards="score")
    observations, infos = env.reset(seed=5)
    assert env.observation_space.contains(observations)
    dice = np.random.default_rng(1)
    ended = 0
    got = np.zeros(3)
    while ended < 3:
        asked = infos["action_mask"].any(1)
        assert (env.batch.swarm.deciders[asked] == infos["seat"][asked]).all()
        actions = [
            int(dice.choice(np.flatnonzero(mask))) if mask.any() else 0
            for mask in infos["action_mask"]
        ]
        observations, rewards, over, broken, infos = env.step(actions)
        got += rewards
        assert not broken.any()
        for which in np.flatnonzero(over):
            scores = env.batch.swarm.scores[which]
            seat = env.learner_seats[which]
            assert got[which] == scores[seat] - scores[1 - seat]
            assert not observations["cells"][which].any()
            got[which] = 0
            ended += 1


def test_gymnasium_makes_vectors() -> None:
    env = gymnasium.make_vec("saboteur/DuelSwarm-v0", num_envs=2, device="python", seat=0)
    _, infos = env.reset(seed=1)
    assert isinstance(env.unwrapped, SwarmVectorEnv)
    assert infos["seat"].tolist() == [0, 0]
    assert infos["action_mask"].shape == (2, env.unwrapped.batch.swarm.actions)


@pytest.mark.parametrize("id_", BOX_BY_ENV_ID)
def test_one_id_is_one_environment(id_: str) -> None:
    """A policy trained in vectors fits the single environment of that id."""
    one = gymnasium.make(id_)
    many = gymnasium.make_vec(id_, num_envs=2)
    assert many.single_action_space == one.action_space
    assert many.single_observation_space == one.observation_space
    _, info = one.reset(seed=6)
    _, infos = many.unwrapped.reset(seed=[6, 7])  # type: ignore[arg-type] # Gymnasium takes lists
    assert np.array_equal(infos["action_mask"][0], info["action_mask"])


@pytest.mark.parametrize(("id_", "table"), BOX_BY_SWARM_ID.items())
def test_the_swarm_has_ids_of_its_own(id_: str, table: tuple[str, int]) -> None:
    env = gymnasium.make_vec(id_, num_envs=1, device="python").unwrapped
    assert isinstance(env, SwarmVectorEnv)
    game = env.batch.swarm.game(0)
    assert (game.ruleset, game.seats) == table
    with pytest.raises(gymnasium.error.Error, match="entry_point"):
        gymnasium.make(id_)


def test_legal_moves_as_a_list() -> None:
    env = SwarmVectorEnv("duel", 2, num_envs=3, device="python", rewards="score")
    brief = SwarmVectorEnv("duel", 2, num_envs=3, device="python", rewards="score", mask=False)
    infos, twin = env.reset(seed=5)[1], brief.reset(seed=5)[1]
    for _ in range(12):
        assert "action_mask" not in twin
        assert np.array_equal(twin["legal"], infos["legal"])
        for row, count, mask in zip(*map(infos.get, LISTS), strict=True):
            assert sorted(row[:count]) == np.flatnonzero(mask).tolist()
            assert (row[count:] == -1).all()
        actions = infos["legal"][:, 0]
        infos, twin = env.step(actions)[-1], brief.step(actions)[-1]


def test_a_seed_for_each_game() -> None:
    env = SwarmVectorEnv("duel", 2, num_envs=2, device="python")
    first = env.reset(seed=[1, 2])[0]["facts"]
    assert np.array_equal(env.reset(seed=[1, 2])[0]["facts"], first)
    assert not np.array_equal(env.reset(seed=[1, 3])[0]["facts"], first)
    with pytest.raises(ValueError, match="2 games need as many seeds, not 3"):
        env.reset(seed=[1, 2, 3])


def test_vector_environment_refuses_invalid_arguments() -> None:
    with pytest.raises(NotInSwarm, match="lost-mines"):
        BatchEnv("lost-mines", 3, 2)
    with pytest.raises(ValueError, match="there are no rewards 'fame'"):
        duels(rewards="fame")
    with pytest.raises(ValueError, match="there is no seat 2"):
        SwarmVectorEnv("duel", 2, 2, seat=2, device="python")
    env = duels()
    before = env.swarm.game(0).position()
    with pytest.raises(ValueError, match="is not legal in game 0"):
        env.step([25000, -1, -1, -1])
    assert env.swarm.game(0).position() == before


def test_a_game_that_is_broken_off_shows_nothing() -> None:
    """A truncated game may be at another seat's decision, whose cards are secret."""
    env = SwarmVectorEnv("duel", 2, num_envs=2, seat=0, device="python")
    env.reset(seed=1)
    env.batch.swarm.set_up(1, rim_position())
    first = env.batch.swarm.legal()[0][0][0]
    move = env.batch.swarm.number("lay door-green-cross 0,-9")
    observations, _, over, broken, infos = env.step([first, move])
    assert (over.tolist(), broken.tolist()) == ([False, False], [False, True])
    assert not observations["cells"][1].any()
    assert not observations["facts"][1].any()
    assert not infos["action_mask"][1].any()
    assert infos["action_mask"][0].any()
    assert (infos["legal"][1] == -1).all()
    assert infos["legal_count"][1] == 0 < infos["legal_count"][0]
