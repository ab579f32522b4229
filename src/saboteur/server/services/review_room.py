"""A shared review: one guest presents a finished game, the others follow, draw and comment.

Only finished games are reviewed, so nothing here is secret except the review id. Annotations are
stored before they are broadcast; the presenter's step and view are stored only when the room
closes or its presenter or permissions change.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeAlias, assert_never, final

from saboteur.protocol import messages as wire
from saboteur.protocol.encode import encode
from saboteur.protocol.names import confusable_key
from saboteur.protocol.text_cleaning import clean_text
from saboteur.server.storage.shared_reviews import SharedReviewRecord, SharedReviewStore
from saboteur.table.actor.actor import Actor
from saboteur.table.connections.connection import Connection
from saboteur.table.inbox import Call
from saboteur.table.rate_limiter import CHAT_RATE, Rate, RateLimiter

MAX_SOCKETS_PER_GUEST: Final = 5
MAX_SOCKETS: Final = 50
MAX_ANNOTATIONS: Final = 500
MAX_DRAWINGS_PER_STEP: Final = 30
"""Maximum number of arrows and marks at one step of the game."""
DRAW_RATE: Final = Rate(20, 20)
MAX_COMMENT_LENGTH: Final = 280
IDLE_TIMEOUT_S: Final = 20.0
"""Time for which an empty room stays open, so that a page reload returns to the same room."""

LoadMuted: TypeAlias = Callable[[str], Awaitable[frozenset[str]]]
"""Returns the ids of the guests whom a guest has muted."""

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """Size of the reviewed game: number of moves and of seats."""

    steps: int
    seats: int


class AnnotationRejected(Exception):
    """A client message was rejected; ``code`` and ``reason`` are sent to the client."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


