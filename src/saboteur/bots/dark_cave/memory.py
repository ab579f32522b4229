"""What a seat remembers of a game: deeds, who went where after a look, and what was said."""

from typing import Final, final

from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.bots.dark_cave.belief.suspicion import Deed, Hypotheses, Suspicion, odds_of_sides
from saboteur.bots.dark_cave.distance.survey import EXIT_CARD
from saboteur.bots.hearsay import Hearsay, weigh_goals
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

TOWARDS: Final = 5.0
"""How many times likelier a goal is the exit, if one who has looked at it goes on towards it."""
AWAY: Final = 0.2
"""The same if he turns away from it."""
TURNED: Final = 2
"""So many cells nearer or farther show where somebody goes."""


@final
class Memory:
    """The story of a game as one seat was told it."""

    __slots__ = ("callers", "hearsay", "looked", "roles_seen", "stood", "suspicion", "where")

    def __init__(self, view: View) -> None:
        """Begin a game: all dwarves are on Start."""
        self.suspicion = Suspicion()
        self.hearsay = Hearsay()
        self.callers: dict[str, int] = {}
        """By creature, who drives it on this turn; one who walks into it does so himself."""
        self.roles_seen: set[tuple[int, int]] = set()
        self.where: list[PackedCell] = [view.kit.start] * view.seats
        self.stood = [0] * view.seats
        """By seat, how many of its turns have begun since its dwarf went a step."""
        self.looked: dict[tuple[int, PackedCell], PackedCell] = {}
        """By seat and goal it has looked at: where its dwarf was then."""

    def learn(self, events: tuple[Event, ...]) -> None:
        """Take in what happened, in its order."""
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
                    self.hearsay.hear(event)
                case GearGiven():
                    self._weigh(event.seat, event.target, helps=True)
                case _:
                    pass

    def _follow(self, event: Event) -> None:
        """Follow the turns, the paths and the dwarves."""
        match event:
            case TurnBegan():
                self.callers = {}
                self.stood[event.seat] += 1
            case DwarfMoved():
                self.where[event.seat] = pack(event.cell)
                self.stood[event.seat] = 0
            case HiddenGoalPeek():
                self.looked[event.seat, pack(event.cell)] = self.where[event.seat]
            case _:
                pass

    def _attack(self, event: CreatureAttacked) -> None:
        caller = self.callers.get(event.creature)
        if caller is not None:
            for victim in event.seats:
                self._weigh(caller, victim, helps=False)

    def _weigh(self, seat: int, target: int, *, helps: bool) -> None:
        knows = (seat, target) in self.roles_seen
        self.suspicion.weigh(Deed(seat, target, helps, knows))

    def hypotheses(self, view: View) -> Hypotheses:
        """Weigh every deal of the clan cards by what was done and said."""
        return self.suspicion.hypotheses(view, self.hearsay)

    def goal_odds(self, view: View, seat: int, held: Hypotheses) -> dict[PackedCell, float]:
        """Return how likely each face-down goal is the exit; nothing once the exit lies open.

        Whoever has looked is believed as far as ``seat`` holds him for a friend.
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
                found[place] = self._told(place)
        if any(known.get(place) == exit_card for place in found):
            found = {place: float(known.get(place) == exit_card) for place in found}
        foes = [1 - odds for odds in odds_of_sides(view, held, seat)]
        words = self.hearsay.of_goals(view.goal_looks)
        said = [(speaker, place, word == EXIT_CARD) for speaker, place, word in words]
        found = weigh_goals(found, said, foes)
        return {place: odds for place, odds in found.items() if odds}

    def _told(self, goal: PackedCell) -> float:
        """How much likelier the ways of those who have looked at a goal make it the exit."""
        odds = 1.0
        for (seat, place), before in self.looked.items():
            if place == goal:
                nearer = _far(before, goal) - _far(self.where[seat], goal)
                if nearer >= TURNED:
                    odds *= TOWARDS
                elif nearer <= -TURNED:
                    odds *= AWAY
        return odds


def _far(one: PackedCell, other: PackedCell) -> int:
    (x, y), (to_x, to_y) = xy(one), xy(other)
    return abs(x - to_x) + abs(y - to_y)
