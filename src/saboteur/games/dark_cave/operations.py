"""Operations on cards, turns and knowledge; each records its event.

Those shared by all families are in ``games.operations``, those on dwarves and creatures in
``pieces``.
"""

from saboteur.games.dark_cave.events import (
    GameEnded,
    GameWentOn,
    HandsSwapped,
    NuggetPlaced,
    NuggetReturned,
    RoleSeen,
    RoleShown,
    SpareSeen,
)
from saboteur.games.dark_cave.kit import LEVELS
from saboteur.games.dark_cave.state import DISCARD, Result, State, Turn, hand_place
from saboteur.games.operations import lay_card
from saboteur.kernel import events
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.knowledge import pass_unseen, remove_seen, rename_places, see_cards, trace
from saboteur.kernel.maze import cell_of, node_at
from saboteur.kernel.randomness import pick
from saboteur.kernel.tile import NODES_PER_CARD
from saboteur.kernel.value import replace_fields


def ask_next(state: State, decision: Decision) -> None:
    """Make a decision the only one on the stack."""
    state.stack = (decision,)


def update_turn(state: State, **changes: object) -> None:
    """Replace the given fields of the turn."""
    state.turn = replace_fields(state.turn, **changes)


def begin_turn(state: State, seat: int) -> None:
    """Give the turn to a seat."""
    state.turn = Turn(seat)
    if state.log is not None:
        state.log.append(events.TurnBegan(seat))


def spend(state: State, seat: int, card: int) -> None:
    """Remove a card from a hand in public; the caller must put it somewhere else."""
    state.table.remove(seat, card)
    if state.known:
        place = hand_place(seat, state.kit.levels[card])
        state.known = remove_seen(state.known, place, card)


def discard(state: State, *cards: int) -> None:
    """Discard cards face up; the last lies on top (DC-29, R-176)."""
    state.table.discard.extend(cards)


def pass_card(state: State, seat: int, card: int) -> None:
    """Discard a card face down (DC-52)."""
    _put_unseen(state, seat, card)
    if state.log is not None:
        state.log.append(events.CardPassed(seat, state.kit.names[card]))


def lose_card(state: State, seat: int) -> None:
    """Discard a random card from a hand face down, as drawn by the left neighbour (DC-25).

    It does not matter whether the neighbour is in the mine; an empty hand loses nothing
    (R-175). The losing seat sees which card it lost.
    """
    table = state.table
    hand = table.hands[seat]
    if not hand:
        return
    card = hand[pick(len(hand), state.seed, f"loss/{len(table.discard)}")]
    _put_unseen(state, seat, card)
    if state.log is not None:
        state.log.append(events.CardLost(seat, state.kit.names[card]))


def _put_unseen(state: State, seat: int, card: int) -> None:
    """Discard a card known only to its seat; all see the level on its back (R-176, R-235)."""
    table = state.table
    levels = state.kit.levels
    many = sum(levels[held] == levels[card] for held in table.hands[seat])
    table.remove(seat, card)
    table.put_unseen(card, seat)
    if state.known:  # another seat may know that it is in this hand
        entry = DISCARD + len(table.discard) - 1
        place = hand_place(seat, levels[card])
        state.known = pass_unseen(state.known, place, many, entry, by=seat)


def swap_hands(state: State, seat: int, card: int, target: int) -> None:
    """Exchange two hands: both seats know the cards they gave away (DC-32, R-168, R-232).

    The knowledge of other seats follows the cards, because the exchange is public.
    """
    spend(state, seat, card)
    discard(state, card)
    hands = state.table.hands
    given, got = hands[seat], hands[target]
    hands[seat], hands[target] = got, given
    levels = state.kit.levels
    places: dict[int, int] = {}
    for level in LEVELS:
        mine, yours = hand_place(seat, level), hand_place(target, level)
        places |= {mine: yours, yours: mine}
    known = rename_places(state.known, places, follow=True)
    for holder, cards in ((seat, got), (target, given)):
        for level in LEVELS:
            here = [held for held in cards if levels[held] == level]
            known = see_cards(known, holder, hand_place(holder, level), here)
    state.known = (
        *known,
        *(trace(seat, held, hand_place(target, levels[held])) for held in given),
        *(trace(target, held, hand_place(seat, levels[held])) for held in got),
    )
    if state.log is not None:
        names = state.kit.names
        hand = tuple(names[held] for held in got)
        other = tuple(names[held] for held in given)
        state.log.append(HandsSwapped(seat, names[card], target, hand, other))


