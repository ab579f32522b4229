"""The base game in the swarm and in the reference engine, compared step by step."""

from collections import Counter
from collections.abc import Iterable

from saboteur.games.classic.state import State
from saboteur.games.options import OptionValue
from saboteur.kernel.maze import node_at
from saboteur.kernel.table import FACE_DOWN, Table, entry_kind, is_entry_known
from saboteur.observation_layout.base import GOAL_COUNT
from saboteur.swarm.base import game_record
from saboteur.swarm.base.game_record import (
    CELL_COUNT,
    WORTH_COUNT,
    BaseGameRecord,
    ClassicGameRecord,
)
from saboteur.swarm.base.positions import STAGE_BY_DECISION
from saboteur.swarm.base.reference_adapter import BaseReferenceAdapter, ClassicReferenceAdapter
from saboteur.swarm.base.spec import SABOTEUR
from saboteur.swarm.numpy_record import NO_CELL, OVER
from saboteur.swarm.rule_tables import COVERED_FACE
from tests.swarm.lockstep import LockstepPair, adapter_of, compare_cards, compare_edges


def reference_rules(
    seats: int, options: dict[str, OptionValue] | None = None, deck: str | None = None
) -> BaseReferenceAdapter:
    """Return the rule set with an adapter that takes the swarm's deals."""
    found: BaseReferenceAdapter = adapter_of(SABOTEUR, seats, options, deck)
    return found


class BasePair(LockstepPair[BaseGameRecord, State]):
    spec = SABOTEUR
    ref: BaseReferenceAdapter

    def compare(self) -> None:
        compare(self.ref, self.game, self.state)


def compare(ref: BaseReferenceAdapter, game: BaseGameRecord, state: State) -> None:
    """Assert that all fields of a swarm state agree with the reference."""
    kit, seats = ref.kit, range(ref.kit.seats)
    table, ledger = state.table, state.ledger
    gold = [
        sorted(w for w in range(WORTH_COUNT) for _ in range(game.gold[s * WORTH_COUNT + w]))
        for s in seats
    ]
    assert gold == [sorted(cards) for cards in ledger.gold]
    assert game.round == state.deal.round
    assert [bool(game.treasures >> ended.round - 1 & 1) for ended in ledger.results] == [
        ended.treasure for ended in ledger.results
    ]
    assert [game.completers[ended.round - 1] for ended in ledger.results] == [
        ended.completer for ended in ledger.results
    ]
    if not state.stack:
        assert game.stage == OVER
        return
    assert game.stage == STAGE_BY_DECISION[state.stack[-1].kind]
    assert game.decider == state.stack[-1].seat
    assert game.starter == state.deal.starter
    assert game.last_player == state.last
    assert bool(game.concede_proposed) == state.turn.proposed
    assert game.gold_pile[: game.gold_pile_count] == list(ledger.pile)
    roles = [int(role == kit.saboteur) for role in (*state.deal.roles, *state.deal.spare)]
    assert game.roles[: len(roles)] == roles
    assert [ref.first_goal + card for card in game.goals] == [card for _, card in state.deal.goals]
    if game.stage == game_record.TAKE:
        offered = ledger.drafts[-1].offered(game.taken_count)
        assert game.offered_gold == [offered.count(worth) for worth in range(WORTH_COUNT)]
        return
    assert game.seat == state.stack[0].seat
    assert game.marks[: len(seats)] == state.marks
    compare_cards(ref, game, table)
    compare_discards(ref, game, table)
    for seat in seats:
        looks = [goal for goal in range(GOAL_COUNT) if game.goal_looks[seat] >> goal & 1]
        seen = {look.seen for look in state.known.goal_looks if look.seat == seat}
        assert {ref.goal_cell(goal) for goal in looks} == seen
    compare_mazes(ref, game, state)


def compare_discards(ref: ClassicReferenceAdapter, game: ClassicGameRecord, table: Table) -> None:
    """Assert that the face-up discards and the cards that each seat has passed are the same."""
    kinds = len(game.open_discards)

    def counts(entries: Iterable[int]) -> list[int]:
        found = Counter(ref.kinds[entry_kind(entry)] for entry in entries)
        return [found[kind] for kind in range(kinds)]

    assert game.open_discards == counts(entry for entry in table.discard if entry < FACE_DOWN)
    hidden = [entry for entry in table.discard if entry >= FACE_DOWN]
    for seat in range(ref.kit.seats):
        own = [entry for entry in hidden if is_entry_known(entry, seat)]
        assert game.passed_cards[seat * kinds : (seat + 1) * kinds] == counts(own)


def compare_mazes(ref: ClassicReferenceAdapter, game: ClassicGameRecord, state: State) -> None:
    """Assert that both engines have the same board and the same linked edges."""
    maze, reach, cell_of = state.maze, state.reach, ref.window.from_board
    board, reached = [0] * CELL_COUNT, [0] * CELL_COUNT
    for place in maze.covered:
        board[cell_of(place)] = COVERED_FACE
    ends = {cell_of(place): sides for place, sides in reach.ends.items()}
    open_ends = game.open_ends[: game.open_end_count]
    assert len(open_ends) == len(set(open_ends))
    assert {cell: game.reached[cell] for cell in open_ends} == ends
    paths = [cell_of(at) for at, pose in maze.cards.items() if pose // 2 < ref.kit.paths]
    assert sorted(game.path_cells[: game.path_count]) == sorted(paths)
    for cell, sides in ends.items():
        reached[cell] = sides
    for place, number in maze.cards.items():
        pose = maze.poses[number]
        linked = [s for s in pose.open_sides if node_at(place, pose.arms[s]) in reach.nodes]
        board[cell_of(place)] = ref.faces[number]
        reached[cell_of(place)] = sum(1 << side for side in linked)
    assert game.board == board
    assert game.reached == reached
    compare_edges(ref, game, maze)
    assert game.last_laid_cell == (cell_of(state.laid) if state.laid >= 0 else NO_CELL)
