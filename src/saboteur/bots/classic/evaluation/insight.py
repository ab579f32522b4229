"""An insight: the judgement of a seat that holds beliefs about the others."""

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from math import exp
from types import MappingProxyType
from typing import Final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.classic.belief.aims import DIG, HINDER, WATCH, Aim, accord
from saboteur.bots.classic.belief.hearsay import (
    known_goals,
    said_of_goals,
    said_of_seats,
    weigh_seats,
)
from saboteur.bots.classic.belief.leanings import guilt
from saboteur.bots.classic.belief.odds import Odds
from saboteur.bots.classic.belief.suspicion import (
    ALONE,
    Hypotheses,
    Known,
    known_sides,
    role_odds,
    suspects,
)
from saboteur.bots.classic.belief.teams import Teams, has_teams
from saboteur.bots.classic.distance.prospect import CountedWay, Stock
from saboteur.bots.classic.distance.way import Way
from saboteur.bots.classic.evaluation.finish import Finish
from saboteur.bots.classic.evaluation.judgement import BENEFIT, GRASP, TEAM, Judgement
from saboteur.bots.classic.memory import Memory
from saboteur.bots.hearsay import weigh_goals
from saboteur.games.classic.modules.saboteur2.sharing import DOORS, PROFITEER
from saboteur.games.classic.view import View
from saboteur.games.view import HIDDEN
from saboteur.kernel.move import Move

WARMTH: Final = 10.0
"""How far a sure friend and a sure foe lie apart in regard."""
FAR_OFF: Final = 7.0
LATE: Final = 36
"""A saboteur strikes when the treasure is so many cards away, or so many cards are left."""
SLY: Final[Mapping[str, Aim]] = MappingProxyType({PROFITEER: Aim(HINDER)})
"""A profiteer is paid anyhow, but he shares with fewer if the treasure is missed."""
SLACK: Final = 0.5
"""A team gets through if its way is longer by less than this many cards."""
HEED: Final = 0.5
"""So much of what is believed of goals by hearsay counts for where to dig: who went by all of it
lost 8 points of the rounds (40 deals, 5 seats)."""
EVEN: Final = 0.5
"""Whoever is likelier a saboteur than this is treated as one."""


