"""Measure the engine beside a yardstick: ``make bench``.

All loops run in turn, slice by slice, in one process, so that a busy machine slows them alike;
what counts are the ratios. The yardstick is the same loop on the ``chess`` library: while the
game is not over, list the legal moves, choose one, play it.
"""

import random
import sys
import tracemalloc
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time

import chess

import saboteur
from saboteur.play.game import Game

SLICE = 0.25
SLICES = 12
SEATS = (3, 5, 10)


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


def random_play(seats: int, seconds: float, *, views: bool = False) -> float:
    """Decisions a second of random play; with ``views``, the decider's view is built each time."""
    dice = random.Random(1)
    decisions = games = 0
    begun = process_time()
    while process_time() - begun < seconds:
        game = saboteur.new("saboteur", seats=seats, seed=str(games))
        games += 1
        while not game.over:
            moves = game.legal_moves()
            if views:
                game.view(game.decider)
            game.play(moves[int(dice.random() * len(moves))])
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
        loops[f"random play, {seats} seats"] = lambda t, n=seats: random_play(n, t)
    for seats in SEATS:
        loops[f"with the decider's view, {seats} seats"] = lambda t, n=seats: random_play(
            n, t, views=True
        )
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
    for seats in SEATS:
        game = mid_game(seats)
        print(
            f"{seats} seats, 30 moves in: clone {clone_time(game):.2f} µs, "
            f"state {state_size(game):,.0f} bytes"
        )


if __name__ == "__main__":
    main()
