"""The level ``expert``: in a duel it simulates sampled worlds, in solo it adds an evaluation."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, final

from saboteur.bots.duel.distance.board import Board, board_of
from saboteur.bots.duel.distance.cached_distance import CachedDistances
from saboteur.bots.duel.distance.measure import CardAwareMeasure
from saboteur.bots.duel.evaluation.expected_gold import W_RIVAL_GOLD
from saboteur.bots.duel.moves.digging import DiggingGain
from saboteur.bots.duel.moves.tactics import MoveEvaluator, score
from saboteur.bots.duel.skilled import SkilledBot, move_evaluator_of, score_legal_moves
from saboteur.bots.greedy_bot import score_moves
from saboteur.bots.move_analysis import Factor, MoveAnalysis
from saboteur.bots.protocol import Budget, Moves, News
from saboteur.bots.search import Simulator, ruleset_of, search
from saboteur.bots.tie_break import choose_best
from saboteur.games.duel.view import View
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY
from saboteur.kernel.randomness import derive
from saboteur.play.game import Game, game_from_view

MAX_CANDIDATES: Final = 3
CANDIDATE_MARGIN: Final = 0.3
"""A candidate may score this much less than the best move, in nuggets."""
TURNS_AHEAD: Final = 2
"""How many turns are played after the move before a world is evaluated."""
SIMULATION_WEIGHT: Final = 2.5
"""How many times as much a simulation counts as ``search`` assumes."""
TURN_QUESTION: Final = "turn"
W_SECOND_OPINION: Final = 2.0
"""Weight of the gain by empty-board distances, relative to a skilled player's score."""


@final
class ExpertBot(SkilledBot):
    """Takes the best moves of a skilled player and decides between them.

    In a duel, simulations in sampled worlds decide. In solo, a second evaluation by empty-board
    distances is added instead: the gold still to be gained in a round varies by some two nuggets
    between worlds, so it would take hundreds of simulations to tell good moves apart.
    """

    def __init__(self, seed: str, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self._budget = budget

    def _decide(self, view: View, legal_moves: tuple[Move, ...]) -> Move:
        """Return the best move: in solo by both evaluations, in a duel by the simulations."""
        evaluator = move_evaluator_of(view)
        scores = score_legal_moves(evaluator, legal_moves)
        if evaluator.kit.solo:
            return choose_best(
                combine_opinions(evaluator, scores), self.seed, lambda: self.decision_key(view)
            )
        best = max(scores.values())
        near = [move for move in scores if scores[move] > best - CANDIDATE_MARGIN]
        candidates = sorted(near, key=lambda move: (-scores[move], str(move)))[:MAX_CANDIDATES]
        rules = ruleset_of(view)
        if len(candidates) == 1 or rules is None:
            return candidates[0]
        simulator = DuelSimulator(
            rules, evaluator, derive(self.seed, self.decision_key(view)), candidates
        )
        return search({move: scores[move] for move in candidates}, simulator.simulate, self._budget)


def combine_opinions(evaluator: MoveEvaluator, scores: Mapping[Move, float]) -> dict[Move, float]:
    """Return the scores with each path's gain by empty-board distances added.

    The errors of the two evaluations are independent and partly cancel out.
    """
    digging = DiggingGain(evaluator)
    found = dict(scores)
    for move in scores:
        if move.verb == LAY:
            found[move] = round(
                scores[move] + W_SECOND_OPINION * digging.gain(move.at, move.pose), 6
            )
    return found


@final
class DuelSimulator(Simulator[MoveEvaluator]):
    """Simulates candidates in worlds that the seat cannot tell from the real one."""

    def __init__(
        self, rules: AnyRuleSet, evaluator: MoveEvaluator, seed: str, candidates: Sequence[Move]
    ) -> None:
        super().__init__(rules, evaluator, seed, candidates)
        self.view = evaluator.view
        self.seat = evaluator.seat
        self.now = evaluator.now
        self.cached_distances = CachedDistances(
            self.view, self.now, CardAwareMeasure(self.view, self.now)
        )

    def simulate(self, number: int) -> list[float]:
        """Sample a world and return the value of each candidate in it."""
        world = game_from_view(self.rules, self.view, f"{self.seed}/{number}")
        return [SIMULATION_WEIGHT * self._play_out(world.clone(), move) for move in self.candidates]

    def _play_out(self, world: Game, move: Move) -> float:
        """Make a move, play on for both seats by their own views, and return the value."""
        now, turns = self.now, TURNS_AHEAD
        while True:
            world.play(move)
            seat = world.decider
            if seat is None:
                break
            view = world.view(seat)
            turns -= view.asked == TURN_QUESTION
            if turns < 0 or len(view.ended) > len(self.view.ended):
                break
            now = board_of(view, now)
            move = self._choose(
                MoveEvaluator(view, seat, now, self.cached_distances), world.legal_moves()
            )
        return self._evaluate(world.view(self.seat), now)

    @staticmethod
    def _choose(evaluator: MoveEvaluator, moves: tuple[Move, ...]) -> Move:
        if len(moves) == 1:
            return moves[0]
        scores = score_legal_moves(evaluator, moves)
        return max(scores, key=scores.__getitem__)

    def _evaluate(self, view: View, now: Board) -> float:
        """Return the value of a position to this seat, in nuggets.

        It is the seats' gold, with the opponent's counted as a loss, plus the value of the present
        maze and hand. The latter is left out once the simulated round has ended.
        """
        value = sum(
            gold if seat == self.seat else -W_RIVAL_GOLD * gold
            for seat, gold in enumerate(owned_nuggets(view))
        )
        if len(view.ended) > len(self.view.ended):
            return value
        return (
            value + MoveEvaluator(view, self.seat, board_of(view, now), self.cached_distances).base
        )


def owned_nuggets(view: View) -> list[int]:
    """Return the seats' nuggets, including claimed ones; a bribe costs one."""
    found = list(view.nuggets)
    if len(view.ended) < view.round:  # otherwise the round is settled
        for place, seat in view.marks.claims:
            found[seat] += view.kit.gold[view.cards[place] // 2]
        for _, seat in view.marks.bribes:
            found[seat] -= found[seat] > 0
    return found


def analyse(seed: str, view: View, moves: Moves, events: News, played: Move) -> MoveAnalysis:  # noqa: ARG001 - the view is enough
    """Return how an expert rates the moves at a decision where ``played`` was made."""
    evaluator = move_evaluator_of(view)
    scores = score_legal_moves(evaluator, moves) | score_moves(score, evaluator, [played])
    if evaluator.kit.solo:
        scores = combine_opinions(evaluator, scores)
    top = sorted(scores, key=lambda move: (-scores[move], str(move)))[:MAX_CANDIDATES]
    priors = {move: scores[move] for move in dict.fromkeys((*top, played))}
    rules = ruleset_of(view)
    simulate = None
    if rules is not None and len(priors) > 1 and not evaluator.kit.solo:
        simulate = DuelSimulator(rules, evaluator, seed, list(priors)).simulate
    explain = partial(_list_factors, scores)
    return MoveAnalysis(priors, "nuggets", explain, simulate, SIMULATION_WEIGHT)


def _list_factors(scores: Mapping[Move, float], move: Move) -> tuple[Factor, ...]:
    return (Factor("brings-gold", amount=scores[move]),)
