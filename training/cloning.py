"""The games of a bot as lessons: the swarm plays them again, and shows what each seat saw."""

import json
from collections import Counter
from pathlib import Path

import torch

from training.box import Box
from training.boxes import GAMES
from training.games import Games
from training.rollout import Step
from training.teacher import SEED


def replayed(files: list[Path], box: str, device: str, kernels: Path | None) -> list[Step]:
    """Play all games of some files again."""
    lines = [json.loads(line) for path in files for line in path.read_text("utf-8").splitlines()]
    lines = sorted({(seats, number): moves for seats, number, moves in lines}.items())
    seats = Counter(seats for (seats, _), _ in lines)
    games = Games(box, dict(sorted(seats.items())), device, SEED, kernels)
    everything = torch.ones(games.many, dtype=torch.bool, device=games.device)
    numbers = torch.tensor([number for (_, number), _ in lines], device=games.device)
    games.deal(everything, numbers)
    longest = max(len(moves) for _, moves in lines)
    rows = [[*moves, *[-1_000_000] * (longest - len(moves))] for _, moves in lines]
    listed = torch.tensor(rows, device=games.device)
    played = GAMES[box](games)
    return [_step(played, listed[:, turn]) for turn in range(longest)]


def _step(box: Box, written: torch.Tensor) -> Step:
    games = box.games
    games.look()
    seen, truth = box.see(), box.truth()
    blunder = (written < 0) & (written > -1_000_000)
    move = torch.where(blunder, -1 - written, written)
    there = games.moves[:, : box.most_moves] == move[:, None]
    choice = there.int().argmax(1)
    assert bool((there.any(1) | (written == -1_000_000)).all()), "a move is not legal"
    learns = (written >= 0) & there.any(1) & (games.counts > 1)
    decider = games.field("decider").clamp(min=0)
    happened = box.play(torch.where(written > -1_000_000, move, -1))
    zeros = torch.zeros(games.many, device=box.device)
    return Step(seen, truth, choice, zeros, zeros, learns, decider, *happened)
