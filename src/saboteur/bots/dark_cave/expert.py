"""The level ``expert``: tries what a skilled player would do in worlds that it believes in."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final, final

from saboteur.bots.advice import Study
from saboteur.bots.dark_cave.belief.suspicion import Roles, possible
from saboteur.bots.dark_cave.distance.survey import EXIT_CARD
from saboteur.bots.dark_cave.evaluation.insight import POINTS, Insight
from saboteur.bots.dark_cave.moves.tactics import score
from saboteur.bots.dark_cave.reasons import terms
from saboteur.bots.dark_cave.rollout import Ground, LightPlayer
from saboteur.bots.dark_cave.skilled import SkilledBot
from saboteur.bots.expert import Counsel, ExpertBot
from saboteur.bots.lot import chance
from saboteur.bots.protocol import Budget, Moves, News
from saboteur.bots.search import Hopes, Trying
from saboteur.games.dark_cave import book, flow
from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import PackedCell, parse_cell
from saboteur.kernel.move import Move
from saboteur.play.game import Game, complete

CANDIDATES: Final = 4
MARGIN: Final = 12.0
"""So much less than the best a move may seem worth and still be tried."""
HOPE: Final = 0.2
"""How far a skilled player's scores are believed beside what comes out."""


def plan(insight: Insight, worths: Mapping[Move, float], first: Move) -> Hopes | None:
    """Try the few moves that seem nearly as good as the first."""
    if not _is_worth_it(insight.view, worths):
        return None
    best = worths[first]
    others = sorted(worths, key=lambda move: (-worths[move], str(move)))
    near = [move for move in others if move is not first and worths[move] > best - MARGIN]
    candidates = [first, *near][:CANDIDATES]
    return {move: HOPE * (worths[move] - best) / POINTS for move in candidates}


def _is_worth_it(view: View, moves: Iterable[Move]) -> bool:
    """Whether a decision is one of those that decide games: a card, or whether to open a goal."""
    if view.asked == flow.TURN:
        return True
    return view.asked == flow.DWARF_STEP and any(move.verb == book.ENTER for move in moves)


PATIENCE: Final = 24
"""So many worlds are drawn at most until one is believed."""


@final
class Trial(Trying[Insight]):
    """Tries candidates in worlds that are as likely as the seat believes."""

    @cached_property
    def roles(self) -> dict[Roles, float]:
        """How much likelier each deal of the clan cards is believed than dealt."""
        ways = dict(possible(self.insight.view))
        dealt = sum(ways.values())
        return {roles: weight * dealt / ways[roles] for roles, weight in self.insight.hypotheses}

    @cached_property
    def highest(self) -> float:
        """The same of the likeliest world."""
        return max(self.roles.values()) * max(self.insight.odds.values(), default=1.0)

    def attempt(self, number: int) -> list[float]:
        """Draw a world and say what each candidate comes to in it, for this seat."""
        world, roles, exit_ = self.believed(number)
        return [self._after(world.clone(), move, roles, exit_) for move in self.candidates]

    def believed(self, number: int) -> tuple[Game, Roles, PackedCell]:
        """Draw worlds until one is believed: each as often as it is likelier than the deal."""
        attempt = 0
        while True:
            seed = f"{self.seed}/{number}/{attempt}"
            world = complete(self.rules, self.insight.view, seed)
            lot = chance(seed)
            attempt += 1
            roles, exit_ = _secrets(world)
            weight = self.roles.get(roles, 0.0) * self._odds(exit_)
            if lot * self.highest <= weight or attempt == PATIENCE:
                return world, roles, exit_

    def _odds(self, exit_: PackedCell) -> float:
        """How likely the exit is where a world has it; open, it is there."""
        return self.insight.odds.get(exit_, 0.0) if self.insight.odds else 1.0

    def _after(self, world: Game, move: Move, roles: Roles, exit_: PackedCell) -> float:
        """Make a move, let everybody have a turn, and judge where they stand then."""
        mine = self.insight
        ground = Ground(mine.survey.maze.clone(), mine.view.kit.names, mine.view.kit.marks)
        player = LightPlayer(ground)
        ground.learn(world.play(move))
        while (seat := world.decider) is not None:
            view = world.view(seat)
            if view.asked == flow.TURN and (seat == mine.seat or mine.seat in view.out):
                break
            moves = world.legal_moves()
            if seat == mine.seat and view.asked == flow.CREATURE_STEP:
                chosen = _driven(self._seen(view, roles, exit_), moves)
            else:
                chosen = player.choice(view, seat, moves)
            ground.learn(world.play(chosen))
        if world.over:
            return float(mine.seat in world.winners)
        insight = self._seen(world.view(mine.seat), roles, exit_)
        insight.survey.ask_for_dwarves()
        return insight.judge(insight.now) / POINTS

    def _seen(self, view: View, roles: Roles, exit_: PackedCell) -> Insight:
        """Look at an imagined cave as one who knows what is imagined."""
        odds = {exit_: 1.0} if exit_ in view.covered else {}
        return Insight(view, self.insight.seat, odds, ((roles, 1.0),))


def _driven(insight: Insight, moves: Sequence[Move]) -> Move:
    return max(moves, key=lambda move: (score(insight, None, move), str(move)))


def _secrets(world: Game) -> tuple[Roles, PackedCell]:
    """Read what an imagined game has dealt: the clan cards, and where the exit is."""
    view: View = world.view("public")
    numbers = {name: role for role, name in enumerate(view.kit.roles)}
    lines = dict(line.split(" ", 1) for line in world.position().splitlines() if " " in line)
    clans = lines["clans"].split("|")[0].split()
    goals = (goal.split("=") for goal in lines["goals"].split())
    place = next(place for place, card in goals if card == EXIT_CARD)
    return tuple(numbers[clan] for clan in clans), parse_cell(place)


def expert(seed: str, budget: Budget | None = None) -> ExpertBot[View, Insight]:
    """Return an expert of the seed that decides between equals and draws the worlds."""
    return ExpertBot(SkilledBot(seed), plan, Trial, budget)


def study(seed: str, view: View, moves: Moves, events: News, played: Move) -> Study:
    """Return what an expert would have thought of where a move was made."""
    return expert(seed).study(view, moves, events, played, COUNSEL)


COUNSEL: Final = Counsel("chance", 1 / POINTS, terms)
