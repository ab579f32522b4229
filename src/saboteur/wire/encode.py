"""From the authority to the wire: views, events and moves as messages, messages as text.

Only what a sight may see comes in here: views, redacted events, the decider's own moves.
"""

from typing import Final, TypeAlias, cast

import msgspec

from saboteur.kernel.catalogue import corrections
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, said_args
from saboteur.kernel.sight import OPEN, PUBLIC, Sight
from saboteur.kernel.value import plain, value
from saboteur.learn.lesson import Lesson
from saboteur.play.match import Happening
from saboteur.play.replay import Replay
from saboteur.wire.messages import (
    LessonState,
    Option,
    OwnDeck,
    Reason,
    ReplayLog,
    ReplayMove,
    ReplayStep,
    ServerMessage,
)
from saboteur.wire.views import view_message

Frame: TypeAlias = str
"""An encoded message: encoded once, sent to everybody who gets the same."""

_encoder: Final = msgspec.json.Encoder()


@value
class TimedOut(Event):
    """The clock moved for a seat (R-183); what it did comes next. No rule records it."""

    seat: int


def encode(message: ServerMessage) -> Frame:
    """Write a message down."""
    return _encoder.encode(message).decode()


def told(happenings: tuple[Happening, ...]) -> tuple[dict[str, object], ...]:
    """Return everything that a sight learnt in these steps."""
    return tuple(
        event for step in happenings for event in _told(step.seat, step.events, late=step.timed_out)
    )


def _told(
    seat: int | None, events: tuple[Event, ...], *, late: bool
) -> tuple[dict[str, object], ...]:
    """Return what a sight learns of one step; whether the clock made the move comes first."""
    clock = (TimedOut(seat),) if late and seat is not None else ()
    return tuple(event_told(event) for event in (*clock, *events))


def event_told(event: Event) -> dict[str, object]:
    """Return an event as JSON data: its ``type`` and its fields, cells as ``[x, y]``."""
    return cast("dict[str, object]", plain(event))


def replay_step(replay: Replay, step: int, sight: Sight) -> ReplayStep:
    """Return one step of a finished game; raises ``IndexError`` or ``ValueError``.

    The open sight sees every seat's view and the whole position; its own view is the public one
    until the last step.
    """
    move = replay.move(step)
    recorded = replay.record.moves[step - 1] if move is not None else None
    seat = None if recorded is None else recorded.seat
    late = recorded is not None and recorded.timed_out
    everything = sight == OPEN
    eyes = PUBLIC if everything and step < len(replay) else sight
    seats = range(replay.record.seats) if everything else ()
    return ReplayStep(
        step=step,
        steps=len(replay),
        seat=seat,
        move=None if recorded is None else recorded.text,
        timed_out=late,
        events=_told(seat, replay.seen(step, eyes), late=late),
        view=view_message(replay.view(step, eyes)),
        seats=tuple(view_message(replay.view(step, seat)) for seat in seats),
        position=replay.game(step).position() if everything else None,
    )


def replay_log(replay: Replay, sight: Sight) -> ReplayLog:
    """Return what a sight learnt from the deal to the end; raises ``ValueError``."""
    eyes = PUBLIC if sight == OPEN else sight
    dealt = ReplayMove(
        seat=None, move=None, timed_out=False, events=_told(None, replay.seen(0, eyes), late=False)
    )
    moves = tuple(
        ReplayMove(
            seat=made.seat,
            move=made.text,
            timed_out=made.timed_out,
            events=_told(made.seat, replay.seen(step, eyes), late=made.timed_out),
        )
        for step, made in enumerate(replay.record.moves, 1)
    )
    record = replay.record
    return ReplayLog(
        ruleset=record.ruleset,
        seats=record.seats,
        deck=None if record.deck is None else own_deck(record.deck),
        moves=(dealt, *moves),
    )


def own_deck(text: str) -> OwnDeck:
    """Return what a deck file corrects; where a row comes from is for its author."""
    return OwnDeck(
        rows={
            group: tuple({"kind": row.kind, "count": row.count, **row.facts} for row in rows)
            for group, rows in corrections(text).items()
        }
    )


def lesson_message(lesson: Lesson) -> LessonState:
    """Return where a learner stands in a scene."""
    scene = lesson.scene
    return LessonState(
        box=scene.box,
        scene=scene.number,
        seat=scene.seat,
        step=lesson.step,
        steps=len(scene.steps),
        version=lesson.version,
        view=view_message(lesson.view),
        options=tuple(option(move) for move in lesson.legal_moves()),
        wanted=tuple(move.text for move in lesson.wanted()),
        wrong=dict(lesson.wrong),
        events=tuple(event_told(event) for event in lesson.events),
    )


def option(move: Move) -> Option:
    """Take a legal move apart for the board."""
    return Option(
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


def reason(refusal: Refusal) -> Reason:
    """Return why a move is not allowed."""
    return Reason(clause=refusal.clause, code=refusal.code, args=said_args(refusal))
