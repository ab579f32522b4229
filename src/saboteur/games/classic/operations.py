"""Operations that change classic states, besides those of ``games.operations``."""

from typing import Final

from saboteur.games.classic.events import (
    ConcedeAnswered,
    ConcedeProposed,
    GoldPaid,
    GoldShared,
    GoldTaken,
    GoldTraded,
    NuggetsGained,
    NuggetsPaid,
    RoleChanged,
    RoleSeen,
    RoundEnded,
)
from saboteur.games.classic.kit import TOOLS
from saboteur.games.classic.ledger import Draft, Payment, RoundResult, Trade
from saboteur.games.classic.state import DISCARD, FRESH, Deal, Knowledge, State
from saboteur.games.operations import TURN, pop_question
from saboteur.kernel import events
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import NOWHERE, PackedCell, xy
from saboteur.kernel.knowledge import add_look, pass_unseen, remove_seen, see_cards, trace
from saboteur.kernel.table import PASSED_BY, seat_or_none
from saboteur.kernel.value import replace_fields

MAX_SEATS: Final = 12
TURNS: Final = tuple((Decision(TURN, seat),) for seat in range(MAX_SEATS))
"""For each seat, the stack of decisions at the beginning of its turn."""
TURN_BEGAN: Final = tuple(events.TurnBegan(seat) for seat in range(MAX_SEATS))


def begin_turn(state: State, seat: int) -> None:
    """Give the turn to a seat."""
    state.stack = TURNS[seat]
    state.turn = FRESH
    if state.log is not None:
        state.log.append(TURN_BEGAN[seat])


def update_turn(state: State, **changes: object) -> None:
    """Replace the given fields of the turn, such as its draws (R-93)."""
    state.turn = replace_fields(state.turn, **changes)


def set_slot(state: State, part: str, slot: object) -> None:
    """Store a module's state under its id."""
    state.slots = {**state.slots, part: slot}


def spend(state: State, seat: int, card: int) -> None:
    """Remove a card from a hand as it is put down in public (R-23, R-238)."""
    state.table.remove(seat, card)
    state.last = seat
    known = state.known
    if known.cards:
        state.known = known.of_cards(remove_seen(known.cards, seat, card))


def discard(state: State, *cards: int) -> None:
    """Discard cards face up; the last lies on top (R-186)."""
    state.table.discard.extend(cards)


def put_away(state: State, asked: Decision) -> None:
    """Discard the declared card once all its effects are resolved (WC-3, R-238)."""
    if asked.move is None:
        return
    discard(state, asked.move.kind)
    if state.log is not None:
        state.log.append(events.CardPutAway(asked.seat, asked.move.card))


def clear_up(state: State) -> None:
    """Remove all decisions above the turn from the stack, the newest first (R-189, R-238)."""
    while len(state.stack) > 1:
        asked = state.stack[-1]
        pop_question(state)
        state.parts.decisions[asked.kind].lapse(state, asked)


def lay_path(state: State, seat: int, place: PackedCell, pose: int) -> None:
    """Lay a declared path card and extend the reach of Start (B-14)."""
    card = pose // 2
    if state.log is not None:
        state.log.append(events.PathLaid(seat, state.kit.names[card], xy(place), bool(pose % 2)))
    put_path(state, place, pose)


def put_path(state: State, place: PackedCell, pose: int) -> None:
    """Put a path card on a cell and make it the one laid last, wherever it came from (R-8)."""
    state.maze.lay(place, pose)
    state.reach.extend(state.maze, place)
    state.laid = place
    for part in state.parts.laid:
        part.laid(state, place)


def pass_card(state: State, seat: int, card: int) -> None:
    """Discard a card from a hand face down (B-18)."""
    table = state.table
    table.remove(seat, card)
    table.discard.append(card | PASSED_BY[seat])
    state.last = seat
    known = state.known
    if known.cards:  # another seat may know that it is in this hand
        entry = DISCARD + len(table.discard) - 1
        size = len(table.hands[seat]) + 1
        state.known = known.of_cards(pass_unseen(known.cards, seat, size, entry, by=seat))
    if state.log is not None:
        state.log.append(events.CardPassed(seat, state.kit.names[card]))


def break_tool(state: State, seat: int, card: int, target: int) -> None:
    """Put a broken tool before another seat (B-27)."""
    state.marks[target] |= state.kit.mark_bits[card]
    if state.log is not None:
        state.log.append(
            events.ToolBroken(seat, target, state.kit.names[card], state.kit.card_tools[card][0])
        )


