"""A correct custom bot, and some that misbehave."""

import signal
import sys
import time

from saboteur.bots.protocol import Moves, News
from saboteur.kernel.move import Move


class FirstMoveBot:
    """Plays the first legal move, and records what it got."""

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
    """Raises ``KeyboardInterrupt``, as Ctrl + C does."""

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
    """Has a constructor without a seed."""

    def choose(self, view: object, moves: Moves, events: News) -> Move:
        return moves[0]


class BotWithoutChoose:
    def __init__(self, seed: str) -> None:
        pass


class SignalIgnoringBot(FirstMoveBot):
    """Ignores the alarm signal."""

    def choose(self, view: object, moves: Moves, events: News) -> Move:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
        while True:
            time.sleep(10)
