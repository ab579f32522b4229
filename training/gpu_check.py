"""Check that the GPU plays exactly the same games as the CPU, and measure the speed.

    python -m training.gpu_check write build/training saboteur

runs anywhere with ``saboteur-games[swarm]``, and

    python -m training.gpu_check run build/training saboteur out games.jsonl

on the machine with the GPU.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np
import torch

from training.config import load_config
from training.games import Games
from training.registry import TRAINING_ENVS
from training.rollout import League, collect_steps
from training.train import TrainingRun

GAMES_BY_SEATS: Final = {"saboteur": {5: 16, 3: 8, 10: 8}, "duel": {2: 64}}
SEED: Final = 7
STEP_COUNT: Final = 260


def play_fixed_games(box_id: str, device: str, kernels: Path | None) -> dict[str, np.ndarray]:
    """Play some games by fixed choices; return the last observation and all records."""
    games = Games(box_id, GAMES_BY_SEATS[box_id], device, SEED, kernels)
    env = TRAINING_ENVS[box_id](games)
    observation = None
    for step in range(STEP_COUNT):
        games.update_observations()
        observation = env.observe()
        place = (
            torch.arange(games.game_count, device=games.device) * 31 + step * 17
        ) % games.counts.clamp(min=1)
        chosen = games.moves[torch.arange(games.game_count, device=games.device), place]
        env.step(torch.where(games.counts > 0, chosen, -1))
    assert observation is not None
    tensors = {name: getattr(observation, name) for name in observation._fields}
    tensors["records"] = games.records
    return {name: one.cpu().numpy() for name, one in tensors.items()}


def check_gpu(folder: Path, box: str, out: Path, expert_data: Path | None) -> None:
    """Compare the games with those of the CPU, then measure."""
    began = perf_counter()

    def log(message: str) -> None:
        torch.cuda.synchronize()
        print(f"[{perf_counter() - began:6.1f} s] {message}", flush=True)

    print(torch.__version__, torch.cuda.get_device_name())
    expected = dict(np.load(folder / box / "proof.npz"))
    found = play_fixed_games(box, "cuda", folder)
    for name, numbers in expected.items():
        same = np.array_equal(numbers, found[name])
        log(f"{name}: {'the same as' if same else 'DIFFERENT from'} the CPU")
        if not same:
            where = np.argwhere(numbers != found[name])
            print(len(where), "differ, first", where[:5].tolist())
    config = load_config(Path(f"training/configs/{box}.toml"))
    training_run = TrainingRun(config, out, "cuda", folder)
    if expert_data:
        training_run.clone_experts([expert_data])
        log("cloned the experts")
    _measure_parts(training_run, folder)
    training_run.train(20.0)
    decisions = training_run.decision_count / 1e6
    log(f"trained: {training_run.iteration} iterations, {decisions:.1f} M decisions")


def _measure_parts(training_run: TrainingRun, folder: Path) -> None:
    """Print the duration of each part of an iteration, twice: the first time includes warm-up."""
    games = Games(training_run.config.box, training_run.config.seats, "cuda", 1, folder)
    env = TRAINING_ENVS[training_run.config.box](games)
    league = League(env, training_run.config.league_shares)
    generator = torch.Generator("cuda").manual_seed(1)
    for _ in range(2):
        for name, action in (
            ("update observations", games.update_observations),
            ("observe", env.observe),
            ("hidden state", env.hidden_state),
        ):
            print(f"  {name}: {1e3 * _time_call(action):.2f} ms for {games.game_count} games")
        start = perf_counter()
        steps = collect_steps(env, league, [training_run.network] * 3, generator, 10)
        torch.cuda.synchronize()
        seconds = perf_counter() - start
        print(f"  play: {games.game_count * 10 / seconds / 1e6:.2f} M decisions/s")
        start = perf_counter()
        metrics = training_run.learner.update(steps, generator, 0.0)
        torch.cuda.synchronize()
        seconds = perf_counter() - start
        print(f"  learn: {metrics['lessons'] / seconds / 1e6:.2f} M rows/s; {metrics}")
    print(f"  memory {torch.cuda.max_memory_allocated() / 2**30:.1f} GiB")


def _time_call(action: Callable[[], object]) -> float:
    start = perf_counter()
    action()
    torch.cuda.synchronize()
    return perf_counter() - start


if __name__ == "__main__":
    if sys.argv[1] == "write":
        found: dict[str, Any] = play_fixed_games(sys.argv[3], "cpu", None)
        np.savez_compressed(Path(sys.argv[2]) / sys.argv[3] / "proof.npz", **found)
    else:
        games = Path(sys.argv[5]) if len(sys.argv) > 5 else None
        check_gpu(Path(sys.argv[2]), sys.argv[3], Path(sys.argv[4]), games)
