"""The questions that the base game asks of every part, and how their answers are combined.

The base game knows no module by name. The docstring of each question says how the answers are
combined. A part overrides the questions that it answers; other parts are not called at all
(``Parts``). Both classes are generic in the state and in the view, which ``part.Part`` fixes.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar

from saboteur.games.classic.book import MoveBook
from saboteur.games.classic.decisions import ActionRule, DecisionRule, LayRule, TurnOption
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.ledger import RoundResult
from saboteur.games.classic.manifest import Manifest
from saboteur.games.classic.round_setup import Setup
from saboteur.games.decisions import StateT
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import Stream
from saboteur.kernel.refusal import Refusal
from saboteur.kernel.sight import Sight

ViewT = TypeVar("ViewT")

NONE: Final[Mapping[str, Any]] = MappingProxyType({})


class Questions(Manifest, Generic[StateT, ViewT]):
    """The manifest of a box or a module, and the questions that it may answer."""

    actions: Mapping[str, ActionRule[StateT]] = NONE
    """The rules of the part's action cards, by the ``effect`` in the deck file."""
    decisions: Mapping[str, DecisionRule[StateT]] = NONE
    """The rules of the part's decisions, by the kind of ``Decision``."""
    turn_options: Mapping[str, TurnOption[StateT]] = NONE
    """Other actions of a turn besides laying, playing and passing, by verb."""
    lay_rules: Mapping[str, LayRule[StateT]] = NONE
    """The rules of laying path cards, by the value of ``lay`` in the deck file."""

    @property
    def forms(self) -> Mapping[str, str]:
        """For each ``effect`` of an action card, the form of the words after it in a move."""
        return {effect: rule.form for effect, rule in self.actions.items()}

    @property
    def turn_verbs(self) -> tuple[str, ...]:
        """The verbs of the part's turn options."""
        return tuple(self.turn_options)

    @property
    def lay_words(self) -> tuple[str, ...]:
        """The names of the part's rules of laying."""
        return tuple(self.lay_rules)

    # Set-up.

    def set_up(self, setup: Setup) -> None:
        """Prepare a round before the cards are dealt; the parts are called in order."""
        raise NotImplementedError

    def fill_maze(self, setup: Setup) -> None:
        """Lay cards on cells that are still free after ``set_up`` of all parts."""
        raise NotImplementedError

    def begin_game(self, state: StateT) -> None:
        """Run once a game, after the first round is set up."""
        raise NotImplementedError

    # Turns.

    def closed(self, state: StateT, seat: int) -> Iterable[PackedCell]:
        """Return the cells closed to a seat; the answers of all parts are combined."""
        raise NotImplementedError

    def refuse_lay(self, state: StateT, seat: int, place: PackedCell) -> Refusal | None:
        """Return why a seat may not lay on a cell that the base rules allow, else ``None``.

        The first part that refuses decides. A part must refuse exactly the cells of ``closed``, and
        every cell for a seat whose marks forbid laying.
        """
        raise NotImplementedError

    def interpose(self, state: StateT, seat: int, move: Move) -> bool:
        """Ask other seats before a declared card takes effect; return whether any is asked.

        The first part that returns true takes over. It calls ``turn.carry_out`` if the card
        takes effect after the answers.
        """
        raise NotImplementedError

    def before_laying(self, state: StateT, seat: int, move: Move) -> bool:
        """Apply what is due before a path is laid; return whether the path has to wait.

        The first part that returns true takes over. It calls ``turn.carry_out`` again when the
        card may be laid.
        """
        raise NotImplementedError

    def after_pass(self, state: StateT, seat: int) -> bool:
        """Ask for further cards to pass; return whether the seat is asked.

        The first part that returns true takes over.
        """
        raise NotImplementedError

    def end_turn(self, state: StateT) -> bool:
        """Apply what is due before the draw; return whether a seat is asked a question.

        The first part that returns true takes over. It calls ``flow.finish_turn`` again.
        """
        raise NotImplementedError

    # The maze.

    def laid(self, state: StateT, place: PackedCell) -> None:
        """Run after a path card was put on a cell; all parts are called."""
        raise NotImplementedError

    def lifted(self, state: StateT, place: PackedCell) -> None:
        """Run after a face-up card has left a cell; all parts are called."""
        raise NotImplementedError

    def removable(self, state: StateT) -> Iterable[PackedCell]:
        """Return the part's own cells that a rockfall may clear; the answers are combined."""
        raise NotImplementedError

    def remove(self, state: StateT, seat: int, card: int, place: PackedCell) -> bool:
        """Remove the part's card on ``place`` by a rockfall; return whether it had one there."""
        raise NotImplementedError

    def map_targets(self, state: StateT) -> Iterable[PackedCell]:
        """Return the part's own face-down cards that a map may show; the answers are combined."""
        raise NotImplementedError

    def show_on_map(self, state: StateT, seat: int, card: int, place: PackedCell) -> bool:
        """Show the part's card on ``place`` by a map; return whether it has one there."""
        raise NotImplementedError

    def refuse_map(self, state: StateT, place: PackedCell) -> Refusal | None:
        """Return the refusal if no map may show a face-down goal, else ``None``.

        The first part that refuses decides.
        """
        raise NotImplementedError

    def visit(self, state: StateT) -> bool:
        """Apply a location that was reached, before goals; return whether this takes over (R-81).

        The first part that returns true takes over. It calls ``goals.settle`` again.
        """
        raise NotImplementedError

    def uncover(self, state: StateT, place: PackedCell) -> bool:
        """Turn over the part's reached card on ``place``; return whether it had one there.

        The card is face down and no goal. The part calls ``goals.settle`` when that is done.
        """
        raise NotImplementedError

    def goal_effect(self, state: StateT, place: PackedCell, card: int) -> bool:
        """Apply a goal that was just turned over; the first part to return true takes over (ME-26).

        That part calls ``goals.settle`` or ends the round.
        """
        raise NotImplementedError

    # The end of a round.

    def takers(self, state: StateT, order: tuple[int, ...]) -> tuple[int, ...]:
        """Return the seats that take gold cards, in order.

        ``order`` is the answer of the previous part.
        """
        raise NotImplementedError

    def share(self, state: StateT, result: RoundResult) -> bool:
        """Pay all seats; return whether this part did. Of several parts, the last is asked first.

        The part that takes over calls ``scoring.end_round`` when all is paid.
        """
        raise NotImplementedError

    # Sight.

    def view(self, state: StateT, sight: Sight) -> object:
        """Return what the sight may see of the part's state, as plain data."""
        raise NotImplementedError

    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Return an event of this part as a sight sees it; ``None`` if it sees nothing of it."""
        raise NotImplementedError

    def complete(self, view: ViewT, state: StateT, stream: Stream) -> None:
        """Restore the part's state in a possible world.

        It is called after the roles, goals, cards and gold of the base game have been dealt.
        """
        raise NotImplementedError

    # Positions.

    def position(self, state: StateT) -> Iterable[str]:
        """Yield the position lines of the part's state, one fact each, starting with its id."""
        raise NotImplementedError

    def read_position(self, state: StateT, words: list[str]) -> None:
        """Parse a line of ``position``, without the part's id, into the part's state."""
        raise NotImplementedError


