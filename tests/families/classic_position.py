"""Parser of a classic position, and an independent implementation of the rules of laying.

It does not call the engine: cards come from the rows of the deck file, facts from the text of
the position. It is therefore an oracle for the engine's optimised code.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from copy import copy
from itertools import combinations
from typing import NamedTuple

from saboteur.kernel.catalogue import Catalogue
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
from tests.families.traces import TraceLine


class DraftLine(NamedTuple):
    """The line of a gold draft."""

    round: int
    order: tuple[int, ...]
    cards: tuple[int, ...]
    taken: tuple[int, ...]

    def offered(self, seat: int, time: int = 0) -> tuple[int, ...]:
        """Return the sorted cards of a seat's first choice, or of its ``time``-th later one."""
        place = [place for place, taker in enumerate(self.order) if taker == seat][time]
        rest = Counter(self.cards) - Counter(self.taken[:place])
        return tuple(sorted(rest.elements()))


class PaymentLine(NamedTuple):
    """The line of a payment."""

    round: int
    seat: int
    owed: int
    cards: tuple[int, ...]


class ResultLine(NamedTuple):
    """The line of a round's end."""

    round: int
    completer: int | None
    roles: tuple[str, ...]


class Facts(PositionLines):
    """All facts of a position, parsed from its text."""

    def __init__(self, text: str) -> None:
        self.roles: tuple[str, ...] = ()
        self.spare: tuple[str, ...] = ()
        self.gone: tuple[str, ...] = ()
        self.goals: dict[Spot, str] = {}
        self.goals_out: tuple[str, ...] = ()
        self.discard: Discard = ()
        self.marks: dict[int, tuple[str, ...]] = {}
        self.gold: dict[int, tuple[int, ...]] = {}
        self.gold_pile: tuple[int, ...] = ()
        self.nuggets: tuple[int, ...] = ()
        self.trades: list[tuple[int, ...]] = []
        self.drafts: list[DraftLine] = []
        self.payments: list[PaymentLine] = []
        self.results: list[ResultLine] = []
        self.saw: list[TraceLine] = []
        self.saw_role: list[TraceLine] = []
        self.saw_card: list[TraceLine] = []
        self.looked: list[TraceLine] = []
        self.looked_role: list[TraceLine] = []
        self.last: int | None = None
        self.laid: Spot | None = None
        self.proposed = False
        self.clockwise = True
        self.draws: tuple[str, ...] = ()
        self.notes: tuple[str, ...] = ()
        self.parts: dict[str, list[list[str]]] = {}
        """Words of the modules' lines, by their first word, the module's id."""
        super().__init__(text)

    def read_other(self, name: str, words: list[str]) -> None:
        self.parts.setdefault(name, []).append(words)

    def _read_roles(self, words: list[str]) -> None:
        self.roles, self.spare, self.gone = _split(words, 3)

    def _read_goals(self, words: list[str]) -> None:
        cells, self.goals_out = _split(words, 2)
        self.goals = {spot_of(word.split("=")[0]): word.split("=")[1] for word in cells}

    def _read_discard(self, words: list[str]) -> None:
        self.discard = read_discard(words)

    def _read_marks(self, words: list[str]) -> None:
        self.marks[int(words[0])] = tuple(words[1:])

    def _read_gold(self, words: list[str]) -> None:
        self.gold[int(words[0])] = _numbers(words[1:])

    def _read_gold_pile(self, words: list[str]) -> None:
        self.gold_pile = _numbers(words)

    def _read_nuggets(self, words: list[str]) -> None:
        self.nuggets = _numbers(words)

    def _read_trade(self, words: list[str]) -> None:
        self.trades.append(_numbers(words))

    def _read_draft(self, words: list[str]) -> None:
        order, cards, taken = (words.index(word) for word in ("order", "cards", "taken"))
        self.drafts.append(
            DraftLine(
                int(words[0]),
                _numbers(words[order + 1 : cards]),
                _numbers(words[cards + 1 : taken]),
                _numbers(words[taken + 1 :]),
            )
        )

    def _read_payment(self, words: list[str]) -> None:
        round_, seat, owed, *cards = _numbers(words)
        self.payments.append(PaymentLine(round_, seat, owed, tuple(cards)))

    def _read_result(self, words: list[str]) -> None:
        completer = None if words[1] == "-" else int(words[1])
        self.results.append(ResultLine(int(words[0]), completer, tuple(words[2:])))

    def _read_saw(self, words: list[str]) -> None:
        assert words[2:4] == ["round", str(self.round)]  # a new round deletes them
        self.saw.append(_seen([*words[:2], *words[4:]]))

    def _read_saw_role(self, words: list[str]) -> None:
        self.saw_role.append(_seen(words))

    def _read_saw_card(self, words: list[str]) -> None:
        self.saw_card.append(_seen(words))

    def _read_looked(self, words: list[str]) -> None:
        self.looked.append(_seen(words))

    def _read_looked_role(self, words: list[str]) -> None:
        self.looked_role.append(_seen(words))

    def _read_last(self, words: list[str]) -> None:
        self.last = None if words[0] == "-" else int(words[0])
        self.laid = None if words[2] == "-" else spot_of(words[2])
        self.proposed = words[3:] == ["proposed"]

    def _read_draws(self, words: list[str]) -> None:
        self.draws = tuple(words)

    def _read_notes(self, words: list[str]) -> None:
        self.notes = tuple(words)

    def _read_counter_clockwise(self, words: list[str]) -> None:
        assert not words
        self.clockwise = False


