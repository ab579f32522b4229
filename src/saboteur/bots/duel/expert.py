"""The level ``expert``: asks for a second opinion alone, and possible worlds in a duel."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, final

from saboteur.bots.advice import Study, Term
from saboteur.bots.duel.distance.board import Board, board_of
from saboteur.bots.duel.distance.fields import Fields
from saboteur.bots.duel.distance.measure import Prospects
from saboteur.bots.duel.evaluation.forecast import RIVAL
from saboteur.bots.duel.moves.digging import Digging
from saboteur.bots.duel.moves.tactics import Tactics, score
from saboteur.bots.duel.skilled import SkilledBot, judged, tactics_of
from saboteur.bots.lot import best_of
from saboteur.bots.protocol import Budget, Moves, News
from saboteur.bots.search import Trying, rules_of, search
from saboteur.bots.weighing import weighed
from saboteur.games.duel.view import View
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import derive
from saboteur.kernel.wording import LAY
from saboteur.play.game import Game, complete

CANDIDATES: Final = 3
MARGIN: Final = 0.3
"""So much less than the best, in nuggets, a move may seem worth and still be tried."""
AHEAD: Final = 2
"""So many turns are played after the move before a world is judged."""
WEIGHT: Final = 2.5
"""So much more a world says than one of those that ``search`` takes for granted."""
TURN: Final = "turn"
SECOND: Final = 2.0
"""What the second opinion weighs against the first."""


@final
class ExpertBot(SkilledBot):
    """Lets its seat's skilled self propose; alone the chart has a say, else possible worlds decide.

    Alone worlds are not asked: what is left to gain in a round varies by some two nuggets from one
    to the next, so it would take hundreds of them to tell good moves apart.
    """

    def __init__(self, seed: str, budget: Budget | None = None) -> None:
        """Take the seed, which also draws the worlds, and how many it may try."""
        super().__init__(seed)
        self._budget = budget

    def _decide(self, view: View, legal_moves: tuple[Move, ...]) -> Move:
        """Choose what both opinions like best, or what comes out best in the worlds."""
        tactics = tactics_of(view)
        worths = judged(tactics, legal_moves)
        if tactics.kit.solo:
            return best_of(agreed(tactics, worths), self.seed, lambda: self.moment(view))
        best = max(worths.values())
        near = [move for move in worths if worths[move] > best - MARGIN]
        candidates = sorted(near, key=lambda move: (-worths[move], str(move)))[:CANDIDATES]
        rules = rules_of(view)
        if len(candidates) == 1 or rules is None:
            return candidates[0]
        trial = Trial(rules, tactics, derive(self.seed, self.moment(view)), candidates)
        return search({move: worths[move] for move in candidates}, trial.attempt, self._budget)


def agreed(tactics: Tactics, worths: Mapping[Move, float]) -> dict[Move, float]:
    """Add what the chart says of the paths; two opinions that err apart err less together."""
    digging = Digging(tactics)
    found = dict(worths)
    for move in worths:
        if move.verb == LAY:
            found[move] = round(worths[move] + SECOND * digging.gain(move.at, move.pose), 6)
    return found


@final
class Trial(Trying[Tactics]):
    """Tries candidates in worlds that the seat cannot tell from the real one."""

    def __init__(
        self, rules: AnyRuleSet, tactics: Tactics, seed: str, candidates: Sequence[Move]
    ) -> None:
        """Take what the seat sees; the fields are measured once for all worlds."""
        super().__init__(rules, tactics, seed, candidates)
        self.view = tactics.view
        self.seat = tactics.seat
        self.now = tactics.now
        self.fields = Fields(self.view, self.now, Prospects(self.view, self.now))

    def attempt(self, number: int) -> list[float]:
        """Draw a world and say what each candidate comes to in it."""
        world = complete(self.rules, self.view, f"{self.seed}/{number}")
        return [WEIGHT * self._after(world.clone(), move) for move in self.candidates]

    def _after(self, world: Game, move: Move) -> float:
        """Make a move, let both seats go on, each by its own view, and judge the table."""
        now, turns = self.now, AHEAD
        while True:
            world.play(move)
            seat = world.decider
            if seat is None:
                break
            view = world.view(seat)
            turns -= view.asked == TURN
            if turns < 0 or len(view.ended) > len(self.view.ended):
                break
            now = board_of(view, now)
            move = self._choice(Tactics(view, seat, now, self.fields), world.legal_moves())
        return self._worth(world.view(self.seat), now)

    @staticmethod
    def _choice(tactics: Tactics, moves: tuple[Move, ...]) -> Move:
        if len(moves) == 1:
            return moves[0]
        worths = judged(tactics, moves)
        return max(worths, key=worths.__getitem__)

    def _worth(self, view: View, now: Board) -> float:
        """Weigh what the seats have and may hope for; of a round to come nothing is known."""
        worth = sum(
            gold if seat == self.seat else -RIVAL * gold for seat, gold in enumerate(owned(view))
        )
        if len(view.ended) > len(self.view.ended):
            return worth
        return worth + Tactics(view, self.seat, board_of(view, now), self.fields).base


def owned(view: View) -> list[int]:
    """Count the nuggets of the seats with those that they have claimed; a bribe costs one."""
    found = list(view.nuggets)
    if len(view.ended) < view.round:  # else the round is settled
        for place, seat in view.marks.claims:
            found[seat] += view.kit.gold[view.cards[place] // 2]
        for _, seat in view.marks.bribes:
            found[seat] -= found[seat] > 0
    return found


def study(seed: str, view: View, moves: Moves, events: News, played: Move) -> Study:  # noqa: ARG001 - the view tells all
    """Return what an expert would have thought of where a move was made."""
    tactics = tactics_of(view)
    worths = judged(tactics, moves) | weighed(score, tactics, [played])
    if tactics.kit.solo:
        worths = agreed(tactics, worths)
    top = sorted(worths, key=lambda move: (-worths[move], str(move)))[:CANDIDATES]
    hopes = {move: worths[move] for move in dict.fromkeys((*top, played))}
    rules = rules_of(view)
    attempt = None
    if rules is not None and len(hopes) > 1 and not tactics.kit.solo:
        attempt = Trial(rules, tactics, seed, list(hopes)).attempt
    explain = partial(_terms, worths)
    return Study(hopes, "nuggets", explain, attempt, WEIGHT)


def _terms(worths: Mapping[Move, float], move: Move) -> tuple[Term, ...]:
    return (Term("brings-gold", amount=worths[move]),)
