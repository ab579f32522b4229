"""Input and result of a pairing: players, their choices, and earlier rounds."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class PlayerChoice:
    """A present player and the index of the chosen game."""

    person: str
    game_choice: int | None = None
    """Index of the chosen game; ``None`` if the player accepts any."""


@dataclass(frozen=True, slots=True)
class TableSizeRule:
    """The allowed table sizes of one game, and the preferred one."""

    sizes: tuple[int, ...]
    preferred_size: int


@dataclass(frozen=True, slots=True)
class PairedTable:
    """A table of a round: the index of its game, and its players in seat order."""

    game_choice: int
    people: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundPairing:
    """The tables of a round, and the players with a bye."""

    tables: tuple[PairedTable, ...]
    byes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PairingHistory:
    """Counts over all earlier rounds of a tournament."""

    meeting_counts: Counter[frozenset[str]] = field(default_factory=Counter)
    """How often two players sat at the same table."""
    seat_counts: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How often a player had a seat number."""
    bye_counts: Counter[str] = field(default_factory=Counter)
    game_counts: Counter[str] = field(default_factory=Counter)

    @classmethod
    def from_pairings(cls, pairings: Iterable[RoundPairing]) -> "PairingHistory":
        """Count the tables, seats and byes of earlier pairings."""
        history = cls()
        for pairing in pairings:
            history.bye_counts.update(pairing.byes)
            for table in pairing.tables:
                history.game_counts.update(table.people)
                history.seat_counts.update(
                    (person, seat) for seat, person in enumerate(table.people)
                )
                history.meeting_counts.update(all_pairs(table.people))
        return history


def all_pairs(people: tuple[str, ...]) -> Iterable[frozenset[str]]:
    """Return each unordered pair of the given people once."""
    return (
        frozenset((one, other)) for index, one in enumerate(people) for other in people[index + 1 :]
    )
