"""The log of a finished game in one piece: what took a row for each move takes a tenth of it.

Columns are written one after the other, since like stands beside like then, and compressed. The
first byte names the form: whatever was packed once can be unpacked for ever.
"""

import json
import zlib
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final

from saboteur.table.models import StoredMove

FORM: Final = b"\x01"
BEST: Final = 9


def packed(moves: Sequence[StoredMove], at: Sequence[float]) -> bytes:
    """Pack a log whose moves are numbered from 1 on, with the second of each."""
    seconds = [round(each) for each in at]
    columns = {
        "seat": [move.seat for move in moves],
        "text": [move.text for move in moves],
        "timed_out": [move.number for move in moves if move.timed_out],
        "at": [*seconds[:1], *(after - before for before, after in pairwise(seconds))],
    }
    text = json.dumps(columns, ensure_ascii=False, separators=(",", ":"))
    return FORM + zlib.compress(text.encode(), BEST)


def unpacked(piece: bytes) -> tuple[list[StoredMove], list[float]]:
    """Return the moves of a packed log, and when each was made; ``ValueError`` if it is none."""
    if piece[:1] != FORM:
        raise ValueError("a log of a form that this program does not know")
    try:
        columns = json.loads(zlib.decompress(piece[1:]))
    except zlib.error as error:
        raise ValueError(str(error)) from None
    late = set(columns["timed_out"])
    moves = [
        StoredMove(number, seat, text, number in late)
        for number, (seat, text) in enumerate(zip(columns["seat"], columns["text"], strict=True), 1)
    ]
    return moves, [float(second) for second in accumulate(columns["at"])]
