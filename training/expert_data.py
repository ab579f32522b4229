"""Games of a rule-based level, as lists of moves that the swarm can replay.

    python -m training.expert_data out.jsonl --first 0 --games 100 --seconds 600

A line holds the seats, the number of the game under its seed, and the numbers of its moves. Random
blunders show the learner what to do after a mistake; they are written as ``-1 - move``: replayed,
but not learnt.
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

EXPERT_SEED: Final = 20_261_118
"""The seed of the experts' deals; learners deal theirs from other seeds."""
BLUNDER_RATE: Final = 0.03
SEAT_CYCLES: Final = {"saboteur": (5, 3, 5, 7, 4, 5, 6, 3, 8, 7, 9, 5, 10), "duel": (2,)}
"""By box: the number of seats, by game number modulo the length."""


def play_expert_game(ruleset: str, seats: int, number: int, level: str) -> list[int]:
    """Play one game and return its moves."""
    swarm = Swarm(ruleset, seats, 1, device="python", seed=EXPERT_SEED)
    swarm._next_number = number  # noqa: SLF001 - a single game of a series
    swarm.reset()
    rng = random.Random(f"{ruleset}/{number}")
    moves_played: list[int] = []
    while not swarm.over[0]:
        _play_expert_round(swarm, level, rng, moves_played)
    return moves_played


def _play_expert_round(
    swarm: Swarm, level: str, rng: random.Random, moves_played: list[int]
) -> None:
    """Append the moves of a round; the swarm must deal the next one."""
    game = swarm.game(0)
    seed = f"{swarm.seed_of(0)}/{len(moves_played)}"
    bots = [bot(level, f"{seed}/{seat}", game.rules.family) for seat in range(swarm.seats)]
    events_by_seat: list[tuple[Event, ...]] = [()] * swarm.seats
    round = int(swarm.rounds[0])
    while not swarm.over[0] and int(swarm.rounds[0]) == round:
        seat = int(swarm.deciders[0])
        moves = game.legal_moves()
        move = bots[seat].choose(game.view(seat), moves, events_by_seat[seat])
        events_by_seat[seat] = ()
        blunder = rng.random() < BLUNDER_RATE
        if blunder:
            move = rng.choice(sorted(moves, key=str))
        number = swarm.number(move.text)
        moves_played.append(-1 - number if blunder else number)
        events = game.play(move)
        for other in range(swarm.seats):
            events_by_seat[other] += stream(game.rules, events, other)
        swarm.play([number])


def main() -> None:
    """Write games until there are enough or the time is over."""
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--ruleset", default="saboteur")
    parser.add_argument("--level", default="skilled")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=600.0)
    args = parser.parse_args()
    until = monotonic() + args.seconds
    args.out.parent.mkdir(parents=True, exist_ok=True)
    with args.out.open("a", encoding="utf-8") as lines:
        for number in range(args.first, args.first + args.games):
            if monotonic() > until:
                break
            cycle = SEAT_CYCLES[args.ruleset]
            seats = cycle[number % len(cycle)]
            moves = play_expert_game(args.ruleset, seats, number, args.level)
            lines.write(json.dumps([seats, number, moves], separators=(",", ":")) + "\n")
            lines.flush()


if __name__ == "__main__":
    main()