@final
class ReviewRoom(Actor):
    """Actor of one open shared review."""

    def __init__(
        self,
        storage: SharedReviewStore,
        stored: SharedReviewRecord,
        annotations: Iterable[wire.Annotation],
        *,
        game: ReviewedGame,
        load_muted: LoadMuted,
        on_stopped: Callable[["ReviewRoom"], None],
    ) -> None:
        self._storage = storage
        self._stored = stored
        self._annotations = {annotation.number: annotation for annotation in annotations}
        self._last_number = max(self._annotations, default=0)
        self._game = game
        self._load_muted = load_muted
        self._shows_charts = False
        self._connections: list[Connection] = []
        self._joining: list[Connection] = []
        """Attached sockets that have not joined yet."""
        self._names: dict[str, str] = {}
        self._draw_limit = RateLimiter(DRAW_RATE)
        self._comment_limit = RateLimiter(CHAT_RATE)
        super().__init__(asyncio.Queue(), on_stopped, "review room")

    @property
    def code(self) -> str:
        """Id of the review, as in its URL."""
        return self._stored.id

    # --- Called by sockets of this or another node; never blocks ----------------------------

    def _on_attached(self, connection: Connection) -> None:
        self._joining.append(connection)
        self._post(partial(self._join, connection))

    def detach(self, connection: Connection) -> None:
        self._post(partial(self._leave, connection))

    def on_message(
        self, connection: Connection, message: wire.FromClient | wire.FromReviewer
    ) -> None:
        """Queue a client message; messages meant for tables are ignored."""
        if isinstance(message, wire.ReviewerMessage | wire.Ping):
            self._post(partial(self._on_frame, connection, message))

    def remove_guest(self, guest: str) -> None:
        """Disconnect a deleted guest and remove the guest's annotations."""
        self._post(partial(self._forget_guest, guest))

    def unload_now(self) -> None:
        self._end_task()

    def _end_task(self) -> None:
        """Let the task finish its queued calls and stop; clients are then told to reconnect."""
        self._inbox.put_nowait(None)

    # --- The room's task --------------------------------------------------------------------

    @property
    def _idle_timeout_s(self) -> float:
        return IDLE_TIMEOUT_S

    @property
    def _is_needed(self) -> bool:
        return bool(self._connections)

    async def _next_call(self) -> Call | None:
        call = await super()._next_call()
        if call is None:  # the room closes
            await self._storage.update_review(self._stored)
        return call

    def _on_error(self, error: Exception) -> None:  # duplicate number, disk error: reload
        _log.error("a review room was closed after an error", exc_info=error)

    def _on_end(self) -> None:
        for connection in (*self._connections, *self._joining):
            connection.close(wire.CLOSED_RECONNECT)

    async def _join(self, connection: Connection) -> None:
        self._joining.remove(connection)
        same_guest = [each for each in self._connections if each.guest.id == connection.guest.id]
        if len(self._connections) >= MAX_SOCKETS or len(same_guest) >= MAX_SOCKETS_PER_GUEST:
            connection.close(wire.CLOSED_TOO_MANY_SOCKETS)
            return
        connection.muted_guests = await self._load_muted(connection.guest.id)
        self._assign_name(connection.guest.id, connection.guest.nickname)
        self._connections.append(connection)
        connection.send(self._state_for(connection))
        visible = (
            each for each in self._annotations.values() if each.guest not in connection.muted_guests
        )
        connection.send(wire.Annotations(annotations=tuple(visible)))
        self._broadcast_state(exclude=connection)

    async def _leave(self, connection: Connection) -> None:
        if connection in self._connections:
            self._connections.remove(connection)
            self._broadcast_state()

    async def _on_frame(self, connection: Connection, message: wire.FromReviewer) -> None:
        if connection not in self._connections:
            return
        with connection.answering(message.request_id):
            try:
                await self._handle_message(connection, message)
            except AnnotationRejected as rejection:
                connection.send_error(rejection.code, rejection.reason)

    async def _handle_message(self, connection: Connection, message: wire.FromReviewer) -> None:
        match message:
            case wire.Ping():
                connection.send(wire.Pong(at=message.at))
            case wire.Present():
                self._present_step(connection, message)
            case wire.TransferPresenter():
                await self._hand_over_presenter(connection, message.guest)
            case wire.BecomePresenter():
                await self._become_presenter(connection)
            case wire.AllowAnnotations():
                self._require_presenter(connection)
                await self._save(replace(self._stored, everyone_can_annotate=message.allowed))
            case wire.Annotate():
                await self._add_drawing(connection, message)
            case wire.Comment():
                await self._add_comment(connection, message)
            case wire.DeleteAnnotation():
                await self._delete_annotation(connection, message.number)
            case _:
                assert_never(message)

    # --- Presenter --------------------------------------------------------------------------

    def _require_presenter(self, connection: Connection) -> None:
        if connection.guest.id != self._stored.presenter:
            raise AnnotationRejected("not-presenter", "another guest is presenting")

    def _present_step(self, connection: Connection, message: wire.Present) -> None:
        self._require_presenter(connection)
        self._check_step(message.step)
        if message.sight.isdigit() and int(message.sight) >= self._game.seats:
            raise AnnotationRejected("bad-seat", f"the seats are 0 to {self._game.seats - 1}")
        self._stored = replace(self._stored, step=message.step, viewing_seat=message.sight)
        self._shows_charts = message.charts
        self._broadcast_state(exclude=connection)

    async def _hand_over_presenter(self, connection: Connection, guest: str) -> None:
        self._require_presenter(connection)
        if guest not in self._present_guests():
            raise AnnotationRejected("not-connected", "the new presenter must be in the room")
        await self._save(replace(self._stored, presenter=guest))

    async def _become_presenter(self, connection: Connection) -> None:
        if self._stored.presenter in self._present_guests() - {connection.guest.id}:
            raise AnnotationRejected(
                "not-presenter", "the presenter is in the room and may hand over"
            )
        await self._save(replace(self._stored, presenter=connection.guest.id))

    async def _save(self, record: SharedReviewRecord) -> None:
        await self._storage.update_review(record)
        self._stored = record
        self._broadcast_state()

    # --- Annotations ------------------------------------------------------------------------

    async def _add_drawing(self, connection: Connection, message: wire.Annotate) -> None:
        if not self._stored.everyone_can_annotate:
            self._require_presenter(connection)
        self._check_step(message.step)
        if message.at == message.to:
            raise AnnotationRejected("bad-arrow", "an arrow must lead to another cell")
        drawings = [
            each
            for each in self._annotations.values()
            if each.step == message.step and each.at is not None
        ]
        if any((each.at, each.to) == (message.at, message.to) for each in drawings):
            raise AnnotationRejected("already-annotated", "this is drawn there already")
        if len(drawings) >= MAX_DRAWINGS_PER_STEP:
            raise AnnotationRejected(
                "too-many-annotations", f"a step has at most {MAX_DRAWINGS_PER_STEP} drawings"
            )
        if not self._draw_limit.try_acquire(connection.guest.id):
            raise AnnotationRejected(
                "chat-rate-limited",
                f"at most {DRAW_RATE.tokens} drawings in {DRAW_RATE.period_s} seconds",
            )
        await self._add_annotation(connection, message.step, at=message.at, to=message.to)

    async def _add_comment(self, connection: Connection, message: wire.Comment) -> None:
        self._check_step(message.step)
        text = clean_text(message.text, MAX_COMMENT_LENGTH)
        if not text:
            raise AnnotationRejected("empty", "the text has no visible characters")
        if not self._comment_limit.try_acquire(connection.guest.id):
            raise AnnotationRejected(
                "chat-rate-limited",
                f"at most {CHAT_RATE.tokens} comments in {CHAT_RATE.period_s} seconds",
            )
        await self._add_annotation(connection, message.step, text=text)

    async def _add_annotation(
        self,
        connection: Connection,
        step: int,
        *,
        at: tuple[int, int] | None = None,
        to: tuple[int, int] | None = None,
        text: str | None = None,
    ) -> None:
        if len(self._annotations) >= MAX_ANNOTATIONS:
            raise AnnotationRejected(
                "too-many-annotations", f"a review has at most {MAX_ANNOTATIONS} annotations"
            )
        guest = connection.guest.id
        number = self._last_number + 1
        annotation = wire.Annotation(
            number=number, step=step, guest=guest, name=self._names[guest], at=at, to=to, text=text
        )
        await self._storage.add_annotation(self.code, annotation)
        self._annotations[number], self._last_number = annotation, number
        frame = encode(wire.AnnotationAdded(annotation=annotation))
        for each in self._connections:
            if guest not in each.muted_guests:
                each.send_frame(frame)

    async def _delete_annotation(self, connection: Connection, number: int) -> None:
        annotation = self._annotations.get(number)
        if annotation is None:
            raise AnnotationRejected("no-annotation", "there is no such annotation")
        if annotation.guest != connection.guest.id:
            self._require_presenter(connection)
        await self._storage.delete_annotation(self.code, number)
        self._remove_annotation(number)

    def _remove_annotation(self, number: int) -> None:
        del self._annotations[number]
        frame = encode(wire.AnnotationDeleted(number=number))
        for each in self._connections:
            each.send_frame(frame)

    def _check_step(self, step: int) -> None:
        if step > self._game.steps:
            raise AnnotationRejected("no-step", f"moves are 0 to {self._game.steps}")

    # --- Participants -----------------------------------------------------------------------

    def _present_guests(self) -> set[str]:
        return {each.guest.id for each in self._connections}

    def _assign_name(self, guest: str, nickname: str) -> None:
        """Choose a display name that cannot be confused with another one in this room."""
        taken = {confusable_key(name) for other, name in self._names.items() if other != guest}
        name, number = nickname, 1
        while confusable_key(name) in taken:
            number += 1
            name = f"{nickname} ({number})"
        self._names[guest] = name

    async def _forget_guest(self, guest: str) -> None:
        if guest == self._stored.guest:  # the owner: the review was deleted with the account
            for connection in self._connections:
                connection.close(wire.CLOSED_TABLE_NOT_FOUND)
        for number in [each.number for each in self._annotations.values() if each.guest == guest]:
            self._remove_annotation(number)
        self._names.pop(guest, None)
        if self._stored.presenter == guest:
            self._stored = replace(self._stored, presenter=None)
        for connection in [each for each in self._connections if each.guest.id == guest]:
            connection.close(wire.CLOSED_NOT_AUTHENTICATED)
        self._broadcast_state()

    def _broadcast_state(self, exclude: Connection | None = None) -> None:
        for connection in self._connections:
            if connection is not exclude:
                connection.send(self._state_for(connection))

    def _state_for(self, connection: Connection) -> wire.SharedReview:
        stored = self._stored
        present = self._present_guests()
        return wire.SharedReview(
            game=stored.game_ref,
            you=connection.guest.id,
            presenter=stored.presenter,
            step=stored.step,
            sight=stored.viewing_seat,
            charts=self._shows_charts,
            everyone_can_annotate=stored.everyone_can_annotate,
            participants=tuple(
                wire.Reviewer(guest=guest, name=name)
                for guest, name in self._names.items()
                if guest in present
            ),
        )
