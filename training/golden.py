"""Record what a learner saw in some games and what the network answered, for the tests to compare.

    python -m training.golden saboteur games.jsonl weights.npz tests/bots/data/master.json

The tests run without PyTorch: they replay the games with the reference engine, compute the
observations from the bots' views, and run the bots' network.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import numpy as np
import torch

from training.expert_data import EXPERT_SEED
from training.games import Games
from training.network import BaseNetwork
from training.registry import TRAINING_ENVS, load_network
from training.training_env import TrainingEnv

SEATS_BY_BOX: Final = {"saboteur": (3, 5, 10), "duel": (2,)}
NETWORK_SAMPLE_INTERVAL: Final = 29
"""The answers of the network are recorded for one decision in this many."""
CHECKED_SEPARATELY: Final = ("cells", "facts", "slots")
"""The parts of an observation that have tests of their own."""


def main(box: str, games: Path, weights: Path, out: Path) -> None:
    network = load_network(box, weights)
    lines = [json.loads(line) for line in games.read_text("utf-8").splitlines()]
    first_games = [next(line for line in lines if line[0] == seats) for seats in SEATS_BY_BOX[box]]
    found = [_golden_game(network, box, line) for line in first_games]
    out.write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8")


def _golden_game(network: BaseNetwork, box_id: str, line: list[Any]) -> dict[str, Any]:
    seats, number, moves = line
    games = Games(box_id, {seats: 1}, "cpu", EXPERT_SEED)
    games.deal(torch.ones(1, dtype=torch.bool), torch.tensor([number]))
    env = TRAINING_ENVS[box_id](games)
    decisions = []
    for turn, written in enumerate(moves):
        move = written if written >= 0 else -1 - written
        games.update_observations()
        decisions.append(_golden_decision(network, env, turn))
        env.step(torch.tensor([move]))
    return {"seats": seats, "number": number, "moves": moves, "told": decisions}


def _golden_decision(network: BaseNetwork, env: TrainingEnv, turn: int) -> list[Any]:
    """Return checksums of the observation, and sometimes the answers of the network."""
    observation = env.observe()
    tensors = observation._asdict().items()
    computed = [one for name, one in tensors if name not in CHECKED_SEPARATELY]
    sums: list[Any] = [crc32(one.contiguous().numpy().tobytes()) for one in computed]
    slots = sorted(slot for slot in observation.slots[0].tolist())[: int(env.games.counts[0])]
    sums.append(crc32(np.array(slots, np.int16).tobytes()))
    if turn % NETWORK_SAMPLE_INTERVAL:
        return sums
    with torch.no_grad():
        answers = network(observation, env.hidden_state())
    chosen = answers.logits[0, : int(env.games.counts[0])].tolist()
    beliefs = [answers.beliefs["roles"][0]] if answers.beliefs else [answers.expected_outcome]
    return [
        *sums,
        sorted(round(one, 5) for one in chosen),
        *([round(one, 5) for one in belief.tolist()] for belief in beliefs),
    ]


if __name__ == "__main__":
    main(sys.argv[1], *map(Path, sys.argv[2:5]))
