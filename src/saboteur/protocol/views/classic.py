"""The classic view as a message, with the fields of ``View.named``."""

from saboteur.games.classic.view import View
from saboteur.protocol.message import Coordinates, Message
from saboteur.protocol.views.view import GameView, precompile, to_message


class LaidCard(Message):
    """A face-up card of the maze; ``lit`` names its edges that are linked to Start."""

    x: int
    y: int
    card: str
    turned: bool
    lit: str


class GoalCell(Message):
    """A goal cell: its face if it is turned over, and what this seat saw of it."""

    x: int
    y: int
    face: str | None
    seen: str | None
    seen_round: int | None
    stale: bool
    looked: tuple[int, ...]
    doubtful: tuple[int, ...]
    """The seats of ``looked`` whose goal may lie elsewhere by now."""


class SeenRole(Message):
    """A role that this seat has looked at; stale if it may have changed since (R-192)."""

    seat: int
    role: str
    stale: bool


class SeenCard(Message):
    """A card that this seat saw go to another hand; stale if it may have left that hand."""

    seat: int
    card: str
    stale: bool


class RoundResult(Message):
    """The result of a round: whether the treasure was reached, by which seat, and every role."""

    round: int
    treasure: bool
    completer: int | None
    roles: tuple[str, ...]


class GoldHandful(Message):
    """Gold cards that were passed to this seat, and the one it took."""

    offered: tuple[int, ...]
    taken: int


class GoldDraft(Message):
    """A gold draft as this seat remembers it.

    ``order`` names a seat once for each card that it takes.
    """

    round: int
    order: tuple[int, ...]
    done: int
    offered: tuple[int, ...] | None
    taken: int | None
    shown: tuple[int, ...] | None
    earlier: tuple[GoldHandful, ...]
    """The cards passed to this seat before, if it takes several."""


class GoldPayment(Message):
    """A payment of gold cards to a saboteur; only that seat knows ``cards``."""

    round: int
    seat: int
    owed: int
    count: int
    cards: tuple[int, ...] | None


@precompile
class ClassicView(GameView, tag="classic"):
    """A view of a classic game. The cards of the discard are not included (R-186)."""

    rounds: int
    asked_seats: tuple[int, ...]
    declared: str | None
    """The declared move that the question is about, or that waits for its answer (R-190)."""
    clockwise: bool
    role: str | None
    roles: tuple[str, ...] | None
    discard: int
    """Number of cards in the discard."""
    broken: tuple[tuple[str, ...], ...]
    marks: tuple[tuple[str, ...], ...]
    """All cards before each seat, broken tools included."""
    maze: tuple[LaidCard, ...]
    goals: tuple[GoalCell, ...]
    last: int | None
    laid: Coordinates | None
    proposed: bool
    gold_cards: tuple[int, ...]
    own_gold: tuple[int, ...]
    gold: tuple[int, ...] | None
    nuggets: int | None
    """Number of nugget tokens of this seat; ``null`` for the public and the open sight."""
    has_nuggets: tuple[bool, ...]
    role_peeks: tuple[SeenRole, ...]
    card_peeks: tuple[SeenCard, ...]
    modules: dict[str, dict[str, object]]
    """The data of each module, by its id."""
    drafts: tuple[GoldDraft, ...]
    payments: tuple[GoldPayment, ...]
    results: tuple[RoundResult, ...]


def view_message(view: View) -> ClassicView:
    """Return a view as a message.

    Raises ``ValidationError`` if the fields of the message and of the view differ.
    """
    return to_message(view.named(), ClassicView)
