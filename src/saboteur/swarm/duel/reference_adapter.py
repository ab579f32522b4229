"""Adapter to the reference engine: the numbers of its cards and moves, and its own deals."""

from saboteur.games.book import ORIENT, PASS, PLAY, STOP
from saboteur.games.duel.book import BRIBE, CLAIM, CLEAR, REVEAL
from saboteur.games.duel.kit import BLUE, GREEN, Kit
from saboteur.games.duel.kit import TOOLS as TOOL_NAMES
from saboteur.games.duel.rules import DuelRules
from saboteur.games.duel.setup import deal_cards, draw_colours
from saboteur.games.duel.state import Deal, Ledger, RoundResult
from saboteur.games.passing import DISCARD
from saboteur.kernel.move import Move
from saboteur.kernel.table import Table
from saboteur.swarm.duel.game_record import (
    BY_CARDS,
    BY_COUNTERS,
    BY_GOALS,
    CELL_COUNT,
    DISCARD_TWO,
    MAX_GOLD_KINDS,
    SCRATCH_SIZE,
    WINDOW,
    DuelGameRecord,
)
from saboteur.swarm.duel.rounds import begin_round
from saboteur.swarm.duel.rule_tables import DuelRuleTables, gold_cards
from saboteur.swarm.numpy_record import NO_SEAT, OVER, IntRow
from saboteur.swarm.reference_adapter import ReferenceAdapter

CAUSE_BY_NUMBER = {BY_GOALS: "goals", BY_COUNTERS: "counters", BY_CARDS: "cards"}


