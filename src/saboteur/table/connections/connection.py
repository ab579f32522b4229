"""A connection: one open socket of one guest at one table."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import UNSET, UnsetType

from saboteur.protocol.encode import Frame, encode
from saboteur.protocol.messages import Done, ErrorMessage, ServerMessage
from saboteur.table.storage.models import GuestRecord


class Connection(ABC):
    """The table's side of a socket, which may be open at this node or at another.

    No method waits. A subclass sends the frames and closes the socket.
    """

    def __init__(self, guest: GuestRecord) -> None:
        self.guest = guest
        self.is_ready = False
        """Whether the socket has sent ``Hello``; before that it gets no message about the table."""
        self.acknowledges = False
        """Whether the client sends ``AckReveal``."""
        self.is_remote_bot = False
        self.is_seated = False
        """Whether the socket's guest had a seat in the last lobby message."""
        self.chosen_seat: int | None = None
        """The seat that this tab chose to look through."""
        self.is_hidden = False
        """Whether this tab chose to show no seat."""
        self.muted_guests: frozenset[str] = frozenset()
        """Guests whose chat lines are not sent to this socket."""
        self._requests: tuple[int | None, set[int | None]] = (None, set())
        self._unanswered: int | UnsetType = UNSET
        """The request id of the command that is being handled, until it is answered."""

    def send(self, message: ServerMessage) -> None:
        self.send_frame(encode(message))

    @contextmanager
    def answering(self, request_id: int | None) -> Iterator[None]:
        """Set the request id for the block; send ``Done`` after it unless it has been answered."""
        self._unanswered = UNSET if request_id is None else request_id
        yield
        if (unanswered := self.take_request_id()) is not UNSET:
            self.send(Done(request_id=unanswered))

    def take_request_id(self) -> int | UnsetType:
        """Return and clear the request id of the current command: each is answered only once."""
        request_id, self._unanswered = self._unanswered, UNSET
        return request_id

    def send_error(self, code: str, reason: str) -> None:
        """Reject the current command with an error message."""
        self.reject_frame(code, reason, self.take_request_id())

    def reject_frame(self, code: str, reason: str, request_id: int | UnsetType) -> None:
        """Send an error message for a rejected frame, and count it."""
        self.count_rejection(code)
        self.send(ErrorMessage(code=code, reason=reason, request_id=request_id))

    @abstractmethod
    def count_rejection(self, code: str) -> None:
        """Count a rejected frame in the metrics, if there are any."""

    def is_repeat_request(self, version: int | None, seat: int | None) -> bool:
        """Record a sync request; return whether ``seat`` was requested before at this version."""
        if self._requests[0] != version:
            self._requests = (version, set())
        asked = self._requests[1]
        is_repeat = seat in asked
        asked.add(seat)
        return is_repeat

    def set_seated(self, *, seated: bool) -> None:
        self.is_seated = seated

    @abstractmethod
    def send_frame(self, frame: Frame) -> None:
        """Send an encoded message."""

    @abstractmethod
    def close(self, code: int) -> None:
        """Close the socket once queued frames are sent; the first code given counts."""
