"""A family: boxes that share one set of rules, and the modules that go with them."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from saboteur.games.options import Option, OptionValue
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.value import value


@value
class Box:
    """What the catalogue says of a box."""

    id: str
    title: str
    seats: tuple[int, int]
    options: tuple[Option, ...] = ()


@value
class Module:
    """What the catalogue says of a module."""

    id: str
    title: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    boxes: tuple[str, ...]
    """The boxes it goes with."""
    goes_with: tuple[str, ...]
    """The modules it goes with, if need be with an option."""


class Family(ABC):
    """What a family offers to the registry. Families never import each other."""

    id: ClassVar[str]
    boxes: tuple[Box, ...]
    modules: tuple[Module, ...] = ()
    events: tuple[type[Event], ...]
    """Every event of the family, the authority's and the sights'; no two have one name."""

    def refuse(
        self,
        box: str,
        modules: tuple[str, ...],
        options: Mapping[str, OptionValue],
    ) -> str | None:
        """Say why some modules cannot be played in a box; ``None`` if they can."""
        return None

    @abstractmethod
    def compile(
        self,
        box: str,
        modules: tuple[str, ...],
        seats: int,
        options: Mapping[str, OptionValue],
        deck: str | None,
    ) -> AnyRuleSet:
        """Compile a rule set whose modules, seats and options are known to be lawful.

        A deck file that cannot be used raises ``DeckError``.
        """
