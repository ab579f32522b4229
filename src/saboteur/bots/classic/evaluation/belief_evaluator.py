"""The evaluator of a seat that holds beliefs about the others."""

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from math import exp
from types import MappingProxyType
from typing import Final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.claim_log import update_goal_odds
from saboteur.bots.classic.belief.claim_evidence import (
    claim_log_odds,
    goal_claims,
    known_goals,
    role_claim_log_likelihoods,
)
from saboteur.bots.classic.belief.goal_odds import GoalOdds
from saboteur.bots.classic.belief.objectives import DIG, HINDER, WATCH, RoleObjective, affinity
from saboteur.bots.classic.belief.role_likelihoods import log_odds_saboteur
from saboteur.bots.classic.belief.suspicion import (
    SOLO_LOG_ODDS,
    Hypotheses,
    KnownRoles,
    known_roles,
    role_odds,
    saboteur_probabilities,
)
from saboteur.bots.classic.belief.team_payoffs import TeamPayoffs, has_teams
from saboteur.bots.classic.distance.card_aware_distance import CardAwarePathEstimate, RemainingCards
from saboteur.bots.classic.distance.path_estimate import PathEstimate
from saboteur.bots.classic.evaluation.endgame import EndgameModel
from saboteur.bots.classic.evaluation.evaluator import (
    DOUBT_MARGIN,
    LONER_DISTANCE,
    W_TEAM_DOORS,
    PositionEvaluator,
)
from saboteur.bots.classic.memory import Memory
from saboteur.games.classic.modules.saboteur2.sharing import DOORS, PROFITEER
from saboteur.games.classic.view import View
from saboteur.games.view import HIDDEN
from saboteur.kernel.move import Move

W_REGARD: Final = 10.0
"""The difference in regard between a certain friend and a certain foe."""
LIE_LOW_MIN_DISTANCE: Final = 7.0
LIE_LOW_MIN_CARDS_LEFT: Final = 36
"""A saboteur lies low only while the treasure is farther than ``LIE_LOW_MIN_DISTANCE`` cards and
more than ``LIE_LOW_MIN_CARDS_LEFT`` cards are left.
"""
OBJECTIVE_OVERRIDES: Final[Mapping[str, RoleObjective]] = MappingProxyType(
    {PROFITEER: RoleObjective(HINDER)}
)
"""Objectives of skilled players that differ from ``ROLE_OBJECTIVES``. A profiteer is paid in any
case, but shares with fewer winners if the treasure is missed.
"""
TEAM_DETOUR_CARDS: Final = 0.5
"""A team is assumed to reach the treasure if its path needs at most this many more cards than the
shortest one.
"""
W_GOAL_CLAIMS: Final = 0.5
"""The weight of the goal odds updated by claims, against those from own looks. With a weight of 1,
the bot won 8 percentage points fewer rounds (40 deals, 5 seats).
"""
SUSPECT_THRESHOLD: Final = 0.5
"""A seat with a higher probability of being a saboteur is treated as one."""


