"""What a draw is made of: people, what they want to play, and what they had before."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Choice:
    """Somebody who is there, and which of the offers he chose."""

    person: str
    offer: int | None = None
    """``None`` for whatever needs him."""


@dataclass(frozen=True, slots=True)
class Room:
    """How many may sit at a table of an offer, and how many should."""

    sizes: tuple[int, ...]
    wanted: int


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """A table of a heat: what is played there, and who sits on which seat."""

    offer: int
    people: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Who sits where in a heat, and who sits out."""

    tables: tuple[DrawnTable, ...]
    byes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Past:
    """What earlier heats were for everybody."""

    met: Counter[frozenset[str]] = field(default_factory=Counter)
    """How often two people sat at one table."""
    sat: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How often somebody had a seat."""
    byes: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)

    @classmethod
    def of(cls, draws: Iterable[Draw]) -> "Past":
        """Count what was drawn and opened."""
        past = cls()
        for draw in draws:
            past.byes.update(draw.byes)
            for table in draw.tables:
                past.played.update(table.people)
                past.sat.update((person, seat) for seat, person in enumerate(table.people))
                past.met.update(pairs(table.people))
        return past


def pairs(people: tuple[str, ...]) -> Iterable[frozenset[str]]:
    """Return everybody with everybody else, once."""
    return (
        frozenset((one, other)) for place, one in enumerate(people) for other in people[place + 1 :]
    )
