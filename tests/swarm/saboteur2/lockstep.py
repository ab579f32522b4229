"""Saboteur 2 in the swarm beside the reference: one game played in both, everything compared.

The swarm plays in plain Python here, by the very functions that are compiled.
"""

from collections.abc import Callable, Sequence
from copy import copy, deepcopy
from functools import cache

from saboteur.games.classic.modules.saboteur2.before import thieves
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.classic.state import State
from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.kernel.move import Move
from saboteur.kernel.table import FACE_DOWN, entry_kind, entry_known
from saboteur.swarm.base.record import GOALS, HAND, HEIGHT, WIDTH
from saboteur.swarm.record import DEAL, NOBODY, OVER
from saboteur.swarm.saboteur2 import record
from saboteur.swarm.saboteur2.actions import play
from saboteur.swarm.saboteur2.listing import legal_moves
from saboteur.swarm.saboteur2.positions import STAGES, load
from saboteur.swarm.saboteur2.record import ENDS, KINDS, MOVES, SEATS, Game
from saboteur.swarm.saboteur2.reference import Reference
from saboteur.swarm.saboteur2.rounds import new_game
from saboteur.swarm.saboteur2.tables import build
from saboteur.swarm.window import is_near_rim
from tests.swarm.base.lockstep import compare_mazes

Policy = Callable[["Pair", Sequence[Move]], Move]


@cache
def boxed(seats: int) -> Reference:
    """The box as it is."""
    return reference(seats)


def reference(
    seats: int, options: dict[str, OptionValue] | None = None, deck: str | None = None
) -> Reference:
    """The rule set, with the tables that wait for its deals."""
    rules = ruleset("saboteur2", seats, options, deck)
    assert isinstance(rules, ClassicRules)
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
            new_game(self.game, ref.tables, 0, 0, [0] * ENDS)
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
        play(self.game, self.ref.tables, self.ref.number(move), [0] * ENDS)
        if self.game.stage == DEAL:
            self.ref.deal(self.game, self.state.seed)
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


def compare(ref: Reference, game: Game, state: State) -> None:
    """Everything that a record says is so in the reference."""
    seats = ref.kit.seats
    ledger, deal = state.ledger, state.deal
    assert game.nuggets[:seats] == list(ledger.nuggets)
    assert (game.round, game.starter, game.last) == (deal.round, deal.starter, state.last)
    for result in ledger.results:
        number = result.round - 1
        assert bool(game.treasures >> number & 1) == result.treasure
        assert game.completers[number] == result.completer
        assert game.shown_roles[number * SEATS : number * SEATS + seats] == list(result.roles)
    assert game.roles[: seats + game.spare_n] == [*deal.roles, *deal.spare]
    assert game.gone[: game.gone_n] == list(deal.gone)
    assert [ref.first_goal + card for card in game.goals] == [card for _, card in deal.goals]
    assert game.marks[:seats] == state.marks
    assert game.thieves[: game.thieves_n] == list(thieves(state))
    compare_stacks(ref, game, state)
    compare_tables(ref, game, state)
    compare_knowledge(ref, game, state)
    compare_mazes(ref, game, state)


def compare_stacks(ref: Reference, game: Game, state: State) -> None:
    """The same is asked, and the turn has promised the same."""
    if not state.stack:
        assert game.stage == OVER
        return
    question = state.stack[-1]
    assert game.stage == STAGES[question.kind]
    assert (game.decider, game.seat) == (question.seat, state.stack[0].seat)
    assert game.more == question.left
    assert game.draws == state.turn.draws
    if game.stage == record.THEFT:
        assert game.order[game.order_at : game.order_n] == list(question.seats)
        return
    assert state.turn.also == ()
    assert game.also == NOBODY
    assert bool(game.proposed) == state.turn.proposed
    asked = question.kind == "orient-goal"
    assert game.asked == (ref.goal_of(question.cell) if asked else NOBODY)


def compare_tables(ref: Reference, game: Game, state: State) -> None:
    """Hands, pile, discard and what is set aside hold the same cards."""
    table, tables = state.table, ref.tables
    for seat, hand in enumerate(table.hands):
        held = game.hands[seat * HAND : seat * HAND + game.hands_n[seat]]
        assert sorted(held) == sorted(ref.kinds[card] for card in hand)
        own = [entry for entry in table.discard if entry >= FACE_DOWN and entry_known(entry, seat)]
        assert game.passed[seat * KINDS : (seat + 1) * KINDS] == _counts(ref, own)
    pile = [ref.cards[kind] for kind in game.pile[tables.dealt : tables.dealt + game.left]]
    assert pile == list(table.pile[: table.left])
    assert [ref.cards[kind] for kind in game.pile[: len(table.aside)]] == list(table.aside)
    assert game.discarded == len(table.discard)
    assert game.shown == _counts(ref, [entry for entry in table.discard if entry < FACE_DOWN])


def compare_knowledge(ref: Reference, game: Game, state: State) -> None:
    """The same goals and roles were seen, by the same seats."""
    peeks = [0] * (SEATS * SEATS)
    for seen in state.known.roles:
        if seen.seat != seen.seen:
            sign = -1 if seen.stale else 1
            peeks[seen.seat * SEATS + seen.seen] = sign * (1 + seen.card)
    assert game.peeks == peeks
    gave = [(seen.seat, seen.card) for seen in state.known.roles if seen.seat == seen.seen]
    given = zip(game.givers, game.gave[: game.gone_n], strict=False)
    assert sorted(given) == sorted(gave)
    for seat in range(ref.kit.seats):
        looks = [goal for goal in range(GOALS) if game.looks[seat] >> goal & 1]
        seen_at = {look.seen for look in state.known.goal_looks if look.seat == seat}
        assert {ref.goal_cell(goal) for goal in looks} == seen_at


def _counts(ref: Reference, entries: Sequence[int]) -> list[int]:
    counts = [0] * KINDS
    for entry in entries:
        counts[ref.kinds[entry_kind(entry)]] += 1
    return counts
