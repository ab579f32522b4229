"""Parsing the words of moves, and writing moves that lay a card, for all families.

An error in a word is reported with the whole move.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from saboteur.kernel.geometry import PackedCell, cell_text, parse_cell
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.refusal import MalformedMove
from saboteur.kernel.tile import PoseBook

LAY: Final = "lay"
TURNED: Final = "turned"
MAX_NUMBER_DIGITS: Final = 9
"""Maximum digits of a number; ``int`` fails with its own error at several thousand."""


def read_number(name: str, text: str) -> int:
    """Parse the number ``name``, a word of the move ``text``.

    Raises ``MalformedMove`` unless the number is written in printed form.
    """
    is_number = name.isascii() and name.isdecimal() and len(name) <= MAX_NUMBER_DIGITS
    if not is_number or str(int(name)) != name:
        raise MalformedMove(f"{text!r}: {name!r} is no number")
    return int(name)


def read_card(name: str, cards: Mapping[str, int], text: str) -> int:
    """Return the number of the card kind ``name``; raise ``MalformedMove`` if there is none."""
    if name not in cards:
        raise MalformedMove(f"{text!r}: there is no card {name!r}")
    return cards[name]


def read_cell(name: str, text: str) -> PackedCell:
    try:
        return parse_cell(name)
    except ValueError as error:
        raise MalformedMove(f"{text!r}: {error}") from None


def read_seat(name: str, seats: int, text: str) -> int:
    if name not in {str(seat) for seat in range(seats)}:
        raise MalformedMove(f"{text!r}: {name!r} is no seat; seats are 0 to {seats - 1}")
    return int(name)


def read_word(name: str, choices: Sequence[str], text: str) -> str:
    """Return ``name`` if it is one of ``choices``, else raise ``MalformedMove``."""
    if name not in choices:
        raise MalformedMove(f"{text!r}: {name!r} is none of {', '.join(choices)}")
    return name


def build_move(
    verb: str,
    *,
    card: str = "",
    kind: int = NOTHING,
    seat: int = NOTHING,
    cell: PackedCell = NOTHING,
    other: PackedCell = NOTHING,
    turned: bool = False,
    word: str = "",
    value: int = NOTHING,
    word_first: bool = False,
    kit: Any = None,  # noqa: ANN401 - each family's own
) -> Move:
    """Build a move whose text has the given arguments, in this order.

    ``kind`` is not in the text: the card determines it. With ``word_first``, the word precedes seat
    and cells.
    """
    words = [verb, card, word if word_first else ""]
    words += [str(seat)] if seat != NOTHING else []
    words += [cell_text(place) for place in (cell, other) if place != NOTHING]
    words += [TURNED if turned else "", "" if word_first else word]
    words += [str(value)] if value != NOTHING else []
    return Move(
        " ".join(filter(None, words)),
        verb,
        card=card,
        kind=kind,
        whom=seat,
        at=cell,
        to=other,
        turned=turned,
        word=word,
        number=value,
        kit=kit,
    )


class Lays(dict[PackedCell, tuple[Move, ...]]):
    """A cache of the ways to lay path cards, by cell: one move for each pose, by its number.

    ``names`` are the kinds of the path cards, which have the lowest numbers.
    """

    def __init__(
        self,
        names: Sequence[str],
        cards: Mapping[str, int],
        poses: PoseBook,
        kit: Any = None,  # noqa: ANN401 - each family's own
    ) -> None:
        super().__init__()
        self._names = names
        self._cards = cards
        self._poses = poses
        self._kit = kit

    def __missing__(self, place: PackedCell) -> tuple[Move, ...]:
        """Build and cache the moves of a cell."""
        row = tuple(self._new(pose, place) for pose in range(2 * len(self._names)))
        self[place] = row
        return row

    def _new(self, pose: int, place: PackedCell) -> Move:
        """Build a move as ``build_move`` would, but faster: there are many, and few are played."""
        name = self._names[pose // 2]
        turned = pose % 2 == 1
        text = f"{LAY} {name} {cell_text(place)}"
        return Move(
            f"{text} {TURNED}" if turned else text,
            LAY,
            card=name,
            kind=pose // 2,
            at=place,
            pose=pose,
            turned=turned,
            kit=self._kit,
        )

    def read(self, words: Sequence[str], text: str) -> Move | None:
        """Parse the words after the verb; ``None`` if there are too few or too many.

        A move on a cell where no move was ever legal is not cached. Raises ``MalformedMove`` if a
        word names no path card or no cell.
        """
        if len(words) not in (2, 3) or (len(words) == 3 and words[2] != TURNED):
            return None
        card = read_card(words[0], self._cards, text)
        if card >= len(self._names):
            raise MalformedMove(f"{text!r}: {words[0]} is no path card")
        place = read_cell(words[1], text)
        pose = self._poses.pose(card, turned=len(words) == 3)
        row = self.get(place)
        return row[pose] if row else self._new(pose, place)
