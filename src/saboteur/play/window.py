"""A window: what seats that are asked at once have answered, until the last one has (R-64)."""

from collections.abc import Iterator
from typing import final

from saboteur.kernel.event import Event
from saboteur.play.game import Game


@final
class Window:
    """Holds the answers to a question; nobody hears one of them before it closes.

    A question put to one seat alone is a window of one: its first answer closes it.
    """

    __slots__ = ("_held",)

    def __init__(self) -> None:
        """Begin without an answer."""
        self._held: dict[int, str] = {}

    def awaited(self, game: Game) -> tuple[int, ...]:
        """Return the seats that are asked and have not answered, in the order of play."""
        return tuple(seat for seat in game.deciders if seat not in self._held)

    def hold(self, seat: int, text: str) -> None:
        """Take an answer that the rules allow."""
        self._held[seat] = text

    def close(self, game: Game) -> Iterator[tuple[int, tuple[Event, ...], bool]]:
        """Play the answers of all who were asked, in order, until the question is settled.

        For each that is played: the seat, what happened, and whether it was silent, so that the
        clock answered for it (R-183).
        """
        held, self._held = self._held, {}
        for place, seat in enumerate(game.deciders):
            if place and not (game.is_window and game.decider == seat):
                break  # an answer has settled it
            silent = seat not in held
            yield seat, game.play(game.absent_move() if silent else held[seat]), silent
