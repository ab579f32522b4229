"""What the generic tests must be told about one part of a classic rule set.

Cards, moves and supplies are read from the deck files and the forms of moves; a part answers only
for what these do not say. Each part has a file of its own here, called as its module's, with
``ANSWERS``; every answer has a default that says "nothing".
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
    """Every key that it adds to a view, nested ones with a dot, and why each sight may have it."""
    event_fields: Mapping[str, str] = {}
    """Every event that it lets a sight have, with its fields, and why."""
    news: tuple[type[Event], ...] = ()
    """Events that lawfully show their receiver a secret."""
    own_news: tuple[type[Event], ...] = ()
    """Events that do so to the seat that they name."""
    showing: tuple[str, ...] = ()
    """Decisions that show cards to their decider by being asked."""
    telling: tuple[str, ...] = ()
    """Decisions that are asked only because of what a seat holds, and so tell it to all."""
    laying: tuple[str, ...] = ()
    """Decisions beside the turn that are answered by laying a path."""
    unseen: tuple[str, ...] = ()
    """Verbs of moves of which others see no more than the verb."""
    alike: Mapping[str, str] = {}
    """Verbs of moves of which others see no more than this word."""
    barring: tuple[str, ...] = ()
    """Marks before a seat that forbid it to lay paths."""
    shares = False
    """Whether it shares the treasure in another way than the base game."""

    # The cards.

    def roles(self, pool: dict[str, int], seats: int) -> dict[str, int]:
        """Change the pool of roles."""
        return pool

    def cards(self, facts: Facts) -> Iterable[str]:
        """List the path and action cards that lie in zones of its own."""
        return ()

    def check_components(self, game: Game, facts: Facts) -> None:
        """Assert that its own cards exist exactly once."""

    def check_story(self, game: Game, facts: Facts) -> None:
        """Assert that what it keeps of the past could have happened."""

    def check_world(self, shown: Shown, seat: int, facts: Facts) -> None:
        """Assert that a possible world agrees with what the seat was shown of it."""

    # Moves.

    def texts(self, game: Game, facts: Facts) -> Iterable[str]:
        """List moves that the forms of cards and verbs do not make."""
        return ()

    def moves(self, rules: AnyRuleSet, turns: int) -> int:
        """Bound the moves that it adds to a round of so many turns."""
        return 0

    def closed(self, facts: Facts, seat: int) -> Iterable[Spot]:
        """List the spots on which a seat may lay nothing, by the text of the position."""
        return ()

    def covered(self, facts: Facts) -> Iterable[Spot]:
        """List the spots that its own face-down cards take up."""
        return ()

    # Secrets.

    def told_by(self, event: Event, sight: Sight) -> Iterable[str]:
        """Name the cards that one of its engine events lawfully shows to the sight."""
        return ()

    def secrets(self, facts: Facts, sight: Sight) -> Iterable[str]:
        """Name the cards in its own zones that the sight must not know."""
        return ()

    def known(self, facts: Facts, sight: Sight) -> Iterable[str]:
        """Name cards of other zones that the sight knows by it."""
        return ()

    def made_public(self, shown: Shown, view: Shown) -> Shown:
        """Return what stays of its own part of a whole view for the public."""
        return shown

    # The public stream.

    def listen(self, log: "ClassicLog") -> Mapping[type[Event], Callable[[Any], None]]:
        """Follow its public events; they may be those of the base game."""
        return {}

    def shown(self, log: "ClassicLog") -> Shown:
        """Return what the public stream has told of its part of the view."""
        return {}

    # Rare positions.

    def positions(self) -> Mapping[str, Rare]:
        """Give positions that play seldom meets, by name."""
        return {}


def words_of(facts: Facts, part: str, name: str) -> list[Sequence[str]]:
    """Return the lines of a part that begin with a name, without it."""
    return [words[1:] for words in facts.parts.get(part, []) if words[:1] == [name]]


def supply(rows: Iterable[tuple[str, int]]) -> Counter[str]:
    """Count cards by kind."""
    found: Counter[str] = Counter()
    for kind, count in rows:
        found[kind] += count
    return +found
