"""Answers of parts that search the discard pile: forgotten treasure and a chest."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from saboteur.games.classic.discard_search import (
    CardKept,
    CardsOffered,
    DiscardShuffled,
    HiddenKeep,
    HiddenOffer,
)
from saboteur.kernel.event import Event
from saboteur.kernel.sight import Sight
from tests.families.classic_log import ClassicLog
from tests.families.classic_visibility import TABLE
from tests.families.parts.part import PartAnswers


class DiscardSearchAnswers(PartAnswers):
    """Answers about discard searches: only the player sees the offered and kept cards (WC-20).

    Other seats see only the number of the cards.
    """

    event_fields = {
        "CardsOffered(seat, cards)": "the seat's own",
        "CardKept(seat, card)": "the seat's own",
        "HiddenOffer(seat, cards)": TABLE,
        "HiddenKeep(seat)": TABLE,
    }
    view_keys = {
        "card_peeks.type": "part of the rule set",
        "card_peeks.seat": "the seat's own",
        "card_peeks.card": "the seat's own: a card that it has seen",
        "card_peeks.stale": "the seat's own",
    }
    own_news: tuple[type[Event], ...] = (CardsOffered, CardKept)
    unseen = ("keep",)

    def revealed_secrets(self, event: Event, sight: Sight) -> Iterable[str]:
        """Return the offered cards for the seat that searches."""
        return event.cards if isinstance(event, CardsOffered) and event.seat == sight else ()

    def listen(self, log: ClassicLog) -> Mapping[type[Event], Callable[[Any], None]]:
        """Return handlers for the discard pile, or none if another part has them already."""
        if "sifting" in log.memory:
            return {}
        log.memory["sifting"] = []

        def offered(event: HiddenOffer) -> None:
            end = len(log.discard)
            log.memory["sifting"] = [end - event.cards, end]
            for entry in log.discard[end - event.cards : end]:
                if entry["known_by"] is not None and event.seat not in entry["known_by"]:
                    entry["known_by"] = sorted([*entry["known_by"], event.seat])

        def kept(event: HiddenKeep) -> None:
            first, end = log.memory["sifting"]
            many = end - first - 1
            log.discard[first:end] = [{"card": None, "known_by": [event.seat]} for _ in range(many)]
            log.hand_sizes[event.seat] += 1

        def shuffled(event: DiscardShuffled) -> None:
            log.discard[:] = [{"card": None, "known_by": []} for _ in log.discard]

        return {HiddenOffer: offered, HiddenKeep: kept, DiscardShuffled: shuffled}
