"""Endgame model: the seat that will link the treasure, and the resulting pay of one seat.

A digger that lays the last card wins for its own team alone. So digging on is not always good: a
card that leaves only one card to lay helps the next seats. The rest of a round is modelled as a
chain of turns. On each turn the seat finishes, comes a card nearer or sets the path back by a card,
with probabilities that follow from the odds of its roles. The evaluating seat comes nearer only
where that is better for it.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, final

from saboteur.bots.classic.belief.team_payoffs import TeamPayoffs
from saboteur.games.classic.modules.saboteur2.sharing import BOSS, DOORS, PROFITEER, SABOTEUR

BOTH_TEAMS: Final = tuple(DOORS)
OWN_SEAT_ROLE: Final = "own"
"""Stands for the role of the evaluating seat, which chooses the best action."""

P_FINISHES: Final[Mapping[str, float]] = MappingProxyType(
    {**dict.fromkeys(BOTH_TEAMS, 0.31), BOSS: 0.24, OWN_SEAT_ROLE: 0.4}
)
"""Probability that a role lays the last card on its turn, with whole tools; almost 0 for other
roles.
"""
P_ADVANCES: Final[Mapping[str, float]] = MappingProxyType(
    {**dict.fromkeys(BOTH_TEAMS, 0.4), BOSS: 0.45, PROFITEER: 0.05, OWN_SEAT_ROLE: 0.45}
)
"""Probability that a role brings the treasure one card nearer when more than one is missing."""
P_SETS_BACK: Final[Mapping[str, float]] = MappingProxyType({SABOTEUR: 0.35})
"""Probability that a role makes the path one card longer. ``P_FINISHES``, ``P_ADVANCES`` and this
were counted in 600 rounds of novices and skilled players (5 seats).
"""
PREVENTED_SHARE: Final = 0.3
"""The share of all digging that each saboteur prevents, by tools and prisons."""
P_MENDED: Final = 0.3
"""Probability that a barred seat may dig again one lap later."""
P_DUG_AROUND: Final = 0.12
"""Probability, per card of distance, that a door on the path is dug around."""
MAX_CARDS_AWAY: Final = 12


@final
class EndgameModel:
    """The rest of a round as a chain of turns, for one seat.

    ``order`` lists the seats in the order of their turns, the evaluating seat last.
    """

    def __init__(
        self,
        teams: TeamPayoffs,
        role: str,
        odds: Sequence[Mapping[str, float]],
        order: Sequence[int],
        cards_left: int,
    ) -> None:
        self._teams = teams
        self._role = role
        self._odds = odds
        self._order = order
        self._cards_left = cards_left
        harm = PREVENTED_SHARE * sum(likely.get(SABOTEUR, 0.0) for likely in odds)
        self._spared = max(0.0, 1 - harm)
        self._tables: dict[tuple[tuple[str, ...], tuple[bool, ...]], list[float]] = {}

    def expected_payoff(
        self, distance: float, teams_through: tuple[str, ...], barred: tuple[bool, ...]
    ) -> float:
        """Return the expected pay of the round if the next seat is to move.

        ``teams_through`` are the teams that get through the doors, ``barred`` marks the seats that
        may not dig.
        """
        cards = min(max(1.0, distance), MAX_CARDS_AWAY - 1)
        found = self._payoff_at(cards, teams_through, barred)
        if teams_through == BOTH_TEAMS:
            return found
        avoided = min(1.0, P_DUG_AROUND * cards)
        return found + avoided * (self._payoff_at(cards, BOTH_TEAMS, barred) - found)

    def _payoff_at(
        self, cards: float, teams_through: tuple[str, ...], barred: tuple[bool, ...]
    ) -> float:
        key = teams_through, barred
        if key not in self._tables:
            self._tables[key] = self._table(teams_through, barred)
        values = self._tables[key]
        near = int(cards)
        return values[near] + (cards - near) * (values[near + 1] - values[near])

    def payoff_now(self, teams_through: tuple[str, ...]) -> float:
        """Return the pay if this seat links the treasure now."""
        return self._teams.payoff(self._role, teams_through, self._order[-1], self._role)

    def _table(self, teams_through: tuple[str, ...], barred: tuple[bool, ...]) -> list[float]:
        """Return this seat's expected pay, indexed by how many cards the treasure is away.

        It is computed by backward induction from the last turn; index 0 is not used.
        """
        steps = [self._step(seat, teams_through) for seat in self._order]
        seats = len(steps)
        own = seats - 1
        then = [self._teams.payoff_if_missed(self._role)] * (MAX_CARDS_AWAY + 1)
        for turn in range(self._cards_left - 1, -1, -1):
            lap, place = divmod(turn, seats)
            digs = 1 - (1 - P_MENDED) ** lap if barred[self._order[place]] else 1.0
            done, gained, nearer, farther = (digs * part for part in steps[place])
            if place == own:
                first = max(gained + (1 - done) * then[1], then[1])
                before = [max(then[card - 1], then[card]) for card in range(2, MAX_CARDS_AWAY + 1)]
            else:
                first = gained + (1 - done - farther) * then[1] + farther * then[2]
                before = then[1:-1]
            stays = 1 - nearer - farther
            beyond = [*then[3:], then[-1]]
            then = [
                0.0,
                first,
                *(
                    nearer * near + farther * far + stays * here
                    for near, far, here in zip(before, beyond, then[2:], strict=True)
                ),
            ]
        return then

    def _step(self, seat: int, teams_through: tuple[str, ...]) -> tuple[float, float, float, float]:
        """Return the probable results of a seat's turn, as four numbers.

        They are the probability that the seat links the treasure, the evaluating seat's expected
        pay from that (weighted by the probability), and the probabilities that the seat brings
        the treasure a card nearer or sets the path back.
        """
        if seat == self._order[-1]:
            done = self._spared * P_FINISHES[OWN_SEAT_ROLE]
            return (
                done,
                done * self.payoff_now(teams_through),
                self._spared * P_ADVANCES[OWN_SEAT_ROLE],
                0.0,
            )
        done = gained = nearer = farther = 0.0
        for role, odd in self._odds[seat].items():
            if not odd:
                continue
            farther += odd * P_SETS_BACK.get(role, 0.0)
            if role in BOTH_TEAMS and role not in teams_through:
                continue  # digs elsewhere
            digs = odd * self._spared
            last = digs * P_FINISHES.get(role, 0.0)
            done += last
            gained += last * self._teams.payoff(self._role, teams_through, seat, role)
            nearer += digs * P_ADVANCES.get(role, 0.0)
        return done, gained, nearer, farther
