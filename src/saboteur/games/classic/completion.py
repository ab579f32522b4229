"""Possible worlds: a whole state that a seat cannot tell from the real one, out of its view.

Everything the seat knows for certain is kept: its role and hand, open cards, its own passed
cards and where they lie in the discard, goals it has seen, gold it took and handed on, gold
paid. Everything else is dealt anew: every arrangement of the unknown roles, goals and cards is
equally likely, and the gold follows a story that fits every fact.
"""

from collections import Counter
from typing import Final

from saboteur.games.classic.sharing import exact_payment
from saboteur.games.classic.state import Deal, Draft, Ledger, Payment, State
from saboteur.games.classic.view import HIDDEN, DraftSeen, PaymentSeen, View
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import Cell
from saboteur.kernel.knowledge import Peek
from saboteur.kernel.maze import empty_maze, reach_from
from saboteur.kernel.randomness import Stream, derive
from saboteur.kernel.table import PASSER_SHIFT, Table

TRIES: Final = 100_000


def complete(view: View, seed: str) -> State:
    """Make a possible world; it goes on from a fresh seed of its own, never the real one."""
    if not isinstance(view.sight, int):
        message = "a possible world is made from a seat's view"
        raise ValueError(message)  # noqa: TRY004 - a wrong sight, not a wrong type
    kit = view.kit
    seat = view.sight
    roles, spare = _roles(view, seat, seed)
    goals = _goals(view, seed)
    deal = Deal(view.round, view.starter, roles, spare, tuple(goals.items()))
    maze = empty_maze(kit.poses.poses)
    for place, pose in view.cards.items():
        maze.lay(place, pose)
    for place in view.covered:
        maze.cover(place)
    return State(
        kit,
        derive(seed, "complete"),
        deal,
        _ledger(view, seat, seed),
        _table(view, seat, seed),
        list(view.marks),
        maze,
        reach_from(maze, kit.start_nodes),
        _peeks(view, seat, goals),
        _stack(view),
        view.last,
        view.laid,
        view.proposed,
    )


def _stack(view: View) -> tuple[Decision, ...]:
    """Rebuild the decisions: the bottom is the turn, the top what is asked now."""
    if view.asked is None or view.decider is None or view.turn is None:
        return ()
    top = Decision(view.asked, view.decider, view.asked_cell, view.asked_seats, view.asked_card)
    turn = Decision("turn", view.turn)
    return (top,) if view.asked in ("turn", "take-gold") else (turn, top)


