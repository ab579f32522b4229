"""The indices of a kit's cards for the networks, in the order of its deck file."""

from typing import Any


class CardIndex:
    """The kinds, lays, repairs and goals of a kit as indices, the same as in the swarm."""

    def __init__(self, kit: Any) -> None:
        self.kit = kit
        drawn = (*kit.groups["path"], *kit.groups["action"])
        self.kind_of_card: dict[int, int] = {card: kind for kind, card in enumerate(drawn)}
        """By card of the kit, its kind."""
        ways = [
            pose
            for card in range(kit.paths)
            for pose in sorted({kit.poses.pose(card, turned=turned) for turned in (False, True)})
        ]
        self.lay_indices: dict[int, int] = {pose: way for way, pose in enumerate(ways)}
        """By pose of the kit, its lay index."""
        pairs = [
            (card, tool)
            for card in drawn
            if card >= kit.paths and kit.effects[card] == "repair"
            for tool in kit.card_tools[card]
        ]
        self.pairs: dict[tuple[int, str], int] = {pair: number for number, pair in enumerate(pairs)}
        """By repair card and one of its tools, an index."""
        self.goals: dict[int, int] = {place: goal for goal, place in enumerate(kit.goal_cells)}
        """By cell, the index of its goal."""
