"""Conversion between states of the reference engine and records of the swarm.

A record keeps neither the order of the discard pile nor the history of the gold. So a state that
was made from a record has the same legal moves and the same future, but an incomplete past.
"""

from collections.abc import Mapping
from typing import Final

from saboteur.games.classic.goals import ORIENT_GOAL, REVEAL_GOAL
from saboteur.games.classic.ledger import Draft, Ledger, RoundResult
from saboteur.games.classic.scoring import TAKE_GOLD
from saboteur.games.classic.state import BLANK, FRESH, NO_SLOTS, Deal, Knowledge, State, Turn
from saboteur.games.classic.voting import CONCEDE_VOTE
from saboteur.games.operations import TURN
from saboteur.games.voting import poll
from saboteur.kernel.decision import Decision
from saboteur.kernel.knowledge import add_look, trace
from saboteur.kernel.maze import reach_from
from saboteur.kernel.table import FACE_DOWN, Table, entry_kind, hidden_entry, knowers
from saboteur.observation_layout.base import GOAL_COUNT, MAX_ROUNDS
from saboteur.swarm.base import game_record
from saboteur.swarm.base.game_record import WORTH_COUNT, BaseGameRecord, ClassicGameRecord
from saboteur.swarm.base.laying import put_card, set_up_maze
from saboteur.swarm.base.reference_adapter import BaseReferenceAdapter, ClassicReferenceAdapter
from saboteur.swarm.numpy_record import NO_CELL, NO_SEAT, OVER

STAGE_BY_DECISION: Final = {
    TURN: game_record.TURN,
    CONCEDE_VOTE: game_record.VOTE,
    REVEAL_GOAL: game_record.REVEAL,
    ORIENT_GOAL: game_record.ORIENT,
    TAKE_GOLD: game_record.TAKE,
}


def to_record(adapter: BaseReferenceAdapter, state: State) -> BaseGameRecord:
    """Convert a state of the reference engine to a record."""
    game = BaseGameRecord()
    adapter.load_deal(game, state.deal)
    store_round(adapter, state, game)
    _store_gold(state, game)
    store_question(adapter, state, game, STAGE_BY_DECISION)
    if game.stage == game_record.TAKE:
        game.seat = state.ledger.results[-1].completer
    return game


def store_question(
    adapter: ClassicReferenceAdapter,
    state: State,
    game: ClassicGameRecord,
    stages: Mapping[str, int],
) -> Decision | None:
    """Write the pending decision to the record and return it; ``None`` when the game is over.

    ``stages`` maps the kind of a decision to its stage in the record.
    """
    if not state.stack:
        game.stage, game.seat, game.decider = OVER, max(state.last, 0), NO_SEAT
        return None
    question = state.stack[-1]
    game.stage = stages[question.kind]
    game.decider = question.seat
    game.seat = state.stack[0].seat
    if game.stage == game_record.ORIENT:
        game.pending_goal = adapter.goal_of(question.cell)
    return question


def store_round(adapter: ClassicReferenceAdapter, state: State, game: ClassicGameRecord) -> None:
    """Write to the record the fields of a round that Saboteur and Saboteur 2 share."""
    game.round = state.deal.round
    game.starter = state.deal.starter
    game.last_player = state.last
    game.concede_proposed = int(state.turn.proposed)
    game.pending_goal = NO_SEAT
    game.marks[: len(state.marks)] = state.marks
    for look in state.known.goal_looks:
        game.goal_looks[look.seat] |= 1 << adapter.goal_of(look.seen)
    store_results(state, game)
    _store_maze(adapter, state, game)
    _store_table(adapter, state, game)


def store_results(state: State, game: ClassicGameRecord) -> None:
    """Write to the record the results of the finished rounds."""
    game.treasures = 0
    game.completers[:] = [NO_SEAT] * MAX_ROUNDS
    for result in state.ledger.results:
        game.treasures |= int(result.treasure) << (result.round - 1)
        game.completers[result.round - 1] = result.completer


