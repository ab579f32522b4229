"""Every change of a state, each under its own name, each recording its event.

Rules call these and nothing else writes a state, so log, view and replay cannot drift apart.
Operations trust their caller: legality was asked before.
"""

from typing import Final

from saboteur.games.classic.events import (
    CardDrawn,
    CardPassed,
    ConcedeAnswered,
    ConcedeProposed,
    GameEnded,
    GoalRevealed,
    GoalSeen,
    GoalShown,
    GoldPaid,
    GoldShared,
    GoldTaken,
    PathLaid,
    PathRemoved,
    RoundEnded,
    ToolBroken,
    ToolMended,
    TurnBegan,
    TurnSkipped,
)
from saboteur.games.classic.kit import TOOLS
from saboteur.games.classic.state import NOWHERE, Draft, Payment, RoundResult, State
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import Cell
from saboteur.kernel.knowledge import Peek
from saboteur.kernel.value import changed

MOST_SEATS: Final = 12
TURN_BEGAN: Final = tuple(TurnBegan(seat) for seat in range(MOST_SEATS))


def ask(state: State, decision: Decision) -> None:
    """Put a decision on top of the stack."""
    state.stack = (*state.stack, decision)


def answered(state: State) -> None:
    """Take the decision on top off the stack."""
    state.stack = state.stack[:-1]


def begin_turn(state: State, turn: Decision) -> None:
    """Give the turn to a seat."""
    state.stack = (turn,)
    state.proposed = False
    if state.log is not None:
        state.log.append(TURN_BEGAN[turn.seat])


def skip_turn(state: State, seat: int) -> None:
    """Pass over a seat that has no cards (B-17)."""
    if state.log is not None:
        state.log.append(TurnSkipped(seat))


def lay_path(state: State, seat: int, place: Cell, pose: int) -> None:
    """Lay a path card from the hand and let the light run on (B-14)."""
    card = pose // 2
    state.table.remove(seat, card)
    state.maze.lay(place, pose)
    state.reach.extend(state.maze, place)
    state.last = seat
    state.laid = place
    if state.log is not None:
        state.log.append(PathLaid(seat, state.kit.names[card], place, bool(pose % 2)))


def draw_card(state: State, seat: int) -> None:
    """Draw one card; the pile isn't empty (B-15)."""
    card = state.table.draw(seat)
    if state.log is not None:
        state.log.append(CardDrawn(seat, state.kit.names[card]))


def pass_card(state: State, seat: int, card: int) -> None:
    """Put a card unseen on the discard (B-18)."""
    state.table.remove(seat, card)
    state.table.put_unseen(card, seat)
    state.last = seat
    if state.log is not None:
        state.log.append(CardPassed(seat, state.kit.names[card]))


def break_tool(state: State, seat: int, card: int, target: int) -> None:
    """Put a broken tool before another seat (B-27)."""
    state.table.remove(seat, card)
    state.marks[target] |= state.kit.tool_bits[card]
    state.last = seat
    if state.log is not None:
        state.log.append(
            ToolBroken(seat, target, state.kit.names[card], state.kit.card_tools[card][0])
        )


def mend_tool(state: State, seat: int, card: int, target: int, tool: str) -> None:
    """Take a broken tool away; the broken tool is discarded first, the repair on it (R-186)."""
    bit = 1 << TOOLS.index(tool)
    state.table.remove(seat, card)
    state.marks[target] &= ~bit
    state.table.put_openly(state.kit.broken_cards[bit])
    state.table.put_openly(card)
    state.last = seat
    if state.log is not None:
        state.log.append(ToolMended(seat, target, state.kit.names[card], tool))


def remove_path(state: State, seat: int, card: int, place: Cell) -> None:
    """Take a path card out of the maze; it is discarded first, the rockfall on it (R-186)."""
    state.table.remove(seat, card)
    removed = state.maze.lift(place) // 2
    state.reach.recompute(state.maze)
    state.table.put_openly(removed)
    state.table.put_openly(card)
    state.last = seat
    if state.laid == place:
        state.laid = NOWHERE
    if state.log is not None:
        state.log.append(PathRemoved(seat, place, state.kit.names[removed]))