class Insight(Judgement):
    """The table through the eyes of a seat that suspects and knows that it is suspected."""

    def __init__(self, view: View, memory: Memory, moves: tuple[Move, ...]) -> None:
        """Look at the table with what the deeds and words of the round have told."""
        super().__init__(view, memory.evidence, moves)
        self.suspicion = memory.suspicion
        self.hearsay = memory.hearsay
        self.leanings = memory.leanings
        self.aim = SLY.get(view.role or "", self.aim)

    @cached_property
    def odds(self) -> Odds:
        """What the face-down goals may be, as far as others are believed."""
        found = Odds(self.view)
        said = said_of_goals(self.hearsay, self.view)
        if said:
            heard = weigh_goals(found.treasure, said, self.suspected)
            found.treasure = {
                goal: HEED * heard[goal] + (1 - HEED) * seen
                for goal, seen in found.treasure.items()
            }
        return found

    @cached_property
    def stock(self) -> Stock:
        """The path cards that are left, in the hand, in others' hands and in the pile."""
        view = self.view
        gone = Counter(number // 2 for number in view.cards.values())
        known = (entry & HIDDEN for entry in view.discarded if entry & HIDDEN != HIDDEN)
        gone.update(card for card in known)
        return Stock(self.kit, gone)

    @cached_property
    def plain(self) -> Way:
        """The way to the treasure, with the cards that are left to dig it."""
        maze, reach = self._maze()
        goals = frozenset(self.view.goal_cells)
        return CountedWay(maze, reach, goals, self.odds.treasure, self.stock)

    @cached_property
    def hypotheses(self) -> Hypotheses:
        """The sets of seats that may be the saboteurs, as far as this seat can know."""
        words = weigh_seats(said_of_goals(self.hearsay, self.view), known_goals(self.view))
        if has_teams(self.kit):
            words = {
                seat: words.get(seat, 0.0) + guilt(self.kit, weights)
                for seat, weights in enumerate(self._weights)
            }
        said = said_of_seats(self.hearsay, self.view)
        return self.suspicion.beside(words, said).hypotheses(self.kit, known_sides(self.view))

    @cached_property
    def suspected(self) -> list[float]:
        """How likely each seat is a saboteur, in the eyes of this one."""
        return suspects(self.hypotheses, self.kit.seats)

    @cached_property
    def exposure(self) -> float:
        """How likely the table thinks that this seat is a saboteur."""
        heard = self.suspicion.beside({}, said_of_seats(self.hearsay, self.view))
        seen = heard.hypotheses(self.kit, Known())
        return suspects(seen, self.kit.seats)[self.seat]

    @cached_property
    def is_masked(self) -> bool:
        """It never digs to seem a miner: it lies low instead."""
        return False

    @cached_property
    def lies_low(self) -> bool:
        """Whether a saboteur still waits: the treasure is far, and cards enough are left."""
        return self.aim.side == HINDER and self.left > LATE and self.plain.nearest() > FAR_OFF

    def exposed_by(self, kind: str) -> float:
        """Return by how much a deed of this kind would make the table suspect this seat more."""
        before = min(max(self.exposure, 0.01), 0.99)
        odds = before / (1 - before) * exp(ALONE[kind])
        return odds / (1 + odds) - before

    def regard(self, seat: int) -> float:
        """Say how far another seat is with this one, by what is believed of it."""
        aim = self.aim
        if aim.side == WATCH or (aim.alone and self.plain.nearest() <= GRASP):
            return super().regard(seat)
        if seat in self.roles:
            return accord(aim, self.roles[seat]) or BENEFIT
        trust = WARMTH * (EVEN - self.suspected[seat])
        if aim.side != DIG:
            return -trust
        doors = self.evidence.doors[seat]
        if aim.door and doors in (self.blocked, self.own_doors):
            trust += TEAM if doors == self.own_doors else -TEAM
        return trust

    # Teams.

    @cached_property
    def plainly(self) -> Judgement:
        """The table as a novice with the same aim sees it."""
        found = Judgement(self.view, self.evidence, self.moves)
        found.aim = self.aim
        return found

    @cached_property
    def role_odds(self) -> Beliefs:
        """How likely each role of each seat is."""
        weights = self._weights if has_teams(self.kit) else ()
        return role_odds(self.view, self.suspected, weights)

    @cached_property
    def _weights(self) -> tuple[dict[str, float], ...]:
        return self.leanings.weights(self.kit, self.evidence.doors)

    @cached_property
    def barred(self) -> tuple[bool, ...]:
        """Who may not lay paths."""
        return tuple(self.is_barred(seat) for seat in range(self.kit.seats))

    @cached_property
    def caught(self) -> tuple[bool, ...]:
        """Who is in prison: what bars a seat and is no broken tool."""
        kit = self.kit
        return tuple(bool(marks & kit.barring & ~kit.all_tools) for marks in self.view.mark_bits)

    @cached_property
    def hopes(self) -> float:
        """What the round will pay as things are, in nuggets."""
        return self.finish().worth(self.plain.distance(), self.able, self.barred)

    def finish(self, caught: tuple[bool, ...] | None = None, role: str | None = None) -> Finish:
        """Say what may be expected of the rest of the round.

        Or what, if these seats were in prison, or if this one had another role.
        """
        key = caught or self.caught, role or self.view.role or ""
        if key not in self._finishes:
            self._finishes[key] = self._finish(*key)
        return self._finishes[key]

    @cached_property
    def _finishes(self) -> dict[tuple[tuple[bool, ...], str], Finish]:
        return {}

    def _finish(self, caught: tuple[bool, ...], role: str) -> Finish:
        seats, way = self.kit.seats, self.view.way
        order = [(self.seat + way * turn) % seats for turn in range(1, seats + 1)]
        teams = Teams(self.kit, self.seat, self.role_odds, caught)
        return Finish(teams, role, self.role_odds, order, self.left)

    @cached_property
    def gates(self) -> dict[str, Way]:
        """By team, its way to the treasure through the doors."""
        return {team: self.plain.through_doors(shut) for team, shut in self._shut.items()}

    @cached_property
    def _shut(self) -> dict[str, int]:
        names = list(enumerate(self.kit.barriers))
        return {
            team: sum(1 << bit for bit, name in names if name != door)
            for team, door in DOORS.items()
        }

    @cached_property
    def able(self) -> tuple[str, ...]:
        """The teams that get through on the way that will be dug."""
        doors = self.evidence.atlas.doors
        if not any(doors[number] for number in self.view.cards.values()):
            return tuple(DOORS)
        away = self.plain.distance()
        return tuple(team for team, gate in self.gates.items() if gate.distance() < away + SLACK)

    def able_after(self, place: int, number: int) -> tuple[str, ...]:
        """The teams that get through once a pose lies on ``place``."""
        doors = self.evidence.atlas.doors
        if len(self.able) == len(DOORS) and not doors[number]:
            return self.able
        away = self.plain.distance() - self.plain.progress(place, number)
        return tuple(
            team
            for team, gate in self.gates.items()
            if gate.distance() - gate.progress(place, number) < away + SLACK
        )
