"""The board of a family, drawn for one seat or for everybody."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from saboteur.cli.draw.grid import Grid, Spot

ViewT = TypeVar("ViewT")
TellerT = TypeVar("TellerT")


class FamilyBoard(Grid, Generic[ViewT, TellerT]):
    """What a view says of the maze."""

    def __init__(
        self, view: ViewT, teller: TellerT, choices: Mapping[Spot, str] | None = None
    ) -> None:
        """Take the maze of a view; ``choices`` are labels to put on cells."""
        self.view = view
        self.teller = teller
        super().__init__(*self.laid_out(), choices)

    @abstractmethod
    def laid_out(self) -> tuple[Iterable[Spot], Spot]:
        """Read the view: which cells are shown at least, and where to look if all are too many."""
