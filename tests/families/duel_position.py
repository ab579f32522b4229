"""Parser of a position of Le Duel, and an independent implementation of linking and laying.

It does not call the engine: cards come from the rows of the deck file, facts from the text of
the position. It is therefore an oracle for the engine's optimised code.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from saboteur.kernel.catalogue import Catalogue, Row
from tests.families.position_lines import (
    AWAY,
    FACING,
    PositionLines,
    Spot,
    beside,
    spot_of,
)

Lying = Mapping[Spot, tuple[str, bool]]
"""The face-up cards, each with whether it is turned by half."""


class Result(NamedTuple):
    """The line of a round's end."""

    round: int
    cause: str
    taken: tuple[tuple[str, ...], ...]
    paid: tuple[tuple[str, ...], ...]


class Facts(PositionLines):
    """All facts of a position, parsed from its text."""

    def __init__(self, text: str) -> None:
        self.colours: tuple[str, ...] = ()
        self.goals: dict[Spot, str] = {}
        self.unused: tuple[str, ...] = ()
        self.discard: tuple[str, ...] = ()
        self.claims: dict[Spot, int] = {}
        self.bribes: dict[Spot, int] = {}
        self.keys: dict[Spot, int] = {}
        self.looks: list[tuple[Spot, int]] = []
        self.laid: tuple[Spot, ...] = ()
        self.hoards: dict[int, tuple[str, ...]] = {}
        self.gone: tuple[str, ...] = ()
        self.results: list[Result] = []
        super().__init__(text)

    def _read_colours(self, words: list[str]) -> None:
        self.colours = tuple(words)

    def _read_goals(self, words: list[str]) -> None:
        stroke = words.index("|")
        self.goals = {spot_of(word.split("=")[0]): word.split("=")[1] for word in words[:stroke]}
        self.unused = tuple(words[stroke + 1 :])

    def _read_discard(self, words: list[str]) -> None:
        self.discard = tuple(words)

    def _read_claims(self, words: list[str]) -> None:
        self.claims = _tokens(words)

    def _read_bribes(self, words: list[str]) -> None:
        self.bribes = _tokens(words)

    def _read_keys(self, words: list[str]) -> None:
        self.keys = _tokens(words)

    def _read_looks(self, words: list[str]) -> None:
        split = [word.split("=") for word in words]
        self.looks = [(spot_of(place), int(seat)) for place, seat in split]

    def _read_laid(self, words: list[str]) -> None:
        self.laid = tuple(map(spot_of, words))

    def _read_hoard(self, words: list[str]) -> None:
        self.hoards[int(words[0])] = tuple(words[1:])

    def _read_gone(self, words: list[str]) -> None:
        self.gone = tuple(words)

    def _read_result(self, words: list[str]) -> None:
        paid = words.index("paid")
        taken, given = _shares(words[3:paid]), _shares(words[paid + 1 :])
        self.results.append(Result(int(words[0]), words[1], taken, given))

    @property
    def closed(self) -> bool:
        """Whether the round is over; such a position exists only after the last round."""
        return len(self.results) == self.round


def _tokens(words: list[str]) -> dict[Spot, int]:
    split = [word.split("=") for word in words]
    return {spot_of(place): int(seat) for place, seat in split}


def _shares(words: list[str]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(share.split()) for share in " ".join(words).split("|"))


class Shapes:
    """The printed features of the cards of a deck file, by orientation."""

    def __init__(self, catalogue: Catalogue) -> None:
        rows = [row for group in ("path", "start", "goal") for row in catalogue.group(group)]
        self.rows: dict[str, Row] = {row.kind: row for row in rows}
        self.paths = {row.kind for row in catalogue.group("path")}
        self.goals = {row.kind for row in catalogue.group("goal")}
        self.ladders: dict[str, Any] = {
            kind: row.facts["ladder"] for kind, row in self.rows.items() if "ladder" in row.facts
        }
        self._known_tracks: dict[tuple[str, bool], tuple[frozenset[str], ...]] = {}

    def tracks(self, card: str, *, turned: bool) -> tuple[frozenset[str], ...]:
        """Return the tunnels of a card, each as the edges that it joins."""
        if (card, turned) not in self._known_tracks:
            printed = self.rows[card].strings("tracks")
            self._known_tracks[card, turned] = tuple(_sides(track, turned) for track in printed)
        return self._known_tracks[card, turned]

    def open_edges(self, card: str, *, turned: bool) -> frozenset[str]:
        return frozenset().union(*self.tracks(card, turned=turned))

    def barrier(self, card: str, *, turned: bool) -> tuple[frozenset[str], str] | None:
        """Return the edges whose arms have a barrier, and its kind; None without one."""
        for where, what in self.rows[card].facts.get("barriers", {}).items():
            return _sides(where, turned), what
        return None

    def gold(self, card: str, *, turned: bool = False) -> tuple[frozenset[str], int] | None:
        """Return the track with gold, and its number of nuggets; None without gold."""
        for track, worth in self.rows[card].facts.get("gold", {}).items():
            return _sides(track, turned), worth
        return None

    def nuggets(self, card: str) -> int:
        """Return the number of nuggets printed on a card."""
        gold = self.gold(card)
        return gold[1] if gold else 0

    def is_symmetric(self, card: str) -> bool:
        """Return whether a half-turn changes nothing."""
        return all(
            ask(card, turned=False) == ask(card, turned=True)
            for ask in (self._tracks, self.barrier, self.gold)
        )

    def _tracks(self, card: str, *, turned: bool) -> frozenset[frozenset[str]]:
        return frozenset(self.tracks(card, turned=turned))


