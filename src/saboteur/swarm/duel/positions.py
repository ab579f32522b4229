"""Conversion between states of the reference engine and records of the swarm.

A record keeps neither the order of the discard pile nor the round in which gold was taken. So a
state that was made from a record has the same legal moves and the same future, but an incomplete
past.
"""

from collections.abc import Sequence
from typing import Final

from saboteur.games.book import PLAY
from saboteur.games.duel.flow import BEFORE_DRAW
from saboteur.games.duel.kit import BLUE, TROLL
from saboteur.games.duel.settling import CLAIM_GOLD, ORIENT_GOAL, REVEAL_GOAL
from saboteur.games.duel.setup import goal_pool, reaches_in
from saboteur.games.duel.state import Deal, Ledger, Marks, State, Tokens
from saboteur.games.duel.turn import DISCARD_TWO, PASS_MORE
from saboteur.games.operations import TURN
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import PackedCell
from saboteur.observation_layout.duel import GOAL_COUNT
from saboteur.swarm.duel import game_record
from saboteur.swarm.duel.game_record import (
    BRIBED,
    CLAIMED,
    MAX_GOLD_KINDS,
    OPENED,
    SCRATCH_SIZE,
    WINDOW,
    DuelGameRecord,
)
from saboteur.swarm.duel.laying import lay_path, open_barrier_for, put_card, set_up_maze
from saboteur.swarm.duel.reference_adapter import CAUSE_BY_NUMBER, DuelReferenceAdapter
from saboteur.swarm.duel.rounds import count_nuggets
from saboteur.swarm.numpy_record import NO_CELL, NO_SEAT, OVER

STAGE_BY_DECISION: Final = {
    TURN: game_record.TURN,
    PASS_MORE: game_record.PASS_MORE,
    DISCARD_TWO: game_record.DISCARD_TWO,
    BEFORE_DRAW: game_record.BEFORE_DRAW,
    REVEAL_GOAL: game_record.REVEAL,
    ORIENT_GOAL: game_record.ORIENT,
    CLAIM_GOLD: game_record.CLAIM,
}


def to_record(adapter: DuelReferenceAdapter, state: State) -> DuelGameRecord:
    """Convert a state of the reference engine to a record."""
    game = DuelGameRecord()
    colours = state.deal.colours
    game.blue = colours.index(BLUE) if BLUE in colours else NO_SEAT
    game.round = state.deal.round
    game.starter = state.deal.starter
    game.pending_goal = NO_SEAT
    game.key_cell = NO_CELL
    game.broken_tools[: len(state.broken)] = state.broken
    adapter.load_deal(game, state.deal, state.table)
    _store_maze(adapter, state, game)
    _store_tokens(adapter, state, game)
    _store_table(adapter, state, game)
    _store_ledger(adapter, state.ledger, game)
    _store_stack(adapter, state, game)
    return game