def _store_maze(adapter: ClassicReferenceAdapter, state: State, game: ClassicGameRecord) -> None:
    scratch = [0] * len(game.open_ends)
    set_up_maze(game, adapter.tables, scratch)
    for goal, (place, _) in enumerate(state.deal.goals):
        if place not in state.maze.covered:
            game.covered &= ~(1 << goal)
    for place, pose in state.maze.cards.items():
        if place != adapter.kit.start:
            cell = adapter.window.from_board(place)
            put_card(game, adapter.tables, cell, adapter.faces[pose], scratch)
            if pose // 2 < adapter.kit.paths:
                game.path_cells[game.path_count] = cell
                game.path_count += 1
    if state.laid != NO_CELL:
        game.last_laid_cell = adapter.window.from_board(state.laid)


def _store_table(adapter: ClassicReferenceAdapter, state: State, game: ClassicGameRecord) -> None:
    table, kinds = state.table, adapter.kinds
    adapter.store_hands(table, game)
    game.pile[: len(table.aside)] = [kinds[card] for card in table.aside]
    for entry in table.discard:
        kind = kinds[entry_kind(entry)]
        if entry < FACE_DOWN:
            game.open_discards[kind] += 1
        else:
            for seat in knowers(entry) or ():
                game.passed_cards[seat * len(game.open_discards) + kind] += 1


def _store_gold(state: State, game: BaseGameRecord) -> None:
    ledger = state.ledger
    game.gold_pile_count = len(ledger.pile)
    game.gold_pile[: game.gold_pile_count] = ledger.pile
    for seat, cards in enumerate(ledger.gold):
        for worth in cards:
            game.gold[seat * WORTH_COUNT + worth] += 1
    for result in ledger.results:
        for seat, role in enumerate(result.roles):
            game.saboteurs[result.round - 1] |= int(role == state.kit.saboteur) << seat
    if state.stack and state.stack[-1].kind == TAKE_GOLD:
        draft = ledger.drafts[-1]
        game.taker_count = len(draft.order)
        game.taken_count = len(draft.taken)
        game.draft_order[: game.taker_count] = draft.order
        game.draft_picks[: game.taken_count] = draft.taken
        for worth in draft.offered(game.taken_count):
            game.offered_gold[worth] += 1


def to_state(adapter: BaseReferenceAdapter, game: BaseGameRecord, seed: str) -> State:
    """Convert a record to a state of the reference engine; later deals come from ``seed``."""
    seats = adapter.kit.seats
    roles = [_role(adapter, saboteur) for saboteur in game.roles[: adapter.tables.role_count]]
    deal = Deal(
        game.round,
        game.starter,
        tuple(roles[:seats]),
        tuple(roles[seats:]),
        adapter.goals_of(game),
    )
    stack = _stack(adapter, deal, game)
    turn = Turn(proposed=True) if game.concede_proposed else FRESH
    return state_of(
        adapter, game, seed, deal, _ledger(adapter, game), goals_known(deal, game), stack, turn
    )


def state_of(
    adapter: ClassicReferenceAdapter,
    game: ClassicGameRecord,
    seed: str,
    deal: Deal,
    ledger: Ledger,
    known: Knowledge,
    stack: tuple[Decision, ...],
    turn: Turn,
    slots: Mapping[str, object] = NO_SLOTS,
) -> State:
    """Build the state of a record from its converted deal, results and pending decisions."""
    kit, laid = adapter.kit, game.last_laid_cell
    maze = adapter.maze_of(game)
    return State(
        kit,
        adapter.rules.book,
        seed,
        deal,
        _table_of(adapter, game),
        maze,
        stack,
        adapter.rules.parts,
        ledger,
        list(game.marks[: kit.seats]),
        reach_from(maze, kit.start_nodes),
        known,
        game.last_player,
        NO_CELL if laid == NO_CELL else adapter.window.to_board(laid),
        slots,
        turn,
    )


