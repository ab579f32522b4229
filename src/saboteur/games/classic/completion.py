"""Possible worlds: a whole state that a seat cannot tell from the real one, out of its view.

Everything the seat knows for certain is kept: its role and hand, open cards, its own passed
cards and where they lie in the discard, goals it has seen, gold it took and handed on, gold
paid. Everything else is dealt anew: every arrangement of the unknown roles, goals and cards is
equally likely, and the gold goes a way that fits all facts (``gold_story``).
"""

from collections import Counter
from typing import Final

from saboteur.games.classic.book import MoveBook
from saboteur.games.classic.gold_story import Drawn, Fact, Paid, tell
from saboteur.games.classic.state import (
    DISCARD,
    GONE,
    NOBODY,
    NOWHERE,
    SPARE,
    Deal,
    Draft,
    Knowledge,
    Ledger,
    Payment,
    State,
)
from saboteur.games.classic.view import HIDDEN, DraftSeen, PaymentSeen, View
from saboteur.kernel.geometry import Cell
from saboteur.kernel.knowledge import Trace, Traces, left_openly, scatter, trace
from saboteur.kernel.maze import empty_maze, reach_from
from saboteur.kernel.randomness import Stream, derive
from saboteur.kernel.table import Table

PILE: Final = -1
"""Where no card lies that anybody has seen: the pile, and the cards set aside."""


def complete(view: View, book: MoveBook, seed: str) -> State:
    """Make a possible world; it goes on from a fresh seed of its own, never the real one."""
    if not isinstance(view.sight, int):
        message = "a possible world is made from a seat's view"
        raise ValueError(message)  # noqa: TRY004 - a wrong sight, not a wrong type
    kit = view.kit
    seat = view.sight
    roles, spare, gone = _roles(view, seat, seed)
    goals, goals_out = _goals(view, seed)
    deal = Deal(view.round, view.starter, roles, spare, tuple(goals.items()), gone, goals_out)
    maze = empty_maze(kit.poses.poses)
    for place, pose in view.cards.items():
        maze.lay(place, pose)
    for place in view.covered:
        maze.cover(place)
    state = State(
        kit,
        book,
        derive(seed, "complete"),
        deal,
        _ledger(view, seat, seed),
        deal_table(view, Stream(seed, "complete/cards")),
        list(view.marks),
        maze,
        reach_from(maze, kit.start_nodes),
        _knowledge(view, seat, goals, roles),
        view.stack,
        view.last,
        view.laid,
        view.promises,
        view.way,
    )
    for part in kit.parts.complete:
        part.complete(view, state, Stream(seed, f"complete/{part.id}"))
    return state


