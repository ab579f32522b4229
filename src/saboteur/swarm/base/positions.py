"""Positions of the reference as records of the swarm, and back.

A record does not keep the order of the discard, nor how the gold was come by. So a position handed
back has the same legal moves and the same future, but a shorter past.
"""

from typing import Final

from saboteur.games.classic.goals import ORIENT_GOAL, REVEAL_GOAL
from saboteur.games.classic.ledger import Draft, Ledger, RoundResult
from saboteur.games.classic.scoring import TAKE_GOLD
from saboteur.games.classic.state import BLANK, FRESH, Deal, Knowledge, State, Turn
from saboteur.games.classic.voting import CONCEDE_VOTE
from saboteur.games.operations import TURN
from saboteur.games.voting import poll
from saboteur.kernel.decision import Decision
from saboteur.kernel.knowledge import looked, trace
from saboteur.kernel.maze import Maze, empty_maze, reach_from
from saboteur.kernel.table import FACE_DOWN, Table, entry_kind, hidden_entry, knowers
from saboteur.swarm.base import record
from saboteur.swarm.base.laying import open_maze, put
from saboteur.swarm.base.record import GOALS, HAND, ROUNDS, WORTHS, ClassicGame, Game
from saboteur.swarm.base.reference import ClassicReference, Reference
from saboteur.swarm.base.tables import COVERED
from saboteur.swarm.record import NOBODY, NOWHERE, OVER

STAGES: Final = {
    TURN: record.TURN,
    CONCEDE_VOTE: record.VOTE,
    REVEAL_GOAL: record.REVEAL,
    ORIENT_GOAL: record.ORIENT,
    TAKE_GOLD: record.TAKE,
}
"""By kind of decision, the stage of a record."""


def load(reference: Reference, state: State) -> Game:
    """Write a state of the reference down as a record."""
    game = Game()
    reference.load_deal(game, state.deal)
    load_round(reference, state, game)
    _load_gold(state, game)
    if not state.stack:
        game.stage, game.seat, game.decider = OVER, max(state.last, 0), NOBODY
        return game
    question = state.stack[-1]
    game.stage = STAGES[question.kind]
    game.decider = question.seat
    game.seat = state.stack[0].seat
    if game.stage == record.ORIENT:
        game.asked = reference.goal_of(question.cell)
    elif game.stage == record.TAKE:
        game.seat = state.ledger.results[-1].completer
    return game


def load_round(reference: ClassicReference, state: State, game: ClassicGame) -> None:
    """Write down what both boxes know of a round."""
    game.round = state.deal.round
    game.starter = state.deal.starter
    game.last = state.last
    game.proposed = int(state.turn.proposed)
    game.asked = NOBODY
    game.marks[: len(state.marks)] = state.marks
    for look in state.known.goal_looks:
        game.looks[look.seat] |= 1 << reference.goal_of(look.seen)
    load_results(state, game)
    _load_maze(reference, state, game)
    _load_table(reference, state, game)


def load_results(state: State, game: ClassicGame) -> None:
    """Write down how the finished rounds ended."""
    game.treasures = 0
    game.completers[:] = [NOBODY] * ROUNDS
    for result in state.ledger.results:
        game.treasures |= int(result.treasure) << (result.round - 1)
        game.completers[result.round - 1] = result.completer


def _load_maze(reference: ClassicReference, state: State, game: ClassicGame) -> None:
    """Write down what lies in the maze."""
    scratch = [0] * len(game.ends)
    open_maze(game, reference.tables, scratch)
    for goal, (place, _) in enumerate(state.deal.goals):
        if place not in state.maze.covered:
            game.covered &= ~(1 << goal)
    for place, pose in state.maze.cards.items():
        if place != reference.kit.start:
            cell = reference.window.of_board(place)
            put(game, reference.tables, cell, reference.faces[pose], scratch)
            if pose // 2 < reference.kit.paths:
                game.paths[game.paths_n] = cell
                game.paths_n += 1
    if state.laid != NOWHERE:
        game.laid = reference.window.of_board(state.laid)


def _load_table(reference: ClassicReference, state: State, game: ClassicGame) -> None:
    """Write down hands, pile and discard."""
    table, tables, kinds = state.table, reference.tables, reference.kinds
    for seat, hand in enumerate(table.hands):
        game.hands_n[seat] = len(hand)
        game.hands[seat * HAND : seat * HAND + len(hand)] = [kinds[card] for card in hand]
    dealt = tables.dealt
    game.pile[: len(table.aside)] = [kinds[card] for card in table.aside]
    game.left = table.left
    game.pile[dealt : dealt + table.left] = [kinds[card] for card in table.pile[: table.left]]
    game.discarded = len(table.discard)
    for entry in table.discard:
        kind = kinds[entry_kind(entry)]
        if entry < FACE_DOWN:
            game.shown[kind] += 1
        else:
            for seat in knowers(entry) or ():
                game.passed[seat * len(game.shown) + kind] += 1


def _load_gold(state: State, game: Game) -> None:
    ledger = state.ledger
    game.gold_left = len(ledger.pile)
    game.gold_pile[: game.gold_left] = ledger.pile
    for seat, cards in enumerate(ledger.gold):
        for worth in cards:
            game.gold[seat * WORTHS + worth] += 1
    for result in ledger.results:
        for seat, role in enumerate(result.roles):
            game.saboteurs[result.round - 1] |= int(role == state.kit.saboteur) << seat
    if state.stack and state.stack[-1].kind == TAKE_GOLD:
        draft = ledger.drafts[-1]
        game.takers = len(draft.order)
        game.taken = len(draft.taken)
        game.order[: game.takers] = draft.order
        game.picks[: game.taken] = draft.taken
        for worth in draft.offered(game.taken):
            game.offer[worth] += 1


