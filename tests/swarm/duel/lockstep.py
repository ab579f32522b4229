"""Le Duel in the swarm beside the reference: one game played in both, everything compared.

The swarm plays in plain Python here, by the very functions that are compiled.
"""

from collections.abc import Callable, Sequence
from copy import copy, deepcopy

from saboteur.games.duel.kit import BLUE, TROLL
from saboteur.games.duel.rules import DuelRules
from saboteur.games.duel.state import State
from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.kernel.geometry import OPPOSITE, SIDES, STEP
from saboteur.kernel.maze import cell_of
from saboteur.kernel.move import Move
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD
from saboteur.swarm.duel.actions import legal_moves, play
from saboteur.swarm.duel.positions import STAGES, load
from saboteur.swarm.duel.record import (
    BRIBED,
    CELLS,
    CLAIMED,
    ENDS,
    GOALS,
    GOLDS,
    HAND,
    HEIGHT,
    KINDS,
    MOVES,
    OPENED,
    SCRATCH,
    WIDTH,
    WINDOW,
    Game,
)
from saboteur.swarm.duel.reference import CAUSES, Reference
from saboteur.swarm.duel.rounds import new_game
from saboteur.swarm.duel.tables import COVERED, build
from saboteur.swarm.record import DEAL, NOBODY, NOWHERE, OVER
from saboteur.swarm.window import is_near_rim

Policy = Callable[["Pair", Sequence[Move]], Move]


def reference(
    seats: int = 2, options: dict[str, OptionValue] | None = None, deck: str | None = None
) -> Reference:
    """The rule set, with the tables that wait for its deals."""
    rules = ruleset("duel", seats, options, deck)
    assert isinstance(rules, DuelRules)
    return Reference(rules, build(rules, reference_deals=True))


class Pair:
    """One game, played twice."""

    def __init__(self, ref: Reference, seed: str, state: State | None = None) -> None:
        self.ref = ref
        self.seed = seed
        self.decisions = 0
        if state is None:
            self.state = ref.rules.deal(seed)
            self.game = Game()
            new_game(self.game, ref.tables, 0, 0, [0] * SCRATCH)
            ref.deal(self.game, seed)
        else:
            self.state = state
            self.game = load(ref, state)

    def copy(self) -> "Pair":
        twin = copy(self)
        twin.state = self.state.clone()
        twin.game = deepcopy(self.game)
        return twin

    def check(self) -> Sequence[Move]:
        """Compare everything; return the legal moves of the reference."""
        listed = [0] * MOVES
        many = legal_moves(self.game, self.ref.tables, listed)
        if self.game.beyond:
            assert many == 0
            laid = (cell for cell, face in enumerate(self.game.board) if face)
            assert any(is_near_rim(cell, WIDTH, HEIGHT) for cell in laid)
            return ()
        moves = self.ref.rules.legal_moves(self.state)
        texts = [self.ref.move(number, self.game).text for number in listed[:many]]
        assert sorted(texts) == sorted(move.text for move in moves)
        assert {self.ref.number(move) for move in moves} == set(listed[:many])
        compare(self.ref, self.game, self.state)
        return moves

    def play(self, move: Move) -> None:
        """Play a move in both."""
        self.ref.rules.play(self.state, move)
        play(self.game, self.ref.tables, self.ref.number(move), [0] * SCRATCH)
        if self.game.stage == DEAL:
            self.ref.deal(self.game, self.state.seed)
        self.decisions += 1

    def finish(self, policy: Policy) -> int:
        """Play to the end, or until the reference has to go on; return the decisions compared."""
        while moves := self.check():
            self.play(policy(self, moves))
        return self.decisions


def compare(ref: Reference, game: Game, state: State) -> None:
    """Everything that a record says is so in the reference."""
    seats = range(ref.kit.seats)
    deal, ledger = state.deal, state.ledger
    assert game.round == deal.round
    assert game.starter == deal.starter
    assert game.blue == (deal.colours.index(BLUE) if BLUE in deal.colours else NOBODY)
    paid = [card for result in ledger.results for card in result.paid[0]]
    assert _gold(ref, game.paid, 0) == sorted(paid)
    assert [_gold(ref, game.hoards, seat) for seat in seats] == [*map(sorted, ledger.hoards)]
    assert game.nuggets[: len(seats)] == list(ref.rules.scores(state))
    gone = [goal + ref.first_goal for goal, many in enumerate(game.gone) for _ in range(many)]
    assert gone == list(ledger.gone)
    assert [CAUSES[game.causes[result.round - 1]] for result in ledger.results] == [
        result.cause for result in ledger.results
    ]
    assert [ref.first_goal + card for card in game.goals] == [card for _, card in deal.goals]
    compare_tables(ref, game, state)
    compare_mazes(ref, game, state)
    compare_tokens(game, state)
    compare_stacks(ref, game, state)


def _gold(ref: Reference, counts: Sequence[int], seat: int) -> list[int]:
    cards = enumerate(ref.golden)
    return [card for gold, card in cards for _ in range(counts[seat * GOLDS + gold])]


