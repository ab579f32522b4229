"""The Lost Mines: two clans and selfish dwarves race for treasures, and share by identity."""

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final, TypeAlias, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.bots.lost_mines.belief.allegiance import (
    Cast,
    Hypotheses,
    hypotheses,
    identity_odds,
    known_identities,
    paid_with,
)
from saboteur.bots.lost_mines.belief.hearsay import called, with_words, words_in_clans
from saboteur.bots.lost_mines.distance.roads import read
from saboteur.bots.lost_mines.evaluation.race import Race
from saboteur.bots.lost_mines.memory import Memory, retold
from saboteur.games.lost_mines.kit import CLANS, SABOTEUR, SELFISH
from saboteur.games.lost_mines.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.kernel.sight import PUBLIC
from saboteur.review.reading import Chances, Ending, Family, Reading, Side

Standings: TypeAlias = list[tuple[float, list[tuple[int, float]]]]
"""Of each cast how likely it is, and its camps with what each may expect a head."""

CAMPS: Final = (*map(Side, CLANS), Side(SELFISH))
"""A clan's loyal dwarves with the other clan's saboteur; and whoever keeps his loot."""
LONER: Final = len(CLANS)
NOWHERE: Final = -1
RARE: Final = 0.002
"""Casts less likely than this are left out."""

LUCK: Final = (1.5, 0.3)
"""How many points of advance a head make a camp e times likelier to be ahead at the end: when
nothing is left to draw, and more for every card left a seat. Fitted to 260 rounds between novices
and skilled players, as is the next."""
ALONE: Final = 0.2
"""As much more of it speaks for one who shares with nobody: his loot varies more than a mean."""


@final
class LostMinesReading(Reading[View]):
    """Goes by the beliefs of a skilled player; a watcher has no side and takes nobody's word."""

    def __init__(self, view: View) -> None:
        """Begin a game."""
        self._view = view
        self._memory: Memory | None = None
        self._held: tuple[Hypotheses, ...] = ()

    def learn(self, view: View, events: tuple[Event, ...]) -> None:
        """Take in what happened, and what is seen now."""
        if view.sight == PUBLIC:
            events = tuple(e for e in events if not isinstance(e, GoalClaimed | RoleClaimed))
        memory = self._memory = retold(self._memory, view, events)
        said = with_words(view, memory.said, memory.hearsay)
        words = words_in_clans(view, memory.hearsay)
        self._view = view
        self._held = hypotheses(view, known_identities(view), said, words)

    def beliefs(self) -> Beliefs:
        """Say how likely each identity of each seat is."""
        return identity_odds(self._held, self._view.seats)

    def chances(self) -> Chances:
        """Say how likely each camp is the best paid, a head."""
        return ahead(self.standings(), LUCK[0] + LUCK[1] * self.laps, ALONE)

    @property
    def laps(self) -> float:
        """How many cards are left a seat."""
        return (self._view.pile + sum(self._view.hand_sizes)) / self._view.seats

    def standings(self) -> Standings:
        """Return how the camps stand, in every cast that is likely enough."""
        loot = self._prospects()
        return [
            (
                likely,
                [
                    (camp, sum(loot[seat] for seat in seats) / len(seats))
                    for camp, seats in camps(self._view.clans, cast)
                ],
            )
            for cast, likely in _casts(self._held)
        ]

    def _prospects(self) -> list[float]:
        """Return what each seat has taken and may still take, as far as a watcher can tell."""
        view = self._view
        roads = read(view)
        race = Race(view, roads.grid)
        far = {mine: roads.from_mines((mine,)) for mine in race.mines}
        shares = race.shares(race.mines, far, race.spots, NOWHERE)
        return [
            taken + sum(share[seat] for share in shares) for seat, taken in enumerate(_taken(view))
        ]


def _casts(held: tuple[Hypotheses, ...]) -> Iterator[tuple[Cast, float]]:
    one, other = held
    for cast, likely in one:
        for beside, also in other:
            if likely * also > RARE:
                yield cast | beside, likely * also


def camps(clans: Sequence[str], cast: Cast) -> Iterator[tuple[int, list[int]]]:
    """List who shares with whom; every selfish dwarf is alone."""
    shared: dict[int, list[int]] = {}
    for seat, clan in enumerate(clans):
        camp = paid_with(clan, cast[seat])
        if camp is None:
            yield LONER, [seat]
        else:
            shared.setdefault(camp, []).append(seat)
    yield from shared.items()


def ahead(standings: Standings, luck: float, alone: float) -> Chances:
    """Say how likely each camp is ahead at the end, by what it may expect a head."""
    found = [0.0] * len(CAMPS)
    for likely, paid in standings:
        weights = [exp(points / luck + alone * (camp == LONER)) for camp, points in paid]
        for (camp, _), weight in zip(paid, weights, strict=True):
            found[camp] += likely * weight / sum(weights)
    total = sum(likely for likely, _ in standings)
    return tuple(chance / total for chance in found)


def _taken(view: View) -> list[float]:
    """Return what each seat's treasures are worth on the mean: their faces are hidden."""
    kit = view.kit
    worths: dict[str, list[int]] = {}
    for treasure in kit.hoard:
        worths.setdefault(kit.treasure_symbols[treasure], []).append(kit.worths[treasure])
    found = [0.0] * view.seats
    for symbol, holder in zip(view.symbols, view.holders, strict=True):
        if holder >= 0:
            found[holder] += sum(worths[symbol]) / len(worths[symbol])
    if view.dragon_seat >= 0:
        found[view.dragon_seat] = max(0.0, found[view.dragon_seat] - kit.penalty)
    return found


def _sides(view: View) -> tuple[Side, ...]:  # noqa: ARG001 - the same at every table
    return CAMPS


def _roles(view: View) -> tuple[str, ...]:
    return tuple(dwarf.identity or "" for dwarf in view.dwarves)


def is_foe(role: str) -> bool:
    """Whether others suspect it: who works for the other clan, or for himself."""
    return role in (SABOTEUR, SELFISH)


def _side_of(view: View, seat: int, role: str) -> int:
    camp = paid_with(view.clans[seat], role)
    return LONER if camp is None else camp


def _ending(view: View, events: tuple[Event, ...], number: int) -> Ending | None:  # noqa: ARG001
    result = next((result for result in view.ended if result.round == number), None)
    if result is None:
        return None
    kit = view.kit
    roles = tuple(kit.identities[dwarf] for dwarf in result.dwarves)
    clans = [kit.clans[dwarf] for dwarf in result.dwarves]
    paid = [
        (camp, sum(result.gains[seat] for seat in seats) / len(seats))
        for camp, seats in camps(clans, dict(enumerate(roles)))
    ]
    most = max(gain for _, gain in paid)
    best = {camp for camp, gain in paid if gain == most > 0}
    won = tuple(float(camp in best) for camp in range(len(CAMPS)))
    return Ending(won, roles, tuple(map(float, result.gains)))


def _race(view: View) -> tuple[float, ...]:
    return tuple(round(taken, 2) for taken in _taken(view))


def _goal(view: View, cell: Cell) -> str:
    face = next(mine.face for mine in view.mines if mine.cell == cell)
    return called(view.kit, view.kit.cards[face or ""])


LOST_MINES: Final = Family(
    LostMinesReading, _sides, _roles, is_foe, _side_of, _ending, _race, _goal
)
