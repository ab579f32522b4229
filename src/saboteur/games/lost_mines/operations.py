"""Operations that change a game of The Lost Mines, besides those of ``games.operations``."""

from saboteur.games.lost_mines.book import cells_of_edge
from saboteur.games.lost_mines.events import (
    DragonTaken,
    DwarfMoved,
    DwarfSeen,
    InformationPlayed,
    LootShared,
    MineRevealed,
    MineSeen,
    MineShown,
    ObstacleOvercome,
    RoundEnded,
    TokenLost,
    TrapSet,
    TreasureSeen,
    TreasureTaken,
    TrollEnded,
    TrollSet,
)
from saboteur.games.lost_mines.kit import DWARF, MINE, TRAP, TREASURE, TROLL
from saboteur.games.lost_mines.state import FRESH, Look, RoundResult, State, TrollCard, Turn
from saboteur.games.operations import TURN, lay_card
from saboteur.kernel import events
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import NOWHERE, SIDE_NAMES, SIDES, Edge, PackedCell, edge, xy
from saboteur.kernel.randomness import pick
from saboteur.kernel.table import NOBODY, seat_or_none
from saboteur.kernel.value import replace_fields


def begin_turn(state: State, seat: int) -> None:
    """Give the turn to a seat."""
    state.stack = (Decision(TURN, seat),)
    state.turn = FRESH
    if state.log is not None:
        state.log.append(events.TurnBegan(seat))


def spend(state: State, seat: int, card: int) -> None:
    """Remove a card from a hand to lay or play it, and record its seat as the last (R-149)."""
    _let_go(state, seat, card)
    state.last = seat


def _let_go(state: State, seat: int, card: int) -> None:
    """Remove a card from a hand and add one to the draws of the turn (LM-12)."""
    state.table.remove(seat, card)
    state.turn = Turn(state.turn.draws + 1, state.turn.proposed)


def pass_card(state: State, seat: int, card: int) -> None:
    """Discard a card face down (LM-28), which does not count as playing it (LM-49)."""
    _let_go(state, seat, card)
    state.table.put_unseen(card, seat)
    if state.log is not None:
        state.log.append(events.CardPassed(seat, state.kit.names[card]))


