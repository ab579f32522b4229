"""The answers about one part of a classic rule set that the generic tests need.

Cards, moves and supplies are read from the deck files and the forms of moves; a part answers only
what these do not say. Each part has its own file here, named like its module, with ``ANSWERS``;
every answer has an empty default.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.sight import Sight
from saboteur.play.game import Game
from tests.families.base import Rare, Shown
from tests.families.classic_position import Facts
from tests.families.position_lines import Spot

if TYPE_CHECKING:
    from tests.families.classic_log import ClassicLog


class PartAnswers:
    """The answers of one part."""

    view_keys: Mapping[str, str] = {}
    """The keys that it adds to a view, nested ones with a dot, and why each sight may have them."""
    event_fields: Mapping[str, str] = {}
    """The events that it adds for sights, with their fields, and why."""
    news: tuple[type[Event], ...] = ()
    """Events that show their receiver a secret by the rules."""
    own_news: tuple[type[Event], ...] = ()
    """Events that do so to the seat that they name."""
    showing: tuple[str, ...] = ()
    """Questions that show cards to the asked seat."""
    telling: tuple[str, ...] = ()
    """Questions that are asked only because of the cards of a seat, and so disclose them."""
    laying: tuple[str, ...] = ()
    """Questions other than the turn that are answered by laying a path."""
    unseen: tuple[str, ...] = ()
    """Verbs of moves of which others see the verb only."""
    alike: Mapping[str, str] = {}
    """Verbs of moves of which others see this word only."""
    barring: tuple[str, ...] = ()
    """Marks in front of a seat that forbid it to lay paths."""
    shares = False
    """Whether it shares the treasure in another way than the base game."""

    # The cards.

    def roles(self, pool: dict[str, int], seats: int) -> dict[str, int]:
        """Return the pool of roles, with changes."""
        return pool

    def cards(self, facts: Facts) -> Iterable[str]:
        """Return the path and action cards in its own zones."""
        return ()

    def check_components(self, game: Game, facts: Facts) -> None:
        """Assert that its own cards exist exactly once."""

    def check_story(self, game: Game, facts: Facts) -> None:
        """Assert that its record of the past could have happened."""

    def check_world(self, shown: Shown, seat: int, facts: Facts) -> None:
        """Assert that a possible world agrees with its part of the seat's view."""

    # Moves.

    def texts(self, game: Game, facts: Facts) -> Iterable[str]:
        """Return moves that the forms of cards and verbs do not cover."""
        return ()

    def moves(self, rules: AnyRuleSet, turns: int) -> int:
        """Return a bound on the moves that it adds to a round of so many turns."""
        return 0

    def closed(self, facts: Facts, seat: int) -> Iterable[Spot]:
        """Return the spots on which a seat may lay nothing, by the text of the position."""
        return ()

    def covered(self, facts: Facts) -> Iterable[Spot]:
        """Return the spots of its own face-down cards."""
        return ()

    # Secrets.

    def revealed_secrets(self, event: Event, sight: Sight) -> Iterable[str]:
        """Return the cards that one of its engine events shows to the sight by the rules."""
        return ()

    def secrets(self, facts: Facts, sight: Sight) -> Iterable[str]:
        """Return the cards in its own zones that the sight must not know."""
        return ()

    def known(self, facts: Facts, sight: Sight) -> Iterable[str]:
        """Return cards of other zones that the sight knows by this part."""
        return ()

    def made_public(self, shown: Shown, view: Shown) -> Shown:
        """Return its part of an open view without everything private."""
        return shown

    # The public stream.

    def listen(self, log: "ClassicLog") -> Mapping[type[Event], Callable[[Any], None]]:
        """Return handlers that update ``log`` by its public events and those of the base game."""
        return {}

    def shown(self, log: "ClassicLog") -> Shown:
        """Return its part of the view, as known from the public stream."""
        return {}

    # Rare positions.

    def positions(self) -> Mapping[str, Rare]:
        """Return positions that are rare in random play, by name."""
        return {}


def words_of(facts: Facts, part: str, name: str) -> list[Sequence[str]]:
    """Return the words after ``name`` of a part's lines that begin with it."""
    return [words[1:] for words in facts.parts.get(part, []) if words[:1] == [name]]


def supply(rows: Iterable[tuple[str, int]]) -> Counter[str]:
    """Count the cards of rows by kind."""
    found: Counter[str] = Counter()
    for kind, count in rows:
        found[kind] += count
    return +found
