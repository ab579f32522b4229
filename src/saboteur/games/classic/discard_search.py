"""Looking at the top of the discard and keeping one of its cards, unseen by the others.

Every seat remembers the cards that it saw go onto the discard. Of the searched cards, one is now in
a hand and the others lie face down in their old order (R-63): that is public, and the traces record
it (``take_unknown``).
"""

from typing import Final, TypeAlias, assert_never

from saboteur.games.classic.decisions import DecisionRule
from saboteur.games.classic.goals import settle
from saboteur.games.classic.operations import put_away
from saboteur.games.classic.state import DISCARD, State
from saboteur.games.decisions import not_asked
from saboteur.games.operations import pop_question
from saboteur.kernel.event import Event
from saboteur.kernel.knowledge import Trace, Traces, see_cards, take_unknown, trace
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import shuffle
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.sight import Sight
from saboteur.kernel.table import KNOWERS_SHIFT, entry_kind, hidden_entry, is_entry_known
from saboteur.kernel.value import replace_fields, value_class

KEEP: Final = "keep"
SEARCHED_CARDS: Final = 5
"""How many cards a search shows; fewer if the discard is smaller."""


@value_class
class CardsOffered(Event):
    """A seat looked at some cards of the discard and may keep one of them."""

    seat: int
    cards: tuple[str, ...]


@value_class
class CardKept(Event):
    """A seat took one of the cards that it had looked at into its hand."""

    seat: int
    card: str


@value_class
class HiddenOffer(Event):
    """The redacted ``CardsOffered``: a seat looked at some cards of the discard."""

    seat: int
    cards: int


@value_class
class HiddenKeep(Event):
    """The redacted ``CardKept``: a seat kept one of the cards it looked at."""

    seat: int


@value_class
class DiscardShuffled(Event):
    """The discard was shuffled face down."""

    seat: int


DiscardSearchEvent: TypeAlias = CardsOffered | CardKept | HiddenOffer | HiddenKeep | DiscardShuffled
DISCARD_SEARCH_EVENTS: Final[tuple[type[Event], ...]] = (
    CardsOffered,
    CardKept,
    HiddenOffer,
    HiddenKeep,
    DiscardShuffled,
)


def redact_discard_search(event: DiscardSearchEvent, sight: Sight) -> DiscardSearchEvent:
    """Return the event for a sight: only the searching seat sees any cards (WC-20)."""
    match event:
        case CardsOffered():
            return event if event.seat == sight else HiddenOffer(event.seat, len(event.cards))
        case CardKept():
            return event if event.seat == sight else HiddenKeep(event.seat)
        case HiddenOffer() | HiddenKeep() | DiscardShuffled():
            return event
        case _:
            assert_never(event)


def offered_entries(state: State) -> range:
    """Return the indices of the top entries of the discard, those that a search shows."""
    end = len(state.table.discard)
    return range(max(0, end - SEARCHED_CARDS), end)


def look_through(state: State, seat: int) -> bool:
    """Show a seat the top of the discard; return whether it must choose the card it keeps.

    A single card is kept without a question. Several cards of one kind are asked about like any
    others: their number is public, their kinds are not.
    """
    table = state.table
    entries = offered_entries(state)
    traces = state.known.cards
    for entry in entries:
        if not is_entry_known(table.discard[entry], seat):
            table.discard[entry] |= 1 << KNOWERS_SHIFT + seat
        kind = entry_kind(table.discard[entry])
        traces = see_cards(traces, seat, DISCARD + entry, (kind,))
    _set_traces(state, traces)
    if state.log is not None:
        kinds = (entry_kind(table.discard[entry]) for entry in entries)
        state.log.append(CardsOffered(seat, tuple(state.kit.names[kind] for kind in kinds)))
    if len(entries) > 1:
        return True
    keep_entry(state, seat, entries, entries[0])
    return False


def keep_entry(state: State, seat: int, entries: range, kept: int) -> None:
    """Move a card from the searched entries to the hand; the others keep their order, face down.

    Another seat that knew one of these cards now knows only that it is in the hand, in its old
    place or one place lower.
    """
    table = state.table
    traces = state.known.cards
    places = [DISCARD + entry for entry in entries]
    for other in range(state.kit.seats):
        if other != seat:
            traces = (*traces, *_remembered(state, other, entries))
            traces = take_unknown(traces, other, places, seat)
    _set_traces(state, traces)
    kind = entry_kind(table.discard[kept])
    table.discard[entries.start : entries.stop] = [
        hidden_entry(entry_kind(table.discard[entry]), seat) for entry in entries if entry != kept
    ]
    table.hands[seat] += (kind,)
    if state.log is not None:
        state.log.append(CardKept(seat, state.kit.names[kind]))


def shuffle_discard(state: State, seat: int, purpose: str) -> None:
    """Shuffle the discard face down; each card known to lie there may now lie anywhere in it."""
    table = state.table
    entries = range(len(table.discard))
    places = frozenset(DISCARD + entry for entry in entries)
    remembered = [
        known for other in range(state.kit.seats) for known in _remembered(state, other, entries)
    ]
    _set_traces(
        state,
        tuple(
            known if places.isdisjoint(known.places) else known.with_places(known.places | places)
            for known in (*state.known.cards, *remembered)
        ),
    )
    kinds = shuffle(map(entry_kind, table.discard), state.seed, purpose)
    table.discard[:] = map(hidden_entry, kinds)
    if state.log is not None:
        state.log.append(DiscardShuffled(seat))


def _remembered(state: State, seat: int, entries: range) -> list[Trace]:
    """Return a trace of each searched entry whose card ``seat`` knows."""
    discard = state.table.discard
    return [
        trace(seat, entry_kind(discard[entry]), DISCARD + entry)
        for entry in entries
        if is_entry_known(discard[entry], seat)
    ]


def _set_traces(state: State, traces: Traces) -> None:
    state.known = replace_fields(state.known, cards=traces)


class KeepCardRule(DecisionRule[State]):
    """The decision of which searched card a seat keeps.

    Only that seat sees the cards, in its view of the discard (R-193).
    """

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def moves(self, state: State) -> list[Move]:
        """List one move for each kind among the searched cards."""
        return [state.book.say(KEEP, card=kind) for kind in sorted(set(self._kinds(state)))]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a card that is not among the searched ones."""
        if move.verb != KEEP:
            return not_asked(self.clause, state, move)
        if move.kind not in self._kinds(state):
            return refuse(self.clause, "card-not-offered", card=move.card)
        return None

    def play(self, state: State, move: Move) -> None:
        """Keep the card; of several of its kind, the one nearest to the top.

        If a card from the hand caused the search, it is discarded now (R-238).
        """
        asked = state.stack[-1]
        pop_question(state)
        entries = offered_entries(state)
        kinds = self._kinds(state)
        kept = max(entry for entry in entries if kinds[entry - entries.start] == move.kind)
        keep_entry(state, asked.seat, entries, kept)
        put_away(state, asked)
        settle(state)

    def _kinds(self, state: State) -> list[int]:
        discard = state.table.discard
        return [entry_kind(discard[entry]) for entry in offered_entries(state)]
