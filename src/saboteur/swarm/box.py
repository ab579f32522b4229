"""What a box tells the swarm: its rules as functions, its records, and its way to the reference."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeAlias

from saboteur.kernel.value import value
from saboteur.swarm.record import AnyGame, Record

Function: TypeAlias = Callable[..., Any]


class NotInSwarm(ValueError):
    """A rule set that only the reference plays, and why."""


@value
class Box:
    """A box that the swarm plays. Functions are plain Python here; ``machine`` compiles them."""

    id: str
    modules: tuple[ModuleType, ...]
    """What is compiled; whoever is called comes first."""
    hot: frozenset[Function]
    """What nearly every decision calls is compiled into its callers: a fifth faster."""
    game: type[AnyGame]
    tables: type[Record]
    moves: int
    """So many legal moves are listed."""
    scratch: int
    """So many numbers a function may need room for."""
    pane: tuple[int, int]
    """Rows and columns of an observation."""
    cell_type: str
    """NumPy's type of the bits of a cell."""
    facts: int
    new_game: Function
    legal_moves: Function
    play: Function
    observe: Function
    reference: Function
    """Of a compiled rule set, and of whether it deals itself: how the reference reads records."""
    load: Function
    """Of such a reference and a state: the record."""
    restore: Function
    """Of such a reference, a record and a seed: the state."""
    conclude: Function
    """Of such a reference, a state and a record: write how the game ended that it played on."""
    planes: tuple[str, ...]
    """The name of every bit of a cell."""
    fact_names: Function
    """Of the names of the cards that are drawn: the name of every fact."""
    scores: Function
    """Of a function that shows a field of all records, and the seats: the nuggets of each."""
    winners: Function
    """Of the scores of games that are over: who has won."""