def _roles(view: View, seat: int, seed: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Deal the roles that this seat does not know; after the round they are known (B-42)."""
    kit = view.kit
    pool = Counter(kit.role_pool)
    if len(view.results) == view.round:
        known = view.results[-1].roles
        return known, tuple((pool - Counter(known)).elements())
    pool[view.own_role] -= 1
    rest = Stream(seed, "complete/roles").shuffled(sorted(pool.elements()))
    others = kit.seats - 1
    roles = [*rest[:seat], view.own_role, *rest[seat:others]]
    return tuple(roles), tuple(rest[others:])


def _goals(view: View, seed: str) -> dict[Cell, int]:
    """Lay the goals that this seat has not seen."""
    kit = view.kit
    known = {place: view.cards[place] // 2 for place in kit.goal_cells if place in view.cards}
    known.update({peek.cell: peek.card for peek in view.peeks if not peek.stale})
    if view.asked_card >= 0:
        known[view.asked_cell] = view.asked_card
    rest = sorted((Counter(kit.goal_cards) - Counter(known.values())).elements())
    unknown = Stream(seed, "complete/goals").shuffled(rest)
    return {place: known[place] if place in known else unknown.pop() for place in kit.goal_cells}


def _peeks(view: View, seat: int, goals: dict[Cell, int]) -> tuple[Peek, ...]:
    """Let every other seat have seen what it would have seen in this world."""
    own = {peek.cell: peek for peek in view.peeks}
    return tuple(
        own[place] if looker == seat else Peek(looker, view.round, place, goals[place])
        for looker, place in view.looks
    )


def _table(view: View, seat: int, seed: str) -> Table:
    """Deal the cards this seat cannot see to hands, pile and the others' passed cards."""
    kit = view.kit
    seen = Counter(pose // 2 for place, pose in view.cards.items() if pose < 2 * kit.paths)
    seen.update(view.card_numbers)
    seen.update(entry & HIDDEN for entry in view.discarded if entry & HIDDEN != HIDDEN)
    for marks in view.marks:
        seen.update(card for bit, card in kit.broken_cards.items() if marks & bit)
    unknown = Stream(seed, "complete/cards").shuffled(sorted((Counter(kit.deck) - seen).elements()))
    hands: list[tuple[int, ...]] = []
    for other, size in enumerate(view.hand_sizes):
        if other == seat:
            hands.append(view.card_numbers)
        else:
            hands.append(tuple(unknown[:size]))
            del unknown[:size]
    discard = [
        entry if entry & HIDDEN != HIDDEN else unknown.pop() | entry >> PASSER_SHIFT << PASSER_SHIFT
        for entry in view.discarded
    ]
    return Table(hands, tuple(unknown), len(unknown), discard)


def _ledger(view: View, seat: int, seed: str) -> Ledger:
    """Tell the story of the gold anew until it agrees with every public and private fact.

    Payments are forced by the pile (R-25), so their number of cards tells something of what the
    drafts before left; a story that contradicts it is thrown away and told again.
    """
    stream = Stream(seed, "complete/gold")
    for _ in range(TRIES):
        ledger = _story(view, seat, stream)
        if ledger is not None:
            return ledger
    message = "no story of the gold agrees with this view"
    raise RuntimeError(message)


def _story(view: View, seat: int, stream: Stream) -> Ledger | None:
    kit = view.kit
    pile = stream.shuffled(kit.gold)
    gold: list[tuple[int, ...]] = [()] * kit.seats
    drafts: list[Draft] = []
    payments: list[Payment] = []
    for round_ in range(1, view.round + 1):
        for draft_seen in view.drafts:
            if draft_seen.round == round_:
                draft = _draft(draft_seen, seat, pile, stream)
                if draft is None:
                    return None
                drafts.append(draft)
                for taker, worth in zip(draft.order, draft.taken, strict=False):
                    gold[taker] += (worth,)
        for paid in view.payments:
            if paid.round == round_:
                payment = _payment(paid, pile)
                if payment is None:
                    return None
                payments.append(payment)
                gold[paid.seat] += payment.cards
    return Ledger(tuple(gold), tuple(pile), tuple(drafts), tuple(payments), view.results)


def _draft(seen: DraftSeen, seat: int, pile: list[int], stream: Stream) -> Draft | None:
    """Draw the cards of a draft so that this seat was handed what it remembers."""
    if seen.offered is None:
        taken = seen.shown or tuple(pile.pop() for _ in range(seen.done))
        left = tuple(pile.pop() for _ in range(len(seen.order) - seen.done))
        known = seen.shown or ()
    else:
        place = seen.order.index(seat)
        before = seen.shown[:place] if seen.shown else tuple(pile.pop() for _ in range(place))
        rest = list(seen.offered)
        taken = before
        if seen.taken is not None:
            rest.remove(seen.taken)
            after = (
                seen.shown[place + 1 :]
                if seen.shown
                else stream.shuffled(rest)[: seen.done - place - 1]
            )
            taken = (*before, seen.taken, *after)
        left = tuple((Counter((*before, *seen.offered)) - Counter(taken)).elements())
        known = (*seen.offered, *(seen.shown or ())[:place])
    for worth in known:
        if worth not in pile:
            return None
        pile.remove(worth)
    return Draft(seen.round, seen.order, (*taken, *left), taken)


def _payment(seen: PaymentSeen, pile: list[int]) -> Payment | None:
    """Pay as the bank would; ``None`` if that contradicts what is known of the payment."""
    cards = exact_payment(tuple(pile), seen.owed)
    if len(cards) != seen.count or (seen.cards is not None and seen.cards != cards):
        return None
    for worth in cards:
        pile.remove(worth)
    return Payment(seen.round, seen.seat, seen.owed, cards)
