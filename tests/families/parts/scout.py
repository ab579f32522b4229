"""Answers of the module scout: two paths in one turn."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from saboteur.games.classic.modules.scout import ScoutPlayed
from saboteur.kernel.event import Event
from saboteur.kernel.sight import Sight
from tests.families.classic_log import ClassicLog
from tests.families.classic_visibility import TABLE
from tests.families.parts.part import PartAnswers


class ScoutAnswers(PartAnswers):
    """Answers about the scout: asking for a second path shows that the seat has one (R-68)."""

    event_fields = {"ScoutPlayed(seat)": TABLE}
    telling = ("scout-path",)
    laying = ("scout-path",)

    def revealed_secrets(self, event: Event, sight: Sight) -> Iterable[str]:
        return ["scout"] if isinstance(event, ScoutPlayed) else []

    def listen(self, log: ClassicLog) -> Mapping[type[Event], Callable[[Any], None]]:
        return {ScoutPlayed: lambda event: log.play(event.seat)}


ANSWERS = ScoutAnswers()
