"""The evaluator of a novice: what its scoring rules need to know about a position.

All of it is computed on demand, for one seat and its objective.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Final, TypeAlias

from saboteur.bots.classic.belief.evidence import Evidence
from saboteur.bots.classic.belief.goal_odds import GoalOdds
from saboteur.bots.classic.belief.objectives import (
    HINDER,
    WATCH,
    RoleObjective,
    affinity,
    objective_of,
)
from saboteur.bots.classic.distance.path_estimate import PathEstimate
from saboteur.games.classic.view import View
from saboteur.kernel.maze import Maze, Reach, empty_maze, reach_from
from saboteur.kernel.move import Move

W_PER_CARD: Final = 10.0
"""Value of bringing the treasure one card nearer; the unit of all scores."""
W_DECISIVE: Final = 10 * W_PER_CARD
"""Score of a decisive action; it outweighs all others."""
W_SELF_HARM: Final = -20.0
"""Score of an action that harms the seat itself."""
W_OBVIOUS_SABOTAGE: Final = -12.0
"""Score of an action that would expose a saboteur too early."""
W_ROLE_CHANGE: Final = 8.0
"""Score of a role change in a lost round; its negative in a won one (see ``outlook``)."""

DOUBT_MARGIN: Final = 1.5
"""How far below neutral a reputation must be before a digger treats the seat as a foe, and a
saboteur treats it as a friend.
"""
W_TEAM_DOORS: Final = 2.0
"""Weight of the colour of the doors that a seat has laid in its reputation."""
UNMASK_DISTANCE: Final = 3
"""Distance of the treasure, in cards, from which saboteurs stop acting as miners."""
LONER_DISTANCE: Final = 2
"""Distance of the treasure, in cards, from which a role that must link it alone treats every seat
as a rival.
"""
MASKED_LAPS: Final = 1
CARDS_PER_STEP: Final = 6
"""Average number of cards from hands and pile needed to bring the treasure one card nearer."""


class PositionEvaluator:
    """Evaluates a position for one seat and its objective.

    Everything is computed on first use, because most decisions need little of it. ``view`` is the
    seat's own view and ``moves`` its legal moves.
    """

    def __init__(self, view: View, evidence: Evidence, moves: tuple[Move, ...]) -> None:
        self.view = view
        self.kit = view.kit
        self.seat = evidence.seat
        self.evidence = evidence
        self.moves = moves
        self.objective: RoleObjective = objective_of(view.role)

    @cached_property
    def goal_odds(self) -> GoalOdds:
        return GoalOdds(self.view)

    @cached_property
    def any_path(self) -> PathEstimate:
        """The estimate of the path to the treasure regardless of doors, which ends the round."""
        maze, reach = self._maze()
        goals = frozenset(self.view.goal_cells)
        return PathEstimate(
            maze, reach, goals, self.goal_odds.treasure, self.evidence.card_geometry.crossing_costs
        )

    @cached_property
    def own_path(self) -> PathEstimate:
        """The estimate of the path through the doors that this seat's team may pass.

        It is ``any_path`` unless a door that is closed to the team lies in the maze or may be laid
        next.
        """
        return (
            self.any_path.through_doors(self.blocked) if self._can_meet_doors() else self.any_path
        )

    def _can_meet_doors(self) -> bool:
        if not self.blocked:
            return False
        doors = self.evidence.card_geometry.doors
        poses = [*self.view.cards.values(), *(2 * card for card in self._paths_at_hand())]
        return any(doors[number] & self.blocked for number in poses)

    def _paths_at_hand(self) -> list[int]:
        """Return the path cards that may be laid next: those in hand, and a declared one."""
        cards = [*self.view.card_numbers]
        declared = self.view.stack[-1].move
        if declared is not None:
            cards.append(declared.kind)
        return [card for card in cards if card < self.kit.paths]

    @cached_property
    def blocked(self) -> int:
        """The doors that this seat's team may not pass, as bits."""
        door = self.objective.team_doors
        return sum(1 << bit for bit, name in enumerate(self.kit.barriers) if door and name != door)

    @cached_property
    def own_doors(self) -> int:
        """The doors of this seat's team, as bits."""
        names = enumerate(self.kit.barriers)
        return sum(1 << bit for bit, name in names if name == self.objective.team_doors)

    def _maze(self) -> tuple[Maze, Reach]:
        """Return the present maze, from the evidence unless that has missed some events."""
        view, kept = self.view, self.evidence
        if kept.maze.cards == view.cards and kept.maze.covered == view.covered:
            return kept.maze, kept.reach
        maze = empty_maze(self.kit.poses.poses)
        for place, number in view.cards.items():
            maze.lay(place, number)
        for place in view.covered:
            maze.cover(place)
        return maze, reach_from(maze, self.kit.start_nodes)

    @property
    def cards_left(self) -> int:
        """The number of cards left in pile and hands."""
        return self.view.pile + sum(self.view.hand_sizes)

    @cached_property
    def is_masked(self) -> bool:
        """Whether a saboteur still acts as a miner: in lap 1, unless the treasure is near."""
        if self.objective.side != HINDER:
            return False
        turns = len(self.kit.deck) - self.kit.aside - self.cards_left
        return (
            turns < MASKED_LAPS * self.kit.seats
            and self.any_path.nearest_distance() > UNMASK_DISTANCE
        )

    @cached_property
    def is_hopeless(self) -> bool:
        """Whether fewer cards are left than the nearest path needs."""
        return self.own_path.nearest_distance() > self.cards_left

    @cached_property
    def outlook(self) -> float:
        """How good the round is for this seat, from -1 to 1."""
        if self.objective.side == WATCH:
            return 0.5
        if self.objective.must_link_alone:
            return -0.5  # others will be quicker
        linked = 1 - 2 * min(
            1.0, CARDS_PER_STEP * self.own_path.nearest_distance() / max(1, self.cards_left)
        )
        return linked * self.objective.sign

    @cached_property
    def known_objectives(self) -> dict[int, RoleObjective]:
        """The objectives of the seats whose role this one knows."""
        names = self.kit.roles
        return {
            peek.seen: objective_of(names[peek.card])
            for peek in self.view.role_traces
            if not peek.stale and peek.seen != self.seat
        }

    def regard(self, seat: int) -> float:
        """Return how much this seat favours another: below 0 for a foe.

        ``DOUBT_MARGIN`` counts in favour of others for a digger, and against them for a saboteur,
        because most seats dig.
        """
        evidence = self.evidence
        objective = self.objective
        if objective.must_link_alone and self.any_path.nearest_distance() <= LONER_DISTANCE:
            return -DOUBT_MARGIN
        if seat in self.known_objectives:
            return affinity(objective, self.known_objectives[seat]) or DOUBT_MARGIN
        if objective.side == HINDER:
            return -evidence.reputation[seat] - DOUBT_MARGIN
        if objective.side == WATCH:
            return evidence.own_grievances[seat] + DOUBT_MARGIN
        trust = evidence.reputation[seat] + evidence.own_grievances[seat] + DOUBT_MARGIN
        doors = evidence.doors[seat]
        if objective.team_doors and doors in (self.blocked, self.own_doors):
            trust += W_TEAM_DOORS if doors == self.own_doors else -W_TEAM_DOORS
        return trust

    def is_foe(self, seat: int) -> bool:
        """Return whether it is better to hinder a seat than to help it."""
        return self.regard(seat) < 0

    def is_barred(self, seat: int) -> bool:
        """Return whether a card in front of a seat forbids it to lay paths."""
        return bool(self.view.mark_bits[seat] & self.kit.path_blocking_marks)

    def apparent_wealth(self, seat: int) -> int:
        """Return an estimate of a seat's nuggets: its tokens, and an average per gold card."""
        return self.view.tokens[seat] + 2 * self.view.gold_cards[seat]


ScoringRule: TypeAlias = Callable[[PositionEvaluator, Move], float]
"""Scores a legal move of a seat; a pass without effect scores 0."""
