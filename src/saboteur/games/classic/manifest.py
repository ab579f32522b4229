"""A manifest: what a box or a module says of itself before any rule is asked."""

from collections.abc import Mapping
from typing import ClassVar

from saboteur.games.options import Option, OptionValue
from saboteur.kernel.event import Event


class Manifest:
    """Which cards, options and words a part brings; the kit is compiled from it."""

    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, int]] = (2, 12)
    boxes: ClassVar[tuple[str, ...]] = ("saboteur", "saboteur2")
    """For a module, the boxes it goes with."""
    data: ClassVar[str] = ""
    """The deck file in ``games/data``."""
    revision: ClassVar[int] = 0
    """Where it has no deck file: the number of its rules, which a correction raises."""
    replaces: ClassVar[frozenset[str]] = frozenset()
    """Groups of cards (``goal``, ``role``, ``gold``) of which this part's own are used instead."""
    options: ClassVar[tuple[Option, ...]] = ()
    fixed_options: ClassVar[Mapping[str, OptionValue]] = {}
    """Options of the parts before it that are no choice any more, with what holds instead."""
    marks: ClassVar[Mapping[str, bool]] = {}
    """A mark before a seat besides broken tools, and whether it forbids laying paths."""
    covers: ClassVar[int] = 0
    """How many face-down cards it lays into the maze beside the goals."""
    verbs: ClassVar[Mapping[str, str]] = {}
    """The verbs of its moves, each with its form (``book.FORMS``)."""
    events: ClassVar[tuple[type[Event], ...]] = ()
    """Its events, the authority's and the sights'."""

    @property
    def forms(self) -> Mapping[str, str]:
        """By the ``effect`` of an action card, the form of the words that follow it."""
        return {}

    @property
    def turn_verbs(self) -> tuple[str, ...]:
        """The verbs of what a seat may do on its turn beside laying, playing and passing."""
        return ()

    @property
    def lay_words(self) -> tuple[str, ...]:
        """The words ``lay`` of the deck file whose rule it knows."""
        return ()

    def role_pool(self, pool: dict[str, int], seats: int) -> dict[str, int]:
        """Change the pool of roles; each part gets what the one before returned."""
        return pool
