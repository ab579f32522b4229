"""Frames of a client: read and checked before a table hears of them."""

from typing import Final

import msgspec

from saboteur.table.connection import Connection
from saboteur.wire.messages import FromClient

LONGEST_FRAME: Final = 16 * 1024

_decoder: Final = msgspec.json.Decoder(FromClient)


def read_frame(connection: Connection, text: str | None) -> FromClient | None:
    """Read what a client sent; what can't be taken is answered with the reason."""
    if text is None:
        connection.trouble("malformed", "frames are text")
    elif len(text.encode(errors="surrogatepass")) > LONGEST_FRAME:
        connection.trouble("too-long", f"a frame has at most {LONGEST_FRAME} bytes")
    else:
        try:
            message: FromClient = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError) as error:
            connection.trouble("malformed", str(error)[:200])
        else:
            return message
    return None
