"""A part: what a box or a module brings to a classic rule set.

The base game asks its questions of every part and knows no module by name. Each question has one
way of combining the answers, written at the method that answers it. A part overrides what it has
an answer to; the others are not even called (``Parts``).
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar

from saboteur.games.classic.decisions import ActionRule, DecisionRule, LayRule, TurnOption
from saboteur.games.options import Option
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import Stream
from saboteur.kernel.refusal import Refusal
from saboteur.kernel.sight import Sight

if TYPE_CHECKING:
    from saboteur.games.classic.setup import Setup
    from saboteur.games.classic.state import RoundResult, State
    from saboteur.games.classic.view import View


class Part:
    """A box or a module: its manifest, and its answers to the questions of the base game."""

    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, int]] = (2, 12)
    boxes: ClassVar[tuple[str, ...]] = ("saboteur", "saboteur2")
    """For a module, the boxes it goes with."""
    data: ClassVar[str] = ""
    """The deck file in ``games/data``."""
    replaces: ClassVar[frozenset[str]] = frozenset()
    """Groups of cards (``goal``, ``role``, ``gold``) of which this part's own are used instead."""
    options: ClassVar[tuple[Option, ...]] = ()
    marks: ClassVar[Mapping[str, bool]] = {}
    """What may lie before a seat beside broken tools, and whether it forbids laying paths."""
    actions: ClassVar[Mapping[str, ActionRule]] = {}
    """By the ``effect`` that the deck file gives a card."""
    decisions: ClassVar[Mapping[str, DecisionRule]] = {}
    """By the kind of ``Decision``."""
    turn_options: ClassVar[Mapping[str, TurnOption]] = {}
    """What a seat may do on its turn beside laying, playing and passing, by verb."""
    lay_rules: ClassVar[Mapping[str, LayRule]] = {}
    """Where a path card may be laid, by the word ``lay`` that the deck file gives it."""
    covers: ClassVar[int] = 0
    """How many face-down cards it lays into the maze beside the goals."""
    verbs: ClassVar[Mapping[str, str]] = {}
    """The verbs of its moves, each with its form (``book.FORMS``)."""
    events: ClassVar[tuple[type[Event], ...]] = ()
    """Its events, the authority's and the sights'."""

    # Set-up.

    def role_pool(self, pool: dict[str, int], seats: int) -> dict[str, int]:
        """Change the pool of roles; each part gets what the one before returned."""
        raise NotImplementedError

    def set_up(self, setup: "Setup") -> None:
        """Prepare a round before the cards are dealt, one part after the other."""
        raise NotImplementedError

    def fill_maze(self, setup: "Setup") -> None:
        """Lay cards on cells that are still free when every part has prepared the round."""
        raise NotImplementedError

    def begin_game(self, state: "State") -> None:
        """Do what is done once, when everything of the first round lies ready."""
        raise NotImplementedError

    # Turns.

    def closed(self, state: "State", seat: int) -> Iterable[Cell]:
        """Cells on which a seat may lay nothing: all answers together."""
        raise NotImplementedError

    def refuse_lay(self, state: "State", seat: int, place: Cell) -> Refusal | None:
        """Say why a seat may not lay on a cell that is free by the base rules: first refusal wins.

        It refuses exactly the cells of ``closed``, and a seat whose marks forbid laying.
        """
        raise NotImplementedError

    def interpose(self, state: "State", seat: int, move: Move) -> bool:
        """Whether others are asked before a declared card takes effect: the first yes takes over.

        Whoever takes over calls ``turn.carry_out`` when the card takes effect after all.
        """
        raise NotImplementedError

    def before_laying(self, state: "State", seat: int, move: Move) -> bool:
        """Settle what is due before a path card lies on the move's cell: the first yes takes over.

        Whoever takes over calls ``turn.carry_out`` again when the card may lie there.
        """
        raise NotImplementedError

    def after_pass(self, state: "State", seat: int) -> bool:
        """Whether a pass goes on after its first card: the first yes takes over."""
        raise NotImplementedError

    def end_turn(self, state: "State") -> bool:
        """Whether something is asked before the draw: the first yes takes over.

        Whoever takes over calls ``turns.finish_turn`` again.
        """
        raise NotImplementedError

    # The maze.

    def laid(self, state: "State", place: Cell) -> None:
        """React to a path card that a seat has put on a cell; all parts do."""
        raise NotImplementedError

    def lifted(self, state: "State", place: Cell) -> None:
        """React to a face-up card that left a cell; all parts do."""
        raise NotImplementedError

    def removable(self, state: "State") -> Iterable[Cell]:
        """Cells that a rockfall may clear beside face-up path cards: all answers together."""
        raise NotImplementedError

    def remove(self, state: "State", seat: int, card: int, place: Cell) -> bool:
        """Let a rockfall clear one of its own cells; the part whose cell it is does."""
        raise NotImplementedError

    def map_targets(self, state: "State") -> Iterable[Cell]:
        """Face-down cards a map may show beside goals: all answers together."""
        raise NotImplementedError

    def show_on_map(self, state: "State", seat: int, card: int, place: Cell) -> bool:
        """Let a map show one of its own face-down cards; the part whose cell it is does."""
        raise NotImplementedError

    def refuse_map(self, state: "State", place: Cell) -> Refusal | None:
        """Say why no map may show a face-down goal: first refusal wins."""
        raise NotImplementedError

    def visit(self, state: "State") -> bool:
        """Resolve a place that is reached and comes before goals (R-81): the first yes takes over.

        Whoever takes over calls ``goals.settle`` again.
        """
        raise NotImplementedError

    def uncover(self, state: "State", place: Cell) -> bool:
        """Turn over a reached face-down card that is no goal; the part whose cell it is does.

        It calls ``goals.settle`` when that is done.
        """
        raise NotImplementedError

    def goal_effect(self, state: "State", place: Cell, card: int) -> bool:
        """Apply a goal that was just turned over: the first yes takes over (ME-26).

        Whoever takes over calls ``goals.settle`` or ends the round.
        """
        raise NotImplementedError

    # The end of a round.

    def takers(self, state: "State", order: tuple[int, ...]) -> tuple[int, ...]:
        """Change who takes how many gold cards, and in which order; each gets the last answer."""
        raise NotImplementedError

    def share(self, state: "State", result: "RoundResult") -> bool:
        """Give everybody his due: the first yes takes over, the part named last is asked first.

        Whoever takes over calls ``sharing.end_round`` when all is paid.
        """
        raise NotImplementedError

    # Sight.

    def view(self, state: "State", sight: Sight) -> object:
        """Show what the sight may see of the part's slot: a value of plain data."""
        raise NotImplementedError

    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Say what a sight learns of one of this part's own events."""
        raise NotImplementedError

    def complete(self, view: "View", state: "State", stream: Stream) -> None:
        """Make the part's slot of a possible world; the base game's own zones are done."""
        raise NotImplementedError

    # Positions.

    def position(self, state: "State") -> Iterable[str]:
        """Print the part's slot, one fact a line; each line begins with the part's id."""
        raise NotImplementedError

    def read_position(self, state: "State", words: list[str]) -> None:
        """Read one such line, without the id, into the state's slot."""
        raise NotImplementedError


