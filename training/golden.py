"""Write down what a learner saw in some games and what the network said, for the tests to compare.

    python -m training.golden games.jsonl weights.npz tests/bots/data/master.json

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

from training.classic import Classic, Seen
from training.games import Games
from training.network import Network
from training.teacher import SEED

SEATS: Final = (3, 5, 10)
ASKED_EVERY: Final = 29
"""Of so many decisions the network's answers to one are written down."""


def main(games: Path, weights: Path, out: Path) -> None:
    """Write the file."""
    network = loaded(weights)
    lines = [json.loads(line) for line in games.read_text("utf-8").splitlines()]
    found = [_game(network, next(line for line in lines if line[0] == seats)) for seats in SEATS]
    out.write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8")


def loaded(weights: Path) -> Network:
    """Return the network of a file of weights; its critic is a blank."""
    arrays = {name: torch.from_numpy(one).float() for name, one in np.load(weights).items()}
    channels, width = arrays["stem.weight"].shape[0], arrays["facts.weight"].shape[0]
    blocks = len({name.split(".")[1] for name in arrays if name.startswith("blocks.")})
    network = Network(channels, width, arrays["seat.weight"].shape[0], blocks)
    network.load_state_dict(arrays, strict=False)
    return network


def _game(network: Network, line: list[Any]) -> dict[str, Any]:
    seats, number, moves = line
    games = Games("saboteur", {seats: 1}, "cpu", SEED)
    games.deal(torch.ones(1, dtype=torch.bool), torch.tensor([number]))
    box = Classic(games)
    told = []
    for turn, written in enumerate(moves):
        move = written if written >= 0 else -1 - written
        games.look()
        seen = box.see()
        told.append(_told(network, seen, box, turn))
        box.play(torch.tensor([move]))
    return {"seats": seats, "number": number, "moves": moves, "told": told}


def _told(network: Network, seen: Seen, box: Classic, turn: int) -> list[Any]:
    """Return sums of what was seen, and sometimes what the network answers."""
    sums = [crc32(one.numpy().tobytes()) for one in (seen.deeds, seen.owners, seen.far)]
    slots = sorted(slot for slot in seen.slots[0].tolist())[: int(box.games.counts[0])]
    sums.append(crc32(np.array(slots, np.int16).tobytes()))
    if turn % ASKED_EVERY:
        return sums
    with torch.no_grad():
        answers = network(seen, box.truth())
    chosen = answers.logits[0, : int(box.games.counts[0])].tolist()
    return [
        *sums,
        sorted(round(one, 5) for one in chosen),
        [round(one, 5) for one in answers.roles[0].tolist()],
    ]


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:4]))
