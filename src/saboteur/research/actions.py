"""Actions: every move of a rule set has a number, the same in all games and positions.

The text of a move without its cell is its stem: ``pass cross``, ``lay cross @``. The stems without
a cell come first, one number each; then each stem with a cell has one number for each cell of the
pane, row by row, so that this range is an array (stem, row, column). The scheme is described in
``docs/research-environments.md``.

The board is unbounded (B-25), so a move may name a cell outside the pane. Such a far move has no
fixed number: the legal far moves are sorted by their texts and get the last numbers, a page of
``FAR_PAGE_SIZE`` at a time. If there are more, the very last action turns the page. So every legal
move can be played.
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
from saboteur.kernel.move_syntax import LAY, TURNED
from saboteur.kernel.refusal import MalformedMove
from saboteur.research.pane import OUTSIDE, Pane

CELL_PLACEHOLDER: Final = "@"
"""Replaces the cell in a stem."""
SAMPLE_CELL: Final = "0,0"
FAR_PAGE_SIZE: Final = 64
"""The number of far moves offered at once."""
FURTHER_TEXT: Final = "(further)"
"""The text of the last action, which turns the page and is not a move."""

Choices = dict[int, Move | None]
"""The moves on offer by number; the last action may turn the page, so it has no move."""
Mask = npt.NDArray[np.int8]


class Actions:
    """The action numbers of a rule set."""

    def __init__(self, rules: AnyRuleSet, pane: Pane) -> None:
        self.pane = pane
        all_stems = list(dict.fromkeys(stems(rules)))
        self.cellless_texts = tuple(text for text in all_stems if CELL_PLACEHOLDER not in text)
        """The moves without a cell; the number of each is its index."""
        self.cell_stems = tuple(text for text in all_stems if text.count(CELL_PLACEHOLDER) == 1)
        """The stems with one cell."""
        self.first_cell_action = len(self.cellless_texts)
        self.first_far_action = self.first_cell_action + len(self.cell_stems) * pane.size
        """The first number of far moves."""
        self.further_action = self.first_far_action + FAR_PAGE_SIZE
        self.size = self.further_action + 1
        """The number of actions, the page-turning one included."""
        self._number_by_text = {text: number for number, text in enumerate(self.cellless_texts)}
        self._plane_by_stem = {text: number for number, text in enumerate(self.cell_stems)}
        self._number_by_move: dict[Move, int] = {}

    def number(self, text: str) -> int | None:
        """Return the fixed number of the move with this text; ``None`` for a far move."""
        found = self._number_by_text.get(text)
        if found is not None:
            return found
        words = text.split(" ")
        cells = [place for place, word in enumerate(words) if "," in word]
        if len(cells) != 1:
            return None
        x, _, y = words[cells[0]].partition(",")
        at = self.pane.number(int(x), int(y))
        words[cells[0]] = CELL_PLACEHOLDER
        plane = self._plane_by_stem.get(" ".join(words))
        if at == OUTSIDE or plane is None:
            return None
        return self.first_cell_action + plane * self.pane.size + at

    def text(self, number: int) -> str | None:
        """Return the text of an action; ``None`` for a number of far moves.

        Raises ``ValueError`` if there is no such number.
        """
        if not 0 <= number < self.size:
            raise ValueError(f"there is no action {number}; they are 0 to {self.size - 1}")
        if number < self.first_cell_action:
            return self.cellless_texts[number]
        if number >= self.first_far_action:
            return FURTHER_TEXT if number == self.further_action else None
        plane, at = divmod(number - self.first_cell_action, self.pane.size)
        return self.cell_stems[plane].replace(CELL_PLACEHOLDER, self.pane.text(at))

    def choices(self, legal: Sequence[Move], page: int = 0) -> Choices:
        """Return the legal moves by action number; ``page`` selects the far moves on offer."""
        found: Choices = {}
        far_moves: list[Move] = []
        known = self._number_by_move
        for move in legal:
            number = known.get(move)
            if number is None:
                fixed = self.number(move.text)
                number = known[move] = OUTSIDE if fixed is None else fixed
            if number == OUTSIDE:
                far_moves.append(move)
            else:
                found[number] = move
        if far_moves:
            far_moves.sort(key=lambda move: move.text)
            shown = far_moves[page * FAR_PAGE_SIZE : (page + 1) * FAR_PAGE_SIZE]
            found.update(enumerate(shown, self.first_far_action))
            if len(far_moves) > (page + 1) * FAR_PAGE_SIZE:
                found[self.further_action] = None
        return found

    def mask(self, choices: Choices) -> Mask:
        """Return an array with a 1 at the number of each choice."""
        mask = np.zeros(self.size, np.int8)
        mask[list(choices)] = 1
        return mask


def stems(rules: AnyRuleSet) -> Iterator[str]:
    """Yield the stem of every move of a rule set, in the order of the deck.

    Combinations of words that the parser of moves does not accept are skipped.
    """
    return (
        text
        for text in _all_stems(rules)
        if _is_parseable(rules, text.replace(CELL_PLACEHOLDER, SAMPLE_CELL))
    )


def _is_parseable(rules: AnyRuleSet, text: str) -> bool:
    try:
        return rules.parse_move(text).text == text
    except MalformedMove:
        return False


def _all_stems(rules: AnyRuleSet) -> Iterator[str]:
    kit, book = rules.kit, rules.book
    for card, name in enumerate(kit.names[: kit.paths]):
        yield f"{LAY} {name} {CELL_PLACEHOLDER}"
        if kit.poses.pose(card, turned=True) != kit.poses.pose(card, turned=False):
            yield f"{LAY} {name} {CELL_PLACEHOLDER} {TURNED}"
    for name in kit.names:
        yield f"{PASS} {name}"
    for card, forms in enumerate(book.effects):
        for form in forms:
            yield from _form_stems(rules, PLAY, kit.names[card], form, card)
    for verb, form in book.verbs.items():
        yield from _form_stems(rules, verb, "", form, -1)


def _form_stems(
    rules: AnyRuleSet, verb: str, card: str, form: Form, card_number: int
) -> Iterator[str]:
    """Yield all combinations of a verb and the words of a form, in the order of the notation."""
    kit = rules.kit
    if "partner" in form:  # two goals; once they have been moved, such a move is far
        for one, other in combinations(sorted(kit.goal_cells), 2):
            yield " ".join(filter(None, (verb, card, cell_text(one), cell_text(other))))
        return
    words_by_order: dict[int, list[Sequence[str]]] = {order: [] for order in range(5)}
    for part in form:
        order, words = _part_words(rules, part, card_number)
        words_by_order[order].append(words)
    ordered = [words for group in words_by_order.values() for words in group]
    for words in product((verb,), (card,), *ordered):
        yield " ".join(filter(None, words))


def _part_words(rules: AnyRuleSet, part: str, card: int) -> tuple[int, Sequence[str]]:
    """Return the position of a part of a form in the notation, and its possible words."""
    kit, book = rules.kit, rules.book
    match part:
        case "card":
            return 0, kit.names
        case "seat":
            return 1, [str(seat) for seat in range(kit.seats)]
        case "cell":
            return 2, (CELL_PLACEHOLDER,)
        case "turned":
            return 2, ("", TURNED)
        case "border":
            return 3, ("E", "S")
        case "value" | "treasure" | "space":
            return 4, [str(one) for one in _named_values(kit, part)]
        case _:
            words = book.choices(part, card)
            order = 0 if set(words) & book.first_words else 3
            return order, ("",) if len(words) == 1 else words


def _named_values(kit: Any, part: str) -> Sequence[int]:  # noqa: ANN401 - each family has its own kit
    """Return the possible numbers for a word of a move: a treasure, a space or a worth of gold."""
    if part == "treasure":
        return range(kit.seats)
    if part == "space":
        return range(max(pose.tile.nodes for pose in kit.poses.poses))
    return sorted(set(kit.gold))