def _split(words: list[str], many: int) -> list[tuple[str, ...]]:
    """Split words at each ``|`` into at least ``many`` tuples; missing ones are empty."""
    lists: list[list[str]] = [[]]
    for word in words:
        if word == "|":
            lists.append([])
        else:
            lists[-1].append(word)
    return [tuple(items) for items in lists] + [()] * (many - len(lists))


def _seen(words: list[str]) -> TraceLine:
    seat, what, *now = words
    place, _, card = what.partition("=")
    stop = now.index("if") if "if" in now else len(now)
    cases = []
    for word in now[stop + 1 :]:
        question, _, which = word.partition("=")
        number, size = question.split("/")
        cases.append((number, int(size), frozenset(map(int, which.split(",")))))
    places = now[1:stop] if now[:1] == ["now"] else [place]
    return TraceLine(int(seat), place, card, frozenset(places), tuple(cases))


def _numbers(words: Iterable[str]) -> tuple[int, ...]:
    return tuple(int(word) for word in words)


class Shapes:
    """The tunnels printed on the cards of a deck file."""

    def __init__(self, catalogue: Catalogue) -> None:
        groups = ("path", "chest-path", "start", "goal", "location")
        rows = [row for group in groups for row in catalogue.group(group)]
        self.paths = {row.kind for row in catalogue.group("path")}
        """Kinds of cards that are laid from hands."""
        self.ladders = {row.kind for row in rows if row.facts.get("ladder")}
        self._tracks = {
            row.kind: tuple(frozenset(track.split("-")) for track in row.strings("tracks"))
            for row in rows
        }

    def tracks(self, card: str, *, turned: bool) -> tuple[frozenset[str], ...]:
        """Return the tunnels of a card in this orientation: the edges that each of them joins."""
        tracks = self._tracks[card]
        if turned:
            return tuple(frozenset(FACING[side] for side in track) for track in tracks)
        return tracks

    def open_edges(self, card: str, *, turned: bool) -> frozenset[str]:
        return frozenset().union(*self.tracks(card, turned=turned))

    def is_symmetric(self, card: str) -> bool:
        """Return whether a half-turn changes nothing."""
        return set(self.tracks(card, turned=False)) == set(self.tracks(card, turned=True))


