"""A connection: one open socket of one guest at one table, as the table sees it."""

from abc import ABC, abstractmethod

from saboteur.table.models import StoredGuest
from saboteur.wire.encode import Frame, encode
from saboteur.wire.messages import ServerMessage, Trouble


class Connection(ABC):
    """The socket is at this node, or at another that passes frames on. Nothing here waits."""

    def __init__(self, guest: StoredGuest) -> None:
        """Begin with nothing said."""
        self.guest = guest
        self.greeted = False
        """Whether it has said ``Hello``; before that it is told nothing of the table."""
        self.attentive = False
        """Whether it says ``Seen``."""
        self.program = False
        """Whether a program plays here."""
        self.seated = False
        """Whether its guest has a seat, as it was last shown."""
        self.eyes: int | None = None
        """The seat that this tab chose to look through."""
        self.covered = False
        """Whether it chose to look through none."""
        self.unheard: frozenset[str] = frozenset()
        """Whose words its guest does not want to hear."""
        self._shown: tuple[int | None, set[int | None]] = (None, set())

    def send(self, message: ServerMessage) -> None:
        """Send a message to this socket alone."""
        self.send_frame(encode(message))

    def trouble(self, code: str, reason: str) -> None:
        """Say that a frame could not be taken."""
        self.rejected(code)
        self.send(Trouble(code=code, reason=reason))

    @abstractmethod
    def rejected(self, code: str) -> None:
        """Count a frame that could not be taken, where that is counted."""

    def asks_again(self, version: int | None, eyes: int | None) -> bool:
        """Whether it has asked through these eyes since the last move."""
        if self._shown[0] != version:
            self._shown = (version, set())
        asked = self._shown[1]
        again = eyes in asked
        asked.add(eyes)
        return again

    def seat(self, *, seated: bool) -> None:
        """Note whether its guest has a seat."""
        self.seated = seated

    @abstractmethod
    def send_frame(self, frame: Frame) -> None:
        """Send what is encoded already."""

    @abstractmethod
    def close(self, code: int) -> None:
        """Ask for the end of the socket, after what waits; the first reason counts."""