def compare_stacks(ref: Reference, game: Game, state: State) -> None:
    """The same is asked, and the same waits."""
    if not state.stack:
        assert game.stage == OVER
        return
    first, question = state.stack[0], state.stack[-1]
    assert game.stage == STAGES[question.kind]
    assert game.decider == question.seat
    assert game.seat == first.seat
    assert (game.acted, game.draws) == (int(first.kind != "turn"), first.left)
    assert game.key_at == (WINDOW.of_board(first.move.at) if first.move else NOWHERE)
    assert game.owed == (question.left if question.kind == "discard-two" else 0)
    asked = question.kind == "orient-goal"
    assert game.asked == (ref.goal_of(question.cell) if asked else NOBODY)


def compare_tables(ref: Reference, game: Game, state: State) -> None:
    """Hands, pile and discard hold the same cards."""
    table, tables = state.table, ref.tables
    assert game.broken[: ref.kit.seats] == state.broken
    for seat, hand in enumerate(table.hands):
        first = seat * HAND
        held = game.hands[first : first + game.hands_n[seat]]
        assert sorted(held) == sorted(ref.kinds[card] for card in hand)
    pile = [ref.cards[kind] for kind in game.pile[tables.dealt : tables.dealt + game.left]]
    assert pile == list(table.pile[: table.left])
    assert [ref.cards[kind] for kind in game.pile[: tables.aside]] == list(table.aside)
    kinds = [ref.kinds[card] for card in table.discard]
    assert game.shown == [kinds.count(kind) for kind in range(KINDS)]
    assert game.discarded == len(kinds)


def compare_tokens(game: Game, state: State) -> None:
    """The same counters and keys lie on the same cards."""
    marks = state.marks
    expected = [0] * CELLS
    for place, seat in marks.claims:
        expected[WINDOW.of_board(place)] |= CLAIMED << seat
    for place, seat in marks.bribes:
        expected[WINDOW.of_board(place)] |= BRIBED << seat | 3 * OPENED
    for place, seat in marks.keys:
        expected[WINDOW.of_board(place)] |= OPENED << seat
    if state.kit.solo:  # nobody looks at the bits of a seat that is not there
        expected = [bits & ~(OPENED << 1) for bits in expected]
    assert game.tokens == expected
    assert game.counters == state.counters
    assert game.keys == state.kit.keys - len(marks.keys)
    looks = {(WINDOW.of_board(place), seat) for place, seat in marks.looks}
    cells = [WINDOW.of_board(place) for place, _ in state.deal.goals]
    seats = range(state.kit.seats)
    assert looks == {
        (cells[goal], seat)
        for goal in range(GOALS)
        for seat in seats
        if game.looks[seat] >> goal & 1
    }


def compare_mazes(ref: Reference, game: Game, state: State) -> None:
    """The boards are the same, and so is what each seat reaches."""
    maze = state.maze
    cards = {WINDOW.of_board(place): ref.faces[pose] for place, pose in maze.cards.items()}
    hidden = {WINDOW.of_board(place): COVERED for place in maze.covered}
    assert {cell: face for cell, face in enumerate(game.board) if face} == cards | hidden
    covered = [goal for goal in range(GOALS) if game.covered >> goal & 1]
    assert sorted(ref.tables.goal_cells[goal] for goal in covered) == sorted(hidden)
    paths = [at for at, pose in maze.cards.items() if pose // 2 < ref.kit.paths]
    laid = [WINDOW.of_board(at) for at in state.marks.laid]
    assert sorted(game.paths[: game.paths_n]) == sorted(map(WINDOW.of_board, paths))
    assert game.paths[game.paths_n - len(laid) : game.paths_n] == laid
    kinds = {WINDOW.of_board(at): pose // 2 for at, pose in maze.cards.items()}
    trolls = [cell for cell, card in kinds.items() if ref.kit.barriers[card] == TROLL]
    assert sorted(game.trolls[: game.trolls_n]) == sorted(trolls)
    ladders = [cell for cell, card in kinds.items() if ref.kit.ladders[card] >= 0]
    assert sorted(game.ladders[: game.ladders_n]) == sorted(ladders)
    spots = [cell for cell, card in kinds.items() if ref.kit.gold[card]]
    assert sorted(game.spots[: game.spots_n]) == sorted(spots)
    for seat in range(ref.kit.seats):
        compare_reaches(game, state, seat)
    for place in {*maze.frontier, *maze.covered}:
        demand = 0
        for side in SIDES:
            if place + STEP[side] in maze.cards:
                beside = maze.poses[maze.cards[place + STEP[side]]]
                closed = beside.arms[OPPOSITE[side]] == CLOSED
                demand |= 1 << side + 4 * closed
        assert game.demands[WINDOW.of_board(place)] == demand


def compare_reaches(game: Game, state: State, seat: int) -> None:
    reach = state.reaches[seat]
    ends = {WINDOW.of_board(place): sides for place, sides in reach.ends.items()}
    listed = game.ends[seat * ENDS : seat * ENDS + game.ends_n[seat]]
    assert len(listed) == len(set(listed))
    assert set(listed) == set(ends)
    lit = dict(ends)
    for node in reach.nodes:
        cell = WINDOW.of_board(cell_of(node))
        lit[cell] = lit.get(cell, 0) | 1 << node % NODES_PER_CARD
    found = game.lit[seat * CELLS : (seat + 1) * CELLS]
    assert found == [lit.get(cell, 0) for cell in range(CELLS)]
