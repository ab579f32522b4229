"""Operations that change a duel, besides those of ``games.operations``."""

from saboteur.games.duel.events import (
    CardDiscarded,
    DoorUnlocked,
    GoldClaimed,
    GoldCollected,
    KeyReturned,
    RockfallDrawn,
    RockfallIdle,
    RoundEnded,
    SoloGraded,
    ToolCleared,
    ToolDrawn,
    TrollBribed,
    TrollsPaid,
)
from saboteur.games.duel.kit import TOOLS, TROLL
from saboteur.games.duel.state import Ledger, RoundResult, State
from saboteur.games.operations import TURN
from saboteur.kernel import events
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.value import replace_fields


def act(state: State, waiting: Decision) -> None:
    """Begin the action of the seat on turn: ``waiting`` replaces the turn on the stack (D-9)."""
    state.stack = (waiting,)


def begin_turn(state: State, seat: int) -> None:
    """Give the turn to a seat."""
    state.stack = (Decision(TURN, seat),)
    if state.log is not None:
        state.log.append(events.TurnBegan(seat))


def lay_path(state: State, seat: int, place: PackedCell, pose: int) -> None:
    """Lay a path card from the hand; it extends the reach of both seats (D-12, D-14)."""
    card = pose // 2
    state.table.remove(seat, card)
    state.maze.lay(place, pose)
    for reach in state.reaches:
        reach.extend(state.maze, place)
    state.marks = replace_fields(state.marks, laid=(*state.marks.laid, place))
    if state.log is not None:
        state.log.append(events.PathLaid(seat, state.kit.names[card], xy(place), bool(pose % 2)))


def break_tool(state: State, seat: int, card: int, target: int) -> None:
    """Put a broken tool before the opponent, where it lies until it is removed (D-29, D-55)."""
    state.table.remove(seat, card)
    state.broken[target] |= state.kit.tool_bits[card]
    if state.log is not None:
        tool = state.kit.card_tools[card][0]
        state.log.append(events.ToolBroken(seat, target, state.kit.names[card], tool))


def mend_tool(state: State, seat: int, card: int, tool: str) -> None:
    """Repair a broken tool of the seat; discard the broken tool and the repair (D-30, D-55)."""
    state.table.remove(seat, card)
    _clear(state, seat, tool)
    state.table.put_openly(card)
    if state.log is not None:
        state.log.append(events.ToolMended(seat, seat, state.kit.names[card], tool))


def clear_tool(state: State, seat: int, tool: str) -> None:
    """Remove a broken tool of the seat, for which it must then discard two cards (D-34)."""
    _clear(state, seat, tool)
    if state.log is not None:
        state.log.append(ToolCleared(seat, tool))


def _clear(state: State, seat: int, tool: str) -> None:
    bit = 1 << TOOLS.index(tool)
    state.broken[seat] &= ~bit
    state.table.put_openly(state.kit.broken_cards[bit])


def discard_card(state: State, seat: int, card: int) -> None:
    """Discard a card from a hand face up (D-35, R-114)."""
    state.table.remove(seat, card)
    state.table.put_openly(card)
    if state.log is not None:
        state.log.append(CardDiscarded(seat, state.kit.names[card]))


def unlock_door(state: State, seat: int, card: int, place: PackedCell) -> None:
    """Put a key token into a door, which is open to this seat from now on (D-31).

    The key card is discarded when all reached goals are turned over and claimed (R-238).
    """
    state.table.remove(seat, card)
    state.marks = replace_fields(state.marks, keys=(*state.marks.keys, (place, seat)))
    state.reaches[seat].unblock(state.maze, place)
    if state.log is not None:
        state.log.append(DoorUnlocked(seat, state.kit.names[card], xy(place)))


def put_away(state: State) -> None:
    """Discard the action card on the stack now that its effects are resolved, if any (R-238)."""
    asked = state.stack[0]
    if asked.move is not None:
        state.table.put_openly(asked.move.kind)
        state.stack = (replace_fields(asked, move=None), *state.stack[1:])
        if state.log is not None:
            state.log.append(events.CardPutAway(asked.seat, asked.move.card))


def bribe_troll(state: State, seat: int, place: PackedCell) -> None:
    """Put a seat's counter on a troll, which opens the track to both seats (D-20, D-21, D-58)."""
    state.marks = replace_fields(state.marks, bribes=(*state.marks.bribes, (place, seat)))
    for reach in state.reaches:
        reach.unblock(state.maze, place)
    if state.log is not None:
        state.log.append(TrollBribed(seat, xy(place)))


def remove_path(state: State, seat: int, card: int, place: PackedCell) -> None:
    """Remove a path card from the maze by a rockfall and discard both cards (D-32, D-55)."""
    state.table.remove(seat, card)
    removed, key = _lift(state, place)
    state.table.put_openly(card)
    if state.log is not None:
        names = state.kit.names
        state.log.append(events.PathRemoved(seat, names[card], xy(place), names[removed]))
        if key:
            state.log.append(KeyReturned(xy(place)))


def _lift(state: State, place: PackedCell) -> tuple[int, bool]:
    """Lift and discard a path card; return it and whether a key returned to the supply (R-110)."""
    removed = state.maze.lift(place) // 2
    marks = state.marks
    keys = tuple(key for key in marks.keys if key[0] != place)
    laid = tuple(cell for cell in marks.laid if cell != place)
    state.marks = replace_fields(marks, keys=keys, laid=laid)
    for reach in state.reaches:
        reach.opened -= {place}
        reach.recompute(state.maze)
    state.table.put_openly(removed)
    return removed, keys != marks.keys


