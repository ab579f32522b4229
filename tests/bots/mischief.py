"""Bots of somebody's own: one that is fine, and some that are not."""

import signal
import sys
import time

from saboteur.bots.protocol import Moves, News
from saboteur.kernel.move import Move


class First:
    """Takes the first move, and keeps what it was given."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.told: list[tuple[object, Moves, News]] = []

    def choose(self, view: object, moves: Moves, events: News) -> Move:
        self.told.append((view, moves, events))
        return moves[0]


class Raises(First):
    def choose(self, view: object, moves: Moves, events: News) -> Move:
        raise KeyError("no such idea")


class Leaves(First):
    def choose(self, view: object, moves: Moves, events: News) -> Move:
        sys.exit("enough")


class Stopped(First):
    """Is at work when somebody presses Ctrl + C."""

    def choose(self, view: object, moves: Moves, events: News) -> Move:
        raise KeyboardInterrupt


class Says(First):
    def choose(self, view: object, moves: Moves, events: News) -> Move:
        return moves[0].text  # type: ignore[return-value]


class Cheats(First):
    def choose(self, view: object, moves: Moves, events: News) -> Move:
        return Move("lay gold everywhere", "lay")


class Broods(First):
    def choose(self, view: object, moves: Moves, events: News) -> Move:
        while True:
            try:
                time.sleep(10)
            except Exception:  # noqa: BLE001, S112 - that is how some bots are
                continue


class Seedless:
    """Knows no seed."""

    def choose(self, view: object, moves: Moves, events: News) -> Move:
        return moves[0]


class Mute:
    def __init__(self, seed: str) -> None:
        pass


class Deaf(First):
    """Hears no alarm."""

    def choose(self, view: object, moves: Moves, events: News) -> Move:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
        while True:
            time.sleep(10)