def _role(adapter: BaseReferenceAdapter, saboteur: int) -> int:
    return adapter.kit.role["saboteur" if saboteur else "miner"]


def _table_of(adapter: ClassicReferenceAdapter, game: ClassicGameRecord) -> Table:
    tables, cards = adapter.tables, adapter.cards
    table = adapter.table_of(game, tables.dealt_count - tables.seats * tables.hand_size)
    for seat in range(tables.seats):
        for kind in range(tables.kind_count):
            passed = game.passed_cards[seat * len(game.open_discards) + kind]
            table.discard += [hidden_entry(cards[kind], seat)] * passed
    return table


def _ledger(adapter: BaseReferenceAdapter, game: BaseGameRecord) -> Ledger:
    seats = adapter.kit.seats
    gold = tuple(
        tuple(
            worth
            for worth in range(WORTH_COUNT)
            for _ in range(game.gold[seat * WORTH_COUNT + worth])
        )
        for seat in range(seats)
    )
    shared = game.stage == game_record.TAKE
    drafts: tuple[Draft, ...] = ()
    if shared:
        taken = tuple(game.draft_picks[: game.taken_count])
        left = [worth for worth in range(WORTH_COUNT) for _ in range(game.offered_gold[worth])]
        order = tuple(game.draft_order[: game.taker_count])
        drafts = (Draft(game.round, order, (*taken, *left), taken),)
    ended = game.round if shared or game.stage == OVER else game.round - 1
    results = tuple(
        RoundResult(
            number + 1,
            bool(game.treasures >> number & 1),
            game.completers[number],
            tuple(_role(adapter, game.saboteurs[number] >> seat & 1) for seat in range(seats)),
        )
        for number in range(ended)
    )
    pile = tuple(game.gold_pile[: game.gold_pile_count])
    return Ledger(gold, pile, drafts, results=results, nuggets=(0,) * seats)


def goals_known(deal: Deal, game: ClassicGameRecord) -> Knowledge:
    """Return the seats' knowledge of the goals."""
    goals, looks = BLANK.goals, BLANK.goal_looks
    for seat in range(len(deal.roles)):
        for goal in range(GOAL_COUNT):
            if game.goal_looks[seat] >> goal & 1:
                place, card = deal.goals[goal]
                goals = (*goals, trace(seat, card, place))
                looks = add_look(looks, seat, place)
    return Knowledge(goals, (), (), looks, ())


def _stack(adapter: BaseReferenceAdapter, deal: Deal, game: BaseGameRecord) -> tuple[Decision, ...]:
    if game.stage == game_record.TAKE:
        return (Decision(TAKE_GOLD, game.decider),)
    return stack_of(adapter, deal, game)


def stack_of(
    adapter: ClassicReferenceAdapter, deal: Deal, game: ClassicGameRecord
) -> tuple[Decision, ...]:
    """Return the pending decisions of a record, as far as Saboteur and Saboteur 2 share them."""
    turn = Decision(TURN, game.seat)
    match game.stage:
        case game_record.TURN:
            return (turn,)
        case game_record.VOTE:
            others = poll(CONCEDE_VOTE, game.seat, adapter.kit.seats)
            order = (others.seat, *others.seats)
            left = order[order.index(game.decider) :]
            return (turn, Decision(CONCEDE_VOTE, left[0], seats=left[1:]))
        case game_record.REVEAL:
            return (turn, Decision(REVEAL_GOAL, game.seat))
        case game_record.ORIENT:
            place, card = deal.goals[game.pending_goal]
            return (turn, Decision(ORIENT_GOAL, game.seat, place, card=card))
        case _:
            return ()


def store_result(_: BaseReferenceAdapter, state: State, game: BaseGameRecord) -> None:
    """Write the result of a game that the reference engine has finished (B-53)."""
    ended = BaseGameRecord()
    _store_gold(state, ended)
    store_results(state, game)
    game.stage, game.decider, game.round = OVER, NO_SEAT, state.deal.round
    game.gold, game.saboteurs = ended.gold, ended.saboteurs