def see_goal(state: State, seat: int, card: int, place: PackedCell) -> None:
    """Show a seat a face-down goal and record that it has looked (D-33)."""
    state.table.remove(seat, card)
    state.table.put_openly(card)
    look = (place, seat)
    looks = tuple(old for old in state.marks.looks if old != look)
    state.marks = replace_fields(state.marks, looks=(*looks, look))
    if state.log is not None:
        names = state.kit.names
        goal = names[state.deal.goal(place)]
        state.log.append(events.GoalSeen(seat, names[card], xy(place), goal))


def show_goal(state: State, seat: int, place: PackedCell) -> None:
    """Record that a reached goal was turned over; its orientation is chosen afterwards (D-23)."""
    if state.log is not None:
        state.log.append(events.GoalShown(seat, xy(place), state.kit.names[state.deal.goal(place)]))


def reveal_goal(state: State, seat: int, place: PackedCell, pose: int) -> None:
    """Lay a reached goal face up on its cell, where its tracks now count (D-52)."""
    state.maze.uncover(place)
    state.maze.lay(place, pose)
    for reach in state.reaches:
        reach.extend(state.maze, place)
    if state.log is not None:
        state.log.append(
            events.GoalRevealed(seat, xy(place), state.kit.names[pose // 2], bool(pose % 2))
        )


def claim_gold(state: State, seat: int, place: PackedCell) -> None:
    """Put a seat's counter on gold, where it stays even if the link is cut (D-25, D-26)."""
    state.marks = replace_fields(state.marks, claims=(*state.marks.claims, (place, seat)))
    if state.log is not None:
        nuggets = state.kit.gold[state.maze.cards[place] // 2]
        state.log.append(GoldClaimed(seat, xy(place), nuggets))


def draw_openly(state: State) -> int:
    """Draw a card face up, not into the hand, and return it (D-47, D-48)."""
    table = state.table
    table.left -= 1
    return table.pile[table.left]


def apply_drawn_tool(state: State, seat: int, card: int) -> None:
    """Solo: put a drawn broken tool before the seat, or discard it if the tool is already broken.

    D-47.
    """
    bit = state.kit.tool_bits[card]
    doubled = bool(state.broken[seat] & bit)
    if doubled:
        state.table.put_openly(card)
    state.broken[seat] |= bit
    if state.log is not None:
        tool = state.kit.card_tools[card][0]
        state.log.append(ToolDrawn(seat, state.kit.names[card], tool, doubled))


def apply_drawn_rockfall(state: State, seat: int, card: int) -> None:
    """Solo: let a drawn rockfall remove the newest path card without gold or a troll (D-48).

    If no path card may be removed, the rockfall has no effect (R-118).
    """
    names = state.kit.names
    place = next((cell for cell in reversed(state.marks.laid) if is_removable(state, cell)), None)
    if place is None:
        state.table.put_openly(card)
        if state.log is not None:
            state.log.append(RockfallIdle(seat, names[card]))
        return
    removed, key = _lift(state, place)
    state.table.put_openly(card)
    if state.log is not None:
        state.log.append(RockfallDrawn(seat, names[card], xy(place), names[removed]))
        if key:
            state.log.append(KeyReturned(xy(place)))


def is_removable(state: State, place: PackedCell) -> bool:
    """Return whether a rockfall may remove a card: a path without gold or a troll (D-32, R-112)."""
    card = state.maze.cards[place] // 2
    kit = state.kit
    return card < kit.paths and not kit.gold[card] and kit.barriers[card] != TROLL


def close_round(state: State, cause: str) -> None:
    """Drop the pending decisions and record why the round ended (D-36, R-113, R-184)."""
    put_away(state)
    state.stack = ()
    if state.log is not None:
        state.log.append(RoundEnded(state.deal.round, cause))


def settle_accounts(state: State, ledger: Ledger, result: RoundResult) -> None:
    """Store the ledger after a round and record the gold taken and paid (D-37 to D-39)."""
    state.ledger = ledger
    if state.log is None:
        return
    names, gold = state.kit.names, state.kit.gold
    for seat, cards in enumerate(result.taken):
        if cards:
            kinds = tuple(names[card] for card in cards)
            state.log.append(GoldCollected(seat, kinds, sum(gold[card] for card in cards)))
    for seat, cards in enumerate(result.paid):
        trolls = sum(briber == seat for _, briber in state.marks.bribes)
        if trolls:
            kinds = tuple(names[card] for card in cards)
            paid = sum(gold[card] for card in cards)
            state.log.append(TrollsPaid(seat, trolls, kinds, paid))


def end_game(state: State, winners: tuple[int, ...]) -> None:
    """End the game; in solo, grade it (D-42)."""
    state.stack = ()
    if state.log is not None:
        scores = nuggets(state)
        if state.kit.solo:
            state.log.append(SoloGraded(state.kit.grade(scores[0])))
        state.log.append(events.GameEnded(scores, winners))


def nuggets(state: State) -> tuple[int, ...]:
    """Return the worth of each seat's gold cards in nuggets."""
    return tuple(sum(state.kit.gold[card] for card in hoard) for hoard in state.ledger.hoards)
