"""Adapter to the reference engine: the numbers of its cards and moves, and its own deals."""

from typing import Final

from saboteur.games.book import PASS, PLAY, STOP
from saboteur.games.classic.modules.saboteur2.passing import CLEAR
from saboteur.games.classic.modules.saboteur2.thefts import DECLINE, STEAL
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.classic.setup import deal_cards, first_player, prepare
from saboteur.games.classic.state import Deal
from saboteur.games.passing import DISCARD
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import pick
from saboteur.observation_layout.saboteur2 import MAX_SEATS
from saboteur.swarm.base.game_record import ClassicGameRecord
from saboteur.swarm.base.reference_adapter import ClassicReferenceAdapter
from saboteur.swarm.saboteur2.game_record import (
    DISCARD_TWO,
    MAX_OPEN_ENDS,
    WINDOW,
    Saboteur2GameRecord,
)
from saboteur.swarm.saboteur2.rounds import begin_round
from saboteur.swarm.saboteur2.rule_tables import EFFECTS, HANDS_OFF, LAY_THIEF, Saboteur2RuleTables

SINGLE_MOVE_VERBS: Final = (STOP, DECLINE)


class Saboteur2ReferenceAdapter(ClassicReferenceAdapter):
    """Adapter of Saboteur 2; adds cards played on seats, thefts, and the deals."""

    tables: Saboteur2RuleTables

    def __init__(self, rules: ClassicRules, tables: Saboteur2RuleTables) -> None:
        super().__init__(rules, tables, WINDOW, MAX_SEATS)

    def deal_round(self, game: Saboteur2GameRecord, seed: str) -> None:
        """Deal the round that a record waits for, as the reference engine deals it for ``seed``."""
        if game.round == 1:
            game.starter = first_player(self.kit, seed)
        setup = prepare(self.kit, self.rules.parts, seed, game.round)
        deal, table = deal_cards(setup, game.starter)
        hands = [card for hand in table.hands for card in hand]
        deck = [*table.aside, *hands, *table.pile]
        game.pile[: self.tables.deck_size] = [self.kinds[card] for card in deck]
        self.load_deal(game, deal, seed)
        begin_round(game, self.tables, [0] * MAX_OPEN_ENDS)

    def load_deal(self, game: Saboteur2GameRecord, deal: Deal, seed: str) -> None:
        """Write roles and goals, and the random draws of later role changes (R-48)."""
        roles = (*deal.roles, *deal.spare)
        game.roles[: len(roles)] = roles
        game.spare_role_count, game.replaced_role_count = len(deal.spare), len(deal.gone)
        game.replaced_roles[: game.replaced_role_count] = deal.gone
        for draw in range(len(deal.spare)):
            purpose = f"round/{deal.round}/role-change/{game.replaced_role_count + draw}"
            game.role_draws[game.replaced_role_count + draw] = pick(
                len(deal.spare) - draw, seed, purpose
            )
        self.store_goals(deal.goals, game)

    def move_number(self, move: Move) -> int:
        if move.verb == DISCARD:
            return self.tables.pass_offset + self.kinds[move.kind]
        return super().move_number(move)

    def word_number(self, move: Move) -> int:
        tables = self.tables
        if move.verb == CLEAR:
            return tables.clear_offset + self.kit.marks.index(move.word)
        if move.verb == STEAL:
            return tables.steal_offset + move.whom
        if move.verb in SINGLE_MOVE_VERBS:
            return tables.stop_move if move.verb == STOP else tables.decline_move
        return super().word_number(move)

    def action_number(self, move: Move, cell: int) -> int:
        effect = EFFECTS[self.kit.effects[move.kind]]
        if effect == LAY_THIEF:
            return self.tables.lay_thief_move
        if effect >= HANDS_OFF:
            return self.tables.on_seat_offset + (effect - HANDS_OFF) * MAX_SEATS + move.whom
        return super().action_number(move, cell)

    def move_of(self, number: int, game: ClassicGameRecord) -> Move:
        tables = self.tables
        if tables.pass_offset <= number < tables.break_offset:
            verb = DISCARD if game.stage == DISCARD_TWO else PASS
            return self.rules.book.say(verb, card=self.cards[number - tables.pass_offset])
        return super().move_of(number, game)

    def answer_of(self, number: int, game: ClassicGameRecord) -> Move:
        """Return the reference engine's move for the move ``number``.

        The move is a thief, a card played on a seat, the removal of a mark, or an answer.
        """
        tables, book = self.tables, self.rules.book
        if number < tables.lay_thief_move or number >= tables.concede_move:
            return super().answer_of(number, game)
        if number == tables.lay_thief_move:
            return book.say(PLAY, card=self.cards[tables.effect_kind[LAY_THIEF]])
        if number < tables.clear_offset:
            effect, seat = divmod(number - tables.on_seat_offset, MAX_SEATS)
            card = self.cards[tables.effect_kind[HANDS_OFF + effect]]
            return book.say(PLAY, card=card, seat=seat)
        if number < tables.steal_offset:
            return book.say(CLEAR, word=self.kit.marks[number - tables.clear_offset])
        if number < tables.decline_move:
            return book.say(STEAL, seat=number - tables.steal_offset)
        return book.words[STOP if number == tables.stop_move else DECLINE]
