"""The interface of a game family at the terminal: all methods that depend on the game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

from rich.text import Text

from saboteur.cli.draw.text_layout import banner, latest_lines, log_lines
from saboteur.cli.families.help import help_lines
from saboteur.cli.families.narrator import Narrator, TextArgs
from saboteur.kernel.absent_move import PASS
from saboteur.kernel.event import Event
from saboteur.kernel.events import PathLaid, PathRemoved
from saboteur.kernel.geometry import SIDE_NAMES, Cell, PackedCell, cell_text, neighbour, xy
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.move_syntax import LAY, TURNED
from saboteur.kernel.refusal import Refusal
from saboteur.picture.text.blocks import Block, Size, draw_words
from saboteur.picture.text.grid import Grid, Spot
from saboteur.picture.text.styles import ACTION
from saboteur.picture.text.tunnels import EVERY_EDGE, draw_card
from saboteur.texts import Texts


class CardNames(Protocol):
    """Card data that the kits of all families have."""

    @property
    def names(self) -> Sequence[str]:
        """The kinds of cards, by their numbers."""

    @property
    def cards(self) -> Mapping[str, int]:
        """The numbers of cards, by their kinds."""

    @property
    def effects(self) -> Sequence[str]:
        """The effect of an action card, by its number; empty for a path."""


class FamilyView(Protocol):
    """The fields that the views of all families have."""

    @property
    def kit(self) -> CardNames: ...

    @property
    def asked(self) -> str | None:
        """The kind of the current question; ``None`` when the game is over."""

    @property
    def turn(self) -> int | None:
        """The seat on turn; ``None`` when the game is over."""

    @property
    def asked_cell(self) -> Cell | None:
        """The cell that the decision is about; ``None`` if it is about none."""

    @property
    def asked_at(self) -> PackedCell:
        """The cell that the decision is about, packed."""

    @property
    def asked_kind(self) -> int:
        """The number of the card that the decision is about, or -1."""

    @property
    def asked_left(self) -> int:
        """Number of cards, steps or answers still missing for the question."""

    @property
    def asked_card(self) -> str | None:
        """The card that the decision is about; ``None`` if it is about none."""

    @property
    def hand(self) -> Sequence[str]: ...


ViewT = TypeVar("ViewT", bound=FamilyView)
NarratorT = TypeVar("NarratorT", bound=Narrator)
Explain: TypeAlias = Callable[[str], Refusal | None]
"""Returns why a move, given as text, is not allowed now; ``None`` if it is allowed."""

HALF_TURN: Final = "↻"
ASKED_CELL_LABEL: Final = "!"
"""Label of the cell that a question is about."""
PROMPT_LINES: Final = 2
"""Lines at the foot of a screen that are left free for the prompt."""


class FamilyUI(ABC, Generic[ViewT, NarratorT]):
    """A family at the terminal, without state: it draws and describes a view.

    The client asks for a card of the hand first, then for what to do with it; any other decision is
    a numbered list of its legal moves. A family defines the contents of the hand, how cards and the
    maze look, and how rounds and games end.
    """

    narrator: type[NarratorT]
    """The class that writes the family's sentences."""

    # The decision that a turn is and the verbs of the notation, the same in every family.
    turn: ClassVar[str] = "turn"
    lay: ClassVar[str] = LAY
    play: ClassVar[str] = "play"
    passes: ClassVar[str] = PASS
    orient: ClassVar[str] = "orient"
    turned: ClassVar[str] = TURNED
    """Suffix that marks a card laid with a half-turn."""

    # Event types.
    round_began: ClassVar[tuple[type[Event], ...]] = ()
    """Events that begin a new page of the log; none if a game is a single round."""
    round_ended: ClassVar[tuple[type[Event], ...]] = ()
    """Events after which the result of a round is shown; none if a game is a single round."""
    on_board: ClassVar[tuple[type[Event], ...]] = ()
    """Events that change the board, besides a new round and laid or removed paths."""

    declines: ClassVar[tuple[str, ...]] = ()
    """Answers that do not object in a window (a question to all players at once)."""

    # Examples in the help.
    example_place: ClassVar[str] = "3,0"
    example_places: ClassVar[str] = "2 3,0"
    """Example of input: the number of a card, and a cell."""
    example_move: ClassVar[str]
    example_rule: ClassVar[str]

    # Choosing moves.

    def is_turn(self, view: ViewT) -> bool:
        """Whether the seat is asked for its turn, not for a question within it."""
        return view.asked == self.turn

    def is_from_hand(self, view: ViewT, legal: Sequence[Move]) -> bool:  # noqa: ARG002 - used by some families
        """Whether the answer begins with a card of the hand."""
        return self.is_turn(view)

    def prompt(self, view: ViewT) -> str:  # noqa: ARG002 - the same in most families
        """Return the id of the text that asks for a card of the hand."""
        return "prompt-turn"

    def plays(self, card: str, legal: Sequence[Move]) -> list[Move]:
        """List the legal ways to lay or play a card, from west to east and north to south."""
        found = [move for move in legal if move.card == card and move.verb in (self.lay, self.play)]
        return sorted(
            found, key=lambda move: (*(move.cell or (0, 0)), move.whom, move.turned, move.to)
        )

    def options(self, view: ViewT, legal: Sequence[Move]) -> list[list[Move]]:  # noqa: ARG002
        """Group the other moves of a turn by their verbs; their numbers follow the hand's."""
        groups: dict[str, list[Move]] = {}
        for move in legal:
            if not (move.card and move.verb in (self.lay, self.play, self.passes)):
                groups.setdefault(move.verb, []).append(move)
        return list(groups.values())

    def verb(self, view: ViewT, card: str) -> str:
        """Return the verb for a card of the hand, so that ``2 3,0`` means a whole move."""
        kit = view.kit
        return self.play if kit.effects[kit.cards[card]] else self.lay

    def question(self, view: ViewT, narrator: NarratorT) -> str:
        """Return the question that the open decision asks."""
        return narrator.say(f"ask-{view.asked}", **self.question_args(view, narrator))

    def question_args(self, view: ViewT, narrator: NarratorT) -> TextArgs:
        """Return the arguments of the texts for questions."""
        return {
            "cell": "" if view.asked_at < 0 else cell_text(view.asked_at),
            "card": "" if view.asked_kind < 0 else narrator.card(view.kit.names[view.asked_kind]),
            "name": "" if view.turn is None else narrator.player(view.turn),
            "left": view.asked_left,
        }

    def announcement(self, view: ViewT, narrator: NarratorT) -> str:
        """Return the announcement of a window (a question to all players at once)."""
        return self.question(view, narrator)

    @abstractmethod
    def why_unplayable(self, view: ViewT, card: str, explain: Explain) -> Refusal | str:
        """Return why a card of the hand cannot be played: a refusal, or the id of a text."""

    def spot(self, move: Move) -> Spot | None:
        """Return the cell that shows the number of a move; for an edge, the cell beyond it.

        ``None`` for a move without a cell, or with two.
        """
        if move.to != NOTHING:
            return None
        if move.word in SIDE_NAMES:
            return xy(neighbour(move.at, SIDE_NAMES.index(move.word)))
        return move.cell

    def answer(self, view: ViewT, move: Move, narrator: NarratorT) -> str:  # noqa: ARG002 - used by some families
        """Return the description of a move, as an answer in a menu."""
        return narrator.move(move)

    def short_answer(self, move: Move, narrator: NarratorT) -> str:
        """Return the shortest form of an answer: a path's cell, with a sign for a half-turn."""
        if move.verb == self.lay:
            return cell_text(move.at) + (HALF_TURN if move.turned else "")
        return narrator.move(move)

    # Drawing.

    def changes_board(self, events: Iterable[Event]) -> bool:
        """Whether events changed the board; a replay that is not interactive then draws it."""
        kinds = (PathLaid, PathRemoved, *self.round_began, *self.on_board)
        return any(isinstance(event, kinds) for event in events)

    @abstractmethod
    def header(self, view: ViewT, narrator: NarratorT) -> str:
        """Return the box and the state of the game in one line."""

    @abstractmethod
    def board(
        self, view: ViewT, narrator: NarratorT, choices: Mapping[Spot, str] | None = None, /
    ) -> Grid:
        """Draw the maze; ``choices`` are labels for some cells."""

    def labels(self, view: ViewT) -> Mapping[Spot, str]:
        """Return labels of cells that a question is about, besides the cells of its answers."""
        return {} if view.asked_cell is None else {view.asked_cell: ASKED_CELL_LABEL}

    @abstractmethod
    def players(
        self, view: ViewT, narrator: NarratorT, width: int, *, terse: bool = False
    ) -> list[Text]:
        """Return the seats with their public state; if ``terse``, in as few lines as possible."""

    def knowledge(
        self,
        view: ViewT,  # noqa: ARG002 - empty in some families
        narrator: NarratorT,  # noqa: ARG002
        width: int,  # noqa: ARG002
        *,
        terse: bool = False,  # noqa: ARG002
    ) -> list[Text]:
        """Return the seat's knowledge of the face-down cards of the board, below the players."""
        return []

    def notes(
        self,
        view: ViewT,  # noqa: ARG002 - as above
        narrator: NarratorT,  # noqa: ARG002
        width: int,  # noqa: ARG002
    ) -> list[list[Text]]:
        """Return notes to show if there is room, the most important first."""
        return []

    @abstractmethod
    def seat_summary(self, view: ViewT, narrator: NarratorT) -> Text | None:
        """Return the seat's role and possessions; ``None`` for a view without a seat."""

    def picture(
        self, view: ViewT, card: str, size: Size, narrator: NarratorT, *, turned: bool = False
    ) -> Block:
        return self.draw_card(view.kit, card, size, narrator, turned=turned)

    def draw_card(
        self,
        kit: Any,  # noqa: ANN401 - each family has its own
        card: str,
        size: Size,
        narrator: NarratorT,
        *,
        turned: bool = False,
    ) -> Block:
        """Draw a card: a path in its pose, an action as its symbol."""
        number = kit.cards[card]
        if kit.effects[number]:
            return draw_words(size, self.action_rows(kit, number, size, narrator), ACTION)
        pose = kit.poses.pose(number, turned=turned)
        block = draw_card(kit.poses.poses[pose].tile, EVERY_EDGE, size)
        return self.decorate(block, kit, pose, size, narrator)

    @abstractmethod
    def action_rows(
        self,
        kit: Any,  # noqa: ANN401 - as above
        number: int,
        size: Size,
        narrator: NarratorT,
    ) -> list[str]:
        """Return the symbol of an action card and its details, in as many rows as fit."""

    @abstractmethod
    def decorate(
        self,
        block: Block,
        kit: Any,  # noqa: ANN401 - as above
        pose: int,
        size: Size,
        viewer: NarratorT,
    ) -> Block:
        """Add the symbols of a path card to its tunnels."""

    def illustrated_card(self, view: ViewT, move: Move) -> str:
        """Return the card whose picture stands beside an answer in a menu; empty for none.

        That is the goal to be turned, or the card of the move unless the player has chosen it
        before.
        """
        if move.verb == self.orient:
            return view.asked_card or ""
        return move.card if move.verb != self.play else ""

    # Rounds and games.

    def round_lines(
        self, before: ViewT, events: Sequence[Event], narrator: NarratorT, size: tuple[int, int]
    ) -> list[Text]:
        """Return the screen at the end of a round, after an event of ``round_ended``.

        ``before`` is the public view before the move that caused these ``events``.
        """
        width, height = size
        told = log_lines(narrator.events(events), width)
        return [
            banner(self.header(before, narrator), width),
            *latest_lines(told, height - PROMPT_LINES - 1, Text("…")),
        ]

    @abstractmethod
    def game_lines(
        self, events: Sequence[Event], narrator: NarratorT, size: tuple[int, int]
    ) -> list[Text]:
        """Return the screen of the final scores; ``events`` are all visible events of the game."""

    def help(
        self,
        kit: Any,  # noqa: ANN401 - as above
        texts: Texts,
        width: int,
    ) -> list[Text]:
        """Return the possible input and the meaning of the symbols of a rule set."""
        typed = (
            ("2", "help-card"),
            (self.example_places, "help-card-cell"),
            (f"2 {self.example_place} t", "help-card-turned"),
            ("{pass} 2", "help-pass"),
            (self.example_move, "help-notation"),
            (f"{{why}} 2 {self.example_place}", "help-why"),
            (f"{{rules}} {self.example_rule}", "help-rules"),
        )
        narrator = self.narrator(texts, ())
        return help_lines(texts, width, typed, self.signs(kit, narrator), narrator.text_id)

    @abstractmethod
    def signs(
        self,
        kit: Any,  # noqa: ANN401 - as above
        narrator: NarratorT,
    ) -> Iterable[tuple[str, str]]:
        """Yield the symbols of a rule set, each with the id of its help text."""

    # Replays.

    @abstractmethod
    def hands(self, views: Sequence[ViewT], narrator: NarratorT) -> list[Text]:
        """Return the secrets of every seat in a short form, from the views of all seats."""


AnyFamilyUI = FamilyUI[Any, Any]
