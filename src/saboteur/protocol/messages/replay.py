"""HTTP messages about finished games."""

from saboteur.protocol.message import Message
from saboteur.protocol.messages.http import CustomDeck
from saboteur.protocol.views.view import GameView


class ReplayStep(Message):
    """One step of a finished game as a sight saw it; 0 is the deal."""

    step: int
    steps: int
    """Number of moves."""
    seat: int | None
    move: str | None
    timed_out: bool
    events: tuple[dict[str, object], ...]
    view: GameView
    seats: tuple[GameView, ...]
    """With ``open``: the view of each seat; empty otherwise."""
    position: str | None
    """With ``open``: the full position, hidden cards included; ``null`` otherwise."""


class ReplaySteps(Message):
    """GET /api/tables/CODE/replay/steps?start=…&count=…&sight=…: some steps of a finished game.

    ``sight`` is a seat, ``public`` or ``open``. There are fewer than ``count`` steps at the end of
    the game. For an uploaded record: /api/replays/ID/steps.
    """

    steps: tuple[ReplayStep, ...]


class ReplayMove(Message):
    """The events of one step as a sight saw them, for the log."""

    seat: int | None
    move: str | None
    timed_out: bool
    events: tuple[dict[str, object], ...]


class ReplayLog(Message):
    """GET /api/tables/CODE/replay?sight=… or /api/replays/ID: the log of a finished game.

    The deal comes first. ``open`` returns the public events, like ``public``.
    """

    ruleset: str
    seats: int
    deck: CustomDeck | None
    """Rows of the record's deck file that replace printed cards."""
    moves: tuple[ReplayMove, ...]


class ReplayId(Message):
    """POST /api/replays, with a record as the body: the id of the record, once it is verified."""

    id: str
