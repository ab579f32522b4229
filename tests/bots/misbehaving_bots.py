"""Custom bots for tests: one correct, the others faulty."""

import signal
import sys
import time

from saboteur.bots.protocol import Moves, News
from saboteur.kernel.move import Move


class FirstMoveBot:
    """Correct bot that plays the first legal move and records the arguments of each call."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.calls: list[tuple[object, Moves, News]] = []

    def choose(self, view: object, moves: Moves, events: News) -> Move:
        self.calls.append((view, moves, events))
        return moves[0]


class RaisingBot(FirstMoveBot):
    def choose(self, view: object, moves: Moves, events: News) -> Move:
        raise KeyError("no such idea")


class ExitingBot(FirstMoveBot):
    def choose(self, view: object, moves: Moves, events: News) -> Move:
        sys.exit("enough")


class InterruptedBot(FirstMoveBot):
    def choose(self, view: object, moves: Moves, events: News) -> Move:
        raise KeyboardInterrupt


class TextAnswerBot(FirstMoveBot):
    def choose(self, view: object, moves: Moves, events: News) -> Move:
        return moves[0].text  # type: ignore[return-value]


class IllegalMoveBot(FirstMoveBot):
    def choose(self, view: object, moves: Moves, events: News) -> Move:
        return Move("lay gold everywhere", "lay")


class SlowBot(FirstMoveBot):
    def choose(self, view: object, moves: Moves, events: News) -> Move:
        while True:
            try:
                time.sleep(10)
            except Exception:  # noqa: BLE001, S112 - that is how some bots are
                continue


class BotWithoutSeed:
    def choose(self, view: object, moves: Moves, events: News) -> Move:
        return moves[0]


class BotWithoutChoose:
    def __init__(self, seed: str) -> None:
        pass


class SignalIgnoringBot(FirstMoveBot):
    """Bot that blocks SIGALRM and never answers."""

    def choose(self, view: object, moves: Moves, events: News) -> Move:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
        while True:
            time.sleep(10)
