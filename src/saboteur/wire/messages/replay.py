"""What browser and server say about finished games, over HTTP."""

from saboteur.wire.messages.http import OwnDeck
from saboteur.wire.struct import Message
from saboteur.wire.views.view import GameView


class ReplayStep(Message):
    """GET /api/tables/CODE/replay/STEP?sight=…: a finished game, move by move; 0 is the deal.

    ``sight`` is a seat, ``public`` or ``open``. An uploaded record: /api/replays/ID/STEP.
    """

    step: int
    steps: int
    """How many moves there are."""
    seat: int | None
    move: str | None
    timed_out: bool
    events: tuple[dict[str, object], ...]
    view: GameView
    seats: tuple[GameView, ...]
    """With ``open``: what every seat saw."""
    position: str | None
    """With ``open``: all that is hidden too."""


class ReplayMove(Message):
    """What one step of a finished game told a sight, for the log."""

    seat: int | None
    move: str | None
    timed_out: bool
    events: tuple[dict[str, object], ...]


class ReplayLog(Message):
    """GET /api/tables/CODE/replay?sight=…, or /api/replays/ID: every step of a finished game.

    The deal comes first. ``open`` tells what everybody learnt, as ``public`` does.
    """

    ruleset: str
    seats: int
    deck: OwnDeck | None
    """What the record's own deck file corrects."""
    moves: tuple[ReplayMove, ...]


class ReplayId(Message):
    """POST /api/replays, with a record as its text: once it is verified, this names it."""

    id: str
