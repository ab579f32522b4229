"""Saboteur 2 in the swarm beside the reference: one game played in both, everything compared.

The swarm plays in plain Python here, by the very functions that are compiled.
"""

from collections.abc import Callable, Sequence
from copy import copy, deepcopy
from functools import cache

from saboteur.games.classic.modules.saboteur2.player_marks import thieves
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.classic.state import State
from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.kernel.move import Move
from saboteur.kernel.table import FACE_DOWN, entry_kind, is_entry_known
from saboteur.observation_layout.base import GOAL_COUNT
from saboteur.observation_layout.saboteur2 import MAX_CARD_KINDS, MAX_SEATS
from saboteur.swarm.base.game_record import HEIGHT, WIDTH
from saboteur.swarm.grid_window import is_near_border
from saboteur.swarm.hands import MAX_HAND_SIZE
from saboteur.swarm.move_lists import MAX_MOVES
from saboteur.swarm.numpy_record import AWAITING_DEAL, NO_SEAT, OVER
from saboteur.swarm.saboteur2 import game_record
from saboteur.swarm.saboteur2.actions import play
from saboteur.swarm.saboteur2.game_record import (
    MAX_OPEN_ENDS,
    Saboteur2GameRecord,
)
from saboteur.swarm.saboteur2.move_generation import legal_moves
from saboteur.swarm.saboteur2.positions import STAGE_BY_DECISION, to_record
from saboteur.swarm.saboteur2.reference_adapter import Saboteur2ReferenceAdapter
from saboteur.swarm.saboteur2.rounds import new_game
from saboteur.swarm.saboteur2.rule_tables import build_tables
from tests.swarm.base.lockstep import compare_mazes

Policy = Callable[["LockstepPair", Sequence[Move]], Move]


@cache
def boxed_rules(seats: int) -> Saboteur2ReferenceAdapter:
    """The box as it is."""
    return reference_rules(seats)


def reference_rules(
    seats: int, options: dict[str, OptionValue] | None = None, deck: str | None = None
) -> Saboteur2ReferenceAdapter:
    """The rule set, with the tables that wait for its deals."""
    rules = ruleset("saboteur2", seats, options, deck)
    assert isinstance(rules, ClassicRules)
    return Saboteur2ReferenceAdapter(rules, build_tables(rules, reference_deals=True))


class LockstepPair:
    """One game, played twice."""

    def __init__(
        self, ref: Saboteur2ReferenceAdapter, seed: str, state: State | None = None
    ) -> None:
        self.ref = ref
        self.seed = seed
        self.decisions = 0
        if state is None:
            self.state = ref.rules.deal(seed)
            self.game = Saboteur2GameRecord()
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

    def say(self, *texts: str) -> None:
        """Play moves by their words, all compared."""
        for text in texts:
            assert text in [move.text for move in self.check()]
            self.play(self.ref.rules.parse_move(text))
        self.check()

    def finish(self, policy: Policy) -> int:
        """Play to the end, or until the reference has to go on; return the decisions compared."""
        while moves := self.check():
            self.play(policy(self, moves))
        return self.decisions


def compare(ref: Saboteur2ReferenceAdapter, game: Saboteur2GameRecord, state: State) -> None:
    """Everything that a record says is so in the reference."""
    seats = ref.kit.seats
    ledger, deal = state.ledger, state.deal
    assert game.nuggets[:seats] == list(ledger.nuggets)
    assert (game.round, game.starter, game.last_player) == (deal.round, deal.starter, state.last)
    for result in ledger.results:
        number = result.round - 1
        assert bool(game.treasures >> number & 1) == result.treasure
        assert game.completers[number] == result.completer
        assert game.shown_roles[number * MAX_SEATS : number * MAX_SEATS + seats] == list(
            result.roles
        )
    assert game.roles[: seats + game.spare_role_count] == [*deal.roles, *deal.spare]
    assert game.replaced_roles[: game.replaced_role_count] == list(deal.gone)
    assert [ref.first_goal + card for card in game.goals] == [card for _, card in deal.goals]
    assert game.marks[:seats] == state.marks
    assert game.thieves[: game.thief_count] == list(thieves(state))
    compare_stacks(ref, game, state)
    compare_tables(ref, game, state)
    compare_knowledge(ref, game, state)
    compare_mazes(ref, game, state)


