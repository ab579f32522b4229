"""Measure the engine beside a yardstick: ``make bench``.

All loops run in turn, slice by slice, in one process, so that a busy machine slows them alike;
what counts are the ratios. The yardstick is the same loop on the ``chess`` library: while the
game is not over, list the legal moves, choose one, play it.
"""

import random
import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time

import chess

import saboteur
from saboteur.games.registry import ruleset
from saboteur.play.game import Game

SLICE = 0.25
SLICES = 12
SEATS = (3, 5, 10)
MIDDLE = 5
"""The number of seats at which the largest sets of modules are measured."""


def yardstick(seconds: float) -> float:
    """Plies a second of random play on the ``chess`` library."""
    dice = random.Random(1)
    plies = 0
    begun = process_time()
    while process_time() - begun < seconds:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(dice.random() * len(moves))])
            plies += 1
    return plies / (process_time() - begun)


def random_play(seconds: float, *, seats: int, views: bool = False) -> float:
    """Decisions a second of random play; with ``views``, the decider's view is built each time.

    ``Game.play`` checks the move and returns the events.
    """
    dice = random.Random(1)
    decisions = games = 0
    begun = process_time()
    while process_time() - begun < seconds:
        game = saboteur.new("saboteur", seats=seats, seed=str(games))
        games += 1
        while (seat := game.decider) is not None:
            moves = game.legal_moves()
            if views:
                game.view(seat)
            game.play(moves[int(dice.random() * len(moves))])
            decisions += 1
    return decisions / (process_time() - begun)


def largest(box: str) -> str:
    """Name a box with as many modules as may be played together.

    The tournament bars two others, so it is the one to leave out.
    """
    modules = [entry.id for entry in saboteur.catalogue() if box in entry.goes_with]
    return "+".join([box, *(name for name in modules if name != "tournament")])


def search_play(seconds: float, *, seats: int, id_: str = "saboteur") -> float:
    """Decisions a second as a search plays: the move is known to be legal, nobody listens.

    That is the loop which the yardstick runs, whose ``push`` neither checks nor reports.
    """
    dice = random.Random(1)
    decisions = games = 0
    options = {"both_locations": True} if "+" in id_ else {}
    rules = ruleset(id_, seats, options)
    begun = process_time()
    while process_time() - begun < seconds:
        state = rules.deal(str(games))
        games += 1
        while state.stack:
            moves = rules.legal_moves(state)
            rules.play(state, moves[int(dice.random() * len(moves))])
            decisions += 1
    return decisions / (process_time() - begun)


def mid_game(seats: int) -> Game:
    """Return a game some way into its first round."""
    dice = random.Random(2)
    game = saboteur.new("saboteur", seats=seats, seed="mid-game")
    for _ in range(30):
        game.play(dice.choice(game.legal_moves()))
    return game


def clone_time(game: Game) -> float:
    """Microseconds to copy a game: the best of many short runs."""
    best = float("inf")
    for _ in range(50):
        begun = perf_counter()
        for _ in range(1000):
            game.clone()
        best = min(best, perf_counter() - begun)
    return best * 1000


def state_size(game: Game) -> float:
    """Bytes that one more copy of a game holds; what copies share is counted once, elsewhere."""
    copies: list[Game] = []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies.extend(game.clone() for _ in range(200))
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return grown / len(copies)


def main() -> None:
    """Print the figures."""
    loops: dict[str, Callable[[float], float]] = {"yardstick, plies/s (chess)": yardstick}
    for seats in SEATS:
        loops[f"random play, {seats} seats"] = partial(search_play, seats=seats)
    for seats in SEATS:
        loops[f"checked, with events, {seats} seats"] = partial(random_play, seats=seats)
    for seats in SEATS:
        loops[f"and the decider's view, {seats} seats"] = partial(
            random_play, seats=seats, views=True
        )
    sets = {
        f"{box} with {largest(box).count('+')} modules": partial(
            search_play, seats=MIDDLE, id_=largest(box)
        )
        for box in ("saboteur", "saboteur2")
    }
    loops |= sets
    runs: list[dict[str, float]] = []
    for number in range(SLICES):
        print(f"\rmeasuring, slice {number + 1} of {SLICES} ", end="", file=sys.stderr)
        runs.append({name: loop(SLICE) for name, loop in loops.items()})
    print(file=sys.stderr)
    base = next(iter(loops))
    print(f"{'loop':<36}{'per second':>12}{'ratio':>9}")
    for name in loops:
        ratio = median(run[name] / run[base] for run in runs)
        print(f"{name:<36}{median(run[name] for run in runs):>12,.0f}{ratio:>9.2f}")
    plain = f"random play, {MIDDLE} seats"
    for name in sets:
        cost = median(run[plain] / run[name] for run in runs)
        print(f"{name}, {MIDDLE} seats: a decision costs {cost:.2f} times one of the base game")
    for seats in SEATS:
        game = mid_game(seats)
        print(
            f"{seats} seats, 30 moves in: clone {clone_time(game):.2f} µs, "
            f"state {state_size(game):,.0f} bytes"
        )


if __name__ == "__main__":
    main()