def _sides(track: str, turned: bool) -> frozenset[str]:  # noqa: FBT001
    return frozenset(FACING[side] if turned else side for side in track.split("-"))


class Traveller(NamedTuple):
    """A seat's colour and keys, and the bribed trolls, which decide how far it gets."""

    colour: str
    keys: frozenset[Spot]
    """The doors that the player's keys open."""
    bribes: frozenset[Spot]
    """The trolls that either seat has bribed."""


def traveller(facts: Facts, seat: int) -> Traveller:
    """Return a seat's colour and keys, and the bribed trolls."""
    keys = frozenset(place for place, holder in facts.keys.items() if holder == seat)
    return Traveller(facts.colours[seat], keys, frozenset(facts.bribes))


Place = tuple[Spot, frozenset[str] | str]
"""A place on the card of a cell: the middle of a track, named by its edges, or an edge."""


def reached(shapes: Shapes, maze: Lying, who: Traveller) -> set[Place]:
    """Return the places linked to the player's Start (D-13 to D-21)."""
    found: set[Place] = {
        (place, track)
        for place, (card, turned) in maze.items()
        if card not in shapes.paths | shapes.goals and shapes.ladders[card] == who.colour
        for track in shapes.tracks(card, turned=turned)
    }
    news = found
    while news:
        news = {place for at in news for place in _steps(shapes, maze, who, at)} - found
        found = found | news
    return found


def _steps(shapes: Shapes, maze: Lying, who: Traveller, at: Place) -> set[Place]:
    where, what = at
    card, turned = maze[where]
    steps: set[Place] = set()
    if isinstance(what, str):  # from an edge: to the middle of its track, and to the next card
        (track,) = [track for track in shapes.tracks(card, turned=turned) if what in track]
        if not _is_shut(shapes, maze, who, where, what):
            steps.add((where, track))
        other = beside(where, what)
        if other in maze and FACING[what] in shapes.open_edges(
            maze[other][0], turned=maze[other][1]
        ):
            steps.add((other, FACING[what]))
        return steps
    steps |= {(where, side) for side in what if not _is_shut(shapes, maze, who, where, side)}
    if card in shapes.ladders:  # connected to the Start and the ladders of the same colour
        for place, (name, way) in maze.items():
            if shapes.ladders.get(name) == shapes.ladders[card]:
                steps |= {(place, track) for track in shapes.tracks(name, turned=way)}
    return steps


def _is_shut(shapes: Shapes, maze: Lying, who: Traveller, where: Spot, side: str) -> bool:
    """Return whether a barrier closes the arm from an edge; a troll closes its whole track."""
    card, turned = maze[where]
    barrier = shapes.barrier(card, turned=turned)
    if barrier is None or side not in barrier[0]:
        return False
    if barrier[1] == "troll":
        return where not in who.bribes
    return barrier[1] != who.colour and where not in who.keys


def lit_edges(shapes: Shapes, maze: Lying, who: Traveller) -> set[tuple[Spot, str]]:
    return {(place, what) for place, what in reached(shapes, maze, who) if isinstance(what, str)}


def reached_gold(shapes: Shapes, maze: Lying, who: Traveller) -> set[Spot]:
    """Return the cards on which a player reaches the gold itself (R-109)."""
    places = reached(shapes, maze, who)
    found = set()
    for place, (card, turned) in maze.items():
        gold = shapes.gold(card, turned=turned)
        if gold and (place, gold[0]) in places:
            found.add(place)
    return found


def reached_goals(shapes: Shapes, facts: Facts) -> set[Spot]:
    """Return the face-down goals at the end of either player's track (R-108)."""
    return {
        goal
        for seat in range(len(facts.colours))
        for place, side in lit_edges(shapes, facts.maze, traveller(facts, seat))
        for goal in [beside(place, side)]
        if goal in facts.goals and goal not in facts.maze
    }


def lays(shapes: Shapes, facts: Facts, seat: int) -> list[str]:
    """Return the legal lays, found by testing every cell (D-12 to D-16, D-51)."""
    lit = lit_edges(shapes, facts.maze, traveller(facts, seat))
    spots = {beside(place, side) for place in facts.maze for side in AWAY}
    spots -= {*facts.maze, *facts.goals}
    return [
        f"lay {card} {place[0]},{place[1]}" + (" turned" if turned else "")
        for card in sorted(set(facts.hands[seat]) & shapes.paths)
        for turned in ((False,) if shapes.is_symmetric(card) else (False, True))
        for place in sorted(spots)
        if _may_lie(shapes, facts, card, shapes.open_edges(card, turned=turned), place)
        and _is_linked(shapes, facts, seat, card, place, lit)
    ]


def _may_lie(shapes: Shapes, facts: Facts, card: str, edges: frozenset[str], place: Spot) -> bool:
    """Return whether a card fits its neighbours and, if it is a ladder, keeps its distance."""
    for side in AWAY:
        other = beside(place, side)
        if other in facts.maze:
            name, turned = facts.maze[other]
            if (FACING[side] in shapes.open_edges(name, turned=turned)) != (side in edges):
                return False
        if card in shapes.ladders and (  # also for a colour without a player
            other in facts.goals or (other in facts.maze and shapes.nuggets(facts.maze[other][0]))
        ):
            return False
    return True


def _is_linked(  # noqa: PLR0917
    shapes: Shapes, facts: Facts, seat: int, card: str, place: Spot, lit: set[tuple[Spot, str]]
) -> bool:
    if shapes.ladders.get(card) == facts.colours[seat]:
        return True
    return any((beside(place, side), FACING[side]) in lit for side in AWAY)