class Parts(Generic[StateT, ViewT]):
    """The parts of one rule set: their rules, and for each question the parts that answer it."""

    def __init__(self, parts: Sequence[Questions[StateT, ViewT]], kit: Kit, book: MoveBook) -> None:
        self.all = tuple(parts)
        self._compile_rules(kit, book)
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

    def _answering(self, question: str) -> tuple[Questions[StateT, ViewT], ...]:
        return tuple(
            part
            for part in self.all
            if getattr(type(part), question) is not getattr(Questions, question)
        )

    def _compile_rules(self, kit: Kit, book: MoveBook) -> None:
        known = {effect: rule for part in self.all for effect, rule in part.actions.items()}
        self.actions: tuple[ActionRule[StateT] | None, ...] = tuple(
            None if form is None else known[effect]
            for form, effect in zip(kit.forms, kit.effects, strict=True)
        )
        """Per card, the rule for playing it; ``None`` if it is no action."""
        self.decisions: dict[str, DecisionRule[StateT]] = {
            kind: rule for part in self.all for kind, rule in part.decisions.items()
        }
        self.turn_options = {
            verb: option for part in self.all for verb, option in part.turn_options.items()
        }
        self.offered = tuple(
            option for option in self.turn_options.values() if option.is_offered(kit.options)
        )
        rules = {word: rule for part in self.all for word, rule in part.lay_rules.items()}
        self.lay_rules: tuple[LayRule[StateT], ...] = tuple(rules[word] for word in kit.lay_words)
        """Per path card, the rule of laying it."""
        bits = {
            word: sum(kit.lay_bits[card] for card, of in enumerate(kit.lay_words) if of == word)
            for word in kit.lay_words
        }
        self.lay_groups: tuple[tuple[int, tuple[int, ...], LayRule[StateT]], ...] = tuple(
            (group, tuple(fitting & group for fitting in kit.poses.fitting), rules[word])
            for word, group in bits.items()
        )
        """Per rule of laying: its poses (as bits), those fitting each edge pattern, the rule."""
        self.ways = tuple(zip(book.passes, kit.lay_bits, self.actions, strict=True))
        """Per card: the move that passes it, its poses (as bits), the rule if it is an action."""
