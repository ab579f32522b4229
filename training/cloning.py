"""The games of a bot as training data: the swarm replays them and records each observation."""

import json
from collections import Counter
from pathlib import Path

import torch

from training.expert_data import EXPERT_SEED
from training.games import Games
from training.registry import TRAINING_ENVS
from training.rollout import Step
from training.training_env import TrainingEnv


def replay_games(files: list[Path], box: str, device: str, kernels: Path | None) -> list[Step]:
    """Replay all games of some files, and return one step per turn."""
    lines = [json.loads(line) for path in files for line in path.read_text("utf-8").splitlines()]
    lines = sorted({(seats, number): moves for seats, number, moves in lines}.items())
    seats = Counter(seats for (seats, _), _ in lines)
    games = Games(box, dict(sorted(seats.items())), device, EXPERT_SEED, kernels)
    all_games = torch.ones(games.game_count, dtype=torch.bool, device=games.device)
    numbers = torch.tensor([number for (_, number), _ in lines], device=games.device)
    games.deal(all_games, numbers)
    max_length = max(len(moves) for _, moves in lines)
    rows = [[*moves, *[-1_000_000] * (max_length - len(moves))] for _, moves in lines]
    listed = torch.tensor(rows, device=games.device)
    env = TRAINING_ENVS[box](games)
    return [_replay_step(env, listed[:, turn]) for turn in range(max_length)]


def _replay_step(env: TrainingEnv, written_moves: torch.Tensor) -> Step:
    games = env.games
    games.update_observations()
    observation, hidden_state = env.observe(), env.hidden_state()
    blunder = (written_moves < 0) & (written_moves > -1_000_000)
    move = torch.where(blunder, -1 - written_moves, written_moves)
    matches = games.moves[:, : env.max_moves] == move[:, None]
    choice = matches.int().argmax(1)
    assert bool((matches.any(1) | (written_moves == -1_000_000)).all()), "a move is not legal"
    is_learner = (written_moves >= 0) & matches.any(1) & (games.counts > 1)
    decider = games.read_field("decider").clamp(min=0)
    result = env.step(torch.where(written_moves > -1_000_000, move, -1))
    zeros = torch.zeros(games.game_count, device=env.device)
    return Step(observation, hidden_state, choice, zeros, zeros, is_learner, decider, *result)