def restore(reference: Reference, game: Game, seed: str) -> State:
    """Make a state of the reference out of a record; what is dealt later comes from the seed."""
    kit, tables = reference.kit, reference.tables
    roles = [_role(reference, saboteur) for saboteur in game.roles[: tables.roles_n]]
    deal = Deal(
        game.round,
        game.starter,
        tuple(roles[: kit.seats]),
        tuple(roles[kit.seats :]),
        tuple(
            (place, card + reference.first_goal)
            for place, card in zip(kit.goal_cells, game.goals, strict=True)
        ),
    )
    maze = maze_of(reference, game)
    return State(
        kit,
        reference.rules.book,
        reference.rules.parts,
        seed,
        deal,
        _ledger(reference, game),
        table_of(reference, game),
        list(game.marks[: kit.seats]),
        maze,
        reach_from(maze, kit.start_nodes),
        goals_known(deal, game),
        _stack(reference, deal, game),
        game.last,
        NOWHERE if game.laid == NOWHERE else reference.window.to_board(game.laid),
        Turn(proposed=True) if game.proposed else FRESH,
    )


def _role(reference: Reference, saboteur: int) -> int:
    return reference.kit.role["saboteur" if saboteur else "miner"]


def maze_of(reference: ClassicReference, game: ClassicGame) -> Maze:
    """Return the maze of a record."""
    maze = empty_maze(reference.kit.poses.poses)
    for cell, face in enumerate(game.board):
        if face == COVERED:
            maze.cover(reference.window.to_board(cell))
        elif face:
            maze.lay(reference.window.to_board(cell), reference.poses[face])
    return maze


def table_of(reference: ClassicReference, game: ClassicGame) -> Table:
    """Return the hands, the pile and the discard of a record."""
    tables, cards = reference.tables, reference.cards
    hands = [
        tuple(cards[kind] for kind in game.hands[seat * HAND : seat * HAND + game.hands_n[seat]])
        for seat in range(tables.seats)
    ]
    dealt = tables.dealt
    aside = tuple(cards[kind] for kind in game.pile[: dealt - tables.seats * tables.hand])
    pile = tuple(cards[kind] for kind in game.pile[dealt : dealt + game.left])
    discard = [cards[kind] for kind in range(tables.kinds) for _ in range(game.shown[kind])]
    for seat in range(tables.seats):
        for kind in range(tables.kinds):
            many = game.passed[seat * len(game.shown) + kind]
            discard += [hidden_entry(cards[kind], seat)] * many
    return Table(hands, pile, len(pile), discard, aside)


def _ledger(reference: Reference, game: Game) -> Ledger:
    seats = reference.kit.seats
    gold = tuple(
        tuple(worth for worth in range(WORTHS) for _ in range(game.gold[seat * WORTHS + worth]))
        for seat in range(seats)
    )
    shared = game.stage == record.TAKE
    drafts: tuple[Draft, ...] = ()
    if shared:
        taken = tuple(game.picks[: game.taken])
        left = [worth for worth in range(WORTHS) for _ in range(game.offer[worth])]
        order = tuple(game.order[: game.takers])
        drafts = (Draft(game.round, order, (*taken, *left), taken),)
    ended = game.round if shared or game.stage == OVER else game.round - 1
    results = tuple(
        RoundResult(
            number + 1,
            bool(game.treasures >> number & 1),
            game.completers[number],
            tuple(_role(reference, game.saboteurs[number] >> seat & 1) for seat in range(seats)),
        )
        for number in range(ended)
    )
    pile = tuple(game.gold_pile[: game.gold_left])
    return Ledger(gold, pile, drafts, results=results, nuggets=(0,) * seats)


def goals_known(deal: Deal, game: ClassicGame) -> Knowledge:
    """Return what seats have seen of goals."""
    goals, looks = BLANK.goals, BLANK.goal_looks
    for seat in range(len(deal.roles)):
        for goal in range(GOALS):
            if game.looks[seat] >> goal & 1:
                place, card = deal.goals[goal]
                goals = (*goals, trace(seat, card, place))
                looks = looked(looks, seat, place)
    return Knowledge(goals, (), (), looks, ())


def _stack(reference: Reference, deal: Deal, game: Game) -> tuple[Decision, ...]:
    if game.stage == record.TAKE:
        return (Decision(TAKE_GOLD, game.decider),)
    return stack_of(reference, deal, game)


def stack_of(reference: ClassicReference, deal: Deal, game: ClassicGame) -> tuple[Decision, ...]:
    """Return the questions of a record that both boxes know."""
    turn = Decision(TURN, game.seat)
    match game.stage:
        case record.TURN:
            return (turn,)
        case record.VOTE:
            others = poll(CONCEDE_VOTE, game.seat, reference.kit.seats)
            order = (others.seat, *others.seats)
            left = order[order.index(game.decider) :]
            return (turn, Decision(CONCEDE_VOTE, left[0], seats=left[1:]))
        case record.REVEAL:
            return (turn, Decision(REVEAL_GOAL, game.seat))
        case record.ORIENT:
            place, card = deal.goals[game.asked]
            return (turn, Decision(ORIENT_GOAL, game.seat, place, card=card))
        case _:
            return ()


def conclude(_: Reference, state: State, game: Game) -> None:
    """Write down how a game ended that the reference has played on (B-53)."""
    ended = Game()
    _load_gold(state, ended)
    load_results(state, game)
    game.stage, game.decider, game.round = OVER, NOBODY, state.deal.round
    game.gold, game.saboteurs = ended.gold, ended.saboteurs
