"""Measure the calibration of reviews: ``python -m benchmarks.review_calibration --rounds 1000``.

Novices and skilled bots play new games of every box at several numbers of seats, each game is
reviewed, and the chances stated at each moment are compared with the end of the round. The expected
calibration error (ECE) is the mean distance between the two, over ten bins of stated chances.
``--fit`` prints the weights for ``saboteur.review.families``, fitted to rounds of another seed; it
needs numpy (extra ``research``).
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import log
from typing import Final, NamedTuple

import saboteur
from saboteur.arena.worker import bot_seed
from saboteur.bots import bot
from saboteur.kernel.event import Event
from saboteur.kernel.sight import PUBLIC
from saboteur.play.game import Game
from saboteur.play.replay import Replay
from saboteur.play.transcript import deal
from saboteur.review import review
from saboteur.review.registry import FAMILIES
from saboteur.sight import stream

SEATS_BY_BOX: Final = {
    "saboteur": (3, 4, 5, 5, 6, 7, 8, 10),
    "saboteur2": (2, 3, 4, 5, 5, 6, 7, 9, 12),
    "duel": (2,),
    "lost-mines": (3, 4, 5, 5, 6, 7, 9),
    "dark-cave": (2, 3, 4, 4, 5, 6, 7),
}
ROUNDS_PER_GAME: Final = {"saboteur": 3, "saboteur2": 3, "duel": 3, "lost-mines": 2, "dark-cave": 1}
"""The number of rounds of a game; for The Lost Mines an estimate."""
BIN_COUNT: Final = 10
FIT_SEED: Final = "fit"
REPORT_SEED: Final = "fresh"


class StatedChance(NamedTuple):
    """A stated chance, and whether it came true.

    The weights of the chances of a round add up to 1.
    """

    chance: float
    came_true: bool
    weight: float


class GameJob(NamedTuple):
    """A game to play: its rule set, seed and the levels of its bots."""

    box: str
    seats: int
    seed: str
    levels: tuple[str, ...]


def plan_games(box: str, rounds: int, seed: str) -> Iterator[GameJob]:
    """Yield jobs for at least ``rounds`` rounds, with skilled bots, novices or both."""
    for number in range(-(-rounds // ROUNDS_PER_GAME[box])):
        rng = random.Random(f"{seed}/{box}/{number}")
        seats = rng.choice(SEATS_BY_BOX[box])
        kind = rng.choice(("skilled", "skilled", "novice", "mixed", "mixed"))
        levels = [
            rng.choice(("skilled", "novice")) if kind == "mixed" else kind for _ in range(seats)
        ]
        yield GameJob(box, seats, f"{seed} {number}", tuple(levels))


def play_game(job: GameJob) -> Game:
    game: Game = saboteur.new(job.box, seats=job.seats, seed=job.seed)
    family = game.rules.family
    bots = [bot(level, bot_seed(job.seed, seat), family) for seat, level in enumerate(job.levels)]
    _, events = deal(game.rules, job.seed)
    undelivered: list[tuple[Event, ...]] = [stream(game.rules, events, s) for s in range(job.seats)]
    while (seat := game.decider) is not None:
        move = bots[seat].choose(game.view(seat), game.legal_moves(), undelivered[seat])
        undelivered[seat] = ()
        events = game.play(move)
        for other in range(job.seats):
            undelivered[other] += stream(game.rules, events, other)
    return game


def stated_chances(job: GameJob) -> list[list[StatedChance]]:
    """Review a game; return the stated chances of each round that has sides."""
    found = []
    for reviewed in review(play_game(job).record()).rounds:
        *before, end = reviewed.moments
        weight = 1 / max(1, len(before) * len(reviewed.sides))
        if reviewed.sides and reviewed.over:
            found.append(
                [
                    StatedChance(chance, end.chances[side] == 1, weight)
                    for moment in before
                    for side, chance in enumerate(moment.chances)
                ]
            )
    return found


def print_calibration(box: str, rounds: Sequence[Sequence[StatedChance]]) -> None:
    """Print for a box the calibration error, the loss, and stated against true chances by bin."""
    stated = [each for number in rounds for each in number]
    whole = sum(each.weight for each in stated)
    bins: list[list[StatedChance]] = [[] for _ in range(BIN_COUNT)]
    for each in stated:
        bins[min(BIN_COUNT - 1, int(each.chance * BIN_COUNT))].append(each)
    error, lines = 0.0, []
    for members in bins:
        weight = sum(each.weight for each in members)
        if weight:
            stated_mean = sum(each.weight * each.chance for each in members) / weight
            true_share = sum(each.weight * each.came_true for each in members) / weight
            error += weight / whole * abs(stated_mean - true_share)
            shares = f"{stated_mean:5.1%} stated, {true_share:5.1%} came true"
            lines.append(f"  {shares}, {weight / whole:5.1%} of all")
    loss = -sum(
        each.weight * log(each.chance if each.came_true else 1 - each.chance) for each in stated
    )
    mean = sum(each.weight * each.came_true for each in stated) / whole
    constant_loss = -(mean * log(mean) + (1 - mean) * log(1 - mean))
    print(f"{box}: {len(rounds)} rounds, ECE {error:.1%}, ", end="")
    print(f"loss {loss / whole:.3f} ({constant_loss:.3f} for a constant guess)")
    print("\n".join(lines))


def fit_rows(job: GameJob) -> list[tuple[list[object], tuple[float, ...]]]:
    """Return for each round the features at every fourth moment, and how the round ended."""
    from benchmarks.review_fit import reading_features  # noqa: PLC0415 - numpy is an extra

    replay = Replay(play_game(job).record())
    family = FAMILIES[replay.family]
    reading = family.tracker(replay.view(0, PUBLIC))
    found: list[tuple[list[object], tuple[float, ...]]] = []
    seen: list[object] = []
    number, over = 1, False
    for step in range(len(replay) + 1):
        view, events = replay.view(step, PUBLIC), replay.seen(step, PUBLIC)
        ending = None if over else family.ending(view, events, number)
        if ending is not None:
            found.append((seen, ending.chances))
            over = True
        if getattr(view, "round", 1) > number:
            number, over, seen = view.round, False, []
        if not view.over:
            reading.learn(view, events)
            if not over and step % 4 == 0:
                seen.append(reading_features(reading))
    return found


def main() -> None:
    """Play and review games; print the calibration, or fitted weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "boxes", nargs="*", default=list(SEATS_BY_BOX), help="boxes; all of them if none"
    )
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default="")
    parser.add_argument("--fit", action="store_true")
    args = parser.parse_args()
    seed = args.seed or (FIT_SEED if args.fit else REPORT_SEED)
    with ProcessPoolExecutor(args.workers) as pool:
        for box in args.boxes:
            jobs = list(plan_games(box, args.rounds, seed))
            if args.fit:
                from benchmarks.review_fit import FIT_BY_BOX  # noqa: PLC0415 - numpy is an extra

                FIT_BY_BOX[box]([each for some in pool.map(fit_rows, jobs) for each in some])
            else:
                print_calibration(
                    box, [each for some in pool.map(stated_chances, jobs) for each in some]
                )


if __name__ == "__main__":
    main()