def lay_path(state: State, seat: int, place: PackedCell, pose: int) -> None:
    """Lay a path card from the hand; a vein gets its nugget (DC-18, DC-27)."""
    spend(state, seat, pose // 2)
    lay_card(state, seat, place, pose)
    _put_nuggets(state, place, pose // 2)


def _put_nuggets(state: State, place: PackedCell, card: int) -> None:
    for space in state.kit.veins[card]:
        state.veins = (*state.veins, node_at(place, space))
        if state.log is not None:
            state.log.append(NuggetPlaced(xy(place), space))


def remove_path(state: State, seat: int, card: int, place: PackedCell) -> None:
    """Remove a path card from the cave; its vein gold goes to the supply (DC-31)."""
    spend(state, seat, card)
    removed = state.maze.lift(place) // 2
    for node in state.veins:
        if cell_of(node) == place and state.log is not None:
            state.log.append(NuggetReturned(xy(place), node % NODES_PER_CARD))
    state.veins = tuple(node for node in state.veins if cell_of(node) != place)
    discard(state, removed, card)
    if state.log is not None:
        names = state.kit.names
        state.log.append(events.PathRemoved(seat, names[card], xy(place), names[removed]))


def see_goal(state: State, seat: int, card: int, place: PackedCell) -> None:
    """Show a seat a face-down goal and record that it has looked (DC-30)."""
    spend(state, seat, card)
    discard(state, card)
    if (seat, place) not in state.goal_looks:
        state.goal_looks = (*state.goal_looks, (seat, place))
    if state.log is not None:
        names = state.kit.names
        state.log.append(
            events.GoalSeen(seat, names[card], xy(place), names[state.deal.goal(place)])
        )


def see_role(state: State, seat: int, card: int, target: int) -> None:
    """Show a seat the clan card of another and record that it has looked (DC-30)."""
    spend(state, seat, card)
    discard(state, card)
    if (seat, target) not in state.role_looks:
        state.role_looks = (*state.role_looks, (seat, target))
    if state.log is not None:
        kit = state.kit
        role = kit.roles[state.deal.roles[target]]
        state.log.append(RoleSeen(seat, kit.names[card], target, role))


def show_role(state: State, seat: int) -> None:
    """Turn a seat's clan card face up for the rest of the game (DC-28, DC-59)."""
    if state.shown >> seat & 1:
        return
    state.shown |= 1 << seat
    if state.log is not None:
        state.log.append(RoleShown(seat, state.kit.roles[state.deal.roles[seat]]))


def see_spare(state: State, seat: int) -> None:
    """Log that the seat whose dwarf left first saw the clan cards set aside, if any (DC-60)."""
    if state.deal.spare and state.log is not None:
        roles = tuple(state.kit.roles[role] for role in state.deal.spare)
        state.log.append(SpareSeen(seat, roles))


def show_goal(state: State, seat: int, place: PackedCell, card: int) -> None:
    """Record that an entered goal was turned over; its orientation is chosen afterwards (R-169)."""
    if state.log is not None:
        state.log.append(events.GoalShown(seat, xy(place), state.kit.names[card]))


def reveal_goal(state: State, seat: int, place: PackedCell, pose: int) -> None:
    """Lay an entered goal face up in its pose; a vein gets a nugget (DC-57, R-169)."""
    state.maze.uncover(place)
    state.maze.lay(place, pose)
    if state.log is not None:
        name = state.kit.names[pose // 2]
        state.log.append(events.GoalRevealed(seat, xy(place), name, bool(pose % 2)))
    _put_nuggets(state, place, pose // 2)


def go_on(state: State, seat: int) -> None:
    """Record that the game continues: a dwarf left, but both sides are still inside (R-170)."""
    if state.log is not None:
        state.log.append(GameWentOn(seat))


def end_game(
    state: State, result: Result, saved: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """End the game and show all roles; no card is drawn (DC-64, R-184)."""
    state.stack = ()
    state.shown = (1 << state.kit.seats) - 1
    state.result = result
    if state.log is not None:
        roles = tuple(state.kit.roles[role] for role in state.deal.roles)
        state.log.append(GameEnded(result.cause, roles, result.values, saved, winners))
