"""``Replay``: a recorded game with its state at every move, from any viewpoint."""

from typing import Any, final

from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.sight import Sight
from saboteur.play.game import Game, Record
from saboteur.play.transcript import compile_ruleset, effective_sight, replay_steps
from saboteur.sight import build_view, check_sight, stream


@final
class Replay:
    """A game from the deal, step 0, to its last move, step ``len(replay)``.

    A record contains the seed and hence all secrets; a sight only selects the view: that of a seat,
    the public one (``"public"``), or the one with everything (``"open"``). The methods raise
    ``IndexError`` if there is no such step, and ``ValueError`` if there is no such seat.

    Args:
        record: the record to replay.

    Raises:
        RecordError: the record does not replay.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self._rules = compile_ruleset(record)
        self._states: list[Any] = []
        self._moves: list[Move] = []
        self._events: list[tuple[Event, ...]] = []
        for step in replay_steps(record):
            self._states.append(step.state.clone())
            self._events.append(step.events)
            if step.move is not None:
                self._moves.append(step.move)

    @property
    def family(self) -> str:
        """The id of the game family."""
        return self._rules.family

    def __len__(self) -> int:
        """Return the number of moves."""
        return len(self._moves)

    def move(self, step: int) -> Move | None:
        """Return the move that led to a step; ``None`` for the deal."""
        return self._moves[step - 1] if self._at(step) else None

    def events(self, step: int) -> tuple[Event, ...]:
        """Return the events of a step, secrets included."""
        return self._events[self._at(step)]

    def seen(self, step: int, sight: Sight) -> tuple[Event, ...]:
        """Return the events of a step as a sight sees them."""
        known = check_sight(sight, self.record.seats)
        effective = effective_sight(self.record.redraws, step, known)
        return stream(self._rules, self._events[self._at(step)], effective)

    def view(self, step: int, sight: Sight) -> Any:  # noqa: ANN401 - each family has its own view
        """Return the view of a sight at a step."""
        known = check_sight(sight, self.record.seats)
        return build_view(self._rules, self._states[self._at(step)], known)

    def game(self, step: int) -> Game:
        """Return the whole game at a step; moves on it do not change the replay."""
        state = self._states[self._at(step)].clone()
        redraws = tuple(redraw for redraw in self.record.redraws if redraw.after <= step)
        return Game(self._rules, state, self._moves[:step], self.record.seed, redraws=redraws)

    def _at(self, step: int) -> int:
        if not 0 <= step <= len(self):
            message = f"there is no step {step}; steps are 0 to {len(self)}"
            raise IndexError(message)
        return step