def lit_edges(
    shapes: Shapes, maze: Mapping[Spot, tuple[str, bool]], start: Spot
) -> set[tuple[Spot, str]]:
    """Return the open edges linked to Start.

    Every ladder is linked to Start (S2-15), and doors do not interrupt the link (S2-18).
    """
    lit: set[tuple[Spot, str]] = set()
    ladders = [spot for spot, (card, _) in maze.items() if card in shapes.ladders]
    waiting = [(spot, side) for spot in (start, *ladders) for side in AWAY]
    while waiting:
        spot, side = waiting.pop()
        card, turned = maze[spot]
        if (spot, side) in lit or side not in shapes.open_edges(card, turned=turned):
            continue
        for track in shapes.tracks(card, turned=turned):
            if side in track:
                lit |= {(spot, edge) for edge in track}
                waiting += [
                    (beside(spot, edge), FACING[edge])
                    for edge in track
                    if beside(spot, edge) in maze
                ]
    return lit


class Board(NamedTuple):
    """Restrictions of laying other than the face-up cards."""

    start: Spot
    needs_link: bool
    taken: frozenset[Spot]
    """Spots with a face-down card."""
    closed: frozenset[Spot]
    """Spots that are closed to the seat."""


def lays(shapes: Shapes, facts: Facts, seat: int, board: Board) -> list[str]:
    """Return the legal lays, found by testing every cell (B-20 to B-26, S2-16)."""
    lit = lit_edges(shapes, facts.maze, board.start)
    spots = {beside(spot, side) for spot in facts.maze for side in AWAY}
    spots -= set(facts.maze) | board.taken | board.closed
    beside_goals = {beside(spot, side) for spot in facts.goals for side in AWAY}
    found = []
    for card in set(facts.hands[seat]) & shapes.paths:
        ladder = card in shapes.ladders
        linked = board.needs_link and not ladder
        for turned in (False,) if shapes.is_symmetric(card) else (False, True):
            edges = shapes.open_edges(card, turned=turned)
            found += [
                f"lay {card} {spot[0]},{spot[1]}" + (" turned" if turned else "")
                for spot in (spots - beside_goals if ladder else spots)
                if _may_lie(shapes, facts.maze, spot, edges, lit, needs_link=linked)
            ]
    return found


def facts_after(facts: Facts, seat: int, lay: str) -> Facts:
    """Return the facts after a lay, with all face-down cards still down."""
    _, card, cell, *turned = lay.split()
    after = copy(facts)
    after.maze = {**facts.maze, spot_of(cell): (card, bool(turned))}
    hand = list(facts.hands[seat])
    hand.remove(card)
    after.hands = {**facts.hands, seat: tuple(hand)}
    return after


def _may_lie(
    shapes: Shapes,
    maze: Mapping[Spot, tuple[str, bool]],
    spot: Spot,
    edges: frozenset[str],
    lit: set[tuple[Spot, str]],
    *,
    needs_link: bool,
) -> bool:
    linked = False
    for side in AWAY:
        other = beside(spot, side)
        if other in maze:
            card, turned = maze[other]
            meets = FACING[side] in shapes.open_edges(card, turned=turned)
            if meets != (side in edges):
                return False
            linked = linked or (other, FACING[side]) in lit
    return linked or not needs_link


def exact_payment(pile: Iterable[int], owed: int) -> tuple[int, ...]:
    """Return the payment of ruling R-25, found by trying every choice of cards.

    Taking the largest cards first, with backtracking, gives the choice of the right value that is
    lexicographically last. Without such a choice, the highest lower value is paid.
    """
    cards = sorted(pile, reverse=True)
    small = [
        worth
        for place, worth in enumerate(cards)
        if worth <= owed and cards[:place].count(worth) * worth < owed
    ]
    choices = {
        choice
        for many in range(len(small) + 1)
        for choice in combinations(small, many)
        if sum(choice) <= owed
    }
    return max(choices, key=lambda choice: (sum(choice), choice))
