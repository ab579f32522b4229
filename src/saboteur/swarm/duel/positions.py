"""Positions of the reference as records of the swarm, and back.

A record keeps neither the order of the discard nor the round in which gold was taken. So a position
handed back has the same legal moves and the same future, but a shorter past.
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
from saboteur.kernel.maze import Maze, empty_maze
from saboteur.kernel.table import Table
from saboteur.swarm.duel import record
from saboteur.swarm.duel.laying import lay_path, open_maze, put, unbar
from saboteur.swarm.duel.record import (
    BRIBED,
    CLAIMED,
    GOALS,
    GOLDS,
    HAND,
    OPENED,
    SCRATCH,
    WINDOW,
    Game,
)
from saboteur.swarm.duel.reference import CAUSES, Reference
from saboteur.swarm.duel.rounds import count_nuggets
from saboteur.swarm.duel.tables import COVERED
from saboteur.swarm.record import NOBODY, NOWHERE, OVER

STAGES: Final = {
    TURN: record.TURN,
    PASS_MORE: record.PASS_MORE,
    DISCARD_TWO: record.DISCARD_TWO,
    BEFORE_DRAW: record.BEFORE_DRAW,
    REVEAL_GOAL: record.REVEAL,
    ORIENT_GOAL: record.ORIENT,
    CLAIM_GOLD: record.CLAIM,
}
"""By kind of decision, the stage of a record."""


def load(reference: Reference, state: State) -> Game:
    """Write a state of the reference down as a record."""
    game = Game()
    colours = state.deal.colours
    game.blue = colours.index(BLUE) if BLUE in colours else NOBODY
    game.round = state.deal.round
    game.starter = state.deal.starter
    game.asked = NOBODY
    game.key_at = NOWHERE
    game.broken[: len(state.broken)] = state.broken
    reference.load_deal(game, state.deal, state.table)
    _load_maze(reference, state, game)
    _load_tokens(reference, state, game)
    _load_table(reference, state, game)
    _load_ledger(reference, state.ledger, game)
    _load_stack(reference, state, game)
    return game


def _load_maze(reference: Reference, state: State, game: Game) -> None:
    """Lay the cards: first those that nobody has laid in this round, then the others in order.

    Alone, the order counts (D-48): there must be no card of the first kind.
    """
    scratch = [0] * SCRATCH
    tables, maze = reference.tables, state.maze
    open_maze(game, tables, scratch)
    paths = [at for at, pose in maze.cards.items() if pose // 2 < reference.kit.paths]
    older = [at for at in paths if at not in state.marks.laid]
    if older and reference.kit.solo:
        raise ValueError("alone, the position must tell in which order all paths were laid")
    if len(state.table.aside) != tables.aside:
        raise ValueError(f"{tables.aside} cards lie aside, not {len(state.table.aside)}")
    for place in (*older, *state.marks.laid):
        face = reference.faces[maze.cards[place]]
        lay_path(game, tables, WINDOW.of_board(place), face, scratch)
    for goal, (place, _) in enumerate(state.deal.goals):
        if place not in maze.covered:
            game.covered &= ~(1 << goal)
            face = reference.faces[maze.cards[place]]
            put(game, tables, tables.goal_cells[goal], face, scratch)


def _load_tokens(reference: Reference, state: State, game: Game) -> None:
    tables, marks = reference.tables, state.marks
    scratch = [0] * SCRATCH
    game.counters = state.counters
    game.keys = reference.kit.keys - len(marks.keys)
    for place, seat in marks.claims:
        game.tokens[WINDOW.of_board(place)] |= CLAIMED << seat
    for place, seat in marks.bribes:
        game.tokens[WINDOW.of_board(place)] |= BRIBED << seat
        for other in range(reference.kit.seats):
            unbar(game, tables, other, WINDOW.of_board(place), scratch)
    for place, seat in marks.keys:
        unbar(game, tables, seat, WINDOW.of_board(place), scratch)
    for place, seat in marks.looks:
        game.looks[seat] |= 1 << reference.goal_of(place)


def _load_table(reference: Reference, state: State, game: Game) -> None:
    table, tables, kinds = state.table, reference.tables, reference.kinds
    for seat, hand in enumerate(table.hands):
        game.hands_n[seat] = len(hand)
        game.hands[seat * HAND : seat * HAND + len(hand)] = [kinds[card] for card in hand]
    first = tables.dealt
    game.left = table.left
    game.pile[first : first + table.left] = [kinds[card] for card in table.pile[: table.left]]
    game.discarded = len(table.discard)
    for card in table.discard:
        game.shown[kinds[card]] += 1


def _load_ledger(reference: Reference, ledger: Ledger, game: Game) -> None:
    for seat, hoard in enumerate(ledger.hoards):
        for card in hoard:
            game.hoards[seat * GOLDS + reference.golden.index(card)] += 1
    for card in ledger.gone:
        game.gone[card - reference.first_goal] += 1
    count_nuggets(game, reference.tables)
    numbers = {cause: number for number, cause in CAUSES.items()}
    for result in ledger.results:
        game.causes[result.round - 1] = numbers[result.cause]
        for seat, cards in enumerate(result.paid):
            for card in cards:
                game.paid[seat * GOLDS + reference.golden.index(card)] += 1


def _load_stack(reference: Reference, state: State, game: Game) -> None:
    if not state.stack:
        game.stage, game.decider = OVER, NOBODY
        return
    first, question = state.stack[0], state.stack[-1]
    game.seat = first.seat
    game.stage = STAGES[question.kind]
    game.decider = question.seat
    if first.kind == BEFORE_DRAW:
        game.acted, game.draws = 1, first.left
        if first.move is not None:
            game.key_at = WINDOW.of_board(first.move.at)
    if game.stage == record.DISCARD_TWO:
        game.owed = question.left
    elif game.stage == record.ORIENT:
        game.asked = reference.goal_of(question.cell)


def restore(reference: Reference, game: Game, seed: str) -> State:
    """Make a state of the reference out of a record; what is dealt later comes from the seed."""
    kit = reference.kit
    ledger = reference.ledger(game)
    deal = _deal(reference, game, ledger)
    maze = _maze(reference, game)
    marks = _marks(reference, game)
    return State(
        kit,
        reference.rules.book,
        seed,
        deal,
        ledger,
        _table(reference, game),
        list(game.broken[: kit.seats]),
        maze,
        reaches_in(kit, maze, deal.colours, marks),
        marks,
        _stack(reference, deal, game),
    )


def _deal(reference: Reference, game: Game, ledger: Ledger) -> Deal:
    kit = reference.kit
    cards = [card + reference.first_goal for card in game.goals]
    unused = goal_pool(kit, ledger)
    for goal, card in enumerate(cards):
        if game.stage != OVER or game.covered >> goal & 1:
            unused.remove(card)
    goals = tuple(zip(kit.goal_cells, cards, strict=True))
    return Deal(game.round, game.starter, reference.colours(game), goals, tuple(unused))


def _maze(reference: Reference, game: Game) -> Maze:
    maze = empty_maze(reference.kit.poses.poses)
    for cell, face in enumerate(game.board):
        if face == COVERED:
            maze.cover(WINDOW.to_board(cell))
        elif face:
            maze.lay(WINDOW.to_board(cell), reference.poses[face])
    return maze


def _marks(reference: Reference, game: Game) -> Marks:
    seats = range(reference.kit.seats)
    doors = [
        cell
        for cell, face in enumerate(game.board)
        if game.tokens[cell] and reference.tables.barrier[face] != TROLL
    ]
    looks = tuple(
        (reference.goal_cell(goal), seat)
        for goal in range(GOALS)
        for seat in seats
        if game.looks[seat] >> goal & 1
    )
    return Marks(
        _tokens(reference, game, CLAIMED, game.spots[: game.spots_n]),
        _tokens(reference, game, BRIBED, game.trolls[: game.trolls_n]),
        _tokens(reference, game, OPENED, doors),
        looks,
        tuple(WINDOW.to_board(cell) for cell in game.paths[: game.paths_n]),
    )


def _tokens(reference: Reference, game: Game, bit: int, cells: Sequence[int]) -> Tokens:
    found: list[tuple[PackedCell, int]] = [
        (WINDOW.to_board(cell), seat)
        for cell in cells
        for seat in range(reference.kit.seats)
        if game.tokens[cell] & bit << seat
    ]
    return tuple(found)


def _table(reference: Reference, game: Game) -> Table:
    tables, cards = reference.tables, reference.cards
    hands = [
        tuple(cards[kind] for kind in game.hands[seat * HAND : seat * HAND + game.hands_n[seat]])
        for seat in range(tables.seats)
    ]
    first = tables.dealt
    pile = tuple(cards[kind] for kind in game.pile[first : first + game.left])
    discard = [cards[kind] for kind in range(tables.kinds) for _ in range(game.shown[kind])]
    aside = tuple(cards[kind] for kind in game.pile[: tables.aside])
    return Table(hands, pile, len(pile), discard, aside)


def _stack(reference: Reference, deal: Deal, game: Game) -> tuple[Decision, ...]:
    if game.stage >= OVER:
        return ()
    first = Decision(TURN, game.seat)
    if game.acted:
        move = None
        if game.key_at != NOWHERE:
            card = reference.cards[reference.tables.key_kind]
            place = WINDOW.to_board(game.key_at)
            move = reference.rules.book.say(PLAY, card=card, cell=place)
        first = Decision(BEFORE_DRAW, game.seat, left=game.draws, move=move)
    match game.stage:
        case record.TURN | record.BEFORE_DRAW:
            return (first,)
        case record.PASS_MORE:
            return (first, Decision(PASS_MORE, game.seat))
        case record.DISCARD_TWO:
            return (first, Decision(DISCARD_TWO, game.seat, left=game.owed))
        case record.REVEAL:
            return (first, Decision(REVEAL_GOAL, game.seat))
        case record.ORIENT:
            place, card = deal.goals[game.asked]
            return (first, Decision(ORIENT_GOAL, game.seat, place, card=card))
        case _:
            return (first, Decision(CLAIM_GOLD, game.decider))


def conclude(reference: Reference, state: State, game: Game) -> None:
    """Write down how a game ended that the reference has played on (D-42)."""
    ended = Game()
    _load_ledger(reference, state.ledger, ended)
    game.stage, game.decider, game.round = OVER, NOBODY, state.deal.round
    game.hoards, game.paid, game.nuggets = ended.hoards, ended.paid, ended.nuggets
    game.gone, game.causes = ended.gone, ended.causes
