"""Possible worlds: from a view, a whole state that its seat cannot distinguish from the real one.

Everything that the seat knows for certain is kept: its role and hand, face-up cards, the cards
it passed and their places in the discard, goals it has seen, gold it took, handed on or saw
paid. Everything else is dealt again: every arrangement of the unknown roles, goals and cards is
equally likely, and the movements of the gold agree with all facts (``sample_history``).
"""

from collections import Counter
from operator import itemgetter
from typing import Final, TypeAlias

from saboteur.games.classic.book import MoveBook
from saboteur.games.classic.gold_histories import (
    DraftDrawn,
    DraftHanded,
    Fact,
    PaymentMade,
    TradeMade,
    sample_history,
)
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.ledger import Draft, Ledger, Payment, Trade
from saboteur.games.classic.state import (
    DISCARD,
    GONE,
    NO_SLOTS,
    NOBODY,
    SPARE,
    Deal,
    Knowledge,
    Rules,
    State,
)
from saboteur.games.classic.view import DraftSeen, PaymentSeen, View
from saboteur.games.possible_worlds import lay_out, put_down, viewer
from saboteur.games.view import HIDDEN
from saboteur.kernel.geometry import NOWHERE, PackedCell
from saboteur.kernel.knowledge import Trace, Traces, remove_seen, trace
from saboteur.kernel.maze import reach_from
from saboteur.kernel.randomness import Stream, derive
from saboteur.kernel.scattering import fill_slots
from saboteur.kernel.table import Table

PILE: Final = -1
"""The place of cards no seat has seen: those in the pile and those set aside."""


def complete(kit: Kit, book: MoveBook, parts: Rules, view: View, seed: str) -> State:
    """Return a possible world of a view; later random events use ``seed``, not the real one."""
    seat = viewer(view)
    roles, spare, gone = _roles(view, seat, seed)
    goals, goals_out = _goals(view, seed)
    deal = Deal(view.round, view.starter, roles, spare, tuple(goals.items()), gone, goals_out)
    maze = lay_out(view)
    state = State(
        kit,
        book,
        derive(seed, "complete"),
        deal,
        deal_table(view, Stream(seed, "complete/cards")),
        maze,
        view.stack,
        parts,
        _ledger(view, seat, seed),
        list(view.mark_bits),
        reach_from(maze, kit.start_nodes),
        _knowledge(view, seat, deal, seed),
        view.last_seat,
        view.laid_at,
        NO_SLOTS,
        view.promises,
        view.way,
    )
    for part in parts.complete:
        part.complete(view, state, Stream(seed, f"complete/{part.id}"))
    return state


