"""Gymnasium's own checks for every box, and one seat against bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from saboteur.research.gym import BOX_BY_ENV_ID, SeatEnv
from tests.sampling import PLAIN_SETS, Setting


@pytest.mark.parametrize("id_", BOX_BY_ENV_ID)
def test_gymnasiums_own_checks(id_: str) -> None:
    env = gymnasium.make(id_, level="random", render_mode="ansi")
    check_env(env.unwrapped)
    check_env(gymnasium.make(id_, level="novice", flat=False).unwrapped, skip_render_check=True)


@pytest.mark.soak
@pytest.mark.parametrize("setting", PLAIN_SETS, ids=str)
def test_gymnasiums_own_checks_with_every_number_of_seats(setting: Setting) -> None:
    check_env(SeatEnv(setting.ruleset, setting.seats, level="skilled"), skip_render_check=True)


def test_a_game_against_bots() -> None:
    env = SeatEnv("saboteur", 3, level=("random", "novice"), seat=1, rewards="gains")
    observation, info = env.reset(seed=7)
    again = SeatEnv("saboteur", 3, level=("random", "novice"), seat=1, rewards="gains")
    assert np.array_equal(again.reset(seed=7)[0], observation)
    total = 0.0
    while True:
        assert env.game.decider == 1
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        action = int(info["action_mask"].argmax())
        observation, reward, terminated, truncated, info = env.step(action)
        total += reward
        assert not info["clock"]
        assert not truncated
        if terminated:
            break
    assert total == env.game.scores[1]
    with pytest.raises(RuntimeError, match="over"):
        env.step(0)


def test_another_seat_each_game() -> None:
    env = SeatEnv("saboteur", 5, level="random")
    seats = set()
    env.reset(seed=1)
    for _ in range(20):
        env.reset()
        seats.add(env.seat)
    assert len(seats) > 2


def test_gymnasium_illegal_action_times_out_or_raises() -> None:
    for illegal in ("clock", "raise"):
        env = SeatEnv("duel", 2, level="random", illegal=illegal)
        _, info = env.reset(seed=1)
        wrong = int(info["action_mask"].argmin())
        if illegal == "raise":
            with pytest.raises(ValueError, match="not allowed"):
                env.step(wrong)
        else:
            expected, before = env.game.absent_move(), len(env.game.moves)
            *_, info = env.step(wrong)
            assert info["clock"]
            assert env.game.moves[before] == expected


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="there is no bot level 'genius'"):
        SeatEnv("duel", 2, level="genius")
    with pytest.raises(ValueError, match="as many levels"):
        SeatEnv("duel", 2, level=("random", "random"))
    with pytest.raises(ValueError, match="there is no seat 2"):
        SeatEnv("duel", 2, seat=2)
    with pytest.raises(ValueError, match="illegal is clock or raise"):
        SeatEnv("duel", 2, illegal="ignore")
