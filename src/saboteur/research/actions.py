"""Actions: every move of a rule set has a number, the same in every game and at every moment.

A move's text without its cell is its stem: ``pass cross``, ``lay cross @``. First come the
stems without a cell, one number each; then for each stem with a cell one number for each cell
of the pane, row by row, so that this stretch is an array (stem, row, column). ``docs/
research-environments.md`` has the whole scheme.

The board has no end (B-25), so a move may name a cell beyond the pane. Such a move has no number
of its own: the legal ones are sorted by their texts and take the last numbers, ``FAR`` of them;
if there are more, the very last number turns to the next of them. So no legal move is ever lost.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from saboteur.games.book import PASS, PLAY, Form
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.geometry import cell_text
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import MalformedMove
from saboteur.kernel.wording import LAY, TURNED
from saboteur.research.pane import OUTSIDE, Pane

CELL: Final = "@"
"""Stands for the cell in a stem."""
SOME_CELL: Final = "0,0"
FAR: Final = 64
"""How many moves without a number of their own are offered at once."""
FURTHER: Final = "(further)"
"""What the last number prints as; it is no move."""

Choices = dict[int, Move | None]
"""By number, the moves that are offered; the last number may turn to others, so it has none."""
Mask = npt.NDArray[np.int8]


class Actions:
    """The numbers of a rule set's moves."""

    def __init__(self, rules: AnyRuleSet, pane: Pane) -> None:
        """Number the moves."""
        self.pane = pane
        written = list(dict.fromkeys(stems(rules)))
        self.plain = tuple(text for text in written if CELL not in text)
        """The moves without a cell; their numbers are their places here."""
        self.planes = tuple(text for text in written if text.count(CELL) == 1)
        """The stems with a cell."""
        self.on_cells = len(self.plain)
        """The first number of a move with a cell."""
        self.far = self.on_cells + len(self.planes) * pane.size
        """The first number of those that have none of their own."""
        self.further = self.far + FAR
        self.size = self.further + 1
        """How many numbers there are."""
        self._plain = {text: number for number, text in enumerate(self.plain)}
        self._planes = {text: number for number, text in enumerate(self.planes)}
        self._known: dict[Move, int] = {}

    def number(self, text: str) -> int | None:
        """Return the number of a move of its own; ``None`` for one beyond the pane."""
        found = self._plain.get(text)
        if found is not None:
            return found
        words = text.split(" ")
        cells = [place for place, word in enumerate(words) if "," in word]
        if len(cells) != 1:
            return None
        x, _, y = words[cells[0]].partition(",")
        at = self.pane.number(int(x), int(y))
        words[cells[0]] = CELL
        plane = self._planes.get(" ".join(words))
        if at == OUTSIDE or plane is None:
            return None
        return self.on_cells + plane * self.pane.size + at

    def text(self, number: int) -> str | None:
        """Write the move that has this number; ``None`` for those that only a moment gives one."""
        if not 0 <= number < self.size:
            raise ValueError(f"there is no action {number}; they are 0 to {self.size - 1}")
        if number < self.on_cells:
            return self.plain[number]
        if number >= self.far:
            return FURTHER if number == self.further else None
        plane, at = divmod(number - self.on_cells, self.pane.size)
        return self.planes[plane].replace(CELL, self.pane.text(at))

    def choices(self, legal: Sequence[Move], page: int = 0) -> Choices:
        """Number the legal moves; ``page`` says how often one has turned to further ones."""
        found: Choices = {}
        others: list[Move] = []
        known = self._known
        for move in legal:
            number = known.get(move)
            if number is None:
                own = self.number(move.text)
                number = known[move] = OUTSIDE if own is None else own
            if number == OUTSIDE:
                others.append(move)
            else:
                found[number] = move
        if others:
            others.sort(key=lambda move: move.text)
            shown = others[page * FAR : (page + 1) * FAR]
            found.update(enumerate(shown, self.far))
            if len(others) > (page + 1) * FAR:
                found[self.further] = None
        return found

    def mask(self, choices: Choices) -> Mask:
        """Mark what is offered with 1."""
        mask = np.zeros(self.size, np.int8)
        mask[list(choices)] = 1
        return mask


def stems(rules: AnyRuleSet) -> Iterator[str]:
    """Write every move of a rule set with ``CELL`` for its cell, in the order of the deck.

    Where the words of a form do not go with each other, the book of moves does not read them.
    """
    return (text for text in _combined(rules) if _is_read(rules, text.replace(CELL, SOME_CELL)))


def _is_read(rules: AnyRuleSet, text: str) -> bool:
    try:
        return rules.parse_move(text).text == text
    except MalformedMove:
        return False


def _combined(rules: AnyRuleSet) -> Iterator[str]:
    kit, book = rules.kit, rules.book
    for card, name in enumerate(kit.names[: kit.paths]):
        yield f"{LAY} {name} {CELL}"
        if kit.poses.pose(card, turned=True) != kit.poses.pose(card, turned=False):
            yield f"{LAY} {name} {CELL} {TURNED}"
    for name in kit.names:
        yield f"{PASS} {name}"
    for card, forms in enumerate(book.effects):
        for form in forms:
            yield from _written(rules, PLAY, kit.names[card], form, card)
    for verb, form in book.verbs.items():
        yield from _written(rules, verb, "", form, -1)


def _written(rules: AnyRuleSet, verb: str, card: str, form: Form, number: int) -> Iterator[str]:
    """Write what follows a verb in every way, its words in the order in which moves print them."""
    kit = rules.kit
    if "partner" in form:  # two goals; where they were moved away, such a move is far
        for one, other in combinations(sorted(kit.goal_cells), 2):
            yield " ".join(filter(None, (verb, card, cell_text(one), cell_text(other))))
        return
    said: dict[int, list[Sequence[str]]] = {order: [] for order in range(5)}
    for what in form:
        order, words = _words(rules, what, number)
        said[order].append(words)
    for words in product((verb,), (card,), *(some for group in said.values() for some in group)):
        yield " ".join(filter(None, words))


def _words(rules: AnyRuleSet, what: str, card: int) -> tuple[int, Sequence[str]]:
    """List what a part of a form may be, and the place at which it is written."""
    kit, book = rules.kit, rules.book
    match what:
        case "card":
            return 0, kit.names
        case "seat":
            return 1, [str(seat) for seat in range(kit.seats)]
        case "cell":
            return 2, (CELL,)
        case "turned":
            return 2, ("", TURNED)
        case "border":
            return 3, ("E", "S")
        case "value" | "treasure" | "space":
            return 4, [str(one) for one in _values(kit, what)]
        case _:
            words = book.choices(what, card)
            order = 0 if set(words) & book.first_words else 3
            return order, ("",) if len(words) == 1 else words


def _values(kit: Any, what: str) -> Sequence[int]:  # noqa: ANN401 - each family has its own kit
    """List the numbers that a move may name."""
    if what == "treasure":
        return range(kit.seats)
    if what == "space":
        return range(max(pose.tile.nodes for pose in kit.poses.poses))
    return sorted(set(kit.gold))
