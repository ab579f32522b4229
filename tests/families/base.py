"""What the generic tests must be told about a family of games.

Properties, secrecy, golden playthroughs and perft are written once for every rule set. The
little that differs from family to family (which moves can be written down, which events show
something new, where the cards are) is answered here. A family without answers fails the tests.
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
    """A position that play seldom meets, and moves that lead into the thick of it."""

    ruleset: str
    seats: int
    options: Mapping[str, OptionValue]
    text: str
    moves: tuple[str, ...] = ()


def put_down(asks: Iterable[tuple[str, ...]]) -> list[str]:
    """List the cards that lie before everybody while questions are about them (R-238)."""
    moves = dict.fromkeys(words[words.index("move") + 1 :] for words in asks if "move" in words)
    return [move[1] for move in moves]


class PublicLog(ABC):
    """The public facts of a game, rebuilt from the public stream and nothing else."""

    @abstractmethod
    def feed(self, event: Event) -> None:
        """Take in the next event of the public stream."""

    @abstractmethod
    def follow_silent_move(self) -> None:
        """A move was made of which the stream tells nothing: a question follows it."""

    @abstractmethod
    def shown(self) -> Shown:
        """Return the facts under the names that the public view gives them."""


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
    """The parts of a state that nobody but the authority may hold."""

    rule_book: tuple[type, ...]
    """What states and views share because it is fixed and public."""
    memory: tuple[type, ...]
    """What a rule set keeps from game to game to be quick, and no view may lead to."""

    def decision_kind(self, game: Game) -> str:
        """Name the kind of decision that is to be taken; ``over`` at the end."""
        return game.view("public").asked or "over"

    @abstractmethod
    def eager_moves(self, game: Game) -> Sequence[Move]:
        """List the legal moves that bring the game on, so that its later parts are tested too."""

    @abstractmethod
    def max_moves(self, rules: AnyRuleSet) -> int:
        """Return how many moves no game exceeds."""

    @abstractmethod
    def writable_moves(self, game: Game) -> Sequence[str]:
        """List every move that can be written down about the cards, seats and cells in sight."""

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
        """List the legal ways to lay a card, worked out from the text of the position alone."""

    @abstractmethod
    def public_log(self, rules: AnyRuleSet) -> PublicLog:
        """Begin to follow the public stream."""

    @abstractmethod
    def is_news(self, event: Event, seat: int) -> bool:
        """Whether an event of the seat's stream lawfully shows it what it could not know."""

    @abstractmethod
    def visible_form(self, rules: AnyRuleSet, move: str) -> str:
        """Return a move as the other seats see it made."""

    @abstractmethod
    def told_by(self, rules: AnyRuleSet, event: Event, sight: Sight) -> frozenset[str]:
        """Name the cards that an engine event lawfully shows to the sight."""

    @abstractmethod
    def decision_is_news(self, game: Game, seat: int) -> bool:
        """Whether the seat is asked something that shows it cards by itself (R-193)."""

    @abstractmethod
    def question_is_news(self, game: Game) -> bool:
        """Whether the question itself tells everybody what its seat holds (R-193)."""

    @abstractmethod
    def begins_round(self, event: Event) -> bool:
        """Whether all cards are dealt again with this event."""

    @abstractmethod
    def made_public(self, shown: Shown) -> Shown:
        """Return what stays of a seat's view when everything private is taken out."""

    @abstractmethod
    def canary_deck(self, rules: AnyRuleSet) -> str:
        """Write a deck file in which every card that can be secret has a name of its own."""

    @abstractmethod
    def secret_names(self, game: Game, sight: Sight) -> frozenset[str]:
        """Name the cards that the sight must not know of, in a game of the canary deck."""

    @abstractmethod
    def positions(self) -> Mapping[str, Rare]:
        """Give positions that play seldom meets, by name."""
