"""Rollout: the play of a sampled world for a lap, and its value for a seat after that.

The players of a world see their own views, as real ones do. They take the shortest path to a
treasure: they lay the card or play the tool that is missing next, and walk as far as they can. The
seat for which the world is evaluated walks as it would in the real game.
"""

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Final, final

from saboteur.bots.lost_mines.belief.mine_odds import expected_treasure_values
from saboteur.bots.lost_mines.distance.board_costs import OBSTACLE_COST, UNREACHABLE
from saboteur.bots.lost_mines.distance.road_graph import (
    CellNumber,
    RoadGraph,
    open_sides,
    read_road_graph,
)
from saboteur.bots.lost_mines.evaluation.belief_evaluator import W_OTHERS_POINTS, BeliefEvaluator
from saboteur.bots.lost_mines.evaluation.treasure_race import TreasureRace
from saboteur.bots.lost_mines.moves.tactics import score
from saboteur.games.book import PASS, PLAY, REFUSE, STOP
from saboteur.games.lost_mines.book import TAKE, WALK
from saboteur.games.lost_mines.kit import IDENTITIES, TOOL
from saboteur.games.lost_mines.view import View
from saboteur.games.operations import TURN
from saboteur.kernel.geometry import Side
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY
from saboteur.play.game import Game

MAX_CARDS_AHEAD: Final = 12
"""The number of cards of a path that are considered."""
NO_LOG_LIKELIHOODS: Final[Mapping[str, float]] = MappingProxyType(dict.fromkeys(IDENTITIES, 0.0))
"""The log likelihoods of a seat without actions."""


@final
class Rollout:
    """A sampled world, played on until a seat is on turn again.

    The rollout changes ``world``. ``regards`` holds by seat what a point of its loot is worth to
    ``seat``.
    """

    def __init__(self, world: Game, seat: int, regards: list[float]) -> None:
        self.world = world
        self.seat = seat
        self.regards = regards
        self._walk: ShortestWalk | None = None

    def play_out(self, move: Move) -> float:
        """Make a move, play on, and return the seat's expected points of the round."""
        world = self.world
        rounds = len(world.view("public").ended)
        world.play(move)
        self._walk = None
        while (decider := world.decider) is not None:
            view: View = world.view(decider)
            if len(view.ended) > rounds or (decider == self.seat and view.asked == TURN):
                break
            world.play(self._choose(view))
        public: View = world.view("public")
        if len(public.ended) > rounds:
            return self._round_value(public.ended[rounds].gains)
        return self._expected_value(world.view(self.seat))

    def _choose(self, view: View) -> Move:
        moves = self.world.legal_moves()
        if len(moves) == 1:
            return moves[0]
        if view.asked == TURN:
            self._walk = None
            return ShortestWalk(view).choose_card(moves)
        if view.asked == WALK and view.decider == self.seat:
            evaluator = self._make_evaluator(view)
            return max(moves, key=lambda move: (round(score(evaluator, move), 6), str(move)))
        if view.asked == WALK:
            self._walk = self._walk or ShortestWalk(view)
            return self._walk.choose_step(view, moves)
        answers = {move.verb: move for move in moves}
        if TAKE in answers:
            values = expected_treasure_values(view)
            return max(moves, key=lambda move: (values[move.number], str(move)))
        return answers.get(STOP) or answers.get(REFUSE) or min(moves, key=str)

    def _make_evaluator(self, view: View) -> BeliefEvaluator:
        """Return the seat's evaluator, with the true roles of this world."""
        evaluator = BeliefEvaluator(view, [NO_LOG_LIKELIHOODS] * view.seats)
        evaluator.regards = self.regards
        return evaluator

    def _round_value(self, gains: tuple[int, ...]) -> float:
        """Return the value of a finished round to the seat."""
        own = gains[self.seat]
        return own - W_OTHERS_POINTS * (sum(gains) - own) / (len(gains) - 1)

    def _expected_value(self, view: View) -> float:
        """Return the expected value of the unfinished round to the seat.

        It consists of the treasures still to be taken, those taken already (each at the mean of its
        symbol), and the dragon's penalty.
        """
        value = self._make_evaluator(view).base
        for number, holder in enumerate(view.holders):
            if holder >= 0:
                value += self.regards[holder] * _mean_treasure(view, view.symbols[number])
        if view.dragon_seat >= 0:
            value -= self.regards[view.dragon_seat] * view.kit.penalty
        return value


