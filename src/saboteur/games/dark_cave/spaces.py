"""The spaces of a card, on which dwarves and creatures stand.

The rulebook says how many steps it takes to cross a card, but not how cards with several tracks
are divided (DC-21). Our model gives exactly these numbers between any two joined edges (R-151).
A deck file may divide a card differently if crossing it takes as many steps.
"""

from itertools import combinations
from typing import Final

from saboteur.kernel.catalogue import DeckError, Row
from saboteur.kernel.geometry import SIDE_NAMES, SIDES
from saboteur.kernel.tile import CLOSED, Link, Tile, tile_from_nodes

LADDERS: Final = 0
"""The hub that joins all ladders (DC-23)."""

ABYSS: Final = "abyss"
LADDER: Final = "ladder"
VEIN: Final = "vein"
EXIT: Final = "exit"
BRIDGE: Final = "bridge"
DECK: Final = "deck"
TUNNEL: Final = "tunnel"

ON_A_SPACE: Final = (ABYSS, LADDER, VEIN, EXIT)
"""The features printed as an icon on one space."""
FEATURES: Final = ("", *ON_A_SPACE, BRIDGE, TUNNEL)


def tile_of(row: Row) -> Tile:
    """Return the tile of a row, divided into spaces; raise ``DeckError`` if the row is wrong."""
    feature = row.facts.get("feature", "")
    if feature not in FEATURES:
        raise DeckError(f"{row}: unknown feature {feature!r}; it is one of {FEATURES[1:]}")
    cut = _Cut(row)
    if "spaces" in row.facts:
        cut.as_listed()
    else:
        cut.by_model()
    if row.group == "path":
        cut.check_crossings()
    try:
        return cut.tile(str(feature))
    except ValueError as error:
        raise DeckError(f"{row}: {error}") from None