def _roles(
    view: View, seat: int, seed: str
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Deal the roles unknown to the seat; after the round all roles are known (B-42).

    Return the roles of the seats, the undealt ones and the discarded ones.
    """
    kit = view.kit
    shown: dict[int, int] = {seat: view.own_role}
    if len(view.ended) == view.round:
        shown = dict(enumerate(view.ended[-1].roles))
    others = len(kit.role_pool) - kit.seats - view.roles_out
    slots: list[tuple[int, int | None]] = [
        *((other, shown.get(other)) for other in range(kit.seats)),
        *((SPARE, None) for _ in range(others)),
        *((GONE, None) for _ in range(view.roles_out)),
    ]
    stream = Stream(seed, "complete/roles")
    dealt = fill_slots(slots, view.role_traces, Counter(kit.role_pool), stream)
    return (
        tuple(dealt[: kit.seats]),
        tuple(dealt[kit.seats : kit.seats + others]),
        tuple(dealt[kit.seats + others :]),
    )


def _goals(view: View, seed: str) -> tuple[dict[PackedCell, int], tuple[int, ...]]:
    """Return all goals by cell, those unknown to the seat dealt at random, and those in the box."""
    kit = view.kit
    shown = {place: view.cards[place] // 2 for place in view.goal_cells if place in view.cards}
    if view.asked_at in view.goal_cells and view.asked_kind >= 0:
        shown[view.asked_at] = view.asked_kind  # turned over, not yet put down
    out = len(kit.goal_cards) - len(view.goal_cells)
    slots = [
        *((place, shown.get(place)) for place in view.goal_cells),
        *((NOWHERE, None) for _ in range(out)),
    ]
    traces = view.peeks
    treasure = next(card for card in kit.goal_cards if kit.treasure[card])
    if out and treasure not in (*shown.values(), *(peek.card for peek in traces)):
        cells = frozenset(view.goal_cells)  # it never stays in the box (ME-25)
        traces = (*traces, Trace(NOBODY, treasure, NOWHERE, cells))
    dealt = fill_slots(slots, traces, Counter(kit.goal_cards), Stream(seed, "complete/goals"))
    return dict(zip(view.goal_cells, dealt, strict=False)), tuple(dealt[len(view.goal_cells) :])


def _knowledge(view: View, seat: int, deal: Deal, seed: str) -> Knowledge:
    """Return the knowledge of all seats in a possible world.

    That of other seats is random but agrees with their public looks.
    """
    stream = Stream(seed, "complete/looks")
    roles = (
        *enumerate(deal.roles),
        *((SPARE, role) for role in deal.spare),
        *((GONE, role) for role in deal.gone),
    )
    return Knowledge(
        _seen(view.looks, deal.goals, view.peeks, seat, stream),
        _seen(view.role_looks, roles, view.role_traces, seat, stream),
        view.card_traces,
        view.looks,
        view.role_looks,
    )


def _seen(
    looks: Traces, cards: tuple[tuple[int, int], ...], own: Traces, seat: int, stream: Stream
) -> Traces:
    """Return traces for the looks of other seats, each at a random card it may have seen.

    Of several looks of a seat at one card, the one with the fewest places makes the others
    redundant. A role that has returned to its seat is not secret from that seat. The seat's own
    traces are kept.
    """
    found: dict[int, Trace] = {}
    taken: set[tuple[int, int]] = set()
    for order, look in sorted(enumerate(looks), key=lambda each: len(each[1].places)):
        if look.seat != seat:
            choice = [card for card, (place, _) in enumerate(cards) if place in look.places]
            card = choice[stream.below(len(choice))]
            if cards[card][0] != look.seat and (look.seat, card) not in taken:
                taken.add((look.seat, card))
                places = look.places - {look.seat}
                found[order] = Trace(look.seat, cards[card][1], look.seen, places)
    mine = iter(own)
    seen = [
        next(mine, None) if look.seat == seat else found.get(order)
        for order, look in enumerate(looks)
    ]
    return (*(known for known in seen if known is not None), *mine)


def deal_table(view: View, stream: Stream, held: tuple[int, ...] = ()) -> Table:
    """Deal the cards that the seat cannot see to hands, pile, discard and cards set aside.

    The seat on turn gets the cards ``held``. Raises ``ValueError`` if it cannot hold them.
    """
    kit = view.kit
    seen = Counter(pose // 2 for pose in view.cards.values() if pose < 2 * kit.paths)
    for marks in view.mark_bits:
        seen.update(card for bit, card in kit.mark_cards.items() if marks & bit)
    seen.update(put_down(view))
    slots: list[tuple[int, int | None]] = []
    for other, size in enumerate(view.hand_sizes):
        if other == view.sight:
            slots += [(other, card) for card in view.card_numbers]
        else:
            slots += [(other, None)] * size
    slots += [
        (DISCARD + place, None if entry & HIDDEN == HIDDEN else entry & HIDDEN)
        for place, entry in enumerate(view.discarded)
    ]
    slots += [(PILE, None)] * (view.pile + kit.aside)
    dealt = fill_slots(slots, _card_traces(view, held), Counter(kit.deck) - seen, stream)
    hands = []
    for size in view.hand_sizes:
        hands.append(tuple(dealt[:size]))
        del dealt[:size]
    discard = [card | entry & ~HIDDEN for card, entry in zip(dealt, view.discarded, strict=False)]
    rest = dealt[len(discard) :]
    pile = tuple(rest[: view.pile])
    return Table(hands, pile, len(pile), discard, tuple(rest[view.pile :]))


def _card_traces(view: View, held: tuple[int, ...]) -> Traces:
    """Return the seat's traces of cards in other hands and of discarded cards.

    For the cards ``held`` by the seat on turn, new traces replace those that this seat had.
    """
    traces = view.card_traces
    if not held:
        return traces
    holder = view.stack[0].seat
    for card in held:
        traces = remove_seen(traces, holder, card)
    return (*traces, *(trace(NOBODY, card, holder) for card in held))


def _ledger(view: View, seat: int, seed: str) -> Ledger:
    """Return a ledger whose gold history agrees with the seat's knowledge."""
    steps = _gold_steps(view)
    facts = [_facts(step, seat) for step in steps]
    stream = Stream(seed, "complete/gold")
    story, pile = sample_history(
        view.kit.gold, tuple(fact for some in facts for fact in some), stream
    )
    told = iter(story)
    gold: list[tuple[int, ...]] = [()] * view.kit.seats
    drafts: list[Draft] = []
    payments: list[Payment] = []
    for step, some in zip(steps, facts, strict=True):
        cards = [next(told) for _ in some]
        match step:
            case DraftSeen():
                drafts.append(_draft(step, some, cards))
                for taker, worth in zip(step.order, drafts[-1].taken, strict=False):
                    gold[taker] += (worth,)
            case PaymentSeen():
                payments.append(Payment(step.round, step.seat, step.owed, tuple(cards[0])))
                gold[step.seat] += tuple(cards[0])
            case Trade():
                left = list(gold[step.seat])
                left.remove(step.worth)
                gold[step.seat] = tuple(left)
    return Ledger(
        tuple(gold),
        tuple(pile),
        tuple(drafts),
        tuple(payments),
        view.ended,
        view.tokens,
        view.trades,
    )


GoldStep: TypeAlias = DraftSeen | PaymentSeen | Trade


def _gold_steps(view: View) -> list[GoldStep]:
    """Return all movements of gold cards in order; in each round the draft comes last."""
    dated: list[tuple[tuple[int, bool, int], GoldStep]] = [
        *(((draft.round, True, 0), draft) for draft in view.drafts),
        *(((paid.round, False, 2 * number + 1), paid) for number, paid in enumerate(view.payments)),
        *(((trade.round, False, 2 * trade.payments), trade) for trade in view.trades),
    ]
    return [step for _, step in sorted(dated, key=itemgetter(0))]


def _facts(step: GoldStep, seat: int) -> tuple[Fact, ...]:
    """Return the facts that the seat knows about one movement of gold cards."""
    match step:
        case PaymentSeen():
            return (PaymentMade(step.owed, step.count, step.cards, step.seat),)
        case Trade():
            return (TradeMade(step.seat, step.worth),)
        case DraftSeen():
            return _shown_facts(step, seat) if step.shown is not None else _draft_facts(step, seat)


def _shown_facts(seen: DraftSeen, seat: int) -> tuple[Fact, ...]:
    """Return the facts that a seat knows of a draft whose choices are public (R-29)."""
    known = seen.shown or ()
    if seen.offered is not None:
        known = (*known[: seen.order.index(seat)], *_offers(seen)[0])
    handed = (
        DraftHanded((worth,), (taker,))
        for taker, worth in zip(seen.order, seen.shown or (), strict=False)
    )
    return (DraftDrawn(known, len(seen.order) - len(known)), *handed)


def _draft_facts(seen: DraftSeen, seat: int) -> tuple[Fact, ...]:
    """Return the facts that a seat knows about a draft, in order of the choices (R-28).

    It knows no card taken before the first were handed to it. Of the cards that others take
    afterwards, it knows the kinds but not which seat has which.
    """
    order = seen.order
    if seen.offered is None:
        return (DraftDrawn((), len(order), order),)
    offers = _offers(seen)
    takes = (*(handful.taken for handful in seen.earlier), seen.taken)
    places = [place for place, taker in enumerate(order) if taker == seat]
    facts: list[Fact] = [DraftDrawn(offers[0], places[0], order[: places[0]])]
    for number, taken in enumerate(takes):
        if taken is not None:
            last = number + 1 == len(takes)
            others = order[places[number] + 1 : None if last else places[number + 1]]
            left = () if last else offers[number + 1]
            gone = Counter(offers[number]) - Counter((taken, *left))
            facts += [DraftHanded((taken,), (seat,)), DraftHanded(tuple(gone.elements()), others)]
    return tuple(facts)


def _offers(seen: DraftSeen) -> tuple[tuple[int, ...], ...]:
    return (*(handful.offered for handful in seen.earlier), seen.offered or ())


def _draft(seen: DraftSeen, facts: tuple[Fact, ...], told: list[list[int]]) -> Draft:
    """Return a draft rebuilt from its sampled history."""
    drawn = facts[0]
    known = drawn.known if isinstance(drawn, DraftDrawn) else ()
    taken = seen.shown
    if taken is None:
        taken = tuple(worth for cards in told for worth in cards)[: seen.done]
    return Draft(seen.round, seen.order, (*known, *told[0]), taken)
