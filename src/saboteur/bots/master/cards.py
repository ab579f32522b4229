"""The numbers under which networks know the cards of a kit: in the order of its deck file."""

from typing import Any


class Cards:
    """Kinds, ways to lay a path, repairs and goals as numbers, as the swarm has them."""

    def __init__(self, kit: Any) -> None:  # noqa: ANN401 - each family's own
        """Number the cards that are drawn, paths first, and the ways to lay them."""
        self.kit = kit
        drawn = (*kit.groups["path"], *kit.groups["action"])
        self.kinds: dict[int, int] = {card: kind for kind, card in enumerate(drawn)}
        """By the kit's card, its kind."""
        ways = [
            pose
            for card in range(kit.paths)
            for pose in sorted({kit.poses.pose(card, turned=turned) for turned in (False, True)})
        ]
        self.ways: dict[int, int] = {pose: way for way, pose in enumerate(ways)}
        """By the kit's pose, the way to lay it."""
        pairs = [
            (card, tool)
            for card in drawn
            if card >= kit.paths and kit.effects[card] == "repair"
            for tool in kit.card_tools[card]
        ]
        self.pairs: dict[tuple[int, str], int] = {pair: number for number, pair in enumerate(pairs)}
        """By repair card and one of its tools, a number."""
        self.goals: dict[int, int] = {place: goal for goal, place in enumerate(kit.goal_cells)}
        """By cell, its goal."""
