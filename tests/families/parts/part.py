"""Answers about a part of a classic rule set for the generic tests.

Cards, moves and supplies are read from the deck files and the forms of moves; a part answers
the rest. Each part has a file here, named like its module, with ``ANSWERS``; each answer has an
empty default.
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
    """Answers about one part for the generic tests."""

    view_keys: Mapping[str, str] = {}
    """For each key that the part adds to a view (dots for nesting), why a sight may have it."""
    event_fields: Mapping[str, str] = {}
    """For each event that the part adds, with its fields, why a sight may have it."""
    news: tuple[type[Event], ...] = ()
    """Events that by the rules show every receiver a secret."""
    own_news: tuple[type[Event], ...] = ()
    """Events that by the rules show a secret to the seat that they name."""
    showing: tuple[str, ...] = ()
    """Questions that show cards to the asked seat."""
    telling: tuple[str, ...] = ()
    """Questions that are asked only because of the cards of a seat, and so disclose them."""
    laying: tuple[str, ...] = ()
    """Questions other than the turn that are answered by laying a path."""
    unseen: tuple[str, ...] = ()
    """Verbs of moves of which others see the verb only."""
    alike: Mapping[str, str] = {}
    """Verbs of moves of which other seats see only the given word."""
    barring: tuple[str, ...] = ()
    """Marks in front of a seat that forbid it to lay paths."""
    shares = False
    """Whether the part shares the treasure differently from the base game."""

    # The cards.

    def roles(self, pool: dict[str, int], seats: int) -> dict[str, int]:
        """Return the role pool as the part changes it."""
        return pool

    def cards(self, facts: Facts) -> Iterable[str]:
        """Return the path and action cards in the part's own zones."""
        return ()

    def check_components(self, game: Game, facts: Facts) -> None:
        """Assert that the part's own cards exist exactly once."""

    def check_story(self, game: Game, facts: Facts) -> None:
        """Assert that the past recorded by the part could have happened."""

    def check_world(self, shown: Shown, seat: int, facts: Facts) -> None:
        """Assert that a possible world agrees with the part's section of the seat's view."""

    # Moves.

    def texts(self, game: Game, facts: Facts) -> Iterable[str]:
        """Return moves that the forms of cards and verbs do not cover."""
        return ()

    def moves(self, rules: AnyRuleSet, turns: int) -> int:
        """Return an upper bound of the moves that the part adds to a round with this many turns."""
        return 0

    def closed(self, facts: Facts, seat: int) -> Iterable[Spot]:
        """Return the cells on which the seat may lay nothing, read from the position's text."""
        return ()

    def pay(self, before: Facts, after: Facts, seat: int) -> None:
        """Change ``after`` by what the seat pays to lay the card that is new in it."""

    def covered(self, facts: Facts) -> Iterable[Spot]:
        """Return the cells of the part's own face-down cards."""
        return ()

    # Secrets.

    def revealed_secrets(self, event: Event, sight: Sight) -> Iterable[str]:
        """Return the cards that, by the rules, one of the part's events shows to the sight."""
        return ()

    def secrets(self, facts: Facts, sight: Sight) -> Iterable[str]:
        """Return the cards in the part's own zones that are secret to the sight."""
        return ()

    def known(self, facts: Facts, sight: Sight) -> Iterable[str]:
        """Return cards in other zones that the sight knows because of the part."""
        return ()

    def made_public(self, shown: Shown, view: Shown) -> Shown:
        """Return the part's section of a view without all that is private to its seat."""
        return shown

    # The public stream.

    def listen(self, log: "ClassicLog") -> Mapping[type[Event], Callable[[Any], None]]:
        """Return handlers, by event type, that update ``log``."""
        return {}

    def shown(self, log: "ClassicLog") -> Shown:
        """Return the part's section of the public view, rebuilt from the log."""
        return {}

    # Rare positions.

    def positions(self) -> Mapping[str, Rare]:
        """Return positions that are rare in random play, by name."""
        return {}


def words_of(facts: Facts, part: str, name: str) -> list[Sequence[str]]:
    """Return the words after ``name`` of a part's lines that begin with it."""
    return [words[1:] for words in facts.parts.get(part, []) if words[:1] == [name]]


def supply(rows: Iterable[tuple[str, int]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for kind, count in rows:
        found[kind] += count
    return +found
