"""Answers of the module goal exchange: two goals are put back, swapped or not."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from saboteur.games.classic.modules.goal_exchange import GoalsTaken, HiddenExchange
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.sight import Sight
from tests.families.classic_log import ClassicLog
from tests.families.classic_visibility import TABLE
from tests.families.parts.part import PartAnswers


class GoalExchangeAnswers(PartAnswers):
    """Answers about the goal exchange: other seats do not learn if the goals were swapped.

    Both answers look the same to them (WC-20).
    """

    event_fields = {
        "GoalsTaken(seat, cells)": TABLE,
        "GoalsExchanged(seat, cells, swapped)": "the seat's own (WC-20)",
        "HiddenExchange(seat, cells)": TABLE,
    }
    alike = {"swap": "exchange", "leave": "exchange"}

    def moves(self, rules: AnyRuleSet, turns: int) -> int:
        """Return 4: the card asks a question, and may come back from the discard pile."""
        return 4

    def revealed_secrets(self, event: Event, sight: Sight) -> Iterable[str]:
        return ["goal-exchange"] if isinstance(event, GoalsTaken) else []

    def listen(self, log: ClassicLog) -> Mapping[type[Event], Callable[[Any], None]]:
        return {
            GoalsTaken: lambda event: log.play(event.seat),
            HiddenExchange: lambda event: None,
        }


ANSWERS = GoalExchangeAnswers()
