"""Probabilities of the face-down goals from the knowledge of one seat."""

from typing import final

from saboteur.games.classic.view import View
from saboteur.kernel.geometry import PackedCell

SPIDER = "spider"
SACK = "sack"
DRAGON = "dragon"


@final
class GoalOdds:
    """The probabilities that one seat gives to each face-down goal and an open treasure, by cell.

    They follow from the goals that the seat has seen and those that are face up. If a seen card
    may have moved, all places where it may be are equally likely.
    """

    __slots__ = ("ruin", "treasure", "windfall")

    def __init__(self, view: View) -> None:
        known = known_faces(view)
        hidden = [place for place in view.goal_cells if place in view.covered]
        self.treasure: dict[PackedCell, float] = _treasure_odds(view, hidden, known)
        """Probability that the goal is the treasure."""
        self.ruin: dict[PackedCell, float] = {}
        """Probability that revealing the goal ends the round at once without gold."""
        self.windfall: dict[PackedCell, float] = {}
        """Expected number of nuggets for the seat that reveals the goal."""
        left = _unlocated_goal_cards(view, known)
        for place in hidden:
            if place in known:
                self.ruin[place] = float(_effect(view, known[place]) == SPIDER)
                self.windfall[place] = _nuggets(view, known[place])
            else:
                other = 1 - self.treasure[place]
                share = other / len(left) if left else 0.0
                self.ruin[place] = share * sum(_effect(view, card) == SPIDER for card in left)
                self.windfall[place] = share * sum(_nuggets(view, card) for card in left)

    @property
    def targets(self) -> list[PackedCell]:
        """The goals that may be the treasure."""
        return [place for place, odds in self.treasure.items() if odds]

    @property
    def is_certain(self) -> bool:
        """Whether the seat knows where the treasure is."""
        return len(self.targets) == 1


def known_faces(view: View) -> dict[PackedCell, int]:
    """Return by cell the face-down goal cards that a seat knows.

    These are the cards that it has seen and that cannot have moved, and the one it is being shown.
    """
    known = {
        place: peek.card
        for peek in view.peeks
        if len(peek.places) == 1 and not peek.cases
        for place in peek.places
        if place in view.covered
    }
    if view.asked_at in view.goal_cells and view.asked_kind >= 0:
        known[view.asked_at] = view.asked_kind
    return known


def _treasure_odds(
    view: View, hidden: list[PackedCell], known: dict[PackedCell, int]
) -> dict[PackedCell, float]:
    treasure = view.kit.treasure
    opened = [
        place
        for place in view.goal_cells
        if place in view.cards and treasure.get(view.cards[place] // 2)
    ]
    if opened:  # turned over beside a side it does not open to, or moved away (B-38)
        return {**dict.fromkeys(hidden, 0.0), opened[0]: 1.0}
    likely = [place for place in hidden if place in known and treasure[known[place]]]
    for peek in view.peeks:
        if not likely and treasure[peek.card]:
            likely = [place for place in hidden if place in peek.places and place not in known]
    likely = likely or [place for place in hidden if place not in known]
    return {place: 1 / len(likely) if place in likely else 0.0 for place in hidden}


def _unlocated_goal_cards(view: View, known: dict[PackedCell, int]) -> list[int]:
    """List the goal cards except the treasure whose place the seat does not know."""
    kit = view.kit
    left = [card for card in kit.goal_cards if not kit.treasure[card]]
    opened = [view.cards[place] // 2 for place in view.goal_cells if place in view.cards]
    for card in (*opened, *known.values()):
        if card in left:
            left.remove(card)
    return left


def _effect(view: View, card: int) -> str:
    return str(view.kit.rows[card].facts.get("effect", ""))


def _nuggets(view: View, card: int) -> float:
    effect = _effect(view, card)
    if effect == SACK:
        return float(view.kit.rows[card].number("value"))
    return -1.0 if effect == DRAGON else 0.0