class DuelReferenceAdapter(ReferenceAdapter):
    """Converts cards, faces, cells and moves of Le Duel; adds the deals and the ledger."""

    rules: DuelRules
    kit: Kit
    tables: DuelRuleTables

    def __init__(self, rules: DuelRules, tables: DuelRuleTables) -> None:
        starts = {
            2 * card: tables.start_faces[colour]
            for colour, card in enumerate(rules.kit.start_cards)
        }
        super().__init__(rules, tables, WINDOW, starts)
        self.gold_cards = gold_cards(rules.kit)

    def deal_round(self, game: DuelGameRecord, seed: str) -> None:
        """Deal the round that a record waits for, as the reference engine deals it for ``seed``."""
        if game.round == 1:
            colours = draw_colours(self.kit, seed)
            game.blue = colours.index(BLUE) if BLUE in colours else NO_SEAT
            game.starter = 0 if self.kit.solo else colours.index(GREEN)
        deal, table = deal_cards(
            self.kit, seed, self.ledger(game), game.round, game.starter, self.colours(game)
        )
        self.load_deal(game, deal, table)
        begin_round(game, self.tables, [0] * SCRATCH_SIZE)

    def load_deal(self, game: DuelGameRecord, deal: Deal, table: Table) -> None:
        """Write to the record the positions of the goals, and the deck as it was dealt."""
        self.store_goals(deal.goals, game)
        deck = [*table.aside, *(card for hand in table.hands for card in hand), *table.pile]
        game.deck_size = len(deck)
        game.pile[: len(deck)] = [self.kinds[card] for card in deck]

    def colours(self, game: DuelGameRecord) -> tuple[int, ...]:
        return tuple(BLUE if seat == game.blue else GREEN for seat in range(self.kit.seats))

    def ledger(self, game: DuelGameRecord) -> Ledger:
        """Return the results of the finished rounds.

        A record does not tell in which round gold was taken or paid, so all of it is put into the
        last round.
        """
        seats = range(self.kit.seats)
        hoards = tuple(self._gold_cards(game.hoards, seat) for seat in seats)
        paid = tuple(self._gold_cards(game.paid, seat) for seat in seats)
        taken = tuple(tuple(sorted((*hoards[seat], *paid[seat]))) for seat in seats)
        nothing: tuple[tuple[int, ...], ...] = ((),) * self.kit.seats
        ended = game.round if game.stage == OVER else game.round - 1
        results = tuple(
            RoundResult(
                number + 1,
                CAUSE_BY_NUMBER[game.end_causes[number]],
                taken if number == ended - 1 else nothing,
                paid if number == ended - 1 else nothing,
            )
            for number in range(ended)
            if game.end_causes[number]
        )
        gone = [
            goal + self.first_goal
            for goal, spent in enumerate(game.spent_goals)
            for _ in range(spent)
        ]
        return Ledger(hoards, tuple(gone), results)

    def _gold_cards(self, counts: IntRow, seat: int) -> tuple[int, ...]:
        first = seat * MAX_GOLD_KINDS
        return tuple(
            card for gold, card in enumerate(self.gold_cards) for _ in range(counts[first + gold])
        )

    def move_number(self, move: Move) -> int:
        """Return the number of a move; raises ``ValueError`` for a cell outside the window."""
        tables, cell = self.tables, self.cell_of(move)
        match move.verb:
            case "lay":
                return self.lay_number(move, cell)
            case "pass" | "discard":
                return tables.pass_offset + self.kinds[move.kind]
            case "bribe":
                return tables.bribe_offset + cell
            case "claim":
                return tables.claim_offset + cell
            case "reveal":
                return tables.reveal_offset + self.goal_of(move.at)
            case "orient":
                return tables.orient_offset + int(move.turned)
            case "clear":
                return tables.clear_offset + TOOL_NAMES.index(move.word)
            case "stop":
                return tables.stop_move
            case _:
                return self._action_number(move, cell)

    def _action_number(self, move: Move, cell: int) -> int:
        tables = self.tables
        match self.kit.effects[move.kind]:
            case "rockfall":
                return tables.rockfall_offset + cell
            case "key":
                return tables.key_offset + cell
            case "map":
                return tables.map_offset + self.goal_of(move.at)
            case "break":
                return tables.break_offset + tables.broken_tool[self.kinds[move.kind]]
            case _:
                return tables.repair_offset + self.repair_pair_of(move)

    def move_of(self, number: int, game: DuelGameRecord) -> Move:
        """Return the move of the reference engine for a number; ``game`` is its context."""
        tables, say = self.tables, self.rules.book.say
        if number < tables.rockfall_offset:
            return self.lay_of(number)
        if number < tables.pass_offset:
            return self._move_on_cell(number)
        if number < tables.break_offset:
            verb = DISCARD if game.stage == DISCARD_TWO else PASS
            return say(verb, card=self.cards[number - tables.pass_offset])
        if number < tables.repair_offset:
            card = self.cards[tables.breaker_kind[number - tables.break_offset]]
            return say(PLAY, card=card, seat=1 - game.seat)
        if number < tables.map_offset:
            card, word = self.repair_of(number - tables.repair_offset)
            return say(PLAY, card=card, seat=game.seat, word=word)
        return self._answer_of(number, game)

    def _move_on_cell(self, number: int) -> Move:
        tables, say = self.tables, self.rules.book.say
        place = WINDOW.to_board(number % CELL_COUNT)
        if number < tables.key_offset:
            return say(PLAY, card=self.cards[tables.rockfall_kind], cell=place)
        if number < tables.bribe_offset:
            return say(PLAY, card=self.cards[tables.key_kind], cell=place)
        return say(BRIBE if number < tables.claim_offset else CLAIM, cell=place)

    def _answer_of(self, number: int, game: DuelGameRecord) -> Move:
        tables, say = self.tables, self.rules.book.say
        if number < tables.reveal_offset:
            goal = self.goal_cell(number - tables.map_offset)
            return say(PLAY, card=self.cards[tables.map_kind], cell=goal)
        if number < tables.orient_offset:
            return say(REVEAL, cell=self.goal_cell(number - tables.reveal_offset))
        if number < tables.clear_offset:
            return say(
                ORIENT, cell=self.goal_cell(game.pending_goal), turned=number > tables.orient_offset
            )
        if number < tables.stop_move:
            return say(CLEAR, word=TOOL_NAMES[number - tables.clear_offset])
        return self.rules.book.words[STOP]
