"""The Lost Mines: two clans and selfish dwarves race for treasures, and share by identity."""

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final, TypeAlias, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.bots.lost_mines.belief.allegiance import (
    Hypotheses,
    RoleAssignment,
    hypotheses,
    identity_odds,
    known_identities,
    sharing_clan,
)
from saboteur.bots.lost_mines.belief.claim_evidence import identity_claims, mine_word, with_claims
from saboteur.bots.lost_mines.distance.road_graph import read_road_graph
from saboteur.bots.lost_mines.evaluation.treasure_race import TreasureRace
from saboteur.bots.lost_mines.memory import Memory, update_memory
from saboteur.games.lost_mines.kit import CLANS, SABOTEUR, SELFISH
from saboteur.games.lost_mines.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.kernel.sight import PUBLIC
from saboteur.review.belief_tracker import BeliefTracker, Chances, Ending, ReviewFamily, Side

CampStandings: TypeAlias = list[tuple[float, list[tuple[int, float]]]]
"""Probable role assignments: each with its probability, and its camps with their mean loot."""

CAMPS: Final = (*map(Side, CLANS), Side(SELFISH))
"""The possible camps: each clan's loyal dwarves with the other clan's saboteur, or a loner."""
LONER_CAMP: Final = len(CLANS)
NOWHERE: Final = -1
MIN_PROBABILITY: Final = 0.002
"""Role assignments below this probability are left out."""

LEAD_SCALE: Final = (1.5, 0.3)
"""The lead in points per head that makes a camp e times likelier to be ahead at the end.

The first number is the lead when no cards are left; the second is added for each card
left per seat. Fitted, like ``LONER_BONUS``, to 260 rounds between novices and skilled
players.
"""
LONER_BONUS: Final = 0.2
"""Bonus of a loner, added to the exponent: one dwarf's loot varies more than a mean of several."""


@final
class LostMinesBeliefTracker(BeliefTracker[View]):
    """Uses the beliefs of a skilled player; a spectator has no side and ignores claims."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._memory: Memory | None = None
        self._hypotheses: tuple[Hypotheses, ...] = ()

    def learn(self, view: View, events: tuple[Event, ...]) -> None:
        if view.sight == PUBLIC:
            events = tuple(e for e in events if not isinstance(e, GoalClaimed | RoleClaimed))
        memory = self._memory = update_memory(self._memory, view, events)
        evidence = with_claims(view, memory.log_likelihoods, memory.claim_log)
        words = identity_claims(view, memory.claim_log)
        self._view = view
        self._hypotheses = hypotheses(view, known_identities(view), evidence, words)

    def beliefs(self) -> Beliefs:
        return identity_odds(self._hypotheses, self._view.seats)

    def chances(self) -> Chances:
        """Return the probability that each camp has the largest share per head."""
        return chances_ahead(
            self.camp_standings(), LEAD_SCALE[0] + LEAD_SCALE[1] * self.cards_per_seat, LONER_BONUS
        )

    @property
    def cards_per_seat(self) -> float:
        """The mean number of cards left per seat."""
        return (self._view.pile + sum(self._view.hand_sizes)) / self._view.seats

    def camp_standings(self) -> CampStandings:
        """Return the standings of the camps in every probable role assignment."""
        loot = self._expected_loot()
        return [
            (
                likely,
                [
                    (camp, sum(loot[seat] for seat in seats) / len(seats))
                    for camp, seats in camps(self._view.clans, cast)
                ],
            )
            for cast, likely in _likely_casts(self._hypotheses)
        ]

    def _expected_loot(self) -> list[float]:
        """Return each seat's taken and expected loot, as far as a spectator can tell."""
        view = self._view
        roads = read_road_graph(view)
        race = TreasureRace(view, roads.cell_index)
        far = {mine: roads.steps_from_mines((mine,)) for mine in race.mines}
        shares = race.expected_shares(race.mines, far, race.dwarf_cells, NOWHERE)
        return [
            taken + sum(share[seat] for share in shares) for seat, taken in enumerate(_taken(view))
        ]


def _likely_casts(hypotheses: tuple[Hypotheses, ...]) -> Iterator[tuple[RoleAssignment, float]]:
    one, other = hypotheses
    for cast, likely in one:
        for beside, also in other:
            if likely * also > MIN_PROBABILITY:
                yield cast | beside, likely * also


def camps(clans: Sequence[str], cast: RoleAssignment) -> Iterator[tuple[int, list[int]]]:
    """List the camps with their seats; every selfish dwarf is a camp of its own."""
    shared: dict[int, list[int]] = {}
    for seat, clan in enumerate(clans):
        camp = sharing_clan(clan, cast[seat])
        if camp is None:
            yield LONER_CAMP, [seat]
        else:
            shared.setdefault(camp, []).append(seat)
    yield from shared.items()


def chances_ahead(standings: CampStandings, scale: float, loner_bonus: float) -> Chances:
    """Return the probability that each camp is ahead at the end, from the mean loot per head."""
    found = [0.0] * len(CAMPS)
    for likely, paid in standings:
        weights = [
            exp(points / scale + loner_bonus * (camp == LONER_CAMP)) for camp, points in paid
        ]
        for (camp, _), weight in zip(paid, weights, strict=True):
            found[camp] += likely * weight / sum(weights)
    total = sum(likely for likely, _ in standings)
    return tuple(chance / total for chance in found)


def _taken(view: View) -> list[float]:
    """Return the expected value of each seat's treasures: their faces are hidden."""
    kit = view.kit
    worths: dict[str, list[int]] = {}
    for treasure in kit.treasure_cards:
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
    """Return whether a role works for the other clan or for itself, not for its own clan."""
    return role in (SABOTEUR, SELFISH)


def _side_of(view: View, seat: int, role: str) -> int:
    camp = sharing_clan(view.clans[seat], role)
    return LONER_CAMP if camp is None else camp


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
    return mine_word(view.kit, view.kit.cards[face or ""])


LOST_MINES: Final = ReviewFamily(
    LostMinesBeliefTracker, _sides, _roles, is_foe, _side_of, _ending, _race, _goal
)
