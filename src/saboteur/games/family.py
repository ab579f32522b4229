"""A family: boxes that share one set of rules, and the modules that go with them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping

from saboteur.games.options import Option, OptionValue
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.value import value_class


@value_class
class Box:
    """The catalogue entry of a box."""

    id: str
    title: str
    seats: tuple[int, int]
    options: tuple[Option, ...] = ()
    fixed_options: tuple[tuple[Option, OptionValue], ...] = ()
    """Options of the box it builds on that are no choice here, each with what holds instead."""


@value_class
class Module:
    """The catalogue entry of a module."""

    id: str
    title: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    boxes: tuple[str, ...]
    """The boxes it goes with."""
    goes_with: tuple[str, ...]
    """The modules it goes with, if need be with an option."""


@value_class
class RuleSetRequest:
    """The options of a table to compile; its modules, seats and options are already validated."""

    box: str
    modules: tuple[str, ...]
    seats: int
    options: Mapping[str, OptionValue]
    deck: str | None
    """The text of the user's deck file, if one is used."""


class Family(ABC):
    """The entry of a family in the registry. Families never import each other."""

    id: str
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
        """Return why some modules cannot be played in a box; ``None`` if they can."""
        return None

    def decks(self, box: str, modules: tuple[str, ...]) -> frozenset[str]:
        """Return the ids of the deck files that a rule set is made of."""
        return frozenset({box, *modules})

    @abstractmethod
    def compile(self, request: RuleSetRequest) -> AnyRuleSet:
        """Compile a rule set; a deck file that cannot be used raises ``DeckError``."""


class BoxFamily(Family):
    """A family of one box, without modules."""

    def __init__(
        self,
        box: Box,
        events: tuple[type[Event], ...],
        rules: Callable[[int, Mapping[str, OptionValue], str | None], AnyRuleSet],
    ) -> None:
        self.id = box.id
        self.boxes = (box,)
        self.events = events
        self._rules = rules

    def compile(self, request: RuleSetRequest) -> AnyRuleSet:
        """Compile the rule set of the box."""
        return self._rules(request.seats, request.options, request.deck)
