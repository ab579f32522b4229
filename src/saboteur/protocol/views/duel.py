"""The view of Le Duel as a message, with the fields of ``View.named``."""

from typing import Literal

from saboteur.games.duel.view import View
from saboteur.protocol.message import Coordinates, Message
from saboteur.protocol.views.view import GameView, GoalCell, precompile, to_message


class LaidCard(Message):
    """A face-up card of the maze, with the tokens on it."""

    x: int
    y: int
    card: str
    turned: bool
    blue: str
    """The edges that the blue player reaches from their Start by tracks they may use."""
    green: str
    """The edges that the green player reaches; in solo the unused colour reaches none."""
    counter: int | None
    """The seat whose counter lies on the card's gold."""
    bribe: int | None
    """The seat whose counter lies on the card's troll."""
    key: int | None
    """The seat whose key is in the card's door."""


class RoundResult(Message):
    """The result of a round: the gold cards of each seat, and those it gave for trolls."""

    round: int
    cause: Literal["goals", "counters", "cards"]
    taken: tuple[tuple[str, ...], ...]
    paid: tuple[tuple[str, ...], ...]


@precompile
class DuelView(GameView, tag="duel"):
    """A view of Le Duel. The discard lies face up (R-114)."""

    rounds: int
    colours: tuple[str, ...]
    """The colour of each seat: blue or green."""
    aside: int
    """Solo: number of cards set aside face down (D-46)."""
    discard: tuple[str, ...]
    """The discard, from the bottom up."""
    broken: tuple[tuple[str, ...], ...]
    maze: tuple[LaidCard, ...]
    goals: tuple[GoalCell, ...]
    laid: tuple[Coordinates, ...]
    """The path cards laid in this round and still there, the last one at the end."""
    counters: int
    keys: int
    gold_cards: tuple[tuple[str, ...], ...]
    nuggets: tuple[int, ...]
    gone: tuple[str, ...]
    results: tuple[RoundResult, ...]
    grade: int | None
    """The grade of a solo game once it is over: 1 to 4 (D-50)."""


def view_message(view: View) -> DuelView:
    """Return a view as a message.

    Raises ``ValidationError`` if the fields of the message and of the view differ.
    """
    return to_message(view.named(), DuelView)
