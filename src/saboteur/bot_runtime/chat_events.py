"""Conversion between chat messages of the protocol and the events that bots read and send."""

import re
from collections.abc import Mapping
from typing import Final, TypeAlias

from saboteur.bots.claims import (
    Accused,
    Addressed,
    GoalClaimed,
    Line,
    PhraseSaid,
    RoleClaimed,
    Trusted,
)
from saboteur.kernel.geometry import Cell
from saboteur.protocol import messages as wire

CLAIM_SEEN: Final = "claim"
"""The kind of a chat line with a claim."""
Sentence: TypeAlias = wire.SayPhrase | wire.Accuse | wire.Trust | wire.Claim
"""Chat messages that people and bots can both send."""


def as_event(line: wire.ChatMessage) -> Line | None:
    """Return a line as an event for bots; ``None`` for free text and poll lines."""
    about = line.about
    match line.kind:
        case "say-phrase":
            return PhraseSaid(line.seat, line.phrase or "", about)
        case "accuse" if about is not None:
            return Accused(line.seat, about)
        case "trust" if about is not None:
            return Trusted(line.seat, about)
        case kind if kind == CLAIM_SEEN:
            word = line.claim or ""
            if line.at is not None:
                return GoalClaimed(line.seat, Cell(*line.at), word)
            return RoleClaimed(line.seat, line.seat if about is None else about, word)
        case _:
            return None


def mentioned_seat(line: wire.ChatMessage, names: Mapping[int, str]) -> Addressed | None:
    """Return an ``Addressed`` event for the seat that a free text names first.

    Returns ``None`` if the text names no seat of ``names`` but the speaker's.
    """
    text = (line.text or "").casefold()
    seats_by_position = {
        hit.start(): seat
        for seat, name in names.items()
        if seat != line.seat and (hit := re.search(rf"\b{re.escape(name.casefold())}\b", text))
    }
    if not seats_by_position:
        return None
    return Addressed(line.seat, seats_by_position[min(seats_by_position)], "?" in text)


def as_message(line: Line) -> Sentence:
    """Return a bot's line as the message that a client would send."""
    match line:
        case GoalClaimed(cell=cell, word=word):
            return wire.Claim(claim=word, at=(cell.x, cell.y))
        case RoleClaimed(target=target, word=word):
            return wire.Claim(claim=word, about=target)
        case Accused(target=target):
            return wire.Accuse(about=target)
        case Trusted(target=target):
            return wire.Trust(about=target)
        case PhraseSaid(phrase=phrase, target=about):
            return wire.SayPhrase(phrase=phrase, about=about)  # type: ignore[arg-type]  # one of ours
