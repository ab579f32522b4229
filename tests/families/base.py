"""The answers about a family of games that the generic tests need.

Tests of properties, secrecy, golden playthroughs and perft are written once for every rule set.
A ``Family`` answers what differs: which moves can be written, which events reveal something,
where the cards are. A family without answers fails the tests.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from saboteur.games.options import OptionValue
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.sight import Sight
from saboteur.play.game import Game

Shown = dict[str, Any]
"""A view as plain data."""


class Rare(NamedTuple):
    """A position that is rare in random play, and moves that continue it."""

    ruleset: str
    seats: int
    options: Mapping[str, OptionValue]
    text: str
    moves: tuple[str, ...] = ()


def put_down(asks: Iterable[tuple[str, ...]]) -> list[str]:
    """Return the cards that lie open while questions about them are asked (R-238)."""
    moves = dict.fromkeys(words[words.index("move") + 1 :] for words in asks if "move" in words)
    return [move[1] for move in moves]


class PublicLog(ABC):
    """The public facts of a game, rebuilt from the public stream alone."""

    @abstractmethod
    def feed(self, event: Event) -> None:
        """Apply the next event of the public stream."""

    @abstractmethod
    def follow_silent_move(self) -> None:
        """Apply a move without public events, after which the next seat is asked."""

    @abstractmethod
    def shown(self) -> Shown:
        """Return the facts, keyed as in the public view."""


class Family(ABC):
    """Answers about one family for the generic tests."""

    view_fields: Mapping[str, str]
    """For each field of a view, why a sight may have it."""

    @property
    @abstractmethod
    def view_keys(self) -> Mapping[str, str]:
        """For each key of a view's ``to_dict``, nested ones with a dot, why a sight may have it."""

    @property
    @abstractmethod
    def event_fields(self) -> Mapping[str, str]:
        """For each event of a sight, with its fields, why the sight may have it."""

    secret_types: tuple[type, ...]
    """Parts of a state that hold secrets; no view may reach them."""

    rule_book: tuple[type, ...]
    """Types that states and views share because they are fixed and public."""
    memory: tuple[type, ...]
    """Caches of a rule set across games; no view may reach them."""

    def decision_kind(self, game: Game) -> str:
        """Return the kind of the current decision; ``over`` at the end of the game."""
        return game.view("public").asked or "over"

    @abstractmethod
    def eager_moves(self, game: Game) -> Sequence[Move]:
        """Return the legal moves that advance the game, so that its later parts are tested too."""

    @abstractmethod
    def max_moves(self, rules: AnyRuleSet) -> int:
        """Return a bound on the number of moves of a game."""

    @abstractmethod
    def writable_moves(self, game: Game) -> Sequence[str]:
        """Return all moves, legal or not, that can be written with the cards, seats and cells."""

    @abstractmethod
    def check_components(self, game: Game) -> None:
        """Assert that every card, role and nugget exists, exactly once."""

    @abstractmethod
    def check_story(self, game: Game) -> None:
        """Assert that the recorded past of a state could have happened."""

    @abstractmethod
    def check_world(self, shown: Shown, seat: int, world: Game) -> None:
        """Assert that a possible world agrees with everything in the seat's view."""

    @abstractmethod
    def reference_lays(self, game: Game) -> Iterable[str]:
        """Return the legal lays, computed from the text of the position without the engine."""

    @abstractmethod
    def public_log(self, rules: AnyRuleSet) -> PublicLog:
        """Return a new log for the public stream of a game."""

    @abstractmethod
    def is_news(self, event: Event, seat: int) -> bool:
        """Return whether an event may show the seat, by the rules, something it could not know."""

    @abstractmethod
    def visible_form(self, rules: AnyRuleSet, move: str) -> str:
        """Return the part of a move's text that the other seats see."""

    @abstractmethod
    def revealed_secrets(self, rules: AnyRuleSet, event: Event, sight: Sight) -> frozenset[str]:
        """Return the cards that, by the rules, an engine event shows to a sight."""

    @abstractmethod
    def decision_is_news(self, game: Game, seat: int) -> bool:
        """Return whether the current question shows the seat cards (R-193)."""

    @abstractmethod
    def question_is_news(self, game: Game) -> bool:
        """Return whether the question itself tells all seats what its seat holds (R-193)."""

    @abstractmethod
    def begins_round(self, event: Event) -> bool:
        """Return whether all cards are dealt again with this event."""

    @abstractmethod
    def made_public(self, shown: Shown) -> Shown:
        """Return a seat's view without all that is private to the seat."""

    @abstractmethod
    def canary_deck(self, rules: AnyRuleSet) -> str:
        """Return a deck file in which every card that can be secret has its own name."""

    @abstractmethod
    def secret_names(self, game: Game, sight: Sight) -> frozenset[str]:
        """Return the cards of a canary deck that are secret to a sight."""

    @abstractmethod
    def positions(self) -> Mapping[str, Rare]:
        """Return positions that are rare in random play, by name."""
