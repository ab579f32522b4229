"""Le Duel in the swarm and in the reference engine, compared step by step."""

from collections.abc import Sequence

from saboteur.games.duel.kit import BLUE, TROLL
from saboteur.games.duel.state import State
from saboteur.games.options import OptionValue
from saboteur.kernel.maze import cell_of
from saboteur.kernel.tile import NODES_PER_CARD
from saboteur.observation_layout.duel import GOAL_COUNT, MAX_CARD_KINDS
from saboteur.swarm.duel.game_record import (
    BRIBED,
    CELL_COUNT,
    CLAIMED,
    MAX_GOLD_KINDS,
    MAX_OPEN_ENDS,
    OPENED,
    WINDOW,
    DuelGameRecord,
)
from saboteur.swarm.duel.positions import STAGE_BY_DECISION
from saboteur.swarm.duel.reference_adapter import CAUSE_BY_NUMBER, DuelReferenceAdapter
from saboteur.swarm.duel.spec import DUEL
from saboteur.swarm.numpy_record import NO_CELL, NO_SEAT, OVER
from saboteur.swarm.rule_tables import COVERED_FACE
from tests.swarm.lockstep import LockstepPair, adapter_of, compare_cards, compare_edges


def reference_rules(
    seats: int = 2, options: dict[str, OptionValue] | None = None, deck: str | None = None
) -> DuelReferenceAdapter:
    """Return the rule set with an adapter that takes the swarm's deals."""
    found: DuelReferenceAdapter = adapter_of(DUEL, seats, options, deck)
    return found


class DuelPair(LockstepPair[DuelGameRecord, State]):
    spec = DUEL
    ref: DuelReferenceAdapter

    def compare(self) -> None:
        compare(self.ref, self.game, self.state)


def compare(ref: DuelReferenceAdapter, game: DuelGameRecord, state: State) -> None:
    """Assert that all fields of a swarm state agree with the reference."""
    seats = range(ref.kit.seats)
    deal, ledger = state.deal, state.ledger
    assert game.round == deal.round
    assert game.starter == deal.starter
    assert game.blue == (deal.colours.index(BLUE) if BLUE in deal.colours else NO_SEAT)
    paid = [card for result in ledger.results for card in result.paid[0]]
    assert _gold(ref, game.paid, 0) == sorted(paid)
    assert [_gold(ref, game.hoards, seat) for seat in seats] == [*map(sorted, ledger.hoards)]
    assert game.nuggets[: len(seats)] == list(ref.rules.scores(state))
    gone = [
        goal + ref.first_goal for goal, count in enumerate(game.spent_goals) for _ in range(count)
    ]
    assert gone == list(ledger.gone)
    assert [CAUSE_BY_NUMBER[game.end_causes[result.round - 1]] for result in ledger.results] == [
        result.cause for result in ledger.results
    ]
    assert [ref.first_goal + card for card in game.goals] == [card for _, card in deal.goals]
    compare_tables(ref, game, state)
    compare_mazes(ref, game, state)
    compare_tokens(game, state)
    compare_stacks(ref, game, state)


def _gold(ref: DuelReferenceAdapter, counts: Sequence[int], seat: int) -> list[int]:
    cards = enumerate(ref.gold_cards)
    return [card for gold, card in cards for _ in range(counts[seat * MAX_GOLD_KINDS + gold])]


def compare_stacks(ref: DuelReferenceAdapter, game: DuelGameRecord, state: State) -> None:
    """Assert that the current decision and those below it are the same."""
    if not state.stack:
        assert game.stage == OVER
        return
    first, question = state.stack[0], state.stack[-1]
    assert game.stage == STAGE_BY_DECISION[question.kind]
    assert game.decider == question.seat
    assert game.seat == first.seat
    assert (game.has_acted, game.draw_count) == (int(first.kind != "turn"), first.left)
    assert game.key_cell == (WINDOW.from_board(first.move.at) if first.move else NO_CELL)
    assert game.discards_owed == (question.left if question.kind == "discard-two" else 0)
    asked = question.kind == "orient-goal"
    assert game.pending_goal == (ref.goal_of(question.cell) if asked else NO_SEAT)


