"""The level ``expert``: tries what a skilled player would do in worlds that it believes in."""

from collections.abc import Sequence
from typing import Final, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.classic.aims import DIG, HINDER, WATCH, aim_of
from saboteur.bots.classic.insight import Insight
from saboteur.bots.classic.judgement import DECISIVE
from saboteur.bots.classic.moment import moment
from saboteur.bots.classic.rollout import TURN, Rollout
from saboteur.bots.classic.skilled import SkilledBot
from saboteur.bots.classic.suspicion import Seats, known_sides, possible
from saboteur.bots.protocol import Budget
from saboteur.bots.search import search
from saboteur.games.classic.view import View
from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import Stream, derive
from saboteur.play.game import Game, complete

CANDIDATES: Final = 4
MARGIN: Final = 12.0
"""So much less than the best a move may seem worth and still be tried."""
PER_POINT: Final = 0.012
"""What a point of a skilled player's score is taken to change in the chance to win."""
PATIENCE: Final = 12
"""So many worlds are drawn at most until one is believed."""
FINE: Final = 1 << 20


@final
class ExpertBot:
    """Lets its seat's skilled self propose, and possible worlds decide."""

    def __init__(self, seed: str) -> None:
        """Take the seed that decides between equals and draws the worlds."""
        self.seed = seed
        self._skilled = SkilledBot(seed)

    @property
    def beliefs(self) -> Beliefs | None:
        """What it believes of the moment it was asked last."""
        return self._skilled.beliefs

    def choose(
        self,
        view: View,
        events: tuple[Event, ...],
        legal_moves: tuple[Move, ...],
        budget: Budget | None = None,
    ) -> Move:
        """Return the move that comes out best in the worlds that were tried."""
        first = self._skilled.choose(view, events, legal_moves)
        rules = _rules(view)
        insight = self._skilled.insight
        if rules is None or insight is None or view.asked != TURN or insight.aim.side == WATCH:
            return first
        worths = self._skilled.worths
        best = worths[first]
        others = sorted(worths, key=lambda move: (-worths[move], str(move)))
        near = [move for move in others if move is not first and worths[move] > best - MARGIN]
        candidates = [first, *near][:CANDIDATES]
        if len(candidates) == 1 or best >= DECISIVE / 2:
            return first
        hopes = [0.5 + PER_POINT * (worths[move] - best) for move in candidates]
        trial = Trial(rules, insight, derive(self.seed, moment(view)), candidates)
        return search(candidates, hopes, trial.attempt, budget)


def _rules(view: View) -> AnyRuleSet | None:
    """Return the rule set that a view belongs to; a deck file of one's own is not in the view."""
    rules: AnyRuleSet = ruleset(view.ruleset, view.seats, view.options)
    return rules if rules.kit is view.kit else None


def _saboteurs(world: Game) -> Seats:
    roles = [world.view(seat).role for seat in range(world.seats)]
    return sum(1 << seat for seat, role in enumerate(roles) if aim_of(role).side == HINDER)


@final
class Trial:
    """Tries candidates in worlds that are as likely as the seat believes."""

    def __init__(
        self, rules: AnyRuleSet, insight: Insight, seed: str, candidates: Sequence[Move]
    ) -> None:
        """Take what the seat sees and believes."""
        self.rules = rules
        self.insight = insight
        self.seed = seed
        self.candidates = candidates
        dealt = dict(possible(insight.kit, known_sides(insight.view)))
        self.weights = {seats: held / dealt[seats] for seats, held in insight.hypotheses}
        self.highest = max(self.weights.values())

    def attempt(self, number: int) -> list[float]:
        """Draw a world and say what each candidate comes to in it, for this seat."""
        world = self._world(number)
        found = []
        for move in self.candidates:
            diggers = Rollout(world.clone(), self.insight).after(move)
            found.append(diggers if self.insight.aim.side == DIG else 1 - diggers)
        return found

    def _world(self, number: int) -> Game:
        """Draw worlds until one is believed: each as often as it is likelier than the deal."""
        attempt = 0
        while True:
            seed = f"{self.seed}/{number}/{attempt}"
            world = complete(self.rules, self.insight.view, seed)
            lot = Stream(seed, "belief").below(FINE) / FINE
            attempt += 1
            believed = lot * self.highest <= self.weights.get(_saboteurs(world), 0.0)
            if believed or attempt == PATIENCE:
                return world
