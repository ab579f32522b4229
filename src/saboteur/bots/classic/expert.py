"""The level ``expert``: tries what a skilled player would do in worlds that it believes in."""

from collections.abc import Mapping
from typing import Final, final

from saboteur.bots.advice import Study
from saboteur.bots.classic.belief.aims import DIG, HINDER
from saboteur.bots.classic.belief.teams import has_teams
from saboteur.bots.classic.evaluation.insight import Insight
from saboteur.bots.classic.evaluation.judgement import DECISIVE
from saboteur.bots.classic.reasons import terms
from saboteur.bots.classic.rollout import TURN, Rollout
from saboteur.bots.classic.skilled import SkilledBot
from saboteur.bots.expert import Counsel, ExpertBot
from saboteur.bots.lot import chance
from saboteur.bots.protocol import Budget, Moves, News
from saboteur.bots.search import Hopes, Trying
from saboteur.games.book import PLAY
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.view import View
from saboteur.kernel.move import Move
from saboteur.kernel.wording import LAY
from saboteur.play.game import complete

CANDIDATES: Final = 4
MARGIN: Final = 12.0
"""So much less than the best a move may seem worth and still be tried."""
PER_POINT: Final = 0.012
"""What a point of a skilled player's score is taken to change in the chance to win."""


def plan(insight: Insight, worths: Mapping[Move, float], first: Move) -> Hopes | None:
    """Try the moves that seem nearly as good as the first, unless that one decides the round."""
    if insight.view.asked != TURN or not _is_judged(insight):
        return None
    best = worths[first]
    if best >= DECISIVE / 2:
        return None
    near = {move: worth for move, worth in worths.items() if worth > best - MARGIN}
    candidates = proposals(insight.kit, first, near)[:CANDIDATES]
    return {move: 0.5 + PER_POINT * (worths[move] - best) for move in candidates}


def proposals(kit: Kit, first: Move, worths: Mapping[Move, float]) -> list[Move]:
    """List the moves to try, the best first: any path, and of every other kind of move the best.

    Light players tell kinds of moves apart, and where a path leads. Whose tool to break or which
    goal to look at they know less of than a skilled player.
    """
    found = {kind_of(kit, first): first}
    for move in sorted(worths, key=lambda move: (-worths[move], str(move))):
        if move is not first:
            found.setdefault(kind_of(kit, move), move)
    return list(found.values())


def kind_of(kit: Kit, move: Move) -> str:
    """Name what a move does; every way to lay a path is something else."""
    if move.verb == LAY:
        return move.text
    return kit.effects[move.kind] if move.verb == PLAY else move.verb


def _is_judged(insight: Insight) -> bool:
    """Whether the light games tell what the seat wants: they know two sides and no teams."""
    side = insight.aim.side
    return side == HINDER or (side == DIG and not has_teams(insight.kit))


@final
class Trial(Trying[Insight]):
    """Tries candidates in possible worlds, their saboteurs as likely as the seat believes."""

    def attempt(self, number: int) -> list[float]:
        """Draw a world and say what each candidate comes to in it, for this seat."""
        seed = f"{self.seed}/{number}"
        world = complete(self.rules, self.insight.view, seed)
        sides = self.sides(seed)
        found = []
        for move in self.candidates:
            diggers = Rollout(world.clone(), self.insight, sides).after(move)
            found.append(diggers if self.insight.aim.side == DIG else 1 - diggers)
        return found

    def sides(self, seed: str) -> list[str]:
        """Draw who is who in a world, each set of saboteurs as often as it is believed.

        The dealt roles of the world are another draw; until the round is over nothing shows them.
        """
        lot = chance(seed)
        drawn = 0
        for seats, likely in self.insight.hypotheses:
            drawn = seats
            lot -= likely
            if lot < 0:
                break
        return [HINDER if drawn >> seat & 1 else DIG for seat in range(self.insight.kit.seats)]


def expert(seed: str, budget: Budget | None = None) -> ExpertBot[View, Insight]:
    """Return an expert of the seed that decides between equals and draws the worlds."""
    return ExpertBot(SkilledBot(seed), plan, Trial, budget)


def study(seed: str, view: View, moves: Moves, events: News, played: Move) -> Study:
    """Return what an expert would have thought of where a move was made."""
    return expert(seed).study(view, moves, events, played, COUNSEL)


COUNSEL: Final = Counsel("chance", PER_POINT, terms)
