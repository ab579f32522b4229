"""How far the chances of a review hold: ``python -m benchmarks.review --rounds 1000``.

Novices and skilled bots play fresh games of every box at several numbers of seats, each game is
reviewed, and what was said of every moment is put beside how its round ended. The expected
calibration error (ECE) is the mean distance between the two, over ten bins of stated chances.
``--fit`` prints the weights that ``saboteur.review.families`` holds, fitted to rounds of another
seed; it needs numpy (extra ``research``).
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import log
from typing import Final, NamedTuple

import saboteur
from saboteur.arena.playing import bot_seed
from saboteur.bots import bot
from saboteur.kernel.event import Event
from saboteur.kernel.sight import PUBLIC
from saboteur.play.game import Game
from saboteur.play.replay import Replay
from saboteur.play.transcript import deal
from saboteur.review import review
from saboteur.review.registry import FAMILIES
from saboteur.sight import stream

SEATS: Final = {
    "saboteur": (3, 4, 5, 5, 6, 7, 8, 10),
    "saboteur2": (2, 3, 4, 5, 5, 6, 7, 9, 12),
    "duel": (2,),
    "lost-mines": (3, 4, 5, 5, 6, 7, 9),
    "dark-cave": (2, 3, 4, 4, 5, 6, 7),
}
ROUNDS: Final = {"saboteur": 3, "saboteur2": 3, "duel": 3, "lost-mines": 2, "dark-cave": 1}
"""How many rounds a game has; in The Lost Mines about so many."""
BINS: Final = 10
FITTED: Final = "fit"
FRESH: Final = "fresh"


class Said(NamedTuple):
    """A chance that was stated, and whether it came so; rounds count alike, however long."""

    chance: float
    came: bool
    weight: float


class Job(NamedTuple):
    """A game to be played."""

    box: str
    seats: int
    seed: str
    levels: tuple[str, ...]


def jobs(box: str, rounds: int, seed: str) -> Iterator[Job]:
    """List games: skilled bots, novices, or both at one table."""
    for number in range(-(-rounds // ROUNDS[box])):
        dice = random.Random(f"{seed}/{box}/{number}")
        seats = dice.choice(SEATS[box])
        kind = dice.choice(("skilled", "skilled", "novice", "mixed", "mixed"))
        levels = [
            dice.choice(("skilled", "novice")) if kind == "mixed" else kind for _ in range(seats)
        ]
        yield Job(box, seats, f"{seed} {number}", tuple(levels))


def played(job: Job) -> Game:
    """Play a game to its end."""
    game: Game = saboteur.new(job.box, seats=job.seats, seed=job.seed)
    family = game.rules.family
    bots = [bot(level, bot_seed(job.seed, seat), family) for seat, level in enumerate(job.levels)]
    _, events = deal(game.rules, job.seed)
    unheard: list[tuple[Event, ...]] = [stream(game.rules, events, s) for s in range(job.seats)]
    while (seat := game.decider) is not None:
        move = bots[seat].choose(game.view(seat), game.legal_moves(), unheard[seat])
        unheard[seat] = ()
        events = game.play(move)
        for other in range(job.seats):
            unheard[other] += stream(game.rules, events, other)
    return game


def said(job: Job) -> list[list[Said]]:
    """Review a game; of every round that has sides, what was stated and how it came."""
    found = []
    for number in review(played(job).record()).rounds:
        *before, end = number.moments
        weight = 1 / max(1, len(before) * len(number.sides))
        if number.sides and number.over:
            found.append(
                [
                    Said(chance, end.chances[side] == 1, weight)
                    for moment in before
                    for side, chance in enumerate(moment.chances)
                ]
            )
    return found


def report(box: str, rounds: Sequence[Sequence[Said]]) -> None:
    """Print how far the chances hold."""
    stated = [each for number in rounds for each in number]
    whole = sum(each.weight for each in stated)
    bins: list[list[Said]] = [[] for _ in range(BINS)]
    for each in stated:
        bins[min(BINS - 1, int(each.chance * BINS))].append(each)
    error, lines = 0.0, []
    for members in bins:
        weight = sum(each.weight for each in members)
        if weight:
            told = sum(each.weight * each.chance for each in members) / weight
            came = sum(each.weight * each.came for each in members) / weight
            error += weight / whole * abs(told - came)
            lines.append(f"  {told:5.1%} stated, {came:5.1%} came, {weight / whole:5.1%} of all")
    loss = -sum(each.weight * log(each.chance if each.came else 1 - each.chance) for each in stated)
    mean = sum(each.weight * each.came for each in stated) / whole
    plain = -(mean * log(mean) + (1 - mean) * log(1 - mean))
    print(f"{box}: {len(rounds)} rounds, ECE {error:.1%}, ", end="")
    print(f"loss {loss / whole:.3f} ({plain:.3f} for a constant guess)")
    print("\n".join(lines))


def rows(job: Job) -> list[tuple[list[object], tuple[float, ...]]]:
    """Return, round by round, what a watcher goes by at every fourth moment, and how it ended."""
    from benchmarks.review_fit import signs  # noqa: PLC0415 - numpy is an extra

    replay = Replay(played(job).record())
    family = FAMILIES[replay.family]
    reading = family.reading(replay.view(0, PUBLIC))
    found: list[tuple[list[object], tuple[float, ...]]] = []
    seen: list[object] = []
    number, over = 1, False
    for step in range(len(replay) + 1):
        view, heard = replay.view(step, PUBLIC), replay.seen(step, PUBLIC)
        ending = None if over else family.ending(view, heard, number)
        if ending is not None:
            found.append((seen, ending.chances))
            over = True
        if getattr(view, "round", 1) > number:
            number, over, seen = view.round, False, []
        if not view.over:
            reading.learn(view, heard)
            if not over and step % 4 == 0:
                seen.append(signs(reading))
    return found


def main() -> None:
    """Play, review and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boxes", nargs="*", default=list(SEATS), help="boxes; all of them if none")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default="")
    parser.add_argument("--fit", action="store_true")
    asked = parser.parse_args()
    seed = asked.seed or (FITTED if asked.fit else FRESH)
    with ProcessPoolExecutor(asked.workers) as pool:
        for box in asked.boxes:
            listed = list(jobs(box, asked.rounds, seed))
            if asked.fit:
                from benchmarks.review_fit import FITS  # noqa: PLC0415 - numpy is an extra

                FITS[box]([each for some in pool.map(rows, listed) for each in some])
            else:
                report(box, [each for some in pool.map(said, listed) for each in some])


if __name__ == "__main__":
    main()
