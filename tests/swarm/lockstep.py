"""Lockstep: one game in the swarm and in the reference engine, compared at each decision.

The swarm runs in plain Python here, with the same functions that are compiled elsewhere.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from copy import copy, deepcopy
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from saboteur.bots import bot
from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import OPPOSITE, SIDES, STEP
from saboteur.kernel.maze import Maze
from saboteur.kernel.move import Move
from saboteur.kernel.table import Table
from saboteur.kernel.tile import CLOSED
from saboteur.play.game import Game
from saboteur.swarm.box_spec import BoxSpec
from saboteur.swarm.grid_window import is_near_border
from saboteur.swarm.hands import MAX_HAND_SIZE
from saboteur.swarm.move_lists import MAX_MOVES
from saboteur.swarm.numpy_record import AWAITING_DEAL, GameRecord
from saboteur.swarm.reference_adapter import ReferenceAdapter


class ReferenceState(Protocol):
    """The fields that the states of all families have."""

    seed: str
    stack: Any
    maze: Any
    log: list[Event] | None

    def clone(self) -> Any: ...


Record = TypeVar("Record", bound=GameRecord)
State = TypeVar("State", bound=ReferenceState)
Policy = Callable[["LockstepPair[Any, Any]", Sequence[Move]], Move]


def adapter_of(
    spec: BoxSpec, seats: int, options: dict[str, OptionValue] | None, deck: str | None
) -> Any:
    """Return the rule set with an adapter that takes the swarm's deals."""
    rules = ruleset(spec.id, seats, options, deck)
    return spec.make_adapter(rules, spec.build_tables(rules, reference_deals=True))


class LockstepPair(ABC, Generic[Record, State]):
    """One game, played in both engines."""

    spec: ClassVar[BoxSpec]
    ref: Any
    state: State
    game: Record

    def __init__(
        self,
        ref: Any,
        seed: str,
        state: State | None = None,
    ) -> None:
        self.ref = ref
        self.seed = seed
        self.decisions = 0
        if state is None:
            self.state = ref.rules.deal(seed)
            game: Any = self.spec.game()
            self.game = game
            self.spec.new_game(game, ref.tables, 0, 0, self._scratch())
            ref.deal_round(game, seed)
        else:
            self.state = state
            self.game = self.spec.positions.to_record(ref, state)

    @abstractmethod
    def compare(self) -> None:
        """Assert that all fields of the swarm's state agree with the reference."""

    def _scratch(self) -> list[int]:
        return [0] * self.spec.scratch_size

    def copy(self) -> Self:
        twin = copy(self)
        twin.state = self.state.clone()
        twin.game = deepcopy(self.game)
        return twin

    def check(self) -> Sequence[Move]:
        """Compare everything; return the legal moves of the reference."""
        numbers = [0] * MAX_MOVES
        count = self.spec.legal_moves(self.game, self.ref.tables, numbers)
        if self.game.beyond:
            assert count == 0
            window = self.ref.window
            laid = (cell for cell, face in enumerate(self.game.board) if face)
            assert any(is_near_border(cell, window.width, window.height) for cell in laid)
            return ()
        moves: Sequence[Move] = self.ref.rules.legal_moves(self.state)
        texts = [self.ref.move_of(number, self.game).text for number in numbers[:count]]
        assert sorted(texts) == sorted(move.text for move in moves)
        assert {self.ref.move_number(move) for move in moves} == set(numbers[:count])
        self.compare()
        return moves

    def play(self, move: Move) -> None:
        """Play a move in both engines."""
        self.ref.rules.play(self.state, move)
        number = self.ref.move_number(move)
        self.spec.play(self.game, self.ref.tables, number, self._scratch())
        if self.game.stage == AWAITING_DEAL:
            self.ref.deal_round(self.game, self.state.seed)
        self.decisions += 1

    def play_texts(self, *texts: str) -> Self:
        """Play moves by their texts, comparing everything at each."""
        for text in texts:
            assert text in [move.text for move in self.check()]
            self.play(self.ref.rules.parse_move(text))
        self.check()
        return self

    def explore(self, depth: int) -> int:
        """Play all sequences of moves up to a depth; return how many positions were compared."""
        seen = 1
        for move in self.check()[: None if depth else 0]:
            after = self.copy()
            after.play(move)
            seen += after.explore(depth - 1)
        return seen

    def finish(self, policy: Policy) -> int:
        """Play until the game ends or only the reference engine can go on.

        Return the number of decisions.
        """
        while moves := self.check():
            self.play(policy(self, moves))
        return self.decisions

    def play_bots(self, rounds: int, family: str = "classic") -> None:
        """Let novices play ``rounds`` rounds, comparing both engines at each decision."""
        rules, seats = self.ref.rules, range(self.ref.kit.seats)
        game = Game(rules, self.state, [], self.seed)
        bots = [bot("novice", f"{self.seed}/{seat}", family) for seat in seats]
        news: list[tuple[Event, ...]] = [()] * len(seats)
        while (moves := self.check()) and self.game.round <= rounds:
            seat = self.state.stack[-1].seat
            move = bots[seat].choose(game.view(seat), tuple(moves), news[seat])
            news[seat] = ()
            log: list[Event] = []
            self.state.log = log
            self.play(move)
            for other in seats:
                told = [rules.redact(event, other) for event in log]
                news[other] += tuple(event for event in told if event is not None)


def compare_cards(ref: ReferenceAdapter, game: GameRecord, table: Table) -> None:
    """Assert that hands, pile and cards set aside are the same."""
    for seat, hand in enumerate(table.hands):
        first = seat * MAX_HAND_SIZE
        held = game.hands[first : first + game.hand_sizes[seat]]
        assert sorted(held) == sorted(ref.kinds[card] for card in hand)
    dealt = ref.tables.dealt_count
    pile = [ref.cards[kind] for kind in game.pile[dealt : dealt + game.pile_count]]
    assert pile == list(table.pile[: table.left])
    assert [ref.cards[kind] for kind in game.pile[: len(table.aside)]] == list(table.aside)
    assert game.discard_count == len(table.discard)


def compare_edges(ref: ReferenceAdapter, game: GameRecord, maze: Maze) -> None:
    """Assert that the constraints on the sides of free cells are the same."""
    for place in {*maze.frontier, *maze.covered}:
        demand = 0
        for side in SIDES:
            if place + STEP[side] in maze.cards:
                beside = maze.poses[maze.cards[place + STEP[side]]]
                closed = beside.arms[OPPOSITE[side]] == CLOSED
                demand |= 1 << side + 4 * closed
        assert game.edge_constraints[ref.window.from_board(place)] == demand
