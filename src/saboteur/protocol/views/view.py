"""The fields that the views of all families share."""

from typing import Literal, TypeAlias, TypeVar

import msgspec

from saboteur.protocol.message import Coordinates, Message

QuestionKind: TypeAlias = Literal[
    "turn", "pass-more", "discard-two", "end-vote", "reveal-goal", "orient-goal",
    "effect", "take-gold", "trade-gold", "concede-vote", "theft", "veto", "keep-card",
    "scout-path", "exchange-goals", "post-pawn", "pay-for-passage", "lay-after-paying",
    "orient-path", "move-goal", "peek-role", "keep-dug", "rob-hand", "keep-drawn",
    "before-draw", "claim-gold",
    "step", "orient-mine", "take-treasure",
    "creature-step", "attack-order", "repel-creature", "dwarf-step", "take-nugget",
]  # fmt: skip
"""The kind of question that a seat is asked: shared kinds first, then those of each family."""


class GameView(Message, tag_field="family"):
    """A game as one sight sees it; each family adds its own fields."""

    ruleset: str
    revision: int
    seats: int
    options: dict[str, str | int | bool]
    sight: int | str
    round: int
    decider: int | None
    asked: QuestionKind | None
    """The kind of the current question; ``null`` when the game is over."""
    scores: tuple[int, ...] | None
    winners: tuple[int, ...]
    starter: int
    turn: int | None
    asked_cell: Coordinates | None
    asked_card: str | None
    asked_left: int
    """Number of cards, steps or answers still missing for the question."""
    hand: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...] | None
    """All hands, if they are open; ``null`` otherwise."""
    hand_sizes: tuple[int, ...]
    pile: int

    def to_dict(self) -> dict[str, object]:
        """Return plain JSON data, in the format of the library's own views."""
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


def precompile(kind: type[GameViewT]) -> type[GameViewT]:
    """Class decorator that builds the decoder of a view type at import.

    msgspec inspects a struct at its first use. If a second thread uses it at the same moment, it
    finds half-built data and the process crashes; so the inspection happens before any thread
    starts.
    """
    msgspec.json.Decoder(kind)
    return kind


def to_message(named: dict[str, object], kind: type[GameViewT]) -> GameViewT:
    """Return the data of a view as a message; nested values keep the fields of the message."""
    return msgspec.convert(named, kind, strict=True, from_attributes=True)
