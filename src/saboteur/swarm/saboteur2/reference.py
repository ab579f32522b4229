"""The reference beside the swarm: the numbers of its cards and moves, and its own deals."""

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
from saboteur.swarm.base.record import ClassicGame
from saboteur.swarm.base.reference import ClassicReference
from saboteur.swarm.saboteur2.record import DISCARD_TWO, ENDS, SEATS, WINDOW, Game
from saboteur.swarm.saboteur2.rounds import begin_round
from saboteur.swarm.saboteur2.tables import EFFECTS, HANDS_OFF, LAY_THIEF, Tables

WORDS: Final = (STOP, DECLINE)


class Reference(ClassicReference):
    """Saboteur 2: cards that are played on seats, thefts, and its own deals."""

    tables: Tables

    def __init__(self, rules: ClassicRules, tables: Tables) -> None:
        """Know the window."""
        super().__init__(rules, tables, WINDOW, SEATS)

    def deal(self, game: Game, seed: str) -> None:
        """Deal the round that a record waits for, as the reference deals it for a seed."""
        if game.round == 1:
            game.starter = first_player(self.kit, seed)
        setup = prepare(self.kit, self.rules.parts, seed, game.round)
        deal, table = deal_cards(setup, game.starter)
        hands = [card for hand in table.hands for card in hand]
        deck = [*table.aside, *hands, *table.pile]
        game.pile[: self.tables.deck_n] = [self.kinds[card] for card in deck]
        self.load_deal(game, deal, seed)
        begin_round(game, self.tables, [0] * ENDS)

    def load_deal(self, game: Game, deal: Deal, seed: str) -> None:
        """Write down roles and goals, and which role whoever changes his will get (R-48)."""
        roles = (*deal.roles, *deal.spare)
        game.roles[: len(roles)] = roles
        game.spare_n, game.gone_n = len(deal.spare), len(deal.gone)
        game.gone[: game.gone_n] = deal.gone
        for lot in range(len(deal.spare)):
            purpose = f"round/{deal.round}/role-change/{game.gone_n + lot}"
            game.lots[game.gone_n + lot] = pick(len(deal.spare) - lot, seed, purpose)
        game.goals[: len(deal.goals)] = [card - self.first_goal for _, card in deal.goals]

    def number(self, move: Move) -> int:
        """Return the number of a move; a cell outside the window raises ``ValueError``."""
        if move.verb == DISCARD:
            return self.tables.pass_card + self.kinds[move.kind]
        return super().number(move)

    def word(self, move: Move) -> int:
        """Return the number of an answer without a card or a cell."""
        tables = self.tables
        if move.verb == CLEAR:
            return tables.clear + self.kit.marks.index(move.word)
        if move.verb == STEAL:
            return tables.steal + move.whom
        if move.verb in WORDS:
            return tables.stop if move.verb == STOP else tables.decline
        return super().word(move)

    def action(self, move: Move, cell: int) -> int:
        """Return the number of an action card that is played."""
        effect = EFFECTS[self.kit.effects[move.kind]]
        if effect == LAY_THIEF:
            return self.tables.thief
        if effect >= HANDS_OFF:
            return self.tables.on_seat + (effect - HANDS_OFF) * SEATS + move.whom
        return super().action(move, cell)

    def move(self, number: int, game: ClassicGame) -> Move:
        """Return the move that a number stands for in a game."""
        tables = self.tables
        if tables.pass_card <= number < tables.break_tool:
            verb = DISCARD if game.stage == DISCARD_TWO else PASS
            return self.rules.book.say(verb, card=self.cards[number - tables.pass_card])
        return super().move(number, game)

    def answer(self, number: int, game: ClassicGame) -> Move:
        """Return the move of an answer, or of a card that is played on a seat."""
        tables, book = self.tables, self.rules.book
        if number < tables.thief or number >= tables.concede:
            return super().answer(number, game)
        if number == tables.thief:
            return book.say(PLAY, card=self.cards[tables.effect_kind[LAY_THIEF]])
        if number < tables.clear:
            effect, seat = divmod(number - tables.on_seat, SEATS)
            card = self.cards[tables.effect_kind[HANDS_OFF + effect]]
            return book.say(PLAY, card=card, seat=seat)
        if number < tables.steal:
            return book.say(CLEAR, word=self.kit.marks[number - tables.clear])
        if number < tables.decline:
            return book.say(STEAL, seat=number - tables.steal)
        return book.words[STOP if number == tables.stop else DECLINE]
