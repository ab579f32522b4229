"""The rule set of the classic family, compiled from its parts."""

from collections.abc import Mapping, Sequence

from saboteur.games.classic.base import BASE
from saboteur.games.classic.book import DECLINES, MoveBook
from saboteur.games.classic.events import EngineEvent
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.manifest import Manifest
from saboteur.games.classic.operations import nuggets
from saboteur.games.classic.part import Part
from saboteur.games.classic.position import position_text
from saboteur.games.classic.position_reader import ClassicReader
from saboteur.games.classic.possible_worlds import complete
from saboteur.games.classic.questions import Parts
from saboteur.games.classic.redaction import redact
from saboteur.games.classic.scoring import richest
from saboteur.games.classic.setup import deal_game
from saboteur.games.classic.state import State
from saboteur.games.classic.view import View
from saboteur.games.options import OptionValue
from saboteur.games.ruleset import Makers, RuleSet, check_first_player, read_printed
from saboteur.kernel.catalogue import Catalogue, DeckError, deck_id, deck_parts
from saboteur.kernel.event import Event
from saboteur.kernel.sight import Sight


class ClassicRules(RuleSet[State, View]):
    """A classic rule set for a number of seats.

    ``parts`` are the base game, the expansion if used, then the modules. Raises ``ValueError``
    with the reason if the rule set cannot be compiled.
    """

    family = "classic"
    end_clause = "B-53"
    declines = DECLINES
    makers = Makers(Kit, MoveBook, deal_game, View, complete, position_text, ClassicReader)
    kit: Kit
    book: MoveBook

    def __init__(
        self,
        id_: str,
        parts: tuple[Part, ...],
        seats: int,
        options: Mapping[str, OptionValue],
        deck: str | None,
    ) -> None:
        check_first_player(options, seats)
        kit = Kit(parts, read_catalogues(parts, deck), seats, options)
        book = MoveBook(kit)
        self.parts: Parts[State, View] = Parts(parts, kit, book)
        self.decisions = self.parts.decisions
        super().__init__(id_, kit, book, deck, self.parts)

    def is_window(self, state: State) -> bool:
        """Return whether all seats of the decision are asked at once at a live table (R-64)."""
        return bool(state.stack) and self.decisions[state.stack[-1].kind].together

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the wealth of each seat in nuggets."""
        return nuggets(state)

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the richest seats if the game is over, else none (B-53)."""
        return () if state.stack else richest(nuggets(state))

    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Return an event as its part redacts it; ``None`` if the sight sees nothing of it."""
        part = self.parts.redactors.get(type(event), BASE)
        if part is not BASE:
            return part.redact(event, sight)
        assert isinstance(event, EngineEvent)  # noqa: S101 - the state records no other
        return redact(event, sight, public_gold=self.kit.public_gold)


def read_catalogues(parts: Sequence[Manifest], deck: str | None) -> list[Catalogue]:
    """Return the deck files of the parts, with the user's corrections applied by deck id.

    Corrections for several parts are one text, separated by lines ``---``. Raises ``DeckError``
    if a correction is for no part of the rule set.
    """
    catalogues = [read_printed(part.data) for part in parts if part.data]
    ids = [catalogue.id for catalogue in catalogues]
    for text in [] if deck is None else deck_parts(deck):
        wanted = deck_id(text)
        if wanted not in ids:
            raise DeckError(
                f"your deck file is not for {' or '.join(map(repr, ids))}: "
                f"under [deck] it says id = {wanted!r}"
            )
        place = ids.index(str(wanted))
        catalogues[place] = catalogues[place].with_corrections(text)
    return catalogues
