"""A speaker: says for a seat what it has to say, whatever its level. No family is known here."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias, final

from saboteur.bots.claims import Line
from saboteur.bots.protocol import News
from saboteur.bots.speech.ear import Ear
from saboteur.bots.speech.lines import lines
from saboteur.bots.speech.standpoint import Said, Standpoint
from saboteur.bots.speech.temperament import Temperament
from saboteur.kernel.event import Event


class Mind(Protocol):
    """What a family thinks of, for a seat that speaks."""

    def learn(self, view: Any, events: News) -> None:  # noqa: ANN401 - each family's own view
        """Take in what happened."""

    def standpoint(self, view: Any, said: Said) -> Standpoint:  # noqa: ANN401 - as above
        """Say what the seat has to say now; what it ``said`` of goals it stands by."""

    def begins(self, event: Event) -> bool:
        """Whether a round begins with an event: what was said before is done with."""


MindMaker: TypeAlias = Callable[[str], Mind]
"""Makes the mind of a seat for one game, from the seed that decides its lies."""


@final
class Speaker:
    """Speaks for one seat of one game.

    Like a choice (``protocol.Bot``), what it says depends on its seed and on what it was shown,
    in however many portions; its own words come back to it among the events.
    """

    def __init__(self, seed: str, temperament: Temperament, mind: Mind) -> None:
        """Take the seed that draws its lots, and who it is."""
        self._seed = seed
        self._temperament = temperament
        self._mind = mind
        self._ear: Ear | None = None

    def speak(self, view: Any, events: News) -> tuple[Line, ...]:  # noqa: ANN401 - each family's own
        """Return what the seat says if it was its turn that is over last, two lines at most.

        ``view`` is the seat's own, ``events`` is what it has learnt since it last spoke.
        """
        self._mind.learn(view, events)
        ear = self._ear or Ear(view.sight)
        for event in events:
            if self._mind.begins(event):
                ear = Ear(view.sight)
            ear.hear(event)
        self._ear = ear
        if not ear.is_over:
            return ()
        return lines(self._mind.standpoint(view, ear.goals), ear, self._temperament, self._seed)
