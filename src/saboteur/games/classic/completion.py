"""Possible worlds: a whole state that a seat cannot tell from the real one, out of its view.

Everything the seat knows for certain is kept: its role and hand, open cards, its own passed
cards and where they lie in the discard, goals it has seen, gold it took and handed on, gold
paid. Everything else is dealt anew: every arrangement of the unknown roles, goals and cards is
equally likely, and the gold goes a way that fits all facts (``gold_story``).
"""

from collections import Counter

from saboteur.games.classic.book import MoveBook
from saboteur.games.classic.gold_story import Drawn, Fact, Paid, tell
from saboteur.games.classic.state import Deal, Draft, Ledger, Payment, State
from saboteur.games.classic.view import HIDDEN, DraftSeen, PaymentSeen, View
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import Cell
from saboteur.kernel.knowledge import Peek
from saboteur.kernel.maze import empty_maze, reach_from
from saboteur.kernel.randomness import Stream, derive
from saboteur.kernel.table import PASSER_SHIFT, Table


def complete(view: View, book: MoveBook, seed: str) -> State:
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
        book,
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
    """Let the gold have gone a way that agrees with all that this seat knows of it."""
    stream = Stream(seed, "complete/gold")
    steps: list[DraftSeen | PaymentSeen] = [*view.drafts, *view.payments]
    steps.sort(key=lambda step: step.round)  # a round has either a draft or payments
    told, pile = tell(view.kit.gold, tuple(_fact(step, seat) for step in steps), stream)
    gold: list[tuple[int, ...]] = [()] * view.kit.seats
    drafts: list[Draft] = []
    payments: list[Payment] = []
    for step, cards in zip(steps, told, strict=True):
        if isinstance(step, DraftSeen):
            draft = _draft(step, seat, tuple(cards), stream)
            drafts.append(draft)
            for taker, worth in zip(draft.order, draft.taken, strict=False):
                gold[taker] += (worth,)
        else:
            paid = tuple(sorted(cards, reverse=True))  # the largest first
            payments.append(Payment(step.round, step.seat, step.owed, paid))
            gold[step.seat] += paid
    return Ledger(tuple(gold), tuple(pile), tuple(drafts), tuple(payments), view.results)


def _fact(step: DraftSeen | PaymentSeen, seat: int) -> Fact:
    """Say what this seat knows of one step of the gold."""
    if isinstance(step, PaymentSeen):
        return Paid(step.owed, step.count, step.cards)
    known = step.shown or ()
    if step.offered is not None:
        known = (*known[: step.order.index(seat)], *step.offered)
    return Drawn(tuple(sorted(known)), len(step.order) - len(known))


def _draft(seen: DraftSeen, seat: int, unknown: tuple[int, ...], stream: Stream) -> Draft:
    """Rebuild a draft; ``unknown`` are its cards that this seat has never seen."""
    if seen.offered is None:
        cards = (*(seen.shown or ()), *unknown)
        return Draft(seen.round, seen.order, cards, cards[: seen.done])
    place = seen.order.index(seat)
    before = seen.shown[:place] if seen.shown else unknown
    cards = (*before, *seen.offered)
    if seen.taken is None:
        return Draft(seen.round, seen.order, cards, before)
    rest = list(seen.offered)
    rest.remove(seen.taken)
    after = seen.shown[place + 1 :] if seen.shown else stream.shuffled(rest)
    return Draft(seen.round, seen.order, cards, (*before, seen.taken, *after)[: seen.done])
