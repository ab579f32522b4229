"""Possible worlds: from a view, a whole state that its seat cannot distinguish from the real one.

Everything that the seat knows for certain is kept: its hand, all public cards and the goals it
has seen. Everything else is dealt again: every arrangement of the unknown cards is equally
likely.
"""

from collections import Counter

from saboteur.games.duel.book import MoveBook
from saboteur.games.duel.kit import Kit
from saboteur.games.duel.setup import deck_left, goal_pool, reaches_in
from saboteur.games.duel.state import Deal, Ledger, State
from saboteur.games.duel.view import View
from saboteur.games.possible_worlds import fill, lay_out, put_down, viewer
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.randomness import Stream, derive
from saboteur.kernel.table import Table


def complete(kit: Kit, book: MoveBook, view: View, seed: str) -> State:
    """Return a possible world of a view; later random events use ``seed``, not the real one."""
    viewer(view)
    maze = lay_out(view)
    return State(
        kit,
        book,
        derive(seed, "complete"),
        _deal(view, Stream(seed, "complete/goals")),
        _table(view, Stream(seed, "complete/cards")),
        maze,
        view.stack,
        Ledger(view.hoards, view.gone_numbers, view.ended),
        list(view.broken_bits),
        reaches_in(kit, maze, view.colour_numbers, view.marks),
        view.marks,
    )


def _deal(view: View, stream: Stream) -> Deal:
    """Deal the goals unknown to the seat from those never turned over in earlier rounds (D-39)."""
    known: dict[PackedCell, int] = dict(view.peeks)
    for place in view.goal_cells:
        if place in view.cards:
            known[place] = view.cards[place] // 2
    if view.asked_kind >= 0:
        known[view.asked_at] = view.asked_kind
    pool = goal_pool(view.kit, before_round(view))
    goals, unused = fill(view.goal_cells, known, pool, stream)
    laid = tuple(goals.items())
    return Deal(view.round, view.starter, view.colour_numbers, laid, tuple(sorted(unused)))


def _table(view: View, stream: Stream) -> Table:
    """Deal the cards unknown to the seat to the other hand, the pile and the cards set aside."""
    kit = view.kit
    seen = Counter([*view.card_numbers, *view.discarded, *put_down(view)])
    seen.update(pose // 2 for pose in view.cards.values() if pose // 2 < kit.paths)
    seen.update(
        card for bits in view.broken_bits for bit, card in kit.broken_cards.items() if bits & bit
    )
    pool = Counter(deck_left(kit, before_round(view)))
    unknown = stream.shuffled(sorted((pool - seen).elements()))
    hands = []
    for other, size in enumerate(view.hand_sizes):
        if other == view.sight:
            hands.append(view.card_numbers)
        else:
            hands.append(tuple(unknown[:size]))
            del unknown[:size]
    pile = tuple(unknown[: view.pile])
    return Table(hands, pile, len(pile), list(view.discarded), tuple(unknown[view.pile :]))


def before_round(view: View) -> Ledger:
    """Return the ledger as it was when the round of the view was dealt, without hoards.

    That round may have ended since.
    """
    gone = Counter(view.gone_numbers)
    if len(view.ended) == view.round:
        gone -= Counter(view.cards[place] // 2 for place in view.goal_cells if place in view.cards)
    results = tuple(result for result in view.ended if result.round < view.round)
    return Ledger((), tuple(sorted(gone.elements())), results)
