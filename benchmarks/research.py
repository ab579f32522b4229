"""Measure the environments for learning beside the bare game: part of ``make bench``.

All loops play at random, in turn, slice by slice, in one process; what counts are the ratios to
``Game.play`` with its list of legal moves, the first of them.
"""

import random
import sys
from collections.abc import Iterator
from statistics import median
from time import process_time

import gymnasium
import pyspiel

import saboteur
import saboteur.research.gym
import saboteur.research.open_spiel
from saboteur.research import aec
from saboteur.research.encoding import encoding

SLICE = 0.25
SLICES = 5
BOXES = {
    "saboteur": ("Saboteur", 5),
    "saboteur2": ("Saboteur2", 5),
    "duel": ("Duel", 2),
    "lost-mines": ("LostMines", 4),
    "dark-cave": ("DarkCave", 4),
}
"""By box, its name in Gymnasium and how many seats play."""


def bare(box: str, seats: int) -> Iterator[None]:
    """List the legal moves and play one of them."""
    dice = random.Random(1)
    games = 0
    while True:
        game = saboteur.new(box, seats=seats, seed=str(games))
        games += 1
        while not game.over:
            game.play(dice.choice(game.legal_moves()))
            yield


def one_after_the_other(box: str, seats: int, *, flat: bool) -> Iterator[None]:
    """PettingZoo: observation and mask for whoever is asked."""
    dice = random.Random(1)
    env = aec.raw_env(box, seats, flat=flat)
    while True:
        env.reset()
        while not env.game.over:
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(dice.choice(mask.nonzero()[0]))
            yield


def against_bots(name: str) -> Iterator[None]:
    """Gymnasium: a step is one answer of the seat, with those of the bots after it."""
    dice = random.Random(1)
    env = gymnasium.make(f"saboteur/{name}-v0", level="random").unwrapped
    while True:
        _, info = env.reset()
        over = False
        while not over:
            _, _, over, _, info = env.step(dice.choice(info["action_mask"].nonzero()[0]))
            yield


def spiel(box: str, seats: int, *, tensor: bool) -> Iterator[None]:
    """OpenSpiel: legal actions, the player's tensor if wanted, and one of the actions."""
    dice = random.Random(1)
    name = saboteur.research.open_spiel.short_name(box)
    game = pyspiel.load_game(name, {"players": seats})
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if tensor and not state.is_chance_node():
                state.observation_tensor()
            state.apply_action(dice.choice(state.legal_actions()))
            yield


def speed(steps: Iterator[None]) -> float:
    """Steps a second, over one slice of time."""
    begun = process_time()
    count = 0
    while process_time() - begun < SLICE:
        next(steps)
        count += 1
    return count / (process_time() - begun)


def loops(box: str, name: str, seats: int) -> dict[str, Iterator[None]]:
    """List what is measured of a box."""
    return {
        "bare game": bare(box, seats),
        "PettingZoo, flat": one_after_the_other(box, seats, flat=True),
        "PettingZoo, arrays": one_after_the_other(box, seats, flat=False),
        "Gymnasium, random bots": against_bots(name),
        "OpenSpiel": spiel(box, seats, tensor=False),
        "OpenSpiel, with tensor": spiel(box, seats, tensor=True),
    }


def main() -> None:
    """Print spaces, sizes and speeds."""
    print(
        f"{'box':<12}{'seats':>6}{'actions':>9}{'numbers':>9}"
        f"  {'loop':<24}{'steps/s':>9}{'ratio':>7}"
    )
    for box, (name, seats) in BOXES.items():
        encoded = encoding(box, seats)
        runs: dict[str, list[float]] = {}
        measured = loops(box, name, seats)
        for _ in range(SLICES):
            for loop, steps in measured.items():
                runs.setdefault(loop, []).append(speed(steps))
        head = f"{box:<12}{seats:>6}{encoded.actions.size:>9,}{encoded.sheet.size:>9,}"
        for loop, speeds in runs.items():
            ratio = median(one / base for one, base in zip(speeds, runs["bare game"], strict=True))
            print(f"{head}  {loop:<24}{median(speeds):>9,.0f}{ratio:>7.2f}")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
