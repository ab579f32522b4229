"""What is said, in both its forms: as a message of the wire, and as bots hear and say it."""

import re
from collections.abc import Mapping
from typing import TypeAlias

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
from saboteur.table.keeping import CLAIM_SEEN
from saboteur.wire import messages as wire

Sentence: TypeAlias = wire.SayPhrase | wire.Accuse | wire.Trust | wire.ClaimSeen
"""What people and bots can say alike."""


def as_event(line: wire.Heard) -> Line | None:
    """Return a line as bots hear it; free words and polls they do not understand."""
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


def as_address(line: wire.Heard, names: Mapping[int, str]) -> Addressed | None:
    """Return whom free words name first, of seats with names; ``None`` if they name none."""
    said = (line.text or "").casefold()
    found = {
        hit.start(): seat
        for seat, name in names.items()
        if seat != line.seat and (hit := re.search(rf"\b{re.escape(name.casefold())}\b", said))
    }
    return Addressed(line.seat, found[min(found)], "?" in said) if found else None


def as_message(line: Line) -> Sentence:
    """Return what a bot says as a person's page would send it."""
    match line:
        case GoalClaimed(cell=cell, word=word):
            return wire.ClaimSeen(claim=word, at=(cell.x, cell.y))
        case RoleClaimed(target=target, word=word):
            return wire.ClaimSeen(claim=word, about=target)
        case Accused(target=target):
            return wire.Accuse(about=target)
        case Trusted(target=target):
            return wire.Trust(about=target)
        case PhraseSaid(phrase=phrase, target=about):
            return wire.SayPhrase(phrase=phrase, about=about)  # type: ignore[arg-type]  # one of ours
