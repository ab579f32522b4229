"""What a family shows and says at the terminal: all that the client does not know itself."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

from rich.text import Text

from saboteur.cli.draw.prose import banner, latest, log_lines
from saboteur.cli.families.teller import Teller
from saboteur.kernel.absence import PASS
from saboteur.kernel.event import Event
from saboteur.kernel.events import PathLaid, PathRemoved
from saboteur.kernel.geometry import SIDE_NAMES, Cell, cell_text, neighbour, xy
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.refusal import Refusal
from saboteur.kernel.wording import LAY, TURNED
from saboteur.picture.text.blocks import Block, Size
from saboteur.picture.text.grid import Grid, Spot
from saboteur.texts import Texts


class Cards(Protocol):
    """What the kits of all families say of cards."""

    @property
    def names(self) -> Sequence[str]:
        """The kinds of cards, by their numbers."""

    @property
    def cards(self) -> Mapping[str, int]:
        """The numbers of cards, by their kinds."""

    @property
    def effects(self) -> Sequence[str]:
        """What an action card does, by its number; empty for a path."""


class Seen(Protocol):
    """What the views of all families have in common."""

    @property
    def kit(self) -> Cards:
        """What the game is played with."""

    @property
    def asked(self) -> str | None:
        """The kind of decision that is open."""

    @property
    def asked_cell(self) -> Cell | None:
        """The cell that it is about."""

    @property
    def asked_card(self) -> str | None:
        """The card that it is about."""

    @property
    def hand(self) -> Sequence[str]:
        """The cards of the seat's own hand."""


ViewT = TypeVar("ViewT", bound=Seen)
TellerT = TypeVar("TellerT", bound=Teller)
Explain: TypeAlias = Callable[[str], Refusal | None]
"""Asks the rules why a move, as text, is not allowed now."""

HALF_TURN: Final = "↻"
HERE: Final = "!"
"""On the cell that a question is about."""
PROMPT_ROOM: Final = 2
"""So many lines at the foot of a screen are left to the prompt."""


