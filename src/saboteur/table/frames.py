"""Frames of a client: read and checked before a table hears of them."""

from typing import Final, TypeVar

import msgspec

from saboteur.table.connection import Connection
from saboteur.wire.messages import FromClient, FromReviewer

LONGEST_FRAME: Final = 16 * 1024

_of_table: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_of_review: Final[msgspec.json.Decoder[FromReviewer]] = msgspec.json.Decoder(FromReviewer)
FrameT = TypeVar("FrameT")


def read_frame(connection: Connection, text: str | None) -> FromClient | None:
    """Read what a client sent at a table; what can't be taken is answered with the reason."""
    return _read(_of_table, connection, text)


def read_reviewer(connection: Connection, text: str | None) -> FromReviewer | None:
    """Read what a client sent in a shared review, likewise."""
    return _read(_of_review, connection, text)


def _read(
    decoder: msgspec.json.Decoder[FrameT], connection: Connection, text: str | None
) -> FrameT | None:
    if text is None:
        connection.trouble("malformed", "frames are text")
    elif len(text.encode(errors="surrogatepass")) > LONGEST_FRAME:
        connection.trouble("too-long", f"a frame has at most {LONGEST_FRAME} bytes")
    else:
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError) as error:
            connection.trouble("malformed", str(error)[:200])
        else:
            return message
    return None
