"""The description of a box: its rules as functions, its record layout, its reference adapter."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeAlias

from saboteur.kernel.value import value_class
from saboteur.observation_layout.layout import ObservationLayout
from saboteur.swarm.numpy_record import GameRecord, NumpyArray, NumpyRecord

RuleFunction: TypeAlias = Callable[..., Any]


class NotInSwarm(ValueError):
    """The rule set or deck can be played by the reference engine only; the message says why."""


def nuggets_by_seat(field: Callable[[str], NumpyArray], seats: int) -> NumpyArray:
    return field("nuggets")[:, :seats]


def most_nuggets(scores: NumpyArray) -> NumpyArray:
    """Return a mask of the seats with the most nuggets in each game (B-53, S2-46)."""
    found: NumpyArray = scores == scores.max(1, keepdims=True)
    return found


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
    scratch_size: int
    """The length of the scratch array that rule functions may need."""
    layout: ObservationLayout
    new_game: RuleFunction
    legal_moves: RuleFunction
    play: RuleFunction
    observe: RuleFunction
    make_adapter: Callable[..., Any]
    """Makes the reference adapter from a compiled rule set and its tables."""
    build_tables: Callable[..., Any]
    """Builds the tables from a compiled rule set and ``reference_deals``."""
    positions: ModuleType
    """The module that converts between states of the reference engine and records of the swarm.

    Its functions get the adapter first: ``to_record`` converts a state, ``to_state`` a record with
    a seed for later deals, and ``store_result`` writes the result of a finished game to its record.
    """
    find_winners: RuleFunction = most_nuggets
    """Returns a mask of the winners by game and seat, given the scores of games that are over."""
    compute_scores: RuleFunction = nuggets_by_seat
    """Returns the nuggets by game and seat, given a function that reads a field of all records."""

    @property
    def planes(self) -> tuple[str, ...]:
        """The name of every bit of an observed cell."""
        return self.layout.planes

    @property
    def pane(self) -> tuple[int, int]:
        """Rows and columns of an observation."""
        return self.layout.rows, self.layout.columns
