"""The description of a box: its rules as functions, its record layout, its reference adapter."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeAlias

from saboteur.kernel.value import value_class
from saboteur.swarm.numpy_record import GameRecord, NumpyRecord

RuleFunction: TypeAlias = Callable[..., Any]


class NotInSwarm(ValueError):
    """The rule set or deck can be played by the reference engine only; the message says why."""


@value_class
class BoxSpec:
    """A box that the swarm can play.

    The functions are plain Python; ``compilation`` and ``cuda`` compile them.
    """

    id: str
    modules: tuple[ModuleType, ...]
    """The modules to compile, in an order in which callees precede their callers."""
    inlined: frozenset[RuleFunction]
    """Functions of the hot path: inlining them into their callers makes play a fifth faster."""
    game: type[GameRecord]
    rule_tables: type[NumpyRecord]
    max_moves: int
    """The length of a move list."""
    scratch_size: int
    """The length of the scratch array that rule functions may need."""
    pane: tuple[int, int]
    """Rows and columns of an observation."""
    cell_dtype: str
    """The NumPy type that holds the bits of one observed cell."""
    fact_count: int
    new_game: RuleFunction
    legal_moves: RuleFunction
    play: RuleFunction
    observe: RuleFunction
    make_adapter: RuleFunction
    """Make the reference adapter from a compiled rule set and ``reference_deals``."""
    to_record: RuleFunction
    """Convert a state of the reference engine to a record, given the adapter."""
    to_state: RuleFunction
    """Convert a record to a state of the reference engine, given the adapter and a seed."""
    store_result: RuleFunction
    """Write the result of a game that the reference engine finished to its record, given the
    adapter and the final state."""
    planes: tuple[str, ...]
    """The name of every bit of an observed cell."""
    fact_names: RuleFunction
    """Return the name of every fact, given the names of the cards that are drawn."""
    compute_scores: RuleFunction
    """Return the nuggets by game and seat, given a function that reads a field of all records."""
    find_winners: RuleFunction
    """Mark the winners, given the scores of games that are over."""
