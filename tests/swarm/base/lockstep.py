"""The swarm beside the reference: one game played in both, all of it compared at each decision.

The swarm plays in plain Python here, by the very functions that are compiled;
``test_devices.py`` compares what is compiled with that.
"""

from collections.abc import Callable, Sequence
from copy import copy, deepcopy

from saboteur.games.classic.rules import ClassicRules
from saboteur.games.classic.state import State
from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.kernel.geometry import OPPOSITE, SIDES, STEP
from saboteur.kernel.maze import node_at
from saboteur.kernel.move import Move
from saboteur.kernel.table import FACE_DOWN, entry_kind, is_entry_known
from saboteur.kernel.tile import CLOSED
from saboteur.observation_layout.base import GOAL_COUNT, MAX_CARD_KINDS
from saboteur.swarm.base import game_record
from saboteur.swarm.base.actions import legal_moves, play
from saboteur.swarm.base.game_record import (
    CELL_COUNT,
    HEIGHT,
    MAX_OPEN_ENDS,
    WIDTH,
    WORTH_COUNT,
    BaseGameRecord,
    ClassicGameRecord,
)
from saboteur.swarm.base.positions import STAGE_BY_DECISION, to_record
from saboteur.swarm.base.reference_adapter import BaseReferenceAdapter, ClassicReferenceAdapter
from saboteur.swarm.base.rounds import new_game
from saboteur.swarm.base.rule_tables import build_tables
from saboteur.swarm.grid_window import is_near_border
from saboteur.swarm.hands import MAX_HAND_SIZE
from saboteur.swarm.move_lists import MAX_MOVES
from saboteur.swarm.numpy_record import AWAITING_DEAL, NO_CELL, OVER
from saboteur.swarm.rule_tables import COVERED_FACE

Policy = Callable[["LockstepPair", Sequence[Move]], Move]


def reference_rules(
    seats: int, options: dict[str, OptionValue] | None = None, deck: str | None = None
) -> BaseReferenceAdapter:
    """The rule set, with the tables that wait for its deals."""
    rules = ruleset("saboteur", seats, options, deck)
    assert isinstance(rules, ClassicRules)
    return BaseReferenceAdapter(rules, build_tables(rules, reference_deals=True))


class LockstepPair:
    """One game, played twice."""

    def __init__(self, ref: BaseReferenceAdapter, seed: str, state: State | None = None) -> None:
        self.ref = ref
        self.seed = seed
        self.decisions = 0
        if state is None:
            self.state = ref.rules.deal(seed)
            self.game = BaseGameRecord()
            new_game(self.game, ref.tables, 0, 0, [0] * MAX_OPEN_ENDS)
            ref.deal_round(self.game, seed)
        else:
            self.state = state
            self.game = to_record(ref, state)

    def copy(self) -> "LockstepPair":
        twin = copy(self)
        twin.state = self.state.clone()
        twin.game = deepcopy(self.game)
        return twin

    def check(self) -> Sequence[Move]:
        """Compare everything; return the legal moves of the reference."""
        numbers = [0] * MAX_MOVES
        count = legal_moves(self.game, self.ref.tables, numbers)
        if self.game.beyond:
            assert count == 0
            laid = (cell for cell, face in enumerate(self.game.board) if face)
            assert any(is_near_border(cell, WIDTH, HEIGHT) for cell in laid)
            return ()
        moves = self.ref.rules.legal_moves(self.state)
        texts = [self.ref.move_of(number, self.game).text for number in numbers[:count]]
        assert sorted(texts) == sorted(move.text for move in moves)
        assert {self.ref.move_number(move) for move in moves} == set(numbers[:count])
        compare(self.ref, self.game, self.state)
        return moves

    def play(self, move: Move) -> None:
        """Play a move in both."""
        self.ref.rules.play(self.state, move)
        play(self.game, self.ref.tables, self.ref.move_number(move), [0] * MAX_OPEN_ENDS)
        if self.game.stage == AWAITING_DEAL:
            self.ref.deal_round(self.game, self.state.seed)
        self.decisions += 1

    def finish(self, policy: Policy) -> int:
        """Play to the end, or until the reference has to go on; return the decisions compared."""
        while moves := self.check():
            self.play(policy(self, moves))
        return self.decisions


def compare(ref: BaseReferenceAdapter, game: BaseGameRecord, state: State) -> None:
    """Everything that a record says is so in the reference."""
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
    for seat, hand in enumerate(table.hands):
        first = seat * MAX_HAND_SIZE
        held = game.hands[first : first + game.hand_sizes[seat]]
        assert sorted(held) == sorted(ref.kinds[card] for card in hand)
        passed = game.passed_cards[seat * MAX_CARD_KINDS : (seat + 1) * MAX_CARD_KINDS]
        own = [
            entry for entry in table.discard if entry >= FACE_DOWN and is_entry_known(entry, seat)
        ]
        assert passed == _counts(ref, own)
        looks = [goal for goal in range(GOAL_COUNT) if game.goal_looks[seat] >> goal & 1]
        seen = {look.seen for look in state.known.goal_looks if look.seat == seat}
        assert {ref.goal_cell(goal) for goal in looks} == seen
    dealt = ref.tables.seats * ref.tables.hand_size
    pile = [ref.cards[kind] for kind in game.pile[dealt : dealt + game.pile_count]]
    assert pile == list(table.pile[: table.left])
    assert game.discard_count == len(table.discard)
    assert game.open_discards == _counts(
        ref, [entry for entry in table.discard if entry < FACE_DOWN]
    )
    compare_mazes(ref, game, state)


def _counts(ref: BaseReferenceAdapter, entries: Sequence[int]) -> list[int]:
    kinds = [ref.kinds[entry_kind(entry)] for entry in entries]
    return [kinds.count(kind) for kind in range(MAX_CARD_KINDS)]


def compare_mazes(ref: ClassicReferenceAdapter, game: ClassicGameRecord, state: State) -> None:
    """The boards are the same, and so is what is linked."""
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
    for place in {*maze.frontier, *maze.covered}:
        demand = 0
        for side in SIDES:
            if place + STEP[side] in maze.cards:
                beside = maze.poses[maze.cards[place + STEP[side]]]
                closed = beside.arms[OPPOSITE[side]] == CLOSED
                demand |= 1 << side + 4 * closed
        assert game.edge_constraints[cell_of(place)] == demand
    assert game.last_laid_cell == (cell_of(state.laid) if state.laid >= 0 else NO_CELL)
