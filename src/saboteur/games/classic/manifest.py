"""The manifest of a part: its cards, options and words, known before any rule is applied."""

from collections.abc import Mapping
from typing import ClassVar

from saboteur.games.options import Option, OptionValue
from saboteur.kernel.event import Event


class Manifest:
    """The cards, options and words of a part; the kit is compiled from the manifests."""

    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, int]] = (2, 12)
    boxes: ClassVar[tuple[str, ...]] = ("saboteur", "saboteur2")
    """The boxes that a module can be played with."""
    data: ClassVar[str] = ""
    """The name of the deck file in ``games/data``; empty if the part has none."""
    revision: ClassVar[int] = 0
    """The revision of the rules of a part without a deck file; a correction raises it."""
    replaces: ClassVar[frozenset[str]] = frozenset()
    """Groups of cards (``goal``, ``role``, ``gold``) that this part replaces with its own."""
    options: ClassVar[tuple[Option, ...]] = ()
    fixed_options: ClassVar[Mapping[str, OptionValue]] = {}
    """Options of earlier parts that this part fixes, with the fixed values."""
    marks: ClassVar[Mapping[str, bool]] = {}
    """The part's marks besides broken tools, and whether each forbids laying paths."""
    covers: ClassVar[int] = 0
    """How many cards the part lays face down in the maze, besides the goals."""
    verbs: ClassVar[Mapping[str, str]] = {}
    """The verbs of the part's moves, each with its form (``book.FORMS``)."""
    events: ClassVar[tuple[type[Event], ...]] = ()
    """The classes of the part's events, complete and redacted."""

    @property
    def forms(self) -> Mapping[str, str]:
        """For each ``effect`` of an action card, the form of the words after it in a move."""
        return {}

    @property
    def turn_verbs(self) -> tuple[str, ...]:
        """The verbs of the part's turn options: actions besides laying, playing and passing."""
        return ()

    @property
    def lay_words(self) -> tuple[str, ...]:
        """The values of ``lay`` in the deck file for which the part has rules of laying."""
        return ()

    def role_pool(self, pool: dict[str, int], seats: int) -> dict[str, int]:
        """Return the changed pool of roles; ``pool`` is what the previous part returned."""
        return pool
