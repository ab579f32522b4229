"""The level ``expert``: tries what a skilled player would do in worlds that it believes in."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final, TypeAlias, final

from saboteur.bots.advice import Study
from saboteur.bots.expert import Counsel, ExpertBot
from saboteur.bots.lost_mines.belief.allegiance import hypotheses, known_identities
from saboteur.bots.lost_mines.evaluation.insight import Insight, regards_of
from saboteur.bots.lost_mines.reasons import terms
from saboteur.bots.lost_mines.rollout import UNSAID, Rollout
from saboteur.bots.lost_mines.skilled import SkilledBot
from saboteur.bots.lot import chance
from saboteur.bots.protocol import Budget, Moves, News
from saboteur.bots.search import Hopes, Trying
from saboteur.games.lost_mines.kit import CLANS
from saboteur.games.lost_mines.view import View
from saboteur.games.operations import TURN
from saboteur.kernel.move import Move
from saboteur.play.game import Game, complete

FrozenCast: TypeAlias = frozenset[tuple[int, str]]
"""An identity for every seat of a clan."""

CANDIDATES: Final = 4
MARGIN: Final = 0.15
"""So many points less than the best a move may seem worth and still be tried."""


def plan(insight: Insight, worths: Mapping[Move, float], first: Move) -> Hopes | None:
    """Try the few moves that seem nearly as good as the first and do something else."""
    if insight.view.asked != TURN:
        return None
    near = [move for move in worths if worths[move] > worths[first] - MARGIN]
    near.sort(key=lambda move: (move is not first, -worths[move], str(move)))
    return {move: worths[move] for move in _unlike(near, worths)[:CANDIDATES]}


def _unlike(moves: list[Move], worths: Mapping[Move, float]) -> list[Move]:
    """Leave out moves that do the same as a better one, as far as the seat can tell."""
    found: dict[tuple[str, int, float], Move] = {}
    for move in moves:
        found.setdefault((move.verb, move.kind, worths[move]), move)
    return list(found.values())


WEIGHT: Final = 4.0
"""So much more a light game says than one of the worlds that ``search`` takes for granted."""
PATIENCE: Final = 8
"""So many worlds are drawn at most until one is believed."""


@final
class Trial(Trying[Insight]):
    """Tries candidates in worlds that are as likely as the seat believes."""

    @cached_property
    def weights(self) -> list[dict[FrozenCast, float]]:
        """By clan and cast, how much likelier it is believed than dealt."""
        view = self.insight.view
        dealt = hypotheses(view, known_identities(view), [UNSAID] * view.seats)
        return [
            {
                frozenset(cast.items()): likely / before
                for (cast, likely), (_, before) in zip(believed, deals, strict=True)
            }
            for believed, deals in zip(self.insight.hypotheses, dealt, strict=True)
        ]

    def attempt(self, number: int) -> list[float]:
        """Draw a world and say what each candidate comes to in it, for this seat."""
        world, casts = self._world(number)
        insight = self.insight
        certain = tuple(((dict(cast), 1.0),) for cast in casts)
        regards = regards_of(insight.view, insight.seat, certain)
        return [
            WEIGHT * Rollout(world.clone(), insight.seat, regards).after(move)
            for move in self.candidates
        ]

    def _world(self, number: int) -> tuple[Game, list[FrozenCast]]:
        """Draw worlds until one is believed: each as often as it is likelier than the deal."""
        attempt = 0
        while True:
            seed = f"{self.seed}/{number}/{attempt}"
            world = complete(self.rules, self.insight.view, seed)
            casts = _casts(world)
            likely = 1.0
            for clan, cast in zip(self.weights, casts, strict=True):
                likely *= clan[cast] / max(clan.values())
            attempt += 1
            if attempt == PATIENCE or chance(seed) <= likely:
                return world, casts


def _casts(world: Game) -> list[FrozenCast]:
    """Return who is who in a world, clan by clan."""
    views: list[View] = [world.view(seat) for seat in range(world.seats)]
    return [
        frozenset(
            (seat, view.kit.identities[view.own_dwarf])
            for seat, view in enumerate(views)
            if view.clans[seat] == clan
        )
        for clan in CLANS
    ]


def expert(seed: str, budget: Budget | None = None) -> ExpertBot[View, Insight]:
    """Return an expert of the seed that decides between equals and draws the worlds."""
    return ExpertBot(SkilledBot(seed), plan, Trial, budget)


def study(seed: str, view: View, moves: Moves, events: News, played: Move) -> Study:
    """Return what an expert would have thought of where a move was made."""
    return expert(seed).study(view, moves, events, played, COUNSEL)


COUNSEL: Final = Counsel("points", 1.0, terms, WEIGHT)
