"""The settings of a table besides the rules."""

from typing import Final

from saboteur.kernel.value import value_class

MIN_WINDOW_S: Final = 2


@value_class
class TableSettings:
    """Settings of a table besides the rules; they are not part of the record."""

    turn_timer: bool = True
    """Whether a timeout makes moves for absent players (R-183)."""
    window_s: int = 6
    """The seconds that players have to object in a window, at least two (R-64)."""
    chat: bool = True
    """Whether players can chat. They may say and deny anything, but no move shows a card (R-32)."""

    patient: bool = False
    """Whether a window stays open after the last answer, until ``Match.settle`` closes it."""

    def __post_init__(self) -> None:
        """Raise ``ValueError`` for a window that is too short to object."""
        if self.window_s < MIN_WINDOW_S:
            message = f"window_s is at least {MIN_WINDOW_S} seconds (R-64)"
            raise ValueError(message)
