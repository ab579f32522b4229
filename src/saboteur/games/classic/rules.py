"""A classic rule set: parts compiled together, answering everything the layers above ask."""

from collections.abc import Mapping, Sequence
from importlib.resources import files

from saboteur.games.classic.base import BASE
from saboteur.games.classic.book import DECLINES, MoveBook
from saboteur.games.classic.completion import complete
from saboteur.games.classic.events import (
    EngineEvent,
)
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.manifest import Manifest
from saboteur.games.classic.operations import nuggets, richest
from saboteur.games.classic.part import Part
from saboteur.games.classic.position import position_text
from saboteur.games.classic.position_reader import parse_position
from saboteur.games.classic.questions import Parts
from saboteur.games.classic.redaction import redact
from saboteur.games.classic.setup import deal_game
from saboteur.games.classic.state import State
from saboteur.games.classic.view import View
from saboteur.games.options import OptionValue
from saboteur.games.ruleset import RuleSet, check_first_player
from saboteur.kernel.catalogue import (
    Catalogue,
    DeckError,
    deck_id,
    deck_parts,
    parse_catalogue,
)
from saboteur.kernel.event import Event
from saboteur.kernel.sight import Sight


class ClassicRules(RuleSet[State, View]):
    """Saboteur with some parts, for a number of seats."""

    family = "classic"
    end_clause = "B-53"
    declines = DECLINES
    kit: Kit

    def __init__(
        self,
        id_: str,
        parts: tuple[Part, ...],
        seats: int,
        options: Mapping[str, OptionValue],
        deck: str | None,
    ) -> None:
        """Compile the rule set; raises ``ValueError`` with the reason if it cannot be.

        ``parts`` are the base game, the expansion if it is used, then modules by their ids.
        """
        catalogues = read_catalogues(parts, deck)
        self.id = id_
        self.seats = seats
        self.deck = deck
        self.options = dict(options)
        check_first_player(self.options, seats)
        self.kit = Kit(parts, catalogues, seats, self.options)
        self.revision = self.kit.catalogue.revision
        self.book = MoveBook(self.kit)
        self.parts = Parts(parts, self.kit, self.book)
        self.decisions = self.parts.decisions

    def deal(self, seed: str, log: list[Event] | None = None) -> State:
        """Set the first round up."""
        return deal_game(self.kit, self.book, self.parts, seed, log)

    def is_window(self, state: State) -> bool:
        """Whether the question is put to all at once at a live table (R-64)."""
        return bool(state.stack) and self.decisions[state.stack[-1].kind].together

    def round(self, state: State) -> int:
        """Return the number of the round."""
        return state.deal.round

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the nuggets each seat has."""
        return nuggets(state)

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the richest seats once the game is over (B-53)."""
        return () if state.stack else richest(nuggets(state))

    def see(self, state: State, sight: Sight) -> View:
        """Build the view of a sight."""
        return View(state, sight, self.id, self.revision)

    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Return what a sight learns of an event; its part answers for it."""
        part = self.parts.redactors.get(type(event), BASE)
        if part is not BASE:
            return part.redact(event, sight)
        assert isinstance(event, EngineEvent)  # noqa: S101 - the state records no other
        return redact(event, sight, public_gold=self.kit.public_gold)

    def complete(self, view: View, seed: str) -> State:
        """Make a possible world out of a seat's view."""
        return complete(view, self.book, self.parts, seed)

    def position(self, state: State) -> str:
        """Print the whole state."""
        return position_text(state)

    def parse_position(self, text: str) -> State:
        """Read a state."""
        return parse_position(self.kit, self.book, self.parts, text)


def read_catalogues(parts: Sequence[Manifest], deck: str | None) -> list[Catalogue]:
    """Read the deck files of the parts; the user's own corrects those whose ids it gives.

    Corrections of several parts stand in one text, with a line ``---`` between them.
    """
    source = files("saboteur.games.data")
    catalogues = [
        parse_catalogue(source.joinpath(part.data).read_text("utf-8"))
        for part in parts
        if part.data
    ]
    ids = [catalogue.id for catalogue in catalogues]
    for text in [] if deck is None else deck_parts(deck):
        wanted = deck_id(text)
        if wanted not in ids:
            raise DeckError(
                f"your deck file is not for {' or '.join(map(repr, ids))}: "
                f"under [deck] it says id = {wanted!r}"
            )
        place = ids.index(str(wanted))
        catalogues[place] = catalogues[place].corrected(text)
    return catalogues
