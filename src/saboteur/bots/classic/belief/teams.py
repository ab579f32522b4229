"""Teams: who wins with whom in Saboteur 2, and what it pays one seat.

A seat gets the less the more winners there are, so what a round may pay depends on who everybody
is. Nobody knows that: every seat counts by what is believed of it.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

from saboteur.games.classic.kit import Kit
from saboteur.games.classic.modules.saboteur2.sharing import (
    DOORS,
    SABOTEUR,
    nuggets_due,
    shares,
    teams_won,
)

STAYS: Final = 0.65
"""How likely whoever is in prison is there still when the treasure is shared."""

MISSED: Final = (SABOTEUR,)
"""Who wins if the treasure is not reached."""


def has_teams(kit: Kit) -> bool:
    """Whether diggers of two teams may be dealt."""
    return any(role in DOORS for role in kit.roles)


@final
class Teams:
    """What the ends of a round would pay a seat, by what it believes of the others."""

    __slots__ = ("_free", "_kit", "_odds", "_paid", "_seat")

    def __init__(
        self, kit: Kit, seat: int, odds: Sequence[Mapping[str, float]], caught: Sequence[bool]
    ) -> None:
        """Take how likely each role of each seat is, and who is in prison."""
        self._kit = kit
        self._seat = seat
        self._odds = odds
        self._free = [1 - STAYS if there else 1.0 for there in caught]
        self._paid: dict[tuple[str, tuple[str, ...], int, str], float] = {}

    def pay(self, role: str, able: tuple[str, ...], completer: int, its_role: str) -> float:
        """Say what a role gets if a seat that has ``its_role`` links the treasure.

        ``able`` are the teams that get through the doors.
        """
        return self._pay(role, teams_won(its_role, able), completer, its_role)

    def pay_if_missed(self, role: str) -> float:
        """Say what a role gets if the treasure is never linked."""
        return self._pay(role, MISSED, self._seat, role)

    def _pay(self, role: str, won: tuple[str, ...], known: int, its_role: str) -> float:
        if not shares(role, won):
            return 0.0
        key = role, won, known, its_role
        if key not in self._paid:
            others = self._winners(won, known, its_role)
            due = sum(
                likely * nuggets_due(self._kit, role, 1 + many)
                for many, likely in enumerate(others)
            )
            self._paid[key] = due * self._free[self._seat]
        return self._paid[key]

    def _winners(self, won: tuple[str, ...], known: int, its_role: str) -> list[float]:
        """Return how likely none, one, two and so on of the others are among the winners."""
        found = [1.0]
        for seat, odds in enumerate(self._odds):
            if seat == self._seat:
                continue
            if seat == known:
                likely = float(shares(its_role, won))
            else:
                likely = sum(odd for role, odd in odds.items() if odd and shares(role, won))
            likely *= self._free[seat]
            found = [
                without * (1 - likely) + within * likely
                for without, within in zip([*found, 0.0], [0.0, *found], strict=True)
            ]
        return found
