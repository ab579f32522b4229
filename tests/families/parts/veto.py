"""Answers of the module veto: all other seats are asked about each declared card."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from saboteur.games.classic.modules.veto import PlayAllowed, PlayDeclared, PlayVetoed
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.sight import Sight
from tests.families.classic_log import ClassicLog
from tests.families.classic_visibility import TABLE
from tests.families.parts.part import PartAnswers


class VetoAnswers(PartAnswers):
    """Answers about the veto: a declared card has left its hand, and is public (R-190, R-238)."""

    event_fields = {
        "PlayDeclared(seat, move)": "a card is put down with all its targets (R-190)",
        "PlayAllowed(seat)": "said whether one holds the veto or not (R-64)",
        "PlayVetoed(seat, target, card)": TABLE,
    }

    def moves(self, rules: AnyRuleSet, turns: int) -> int:
        """Return a bound: all other seats are asked about each card and two paths of a scout."""
        return (turns + 2) * (rules.seats - 1)

    def revealed_secrets(self, event: Event, sight: Sight) -> Iterable[str]:
        """Return the declared or cancelled card, which is public."""
        if isinstance(event, PlayDeclared):
            return [event.move.split(" ")[1]]
        return [event.card] if isinstance(event, PlayVetoed) else []

    def listen(self, log: ClassicLog) -> Mapping[type[Event], Callable[[Any], None]]:
        """Return handlers that remove the vetoed card and the veto from their hands."""

        def vetoed(event: PlayVetoed) -> None:
            log.play(event.target)
            log.play(event.seat)
            log.throw(event.card)
            log.throw("veto")

        return {
            PlayDeclared: lambda event: log.put_down(event.seat),
            PlayAllowed: lambda event: None,
            PlayVetoed: vetoed,
        }


ANSWERS = VetoAnswers()
