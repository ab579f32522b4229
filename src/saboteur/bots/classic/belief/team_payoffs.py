"""Teams of Saboteur 2: the roles that win together, and the expected pay of one seat.

The more winners there are, the smaller is each share, so the value of a round depends on all roles.
For an unknown role, each possible one counts by its odds.
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

P_STAYS_IMPRISONED: Final = 0.65
"""Probability that an imprisoned seat is still in prison when the treasure is shared."""

WINNERS_IF_MISSED: Final = (SABOTEUR,)
"""The winning roles if the treasure is not reached."""


def has_teams(kit: Kit) -> bool:
    """Return whether diggers of two teams may be dealt."""
    return any(role in DOORS for role in kit.roles)


@final
class TeamPayoffs:
    """The expected pay of one seat for the possible ends of a round.

    ``odds`` holds the role odds of every seat, ``imprisoned`` whether each seat is in prison.
    """

    __slots__ = ("_free", "_kit", "_odds", "_paid", "_seat")

    def __init__(
        self, kit: Kit, seat: int, odds: Sequence[Mapping[str, float]], imprisoned: Sequence[bool]
    ) -> None:
        self._kit = kit
        self._seat = seat
        self._odds = odds
        self._free = [1 - P_STAYS_IMPRISONED if there else 1.0 for there in imprisoned]
        self._paid: dict[tuple[str, tuple[str, ...], int, str], float] = {}

    def payoff(
        self, role: str, teams_through: tuple[str, ...], completer: int, its_role: str
    ) -> float:
        """Return the expected nuggets for ``role`` if a seat with ``its_role`` links the treasure.

        ``teams_through`` are the teams that get through the doors.
        """
        return self._compute_payoff(role, teams_won(its_role, teams_through), completer, its_role)

    def payoff_if_missed(self, role: str) -> float:
        """Return the expected nuggets for ``role`` if the treasure is never linked."""
        return self._compute_payoff(role, WINNERS_IF_MISSED, self._seat, role)

    def _compute_payoff(self, role: str, won: tuple[str, ...], known: int, its_role: str) -> float:
        if not shares(role, won):
            return 0.0
        key = role, won, known, its_role
        if key not in self._paid:
            others = self._winners(won, known, its_role)
            due = sum(
                likely * nuggets_due(self._kit, role, 1 + count)
                for count, likely in enumerate(others)
            )
            self._paid[key] = due * self._free[self._seat]
        return self._paid[key]

    def _winners(self, won: tuple[str, ...], known: int, its_role: str) -> list[float]:
        """Return the probabilities that 0, 1, 2 … of the other seats are among the winners.

        ``won`` are the winning roles or teams. Of the seat ``known`` the role is assumed to be
        ``its_role``; all others have the roles of their odds.
        """
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