def lay_path(state: State, seat: int, place: PackedCell, pose: int) -> None:
    """Lay a path card from the hand (LM-13)."""
    spend(state, seat, pose // 2)
    lay_card(state, seat, place, pose)


def overcome(state: State, seat: int, card: int, place: PackedCell) -> None:
    """Show a tool, discard it and put its token on an obstacle (LM-19, LM-55)."""
    spend(state, seat, card)
    state.table.put_openly(card)
    state.tools = state.tools | {place}
    if state.log is not None:
        kit = state.kit
        state.log.append(ObstacleOvercome(seat, kit.names[card], xy(place), kit.token[card]))


def set_trap(state: State, seat: int, card: int, line: Edge) -> None:
    """Show a trap, discard it and put its token on an edge (LM-22, LM-55)."""
    spend(state, seat, card)
    state.table.put_openly(card)
    state.traps = state.traps | {line}
    if state.log is not None:
        state.log.append(TrapSet(seat, state.kit.names[card], xy(line // 4), SIDE_NAMES[line % 4]))


def set_troll(state: State, seat: int, card: int, line: Edge) -> None:
    """Lay a troll's card before its player and put its token on an edge (LM-24, LM-55)."""
    spend(state, seat, card)
    state.trolls = (*state.trolls, TrollCard(seat, card, line))
    if state.log is not None:
        state.log.append(TrollSet(seat, state.kit.names[card], xy(line // 4), SIDE_NAMES[line % 4]))


def end_trolls(state: State, seat: int) -> None:
    """Remove a seat's troll tokens and cards as its turn begins, even if skipped (LM-24, R-134)."""
    for troll in state.trolls:
        if troll.seat == seat:
            state.table.put_openly(troll.card)
            if state.log is not None:
                state.log.append(TrollEnded(seat, state.kit.names[troll.card]))
    state.trolls = tuple([troll for troll in state.trolls if troll.seat != seat])


def remove_path(state: State, seat: int, card: int, place: PackedCell) -> None:
    """Remove a path card by a storm and discard both cards, the storm on top (LM-26)."""
    spend(state, seat, card)
    removed = state.maze.lift(place) // 2
    state.tools = state.tools - {place}
    state.table.put_openly(removed)
    state.table.put_openly(card)
    if state.log is not None:
        names = state.kit.names
        state.log.append(events.PathRemoved(seat, names[card], xy(place), names[removed]))
    for side in SIDES:
        _drop_token(state, edge(place, side))


def _drop_token(state: State, line: Edge) -> None:
    """Remove the trap or troll token on an edge between two empty spaces (LM-27, R-135).

    A troll's card stays before its player until that player's next turn.
    """
    if any(place in state.maze.cards for place in cells_of_edge(line)):
        return
    token = ""
    if line in state.traps:
        token = TRAP
        state.traps = state.traps - {line}
    elif any(troll.edge == line for troll in state.trolls):
        token = TROLL
        state.trolls = tuple(
            [replace_fields(t, edge=NOWHERE) if t.edge == line else t for t in state.trolls]
        )
    if token and state.log is not None:
        state.log.append(TokenLost(token, xy(line // 4), SIDE_NAMES[line % 4]))


def show_information(state: State, seat: int, card: int) -> None:
    """Show a card of secret information and discard it (LM-21, LM-55)."""
    spend(state, seat, card)
    state.table.put_openly(card)
    if state.log is not None:
        state.log.append(InformationPlayed(seat, state.kit.names[card]))


def look_at(state: State, seat: int, secret: str, target: int) -> None:
    """Record that a seat looked at a face-down card (LM-21, R-148).

    Which card it looked at is public; the face of the card is not.
    """
    look = Look(seat, secret, target)
    if look not in state.looks:
        state.looks = (*state.looks, look)
    if state.log is None:
        return
    kit, deal = state.kit, state.deal
    if secret == MINE:
        state.log.append(MineSeen(seat, xy(target), kit.names[deal.mine(target)]))
    elif secret == TREASURE:
        state.log.append(TreasureSeen(seat, target, kit.treasures[deal.treasures[target]]))
    elif secret == DWARF:
        state.log.append(DwarfSeen(seat, target, kit.dwarves[deal.dwarves[target]]))


def move_figure(state: State, seat: int, place: PackedCell) -> None:
    """Move a dwarf one step (LM-29)."""
    before = state.figures[seat]
    state.figures[seat] = place
    if state.log is not None:
        state.log.append(DwarfMoved(seat, xy(before), xy(place)))


def lose_card(state: State, seat: int) -> None:
    """Discard a random card of a non-empty hand because of a trap (LM-23, LM-57).

    The left neighbour draws it without looking; the losing seat sees which card it is. The
    discard only grows, so its size labels the random draw.
    """
    table = state.table
    hand = table.hands[seat]
    purpose = f"round/{state.deal.round}/trap/{len(table.discard)}"
    card = hand[pick(len(hand), state.seed, purpose)]
    table.remove(seat, card)
    table.put_unseen(card, seat)
    if state.log is not None:
        state.log.append(events.CardLost(seat, state.kit.names[card]))


def show_mine(state: State, seat: int, place: PackedCell, card: int) -> None:
    """Record that a mine was turned over; its orientation is chosen afterwards (R-137)."""
    if state.log is not None:
        state.log.append(MineShown(seat, xy(place), state.kit.names[card]))


def reveal_mine(state: State, seat: int, place: PackedCell, pose: int) -> None:
    """Lay a mine face up; from now on it is part of the paths (LM-35, LM-54)."""
    state.maze.uncover(place)
    state.maze.lay(place, pose)
    if state.log is not None:
        state.log.append(MineRevealed(seat, xy(place), state.kit.names[pose // 2], bool(pose % 2)))


def take_dragon(state: State, seat: int) -> None:
    """Give the dragon token to the seat that revealed the dragon's mine (LM-39)."""
    state.dragon = seat
    if state.log is not None:
        state.log.append(DragonTaken(seat))


def take_treasure(state: State, seat: int, number: int) -> None:
    """Move a treasure face down before a seat (LM-36)."""
    state.holders = (*state.holders[:number], seat, *state.holders[number + 1 :])
    if state.log is not None:
        symbol = state.kit.treasure_symbols[state.deal.treasures[number]]
        state.log.append(TreasureTaken(seat, number, symbol))


def close_round(state: State, result: RoundResult, shares: tuple[int, ...]) -> None:
    """Record a round's result; dwarves, taken treasures and shares are shown (LM-42)."""
    state.stack = ()
    state.results = (*state.results, result)
    state.points = tuple([had + gain for had, gain in zip(state.points, result.gains, strict=True)])
    if state.log is not None:
        kit = state.kit
        treasures = tuple(
            tuple(kit.treasures[won.treasure] for won in result.won if won.seat == seat)
            for seat in range(kit.seats)
        )
        dwarves = tuple(kit.dwarves[dwarf] for dwarf in result.dwarves)
        state.log.append(RoundEnded(result.round, result.cause, dwarves, treasures))
        state.log.append(
            LootShared(shares, seat_or_none(result.dragon), result.gains, state.points)
        )


def end_game(state: State, winners: tuple[int, ...]) -> None:
    """End the game (LM-50)."""
    if state.log is not None:
        state.log.append(events.GameEnded(state.points, winners))


def troll_edges(state: State) -> tuple[Edge, ...]:
    """List the edges on which a troll's token lies."""
    return tuple([troll.edge for troll in state.trolls if troll.edge != NOWHERE])


def free_treasures(state: State, symbol: str) -> list[int]:
    """Return the numbers of the untaken treasures with a symbol (R-138, R-140)."""
    symbols = state.kit.treasure_symbols
    return [
        number
        for number, treasure in enumerate(state.deal.treasures)
        if state.holders[number] == NOBODY and symbols[treasure] == symbol
    ]
