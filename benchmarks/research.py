"""Measure the research environments against the bare game: part of ``make bench``.

All loops play at random, in turn, slice by slice, in one process. Only the ratios to the first loop
matter: ``Game.play`` with its list of legal moves.
"""

import random
import sys
from collections.abc import Iterator
from statistics import median
from time import process_time

import gymnasium
import pyspiel

import saboteur
import saboteur.research.gym  # noqa: F401 - registers the environments
import saboteur.research.open_spiel
from saboteur.research import aec
from saboteur.research.encoding import encoding

SLICE_S = 0.25
SLICE_COUNT = 5
BOXES = {
    "saboteur": ("Saboteur", 5),
    "saboteur2": ("Saboteur2", 5),
    "duel": ("Duel", 2),
    "lost-mines": ("LostMines", 4),
    "dark-cave": ("DarkCave", 4),
}
"""By box: its name in Gymnasium and the number of seats."""


def play_bare_game(box: str, seats: int) -> Iterator[None]:
    """Play random games without an environment, and yield after each move."""
    rng = random.Random(1)
    games = 0
    while True:
        game = saboteur.new(box, seats=seats, seed=str(games))
        games += 1
        while not game.over:
            game.play(rng.choice(game.legal_moves()))
            yield


def play_pettingzoo(box: str, seats: int, *, flat: bool) -> Iterator[None]:
    """Play random games in PettingZoo, with an observation and a mask for each move."""
    rng = random.Random(1)
    env = aec.raw_env(box, seats, flat=flat)
    while True:
        env.reset()
        while not env.game.over:
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(rng.choice(mask.nonzero()[0]))
            yield


def play_gymnasium(name: str) -> Iterator[None]:
    """Play in Gymnasium: a step is a move of the seat and the following moves of the bots."""
    rng = random.Random(1)
    env = gymnasium.make(f"saboteur/{name}-v0", level="random").unwrapped
    while True:
        _, info = env.reset()
        over = False
        while not over:
            _, _, over, _, info = env.step(rng.choice(info["action_mask"].nonzero()[0]))
            yield


def play_open_spiel(box: str, seats: int, *, tensor: bool) -> Iterator[None]:
    """Play in OpenSpiel: legal actions, with the player's tensor if ``tensor``."""
    rng = random.Random(1)
    name = saboteur.research.open_spiel.short_name(box)
    game = pyspiel.load_game(name, {"players": seats})
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if tensor and not state.is_chance_node():
                state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            yield


def steps_per_s(steps: Iterator[None]) -> float:
    """Return the steps per second, over one slice of time."""
    begun = process_time()
    count = 0
    while process_time() - begun < SLICE_S:
        next(steps)
        count += 1
    return count / (process_time() - begun)


def loops_of_box(box: str, name: str, seats: int) -> dict[str, Iterator[None]]:
    """Return the loops to measure for a box, by name."""
    return {
        "bare game": play_bare_game(box, seats),
        "PettingZoo, flat": play_pettingzoo(box, seats, flat=True),
        "PettingZoo, arrays": play_pettingzoo(box, seats, flat=False),
        "Gymnasium, random bots": play_gymnasium(name),
        "OpenSpiel": play_open_spiel(box, seats, tensor=False),
        "OpenSpiel, with tensor": play_open_spiel(box, seats, tensor=True),
    }


def main() -> None:
    """Print the sizes of the spaces and the speeds."""
    print(
        f"{'box':<12}{'seats':>6}{'actions':>9}{'numbers':>9}"
        f"  {'loop':<24}{'steps/s':>9}{'ratio':>7}"
    )
    for box, (name, seats) in BOXES.items():
        encoded = encoding(box, seats)
        runs: dict[str, list[float]] = {}
        loops = loops_of_box(box, name, seats)
        for _ in range(SLICE_COUNT):
            for loop, steps in loops.items():
                runs.setdefault(loop, []).append(steps_per_s(steps))
        head = f"{box:<12}{seats:>6}{encoded.actions.size:>9,}{encoded.sheet.size:>9,}"
        for loop, speeds in runs.items():
            ratio = median(one / base for one, base in zip(speeds, runs["bare game"], strict=True))
            print(f"{head}  {loop:<24}{median(speeds):>9,.0f}{ratio:>7.2f}")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
