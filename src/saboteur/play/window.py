"""A window: the pending answers of seats that are asked at once (R-64)."""

from collections.abc import Iterator
from typing import final

from saboteur.kernel.event import Event
from saboteur.play.game import Game


@final
class Window:
    """Holds the answers to a question secret until all are given.

    A question to a single seat is a window of one: its first answer closes it.
    """

    __slots__ = ("_held",)

    def __init__(self) -> None:
        self._held: dict[int, str] = {}

    def pending_seats(self, game: Game) -> tuple[int, ...]:
        """Return the seats that are asked and have not answered, in the order of play."""
        return tuple(seat for seat in game.deciders if seat not in self._held)

    def add_answer(self, seat: int, text: str) -> None:
        """Store an answer that the rules allow."""
        self._held[seat] = text

    def close(self, game: Game) -> Iterator[tuple[int, tuple[Event, ...], bool]]:
        """Play the answers in the order of the seats until the question is settled.

        Yields the seat, the events and whether the seat was silent, so that a timeout answered for
        it (R-183).
        """
        held, self._held = self._held, {}
        for place, seat in enumerate(game.deciders):
            if place and not (game.is_window and game.decider == seat):
                break  # an answer has settled the question
            silent = seat not in held
            yield seat, game.play(game.absent_move() if silent else held[seat]), silent
