"""``Replay``: a record played again and held at every move, to look at through any sight."""

from typing import Any, final

from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.sight import Sight
from saboteur.play.game import Game, Record
from saboteur.play.transcript import compiled, follow, witness
from saboteur.sight import known_sight, look, stream


@final
class Replay:
    """A game from the deal, step 0, to its last move, step ``len(replay)``.

    Whoever has the record has the seed and hence all secrets; a sight only chooses through
    whose eyes one looks, or to see everything: the open view.
    """

    def __init__(self, record: Record) -> None:
        """Play the record through; raises ``RecordError`` where it fails."""
        self.record = record
        self._rules = compiled(record)
        self._states: list[Any] = []
        self._moves: list[Move] = []
        self._events: list[tuple[Event, ...]] = []
        for step in follow(record):
            self._states.append(step.state.clone())
            self._events.append(step.events)
            if step.move is not None:
                self._moves.append(step.move)

    @property
    def family(self) -> str:
        """The id of the family that is played."""
        return self._rules.family

    def __len__(self) -> int:
        """Count the moves."""
        return len(self._moves)

    def move(self, step: int) -> Move | None:
        """Return the move that led to a step; ``None`` for the deal."""
        return self._moves[step - 1] if self._at(step) else None

    def events(self, step: int) -> tuple[Event, ...]:
        """Return what happened between the step before and this one, secrets included."""
        return self._events[self._at(step)]

    def seen(self, step: int, sight: Sight) -> tuple[Event, ...]:
        """Return what a sight learnt between the step before and this one."""
        known = known_sight(sight, self.record.seats)
        eyes = witness(self.record.redraws, step, known)
        return stream(self._rules, self._events[self._at(step)], eyes)

    def view(self, step: int, sight: Sight) -> Any:  # noqa: ANN401 - each family has its own view
        """Return what a sight saw at a step."""
        known = known_sight(sight, self.record.seats)
        return look(self._rules, self._states[self._at(step)], known)

    def game(self, step: int) -> Game:
        """Return the whole game as it stood at a step, ready to go on differently."""
        state = self._states[self._at(step)].clone()
        redraws = tuple(redraw for redraw in self.record.redraws if redraw.after <= step)
        return Game(self._rules, state, self._moves[:step], self.record.seed, redraws=redraws)

    def _at(self, step: int) -> int:
        if not 0 <= step <= len(self):
            message = f"there is no step {step}; steps are 0 to {len(self)}"
            raise IndexError(message)
        return step
