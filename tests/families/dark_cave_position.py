"""Parser of a position of The Dark Cave, and an independent implementation of laying.

It does not call the engine: cards come from the rows of the deck file, facts from the text of
the position. It is therefore an oracle for the engine's optimised code.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from saboteur.kernel.catalogue import Catalogue, Row
from tests.families.position_lines import (
    AWAY,
    FACING,
    Discard,
    PositionLines,
    Spot,
    beside,
    read_discard,
    spot_of,
)
from tests.families.traces import TraceLine, check_traces


class WebLine(NamedTuple):
    """The line of a web."""

    card: str
    seat: int
    spot: Spot
    side: str
    shows: int


class CreatureLine(NamedTuple):
    """The line of a creature."""

    card: str
    seat: int
    spot: Spot
    space: int


class Facts(PositionLines):
    """All facts of a position, parsed from its text."""

    def __init__(self, text: str) -> None:
        self.clans: tuple[str, ...] = ()
        self.spare: tuple[str, ...] = ()
        self.goals: dict[Spot, str] = {}
        self.discard: Discard = ()
        self.dwarves: list[tuple[Spot, int] | None] = []
        self.nuggets: tuple[int, ...] = ()
        self.gear: dict[int, tuple[str, ...]] = {}
        self.webs: list[WebLine] = []
        self.creatures: list[CreatureLine] = []
        self.veins: tuple[str, ...] = ()
        self.lying: tuple[int, ...] = ()
        self.out: tuple[int, ...] = ()
        self.shown: tuple[int, ...] = ()
        self.looked: list[tuple[int, Spot]] = []
        self.looked_role: list[tuple[int, int]] = []
        self.saw_card: list[TraceLine] = []
        self.turn: tuple[str, ...] = ()
        self.result: tuple[str, ...] = ()
        super().__init__(text)

    def _read_starter(self, words: list[str]) -> None:
        self.starter = int(words[0])

    def _read_clans(self, words: list[str]) -> None:
        stroke = words.index("|")
        self.clans, self.spare = tuple(words[:stroke]), tuple(words[stroke + 1 :])

    def _read_goals(self, words: list[str]) -> None:
        self.goals = {spot_of(word.split("=")[0]): word.split("=")[1] for word in words}

    def _read_discard(self, words: list[str]) -> None:
        self.discard = read_discard(words)

    def _read_dwarves(self, words: list[str]) -> None:
        self.dwarves = [None if word == "out" else space_of(word) for word in words]

    def _read_nuggets(self, words: list[str]) -> None:
        self.nuggets = tuple(map(int, words))

    def _read_gear(self, words: list[str]) -> None:
        self.gear[int(words[0])] = tuple(words[1:])

    def _read_web(self, words: list[str]) -> None:
        card, seat, place, side, shows = words
        self.webs.append(WebLine(card, int(seat), spot_of(place), side, int(shows)))

    def _read_creature(self, words: list[str]) -> None:
        self.creatures.append(CreatureLine(words[0], int(words[1]), *space_of(words[2])))

    def _read_veins(self, words: list[str]) -> None:
        self.veins = tuple(words)

    def _read_lying(self, words: list[str]) -> None:
        self.lying = tuple(map(int, words))

    def _read_out(self, words: list[str]) -> None:
        self.out = tuple(map(int, words))

    def _read_shown(self, words: list[str]) -> None:
        self.shown = tuple(map(int, words))

    def _read_looked(self, words: list[str]) -> None:
        self.looked.append((int(words[0]), spot_of(words[1])))

    def _read_looked_role(self, words: list[str]) -> None:
        self.looked_role.append((int(words[0]), int(words[1])))

    def _read_saw_card(self, words: list[str]) -> None:
        place, _, card = words[1].partition("=")
        stop = words.index("if") if "if" in words else len(words)
        now = words[words.index("now") + 1 : stop] if "now" in words else [place]
        cases = []
        for word in words[stop + 1 :]:
            question, _, which = word.partition("=")
            number, size = question.split("/")
            cases.append((number, int(size), frozenset(map(int, which.split(",")))))
        self.saw_card.append(TraceLine(int(words[0]), place, card, frozenset(now), tuple(cases)))

    def _read_turn(self, words: list[str]) -> None:
        self.turn = tuple(words)

    def _read_result(self, words: list[str]) -> None:
        self.result = tuple(words)


def space_of(text: str) -> tuple[Spot, int]:
    """Parse ``x,y.n`` into the cell and the number of the space."""
    place, _, space = text.rpartition(".")
    return spot_of(place), int(space)


class Shapes:
    """The open edges of every card, from the rows of the deck file."""

    def __init__(self, catalogue: Catalogue) -> None:
        rows = [row for group in ("path", "start", "goal") for row in catalogue.group(group)]
        self.rows: dict[str, Row] = {row.kind: row for row in rows}

    def edges(self, card: str, *, turned: bool) -> frozenset[str]:
        tracks = self.rows[card].strings("tracks")
        sides = {side for track in tracks for side in track.split("-")}
        return frozenset(FACING[side] if turned else side for side in sides)

    def ways_to_lay(self, card: str) -> tuple[bool, ...]:
        """Return the distinct orientations; an icon on one side makes two of a symmetric card."""
        row = self.rows[card]
        tracks = [frozenset(track.split("-")) for track in row.strings("tracks")]
        other = [frozenset(FACING[side] for side in track) for track in tracks]
        same = set(tracks) == set(other)
        level, feature = row.number("level"), row.facts.get("feature", "")
        if level == 2 and feature in {"abyss", "ladder", "vein", "exit"}:
            same = False  # the icon is on the space of one edge
        if level == 2 and feature == "tunnel":
            ends = {"W" if "W" in track else min(track, key="NESW".index) for track in tracks}
            same = same and {FACING[end] for end in ends} == ends
        if feature == "bridge":
            deck = frozenset(str(row.facts["deck"]).split("-"))
            same = same and frozenset(FACING[side] for side in deck) == deck
        return (False,) if same else (False, True)


def lays(shapes: Shapes, facts: Facts, seat: int) -> Iterator[str]:
    """Yield the legal lays: edges match, and a path is prolonged (DC-18, DC-20)."""
    taken = set(facts.maze) | set(facts.goals)
    around = {beside(spot, side) for spot in facts.maze for side in AWAY} - taken
    for card in sorted(set(facts.hands[seat]) & set(shapes.rows)):
        for spot, turned in product(sorted(around), shapes.ways_to_lay(card)):
            edges = shapes.edges(card, turned=turned)
            meets = [
                (side in edges, FACING[side] in shapes.edges(other[0], turned=other[1]))
                for side in AWAY
                for other in [facts.maze.get(beside(spot, side))]
                if other is not None
            ]
            if all(ours == theirs for ours, theirs in meets) and any(ours for ours, _ in meets):
                yield f"lay {card} {spot[0]},{spot[1]}" + (" turned" if turned else "")


def check_given_away(facts: Facts) -> None:
    """Assert that every card a seat has given away is in one of its possible places."""
    places: dict[str, list[str]] = {f"#{n}": [card] for n, (card, _) in enumerate(facts.discard)}
    for seat, hand in facts.hands.items():
        for level in (1, 2, 3):
            places[f"{seat}:{level}"] = [card for card in hand if level_of(card) == level]
    check_traces(facts.saw_card, places)


def level_of(card: str) -> int:
    """Return the level at the end of a card's name, also in a canary deck."""
    name = card.removeprefix("zq-")[: -len("-00-qz")] if card.startswith("zq-") else card
    return len(name.rpartition("-")[2])


def supply(catalogue: Catalogue, *groups: str) -> Counter[str]:
    """Return the cards of these groups by kind, with how many the box has."""
    return +Counter({row.kind: row.count for group in groups for row in catalogue.group(group)})
