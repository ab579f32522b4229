"""``Game``: a rule set and the full state of a game, including all secrets.

A game has a ``Record`` and a record replays to a game, so both are in this module.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from saboteur import picture
from saboteur.games.ruleset import AnyRuleSet
from saboteur.games.state_pickle import dump_state, load_state
from saboteur.games.view import GameView, describe_game
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import IllegalMove, Refusal, match_edge_spelling
from saboteur.kernel.sight import OPEN, PUBLIC, Sight
from saboteur.kernel.type_checks import check_type
from saboteur.notation.record import Redraw, Transcript, parse_record
from saboteur.play.transcript import (
    apply_redraw,
    compile_ruleset,
    deal,
    digest,
    replay_steps,
    seed_text,
    transcribe,
)
from saboteur.sight import View, build_view, possible_world

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    ViewT = TypeVar("ViewT", bound=GameView[Any], default=Any)
else:  # defaults of type variables need Python 3.13
    from typing import TypeVar

    ViewT = TypeVar("ViewT")


class Game(Generic[ViewT]):
    """A game in progress; ``saboteur.new`` deals one.

    ``Game[ClassicView]`` is a game of the classic family, ``Game[View]`` one of any family.

    Games can be pickled, and ``copy.copy`` and ``copy.deepcopy`` clone. As they change with every
    move, they compare by identity; ``digest()`` tells whether two are in the same state.

    Args:
        rules: the compiled rule set.
        state: the state of the rule set's family.
        moves: the moves made so far.
        seed: the seed of the shuffles.
        origin: the source of a game that was not dealt; such a game has no record.
        redraws: the redraws in ``state``; they are part of the record.
    """

    __slots__ = ("_legal", "_moves", "_origin", "_redraws", "_rules", "_state", "seed")

    def __init__(
        self,
        rules: AnyRuleSet,
        state: Any,  # noqa: ANN401 - each family has its own state
        moves: list[Move],
        seed: str,
        *,
        origin: str | None = None,
        redraws: tuple[Redraw, ...] = (),
    ) -> None:
        self._rules = rules
        self._state = state
        self._moves = moves
        self._legal: tuple[Move, ...] | None = None
        self._origin = origin
        self._redraws = redraws
        self.seed = seed

    @property
    def ruleset(self) -> str:
        """The canonical id of the rule set: box first, modules sorted."""
        return self._rules.id

    @property
    def rules(self) -> AnyRuleSet:
        """The compiled rule set."""
        return self._rules

    @property
    def seats(self) -> int:
        """The number of seats; seats are numbered from 0, clockwise."""
        return self._rules.seats

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._rules.round(self._state)

    @property
    def decider(self) -> int | None:
        """The seat to decide, ``None`` when the game is over."""
        stack = self._state.stack
        return stack[-1].seat if stack else None

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that are asked, the decider first; empty when the game is over."""
        return self._rules.asked(self._state)

    @property
    def is_window(self) -> bool:
        """Whether a live table asks all ``deciders`` at once (R-64)."""
        return self._rules.is_window(self._state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self._state.stack

    @property
    def scores(self) -> tuple[int, ...]:
        """The current score of each seat; secret before the end of the game."""
        return self._rules.scores(self._state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty before the game is over."""
        return self._rules.winners(self._state)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple(self._moves)

    @property
    def redraws(self) -> tuple[Redraw, ...]:
        """The redraws of hidden cards so far."""
        return self._redraws

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every legal move of the decider; empty when the game is over."""
        if self._legal is None:
            self._legal = tuple(self._rules.legal_moves(self._state))
        return self._legal

    def explain(self, move: Move | str) -> Refusal | None:
        """Return why the decider cannot make a move.

        Args:
            move: a move or its text.

        Returns:
            The refusal, which names an edge as the move does; ``None`` if the move is legal.

        Raises:
            MalformedMove: the text is no move of this rule set.
        """
        refusal = self._refusal(self._parse_own(move))
        return None if refusal is None else match_edge_spelling(refusal, str(move))

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """Make a move of the decider.

        Args:
            move: a move or its text.

        Returns:
            The events of the move, secrets included.

        Raises:
            IllegalMove: the rules forbid the move, or the game is over; the game is unchanged.
            MalformedMove: the text is no move of this rule set.
        """
        legal = self._legal
        if legal is None:
            legal = self.legal_moves()
        chosen = move if isinstance(move, Move) else self._parse_own(move)
        if chosen not in legal:
            chosen = self._parse_own(move)
            refusal = self._refusal(chosen)
            if refusal is not None:
                raise IllegalMove(str(move), match_edge_spelling(refusal, str(move)))
        log: list[Event] = []
        state = self._state
        state.log = log
        self._rules.play(state, chosen)
        state.log = None
        self._moves.append(chosen)
        self._legal = None
        return tuple(log)

    def clone(self) -> "Game[ViewT]":
        """Return an independent copy."""
        return Game(
            self._rules,
            self._state.clone(),
            self._moves.copy(),
            self.seed,
            origin=self._origin,
            redraws=self._redraws,
        )

    def __copy__(self) -> "Game[ViewT]":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game[ViewT]":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        texts = tuple(move.text for move in self._moves)
        stored = (dump_state(self._rules, self._state), texts, self.seed)
        return _restore, (self._rules, *stored, self._origin, self._redraws)

    def position(self) -> str:
        """Return the whole game as text, secrets included; ``saboteur.from_position`` reads it."""
        return self._rules.position(self._state)

    def digest(self) -> str:
        """Return a hash of the full state: same seed and moves, same digest."""
        return digest(self._rules, self._state)

    def absent_move(self) -> Move:
        """Return the move that a timeout makes for an absent decider (R-183)."""
        return self._rules.absent_move(self._state, self.seed, len(self._moves))

    def record(self) -> "Record":
        """Return the record of the game, finished or not.

        Raises:
            ValueError: the game was not dealt but made from a view or a position.
        """
        if self._origin is not None:
            message = f"only a dealt game has a record: this one was made from {self._origin}"
            raise ValueError(message)
        record = transcribe(Record, self._rules, self.seed, self._moves, redraws=self._redraws)
        if not self._ends_like(record):
            message = "only a dealt game has a record: this one began with a position"
            raise ValueError(message)
        return record

    def _ends_like(self, record: "Record") -> bool:
        if record.redraws and record.redraws[-1].after == len(self._moves):
            return self.position() == record.redraws[-1].position
        last = record.moves[-1].digest if self._moves else record.start
        return self.digest().startswith(last)

    def view(self, sight: Sight) -> ViewT:
        """Return the view of a seat or spectator.

        Args:
            sight: a seat, ``"public"``, or ``"open"``, which sees every hand, role and goal.

        Raises:
            ValueError: the table has no such seat.
        """
        view: ViewT = build_view(self._rules, self._state, sight)
        return view

    def determinise(self, seat: int, seed: str | int = "0") -> "Game[ViewT]":
        """Return a random game that this seat cannot distinguish from the real one.

        Args:
            seat: the seat whose knowledge is kept.
            seed: the seed of the random choices.
        """
        check_type("seat", seat, (int,), "the number of a seat")
        return game_from_view(self._rules, self.view(seat), seed_text(seed))

    def redraw(self, seat: int, seed: str | int = "0") -> Redraw:
        """Replace all cards unknown to this seat by random ones and continue with them.

        Args:
            seat: the seat whose knowledge is kept.
            seed: the seed of the random choices.

        Returns:
            The redraw, which is also part of the record.
        """
        check_type("seat", seat, (int,), "the number of a seat")
        world = possible_world(self._rules, self.view(seat), seed_text(seed))
        redraw = Redraw(len(self._moves), seat, self._rules.position(world))
        self.take(redraw)
        return redraw

    def take(self, redraw: Redraw) -> None:
        """Apply an existing redraw, for example one from storage.

        Args:
            redraw: the redraw, made after as many moves as this game has.

        Raises:
            ValueError: the redraw does not fit the game.
        """
        if redraw.after != len(self._moves):
            message = f"this was redrawn after {redraw.after} moves, not {len(self._moves)}"
            raise ValueError(message)
        self._state = apply_redraw(self._rules, self._state, redraw)
        self._redraws += (redraw,)
        self._legal = None

    def _parse_own(self, move: Move | str) -> Move:
        """Return the move as this game's rule set parses it."""
        check_type("move", move, (Move, str), "a move or its text")
        return self._rules.parse_move(str(move))

    def _refusal(self, move: Move) -> Refusal | None:
        if self.over:
            return Refusal(self._rules.end_clause, "game-over")
        return self._rules.explain(self._state, move)

    # Pictures.

    def __str__(self) -> str:
        """Return the public view of the board as text."""
        return picture.text(self.view(PUBLIC))

    def svg(
        self,
        sight: Sight = PUBLIC,
        *,
        last: bool = True,
        legal: bool = False,
        theme: picture.Theme = "dark",
    ) -> picture.Svg:
        """Draw the board as SVG.

        Args:
            sight: the viewpoint, as for ``view``.
            last: draw a frame round the cells of the last move.
            legal: draw dashes round the cells of the decider's legal moves. They reveal the hand,
                so only the decider and ``"open"`` may see them.
            theme: the colours, ``"dark"`` or ``"light"``.

        Returns:
            The picture; ``str`` of it is the SVG document.

        Raises:
            ValueError: ``sight`` may not see the legal moves.
        """
        if legal and not self.over and sight not in (self.decider, OPEN):
            message = f"where seat {self.decider} may play is not for {sight!r} to see"
            raise ValueError(message)
        made = self._moves[-1] if last and self._moves else last
        choices = self.legal_moves() if legal else ()
        return picture.svg(self.view(sight), last=made, legal=choices, theme=theme)

    def _repr_svg_(self) -> str:
        """Draw the public view of the board for a notebook."""
        return self.svg()

    def __repr__(self) -> str:
        """Return the rule set and the progress of the game."""
        where = describe_game(self.ruleset, self.seats, self.round, self.decider)
        made = len(self._moves)
        return f"<Game {where}, {made} move{'s' * (made != 1)} made>"


@dataclass(frozen=True, slots=True)
class Record(Transcript):
    """A game as text; ``str(record)`` prints it and ``saboteur.loads`` reads it."""

    def replay(self) -> Game[View]:
        """Replay the game and check every digest.

        Returns:
            The game after its last move.

        Raises:
            RecordError: the record does not replay; the message names the move.
        """
        rules = compile_ruleset(self)
        state: Any = None
        moves = []
        for step in replay_steps(self):
            state = step.state
            if step.move is not None:
                moves.append(step.move)
        return Game(rules, state, moves, self.seed, redraws=self.redraws)


def loads(text: str) -> Record:
    """Parse a record.

    Args:
        text: the text of the record.

    Returns:
        The record; its moves are checked by ``Record.replay`` only.

    Raises:
        RecordError: the text is no record; the message names the line.
    """
    check_type("text", text, (str,), "the text of a record")
    return parse_record(text, Record)


def _restore(  # noqa: PLR0917 - the arguments of Game.__reduce__
    rules: AnyRuleSet,
    dumped: bytes,
    texts: tuple[str, ...],
    seed: str,
    origin: str | None,
    redraws: tuple[Redraw, ...],
) -> Game:
    moves = [rules.book.keep(text) for text in texts]
    return Game(rules, load_state(rules, dumped), moves, seed, origin=origin, redraws=redraws)


def game_from_view(rules: AnyRuleSet, view: Any, seed: str) -> Game:  # noqa: ANN401 - any family's
    """Return a complete game that is consistent with a seat's view.

    Args:
        rules: the compiled rule set.
        view: the view of a seat.
        seed: the seed of the random choices.
    """
    return Game(rules, possible_world(rules, view, seed), [], "", origin="a view")


def game_at(rules: AnyRuleSet, text: str) -> Game[View]:
    """Return the game at a position.

    Args:
        rules: the compiled rule set.
        text: the position.

    Raises:
        PositionError: the text is no position; the message names the line.
    """
    check_type("text", text, (str,), "the text of a position")
    state = rules.parse_position(text)
    return Game(rules, state, [], state.seed, origin="a position")


def new_game(rules: AnyRuleSet, seed: str | int) -> Game[View]:
    """Deal a new game.

    Args:
        rules: the compiled rule set.
        seed: the seed of the shuffles.

    Returns:
        The game after the deal.

    Raises:
        ValueError: the seed is empty, has several lines or contains a zero byte.
    """
    text = seed_text(seed)
    state, _ = deal(rules, text)
    return Game(rules, state, [], text)
