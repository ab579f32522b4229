"""Measure the engine against a baseline: ``make bench``.

All loops run in turn, slice by slice, in one process, so that a busy machine slows them alike; only
the ratios matter. The baseline is the same loop on the ``chess`` library: while the game is not
over, list the legal moves, choose one, play it.
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

SLICE_S = 0.25
SLICE_COUNT = 12
SEAT_COUNTS = (3, 5, 10)
MODULES_SEATS = 5
"""The number of seats at which the largest sets of modules are measured."""


def chess_plies_per_s(seconds: float) -> float:
    """Return the plies per second of random play with the ``chess`` library."""
    rng = random.Random(1)
    plies = 0
    begun = process_time()
    while process_time() - begun < seconds:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
            plies += 1
    return plies / (process_time() - begun)


def checked_decisions_per_s(seconds: float, *, seats: int, views: bool = False) -> float:
    """Return the decisions per second of random play with ``Game.play``.

    It checks the move and returns the events. With ``views``, the decider's view is built each
    time.
    """
    rng = random.Random(1)
    decisions = games = 0
    begun = process_time()
    while process_time() - begun < seconds:
        game = saboteur.new("saboteur", seats=seats, seed=str(games))
        games += 1
        while (seat := game.decider) is not None:
            moves = game.legal_moves()
            if views:
                game.view(seat)
            game.play(moves[int(rng.random() * len(moves))])
            decisions += 1
    return decisions / (process_time() - begun)


def largest_ruleset(box: str) -> str:
    """Return the id of a box with as many modules as can be combined.

    The tournament excludes two others, so it is left out.
    """
    modules = [entry.id for entry in saboteur.catalogue() if box in entry.goes_with]
    return "+".join([box, *(name for name in modules if name != "tournament")])


def search_decisions_per_s(seconds: float, *, seats: int, id_: str = "saboteur") -> float:
    """Return the decisions per second of a search: unchecked moves, no events.

    This is the loop to compare with the baseline, whose ``push`` neither checks nor reports.
    """
    rng = random.Random(1)
    decisions = games = 0
    options = {"both_locations": True} if "+" in id_ else {}
    rules = ruleset(id_, seats, options)
    begun = process_time()
    while process_time() - begun < seconds:
        state = rules.deal(str(games))
        games += 1
        while state.stack:
            moves = rules.legal_moves(state)
            rules.play(state, moves[int(rng.random() * len(moves))])
            decisions += 1
    return decisions / (process_time() - begun)


def play_mid_game(seats: int) -> Game:
    """Return a game after 30 moves, in its first round."""
    rng = random.Random(2)
    game = saboteur.new("saboteur", seats=seats, seed="mid-game")
    for _ in range(30):
        game.play(rng.choice(game.legal_moves()))
    return game


def measure_clone_us(game: Game) -> float:
    """Return the microseconds per copy of a game: the best of many short runs."""
    best = float("inf")
    for _ in range(50):
        begun = perf_counter()
        for _ in range(1000):
            game.clone()
        best = min(best, perf_counter() - begun)
    return best * 1000


def measure_state_bytes(game: Game) -> float:
    """Return the bytes of one more copy of a game; what copies share is not counted."""
    copies: list[Game] = []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies.extend(game.clone() for _ in range(200))
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return grown / len(copies)


def main() -> None:
    """Print the speed of each loop and its ratio to the baseline, and the cost of copies."""
    loops: dict[str, Callable[[float], float]] = {"yardstick, plies/s (chess)": chess_plies_per_s}
    for seats in SEAT_COUNTS:
        loops[f"random play, {seats} seats"] = partial(search_decisions_per_s, seats=seats)
    for seats in SEAT_COUNTS:
        loops[f"checked, with events, {seats} seats"] = partial(
            checked_decisions_per_s, seats=seats
        )
    for seats in SEAT_COUNTS:
        loops[f"and the decider's view, {seats} seats"] = partial(
            checked_decisions_per_s, seats=seats, views=True
        )
    sets = {
        f"{box} with {largest_ruleset(box).count('+')} modules": partial(
            search_decisions_per_s, seats=MODULES_SEATS, id_=largest_ruleset(box)
        )
        for box in ("saboteur", "saboteur2")
    }
    loops |= sets
    runs: list[dict[str, float]] = []
    for number in range(SLICE_COUNT):
        print(f"\rmeasuring, slice {number + 1} of {SLICE_COUNT} ", end="", file=sys.stderr)
        runs.append({name: loop(SLICE_S) for name, loop in loops.items()})
    print(file=sys.stderr)
    base = next(iter(loops))
    print(f"{'loop':<36}{'per second':>12}{'ratio':>9}")
    for name in loops:
        ratio = median(run[name] / run[base] for run in runs)
        print(f"{name:<36}{median(run[name] for run in runs):>12,.0f}{ratio:>9.2f}")
    base_game = f"random play, {MODULES_SEATS} seats"
    for name in sets:
        cost = median(run[base_game] / run[name] for run in runs)
        print(
            f"{name}, {MODULES_SEATS} seats: a decision costs {cost:.2f} times one of the base game"
        )
    for seats in SEAT_COUNTS:
        game = play_mid_game(seats)
        print(
            f"{seats} seats, 30 moves in: clone {measure_clone_us(game):.2f} µs, "
            f"state {measure_state_bytes(game):,.0f} bytes"
        )


if __name__ == "__main__":
    main()
