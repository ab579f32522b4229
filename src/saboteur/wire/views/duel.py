"""The view of Le Duel on the wire, as ``View.named`` gives it."""

from saboteur.games.duel.view import View
from saboteur.wire.struct import Message, Place
from saboteur.wire.views.view import GameView, GoalCell, as_message, prepared


class LaidCard(Message):
    """A face-up card of the maze, with the tokens that lie on it."""

    x: int
    y: int
    card: str
    turned: bool
    blue: str
    """Its edges that the blue player reaches from his Start, by tracks he may use."""
    green: str
    """The same for the green player."""
    counter: int | None
    """The seat whose counter lies on its gold."""
    bribe: int | None
    """The seat whose counter lies on its troll."""
    key: int | None
    """The seat whose key is in its door."""


class RoundResult(Message):
    """How a round ended: the gold cards that each seat took, and those it gave for trolls."""

    round: int
    cause: str
    taken: tuple[tuple[str, ...], ...]
    paid: tuple[tuple[str, ...], ...]


@prepared
class DuelView(GameView, tag="duel"):
    """A duel through one sight. The discard lies face up (R-114)."""

    rounds: int
    colours: tuple[str, ...]
    """The colour of each seat: blue or green."""
    aside: int
    """Solo: how many cards lie aside unseen (D-46)."""
    discard: tuple[str, ...]
    """From the bottom up."""
    broken: tuple[tuple[str, ...], ...]
    maze: tuple[LaidCard, ...]
    goals: tuple[GoalCell, ...]
    laid: tuple[Place, ...]
    """The path cards laid in this round and still there, the last one at the end."""
    counters: int
    keys: int
    gold_cards: tuple[tuple[str, ...], ...]
    nuggets: tuple[int, ...]
    gone: tuple[str, ...]
    results: tuple[RoundResult, ...]
    grade: int | None
    """Solo, when it is over: 1 to 4 (D-50)."""


def view_message(view: View) -> DuelView:
    """Return a view as a message; a field too many or too few raises ``ValidationError``."""
    return as_message(view.named(), DuelView)
