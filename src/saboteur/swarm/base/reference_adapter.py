"""Adapter to the reference engine: the numbers of its cards and moves, and its own deals."""

from saboteur.games.book import AGREE, ORIENT, PASS, PLAY, REFUSE
from saboteur.games.classic.book import CONCEDE, REVEAL, TAKE
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.classic.scoring import searched_pile
from saboteur.games.classic.setup import deal_cards, prepare
from saboteur.games.classic.state import Deal
from saboteur.kernel.move import Move
from saboteur.observation_layout.base import MAX_SEATS
from saboteur.swarm.base.game_record import (
    MAX_OPEN_ENDS,
    WINDOW,
    BaseGameRecord,
    ClassicGameRecord,
)
from saboteur.swarm.base.rounds import begin_round
from saboteur.swarm.base.rule_tables import BaseRuleTables, ClassicRuleTables
from saboteur.swarm.grid_window import GridWindow
from saboteur.swarm.reference_adapter import ReferenceAdapter


class ClassicReferenceAdapter(ReferenceAdapter):
    """Adapter of a classic rule set.

    ``seats`` is the capacity of the rows in a record, not the number of players.
    """

    rules: ClassicRules
    kit: Kit
    tables: ClassicRuleTables

    def __init__(
        self, rules: ClassicRules, tables: ClassicRuleTables, window: GridWindow, seats: int
    ) -> None:
        super().__init__(rules, tables, window, {2 * rules.kit.start_card: tables.start_face})
        self.seat_capacity = seats

    def move_number(self, move: Move) -> int:
        """Return the number of a move; raises ``ValueError`` for a cell outside the window."""
        tables, cell = self.tables, self.cell_of(move)
        match move.verb:
            case "lay":
                return self.lay_number(move, cell)
            case "pass":
                return tables.pass_offset + self.kinds[move.kind]
            case "reveal":
                return tables.reveal_offset + self.goal_of(move.at)
            case "orient":
                return tables.orient_offset + int(move.turned)
            case "play":
                return self.action_number(move, cell)
            case _:
                return self.word_number(move)

    def word_number(self, move: Move) -> int:
        """Return the number of a move without card or cell."""
        tables = self.tables
        return {CONCEDE: tables.concede_move, AGREE: tables.agree_move, REFUSE: tables.refuse_move}[
            move.verb
        ]

    def action_number(self, move: Move, cell: int) -> int:
        """Return the number of a played action card."""
        tables = self.tables
        match self.kit.effects[move.kind]:
            case "rockfall":
                return tables.rockfall_offset + cell
            case "map":
                return tables.map_offset + self.goal_of(move.at)
            case "break":
                tool = tables.broken_tool[self.kinds[move.kind]]
                return tables.break_offset + tool * self.seat_capacity + move.whom
            case _:
                pair = self.repair_pair_of(move)
                return tables.repair_offset + pair * self.seat_capacity + move.whom

    def move_of(self, number: int, game: ClassicGameRecord) -> Move:
        """Return the reference engine's move for the move ``number``; ``game`` is its context."""
        tables, say = self.tables, self.rules.book.say
        if number < tables.rockfall_offset:
            return self.lay_of(number)
        if number < tables.pass_offset:
            card = self.cards[tables.rockfall_kind]
            return say(PLAY, card=card, cell=self.window.to_board(number - tables.rockfall_offset))
        if number < tables.break_offset:
            return say(PASS, card=self.cards[number - tables.pass_offset])
        if number < tables.repair_offset:
            tool, seat = divmod(number - tables.break_offset, self.seat_capacity)
            return say(PLAY, card=self.cards[tables.breaker_kind[tool]], seat=seat)
        if number < tables.map_offset:
            pair, seat = divmod(number - tables.repair_offset, self.seat_capacity)
            card, word = self.repair_of(pair)
            return say(PLAY, card=card, seat=seat, word=word)
        if number < tables.reveal_offset:
            goal = self.goal_cell(number - tables.map_offset)
            return say(PLAY, card=self.cards[tables.map_kind], cell=goal)
        if number < tables.orient_offset:
            return say(REVEAL, cell=self.goal_cell(number - tables.reveal_offset))
        return self.answer_of(number, game)

    def answer_of(self, number: int, game: ClassicGameRecord) -> Move:
        """Return the reference engine's move for a ``number`` that orients a goal or votes."""
        tables, book = self.tables, self.rules.book
        if number < tables.orient_offset + 2:
            turned = number > tables.orient_offset
            return book.say(ORIENT, cell=self.goal_cell(game.pending_goal), turned=turned)
        return book.words[(CONCEDE, AGREE, REFUSE)[number - tables.concede_move]]


class BaseReferenceAdapter(ClassicReferenceAdapter):
    """Adapter of Saboteur; adds the gold and the deals."""

    tables: BaseRuleTables

    def __init__(self, rules: ClassicRules, tables: BaseRuleTables) -> None:
        super().__init__(rules, tables, WINDOW, MAX_SEATS)

    def deal_round(self, game: BaseGameRecord, seed: str) -> None:
        """Deal the round that a record waits for, as the reference engine deals it for ``seed``."""
        kit, tables = self.kit, self.tables
        if game.round == 1:
            state = self.rules.deal(seed)
            game.starter = state.deal.starter
            game.gold_pile[: tables.gold_count] = state.ledger.pile
        elif game.gold_searched:
            pile = tuple(game.gold_pile[: game.gold_pile_count])
            game.gold_pile[: game.gold_pile_count] = searched_pile(pile, seed, game.round - 1)
            game.gold_searched = 0
        setup = prepare(kit, self.rules.parts, seed, game.round)
        deal, table = deal_cards(setup, game.starter)
        deck = [card for hand in table.hands for card in hand] + list(table.pile)
        game.pile[: tables.deck_size] = [self.kinds[card] for card in deck]
        self.load_deal(game, deal)
        begin_round(game, tables, [0] * MAX_OPEN_ENDS)

    def load_deal(self, game: BaseGameRecord, deal: Deal) -> None:
        """Write to the record the roles and the positions of the goals, as dealt."""
        roles = (*deal.roles, *deal.spare)
        game.roles[: len(roles)] = [int(role == self.kit.saboteur) for role in roles]
        self.store_goals(deal.goals, game)

    def word_number(self, move: Move) -> int:
        if move.verb == TAKE:
            return self.tables.take_offset + move.number - 1
        return super().word_number(move)

    def answer_of(self, number: int, game: ClassicGameRecord) -> Move:
        """Return the reference engine's move for a ``number`` that orients, votes or takes gold."""
        if self.tables.take_offset <= number < self.tables.concede_move:
            return self.rules.book.say(TAKE, value=number - self.tables.take_offset + 1)
        return super().answer_of(number, game)
