"""Scout: two paths in one turn."""

from collections.abc import Callable, Mapping
from typing import Any

from saboteur.games.classic.modules.scout import ScoutPlayed
from saboteur.kernel.event import Event
from tests.families.classic_log import ClassicLog
from tests.families.classic_sight import TABLE
from tests.families.parts.part import PartAnswers


class ScoutAnswers(PartAnswers):
    """Whether a second path is asked for tells whether the seat has one that fits (R-68)."""

    event_fields = {"ScoutPlayed(seat)": TABLE}
    telling = ("scout-path",)
    laying = ("scout-path",)

    def listen(self, log: ClassicLog) -> Mapping[type[Event], Callable[[Any], None]]:
        """The card is discarded."""

        def played(event: ScoutPlayed) -> None:
            log.play(event.seat)
            log.throw("scout")

        return {ScoutPlayed: played}


ANSWERS = ScoutAnswers()
