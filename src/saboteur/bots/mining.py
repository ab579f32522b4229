"""The novice as a miner: dig towards the treasure, help those who do, hinder those who don't."""

from typing import Final, final

from saboteur.bots.evidence import DOUBTFUL
from saboteur.bots.plan import DECISIVE, PER_CARD, Plan
from saboteur.bots.survey import is_through, ways_on
from saboteur.kernel.geometry import Cell

CHOICE: Final = 0.5
"""For every way on that a card leaves open."""
NEWS: Final = 4.0
"""For turning over a goal that may be the treasure."""
IDLE: Final = -4.0
"""For a card that leads nowhere nearer."""
LOOK: Final = 12.0
MEND_OWN: Final = 20.0
MEND_OTHER: Final = 6.0
SMASH: Final = 6.0
WRONG: Final = -20.0
WORTH: Final = {"map": 3.0, "repair": 3.0, "break": 2.0, "rockfall": 2.5}
THROUGH: Final = 1.0
"""What a through card is worth in the hand, for each of its ends."""


@final
class MinerPlan(Plan):
    """Wants the treasure linked to Start."""

    def lay(self, place: Cell, number: int) -> float:
        """Dig on; a card that leads nowhere is better passed."""
        outlook = self.outlook
        revealed = outlook.reveals(place, number)
        if any(outlook.odds[goal] == 1 for goal in revealed):
            return DECISIVE
        pose = outlook.maze.poses[number]
        gain = outlook.progress(place, number)
        news = NEWS if any(outlook.odds[goal] for goal in revealed) else 0.0
        if gain <= 0 and not news:
            return PER_CARD * gain + (IDLE if is_through(pose) else 2 * IDLE)
        ways = ways_on(outlook.maze, place, pose, outlook.reach.ends.get(place, 0))
        return PER_CARD * gain + news + CHOICE * len(ways)

    def look(self, place: Cell) -> float:
        """Look at goals as long as the treasure is not found; once it is, the map is waste."""
        return LOOK if 0 < self.outlook.odds[place] < 1 else WRONG

    def collapse(self, place: Cell) -> float:
        """Clear dead ends out of the way; never touch a tunnel."""
        if is_through(self.outlook.maze.poses[self.outlook.maze.cards[place]]):
            return WRONG
        return PER_CARD * self.outlook.removal(place) + IDLE

    def mend(self, target: int) -> float:
        """Mend one's own tools first, then those of seats that look honest."""
        if target == self.seat:
            return MEND_OWN
        trust = self.trust(target)
        return WRONG if trust <= DOUBTFUL else MEND_OTHER + min(trust, 4)

    def smash(self, target: int) -> float:
        """Stop suspects; one broken tool stops them as well as two."""
        trust = self.trust(target)
        if trust > DOUBTFUL:
            return WRONG
        return SMASH - max(trust, -4) if not self.view.marks[target] else 0.0

    def keep(self, card: int) -> float:
        """Keep what leads on; dead ends and maps without a question go first."""
        kit = self.kit
        if card < kit.paths:
            pose = kit.poses.poses[2 * card]
            return THROUGH * len(pose.open_sides) if is_through(pose) else -THROUGH
        effect = kit.effects[card]
        if effect == "map" and self.outlook.is_certain:
            return -THROUGH
        return WORTH.get(effect, 0.0)

    def reveal(self, place: Cell) -> float:
        """Turn over the likeliest treasure first."""
        return self.outlook.odds[place]

    def propose(self) -> float:
        """Give up only what is lost."""
        return DECISIVE if self._is_hopeless() else -DECISIVE

    def agree(self) -> float:
        """Agree when no way remains."""
        return 1.0 if self._is_hopeless() else -1.0

    def trust(self, target: int) -> int:
        """Weigh what everybody saw of a seat, and what it did to this honest one."""
        return self.evidence.standing[target] + self.evidence.wrongs[target]

    def _is_hopeless(self) -> bool:
        """Whether fewer cards are left than the nearest way needs."""
        left = self.view.pile + sum(self.view.hand_sizes)
        return self.outlook.nearest() > left