class BeliefEvaluator(PositionEvaluator):
    """Evaluates a position for a seat that suspects others and knows its own exposure."""

    def __init__(self, view: View, memory: Memory, moves: tuple[Move, ...]) -> None:
        super().__init__(view, memory.evidence, moves)
        self.suspicion = memory.suspicion
        self.claim_log = memory.claim_log
        self.role_likelihoods = memory.role_likelihoods
        self.objective = OBJECTIVE_OVERRIDES.get(view.role or "", self.objective)

    @cached_property
    def goal_odds(self) -> GoalOdds:
        """The odds of the goals, updated by the claims of other seats."""
        found = GoalOdds(self.view)
        claims = goal_claims(self.claim_log, self.view)
        if claims:
            updated = update_goal_odds(found.treasure, claims, self.saboteur_odds)
            found.treasure = {
                goal: W_GOAL_CLAIMS * updated[goal] + (1 - W_GOAL_CLAIMS) * seen
                for goal, seen in found.treasure.items()
            }
        return found

    @cached_property
    def remaining_cards(self) -> RemainingCards:
        """The path cards left in all hands and in the pile."""
        view = self.view
        gone = Counter(number // 2 for number in view.cards.values())
        known = (entry & HIDDEN for entry in view.discarded if entry & HIDDEN != HIDDEN)
        gone.update(card for card in known)
        return RemainingCards(self.kit, gone)

    @cached_property
    def any_path(self) -> PathEstimate:
        """The estimate of the path to the treasure, doors ignored, given the remaining cards."""
        maze, reach = self._maze()
        goals = frozenset(self.view.goal_cells)
        return CardAwarePathEstimate(
            maze, reach, goals, self.goal_odds.treasure, self.remaining_cards
        )

    @cached_property
    def hypotheses(self) -> Hypotheses:
        """The sets of seats that may be the saboteurs, as far as this seat can know."""
        log_odds = claim_log_odds(goal_claims(self.claim_log, self.view), known_goals(self.view))
        if has_teams(self.kit):
            log_odds = {
                seat: log_odds.get(seat, 0.0) + log_odds_saboteur(self.kit, weights)
                for seat, weights in enumerate(self._weights)
            }
        claims = role_claim_log_likelihoods(self.claim_log, self.view)
        return self.suspicion.with_claims(log_odds, claims).hypotheses(
            self.kit, known_roles(self.view)
        )

    @cached_property
    def saboteur_odds(self) -> list[float]:
        """By seat, the probability that it is a saboteur, as this seat believes."""
        return saboteur_probabilities(self.hypotheses, self.kit.seats)

    @cached_property
    def exposure(self) -> float:
        """The probability the other seats assign to this seat being a saboteur."""
        updated = self.suspicion.with_claims(
            {}, role_claim_log_likelihoods(self.claim_log, self.view)
        )
        seen = updated.hypotheses(self.kit, KnownRoles())
        return saboteur_probabilities(seen, self.kit.seats)[self.seat]

    @cached_property
    def is_masked(self) -> bool:
        """Always ``False``: a skilled saboteur does not dig to look like a miner, but lies low."""
        return False

    @cached_property
    def is_lying_low(self) -> bool:
        """Whether this saboteur still lies low: the treasure is far, and many cards are left."""
        return (
            self.objective.side == HINDER
            and self.cards_left > LIE_LOW_MIN_CARDS_LEFT
            and self.any_path.nearest_distance() > LIE_LOW_MIN_DISTANCE
        )

    def exposure_change(self, kind: str) -> float:
        """Return by how much an action of a kind of ``observed_actions`` raises ``exposure``."""
        before = min(max(self.exposure, 0.01), 0.99)
        odds = before / (1 - before) * exp(SOLO_LOG_ODDS[kind])
        return odds / (1 + odds) - before

    def regard(self, seat: int) -> float:
        """Return how much this seat favours another, by its beliefs: below 0 for a foe."""
        objective = self.objective
        if objective.side == WATCH or (
            objective.must_link_alone and self.any_path.nearest_distance() <= LONER_DISTANCE
        ):
            return super().regard(seat)
        if seat in self.known_objectives:
            return affinity(objective, self.known_objectives[seat]) or DOUBT_MARGIN
        trust = W_REGARD * (SUSPECT_THRESHOLD - self.saboteur_odds[seat])
        if objective.side != DIG:
            return -trust
        doors = self.evidence.doors[seat]
        if objective.team_doors and doors in (self.blocked, self.own_doors):
            trust += W_TEAM_DOORS if doors == self.own_doors else -W_TEAM_DOORS
        return trust

    # Teams.

    @cached_property
    def novice_evaluator(self) -> PositionEvaluator:
        """The evaluator of the same position for a novice with the same objective."""
        found = PositionEvaluator(self.view, self.evidence, self.moves)
        found.objective = self.objective
        return found

    @cached_property
    def role_odds(self) -> Beliefs:
        weights = self._weights if has_teams(self.kit) else ()
        return role_odds(self.view, self.saboteur_odds, weights)

    @cached_property
    def _weights(self) -> tuple[dict[str, float], ...]:
        return self.role_likelihoods.role_weights(self.kit, self.evidence.doors)

    @cached_property
    def barred(self) -> tuple[bool, ...]:
        """By seat, whether the seat may not lay paths."""
        return tuple(self.is_barred(seat) for seat in range(self.kit.seats))

    @cached_property
    def imprisoned(self) -> tuple[bool, ...]:
        """By seat, whether the seat is in prison: barred by anything but a broken tool."""
        kit = self.kit
        return tuple(
            bool(marks & kit.path_blocking_marks & ~kit.all_tools) for marks in self.view.mark_bits
        )

    @cached_property
    def expected_payoff(self) -> float:
        """The expected pay of the round at present, in nuggets."""
        return self.endgame().expected_payoff(
            self.any_path.distance(), self.teams_through, self.barred
        )

    def endgame(
        self, imprisoned: tuple[bool, ...] | None = None, role: str | None = None
    ) -> EndgameModel:
        """Return the model of the rest of the round.

        The arguments replace the imprisoned seats and this seat's role, to evaluate a change.
        """
        key = imprisoned or self.imprisoned, role or self.view.role or ""
        if key not in self._endgames:
            self._endgames[key] = self._make_endgame(*key)
        return self._endgames[key]

    @cached_property
    def _endgames(self) -> dict[tuple[tuple[bool, ...], str], EndgameModel]:
        return {}

    def _make_endgame(self, imprisoned: tuple[bool, ...], role: str) -> EndgameModel:
        seats, way = self.kit.seats, self.view.way
        order = [(self.seat + way * turn) % seats for turn in range(1, seats + 1)]
        teams = TeamPayoffs(self.kit, self.seat, self.role_odds, imprisoned)
        return EndgameModel(teams, role, self.role_odds, order, self.cards_left)

    @cached_property
    def team_paths(self) -> dict[str, PathEstimate]:
        """By team, the estimate of its path to the treasure through the doors."""
        return {
            team: self.any_path.through_doors(shut) for team, shut in self._blocked_doors.items()
        }

    @cached_property
    def _blocked_doors(self) -> dict[str, int]:
        names = list(enumerate(self.kit.barriers))
        return {
            team: sum(1 << bit for bit, name in names if name != door)
            for team, door in DOORS.items()
        }

    @cached_property
    def teams_through(self) -> tuple[str, ...]:
        """The teams that get through the doors on the path likely to be dug."""
        doors = self.evidence.card_geometry.doors
        if not any(doors[number] for number in self.view.cards.values()):
            return tuple(DOORS)
        distance = self.any_path.distance()
        return tuple(
            team
            for team, path in self.team_paths.items()
            if path.distance() < distance + TEAM_DETOUR_CARDS
        )

    def teams_through_after(self, place: int, number: int) -> tuple[str, ...]:
        """Return the teams that can reach the treasure once pose ``number`` lies on ``place``.

        A team counts if its doors make its path less than ``TEAM_DETOUR_CARDS`` cards longer.
        """
        doors = self.evidence.card_geometry.doors
        if len(self.teams_through) == len(DOORS) and not doors[number]:
            return self.teams_through
        distance = self.any_path.distance() - self.any_path.progress_by(place, number)
        return tuple(
            team
            for team, path in self.team_paths.items()
            if path.distance() - path.progress_by(place, number) < distance + TEAM_DETOUR_CARDS
        )
