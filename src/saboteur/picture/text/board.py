"""The board of a family as text, drawn for one seat or for spectators."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Generic, Protocol, TypeVar

from saboteur.kernel.value import value_class
from saboteur.picture.text.grid import Grid, Spot

ViewT = TypeVar("ViewT")


class Viewer(Protocol):
    """The viewpoint and language for which a board is drawn."""

    @property
    def seat(self) -> int | None:
        """The seat whose pieces are drawn as the viewer's own; ``None`` for spectators."""

    def letter(self, colour: str) -> str:
        """Return the letter of a colour in the viewer's language."""


@value_class
class PlainViewer:
    """The viewpoint of a printed board; the letter of a colour is the first of its id."""

    seat: int | None

    def letter(self, colour: str) -> str:
        return colour[0].upper()


class FamilyBoard(Grid, Generic[ViewT]):
    """The board of a view; ``choices`` are labels on cells."""

    def __init__(
        self, view: ViewT, viewer: Viewer, choices: Mapping[Spot, str] | None = None
    ) -> None:
        self.view = view
        self.viewer = viewer
        super().__init__(*self.read_view(), choices)

    @abstractmethod
    def read_view(self) -> tuple[Iterable[Spot], Spot]:
        """Return the cells to show at least, and the focus if they do not all fit."""
