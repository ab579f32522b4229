"""Write down what a learner saw in some games and what the network said, for the tests to compare.

    python -m training.golden saboteur games.jsonl weights.npz tests/bots/data/master.json

The tests have no PyTorch: they play the same games by the rules of the reference, look through the
bots' eyes and ask the bots' network.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import numpy as np
import torch

from training.box import Box
from training.boxes import GAMES, loaded
from training.games import Games
from training.network import Trunk
from training.teacher import SEED

SEATS: Final = {"saboteur": (3, 5, 10), "duel": (2,)}
ASKED_EVERY: Final = 29
"""Of so many decisions the network's answers to one are written down."""
COMPARED: Final = ("cells", "facts", "slots")
"""What tests compare by themselves."""


def main(box: str, games: Path, weights: Path, out: Path) -> None:
    """Write the file."""
    network = loaded(box, weights)
    lines = [json.loads(line) for line in games.read_text("utf-8").splitlines()]
    firsts = [next(line for line in lines if line[0] == seats) for seats in SEATS[box]]
    found = [_game(network, box, line) for line in firsts]
    out.write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8")


def _game(network: Trunk, box_id: str, line: list[Any]) -> dict[str, Any]:
    seats, number, moves = line
    games = Games(box_id, {seats: 1}, "cpu", SEED)
    games.deal(torch.ones(1, dtype=torch.bool), torch.tensor([number]))
    box = GAMES[box_id](games)
    told = []
    for turn, written in enumerate(moves):
        move = written if written >= 0 else -1 - written
        games.look()
        told.append(_told(network, box, turn))
        box.play(torch.tensor([move]))
    return {"seats": seats, "number": number, "moves": moves, "told": told}


def _told(network: Trunk, box: Box, turn: int) -> list[Any]:
    """Return sums of what was seen, and sometimes what the network answers."""
    seen = box.see()
    reckoned = [one for name, one in seen._asdict().items() if name not in COMPARED]
    sums: list[Any] = [crc32(one.contiguous().numpy().tobytes()) for one in reckoned]
    slots = sorted(slot for slot in seen.slots[0].tolist())[: int(box.games.counts[0])]
    sums.append(crc32(np.array(slots, np.int16).tobytes()))
    if turn % ASKED_EVERY:
        return sums
    with torch.no_grad():
        answers = network(seen, box.truth())
    chosen = answers.logits[0, : int(box.games.counts[0])].tolist()
    beliefs = [answers.beliefs["roles"][0]] if answers.beliefs else [answers.odds]
    return [
        *sums,
        sorted(round(one, 5) for one in chosen),
        *([round(one, 5) for one in belief.tolist()] for belief in beliefs),
    ]


if __name__ == "__main__":
    main(sys.argv[1], *map(Path, sys.argv[2:5]))
