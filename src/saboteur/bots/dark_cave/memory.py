"""A seat's memory of a game: actions, movements after looks, and claims."""

from typing import Final, final

from saboteur.bots.claim_log import ClaimLog, update_goal_odds
from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.bots.dark_cave.belief.suspicion import (
    Hypotheses,
    ObservedAction,
    Suspicion,
    side_odds,
)
from saboteur.bots.dark_cave.distance.distance_map import EXIT_CARD
from saboteur.games.dark_cave.events import (
    CreatureAttacked,
    CreatureCalled,
    DwarfMoved,
    GearGiven,
    HiddenRolePeek,
    RoleSeen,
)
from saboteur.games.dark_cave.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.events import HiddenGoalPeek, TurnBegan
from saboteur.kernel.geometry import PackedCell, pack, xy

ODDS_TOWARDS: Final = 5.0
"""Odds ratio that a goal is the exit if a seat that has looked at it moves towards it."""
ODDS_AWAY: Final = 0.2
"""Odds ratio that a goal is the exit if a seat that has looked at it moves away from it."""
TURN_CELLS: Final = 2
"""How many cells nearer or farther count as moving towards or away."""


@final
class Memory:
    """A seat's memory of the game, from the events it has received."""

    __slots__ = (
        "callers",
        "claim_log",
        "dwarf_nodes",
        "goals_looked_at",
        "roles_seen",
        "suspicion",
        "turns_without_step",
    )

    def __init__(self, view: View) -> None:
        self.suspicion = Suspicion()
        self.claim_log = ClaimLog()
        self.callers: dict[str, int] = {}
        """By creature, the seat that called it this turn. A creature that attacks because a dwarf
        enters its space has no entry.
        """
        self.roles_seen: set[tuple[int, int]] = set()
        self.dwarf_nodes: list[PackedCell] = [view.kit.start] * view.seats
        self.turns_without_step = [0] * view.seats
        """By seat, how many of its turns have begun since its dwarf's last step."""
        self.goals_looked_at: dict[tuple[int, PackedCell], PackedCell] = {}
        """By seat and goal that it has looked at, the cell of the seat's dwarf at that time."""

    def observe(self, events: tuple[Event, ...]) -> None:
        """Process events in order."""
        for event in events:
            self._follow(event)
            match event:
                case HiddenRolePeek() | RoleSeen():
                    self.roles_seen.add((event.seat, event.target))
                case CreatureCalled():
                    self.callers[event.creature] = event.seat
                case CreatureAttacked():
                    self._attack(event)
                case GoalClaimed() | RoleClaimed():
                    self.claim_log.add(event)
                case GearGiven():
                    self._add_action(event.seat, event.target, helps=True)
                case _:
                    pass

    def _follow(self, event: Event) -> None:
        """Update the turns without a step, the dwarves and the looks at goals."""
        match event:
            case TurnBegan():
                self.callers = {}
                self.turns_without_step[event.seat] += 1
            case DwarfMoved():
                self.dwarf_nodes[event.seat] = pack(event.cell)
                self.turns_without_step[event.seat] = 0
            case HiddenGoalPeek():
                self.goals_looked_at[event.seat, pack(event.cell)] = self.dwarf_nodes[event.seat]
            case _:
                pass

    def _attack(self, event: CreatureAttacked) -> None:
        caller = self.callers.get(event.creature)
        if caller is not None:
            for victim in event.seats:
                self._add_action(caller, victim, helps=False)

    def _add_action(self, seat: int, target: int, *, helps: bool) -> None:
        knows = (seat, target) in self.roles_seen
        self.suspicion.add(ObservedAction(seat, target, helps, knows))

    def hypotheses(self, view: View) -> Hypotheses:
        """Return the possible deals of the clan cards, weighed by actions and claims."""
        return self.suspicion.hypotheses(view, self.claim_log)

    def goal_odds(self, view: View, seat: int, hypotheses: Hypotheses) -> dict[PackedCell, float]:
        """Return the probability that each face-down goal is the exit; empty once the exit is open.

        A claim counts by the odds that its speaker is on the side of ``seat``.
        """
        kit = view.kit
        exit_card = next(card for card in kit.goal_cards if kit.names[card] == EXIT_CARD)
        if any(pose // 2 == exit_card for pose in view.cards.values()):
            return {}
        known = dict(view.known_goals)
        found = {}
        for place in sorted(view.covered):
            if place in known:
                found[place] = float(known[place] == exit_card)
            else:
                found[place] = self._look_likelihood(place)
        if any(known.get(place) == exit_card for place in found):
            found = {place: float(known.get(place) == exit_card) for place in found}
        foes = [1 - odds for odds in side_odds(view, hypotheses, seat)]
        words = self.claim_log.goal_claims(view.goal_looks)
        said = [(speaker, place, word == EXIT_CARD) for speaker, place, word in words]
        found = update_goal_odds(found, said, foes)
        return {place: odds for place, odds in found.items() if odds}

    def _look_likelihood(self, goal: PackedCell) -> float:
        """Return the odds ratio that a goal is the exit, by the movements after looks at it."""
        odds = 1.0
        for (seat, place), before in self.goals_looked_at.items():
            if place == goal:
                nearer = _cell_distance(before, goal) - _cell_distance(self.dwarf_nodes[seat], goal)
                if nearer >= TURN_CELLS:
                    odds *= ODDS_TOWARDS
                elif nearer <= -TURN_CELLS:
                    odds *= ODDS_AWAY
        return odds


def _cell_distance(one: PackedCell, other: PackedCell) -> int:
    (x, y), (to_x, to_y) = xy(one), xy(other)
    return abs(x - to_x) + abs(y - to_y)
