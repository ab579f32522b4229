"""The finish: who will link the treasure, and what a seat may expect of that.

Whoever lays the last card wins for his team alone. So to dig is not always well done: a card that
leaves one to lay is a present to the next seats. Here the rest of a round is a chain of turns. On
each, the seat finishes, comes a card nearer or loses one with some chance, by what its role is
believed to be; the seat that reckons comes nearer only where that is better for it.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, final

from saboteur.bots.classic.belief.teams import Teams
from saboteur.games.classic.modules.saboteur2.sharing import BOSS, DOORS, PROFITEER, SABOTEUR

BOTH: Final = tuple(DOORS)
OWN: Final = "own"
"""In place of a role: the seat that reckons, which does what is best for it."""

DONE: Final[Mapping[str, float]] = MappingProxyType(
    {**dict.fromkeys(BOTH, 0.31), BOSS: 0.24, OWN: 0.4}
)
"""How likely a role lays the last card on its turn, with whole tools; others hardly ever do."""
NEARER: Final[Mapping[str, float]] = MappingProxyType(
    {**dict.fromkeys(BOTH, 0.4), BOSS: 0.45, PROFITEER: 0.05, OWN: 0.45}
)
"""How likely it brings the treasure a card nearer before."""
FARTHER: Final[Mapping[str, float]] = MappingProxyType({SABOTEUR: 0.35})
"""How likely it makes the way a card longer. All three were counted in 600 rounds, of novices and
skilled players (5 seats)."""
HARM: Final = 0.3
"""What part of all digging each saboteur prevents, by tools and prisons."""
MENDED: Final = 0.3
"""How likely whoever may not dig may again a lap later."""
AROUND: Final = 0.12
"""How likely, for every card that the treasure is away, a door on the way is dug around."""
FARTHEST: Final = 12


@final
class Finish:
    """The rest of a round as a chain of turns, for one seat."""

    def __init__(
        self,
        teams: Teams,
        role: str,
        odds: Sequence[Mapping[str, float]],
        order: Sequence[int],
        left: int,
    ) -> None:
        """Take the seats in the order of their turns, the own seat last, and the cards left."""
        self._teams = teams
        self._role = role
        self._odds = odds
        self._order = order
        self._left = left
        harm = HARM * sum(likely.get(SABOTEUR, 0.0) for likely in odds)
        self._spared = max(0.0, 1 - harm)
        self._tables: dict[tuple[tuple[str, ...], tuple[bool, ...]], list[float]] = {}

    def worth(self, away: float, able: tuple[str, ...], barred: tuple[bool, ...]) -> float:
        """Say what the round will pay if it is the next seat's turn and the treasure so far away.

        ``able`` are the teams that get through the doors, ``barred`` who may not dig.
        """
        cards = min(max(1.0, away), FARTHEST - 1)
        found = self._at(cards, able, barred)
        if able == BOTH:
            return found
        avoided = min(1.0, AROUND * cards)
        return found + avoided * (self._at(cards, BOTH, barred) - found)

    def _at(self, cards: float, able: tuple[str, ...], barred: tuple[bool, ...]) -> float:
        key = able, barred
        if key not in self._tables:
            self._tables[key] = self._table(able, barred)
        worths = self._tables[key]
        near = int(cards)
        return worths[near] + (cards - near) * (worths[near + 1] - worths[near])

    def pays(self, able: tuple[str, ...]) -> float:
        """Say what it pays if this seat links the treasure now."""
        return self._teams.pay(self._role, able, self._order[-1], self._role)

    def _table(self, able: tuple[str, ...], barred: tuple[bool, ...]) -> list[float]:
        """Reckon from the last turn backwards; index 0 is not used."""
        steps = [self._step(seat, able) for seat in self._order]
        seats = len(steps)
        own = seats - 1
        then = [self._teams.pay_if_missed(self._role)] * (FARTHEST + 1)
        for turn in range(self._left - 1, -1, -1):
            lap, place = divmod(turn, seats)
            digs = 1 - (1 - MENDED) ** lap if barred[self._order[place]] else 1.0
            done, gained, nearer, farther = (digs * part for part in steps[place])
            if place == own:
                first = max(gained + (1 - done) * then[1], then[1])
                before = [max(then[card - 1], then[card]) for card in range(2, FARTHEST + 1)]
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

    def _step(self, seat: int, able: tuple[str, ...]) -> tuple[float, float, float, float]:
        """Say how likely a seat finishes, what that pays, how likely it digs on or undoes."""
        if seat == self._order[-1]:
            done = self._spared * DONE[OWN]
            return done, done * self.pays(able), self._spared * NEARER[OWN], 0.0
        done = gained = nearer = farther = 0.0
        for role, odd in self._odds[seat].items():
            if not odd:
                continue
            farther += odd * FARTHER.get(role, 0.0)
            if role in BOTH and role not in able:
                continue  # it digs elsewhere
            digs = odd * self._spared
            last = digs * DONE.get(role, 0.0)
            done += last
            gained += last * self._teams.pay(self._role, able, seat, role)
            nearer += digs * NEARER.get(role, 0.0)
        return done, gained, nearer, farther
