"""``Game``: the façade over a rule set and a state. Whoever holds one holds all secrets.

A game gives its ``Record``, and a record replays to a game, so both stand in this file.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from saboteur import picture
from saboteur.games.ruleset import AnyRuleSet
from saboteur.games.view import GameView, standing
from saboteur.kernel.event import Event
from saboteur.kernel.given import must_be
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import IllegalMove, Refusal, in_words_of
from saboteur.kernel.sight import OPEN, PUBLIC, Sight
from saboteur.notation.record import Redraw, Transcript, parse_record
from saboteur.play.transcript import (
    compiled,
    deal,
    digest,
    follow,
    redrawn,
    seed_text,
    transcribe,
)
from saboteur.sight import View, look, possible_world

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    ViewT = TypeVar("ViewT", bound=GameView[Any], default=Any)
else:  # until Python 3.13 a default is for type checkers alone
    from typing import TypeVar

    ViewT = TypeVar("ViewT")


class Game(Generic[ViewT]):
    """A game in progress: ask it, play on it, look at it through a sight.

    ``Game[ClassicView]`` is one of the classic family, ``Game[View]`` one of any.
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
        """Take the parts as they are; ``saboteur.new`` makes a game.

        ``origin`` says what it was made from, if it was not dealt: such a game has no record.
        ``redraws`` are told in the record; the state has been through them.
        """
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
        """How many seats play; they are numbered from 0, clockwise."""
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
        """The seats to which the question is put, the decider first; nobody at the end."""
        return self._rules.asked(self._state)

    @property
    def is_window(self) -> bool:
        """Whether a live table puts the question to all of them at once (R-64)."""
        return self._rules.is_window(self._state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self._state.stack

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has now; before the end only the authority may know it."""
        return self._rules.scores(self._state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners; nobody before the game is over."""
        return self._rules.winners(self._state)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple(self._moves)

    @property
    def redraws(self) -> tuple[Redraw, ...]:
        """Where hidden cards were drawn anew."""
        return self._redraws

    def legal_moves(self) -> tuple[Move, ...]:
        """List every legal move of the decider; nothing when the game is over."""
        if self._legal is None:
            self._legal = tuple(self._rules.legal_moves(self._state))
        return self._legal

    def explain(self, move: Move | str) -> Refusal | None:
        """Say why the decider may not make a move, in its words; ``None`` if he may."""
        refusal = self._refusal(self._own(move))
        return None if refusal is None else in_words_of(refusal, str(move))

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """Make a move and return what happened; an illegal one raises and changes nothing."""
        legal = self._legal
        if legal is None:
            legal = self.legal_moves()
        chosen = move if isinstance(move, Move) else self._own(move)
        if chosen not in legal:
            chosen = self._own(move)
            refusal = self._refusal(chosen)
            if refusal is not None:
                raise IllegalMove(str(move), in_words_of(refusal, str(move)))
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

    def position(self) -> str:
        """Print the whole game as text, secrets included; ``saboteur.from_position`` reads it."""
        return self._rules.position(self._state)

    def digest(self) -> str:
        """Hash the full state: same seed and moves, same digest."""
        return digest(self._rules, self._state)

    def absent_move(self) -> Move:
        """Return what the clock answers for an absent decider (R-183)."""
        return self._rules.absent_move(self._state, self.seed, len(self._moves))

    def record(self) -> "Record":
        """Write the game down, finished or not; only a dealt game can be, not an imagined one."""
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
        """Return what a seat or ``"public"`` may see; ``"open"`` sees every hand, role and goal."""
        view: ViewT = look(self._rules, self._state, sight)
        return view

    def determinise(self, seat: int, seed: str | int = "0") -> "Game[ViewT]":
        """Return a whole game that this seat cannot tell from the real one."""
        must_be("seat", seat, (int,), "the number of a seat")
        return complete(self._rules, self.view(seat), seed_text(seed))

    def redraw(self, seat: int, seed: str | int = "0") -> Redraw:
        """Draw anew whatever this seat cannot know, and go on so; the record tells of it."""
        must_be("seat", seat, (int,), "the number of a seat")
        world = possible_world(self._rules, self.view(seat), seed_text(seed))
        redraw = Redraw(len(self._moves), seat, self._rules.position(world))
        self.take(redraw)
        return redraw

    def take(self, redraw: Redraw) -> None:
        """Go on with what was drawn anew before; ``ValueError`` if it does not belong here."""
        if redraw.after != len(self._moves):
            message = f"this was drawn anew after {redraw.after} moves, not {len(self._moves)}"
            raise ValueError(message)
        self._state = redrawn(self._rules, self._state, redraw)
        self._redraws += (redraw,)
        self._legal = None

    def _own(self, move: Move | str) -> Move:
        """Return the move as this game's rule set knows it."""
        must_be("move", move, (Move, str), "a move or its text")
        return self._rules.parse_move(str(move))

    def _refusal(self, move: Move) -> Refusal | None:
        if self.over:
            return Refusal(self._rules.end_clause, "game-over")
        return self._rules.explain(self._state, move)

    # Pictures.

    def __str__(self) -> str:
        """Draw the board as everybody sees it."""
        return picture.text(self.view(PUBLIC))

    def svg(
        self,
        sight: Sight = PUBLIC,
        *,
        last: bool = True,
        legal: bool = False,
        theme: picture.Theme = "dark",
    ) -> picture.Svg:
        """Draw the board as a sight sees it, the cells of the last move in a frame.

        With ``legal``, the cells of the decider's moves have dashes round them: his cards would be
        guessed from them, so only he and ``"open"`` may be shown them.
        """
        if legal and not self.over and sight not in (self.decider, OPEN):
            message = f"where seat {self.decider} may play is not for {sight!r} to see"
            raise ValueError(message)
        made = self._moves[-1] if last and self._moves else last
        choices = self.legal_moves() if legal else ()
        return picture.svg(self.view(sight), last=made, legal=choices, theme=theme)

    def _repr_svg_(self) -> str:
        """Draw the board for a notebook, as everybody sees it."""
        return self.svg()

    def __repr__(self) -> str:
        """Tell which game this is and where it stands."""
        where = standing(self.ruleset, self.seats, self.round, self.decider)
        made = len(self._moves)
        return f"<Game {where}, {made} move{'s' * (made != 1)} made>"


@dataclass(frozen=True, slots=True)
class Record(Transcript):
    """A game as text; ``str(record)`` prints it and ``saboteur.loads`` reads it."""

    def replay(self) -> Game[View]:
        """Play the game again, every digest checked; ``RecordError`` says where it fails."""
        rules = compiled(self)
        state: Any = None
        moves = []
        for step in follow(self):
            state = step.state
            if step.move is not None:
                moves.append(step.move)
        return Game(rules, state, moves, self.seed, redraws=self.redraws)


def loads(text: str) -> Record:
    """Read a record; raises ``RecordError`` naming the line and what is wrong with it."""
    must_be("text", text, (str,), "the text of a record")
    return parse_record(text, Record)


def complete(rules: AnyRuleSet, view: Any, seed: str) -> Game:  # noqa: ANN401 - any family's
    """Make a whole game out of a seat's view alone."""
    return Game(rules, possible_world(rules, view, seed), [], "", origin="a view")


def game_at(rules: AnyRuleSet, text: str) -> Game[View]:
    """Set a position up; raises ``PositionError`` naming the line and what is wrong with it."""
    must_be("text", text, (str,), "the text of a position")
    state = rules.parse_position(text)
    return Game(rules, state, [], state.seed, origin="a position")


def new_game(rules: AnyRuleSet, seed: str | int) -> Game[View]:
    """Deal a new game."""
    text = seed_text(seed)
    state, _ = deal(rules, text)
    return Game(rules, state, [], text)
