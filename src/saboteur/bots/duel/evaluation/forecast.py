"""A forecast: what a maze promises the seats, by who will be where first.

A hope fades with every card that is missing, the more so the fewer turns are left, and two seats
that dig for the same gold race for it.
"""

from functools import lru_cache
from math import exp
from typing import Final, TypeAlias, final

from saboteur.bots.duel.distance.board import Board
from saboteur.bots.duel.distance.crossings import CARD, inside
from saboteur.bots.duel.distance.measure import Measure
from saboteur.bots.duel.distance.prospect import FAR
from saboteur.games.duel.kit import Kit
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import STEP, PackedCell
from saboteur.kernel.maze import node_at

RIVAL: Final = 0.9
"""How much a nugget of the opponent weighs against one's own."""
HASTE: Final = 4.0
HURRY: Final = 0.6
"""How quickly hopes fade: ``HASTE`` by the turns that are left, ``HURRY`` at most."""
LEAD: Final = 1.0
"""What it is worth in a race, in cards, to be on turn."""
CLOSE: Final = 1.3
"""How many cards of advantage make a race likely."""
MENDED: Final = 1.0
UNKNOWN: Final = 1.8
HELPLESS: Final = 1.8
"""How many turns a broken tool costs: with a repair in the hand, in a hidden hand, without one."""
LATER: Final = 0.3
"""What is left of gold that the way into a goal does not lead to."""
EVERYWHERE: Final = -1
"""In place of the one cell where a maze has changed."""

Target: TypeAlias = tuple[tuple[float, int], ...]
"""Something with gold: what it is worth and how far it is (in eighths of a card), by each way in.
"""


@lru_cache(maxsize=1024)
def fades(rate: float, late: float) -> tuple[float, ...]:
    """Return what is left of a hope by how far it is, for one who is so many turns late."""
    return (1.0, *(exp(-rate * (far / CARD + late)) for far in range(1, FAR + 1)))


@lru_cache(maxsize=8)
def finds(kit: Kit, colour: int) -> dict[int, tuple[float, float]]:
    """Return what each goal is worth to a colour that comes from above or below, or from a side."""
    blocked = kit.blocked(colour)
    found = {}
    for card in kit.groups["goal"]:
        worth = kit.gold[card]
        ways = [LATER * worth] * 2
        for number in (2 * card, 2 * card + 1):
            pose = kit.poses.poses[number]
            for side in pose.open_sides:
                if kit.gold_nodes[number] in inside(pose, pose.arms[side], blocked):
                    ways[side & 1] = float(worth)
        found[card] = (ways[0], ways[1])
    return found


@final
class Forecast:
    """What a seat goes by when it looks at mazes: cards that are left, turns, what goals hide."""

    def __init__(self, view: View, now: Board, seat: int, measure: Measure) -> None:
        """Count what is left, as far as the view of the seat shows it."""
        kit = self.kit = view.kit
        self.view = view
        self.now = now
        self.seat = seat
        self.measure = measure
        self._claimed = frozenset(place for place, _ in view.marks.claims)
        self._rates = [
            min(HURRY, HASTE / max(1.0, size + view.pile / kit.seats)) for size in view.hand_sizes
        ]
        self.hopes = [self._hopes(colour) for colour in view.colour_numbers]
        self._theirs: list[Target] | None = None

    def _hopes(self, colour: int) -> dict[int, float]:
        """Return what each face-down goal is worth, by 2 × cell + where one comes from."""
        view, kit = self.view, self.kit
        worths = finds(kit, colour)
        peeks = dict(view.peeks)
        seen = {*view.gone_numbers, *peeks.values(), *(pose // 2 for pose in view.cards.values())}
        unseen = [worths[card] for card in kit.goal_cards if card not in seen]
        mean = [sum(worth[way] for worth in unseen) / max(1, len(unseen)) for way in (0, 1)]
        return {
            2 * place + way: worths[peeks[place]][way] if place in peeks else mean[way]
            for place in view.covered
            for way in (0, 1)
        }

    def worth(
        self,
        then: Board,
        hand: tuple[int, ...],
        broken: tuple[int, ...],
        place: PackedCell = EVERYWHERE,
    ) -> float:
        """Weigh what the seat can hope for when it has moved against the opponent's hopes.

        ``place`` is where ``then`` differs from what lies now.
        """
        seat, other = self.seat, 1 - self.seat
        late = self.late(broken[seat], hand)
        mine = self._weighed(seat, self.targets(then, hand), late)
        if self.kit.solo:
            return sum(hope for hope, _ in mine)
        late = UNKNOWN * broken[other].bit_count()
        theirs = self._weighed(other, self._others(then, place), late)
        total = 0.0
        for (own, soon), (his, then_) in zip(mine, theirs, strict=True):
            first = 1 / (1 + exp((soon - then_ + LEAD) / CLOSE)) if soon and then_ else not soon
            total += first * own - RIVAL * (1 - first) * his
        return total

    def late(self, broken: int, hand: tuple[int, ...]) -> float:
        """Return how many turns the seat's broken tools cost it."""
        kit = self.kit
        mends = [kit.tool_bits[card] for card in hand if kit.effects[card] == "repair"]
        return sum(
            MENDED if any(bits & bit for bits in mends) else HELPLESS
            for bit in kit.broken_cards
            if broken & bit
        )

    def targets(self, then: Board, hand: tuple[int, ...]) -> list[Target]:
        """List what the seat may dig for, with its hand."""
        return self._targets(self.seat, then, hand)

    def _others(self, then: Board, place: PackedCell) -> list[Target]:
        """List the opponent's targets; what is dug away from his ends does not concern him."""
        other = 1 - self.seat
        now = self.now
        ends = then.reaches[other].ends
        if (
            self._theirs is None
            or ends != now.reaches[other].ends
            or then.maze.covered != now.maze.covered
            or any(place + step in ends for step in STEP)
            or self.kit.gold_nodes[then.maze.cards.get(place, 0)] >= 0
        ):
            found = self._targets(other, then, None)
            if then is not now:
                return found
            self._theirs = found
        return self._theirs

    def _targets(self, seat: int, then: Board, hand: tuple[int, ...] | None) -> list[Target]:
        kit, maze, reach = self.kit, then.maze, then.reaches[seat]
        distances = self.measure.distances(then, seat, hand)
        hopes, goals = self.hopes[seat], distances.goals
        found: list[Target] = [
            (
                (hopes[way := 2 * goal], goals.get(way, FAR)),
                (hopes[way + 1], goals.get(way + 1, FAR)),
            )
            for goal in sorted(maze.covered)
        ]
        for place, pose in maze.cards.items():
            if kit.gold_nodes[pose] >= 0 and place not in self._claimed:
                node = kit.gold_nodes[pose]
                reached = node_at(place, node) in reach.nodes
                far = 0 if reached else distances.spot(place)
                found.append(((float(kit.gold[pose // 2]), far),))
        return found

    def _weighed(self, seat: int, targets: list[Target], late: float) -> list[tuple[float, float]]:
        """Return what each target promises a seat, and after how many turns."""
        fade = fades(self._rates[seat], late)
        found = []
        for target in targets:
            best, soonest = 0.0, FAR
            for worth, far in target:
                soonest = min(soonest, far)
                best = max(best, worth * fade[far])
            found.append((best, soonest / CARD + late if soonest else 0.0))
        return found
