"""The end of a round: gold is taken, trolls are paid, the next round begins (D-36 to D-42)."""

from typing import Final

from saboteur.games.duel.operations import close_round, end_game, nuggets, settle_accounts
from saboteur.games.duel.setup import next_round
from saboteur.games.duel.state import Ledger, RoundResult, State

GOALS: Final = "goals"
COUNTERS: Final = "counters"
CARDS: Final = "cards"
CAUSES: Final = (GOALS, COUNTERS, CARDS)
"""The causes of the end of a round (D-36, D-49).

All goals turned over, all counters used, or no cards left.
"""


def end_round(state: State, cause: str) -> None:
    """Close the round, share the gold, and begin the next round or end the game (D-42)."""
    close_round(state, cause)
    taken = tuple(claimed_cards(state, seat) for seat in range(state.kit.seats))
    hoards = []
    paid = []
    for seat, cards in enumerate(taken):
        trolls = sum(briber == seat for _, briber in state.marks.bribes)
        kept, given = pay_trolls(state, (*state.ledger.hoards[seat], *cards), trolls)
        hoards.append(kept)
        paid.append(given)
    result = RoundResult(state.deal.round, cause, taken, tuple(paid))
    revealed = [card for place, card in state.deal.goals if place in state.maze.cards]
    ledger = Ledger(
        tuple(hoards),
        tuple(sorted((*state.ledger.gone, *revealed))),  # D-39
        (*state.ledger.results, result),
    )
    settle_accounts(state, ledger, result)
    if state.deal.round < state.kit.rounds:
        next_round(state)
    else:
        end_game(state, richest(state, nuggets(state)))


def claimed_cards(state: State, seat: int) -> tuple[int, ...]:
    """List the gold cards with a seat's counters, in the order in which it claimed them (D-37)."""
    cards = state.maze.cards
    return tuple(cards[place] // 2 for place, owner in state.marks.claims if owner == seat)


def pay_trolls(
    state: State, hoard: tuple[int, ...], trolls: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the gold cards that a seat keeps and those it gives to trolls, the cheapest first.

    A card of higher worth also pays for one troll, without change; a seat without cards owes
    nothing more (D-38, R-106).
    """
    cheapest = sorted(hoard, key=lambda card: (state.kit.gold[card], card))
    given = tuple(cheapest[:trolls])
    kept = list(hoard)
    for card in given:
        kept.remove(card)
    return tuple(kept), given


def richest(state: State, scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats with the most nuggets, all of which win (D-42, R-115).

    Return no seat in solo, which has grades instead (D-50).
    """
    if state.kit.solo:
        return ()
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
