"""``Lesson``: a scene as far as its learner has played it."""

from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from typing import Any, final

from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal
from saboteur.learn.scene import Scene
from saboteur.play.game import Game
from saboteur.sight import stream


class NotWanted(ValueError):
    """A move that the rules allow and the scene has no answer to."""


@final
class Lesson:
    """A game that begins with a prepared position; the others play what the scene says.

    Nothing is kept between two moves: whoever has the learner's moves has the lesson.
    """

    def __init__(self, scene: Scene, moves: Iterable[str] = ()) -> None:
        """Play the learner's moves; raises ``ValueError`` where one leads nowhere."""
        self.scene = scene
        rules = scene.rules
        self._game = Game(rules, rules.parse_position(scene.position), [], "")
        self._events: list[Event] = []
        self.step = 0
        """How many steps are done."""
        for move in moves:
            self._take(move)

    @property
    def over(self) -> bool:
        """Whether every step is done."""
        return self.step == len(self.scene.steps)

    @property
    def version(self) -> int:
        """How many moves were made, by anybody."""
        return len(self._game.moves)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the learner has learnt."""
        return stream(self._game.rules, tuple(self._events), self.scene.seat)

    @property
    def view(self) -> Any:  # noqa: ANN401 - each family has its own view
        """What the learner sees."""
        return self._game.view(self.scene.seat)

    def legal_moves(self) -> tuple[Move, ...]:
        """List what the rules allow the learner; nothing when the scene is over."""
        mine = not self.over and self._game.decider == self.scene.seat
        return self._game.legal_moves() if mine else ()

    def wanted(self) -> tuple[Move, ...]:
        """List the legal moves that lead on; the guide points at the first."""
        legal = self.legal_moves()
        patterns = () if self.over else self.scene.steps[self.step].wanted
        found = (move for each in patterns for move in legal if fnmatchcase(move.text, each))
        return tuple(dict.fromkeys(found))

    @property
    def wrong(self) -> Mapping[str, tuple[str, ...]]:
        """Likely mistakes of this step, as patterns, by the name of the answer to them."""
        return {} if self.over else self.scene.steps[self.step].wrong

    def explain(self, move: str) -> Refusal | None:
        """Say why the learner may not make a move; ``None`` if he may."""
        return self._game.explain(move)

    def _leads_on(self, move: Move) -> bool:
        patterns = self.scene.steps[self.step].wanted
        return any(fnmatchcase(move.text, pattern) for pattern in patterns)

    def _take(self, text: str) -> None:
        if self.over:
            raise NotWanted(f"{text!r} comes after the end of the scene")
        game = self._game
        move = game.rules.parse_move(text)
        if game.explain(move) is None and not self._leads_on(move):
            raise NotWanted(f"{text!r} is allowed, but step {self.step + 1} wants something else")
        self._events += game.play(move)
        for answer in self.scene.steps[self.step].then:
            self._events += game.play(answer)
        self.step += 1