def _roles(
    view: View, seat: int, seed: str
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Deal the roles that this seat does not know; after the round they are known (B-42).

    Returns the roles of the seats, those never dealt, and those discarded.
    """
    kit = view.kit
    pool = Counter(kit.role_pool)
    if len(view.results) == view.round:
        known = view.results[-1].roles
        rest = Stream(seed, "complete/roles").shuffled(sorted((pool - Counter(known)).elements()))
        split = len(rest) - view.roles_out
        return known, tuple(rest[:split]), tuple(rest[split:])
    others = len(kit.role_pool) - kit.seats - view.roles_out
    slots: list[tuple[int, int | None]] = [
        *((other, view.own_role if other == seat else None) for other in range(kit.seats)),
        *((SPARE, None) for _ in range(others)),
        *((GONE, None) for _ in range(view.roles_out)),
    ]
    dealt = _dealt(slots, view.role_peeks, pool, Stream(seed, "complete/roles"))
    return (
        tuple(dealt[: kit.seats]),
        tuple(dealt[kit.seats : kit.seats + others]),
        tuple(dealt[kit.seats + others :]),
    )


def _dealt(
    slots: list[tuple[int, int | None]], traces: Traces, pool: Counter[int], stream: Stream
) -> list[int]:
    """Fill every slot: what the seat knows first, then what is left of the pool.

    Raises ``ValueError`` if that cannot be.
    """
    found = scatter(traces, slots, stream)
    seen = Counter(card for card in found if card is not None)
    if seen - pool:
        raise ValueError("more cards are known than there are")
    unknown = stream.shuffled(sorted((pool - seen).elements()))
    return [unknown.pop() if card is None else card for card in found]


def _goals(view: View, seed: str) -> tuple[dict[Cell, int], tuple[int, ...]]:
    """Lay the goals that this seat has not seen; return them and those left in the box."""
    kit = view.kit
    shown = {place: view.cards[place] // 2 for place in view.goal_cells if place in view.cards}
    if view.asked_cell in view.goal_cells and view.asked_card >= 0:
        shown[view.asked_cell] = view.asked_card  # turned over, not yet put down
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
    dealt = _dealt(slots, traces, Counter(kit.goal_cards), Stream(seed, "complete/goals"))
    return dict(zip(view.goal_cells, dealt, strict=False)), tuple(dealt[len(view.goal_cells) :])


def _knowledge(view: View, seat: int, goals: dict[Cell, int], roles: tuple[int, ...]) -> Knowledge:
    """Let every other seat know what it would know in this world.

    What others saw before it moved is beyond this seat's ken: they are taken to have seen what
    lies there now.
    """
    own_goals = {peek.seen: peek for peek in view.peeks}
    own_roles = {peek.seen: peek for peek in view.role_peeks}
    return Knowledge(
        tuple(
            own_goals[place] if looker == seat else trace(looker, goals[place], place)
            for looker, place in view.looks
        ),
        tuple(
            own_roles[target] if looker == seat else trace(looker, roles[target], target)
            for looker, target in view.role_looks
        ),
        view.card_traces,
    )


def deal_table(view: View, stream: Stream, held: tuple[int, ...] = ()) -> Table:
    """Deal the cards this seat cannot see to hands, pile, discard and those set aside.

    ``held`` are cards that the seat on turn is taken to hold; ``ValueError`` if it cannot.
    """
    kit = view.kit
    seen = Counter(pose // 2 for pose in view.cards.values() if pose < 2 * kit.paths)
    for marks in view.marks:
        seen.update(card for bit, card in kit.mark_cards.items() if marks & bit)
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
    dealt = _dealt(slots, _card_traces(view, held), Counter(kit.deck) - seen, stream)
    hands = []
    for size in view.hand_sizes:
        hands.append(tuple(dealt[:size]))
        del dealt[:size]
    discard = [card | entry & ~HIDDEN for card, entry in zip(dealt, view.discarded, strict=False)]
    rest = dealt[len(discard) :]
    pile = tuple(rest[: view.pile])
    return Table(hands, pile, len(pile), discard, tuple(rest[view.pile :]))


def _card_traces(view: View, held: tuple[int, ...]) -> Traces:
    """Return what this seat knows of cards in other hands and of discarded ones.

    A card that is put down but has not taken effect yet is still counted with its hand; like
    those ``held`` there, it may be one that this seat knew before.
    """
    asked = view.stack[-1] if view.stack else None
    if asked is None or view.stack[0].seat == view.sight:
        return view.card_traces
    holder = view.stack[0].seat
    certain = held if asked.move is None else (asked.move.kind, *held)
    known = view.card_traces
    for card in certain:
        known = left_openly(known, holder, card)
    return (*known, *(trace(asked.seat, card, holder) for card in certain))


def _ledger(view: View, seat: int, seed: str) -> Ledger:
    """Let the gold have gone a way that agrees with all that this seat knows of it."""
    stream = Stream(seed, "complete/gold")
    steps: list[DraftSeen | PaymentSeen] = [*view.drafts, *view.payments]
    steps.sort(key=lambda step: (step.round, isinstance(step, DraftSeen)))  # the draft comes last
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
    return Ledger(
        tuple(gold),
        tuple(pile),
        tuple(drafts),
        tuple(payments),
        view.results,
        view.tokens,
        view.trades,
    )


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