def mend_tool(state: State, seat: int, card: int, target: int, tool: str) -> None:
    """Remove a broken tool and discard it, with the repair card on top (R-186)."""
    bit = 1 << TOOLS.index(tool)
    state.marks[target] &= ~bit
    discard(state, state.kit.mark_cards[bit], card)
    if state.log is not None:
        state.log.append(events.ToolMended(seat, target, state.kit.names[card], tool))


def remove_path(state: State, seat: int, card: int, place: PackedCell) -> None:
    """Remove a path card from the maze and discard it with the rockfall on top (R-186).

    A card with another back, such as a chest path, goes out of the round instead (R-188).
    """
    removed = lift_path(state, place) // 2
    if removed < state.kit.paths:  # a card with another back leaves the game for the round
        discard(state, removed)
    discard(state, card)
    if state.log is not None:
        state.log.append(
            events.PathRemoved(seat, state.kit.names[card], xy(place), state.kit.names[removed])
        )


def lift_path(state: State, place: PackedCell) -> int:
    """Remove a face-up card and return its pose; update the reach of Start."""
    pose = state.maze.lift(place)
    state.reach.withdraw(state.maze, place, pose)
    if state.laid == place:
        state.laid = NOWHERE
    for part in state.parts.lifted:
        part.lifted(state, place)
    return pose


def see_goal(state: State, seat: int, card: int, place: PackedCell) -> None:
    """Show a seat a face-down goal with a map and record that the seat knows the goal (B-34)."""
    goal = state.deal.goal(place)
    discard(state, card)
    know_goal(state, seat, place, goal)
    if state.log is not None:
        state.log.append(
            events.GoalSeen(seat, state.kit.names[card], xy(place), state.kit.names[goal])
        )


def know_goal(state: State, seat: int, place: PackedCell, goal: int) -> None:
    """Record that a seat knows the goal on a cell, merged with what the seat knew of that card."""
    known = state.known
    others = see_cards(known.goals, seat, place, (goal,))
    looks = add_look(known.goal_looks, seat, place)
    goals = (*others, trace(seat, goal, place))
    state.known = Knowledge(goals, known.roles, known.cards, looks, known.role_looks)


def see_role(state: State, seat: int, target: int) -> None:
    """Show a seat the role of ``target`` and record that the seat knows it (S2-26, S2-47)."""
    role = state.deal.roles[target]
    known = state.known
    others = see_cards(known.roles, seat, target, (role,))
    state.known = replace_fields(
        known,
        roles=(*others, trace(seat, role, target)),
        role_looks=add_look(known.role_looks, seat, target),
    )
    if state.log is not None:
        state.log.append(RoleSeen(seat, target, state.kit.roles[role]))


def change_roles(state: State, deal: Deal, known: Knowledge, seats: tuple[int, ...]) -> None:
    """Store a deal with new roles of some seats, and the knowledge after the change (R-192)."""
    state.deal = deal
    state.known = known
    if state.log is not None:
        for seat in seats:
            state.log.append(RoleChanged(seat, state.kit.roles[deal.roles[seat]]))


def show_goal(state: State, place: PackedCell, card: int) -> None:
    """Record that a reached goal was turned over; its orientation is chosen afterwards (R-8)."""
    if state.log is not None:
        state.log.append(events.GoalShown(state.stack[0].seat, xy(place), state.kit.names[card]))


