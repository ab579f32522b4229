"""The board of a family as text, drawn for one seat or for everybody."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Generic, Protocol, TypeVar

from saboteur.kernel.value import value
from saboteur.picture.text.grid import Grid, Spot

ViewT = TypeVar("ViewT")


class Onlooker(Protocol):
    """Who looks at a board."""

    @property
    def seat(self) -> int | None:
        """The seat whose own things are drawn as such; ``None`` for those who only watch."""

    def letter(self, colour: str) -> str:
        """Return the letter that stands for a colour in his language."""


@value
class Reader:
    """One who reads a printed board: colours by the letters that their ids begin with."""

    seat: int | None

    def letter(self, colour: str) -> str:
        """Return the first letter."""
        return colour[0].upper()


class FamilyBoard(Grid, Generic[ViewT]):
    """What a view says of the maze."""

    def __init__(
        self, view: ViewT, onlooker: Onlooker, choices: Mapping[Spot, str] | None = None
    ) -> None:
        """Take the maze of a view; ``choices`` are labels to put on cells."""
        self.view = view
        self.onlooker = onlooker
        super().__init__(*self.laid_out(), choices)

    @abstractmethod
    def laid_out(self) -> tuple[Iterable[Spot], Spot]:
        """Read the view: which cells are shown at least, and where to look if all are too many."""
