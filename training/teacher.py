"""Games of a rule-based level, as lists of moves that the swarm can play again.

    python -m training.teacher out.jsonl --first 0 --games 100 --seconds 600

A line holds seats, the number of the game under its seed, and the numbers of its moves. A move that
was drawn by lot, so that the lists also show what to do after a blunder, is written as
``-1 - move``: it is played, not learnt.
"""

import argparse
import json
import random
from pathlib import Path
from time import monotonic
from typing import Final

from saboteur.bots import bot
from saboteur.kernel.event import Event
from saboteur.sight import stream
from saboteur.swarm import Swarm

SEED: Final = 20_261_118
"""Of the deals that teachers play; learners deal theirs from others."""
BLUNDERS: Final = 0.03
USUAL_SEATS: Final = {"saboteur": (5, 3, 5, 7, 4, 5, 6, 3, 8, 7, 9, 5, 10), "duel": (2,)}
"""By box and the number of the game, its seats."""


def teach(ruleset: str, seats: int, number: int, level: str) -> list[int]:
    """Play one game and list its moves."""
    swarm = Swarm(ruleset, seats, 1, device="python", seed=SEED)
    swarm._next = number  # noqa: SLF001 - one game out of a long row
    swarm.reset()
    dice = random.Random(f"{ruleset}/{number}")
    listed: list[int] = []
    while not swarm.over[0]:
        _teach_round(swarm, level, dice, listed)
    return listed


def _teach_round(swarm: Swarm, level: str, dice: random.Random, listed: list[int]) -> None:
    """Play on until another round begins, which only the swarm deals."""
    game = swarm.game(0)
    seed = f"{swarm.seed_of(0)}/{len(listed)}"
    bots = [bot(level, f"{seed}/{seat}", game.rules.family) for seat in range(swarm.seats)]
    heard: list[tuple[Event, ...]] = [()] * swarm.seats
    round = int(swarm.rounds[0])
    while not swarm.over[0] and int(swarm.rounds[0]) == round:
        seat = int(swarm.deciders[0])
        moves = game.legal_moves()
        move = bots[seat].choose(game.view(seat), moves, heard[seat])
        heard[seat] = ()
        blunder = dice.random() < BLUNDERS
        if blunder:
            move = dice.choice(sorted(moves, key=str))
        number = swarm.number(move.text)
        listed.append(-1 - number if blunder else number)
        events = game.play(move)
        for other in range(swarm.seats):
            heard[other] += stream(game.rules, events, other)
        swarm.play([number])


def main() -> None:
    """Write games until there are enough, or the time is over."""
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--ruleset", default="saboteur")
    parser.add_argument("--level", default="skilled")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=600.0)
    given = parser.parse_args()
    until = monotonic() + given.seconds
    given.out.parent.mkdir(parents=True, exist_ok=True)
    with given.out.open("a", encoding="utf-8") as lines:
        for number in range(given.first, given.first + given.games):
            if monotonic() > until:
                break
            usual = USUAL_SEATS[given.ruleset]
            seats = usual[number % len(usual)]
            listed = teach(given.ruleset, seats, number, given.level)
            lines.write(json.dumps([seats, number, listed], separators=(",", ":")) + "\n")
            lines.flush()


if __name__ == "__main__":
    main()