class _Cut:
    """A card while it is divided: its spaces, the pairs of adjacent ones, the space of its icon."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.arms = [CLOSED] * 4
        self.nodes = 0
        self.links: list[Link] = []
        self.icon = 0
        self.deck: list[int] = []
        self.tunnel = CLOSED

    def by_model(self) -> None:
        """Divide each track by level (R-151).

        Level I: one space; level II: one per edge; level III: one per edge and a hub.
        """
        level = self.row.number("level")
        feature = self.row.facts.get("feature")
        tracks = self.row.strings("tracks")
        if not tracks:
            raise DeckError(f"{self.row}: a path card has tracks")
        if feature == BRIDGE and self.row.string("deck") not in tracks:
            raise DeckError(f"{self.row}: its deck is one of its tracks")
        icons = []
        for track in tracks:
            first = self.nodes
            icons.append(self._track(track.split("-"), level))
            if track == self.row.facts.get("deck"):
                self.deck = list(range(first, self.nodes))
        self.icon = icons[0]
        if feature == TUNNEL:  # DC-26, R-154: a space of its own between the two bends
            self.tunnel = self._node()
            self.links += [Link(icon, self.tunnel) for icon in icons]

    def _track(self, sides: list[str], level: int) -> int:
        """Add a track and return the space of its icon."""
        if level == 1:
            return self._node(*sides)
        edges = [self._node(side) for side in sides]
        if level == 2:
            self.links += [Link(a, b) for a, b in combinations(edges, 2)]
            return edges[sides.index("W")] if "W" in sides else edges[0]
        hub = self._node()
        self.links += [Link(edge, hub) for edge in edges]
        return hub

    def _node(self, *sides: str) -> int:
        for side in filter(None, sides):
            if side not in SIDE_NAMES or self.arms[SIDE_NAMES.index(side)] != CLOSED:
                raise DeckError(f"{self.row}: {side!r} is no edge, or is taken; edges are N E S W")
            self.arms[SIDE_NAMES.index(side)] = self.nodes
        self.nodes += 1
        return self.nodes - 1

    def as_listed(self) -> None:
        """Divide as listed in the row of the deck file."""
        for sides in self.row.strings("spaces"):
            self._node(*sides.split("-"))
        for link in self.row.strings("links"):
            ends = [int(end) if end.isdecimal() else self.nodes for end in link.split("-")]
            if len(ends) != 2 or max(ends) >= self.nodes or ends[0] == ends[1]:
                raise DeckError(f"{self.row}: {link!r} is no link between two of its spaces")
            self.links.append(Link(ends[0], ends[1]))
        feature = self.row.facts.get("feature")
        if feature in ON_A_SPACE:
            self.icon = self.row.number("icon")
        elif feature == TUNNEL:
            self.tunnel = self.row.number("icon")
        elif feature == BRIDGE:
            self.deck = self._wood()

    def check_crossings(self) -> None:
        """Raise ``DeckError`` if crossing does not take as many steps as the level says (DC-21).

        The way through a tunnel, from bend to bend, does not count as crossing (DC-26).
        """
        level = self.row.number("level")
        sides = [side for side in SIDES if self.arms[side] != CLOSED]
        tracks: list[tuple[int, int]] = []
        for first, last in combinations(sides, 2):
            steps = self._spaces_between(self.arms[first], self.arms[last])
            if steps not in (0, level):
                raise DeckError(
                    f"{self.row}: from {SIDE_NAMES[first]} to {SIDE_NAMES[last]} it takes "
                    f"{steps} steps, not {level} (DC-21)"
                )
            tracks += [(first, last)] if steps else []
        feature = self.row.facts.get("feature")
        twofold = feature in (BRIDGE, TUNNEL)  # both its tracks lead across
        joined = {side for track in tracks for side in track}
        if len(sides) > 1 and (len(joined) < len(sides) if twofold else not joined):
            raise DeckError(f"{self.row}: it cannot be crossed (DC-21)")
        if feature == BRIDGE:
            self._check_bridge(tracks)

    def _check_bridge(self, tracks: list[tuple[int, int]]) -> None:
        """Raise ``DeckError`` unless a bridge has two separate tracks, one the deck (DC-24)."""
        if len(tracks) != 2:
            raise DeckError(f"{self.row}: a bridge has two tracks that are not joined (DC-24)")
        ends = [self.arms[first] for first, _ in tracks]
        wooden = [end for end in ends if any(self._spaces_between(end, at) for at in self.deck)]
        if len(wooden) != 1:
            raise DeckError(f"{self.row}: one of its two tracks is the deck (DC-24)")

    def _spaces_between(self, first: int, last: int) -> int:
        """Return the number of spaces from ``first`` to ``last``, both included; 0 if not joined.

        The tunnel is not used.
        """
        beside: dict[int, list[int]] = {node: [] for node in range(self.nodes)}
        for link in self.links:
            beside[link.a].append(link.b)
            beside[link.b].append(link.a)
        counted = {first: 1}
        waiting = [first]
        for node in waiting:
            near = [at for at in beside[node] if at not in counted and at != self.tunnel]
            counted |= dict.fromkeys(near, counted[node] + 1)
            waiting += near
        return counted.get(last, 0)

    def _wood(self) -> list[int]:
        wood = self.row.facts.get("wood")
        if not isinstance(wood, list) or not wood or not all(type(n) is int for n in wood):
            raise DeckError(f"{self.row}: wood lists the spaces of the deck")
        return wood

    def tile(self, feature: str) -> Tile:
        marks = [(node, DECK) for node in self.deck]
        marks += [(self.icon, feature)] if feature in ON_A_SPACE and feature != LADDER else []
        marks += [(self.tunnel, TUNNEL)] if feature == TUNNEL else []
        hubs = [(self.icon, LADDERS)] if feature == LADDER else []
        n, e, s, w = self.arms
        return tile_from_nodes((n, e, s, w), self.nodes, self.links, hubs, marks)
