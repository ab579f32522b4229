"""What the views of all families have in common on the wire."""

from typing import TypeVar

import msgspec

from saboteur.wire.struct import Message, Place


class GameView(Message, tag_field="family"):
    """A game through one sight; each family adds what its table shows."""

    ruleset: str
    revision: int
    seats: int
    options: dict[str, str | int | bool]
    sight: int | str
    round: int
    decider: int | None
    asked: str | None
    """The kind of the question; ``None`` when the game is over."""
    scores: tuple[int, ...] | None
    winners: tuple[int, ...]
    starter: int
    turn: int | None
    asked_cell: Place | None
    asked_card: str | None
    asked_left: int
    """How many cards, steps or answers are still to come before the question is done with."""
    hand: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...] | None
    """Everybody's, once all lies open."""
    hand_sizes: tuple[int, ...]
    pile: int

    def to_dict(self) -> dict[str, object]:
        """Return plain JSON data, as a view of the library does."""
        named: dict[str, object] = msgspec.json.decode(msgspec.json.encode(self))
        del named["family"]
        return named


class GoalCell(Message):
    """A goal: its face if it is turned over, and what this seat saw of it."""

    x: int
    y: int
    face: str | None
    seen: str | None
    looked: tuple[int, ...]


GameViewT = TypeVar("GameViewT", bound=GameView)


def prepared(kind: type[GameViewT]) -> type[GameViewT]:
    """Mark a family's view, which threads make at the same time.

    msgspec studies a struct when it is first asked for. A second thread that asks meanwhile finds
    it half done, and the process dies; so that is over before there is a second thread.
    """
    msgspec.json.Decoder(kind)
    return kind


def as_message(named: dict[str, object], kind: type[GameViewT]) -> GameViewT:
    """Return what a view names as a message; of the values in it, the fields that the wire has."""
    return msgspec.convert(named, kind, strict=True, from_attributes=True)
