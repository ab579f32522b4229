"""Answers of the module forgotten treasure: a card is taken from the discard pile."""

from collections.abc import Callable, Mapping
from typing import Any

from saboteur.games.classic.discard_search import HiddenOffer
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from tests.families.classic_log import ClassicLog
from tests.families.parts.discard_search import DiscardSearchAnswers


class ForgottenTreasureAnswers(DiscardSearchAnswers):
    """Answers about the forgotten treasure, which is not among the cards that it searches."""

    showing = ("keep-card",)

    def moves(self, rules: AnyRuleSet, turns: int) -> int:
        """Return 4: the card asks a question, and may come back from the discard pile."""
        return 4

    def listen(self, log: ClassicLog) -> Mapping[type[Event], Callable[[Any], None]]:
        """Return handlers; that of the offer also removes the played card from the hand.

        Playing the card has no event of its own.
        """
        sifting = super().listen(log)

        def offered(event: HiddenOffer) -> None:
            if log.memory.pop("dug", None) is None:
                log.play(event.seat)
            if HiddenOffer in sifting:
                sifting[HiddenOffer](event)

        return {**sifting, HiddenOffer: offered}


ANSWERS = ForgottenTreasureAnswers()