def _mean_treasure(view: View, symbol: str) -> float:
    kit = view.kit
    values = [
        kit.worths[card] for card in kit.treasure_cards if kit.treasure_symbols[card] == symbol
    ]
    return sum(values) / len(values)


@final
class ShortestWalk:
    """The shortest path of a seat to a treasure, by its view."""

    def __init__(self, view: View) -> None:
        self.road_graph: RoadGraph = read_road_graph(view)
        self.cell_index = self.road_graph.cell_index
        self.view = view
        race = TreasureRace(view, self.cell_index)
        goals = [at for at, mine in race.mines.items() if mine.total > mine.dragon_loss]
        self.distances = self.road_graph.steps_from_mines(goals)
        self.cell = race.dwarf_cells[view.decider or 0]

    def choose_step(self, view: View, moves: tuple[Move, ...]) -> Move:
        """Return the next step of the path, or the move to stop."""
        here = self.distances[self.cell_index.number_of[view.figures[view.decider or 0]]]
        steps = [move for move in moves if move.verb == WALK]
        best = min(
            steps, key=lambda move: (self.distances[self.cell_index.number_of[move.at]], str(move))
        )
        if self.distances[self.cell_index.number_of[best.at]] < here:
            return best
        return next(move for move in moves if move.verb == STOP)

    def choose_card(self, moves: tuple[Move, ...]) -> Move:
        """Return the card that the path needs first, to lay or play; without one, a discard."""
        wanted = [(self._fit_score(move), str(move), move) for move in moves]
        fit, _, best = max(wanted, key=lambda entry: entry[:2])
        if fit:
            return best
        passes = [move for move in moves if move.verb == PASS]
        return max(passes, key=lambda move: (bool(self.view.kit.obstacles[move.kind]), str(move)))

    @cached_property
    def _first_gap(self) -> tuple[CellNumber, Side]:
        """The first closed cell of the path and the side by which it is left; (-1, 0) if none."""
        road_graph, far = self.road_graph, self.distances
        cards = {self.cell_index.number_of[place] for place in self.view.cards}
        here, gap = self.cell, -1
        for _ in range(MAX_CARDS_AHEAD):
            ways = [
                (far[here + stride] + road_graph.enter[here + stride], side, here + stride)
                for stride, inward, side in self.cell_index.ways[road_graph.opens[here]]
                if road_graph.opens[here + stride] & inward or far[here + stride] == 0
            ]
            if not ways or far[here] in (0, UNREACHABLE):
                break
            _, side, there = min(ways)
            if gap >= 0:
                return gap, side
            if (there not in cards and far[there]) or road_graph.enter[there] >= OBSTACLE_COST:
                gap = there
            here = there
        return -1, 0

    def _fit_score(self, move: Move) -> int:
        """Return how well a move fits the path; 0 if not at all."""
        kit = self.view.kit
        spot, onward = self._first_gap
        if (
            spot < 0
            or move.verb not in (LAY, PLAY)
            or self.cell_index.number_of.get(move.at) != spot
        ):
            return 0
        if move.verb == PLAY:
            return 2 if kit.effects[move.kind] == TOOL else 0
        sides = open_sides(kit.poses.poses[move.pose].arms)
        if not sides >> onward & 1 or kit.obstacles[move.kind]:
            return 0
        return 2 if kit.narrow[move.kind] else 3
