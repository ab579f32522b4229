"""What nodes write to each other: MessagePack, never seen by a browser.

Letters hold what a seat sees. Whoever reads the Redis can cheat, as with the database.
"""

from typing import Final, TypeAlias

import msgspec

from saboteur.server.wire.messages import FromClient, Lobby
from saboteur.server.wire.struct import Message


class Letter(Message, tag_field="letter"):
    """One line of an envelope; a visit's number is given by the node that has the socket."""


class Enter(Letter, tag="enter"):
    """A socket of mine wants to your table."""

    visit: int
    code: str
    guest: str
    nickname: str


class Said(Letter, tag="said"):
    """A frame came from a socket of mine; it was checked."""

    visit: int
    message: FromClient


class Left(Letter, tag="left"):
    """A socket of mine was closed."""

    visit: int


class Told(Letter, tag="told"):
    """A frame to sockets of yours."""

    visits: list[int]
    frame: str


class Seated(Letter, tag="seated"):
    """Whether the guest of a socket of yours has a seat."""

    visit: int
    seated: bool


class Close(Letter, tag="close"):
    """A socket of yours is to be closed."""

    visit: int
    code: int


class Ask(Letter, tag="ask"):
    """Describe a table of yours to a guest of mine."""

    question: int
    code: str
    guest: str | None
    nickname: str


class Forgotten(Letter, tag="forgotten"):
    """A guest has deleted himself: he has no seat any more, and no socket."""

    guest: str


class Answer(Letter, tag="answer"):
    """The table; ``None`` if it is not mine (any more)."""

    question: int
    lobby: Lobby | None


ToOwner: TypeAlias = Enter | Said | Left | Ask | Forgotten
FromOwner: TypeAlias = Told | Seated | Close | Answer
AnyLetter: TypeAlias = ToOwner | FromOwner

UNKNOWN: Final = 0
"""The number of an envelope that says: I have missed one of yours, forget all between us."""


class Envelope(Message):
    """Letters that go together. Numbers count from 1: a gap shows that something was lost."""

    sender: str
    number: int
    letters: list[AnyLetter] = msgspec.field(default_factory=list)


_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(Envelope)


def sealed(envelope: Envelope) -> bytes:
    """Write an envelope."""
    return _encoder.encode(envelope)


def opened(letter: bytes) -> Envelope:
    """Read an envelope; ``msgspec.DecodeError`` if it is none."""
    return _decoder.decode(letter)