class Front(ABC, Generic[ViewT, TellerT]):
    """A family at the terminal. It keeps nothing: what it draws and says is in the view.

    The client asks for a card of the hand first, then for what to do with it; any other decision
    is a numbered list of its legal moves. A family answers what is in the hand, how cards and the
    maze look, and how rounds and games end.
    """

    teller: type[TellerT]
    """Who speaks of the family."""

    # The decision that a turn is and the verbs of the notation, the same in every family.
    turn: ClassVar[str] = "turn"
    lay: ClassVar[str] = LAY
    play: ClassVar[str] = "play"
    passes: ClassVar[str] = PASS
    orient: ClassVar[str] = "orient"
    turned: ClassVar[str] = TURNED
    """What is written behind a card that is laid after a half-turn."""

    # Its events.
    round_began: ClassVar[tuple[type[Event], ...]] = ()
    """What begins a new page of the log; none where a game is a single round."""
    round_ended: ClassVar[tuple[type[Event], ...]] = ()
    """After what the result of a round is shown; none where a game is a single round."""
    on_board: ClassVar[tuple[type[Event], ...]] = ()
    """What changes the board beside a new round, and paths that are laid or removed."""

    declines: ClassVar[tuple[str, ...]] = ()
    """Answers that let something pass which is put to all at once; only windows need them."""

    # Choosing.

    def is_turn(self, view: ViewT) -> bool:
        """Whether the seat is asked for its turn, not for one of the questions it brings."""
        return view.asked == self.turn

    def from_hand(self, view: ViewT, legal: Sequence[Move]) -> bool:  # noqa: ARG002 - for some
        """Whether the answer begins with a card of the hand."""
        return self.is_turn(view)

    def prompt(self, view: ViewT) -> str:  # noqa: ARG002 - one for all, unless a family has more
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
        """Return the verb that a card of the hand takes: for ``2 3,0`` to mean a whole move."""
        kit = view.kit
        return self.play if kit.effects[kit.cards[card]] else self.lay

    @abstractmethod
    def question(self, view: ViewT, teller: TellerT) -> str:
        """Put the decision into words."""

    def announcement(self, view: ViewT, teller: TellerT) -> str:
        """Say to everybody what is put to all at once; only windows need it."""
        return self.question(view, teller)

    @abstractmethod
    def idle(self, view: ViewT, card: str, explain: Explain) -> Refusal | str:
        """Say why a card of the hand can be played nowhere: a refusal, or the id of a text."""

    def spot(self, move: Move) -> Spot | None:
        """Return the one cell that bears a move's number: for an edge, the cell beyond it."""
        if move.to != NOTHING:
            return None
        if move.word in SIDE_NAMES:
            return xy(neighbour(move.at, SIDE_NAMES.index(move.word)))
        return move.cell

    def answer(self, view: ViewT, move: Move, teller: TellerT) -> str:  # noqa: ARG002 - for some
        """Say what a move would do, as an answer to choose."""
        return teller.move(move)

    def brief(self, move: Move, teller: TellerT) -> str:
        """Name an answer as short as it can be: where a path goes, with a sign for a half-turn."""
        if move.verb == self.lay:
            return cell_text(move.at) + (HALF_TURN if move.turned else "")
        return teller.move(move)

    # Drawing.

    def changes_board(self, events: Iterable[Event]) -> bool:
        """Whether the board is another after some events: a replay without a window draws it."""
        kinds = (PathLaid, PathRemoved, *self.round_began, *self.on_board)
        return any(isinstance(event, kinds) for event in events)

    @abstractmethod
    def header(self, view: ViewT, teller: TellerT) -> str:
        """Tell the box and how far the game is, in one line."""

    @abstractmethod
    def board(
        self, view: ViewT, teller: TellerT, choices: Mapping[Spot, str] | None = None, /
    ) -> Grid:
        """Lay the maze out, with labels on some cells."""

    def labels(self, view: ViewT) -> Mapping[Spot, str]:
        """Mark the cell that a question is about, beside those of its answers."""
        return {} if view.asked_cell is None else {view.asked_cell: HERE}

    @abstractmethod
    def players(
        self, view: ViewT, teller: TellerT, width: int, *, terse: bool = False
    ) -> list[Text]:
        """List the seats and what all see of them; if ``terse``, in as few lines as possible."""

    def knowledge(
        self,
        view: ViewT,  # noqa: ARG002 - a family may have no more to tell
        teller: TellerT,  # noqa: ARG002
        width: int,  # noqa: ARG002
        *,
        terse: bool = False,  # noqa: ARG002
    ) -> list[Text]:
        """Tell what the seat knows of the face-down cards of the board, below the players."""
        return []

    def notes(
        self,
        view: ViewT,  # noqa: ARG002 - as above
        teller: TellerT,  # noqa: ARG002
        width: int,  # noqa: ARG002
    ) -> list[list[Text]]:
        """Tell what else is worth a line if there is room, what matters most first."""
        return []

    @abstractmethod
    def own(self, view: ViewT, teller: TellerT) -> Text | None:
        """Tell what the seat is and has, above its hand; ``None`` for a sight without a seat."""

    def picture(
        self, view: ViewT, card: str, size: Size, teller: TellerT, *, turned: bool = False
    ) -> Block:
        """Draw a card of the hand."""
        return self.drawn(view.kit, card, size, teller, turned=turned)

    @abstractmethod
    def drawn(
        self,
        kit: Any,  # noqa: ANN401 - each family has its own
        card: str,
        size: Size,
        teller: TellerT,
        *,
        turned: bool = False,
    ) -> Block:
        """Draw a card: a path as it would lie, an action by its sign."""

    def shown(self, view: ViewT, move: Move) -> str:
        """Return the card whose picture stands beside an answer in a menu; empty for none.

        That is the goal that is to be turned, or the card of the move; one that is played has been
        chosen before.
        """
        if move.verb == self.orient:
            return view.asked_card or ""
        return move.card if move.verb != self.play else ""

    # Rounds and games.

    def round_lines(
        self, before: ViewT, events: Sequence[Event], teller: TellerT, size: tuple[int, int]
    ) -> list[Text]:
        """Show how a round ended, after an event of ``round_ended``.

        ``before`` is the public view before the move that brought these ``events`` about.
        """
        width, height = size
        told = log_lines(teller.events(events), width)
        return [
            banner(self.header(before, teller), width),
            *latest(told, height - PROMPT_ROOM - 1, Text("…")),
        ]

    @abstractmethod
    def game_lines(
        self, events: Sequence[Event], teller: TellerT, size: tuple[int, int]
    ) -> list[Text]:
        """Show the final standing; ``events`` are all that the sight has learnt in the game."""

    @abstractmethod
    def help(self, view: ViewT, texts: Texts, width: int) -> list[Text]:
        """List what can be typed and what the signs mean."""

    # Looking at records.

    @abstractmethod
    def hands(self, views: Sequence[ViewT], teller: TellerT) -> list[Text]:
        """List every seat's secrets, small, from the views of all seats."""


AnyFront = Front[Any, Any]
