"""The answers about a family of games that the generic tests need.

Properties, secrecy, golden playthroughs and perft are written once for every rule set. The
differences between families (which moves can be written down, which events show something new,
where the cards are) are answered here. A family without answers fails the tests.
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
        """Apply a move without public events: the next seat is asked a question."""

    @abstractmethod
    def shown(self) -> Shown:
        """Return the facts under their names in the public view."""


class Family(ABC):
    """The answers of one family."""

    view_fields: Mapping[str, str]
    """Every field of a view, and why each sight may have it."""

    @property
    @abstractmethod
    def view_keys(self) -> Mapping[str, str]:
        """Every key of ``to_dict``, nested ones with a dot, and why each sight may have it."""

    @property
    @abstractmethod
    def event_fields(self) -> Mapping[str, str]:
        """Every event a sight can get with its fields, and why it may have them."""

    secret_types: tuple[type, ...]
    """The parts of a state that no seat may hold."""

    rule_book: tuple[type, ...]
    """Types that states and views share because they are fixed and public."""
    memory: tuple[type, ...]
    """Caches of a rule set across games, which must not be reachable from a view."""

    def decision_kind(self, game: Game) -> str:
        """Return the kind of decision that is to be taken; ``over`` at the end."""
        return game.view("public").asked or "over"

    @abstractmethod
    def eager_moves(self, game: Game) -> Sequence[Move]:
        """Return the legal moves that advance the game, so that its later parts are tested too."""

    @abstractmethod
    def max_moves(self, rules: AnyRuleSet) -> int:
        """Return a bound on the number of moves of a game."""

    @abstractmethod
    def writable_moves(self, game: Game) -> Sequence[str]:
        """Return every move that can be written about the cards, seats and cells in sight."""

    @abstractmethod
    def check_components(self, game: Game) -> None:
        """Assert that every card, role and nugget exists, exactly once."""

    @abstractmethod
    def check_story(self, game: Game) -> None:
        """Assert that the recorded past of a state could have happened."""

    @abstractmethod
    def check_world(self, shown: Shown, seat: int, world: Game) -> None:
        """Assert that a possible world agrees with every fact that the seat was shown."""

    @abstractmethod
    def reference_lays(self, game: Game) -> Iterable[str]:
        """Return the legal ways to lay a card, computed from the text of the position alone."""

    @abstractmethod
    def public_log(self, rules: AnyRuleSet) -> PublicLog:
        """Return a new log for the public stream of a game."""

    @abstractmethod
    def is_news(self, event: Event, seat: int) -> bool:
        """Return whether an event shows the seat by the rules what it could not know."""

    @abstractmethod
    def visible_form(self, rules: AnyRuleSet, move: str) -> str:
        """Return a move as the other seats see it made."""

    @abstractmethod
    def revealed_secrets(self, rules: AnyRuleSet, event: Event, sight: Sight) -> frozenset[str]:
        """Return the cards that an engine event shows to the sight by the rules."""

    @abstractmethod
    def decision_is_news(self, game: Game, seat: int) -> bool:
        """Return whether the question that the seat is asked shows it cards (R-193)."""

    @abstractmethod
    def question_is_news(self, game: Game) -> bool:
        """Return whether the question itself tells all seats what its seat holds (R-193)."""

    @abstractmethod
    def begins_round(self, event: Event) -> bool:
        """Return whether all cards are dealt again with this event."""

    @abstractmethod
    def made_public(self, shown: Shown) -> Shown:
        """Return a seat's view without everything private."""

    @abstractmethod
    def canary_deck(self, rules: AnyRuleSet) -> str:
        """Return a deck file in which every card that can be secret has its own name."""

    @abstractmethod
    def secret_names(self, game: Game, sight: Sight) -> frozenset[str]:
        """Return the cards that the sight must not know of, in a game of the canary deck."""

    @abstractmethod
    def positions(self) -> Mapping[str, Rare]:
        """Return positions that are rare in random play, by name."""
