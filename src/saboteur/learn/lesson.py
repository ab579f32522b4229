"""``Lesson``: a learner's progress in a scene."""

from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from typing import Any, final

from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal
from saboteur.learn.scene import Scene
from saboteur.play.game import Game
from saboteur.sight import stream


class UnexpectedMove(ValueError):
    """The rules allow the move, but the scene has no answer to it."""


@final
class Lesson:
    """A game from a prepared position in which the scene plays the other seats.

    The learner's moves are its only state, so a lesson is rebuilt from them. Raises ``ValueError``
    if one of them does not fit the scene.
    """

    def __init__(self, scene: Scene, moves: Iterable[str] = ()) -> None:
        self.scene = scene
        rules = scene.rules
        self._game = Game(rules, rules.parse_position(scene.position), [], "")
        self._events: list[Event] = []
        self.step = 0
        """The number of completed steps."""
        for move in moves:
            self._play(move)

    @property
    def is_over(self) -> bool:
        """Whether every step is done."""
        return self.step == len(self.scene.steps)

    @property
    def version(self) -> int:
        """The number of moves made by all seats."""
        return len(self._game.moves)

    @property
    def events(self) -> tuple[Event, ...]:
        """The events visible to the learner."""
        return stream(self._game.rules, tuple(self._events), self.scene.seat)

    @property
    def view(self) -> Any:  # noqa: ANN401 - each family has its own view
        return self._game.view(self.scene.seat)

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the learner's legal moves; empty when the scene is over."""
        mine = not self.is_over and self._game.decider == self.scene.seat
        return self._game.legal_moves() if mine else ()

    def expected_moves(self) -> tuple[Move, ...]:
        """Return the legal moves that complete the step; the guide points at the first."""
        legal = self.legal_moves()
        patterns = () if self.is_over else self.scene.steps[self.step].wanted
        found = (move for each in patterns for move in legal if fnmatchcase(move.text, each))
        return tuple(dict.fromkeys(found))

    @property
    def mistakes(self) -> Mapping[str, tuple[str, ...]]:
        """Likely mistakes in this step: patterns of moves, by name of the answering text."""
        return {} if self.is_over else self.scene.steps[self.step].wrong

    def explain(self, move: str) -> Refusal | None:
        """Return why the learner cannot make a move; ``None`` if it is legal."""
        return self._game.explain(move)

    def _is_expected(self, move: Move) -> bool:
        patterns = self.scene.steps[self.step].wanted
        return any(fnmatchcase(move.text, pattern) for pattern in patterns)

    def _play(self, text: str) -> None:
        if self.is_over:
            raise UnexpectedMove(f"{text!r} comes after the end of the scene")
        game = self._game
        move = game.rules.parse_move(text)
        if game.explain(move) is None and not self._is_expected(move):
            raise UnexpectedMove(
                f"{text!r} is allowed, but step {self.step + 1} wants something else"
            )
        self._events += game.play(move)
        for answer in self.scene.steps[self.step].then:
            self._events += game.play(answer)
        self.step += 1
