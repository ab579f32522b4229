"""Does the card play the very games of the processor, and how fast is everything?

python -m training.smoke write build/training saboteur      anywhere, with saboteur-games[swarm]
python -m training.smoke run build/training saboteur out games.jsonl      where the card is
"""

import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np
import torch

from training.boxes import GAMES
from training.config import read
from training.games import Games
from training.rollout import League, play
from training.train import Run

SEATS: Final = {"saboteur": {5: 16, 3: 8, 10: 8}, "duel": {2: 64}}
SEED: Final = 7
STEPS: Final = 260


def proof(box_id: str, device: str, kernels: Path | None) -> dict[str, np.ndarray]:
    """Play some games by fixed choices, and tell everything about them."""
    games = Games(box_id, SEATS[box_id], device, SEED, kernels)
    box = GAMES[box_id](games)
    seen = None
    for step in range(STEPS):
        games.look()
        seen = box.see()
        place = (
            torch.arange(games.many, device=games.device) * 31 + step * 17
        ) % games.counts.clamp(min=1)
        chosen = games.moves[torch.arange(games.many, device=games.device), place]
        box.play(torch.where(games.counts > 0, chosen, -1))
    assert seen is not None
    found = {name: getattr(seen, name) for name in seen._fields} | {"records": games.records}
    return {name: one.cpu().numpy() for name, one in found.items()}


def run(folder: Path, box: str, out: Path, teacher: Path | None) -> None:
    """Prove, then measure."""
    began = perf_counter()

    def tell(what: str) -> None:
        torch.cuda.synchronize()
        print(f"[{perf_counter() - began:6.1f} s] {what}", flush=True)

    print(torch.__version__, torch.cuda.get_device_name())
    expected = dict(np.load(folder / box / "proof.npz"))
    found = proof(box, "cuda", folder)
    for name, numbers in expected.items():
        same = np.array_equal(numbers, found[name])
        tell(f"{name}: {'the same' if same else 'OTHERS'} as on the processor")
        if not same:
            where = np.argwhere(numbers != found[name])
            print(len(where), "differ, first", where[:5].tolist())
    config = read(Path(f"training/configs/{box}.toml"))
    trial = Run(config, out, "cuda", folder)
    if teacher:
        trial.learn_from([teacher])
        tell("copied the teacher")
    _measure(trial, folder)
    trial.go(20.0)
    tell(f"trained: {trial.iteration} iterations, {trial.decisions / 1e6:.1f} M decisions")


def _measure(trial: Run, folder: Path) -> None:
    """Tell how long each part of an iteration takes, the second time."""
    games = Games(trial.config.box, trial.config.seats, "cuda", 1, folder)
    box = GAMES[trial.config.box](games)
    league = League(box, trial.config.league)
    dice = torch.Generator("cuda").manual_seed(1)
    for _ in range(2):
        for name, action in (("look", games.look), ("see", box.see), ("truth", box.truth)):
            print(f"  {name}: {1e3 * _seconds(action):.2f} ms for {games.many} games")
        start = perf_counter()
        played = play(box, league, [trial.network] * 3, dice, 10)
        torch.cuda.synchronize()
        seconds = perf_counter() - start
        print(f"  play: {games.many * 10 / seconds / 1e6:.2f} M decisions/s")
        start = perf_counter()
        figures = trial.learner.learn(played, dice, 0.0)
        torch.cuda.synchronize()
        seconds = perf_counter() - start
        print(f"  learn: {figures['lessons'] / seconds / 1e6:.2f} M lessons/s; {figures}")
    print(f"  memory {torch.cuda.max_memory_allocated() / 2**30:.1f} GiB")


def _seconds(action: Callable[[], object]) -> float:
    start = perf_counter()
    action()
    torch.cuda.synchronize()
    return perf_counter() - start


if __name__ == "__main__":
    if sys.argv[1] == "write":
        found: dict[str, Any] = proof(sys.argv[3], "cpu", None)
        np.savez_compressed(Path(sys.argv[2]) / sys.argv[3] / "proof.npz", **found)
    else:
        games = Path(sys.argv[5]) if len(sys.argv) > 5 else None
        run(Path(sys.argv[2]), sys.argv[3], Path(sys.argv[4]), games)