def see_goal(state: State, seat: int, card: int, place: Cell) -> None:
    """Look at a face-down goal with a map: the seat knows it from now on (B-34)."""
    goal = state.deal.goal(place)
    state.table.remove(seat, card)
    state.table.put_openly(card)
    known = tuple(peek for peek in state.peeks if peek.seat != seat or peek.cell != place)
    state.peeks = (*known, Peek(seat, state.deal.round, place, goal))
    state.last = seat
    if state.log is not None:
        state.log.append(GoalSeen(seat, place, state.kit.names[goal]))


def show_goal(state: State, place: Cell, card: int) -> None:
    """Turn a reached goal over for all to see before its orientation is chosen (R-8)."""
    if state.log is not None:
        state.log.append(GoalShown(state.stack[0].seat, place, state.kit.names[card]))


def reveal_goal(state: State, seat: int, place: Cell, pose: int) -> None:
    """Turn a reached goal over; it is part of the maze from now on (B-35, B-39)."""
    state.maze.uncover(place)
    state.maze.lay(place, pose)
    state.reach.extend(state.maze, place)
    if state.log is not None:
        state.log.append(GoalRevealed(seat, place, state.kit.names[pose // 2], bool(pose % 2)))


def propose_concede(state: State, seat: int) -> None:
    """Propose to give the round up (R-14)."""
    state.proposed = True
    if state.log is not None:
        state.log.append(ConcedeProposed(seat))


def answer_concede(state: State, seat: int, *, agreed: bool) -> None:
    """Answer a proposal to give the round up."""
    if state.log is not None:
        state.log.append(ConcedeAnswered(seat, agreed))


def close_round(state: State, completer: int, *, treasure: bool) -> None:
    """End the round: nothing pends any more, the roles are shown (B-42, R-189)."""
    state.stack = ()
    deal = state.deal
    result = RoundResult(deal.round, treasure, completer, deal.roles)
    state.ledger = changed(state.ledger, results=(*state.ledger.results, result))
    if state.log is not None:
        roles = tuple(state.kit.roles[role] for role in deal.roles)
        state.log.append(RoundEnded(deal.round, treasure, completer, roles))


def open_draft(state: State, order: tuple[int, ...]) -> None:
    """Draw one gold card for each miner in the order, as far as the pile goes (B-44, R-24)."""
    ledger = state.ledger
    many = min(len(order), len(ledger.pile))
    split = len(ledger.pile) - many
    draft = Draft(state.deal.round, order[:many], ledger.pile[split:])
    state.ledger = changed(ledger, pile=ledger.pile[:split], drafts=(*ledger.drafts, draft))
    if state.log is not None:
        state.log.append(GoldShared(many, draft.order))


def take_gold(state: State, worth: int) -> None:
    """Let the next seat of the draft take a gold card (B-45)."""
    ledger = state.ledger
    draft = ledger.drafts[-1]
    place = len(draft.taken)
    seat = draft.order[place]
    after = changed(draft, taken=(*draft.taken, worth))
    gold = (*ledger.gold[:seat], (*ledger.gold[seat], worth), *ledger.gold[seat + 1 :])
    state.ledger = changed(ledger, gold=gold, drafts=(*ledger.drafts[:-1], after))
    if state.log is not None:
        state.log.append(GoldTaken(seat, draft.offered(place), worth))


def pay_gold(state: State, seat: int, owed: int, cards: tuple[int, ...]) -> None:
    """Pay a saboteur with gold cards out of the pile (B-47)."""
    ledger = state.ledger
    pile = list(ledger.pile)
    for worth in cards:
        pile.remove(worth)
    gold = (*ledger.gold[:seat], (*ledger.gold[seat], *cards), *ledger.gold[seat + 1 :])
    payment = Payment(state.deal.round, seat, owed, cards)
    state.ledger = changed(
        ledger, gold=gold, pile=tuple(pile), payments=(*ledger.payments, payment)
    )
    if state.log is not None:
        state.log.append(GoldPaid(seat, cards))


def shuffle_gold(state: State, order: tuple[int, ...]) -> None:
    """Put the gold pile into a new order after the bank has searched it (R-25)."""
    state.ledger = changed(state.ledger, pile=order)


def end_game(state: State) -> None:
    """Show the hoards; nobody decides any more (B-53)."""
    state.stack = ()
    if state.log is not None:
        scores = nuggets(state)
        state.log.append(GameEnded(scores, richest(scores)))


def nuggets(state: State) -> tuple[int, ...]:
    """Count the nuggets on each seat's gold cards."""
    return tuple(sum(cards) for cards in state.ledger.gold)


def richest(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats with the most nuggets; they win together (B-53, R-30)."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
