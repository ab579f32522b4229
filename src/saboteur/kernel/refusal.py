"""Refusals: why a move is not allowed, as a clause, a code and arguments."""

from typing import TypeAlias

from saboteur.kernel.geometry import OPPOSITE, SIDE_NAMES, Cell, neighbour, pack, xy
from saboteur.kernel.value import value_class

Arg: TypeAlias = str | int | Cell
"""The value of an argument of a refusal: text, a number or a cell."""


@value_class
class Refusal:
    """Why a move is not allowed; ``texts/<language>`` has a sentence for each code."""

    clause: str
    """The clause or ruling that forbids the move, for example ``B-22``."""
    code: str
    """The kind of refusal, for example ``edge-mismatch``."""
    args: tuple[tuple[str, Arg], ...] = ()
    """The arguments of the sentence: a cell, a side, a card."""

    def __str__(self) -> str:
        """Print clause, code and arguments, for example ``B-22 edge-mismatch side=N``."""
        return " ".join([self.clause, self.code, *(f"{name}={what}" for name, what in self.args)])


def refuse(clause: str, code: str, **args: Arg) -> Refusal:
    return Refusal(clause, code, tuple(args.items()))


def text_args(refusal: Refusal) -> dict[str, str | int]:
    """Return the arguments of a refusal for its sentence or for JSON, with cells as text."""
    return {name: str(what) if isinstance(what, Cell) else what for name, what in refusal.args}


def match_edge_spelling(refusal: Refusal, text: str) -> Refusal:
    """Return the refusal with its edge named as in ``text``.

    An edge has two names, one from the cell on either side; a refusal may use the other one.
    """
    args = dict(refusal.args)
    place, side = args.get("cell"), args.get("side")
    if not isinstance(place, Cell) or side not in SIDE_NAMES:
        return refusal
    way = SIDE_NAMES.index(str(side))
    beyond, back = xy(neighbour(pack(place), way)), SIDE_NAMES[OPPOSITE[way]]
    if f" {beyond} {back}" not in text:
        return refusal
    return refuse(refusal.clause, refusal.code, **args | {"cell": beyond, "side": back})


class IllegalMove(ValueError):
    """A well-formed move that the rules forbid; the game is unchanged."""

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__(f"{move!r} is not allowed: {refusal}")
        self.move = move
        """The text of the move."""
        self.refusal = refusal
        """The reason why the move is not allowed."""

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, Refusal]]:
        return IllegalMove, (self.move, self.refusal)


class MalformedMove(ValueError):
    """A text that is no move of this rule set; the game is unchanged."""
