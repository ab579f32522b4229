"""Answers of the module change of direction."""

from collections.abc import Callable, Mapping
from typing import Any

from saboteur.games.classic.modules.change_of_direction import DirectionChanged
from saboteur.kernel.event import Event
from tests.families.classic_log import ClassicLog
from tests.families.classic_visibility import TABLE
from tests.families.parts.part import PartAnswers


class ChangeOfDirectionAnswers(PartAnswers):
    """Answers about change of direction: the direction is public.

    Drafts of earlier rounds may have gone in either direction.
    """

    event_fields = {"DirectionChanged(seat, clockwise)": TABLE}

    def listen(self, log: ClassicLog) -> Mapping[type[Event], Callable[[Any], None]]:
        """Return a handler that reverses the log's direction and compares it with the event's."""

        def changed(event: DirectionChanged) -> None:
            log.play(event.seat)
            log.throw("change-of-direction")
            log.clockwise = not log.clockwise
            assert log.clockwise == event.clockwise

        return {DirectionChanged: changed}


ANSWERS = ChangeOfDirectionAnswers()
