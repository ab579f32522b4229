"""The classic view on the wire, as ``View.named`` gives it."""

from saboteur.games.classic.view import View
from saboteur.wire.struct import Message, Place
from saboteur.wire.views.view import GameView, as_message, prepared


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
    """The lookers whose goal may lie elsewhere by now."""


class SeenRole(Message):
    """A role that this seat has looked at; stale if it may have changed since (R-192)."""

    seat: int
    role: str
    stale: bool


class SeenCard(Message):
    """A card that this seat has seen go into another hand; stale if it may have left it since."""

    seat: int
    card: str
    stale: bool


class RoundResult(Message):
    """How a round ended."""

    round: int
    treasure: bool
    completer: int | None
    roles: tuple[str, ...]


class GoldHandful(Message):
    """Gold cards that were handed to this seat, and the one it took."""

    offered: tuple[int, ...]
    taken: int


class GoldDraft(Message):
    """A gold draft as this seat remembers it; who takes several cards stands there as often."""

    round: int
    order: tuple[int, ...]
    done: int
    offered: tuple[int, ...] | None
    taken: int | None
    shown: tuple[int, ...] | None
    earlier: tuple[GoldHandful, ...]
    """What was handed to this seat before, if it takes several cards."""


class GoldPayment(Message):
    """A saboteur was paid so many gold cards."""

    round: int
    seat: int
    owed: int
    count: int
    cards: tuple[int, ...] | None


@prepared
class ClassicView(GameView, tag="classic"):
    """A classic game through one sight. The discard stays out: a screen never shows it (R-186)."""

    rounds: int
    asked_seats: tuple[int, ...]
    declared: str | None
    """The declared move that the question is about, or that waits for its answer (R-190)."""
    clockwise: bool
    role: str | None
    roles: tuple[str, ...] | None
    discard: int
    """How many cards lie there."""
    broken: tuple[tuple[str, ...], ...]
    marks: tuple[tuple[str, ...], ...]
    """All that lies before each seat, broken tools among it."""
    maze: tuple[LaidCard, ...]
    goals: tuple[GoalCell, ...]
    last: int | None
    laid: Place | None
    proposed: bool
    gold_cards: tuple[int, ...]
    own_gold: tuple[int, ...]
    gold: tuple[int, ...] | None
    nuggets: int | None
    """Your nugget tokens."""
    has_nuggets: tuple[bool, ...]
    role_peeks: tuple[SeenRole, ...]
    card_peeks: tuple[SeenCard, ...]
    modules: dict[str, dict[str, object]]
    """What each module shows, by its id."""
    drafts: tuple[GoldDraft, ...]
    payments: tuple[GoldPayment, ...]
    results: tuple[RoundResult, ...]


def view_message(view: View) -> ClassicView:
    """Return a view as a message; a field too many or too few raises ``ValidationError``."""
    return as_message(view.named(), ClassicView)
