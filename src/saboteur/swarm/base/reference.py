"""The reference beside the swarm: the numbers of its cards and moves, and its own deals."""

from saboteur.games.book import AGREE, ORIENT, PASS, PLAY, REFUSE
from saboteur.games.classic.book import CONCEDE, REVEAL, TAKE
from saboteur.games.classic.kit import TOOLS as TOOL_NAMES
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.classic.scoring import searched_pile
from saboteur.games.classic.setup import deal_cards, prepare
from saboteur.games.classic.state import Deal
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.move import Move
from saboteur.swarm.base.record import CELLS, ENDS, SEATS, TOOLS, WINDOW, ClassicGame, Game
from saboteur.swarm.base.rounds import begin_round
from saboteur.swarm.base.tables import ClassicTables, Tables, drawn
from saboteur.swarm.record import NOWHERE
from saboteur.swarm.shapes import poses_of
from saboteur.swarm.window import Window


class ClassicReference:
    """A rule set of the reference, and how it reads the records of the swarm."""

    def __init__(
        self, rules: ClassicRules, tables: ClassicTables, window: Window, seats: int
    ) -> None:
        """Learn which numbers stand for what; rows have room for so many seats."""
        self.rules = rules
        self.kit = rules.kit
        self.tables = tables
        self.window = window
        self.room = seats
        self.cards = drawn(rules.kit)
        """By kind, the kit's card."""
        self.kinds = {card: kind for kind, card in enumerate(self.cards)}
        self.first_goal = rules.kit.groups["goal"].start
        self.faces = self._faces()
        """By the kit's pose, the face."""
        self.poses = {face: pose for pose, face in self.faces.items()}

    def _faces(self) -> dict[int, int]:
        paths = [pose for card in range(self.kit.paths) for pose in poses_of(self.kit.poses, card)]
        faces = {pose: face for face, pose in enumerate(paths, 1)}
        faces[2 * self.kit.start_card] = self.tables.start_face
        for goal, card in enumerate(self.kit.groups["goal"]):
            for pose in poses_of(self.kit.poses, card):
                faces[pose] = self.tables.goal_faces[2 * goal + pose % 2]
        return faces

    def number(self, move: Move) -> int:
        """Return the number of a move; a cell outside the window raises ``ValueError``."""
        tables = self.tables
        cell = self.window.of_board(move.at) if move.at >= 0 else NOWHERE
        match move.verb:
            case "lay":
                return (self.faces[move.pose] - 1) * CELLS + cell
            case "pass":
                return tables.pass_card + self.kinds[move.kind]
            case "reveal":
                return tables.reveal + self.goal_of(move.at)
            case "orient":
                return tables.orient + int(move.turned)
            case "play":
                return self.action(move, cell)
            case _:
                return self.word(move)

    def word(self, move: Move) -> int:
        """Return the number of an answer without a card or a cell."""
        tables = self.tables
        return {CONCEDE: tables.concede, AGREE: tables.agree, REFUSE: tables.refuse}[move.verb]

    def action(self, move: Move, cell: int) -> int:
        """Return the number of an action card that is played."""
        tables, kit = self.tables, self.kit
        kind = self.kinds[move.kind]
        match kit.effects[move.kind]:
            case "rockfall":
                return tables.rockfall + cell
            case "map":
                return tables.map_goal + self.goal_of(move.at)
            case "break":
                return tables.break_tool + tables.breaks[kind] * self.room + move.whom
            case _:
                tool = TOOL_NAMES.index(move.word or kit.card_tools[move.kind][0])
                return tables.mend_tool + tables.mends[kind * TOOLS + tool] * self.room + move.whom

    def move(self, number: int, game: ClassicGame) -> Move:
        """Return the move that a number stands for in a game."""
        tables, say = self.tables, self.rules.book.say
        if number < tables.rockfall:
            row = self.rules.book.lays[self.window.to_board(number % CELLS)]
            return row[self.poses[number // CELLS + 1]]
        if number < tables.pass_card:
            card = self.cards[tables.rockfall_kind]
            return say(PLAY, card=card, cell=self.window.to_board(number - tables.rockfall))
        if number < tables.break_tool:
            return say(PASS, card=self.cards[number - tables.pass_card])
        if number < tables.mend_tool:
            tool, seat = divmod(number - tables.break_tool, self.room)
            return say(PLAY, card=self.cards[tables.breaker[tool]], seat=seat)
        if number < tables.map_goal:
            pair, seat = divmod(number - tables.mend_tool, self.room)
            card = self.cards[tables.pair_kind[pair]]
            several = len(self.kit.card_tools[card]) > 1
            word = TOOL_NAMES[tables.pair_tool[pair]] if several else ""
            return say(PLAY, card=card, seat=seat, word=word)
        if number < tables.reveal:
            goal = self.goal_cell(number - tables.map_goal)
            return say(PLAY, card=self.cards[tables.map_kind], cell=goal)
        if number < tables.orient:
            return say(REVEAL, cell=self.goal_cell(number - tables.reveal))
        return self.answer(number, game)

    def answer(self, number: int, game: ClassicGame) -> Move:
        """Return the move of an orientation, or of a vote."""
        tables, book = self.tables, self.rules.book
        if number < tables.orient + 2:
            turned = number > tables.orient
            return book.say(ORIENT, cell=self.goal_cell(game.asked), turned=turned)
        return book.words[(CONCEDE, AGREE, REFUSE)[number - tables.concede]]

    def goal_cell(self, goal: int) -> PackedCell:
        """Return the cell of a goal as the reference knows it."""
        return self.window.to_board(self.tables.goal_cells[goal])

    def goal_of(self, place: PackedCell) -> int:
        """Return which goal lies on a cell."""
        return self.tables.goal_cells.index(self.window.of_board(place))


class Reference(ClassicReference):
    """Saboteur: the gold, and its own deals."""

    tables: Tables

    def __init__(self, rules: ClassicRules, tables: Tables) -> None:
        """Know the window."""
        super().__init__(rules, tables, WINDOW, SEATS)

    def deal(self, game: Game, seed: str) -> None:
        """Deal the round that a record waits for, as the reference deals it for a seed."""
        kit, tables = self.kit, self.tables
        if game.round == 1:
            state = self.rules.deal(seed)
            game.starter = state.deal.starter
            game.gold_pile[: tables.gold_n] = state.ledger.pile
        elif game.gold_searched:
            pile = tuple(game.gold_pile[: game.gold_left])
            game.gold_pile[: game.gold_left] = searched_pile(pile, seed, game.round - 1)
            game.gold_searched = 0
        setup = prepare(kit, self.rules.parts, seed, game.round)
        deal, table = deal_cards(setup, game.starter)
        deck = [card for hand in table.hands for card in hand] + list(table.pile)
        game.pile[: tables.deck_n] = [self.kinds[card] for card in deck]
        self.load_deal(game, deal)
        begin_round(game, tables, [0] * ENDS)

    def load_deal(self, game: Game, deal: Deal) -> None:
        """Write down who got which role, and where which goal lies."""
        roles = (*deal.roles, *deal.spare)
        game.roles[: len(roles)] = [int(role == self.kit.saboteur) for role in roles]
        game.goals[: len(deal.goals)] = [card - self.first_goal for _, card in deal.goals]

    def word(self, move: Move) -> int:
        """Return the number of an answer without a card or a cell."""
        if move.verb == TAKE:
            return self.tables.take + move.number - 1
        return super().word(move)

    def answer(self, number: int, game: ClassicGame) -> Move:
        """Return the move of an answer: gold that is taken, too."""
        if self.tables.take <= number < self.tables.concede:
            return self.rules.book.say(TAKE, value=number - self.tables.take + 1)
        return super().answer(number, game)
