"""The manifest of a part: its cards, options and words, known before any rule is applied."""

from collections.abc import Mapping
from typing import ClassVar

from saboteur.games.options import Option, OptionValue
from saboteur.kernel.event import Event


class Manifest:
    """The cards, options and words of a part, from which the kit is compiled."""

    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, int]] = (2, 12)
    boxes: ClassVar[tuple[str, ...]] = ("saboteur", "saboteur2")
    """For a module, the boxes it goes with."""
    data: ClassVar[str] = ""
    """The deck file in ``games/data``."""
    revision: ClassVar[int] = 0
    """Without a deck file, the revision of its rules, which a correction raises."""
    replaces: ClassVar[frozenset[str]] = frozenset()
    """Groups of cards (``goal``, ``role``, ``gold``) that this part's own replace."""
    options: ClassVar[tuple[Option, ...]] = ()
    fixed_options: ClassVar[Mapping[str, OptionValue]] = {}
    """Options of earlier parts that this part fixes, each with its value."""
    marks: ClassVar[Mapping[str, bool]] = {}
    """Its marks besides broken tools, and whether each forbids laying paths."""
    covers: ClassVar[int] = 0
    """How many face-down cards it lays into the maze besides the goals."""
    verbs: ClassVar[Mapping[str, str]] = {}
    """The verbs of its moves, each with its form (``book.FORMS``)."""
    events: ClassVar[tuple[type[Event], ...]] = ()
    """The classes of its events, complete and redacted."""

    @property
    def forms(self) -> Mapping[str, str]:
        """By the ``effect`` of an action card, the form of the words that follow it."""
        return {}

    @property
    def turn_verbs(self) -> tuple[str, ...]:
        """The verbs of its turn options: actions besides laying, playing and passing."""
        return ()

    @property
    def lay_words(self) -> tuple[str, ...]:
        """The words ``lay`` of the deck file for which it has rules of laying."""
        return ()

    def role_pool(self, pool: dict[str, int], seats: int) -> dict[str, int]:
        """Return the changed pool of roles; each part gets what the one before returned."""
        return pool