def _store_maze(adapter: DuelReferenceAdapter, state: State, game: DuelGameRecord) -> None:
    """Lay the cards of a state: those not laid in this round first, the others in their order.

    Raises ``ValueError`` for a wrong number of cards set aside, and in a solo game for a path that
    was not laid in this round: solo games need the order of all paths (D-48).
    """
    scratch = [0] * SCRATCH_SIZE
    tables, maze = adapter.tables, state.maze
    set_up_maze(game, tables, scratch)
    paths = [at for at, pose in maze.cards.items() if pose // 2 < adapter.kit.paths]
    older = [at for at in paths if at not in state.marks.laid]
    if older and adapter.kit.solo:
        raise ValueError("alone, the position must tell in which order all paths were laid")
    if len(state.table.aside) != tables.aside_count:
        raise ValueError(f"{tables.aside_count} cards lie aside, not {len(state.table.aside)}")
    for place in (*older, *state.marks.laid):
        face = adapter.faces[maze.cards[place]]
        lay_path(game, tables, WINDOW.from_board(place), face, scratch)
    for goal, (place, _) in enumerate(state.deal.goals):
        if place not in maze.covered:
            game.covered &= ~(1 << goal)
            face = adapter.faces[maze.cards[place]]
            put_card(game, tables, tables.goal_cells[goal], face, scratch)


def _store_tokens(adapter: DuelReferenceAdapter, state: State, game: DuelGameRecord) -> None:
    tables, marks = adapter.tables, state.marks
    scratch = [0] * SCRATCH_SIZE
    game.counters = state.counters
    game.keys = adapter.kit.keys - len(marks.keys)
    for place, seat in marks.claims:
        game.tokens[WINDOW.from_board(place)] |= CLAIMED << seat
    for place, seat in marks.bribes:
        game.tokens[WINDOW.from_board(place)] |= BRIBED << seat
        for other in range(adapter.kit.seats):
            open_barrier_for(game, tables, other, WINDOW.from_board(place), scratch)
    for place, seat in marks.keys:
        open_barrier_for(game, tables, seat, WINDOW.from_board(place), scratch)
    for place, seat in marks.looks:
        game.goal_looks[seat] |= 1 << adapter.goal_of(place)


def _store_table(adapter: DuelReferenceAdapter, state: State, game: DuelGameRecord) -> None:
    adapter.store_hands(state.table, game)
    for card in state.table.discard:
        game.open_discards[adapter.kinds[card]] += 1


def _store_ledger(adapter: DuelReferenceAdapter, ledger: Ledger, game: DuelGameRecord) -> None:
    for seat, hoard in enumerate(ledger.hoards):
        for card in hoard:
            game.hoards[seat * MAX_GOLD_KINDS + adapter.gold_cards.index(card)] += 1
    for card in ledger.gone:
        game.spent_goals[card - adapter.first_goal] += 1
    count_nuggets(game, adapter.tables)
    numbers = {cause: number for number, cause in CAUSE_BY_NUMBER.items()}
    for result in ledger.results:
        game.end_causes[result.round - 1] = numbers[result.cause]
        for seat, cards in enumerate(result.paid):
            for card in cards:
                game.paid[seat * MAX_GOLD_KINDS + adapter.gold_cards.index(card)] += 1


def _store_stack(adapter: DuelReferenceAdapter, state: State, game: DuelGameRecord) -> None:
    if not state.stack:
        game.stage, game.decider = OVER, NO_SEAT
        return
    first, question = state.stack[0], state.stack[-1]
    game.seat = first.seat
    game.stage = STAGE_BY_DECISION[question.kind]
    game.decider = question.seat
    if first.kind == BEFORE_DRAW:
        game.has_acted, game.draw_count = 1, first.left
        if first.move is not None:
            game.key_cell = WINDOW.from_board(first.move.at)
    if game.stage == game_record.DISCARD_TWO:
        game.discards_owed = question.left
    elif game.stage == game_record.ORIENT:
        game.pending_goal = adapter.goal_of(question.cell)


def to_state(adapter: DuelReferenceAdapter, game: DuelGameRecord, seed: str) -> State:
    """Convert a record to a state of the reference engine; later deals come from ``seed``."""
    kit = adapter.kit
    ledger = adapter.ledger(game)
    deal = _deal(adapter, game, ledger)
    maze = adapter.maze_of(game)
    marks = _marks(adapter, game)
    return State(
        kit,
        adapter.rules.book,
        seed,
        deal,
        adapter.table_of(game, adapter.tables.aside_count),
        maze,
        _stack(adapter, deal, game),
        ledger,
        list(game.broken_tools[: kit.seats]),
        reaches_in(kit, maze, deal.colours, marks),
        marks,
    )


def _deal(adapter: DuelReferenceAdapter, game: DuelGameRecord, ledger: Ledger) -> Deal:
    kit = adapter.kit
    goals = adapter.goals_of(game)
    unused = goal_pool(kit, ledger)
    for goal, (_, card) in enumerate(goals):
        if game.stage != OVER or game.covered >> goal & 1:
            unused.remove(card)
    return Deal(game.round, game.starter, adapter.colours(game), goals, tuple(unused))


def _marks(adapter: DuelReferenceAdapter, game: DuelGameRecord) -> Marks:
    seats = range(adapter.kit.seats)
    doors = [
        cell
        for cell, face in enumerate(game.board)
        if game.tokens[cell] and adapter.tables.barrier[face] != TROLL
    ]
    looks = tuple(
        (adapter.goal_cell(goal), seat)
        for goal in range(GOAL_COUNT)
        for seat in seats
        if game.goal_looks[seat] >> goal & 1
    )
    return Marks(
        _tokens(adapter, game, CLAIMED, game.gold_cells[: game.gold_cell_count]),
        _tokens(adapter, game, BRIBED, game.troll_cells[: game.troll_count]),
        _tokens(adapter, game, OPENED, doors),
        looks,
        tuple(WINDOW.to_board(cell) for cell in game.path_cells[: game.path_count]),
    )


def _tokens(
    adapter: DuelReferenceAdapter, game: DuelGameRecord, bit: int, cells: Sequence[int]
) -> Tokens:
    found: list[tuple[PackedCell, int]] = [
        (WINDOW.to_board(cell), seat)
        for cell in cells
        for seat in range(adapter.kit.seats)
        if game.tokens[cell] & bit << seat
    ]
    return tuple(found)


def _stack(adapter: DuelReferenceAdapter, deal: Deal, game: DuelGameRecord) -> tuple[Decision, ...]:
    if game.stage >= OVER:
        return ()
    first = Decision(TURN, game.seat)
    if game.has_acted:
        move = None
        if game.key_cell != NO_CELL:
            card = adapter.cards[adapter.tables.key_kind]
            place = WINDOW.to_board(game.key_cell)
            move = adapter.rules.book.say(PLAY, card=card, cell=place)
        first = Decision(BEFORE_DRAW, game.seat, left=game.draw_count, move=move)
    match game.stage:
        case game_record.TURN | game_record.BEFORE_DRAW:
            return (first,)
        case game_record.PASS_MORE:
            return (first, Decision(PASS_MORE, game.seat))
        case game_record.DISCARD_TWO:
            return (first, Decision(DISCARD_TWO, game.seat, left=game.discards_owed))
        case game_record.REVEAL:
            return (first, Decision(REVEAL_GOAL, game.seat))
        case game_record.ORIENT:
            place, card = deal.goals[game.pending_goal]
            return (first, Decision(ORIENT_GOAL, game.seat, place, card=card))
        case _:
            return (first, Decision(CLAIM_GOLD, game.decider))


def store_result(adapter: DuelReferenceAdapter, state: State, game: DuelGameRecord) -> None:
    """Write the result of a game that the reference engine has finished (D-42)."""
    ended = DuelGameRecord()
    _store_ledger(adapter, state.ledger, ended)
    game.stage, game.decider, game.round = OVER, NO_SEAT, state.deal.round
    game.hoards, game.paid, game.nuggets = ended.hoards, ended.paid, ended.nuggets
    game.spent_goals, game.end_causes = ended.spent_goals, ended.end_causes
