"""A light game: how a possible world goes on for a lap, and what a seat may expect then.

The players of a world see their own views, as real ones do. They go the shortest way to a treasure:
lay the card or play the tool that is wanting next, and walk as far as they can. The seat itself
walks as it would.
"""

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Final, final

from saboteur.bots.lost_mines.belief.odds import expected
from saboteur.bots.lost_mines.distance.roads import Roads, Spot, open_sides, read
from saboteur.bots.lost_mines.distance.terrain import BARRED, FAR
from saboteur.bots.lost_mines.evaluation.insight import ENVY, Insight
from saboteur.bots.lost_mines.evaluation.race import Race
from saboteur.bots.lost_mines.moves.tactics import score
from saboteur.games.book import PASS, PLAY, REFUSE, STOP
from saboteur.games.lost_mines.book import TAKE, WALK
from saboteur.games.lost_mines.kit import IDENTITIES, TOOL
from saboteur.games.lost_mines.view import View
from saboteur.games.operations import TURN
from saboteur.kernel.geometry import Side
from saboteur.kernel.move import Move
from saboteur.kernel.wording import LAY
from saboteur.play.game import Game

AHEAD: Final = 12
"""So many cards of a way are looked at."""
UNSAID: Final[Mapping[str, float]] = MappingProxyType(dict.fromkeys(IDENTITIES, 0.0))
"""What nothing done says of a seat."""


@final
class Rollout:
    """A possible world in which everybody plays lightly until a seat is on turn again."""

    def __init__(self, world: Game, seat: int, regards: list[float]) -> None:
        """Take a world of one's own; ``regards`` say what everybody's loot is worth to the seat."""
        self.world = world
        self.seat = seat
        self.regards = regards
        self._walk: Walk | None = None

    def after(self, move: Move) -> float:
        """Make a move, play on, and say how many points the seat may expect of the round."""
        world = self.world
        rounds = len(world.view("public").ended)
        world.play(move)
        self._walk = None
        while (decider := world.decider) is not None:
            view: View = world.view(decider)
            if len(view.ended) > rounds or (decider == self.seat and view.asked == TURN):
                break
            world.play(self._choice(view))
        public: View = world.view("public")
        if len(public.ended) > rounds:
            return self._gained(public.ended[rounds].gains)
        return self._expected(world.view(self.seat))

    def _choice(self, view: View) -> Move:
        moves = self.world.legal_moves()
        if len(moves) == 1:
            return moves[0]
        if view.asked == TURN:
            self._walk = None
            return Walk(view).card(moves)
        if view.asked == WALK and view.decider == self.seat:
            insight = self._insight(view)
            return max(moves, key=lambda move: (round(score(insight, move), 6), str(move)))
        if view.asked == WALK:
            self._walk = self._walk or Walk(view)
            return self._walk.step(view, moves)
        answers = {move.verb: move for move in moves}
        if TAKE in answers:
            worths = expected(view)
            return max(moves, key=lambda move: (worths[move.number], str(move)))
        return answers.get(STOP) or answers.get(REFUSE) or min(moves, key=str)

    def _insight(self, view: View) -> Insight:
        """Look at the table as the seat does, and as one that knows who is who in this world."""
        insight = Insight(view, [UNSAID] * view.seats)
        insight.regards = self.regards
        return insight

    def _gained(self, gains: tuple[int, ...]) -> float:
        """Return what the end of the round is worth to the seat."""
        own = gains[self.seat]
        return own - ENVY * (sum(gains) - own) / (len(gains) - 1)

    def _expected(self, view: View) -> float:
        """Return what has been taken, by what it may be worth, and what may still come."""
        worth = self._insight(view).now
        for number, holder in enumerate(view.holders):
            if holder >= 0:
                worth += self.regards[holder] * _mean(view, view.symbols[number])
        if view.dragon_seat >= 0:
            worth -= self.regards[view.dragon_seat] * view.kit.penalty
        return worth


def _mean(view: View, symbol: str) -> float:
    kit = view.kit
    worths = [kit.worths[card] for card in kit.hoard if kit.treasure_symbols[card] == symbol]
    return sum(worths) / len(worths)


@final
class Walk:
    """The shortest way of a seat to a treasure, as its view shows it."""

    def __init__(self, view: View) -> None:
        """Look for the way."""
        self.roads: Roads = read(view)
        self.grid = self.roads.grid
        self.view = view
        race = Race(view, self.grid)
        goals = [at for at, mine in race.mines.items() if mine.whole > mine.lurks]
        self.far = self.roads.from_mines(goals)
        self.here = race.spots[view.decider or 0]

    def step(self, view: View, moves: tuple[Move, ...]) -> Move:
        """Go on if that is nearer, else stop."""
        here = self.far[self.grid.spot[view.figures[view.decider or 0]]]
        steps = [move for move in moves if move.verb == WALK]
        best = min(steps, key=lambda move: (self.far[self.grid.spot[move.at]], str(move)))
        if self.far[self.grid.spot[best.at]] < here:
            return best
        return next(move for move in moves if move.verb == STOP)

    def card(self, moves: tuple[Move, ...]) -> Move:
        """Lay or play what the way wants first; whoever has nothing for it discards."""
        wanted = [(self._fits(move), str(move), move) for move in moves]
        fit, _, best = max(wanted, key=lambda entry: entry[:2])
        if fit:
            return best
        passes = [move for move in moves if move.verb == PASS]
        return max(passes, key=lambda move: (bool(self.view.kit.obstacles[move.kind]), str(move)))

    @cached_property
    def _gap(self) -> tuple[Spot, Side]:
        """The first spot of the way that is closed as yet, and the side by which to leave it."""
        roads, far = self.roads, self.far
        cards = {self.grid.spot[place] for place in self.view.cards}
        here, gap = self.here, -1
        for _ in range(AHEAD):
            ways = [
                (far[here + stride] + roads.enter[here + stride], side, here + stride)
                for stride, inward, side in self.grid.ways[roads.opens[here]]
                if roads.opens[here + stride] & inward or far[here + stride] == 0
            ]
            if not ways or far[here] in (0, FAR):
                break
            _, side, there = min(ways)
            if gap >= 0:
                return gap, side
            if (there not in cards and far[there]) or roads.enter[there] >= BARRED:
                gap = there
            here = there
        return -1, 0

    def _fits(self, move: Move) -> int:
        """Say how well a move serves the way: 0 if not at all."""
        kit = self.view.kit
        spot, onward = self._gap
        if spot < 0 or move.verb not in (LAY, PLAY) or self.grid.spot.get(move.at) != spot:
            return 0
        if move.verb == PLAY:
            return 2 if kit.effects[move.kind] == TOOL else 0
        sides = open_sides(kit.poses.poses[move.pose].arms)
        if not sides >> onward & 1 or kit.obstacles[move.kind]:
            return 0
        return 2 if kit.narrow[move.kind] else 3
