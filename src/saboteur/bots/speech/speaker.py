"""The speaker of a seat, independent of its level and family."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias, final

from saboteur.bots.claims import Line
from saboteur.bots.protocol import News
from saboteur.bots.speech.listener import Listener
from saboteur.bots.speech.stance import ClaimedGoals, Stance
from saboteur.bots.speech.temperament import Temperament
from saboteur.bots.speech.utterances import choose_lines
from saboteur.kernel.event import Event


class SpeechModel(ABC):
    """A family's model of the opinions of a seat; ``seed`` decides when it lies."""

    round_event: ClassVar[type[Event] | tuple[()]] = ()
    """The event that begins a round and ends the talk of the previous one."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def observe(self, view: Any, events: News) -> None:  # noqa: ANN401, B027 - each family's own view; most keep a memory
        """Update the model's memory with the events that the seat has seen since the last call."""

    @abstractmethod
    def stance(self, view: Any, said: ClaimedGoals) -> Stance:  # noqa: ANN401 - as above
        """Return the seat's present stance; it keeps the claims already made (``said``)."""


SpeechFactory: TypeAlias = Callable[[str], SpeechModel]
"""Creates the speech model of a seat for one game; the seed decides its lies."""


@final
class Speaker:
    """Speaks for one seat of one game.

    As with a choice (``protocol.Bot``), its lines depend only on its seed and on what it was shown,
    in any batches of events; its own statements must be among the events.
    """

    def __init__(self, seed: str, temperament: Temperament, speech_model: SpeechModel) -> None:
        self._seed = seed
        self._temperament = temperament
        self._speech_model = speech_model
        self._listener: Listener | None = None

    def speak(self, view: Any, events: News) -> tuple[Line, ...]:  # noqa: ANN401 - each family's own
        """Return the lines of the seat if the turn that ended last was its own; at most two.

        Args:
            view: The seat's own view.
            events: The events and statements the seat has seen since it last spoke.

        Returns:
            The lines to say, in order; often none.
        """
        self._speech_model.observe(view, events)
        listener = self._listener or Listener(view.sight)
        for event in events:
            if isinstance(event, self._speech_model.round_event):
                listener = Listener(view.sight)
            listener.observe(event)
        self._listener = listener
        if not listener.is_over:
            return ()
        return choose_lines(
            self._speech_model.stance(view, listener.goals), listener, self._temperament, self._seed
        )