def reveal_goal(state: State, seat: int, place: PackedCell, pose: int) -> None:
    """Lay a turned-over goal in its final pose as part of the maze (B-35, B-39)."""
    state.maze.uncover(place)
    state.maze.lay(place, pose)
    state.reach.extend(state.maze, place)
    if state.log is not None:
        state.log.append(
            events.GoalRevealed(seat, xy(place), state.kit.names[pose // 2], bool(pose % 2))
        )


def propose_concede(state: State, seat: int) -> None:
    """Record a proposal to give the round up (R-14)."""
    update_turn(state, proposed=True)
    if state.log is not None:
        state.log.append(ConcedeProposed(seat))


def answer_concede(state: State, seat: int, *, agreed: bool) -> None:
    """Record a seat's answer to a proposal to give the round up."""
    if state.log is not None:
        state.log.append(ConcedeAnswered(seat, agreed))


def close_round(state: State, completer: int, *, treasure: bool) -> None:
    """Record the result of the round, drop pending decisions and show the roles (B-42, R-189).

    An action card whose path reached the treasure is discarded nevertheless (R-238).
    """
    clear_up(state)
    state.stack = ()
    deal = state.deal
    result = RoundResult(deal.round, treasure, completer, deal.roles)
    state.ledger = replace_fields(state.ledger, results=(*state.ledger.results, result))
    if state.log is not None:
        roles = tuple(state.kit.roles[role] for role in deal.roles)
        state.log.append(RoundEnded(deal.round, treasure, seat_or_none(completer), roles))


def open_draft(state: State, order: tuple[int, ...]) -> None:
    """Draw a gold card for each place of the order, as many as the pile has (B-44, R-24)."""
    ledger = state.ledger
    many = min(len(order), len(ledger.pile))
    split = len(ledger.pile) - many
    draft = Draft(state.deal.round, order[:many], ledger.pile[split:])
    state.ledger = replace_fields(ledger, pile=ledger.pile[:split], drafts=(*ledger.drafts, draft))
    if state.log is not None:
        state.log.append(GoldShared(many, draft.order))


def take_gold(state: State, worth: int) -> None:
    """Give the next seat of the draft the gold card it took (B-45)."""
    ledger = state.ledger
    draft = ledger.drafts[-1]
    place = len(draft.taken)
    seat = draft.order[place]
    after = replace_fields(draft, taken=(*draft.taken, worth))
    gold = (*ledger.gold[:seat], (*ledger.gold[seat], worth), *ledger.gold[seat + 1 :])
    state.ledger = replace_fields(ledger, gold=gold, drafts=(*ledger.drafts[:-1], after))
    if state.log is not None:
        state.log.append(GoldTaken(seat, draft.offered(place), worth))


def pay_gold(state: State, seat: int, owed: int, cards: tuple[int, ...]) -> None:
    """Pay a seat with gold cards from the pile (B-47)."""
    ledger = state.ledger
    pile = list(ledger.pile)
    for worth in cards:
        pile.remove(worth)
    gold = (*ledger.gold[:seat], (*ledger.gold[seat], *cards), *ledger.gold[seat + 1 :])
    payment = Payment(state.deal.round, seat, owed, cards)
    state.ledger = replace_fields(
        ledger, gold=gold, pile=tuple(pile), payments=(*ledger.payments, payment)
    )
    if state.log is not None:
        state.log.append(GoldPaid(seat, cards))


def shuffle_gold(state: State, order: tuple[int, ...]) -> None:
    """Replace the order of the gold pile after the bank has searched it (R-25)."""
    state.ledger = replace_fields(state.ledger, pile=order)


def gain_nuggets(state: State, seat: int, count: int) -> None:
    """Give a seat nuggets from the supply, which never runs out (R-55)."""
    state.ledger = replace_fields(state.ledger, nuggets=_plus(state.ledger.nuggets, seat, count))
    if state.log is not None:
        state.log.append(NuggetsGained(seat, count))


def pay_nuggets(state: State, seat: int, to: int, count: int) -> None:
    """Move nuggets from a seat to another, or to the supply if ``to`` is ``NOBODY``."""
    nuggets_ = _plus(state.ledger.nuggets, seat, -count)
    if to >= 0:
        nuggets_ = _plus(nuggets_, to, count)
    state.ledger = replace_fields(state.ledger, nuggets=nuggets_)
    if state.log is not None:
        state.log.append(NuggetsPaid(seat, seat_or_none(to), count))


def trade_gold(state: State, seat: int, worth: int) -> None:
    """Exchange a seat's gold card openly for nuggets; the card leaves the game (R-71)."""
    ledger = state.ledger
    cards = list(ledger.gold[seat])
    cards.remove(worth)
    state.ledger = replace_fields(
        ledger,
        gold=(*ledger.gold[:seat], tuple(cards), *ledger.gold[seat + 1 :]),
        nuggets=_plus(ledger.nuggets, seat, worth),
        trades=(*ledger.trades, Trade(state.deal.round, seat, worth, len(ledger.payments))),
    )
    if state.log is not None:
        state.log.append(GoldTraded(seat, worth))


def _plus(row: tuple[int, ...], seat: int, count: int) -> tuple[int, ...]:
    return (*row[:seat], row[seat] + count, *row[seat + 1 :])


def end_game(state: State, winners: tuple[int, ...]) -> None:
    """End the game and record the gold of each seat and the winners (B-53)."""
    state.stack = ()
    if state.log is not None:
        state.log.append(events.GameEnded(nuggets(state), winners))


def nuggets(state: State) -> tuple[int, ...]:
    """Return the wealth of each seat in nuggets: gold cards and tokens (ME-10, R-71)."""
    ledger = state.ledger
    return tuple(
        sum(cards) + tokens for cards, tokens in zip(ledger.gold, ledger.nuggets, strict=True)
    )
