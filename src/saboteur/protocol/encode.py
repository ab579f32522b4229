"""Converts views, events and moves to messages, and encodes messages.

Callers pass only data that the recipient may see: views, redacted events, the decider's moves.
"""

from typing import Final, TypeAlias, cast

import msgspec

from saboteur.kernel.catalogue import corrections
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, text_args
from saboteur.kernel.sight import OPEN, PUBLIC, Sight
from saboteur.kernel.value import to_json_data, value_class
from saboteur.learn.lesson import Lesson
from saboteur.play.match import Happening
from saboteur.play.replay import Replay
from saboteur.protocol.messages import (
    CustomDeck,
    LegalMove,
    LessonState,
    Reason,
    ReplayLog,
    ReplayMove,
    ReplayStep,
    ServerMessage,
)
from saboteur.protocol.views import view_message

Frame: TypeAlias = str
"""An encoded message; sockets that get the same message share one frame."""

_encoder: Final = msgspec.json.Encoder()


@value_class
class TimedOut(Event):
    """The clock moved for a seat (R-183); its events follow. Not part of the rules."""

    seat: int


def encode(message: ServerMessage) -> Frame:
    return _encoder.encode(message).decode()


def flatten_events(steps: tuple[Happening, ...]) -> tuple[dict[str, object], ...]:
    """Return all events of ``steps`` as JSON data."""
    return tuple(
        event
        for step in steps
        for event in _step_events(step.seat, step.events, timed_out=step.timed_out)
    )


def _step_events(
    seat: int | None, events: tuple[Event, ...], *, timed_out: bool
) -> tuple[dict[str, object], ...]:
    """Return the events of one step as JSON data, with ``TimedOut`` first if the clock moved."""
    clock = (TimedOut(seat),) if timed_out and seat is not None else ()
    return tuple(event_json(event) for event in (*clock, *events))


def event_json(event: Event) -> dict[str, object]:
    """Return an event as JSON data: its ``type`` and its fields, cells as ``[x, y]``."""
    return cast("dict[str, object]", to_json_data(event))


def replay_step(replay: Replay, step: int, sight: Sight) -> ReplayStep:
    """Return one step of a finished game as a sight sees it.

    The open sight gets every seat's view and the full position; its own view is the public
    one until the last step. Raises ``IndexError`` for an unknown step and ``ValueError``
    for an unknown seat.
    """
    move = replay.move(step)
    recorded = replay.record.moves[step - 1] if move is not None else None
    seat = None if recorded is None else recorded.seat
    timed_out = recorded is not None and recorded.timed_out
    is_open = sight == OPEN
    viewing_sight = PUBLIC if is_open and step < len(replay) else sight
    seats = range(replay.record.seats) if is_open else ()
    return ReplayStep(
        step=step,
        steps=len(replay),
        seat=seat,
        move=None if recorded is None else recorded.text,
        timed_out=timed_out,
        events=_step_events(seat, replay.seen(step, viewing_sight), timed_out=timed_out),
        view=view_message(replay.view(step, viewing_sight)),
        seats=tuple(view_message(replay.view(step, seat)) for seat in seats),
        position=replay.game(step).position() if is_open else None,
    )


def replay_log(replay: Replay, sight: Sight) -> ReplayLog:
    """Return the log of a finished game, from the deal to the end, as a sight saw it.

    Raises ``ValueError`` for an unknown seat.
    """
    viewing_sight = PUBLIC if sight == OPEN else sight
    deal = ReplayMove(
        seat=None,
        move=None,
        timed_out=False,
        events=_step_events(None, replay.seen(0, viewing_sight), timed_out=False),
    )
    moves = tuple(
        ReplayMove(
            seat=move.seat,
            move=move.text,
            timed_out=move.timed_out,
            events=_step_events(
                move.seat, replay.seen(step, viewing_sight), timed_out=move.timed_out
            ),
        )
        for step, move in enumerate(replay.record.moves, 1)
    )
    record = replay.record
    return ReplayLog(
        ruleset=record.ruleset,
        seats=record.seats,
        deck=None if record.deck is None else custom_deck_message(record.deck),
        moves=(deal, *moves),
    )


def custom_deck_message(text: str) -> CustomDeck:
    """Return the rows of a deck file that replace printed cards.

    Notes on their sources are left out: they are for the author of the file.
    """
    return CustomDeck(
        rows={
            group: tuple({"kind": row.kind, "count": row.count, **row.facts} for row in rows)
            for group, rows in corrections(text).items()
        }
    )


def lesson_message(lesson: Lesson) -> LessonState:
    """Return the state of a tutorial scene."""
    scene = lesson.scene
    return LessonState(
        box=scene.box,
        scene=scene.number,
        seat=scene.seat,
        step=lesson.step,
        steps=len(scene.steps),
        version=lesson.version,
        view=view_message(lesson.view),
        legal_moves=tuple(legal_move_message(move) for move in lesson.legal_moves()),
        expected_moves=tuple(move.text for move in lesson.expected_moves()),
        mistakes=dict(lesson.mistakes),
        events=tuple(event_json(event) for event in lesson.events),
    )


def legal_move_message(move: Move) -> LegalMove:
    """Return a legal move with its parts, for display on the board."""
    return LegalMove(
        text=move.text,
        verb=move.verb,
        card=move.card or None,
        at=move.cell,
        other=move.other,
        turned=move.turned,
        seat=move.seat,
        word=move.word or None,
        value=move.value,
    )


def reason_message(refusal: Refusal) -> Reason:
    """Return the reason for a refusal as a message."""
    return Reason(clause=refusal.clause, code=refusal.code, args=text_args(refusal))
