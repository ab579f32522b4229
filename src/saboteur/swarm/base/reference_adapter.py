"""Adapter to the reference engine: the numbers of its cards and moves, and its own deals."""

from saboteur.games.book import AGREE, ORIENT, PASS, PLAY, REFUSE
from saboteur.games.classic.book import CONCEDE, REVEAL, TAKE
from saboteur.games.classic.kit import TOOLS as TOOL_NAMES
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.classic.scoring import searched_pile
from saboteur.games.classic.setup import deal_cards, prepare
from saboteur.games.classic.state import Deal
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.move import Move
from saboteur.swarm.base.game_record import (
    CELL_COUNT,
    MAX_OPEN_ENDS,
    MAX_SEATS,
    TOOL_COUNT,
    WINDOW,
    BaseGameRecord,
    ClassicGameRecord,
)
from saboteur.swarm.base.rounds import begin_round
from saboteur.swarm.base.rule_tables import BaseRuleTables, ClassicRuleTables, drawn_cards
from saboteur.swarm.card_shapes import poses_of
from saboteur.swarm.grid_window import GridWindow
from saboteur.swarm.numpy_record import NO_CELL


class ClassicReferenceAdapter:
    """A rule set of the reference engine, with the conversion of its cards and moves.

    ``seats`` is the capacity of the rows in a record, not the number of players.
    """

    def __init__(
        self, rules: ClassicRules, tables: ClassicRuleTables, window: GridWindow, seats: int
    ) -> None:
        self.rules = rules
        self.kit = rules.kit
        self.tables = tables
        self.window = window
        self.seat_capacity = seats
        self.cards = drawn_cards(rules.kit)
        """The card of the kit by kind."""
        self.kinds = {card: kind for kind, card in enumerate(self.cards)}
        self.first_goal = rules.kit.groups["goal"].start
        self.faces = self._number_faces()
        """The face by the kit's pose."""
        self.poses = {face: pose for pose, face in self.faces.items()}

    def _number_faces(self) -> dict[int, int]:
        paths = [pose for card in range(self.kit.paths) for pose in poses_of(self.kit.poses, card)]
        faces = {pose: face for face, pose in enumerate(paths, 1)}
        faces[2 * self.kit.start_card] = self.tables.start_face
        for goal, card in enumerate(self.kit.groups["goal"]):
            for pose in poses_of(self.kit.poses, card):
                faces[pose] = self.tables.goal_faces[2 * goal + pose % 2]
        return faces

    def move_number(self, move: Move) -> int:
        """Return the number of a move; raises ``ValueError`` for a cell outside the window."""
        tables = self.tables
        cell = self.window.from_board(move.at) if move.at >= 0 else NO_CELL
        match move.verb:
            case "lay":
                return (self.faces[move.pose] - 1) * CELL_COUNT + cell
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
        tables, kit = self.tables, self.kit
        kind = self.kinds[move.kind]
        match kit.effects[move.kind]:
            case "rockfall":
                return tables.rockfall_offset + cell
            case "map":
                return tables.map_offset + self.goal_of(move.at)
            case "break":
                return (
                    tables.break_offset + tables.broken_tool[kind] * self.seat_capacity + move.whom
                )
            case _:
                tool = TOOL_NAMES.index(move.word or kit.card_tools[move.kind][0])
                return (
                    tables.repair_offset
                    + tables.repair_pair[kind * TOOL_COUNT + tool] * self.seat_capacity
                    + move.whom
                )

    def move_of(self, number: int, game: ClassicGameRecord) -> Move:
        """Return the move with a number, in the context of a game."""
        tables, say = self.tables, self.rules.book.say
        if number < tables.rockfall_offset:
            row = self.rules.book.lays[self.window.to_board(number % CELL_COUNT)]
            return row[self.poses[number // CELL_COUNT + 1]]
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
            card = self.cards[tables.pair_kind[pair]]
            several = len(self.kit.card_tools[card]) > 1
            word = TOOL_NAMES[tables.pair_tool[pair]] if several else ""
            return say(PLAY, card=card, seat=seat, word=word)
        if number < tables.reveal_offset:
            goal = self.goal_cell(number - tables.map_offset)
            return say(PLAY, card=self.cards[tables.map_kind], cell=goal)
        if number < tables.orient_offset:
            return say(REVEAL, cell=self.goal_cell(number - tables.reveal_offset))
        return self.answer_of(number, game)

    def answer_of(self, number: int, game: ClassicGameRecord) -> Move:
        """Return the move of an orientation or a vote."""
        tables, book = self.tables, self.rules.book
        if number < tables.orient_offset + 2:
            turned = number > tables.orient_offset
            return book.say(ORIENT, cell=self.goal_cell(game.pending_goal), turned=turned)
        return book.words[(CONCEDE, AGREE, REFUSE)[number - tables.concede_move]]

    def goal_cell(self, goal: int) -> PackedCell:
        """Return the cell of a goal in the form of the reference engine."""
        return self.window.to_board(self.tables.goal_cells[goal])

    def goal_of(self, place: PackedCell) -> int:
        """Return the index of the goal on a cell."""
        return self.tables.goal_cells.index(self.window.from_board(place))


class BaseReferenceAdapter(ClassicReferenceAdapter):
    """Saboteur: adds the gold and the deals."""

    tables: BaseRuleTables

    def __init__(self, rules: ClassicRules, tables: BaseRuleTables) -> None:
        super().__init__(rules, tables, WINDOW, MAX_SEATS)

    def deal_round(self, game: BaseGameRecord, seed: str) -> None:
        """Deal the round that a record waits for as the reference engine does for ``seed``."""
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
        """Write the roles and the positions of the goals."""
        roles = (*deal.roles, *deal.spare)
        game.roles[: len(roles)] = [int(role == self.kit.saboteur) for role in roles]
        game.goals[: len(deal.goals)] = [card - self.first_goal for _, card in deal.goals]

    def word_number(self, move: Move) -> int:
        if move.verb == TAKE:
            return self.tables.take_offset + move.number - 1
        return super().word_number(move)

    def answer_of(self, number: int, game: ClassicGameRecord) -> Move:
        """Return the move of an orientation, a vote, or a choice of gold."""
        if self.tables.take_offset <= number < self.tables.concede_move:
            return self.rules.book.say(TAKE, value=number - self.tables.take_offset + 1)
        return super().answer_of(number, game)
