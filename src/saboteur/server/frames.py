"""From the authority to the wire: views, events and moves as messages, messages as text.

Only what a sight may see comes in here: views, redacted events, the decider's own moves.
"""

from typing import Any, Final, TypeAlias, cast

import msgspec

from saboteur.games.classic.events import RoundEnded
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import xy
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.refusal import Refusal
from saboteur.kernel.sight import Sight
from saboteur.kernel.value import plain
from saboteur.play.match import Happening
from saboteur.play.replay import Replay
from saboteur.server.messages import ClassicView, Option, Reason, ReplayStep, ServerMessage

Frame: TypeAlias = str
"""An encoded message: encoded once, sent to everybody who gets the same."""

_encoder: Final = msgspec.json.Encoder()
_TYPED: Final = ("maze", "goals", "role_peeks", "card_peeks", "drafts", "payments")
"""Lists of values; ``to_dict`` names the class of each, the wire's structs know it."""


def encode(message: ServerMessage) -> Frame:
    """Write a message down."""
    return _encoder.encode(message).decode()


def classic_view(view: Any) -> ClassicView:  # noqa: ANN401 - each family has its own view
    """Return a view as a message; a field too many or too few raises ``ValidationError``."""
    shown = view.to_dict()
    shown["discard"] = len(shown["discard"])
    for name in _TYPED:
        shown[name] = _untyped(shown[name])
    return msgspec.convert(shown, ClassicView, strict=True)


def told(happenings: tuple[Happening, ...]) -> tuple[dict[str, object], ...]:
    """Return everything that a sight learnt in these steps."""
    return tuple(event_told(event) for step in happenings for event in step.events)


def event_told(event: Event) -> dict[str, object]:
    """Return an event as JSON data: its ``type`` and its fields, cells as ``[x, y]``."""
    shown = cast("dict[str, object]", plain(event))
    for name, what in shown.items():
        if name.endswith("cell") and isinstance(what, int):
            shown[name] = list(xy(what))
        elif name == "cells" and isinstance(what, list):
            shown[name] = [list(xy(place)) for place in what]
    if isinstance(event, RoundEnded) and event.completer < 0:
        shown["completer"] = None
    return shown


def replay_step(replay: Replay, step: int, sight: Sight) -> ReplayStep:
    """Return one step of a finished game; raises ``IndexError`` or ``ValueError``."""
    move = replay.move(step)
    recorded = replay.record.moves[step - 1] if move is not None else None
    return ReplayStep(
        step=step,
        steps=len(replay),
        seat=None if recorded is None else recorded.seat,
        move=None if recorded is None else recorded.text,
        timed_out=recorded is not None and recorded.timed_out,
        events=tuple(event_told(event) for event in replay.seen(step, sight)),
        view=classic_view(replay.view(step, sight)),
    )


def option(move: Move) -> Option:
    """Take a legal move apart for the board."""
    return Option(
        text=move.text,
        verb=move.verb,
        card=move.card or None,
        at=move.place,
        other=None if move.other == NOTHING else xy(move.other),
        turned=move.turned,
        seat=None if move.seat == NOTHING else move.seat,
        word=move.word or None,
        value=None if move.value == NOTHING else move.value,
    )


def reason(refusal: Refusal) -> Reason:
    """Return why a move is not allowed."""
    return Reason(clause=refusal.clause, code=refusal.code, args=dict(refusal.args))


def _untyped(item: Any) -> Any:  # noqa: ANN401 - plain data
    if isinstance(item, list):
        return [_untyped(part) for part in item]
    if isinstance(item, dict):
        return {name: _untyped(what) for name, what in item.items() if name != "type"}
    return item
