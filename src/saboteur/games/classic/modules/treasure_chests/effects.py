"""The effects of the ten chests, one function each (ME-42 to ME-52).

An effect is applied at once, fully, before anything else is turned over (R-96). Changes of the draw
are added up and settled once, at the end of the turn (ME-53, R-93).
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from saboteur.games.classic.discard_search import look_through, shuffle_discard
from saboteur.games.classic.ledger import Payment
from saboteur.games.classic.modules.treasure_chests.chests import chests_of
from saboteur.games.classic.modules.treasure_chests.end_of_turn import DRAW_THREE, ROB, add_note
from saboteur.games.classic.modules.treasure_chests.events import PileCavedIn
from saboteur.games.classic.modules.treasure_chests.goal_moves import MOVE_GOAL, movable, move_goal
from saboteur.games.classic.modules.treasure_chests.peeking import PEEK_ROLE, peekable
from saboteur.games.classic.operations import (
    gain_nuggets,
    pay_gold,
    see_role,
    shuffle_gold,
    update_turn,
)
from saboteur.games.classic.scoring import exact_payment
from saboteur.games.classic.state import State
from saboteur.games.operations import ask
from saboteur.kernel.decision import Decision
from saboteur.kernel.randomness import shuffle
from saboteur.kernel.value import replace_fields

Effect: TypeAlias = Callable[[State, int], bool]
"""A function that applies a chest for the seat on turn; returns whether it asks a question.

The rule of the answer calls ``goals.settle``.
"""

KEEP_DUG: Final = "keep-dug"
CAVE_IN: Final = 5


def gain_nugget(state: State, seat: int) -> bool:
    """Give the seat a nugget, or a gold card worth one if gold cards are used (ME-42, R-94).

    The bank searches the pile for the card and shuffles the pile afterwards. If it has none,
    the seat gets a token. The missing card is a fact about the pile, recorded as a payment
    without cards. Return ``False``: nothing is asked.
    """
    if state.kit.gold:
        cards = exact_payment(state.ledger.pile, 1)
        if cards:
            pay_gold(state, seat, 1, cards)
        else:
            pay_nothing(state, seat)
        order = shuffle(sorted(state.ledger.pile), state.seed, purpose(state, "gold"))
        shuffle_gold(state, tuple(order))
        if cards:
            return False
    gain_nuggets(state, seat, 1)
    return False


def pay_nothing(state: State, seat: int) -> None:
    """Record that no gold card worth a single nugget was left in the pile (R-94)."""
    ledger = state.ledger
    payment = Payment(state.deal.round, seat, 1, ())
    state.ledger = replace_fields(ledger, payments=(*ledger.payments, payment))


def forbid_plans(state: State, seat: int) -> bool:  # noqa: ARG001 - an effect
    """Do nothing now; ``TreasureChests.refuse_map`` refuses goals from then on (ME-43, R-91).

    Return ``False``: nothing is asked.
    """
    return False


def forbid_draw(state: State, seat: int) -> bool:  # noqa: ARG001 - an effect
    """Forbid drawing at the end of this turn (ME-44); return ``False``: nothing is asked."""
    update_turn(state, barred=True)
    return False


def draw_more(state: State, seat: int) -> bool:  # noqa: ARG001 - an effect
    """Add one card to the draw at the end of this turn (ME-45).

    Return ``False``: nothing is asked.
    """
    update_turn(state, extra=state.turn.extra + 1)
    return False


def move_a_goal(state: State, seat: int) -> bool:
    """Ask which goal is moved one column further from Start; return whether it is asked.

    A single movable goal is moved without a question; with none there is no effect (ME-46, R-90).
    """
    goals = movable(state)
    if len(goals) == 1:
        move_goal(state, seat, goals[0])
    elif goals:
        ask(state, Decision(MOVE_GOAL, seat))
    return len(goals) > 1


def rob_later(state: State, seat: int) -> bool:  # noqa: ARG001 - an effect
    """Replace the draw at the end of this turn by robbing a hand (ME-47).

    Return ``False``: nothing is asked yet.
    """
    update_turn(state, barred=True)
    add_note(state, ROB, 1)
    return False


def draw_three_later(state: State, seat: int) -> bool:  # noqa: ARG001 - an effect
    """Replace one draw at the end of this turn with a choice among three cards (ME-48).

    Return ``False``: nothing is asked yet.
    """
    add_note(state, DRAW_THREE, 1)
    return False


def peek_at_role(state: State, seat: int) -> bool:
    """Ask whose role the seat sees (ME-49); return whether it is asked.

    If there is only one other seat, its role is shown at once.
    """
    seats = peekable(state, seat)
    if len(seats) == 1:
        see_role(state, seat, seats[0])
    else:
        ask(state, Decision(PEEK_ROLE, seat))
    return len(seats) > 1


def dig(state: State, seat: int) -> bool:
    """Shuffle the discard and let the seat keep one of its top five, at once (ME-50, R-95).

    The seat then draws no card in this turn. With an empty discard there is no effect. Return
    whether the seat is asked which card to keep.
    """
    if not state.table.discard:
        return False
    update_turn(state, barred=True)
    shuffle_discard(state, seat, purpose(state, "dig"))
    asked = look_through(state, seat)
    if asked:
        ask(state, Decision(KEEP_DUG, seat))
    return asked


def cave_in(state: State, seat: int) -> bool:
    """Discard the top five cards of the pile unseen, fewer if the pile is short (ME-51).

    Return ``False``: nothing is asked.
    """
    table = state.table
    many = min(CAVE_IN, table.left)
    for _ in range(many):
        table.left -= 1
        table.put_unseen(table.pile[table.left])
    if state.log is not None:
        state.log.append(PileCavedIn(seat, many))
    return False


def purpose(state: State, what: str) -> str:
    """Return the label of the random choice ``what`` made for the chest opened last."""
    return f"round/{state.deal.round}/chest/{len(chests_of(state).opened)}/{what}"


EFFECTS: Final[Mapping[str, Effect]] = MappingProxyType(
    {
        "nugget": gain_nugget,
        "no-plans": forbid_plans,
        "no-draw": forbid_draw,
        "extra-draw": draw_more,
        "move-goal": move_a_goal,
        "rob": rob_later,
        "draw-three": draw_three_later,
        "peek": peek_at_role,
        "dig": dig,
        "cave-in": cave_in,
    }
)