def compare_tables(ref: DuelReferenceAdapter, game: DuelGameRecord, state: State) -> None:
    """Assert that hands, pile and discard have the same cards."""
    table = state.table
    assert game.broken_tools[: ref.kit.seats] == state.broken
    compare_cards(ref, game, table)
    assert len(table.aside) == ref.tables.aside_count
    kinds = [ref.kinds[card] for card in table.discard]
    assert game.open_discards == [kinds.count(kind) for kind in range(MAX_CARD_KINDS)]


def compare_tokens(game: DuelGameRecord, state: State) -> None:
    """Assert that the same counters and keys are on the same cards."""
    marks = state.marks
    expected = [0] * CELL_COUNT
    for place, seat in marks.claims:
        expected[WINDOW.from_board(place)] |= CLAIMED << seat
    for place, seat in marks.bribes:
        expected[WINDOW.from_board(place)] |= BRIBED << seat | 3 * OPENED
    for place, seat in marks.keys:
        expected[WINDOW.from_board(place)] |= OPENED << seat
    if state.kit.solo:  # the bits of an absent seat are not used
        expected = [bits & ~(OPENED << 1) for bits in expected]
    assert game.tokens == expected
    assert game.counters == state.counters
    assert game.keys == state.kit.keys - len(marks.keys)
    looks = {(WINDOW.from_board(place), seat) for place, seat in marks.looks}
    cells = [WINDOW.from_board(place) for place, _ in state.deal.goals]
    seats = range(state.kit.seats)
    assert looks == {
        (cells[goal], seat)
        for goal in range(GOAL_COUNT)
        for seat in seats
        if game.goal_looks[seat] >> goal & 1
    }


def compare_mazes(ref: DuelReferenceAdapter, game: DuelGameRecord, state: State) -> None:
    """Assert that both engines have the same board, and the same reach for each seat."""
    maze = state.maze
    cards = {WINDOW.from_board(place): ref.faces[pose] for place, pose in maze.cards.items()}
    hidden = {WINDOW.from_board(place): COVERED_FACE for place in maze.covered}
    assert {cell: face for cell, face in enumerate(game.board) if face} == cards | hidden
    covered = [goal for goal in range(GOAL_COUNT) if game.covered >> goal & 1]
    assert sorted(ref.tables.goal_cells[goal] for goal in covered) == sorted(hidden)
    paths = [at for at, pose in maze.cards.items() if pose // 2 < ref.kit.paths]
    laid = [WINDOW.from_board(at) for at in state.marks.laid]
    assert sorted(game.path_cells[: game.path_count]) == sorted(map(WINDOW.from_board, paths))
    assert game.path_cells[game.path_count - len(laid) : game.path_count] == laid
    kinds = {WINDOW.from_board(at): pose // 2 for at, pose in maze.cards.items()}
    trolls = [cell for cell, card in kinds.items() if ref.kit.barriers[card] == TROLL]
    assert sorted(game.troll_cells[: game.troll_count]) == sorted(trolls)
    ladders = [cell for cell, card in kinds.items() if ref.kit.ladders[card] >= 0]
    assert sorted(game.ladder_cells[: game.ladder_count]) == sorted(ladders)
    spots = [cell for cell, card in kinds.items() if ref.kit.gold[card]]
    assert sorted(game.gold_cells[: game.gold_cell_count]) == sorted(spots)
    for seat in range(ref.kit.seats):
        compare_reaches(game, state, seat)
    compare_edges(ref, game, maze)


def compare_reaches(game: DuelGameRecord, state: State, seat: int) -> None:
    reach = state.reaches[seat]
    ends = {WINDOW.from_board(place): sides for place, sides in reach.ends.items()}
    open_ends = game.open_ends[
        seat * MAX_OPEN_ENDS : seat * MAX_OPEN_ENDS + game.open_end_counts[seat]
    ]
    assert len(open_ends) == len(set(open_ends))
    assert set(open_ends) == set(ends)
    reached = dict(ends)
    for node in reach.nodes:
        cell = WINDOW.from_board(cell_of(node))
        reached[cell] = reached.get(cell, 0) | 1 << node % NODES_PER_CARD
    found = game.reached[seat * CELL_COUNT : (seat + 1) * CELL_COUNT]
    assert found == [reached.get(cell, 0) for cell in range(CELL_COUNT)]