def compare_stacks(ref: Saboteur2ReferenceAdapter, game: Saboteur2GameRecord, state: State) -> None:
    """The same is asked, and the turn has promised the same."""
    if not state.stack:
        assert game.stage == OVER
        return
    question = state.stack[-1]
    assert game.stage == STAGE_BY_DECISION[question.kind]
    assert (game.decider, game.seat) == (question.seat, state.stack[0].seat)
    assert game.cards_remaining == question.left
    assert game.draw_count == state.turn.draws
    if game.stage == game_record.THEFT:
        assert game.thief_order[game.thief_order_index : game.thief_order_count] == list(
            question.seats
        )
        return
    assert state.turn.also == ()
    assert game.extra_drawer == NO_SEAT
    assert bool(game.concede_proposed) == state.turn.proposed
    asked = question.kind == "orient-goal"
    assert game.pending_goal == (ref.goal_of(question.cell) if asked else NO_SEAT)


def compare_tables(ref: Saboteur2ReferenceAdapter, game: Saboteur2GameRecord, state: State) -> None:
    """Hands, pile, discard and what is set aside hold the same cards."""
    table, tables = state.table, ref.tables
    for seat, hand in enumerate(table.hands):
        held = game.hands[seat * MAX_HAND_SIZE : seat * MAX_HAND_SIZE + game.hand_sizes[seat]]
        assert sorted(held) == sorted(ref.kinds[card] for card in hand)
        own = [
            entry for entry in table.discard if entry >= FACE_DOWN and is_entry_known(entry, seat)
        ]
        assert game.passed_cards[seat * MAX_CARD_KINDS : (seat + 1) * MAX_CARD_KINDS] == _counts(
            ref, own
        )
    pile = [
        ref.cards[kind]
        for kind in game.pile[tables.dealt_count : tables.dealt_count + game.pile_count]
    ]
    assert pile == list(table.pile[: table.left])
    assert [ref.cards[kind] for kind in game.pile[: len(table.aside)]] == list(table.aside)
    assert game.discard_count == len(table.discard)
    assert game.open_discards == _counts(
        ref, [entry for entry in table.discard if entry < FACE_DOWN]
    )


def compare_knowledge(
    ref: Saboteur2ReferenceAdapter, game: Saboteur2GameRecord, state: State
) -> None:
    """The same goals and roles were seen, by the same seats."""
    peeks = [0] * (MAX_SEATS * MAX_SEATS)
    for seen in state.known.roles:
        if seen.seat != seen.seen:
            sign = -1 if seen.stale else 1
            peeks[seen.seat * MAX_SEATS + seen.seen] = sign * (1 + seen.card)
    assert game.role_peeks == peeks
    gave = [(seen.seat, seen.card) for seen in state.known.roles if seen.seat == seen.seen]
    given = zip(game.role_givers, game.known_given_roles[: game.replaced_role_count], strict=False)
    assert sorted(given) == sorted(gave)
    for seat in range(ref.kit.seats):
        looks = [goal for goal in range(GOAL_COUNT) if game.goal_looks[seat] >> goal & 1]
        seen_at = {look.seen for look in state.known.goal_looks if look.seat == seat}
        assert {ref.goal_cell(goal) for goal in looks} == seen_at


def _counts(ref: Saboteur2ReferenceAdapter, entries: Sequence[int]) -> list[int]:
    counts = [0] * MAX_CARD_KINDS
    for entry in entries:
        counts[ref.kinds[entry_kind(entry)]] += 1
    return counts
