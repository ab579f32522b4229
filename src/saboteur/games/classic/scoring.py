"""The end of a round: the winners, the sharing of the gold, the next round (B-41 to B-53)."""

from collections.abc import Iterable
from typing import Final

from saboteur.games.answers import ValueRule
from saboteur.games.classic.book import TAKE
from saboteur.games.classic.decisions import DecisionRule
from saboteur.games.classic.operations import (
    close_round,
    end_game,
    nuggets,
    open_draft,
    pay_gold,
    shuffle_gold,
    take_gold,
)
from saboteur.games.classic.setup import next_round
from saboteur.games.classic.state import NOBODY, State
from saboteur.games.operations import ask
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import shuffle
from saboteur.kernel.refusal import Refusal, refuse

TAKE_GOLD: Final = "take-gold"


def treasure_reached(state: State, completer: int) -> None:
    """End the round at once: a seat has reached the treasure (B-36, B-43)."""
    close_round(state, completer, treasure=True)
    _share(state)


def treasure_missed(state: State) -> None:
    """End the round without the treasure (B-41)."""
    close_round(state, NOBODY, treasure=False)
    _share(state)


def _share(state: State) -> None:
    """Share the gold by a module's rules or else by those of the base game.

    In the base game the miners share if the treasure was reached, whichever seat reached it
    (B-43); otherwise the saboteurs are paid (B-47).
    """
    result = state.ledger.results[-1]
    for part in state.parts.share:
        if part.share(state, result):
            return
    if result.treasure:
        open_draft(state, draft_order(state, result.completer))
        go_on_drafting(state)
    else:
        pay_saboteurs(state)
        end_round(state)


def draft_order(state: State, completer: int) -> tuple[int, ...]:
    """Return the seats that take gold, against the direction of play from the completer on.

    These are the miners. If a saboteur reached the treasure, the nearest miner comes first: to
    its right, as long as play is clockwise (B-45, B-46, R-27, R-67). Modules may change the
    order.
    """
    kit = state.kit
    miner = kit.role["miner"]
    seats = [(completer - away * state.way) % kit.seats for away in range(kit.seats)]
    order = tuple(seat for seat in seats if state.deal.roles[seat] == miner)
    for part in state.parts.takers:
        order = part.takers(state, order)
    return order


def pay_saboteurs(state: State) -> None:
    """Pay every saboteur that was dealt to a seat, in seat order (B-47, R-25, R-26).

    If none was dealt, no seat gains (B-48, R-31).
    """
    kit = state.kit
    saboteurs = [seat for seat in range(kit.seats) if state.deal.roles[seat] == kit.saboteur]
    if not saboteurs:
        return
    pay_from_pile(state, saboteurs, kit.pay[len(saboteurs)])


def pay_from_pile(state: State, seats: Iterable[int], owed: int) -> None:
    """Pay each of ``seats`` the sum ``owed`` from the pile, then reshuffle the pile (R-25).

    If no choice of cards is exact, a seat gets the highest possible sum below.
    """
    for seat in seats:
        pay_gold(state, seat, owed, exact_payment(state.ledger.pile, owed))
    shuffle_gold(state, searched_pile(state.ledger.pile, state.seed, state.deal.round))


def searched_pile(pile: tuple[int, ...], seed: str, round_: int) -> tuple[int, ...]:
    """Return the gold pile reshuffled, after the bank searched it in a round (R-25)."""
    return tuple(shuffle(sorted(pile), seed, f"round/{round_}/gold"))


def exact_payment(pile: tuple[int, ...], owed: int) -> tuple[int, ...]:
    """Return gold cards worth ``owed``, found largest first with backtracking (R-25).

    If no exact choice exists, the cards are worth the highest possible sum below.
    """
    for total in range(owed, 0, -1):
        found = _largest_first(sorted(pile, reverse=True), total)
        if found is not None:
            return found
    return ()


def _largest_first(cards: list[int], owed: int) -> tuple[int, ...] | None:
    if owed == 0:
        return ()
    for place, worth in enumerate(cards):
        if worth <= owed and (place == 0 or cards[place - 1] != worth):
            rest = _largest_first(cards[place + 1 :], owed - worth)
            if rest is not None:
                return (worth, *rest)
    return None


def go_on_drafting(state: State) -> None:
    """Ask the next seat of the draft; end the round after the last.

    The last card is taken without a question.
    """
    draft = state.ledger.drafts[-1]
    if len(draft.order) - len(draft.taken) == 1:
        take_gold(state, draft.offered(len(draft.taken))[0])
        draft = state.ledger.drafts[-1]
    if draft.open:
        ask(state, Decision(TAKE_GOLD, draft.order[len(draft.taken)]))
    else:
        end_round(state)


def end_round(state: State) -> None:
    """Begin the next round, or end the game after the last (B-50, B-53)."""
    if state.deal.round < state.kit.rounds:
        next_round(state)
    else:
        end_game(state, richest(nuggets(state)))


class TakeGoldRule(ValueRule[State], DecisionRule[State]):
    """The decision of which gold card a miner takes of those handed to it (B-45, B-56, R-28)."""

    clause = "B-45"
    verb = TAKE

    def choices(self, state: State) -> list[int]:
        """List the different values on offer."""
        draft = state.ledger.drafts[-1]
        return sorted(set(draft.offered(len(draft.taken))))

    def refuse(self, state: State, move: Move) -> Refusal:
        """Return the refusal of a value that is not on offer."""
        return refuse("B-45", "gold-not-offered", value=move.number)

    def take(self, state: State, asked: Decision, chosen: int) -> None:
        """Take the card and offer the rest to the next seat."""
        take_gold(state, chosen)
        go_on_drafting(state)


def richest(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats with the most nuggets; they win together (B-53, R-30)."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