class Parts:
    """The parts of one rule set: for each question, the parts that answer it."""

    def __init__(self, parts: tuple[Part, ...]) -> None:
        """Find out who answers what."""
        self.all = parts
        self.ids = tuple(part.id for part in parts)
        self.role_pool = self._answering("role_pool")
        self.set_up = self._answering("set_up")
        self.fill_maze = self._answering("fill_maze")
        self.begin_game = self._answering("begin_game")
        self.closed = self._answering("closed")
        self.refuse_lay = self._answering("refuse_lay")
        self.interpose = self._answering("interpose")
        self.before_laying = self._answering("before_laying")
        self.after_pass = self._answering("after_pass")
        self.end_turn = self._answering("end_turn")
        self.laid = self._answering("laid")
        self.lifted = self._answering("lifted")
        self.removable = self._answering("removable")
        self.remove = self._answering("remove")
        self.map_targets = self._answering("map_targets")
        self.show_on_map = self._answering("show_on_map")
        self.refuse_map = self._answering("refuse_map")
        self.visit = self._answering("visit")
        self.uncover = self._answering("uncover")
        self.goal_effect = self._answering("goal_effect")
        self.takers = self._answering("takers")
        self.share = self._answering("share")[::-1]
        self.view = self._answering("view")
        self.complete = self._answering("complete")
        self.position = self._answering("position")
        self.readers = {part.id: part for part in self._answering("read_position")}
        self.redactors = {event: part for part in parts for event in part.events}

    def _answering(self, question: str) -> tuple[Part, ...]:
        return tuple(
            part
            for part in self.all
            if getattr(type(part), question) is not getattr(Part, question)
        )
