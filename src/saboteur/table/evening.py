"""The evening's scores: what everybody made in the games that followed one another."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from saboteur.table.models import Sitter
from saboteur.wire.messages import Evening

LONGEST_EVENING: Final = 100
"""Games in a row of rematches that are counted together."""


@dataclass(slots=True)
class _Sum:
    player: str
    games: int = 0
    won: int = 0
    points: int = 0


def summed(games: Iterable[Mapping[int, Sitter]]) -> tuple[Evening, ...]:
    """Add up games, the latest first; one that was not played out does not count.

    A guest is one player whatever his nickname was; those beside him count by their names. A seat
    that a bot sat in for counts for the guest whose it is.
    """
    sums: dict[tuple[str | None, str], _Sum] = {}
    for sitters in games:
        for sitter in sitters.values():
            if sitter.result is None:
                continue
            own = sitter.guest is not None and not sitter.shared
            tally = sums.setdefault((sitter.guest, "" if own else sitter.name), _Sum(sitter.name))
            tally.games += 1
            tally.won += sitter.result.won
            tally.points += sitter.result.points
    best = sorted(sums.values(), key=lambda tally: (-tally.won, -tally.points, tally.player))
    return tuple(
        Evening(player=each.player, games=each.games, won=each.won, points=each.points)
        for each in best
    )
