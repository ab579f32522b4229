"""A family: boxes that share one set of rules, and the modules that go with them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping

from saboteur.games.options import Option, OptionValue
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.value import value_class


@value_class
class Box:
    """A box as listed in the catalogue."""

    id: str
    title: str
    seats: tuple[int, int]
    options: tuple[Option, ...] = ()
    fixed_options: tuple[tuple[Option, OptionValue], ...] = ()
    """Options inherited from another box that this box fixes, each with its fixed value."""


@value_class
class Module:
    """A module as listed in the catalogue."""

    id: str
    title: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    boxes: tuple[str, ...]
    """The boxes that the module can be combined with."""
    goes_with: tuple[str, ...]
    """The modules it can be combined with; for some an option is necessary."""


@value_class
class RuleSetRequest:
    """The validated choices of a table: box, modules, seats and options."""

    box: str
    modules: tuple[str, ...]
    seats: int
    options: Mapping[str, OptionValue]
    deck: str | None
    """The text of the user's deck file, if there is one."""


class Family(ABC):
    """The entry of a family in the registry. Families do not import each other."""

    id: str
    boxes: tuple[Box, ...]
    modules: tuple[Module, ...] = ()
    events: tuple[type[Event], ...]
    """All event classes of the family, complete and redacted; their names are unique."""

    def refuse(
        self,
        box: str,
        modules: tuple[str, ...],
        options: Mapping[str, OptionValue],
    ) -> str | None:
        """Return why some modules cannot be played in a box; ``None`` if they can."""
        return None

    def decks(self, box: str, modules: tuple[str, ...]) -> frozenset[str]:
        """Return the ids of the deck files of a rule set."""
        return frozenset({box, *modules})

    @abstractmethod
    def compile(self, request: RuleSetRequest) -> AnyRuleSet:
        """Compile a rule set; raise ``DeckError`` if a deck file is invalid."""


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
        return self._rules(request.seats, request.options, request.deck)
