"""The championship card of 2018, Forgotten treasure: a card from the discard instead of a draw."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from saboteur.games.book import PLAY
from saboteur.games.classic.decisions import ActionRule, DecisionRule
from saboteur.games.classic.discard_search import (
    DISCARD_SEARCH_EVENTS,
    KEEP,
    DiscardSearchEvent,
    KeepCardRule,
    look_through,
    redact_discard_search,
)
from saboteur.games.classic.operations import put_away, update_turn
from saboteur.games.classic.part import Part
from saboteur.games.classic.state import State
from saboteur.games.operations import ask
from saboteur.kernel.decision import Decision
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.sight import Sight

KEEP_CARD: Final = "keep-card"


class ForgottenTreasureRule(ActionRule[State]):
    """The rule of the forgotten treasure: keep one of the discard's top five cards; draw none.

    WC-10, R-63.
    """

    form = ""

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """Return the card's only move unless the discard is empty; the draw pile may be empty."""
        return [state.book.say(PLAY, card=card)] if state.table.discard else ()

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse to play the card if the discard is empty."""
        return None if state.table.discard else refuse("WC-10", "discard-empty")

    def play(self, state: State, seat: int, move: Move) -> None:
        """Search the discard; this card is put on top of it afterwards (R-63, R-186, R-238)."""
        update_turn(state, draws=0)
        asked = Decision(KEEP_CARD, seat, move=move)
        if look_through(state, seat):
            ask(state, asked)
        else:
            put_away(state, asked)


class ForgottenTreasure(Part):
    """A module that adds one card, the forgotten treasure, and can be chosen alone."""

    id = "forgotten-treasure"
    title = "Forgotten treasure"
    data = "forgotten-treasure.toml"
    actions: Mapping[str, ActionRule[State]] = {"forgotten-treasure": ForgottenTreasureRule()}
    decisions: Mapping[str, DecisionRule[State]] = {KEEP_CARD: KeepCardRule("WC-10")}
    verbs: ClassVar[Mapping[str, str]] = {KEEP: "card"}
    events = DISCARD_SEARCH_EVENTS

    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Return the event for a sight: only the searching seat sees any cards (WC-20)."""
        assert isinstance(event, DiscardSearchEvent)  # noqa: S101 - it records no other
        return redact_discard_search(event, sight)


FORGOTTEN_TREASURE: Final = ForgottenTreasure()
