"""The novice as a saboteur: look harmless at first, then keep the treasure out of reach."""

from typing import Final, final

from saboteur.bots.plan import DECISIVE, PER_CARD, Plan
from saboteur.bots.survey import is_through
from saboteur.kernel.geometry import Cell, xy
from saboteur.kernel.maze import cell_of

CRITICAL: Final = 3
"""So many cards before the treasure all masks fall."""
MASKED_LAPS: Final = 1
OBVIOUS: Final = -12.0
"""For an act that would give the saboteur away too early."""
HARMLESS: Final = 3.0
LOOK: Final = 6.0
MEND_OWN: Final = 6.0
MEND_FELLOW: Final = 1.0
SMASH: Final = 7.0
HELP: Final = -8.0
COLLAPSE: Final = -2.0
NEAR_FRONT: Final = 6
"""So many cards at the front are worth a rockfall."""
WORTH: Final = {"rockfall": 4.0, "break": 4.0, "map": 1.0, "repair": 0.0}
DEAD_END: Final = 4.0
THROUGH: Final = -0.5
"""What a through card is worth in the hand, for each of its ends: to be rid of the best."""


@final
class SaboteurPlan(Plan):
    """Wants the treasure never linked to Start."""

    def lay(self, place: Cell, number: int) -> float:
        """Dig aside while masked, block when unmasked, never turn over the treasure."""
        outlook = self.outlook
        revealed = outlook.reveals(place, number)
        risk = max((outlook.odds[goal] for goal in revealed), default=0.0)
        if risk:
            return -DECISIVE * risk
        harm = -outlook.progress(place, number)
        if not self.is_masked():
            return PER_CARD * harm
        if not is_through(outlook.maze.poses[number]):
            return OBVIOUS
        return HARMLESS + (min(harm, 1) if harm >= 0 else 3 * harm)

    def look(self, place: Cell) -> float:
        """Find out what to guard; it also looks like a miner's curiosity."""
        return LOOK if 0 < self.outlook.odds[place] < 1 else 0.0

    def collapse(self, place: Cell) -> float:
        """Break a link at the front."""
        if self.is_masked() or place not in self._front():
            return OBVIOUS
        return COLLAPSE - PER_CARD * self.outlook.removal(place)

    def mend(self, target: int) -> float:
        """Mend one's own tools; a fellow's seldom, a miner's never."""
        if target == self.seat:
            return MEND_OWN
        return MEND_FELLOW if self.evidence.is_suspect(target) else HELP

    def smash(self, target: int) -> float:
        """Stop the most effective miner that still digs."""
        if self.is_masked():
            return OBVIOUS
        if self.evidence.is_suspect(target):
            return HELP
        if self.view.marks[target]:
            return 0.0
        standing = self.evidence.standing[target]
        return SMASH + max(-2, min(standing, 5))

    def keep(self, card: int) -> float:
        """Keep what blocks, and pass unseen what would lead on."""
        kit = self.kit
        if card < kit.paths:
            pose = kit.poses.poses[2 * card]
            return THROUGH * len(pose.open_sides) if is_through(pose) else DEAD_END
        effect = kit.effects[card]
        if effect == "map" and self.outlook.is_certain:
            return -1.0
        return WORTH.get(effect, 0.0)

    def reveal(self, place: Cell) -> float:
        """Turn over stones first."""
        return -self.outlook.odds[place]

    def propose(self) -> float:
        """Leave that to the miners: only who gains by it would propose it."""
        return -DECISIVE

    def agree(self) -> float:
        """Take the gold."""
        return 1.0

    def is_masked(self) -> bool:
        """Whether to play the miner still: in the first lap, unless the treasure is near."""
        left = self.view.pile + sum(self.view.hand_sizes)
        turns = len(self.kit.deck) - left
        return turns < MASKED_LAPS * self.kit.seats and self.outlook.nearest() > CRITICAL

    def _front(self) -> list[Cell]:
        """List the linked path cards nearest to a goal that may be the treasure."""
        goals = [xy(goal) for goal in self.outlook.targets]
        cards = self.outlook.maze.cards
        linked = {cell_of(node) for node in self.outlook.reach.nodes}

        def nearness(place: Cell) -> tuple[int, Cell]:
            x, y = xy(place)
            return min(abs(x - gx) + abs(y - gy) for gx, gy in goals), place

        paths = [place for place in linked if cards[place] < 2 * self.kit.paths]
        return sorted(paths, key=nearness)[:NEAR_FRONT]
