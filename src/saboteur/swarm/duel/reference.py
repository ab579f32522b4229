"""The reference beside the swarm: the numbers of its cards and moves, and its own deals."""

from saboteur.games.book import ORIENT, PASS, PLAY, STOP
from saboteur.games.duel.book import BRIBE, CLAIM, CLEAR, REVEAL
from saboteur.games.duel.kit import BLUE, GREEN
from saboteur.games.duel.kit import TOOLS as TOOL_NAMES
from saboteur.games.duel.rules import DuelRules
from saboteur.games.duel.setup import deal_cards, draw_colours
from saboteur.games.duel.state import Deal, Ledger, RoundResult
from saboteur.games.passing import DISCARD
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.move import Move
from saboteur.kernel.table import Table
from saboteur.swarm.duel.record import (
    BY_CARDS,
    BY_COUNTERS,
    BY_GOALS,
    CELLS,
    DISCARD_TWO,
    GOLDS,
    SCRATCH,
    TOOLS,
    WINDOW,
    Game,
)
from saboteur.swarm.duel.rounds import begin_round
from saboteur.swarm.duel.tables import Tables, drawn, golden
from saboteur.swarm.record import NOBODY, NOWHERE, OVER, Row
from saboteur.swarm.shapes import poses_of

CAUSES = {BY_GOALS: "goals", BY_COUNTERS: "counters", BY_CARDS: "cards"}
"""By number, why a round ended."""


class Reference:
    """A rule set of the reference, and how it reads the records of the swarm."""

    def __init__(self, rules: DuelRules, tables: Tables) -> None:
        """Learn which numbers stand for what."""
        self.rules = rules
        self.kit = rules.kit
        self.tables = tables
        self.cards = drawn(rules.kit)
        """By kind, the kit's card."""
        self.kinds = {card: kind for kind, card in enumerate(self.cards)}
        self.golden = golden(rules.kit)
        self.first_goal = rules.kit.groups["goal"].start
        self.faces = self._faces()
        """By the kit's pose, the face."""
        self.poses = {face: pose for pose, face in self.faces.items()}

    def _faces(self) -> dict[int, int]:
        paths = [pose for card in range(self.kit.paths) for pose in poses_of(self.kit.poses, card)]
        faces = {pose: face for face, pose in enumerate(paths, 1)}
        for colour, card in enumerate(self.kit.start_cards):
            faces[2 * card] = self.tables.start_faces[colour]
        for goal, card in enumerate(self.kit.groups["goal"]):
            for pose in poses_of(self.kit.poses, card):
                faces[pose] = self.tables.goal_faces[2 * goal + pose % 2]
        return faces

    def deal(self, game: Game, seed: str) -> None:
        """Deal the round that a record waits for, as the reference deals it for a seed."""
        if game.round == 1:
            colours = draw_colours(self.kit, seed)
            game.blue = colours.index(BLUE) if BLUE in colours else NOBODY
            game.starter = 0 if self.kit.solo else colours.index(GREEN)
        deal, table = deal_cards(
            self.kit, seed, self.ledger(game), game.round, game.starter, self.colours(game)
        )
        self.load_deal(game, deal, table)
        begin_round(game, self.tables, [0] * SCRATCH)

    def load_deal(self, game: Game, deal: Deal, table: Table) -> None:
        """Write down which goal lies where, and the deck as it was dealt."""
        game.goals[:] = [card - self.first_goal for _, card in deal.goals]
        deck = [*table.aside, *(card for hand in table.hands for card in hand), *table.pile]
        game.deck_n = len(deck)
        game.pile[: len(deck)] = [self.kinds[card] for card in deck]

    def colours(self, game: Game) -> tuple[int, ...]:
        """Return the colour of each seat."""
        return tuple(BLUE if seat == game.blue else GREEN for seat in range(self.kit.seats))

    def ledger(self, game: Game) -> Ledger:
        """Return what has left the rounds; all gold was taken and paid in the last of them."""
        seats = range(self.kit.seats)
        hoards = tuple(self._gold(game.hoards, seat) for seat in seats)
        paid = tuple(self._gold(game.paid, seat) for seat in seats)
        taken = tuple(tuple(sorted((*hoards[seat], *paid[seat]))) for seat in seats)
        nothing: tuple[tuple[int, ...], ...] = ((),) * self.kit.seats
        ended = game.round if game.stage == OVER else game.round - 1
        results = tuple(
            RoundResult(
                number + 1,
                CAUSES[game.causes[number]],
                taken if number == ended - 1 else nothing,
                paid if number == ended - 1 else nothing,
            )
            for number in range(ended)
            if game.causes[number]
        )
        gone = [goal + self.first_goal for goal, many in enumerate(game.gone) for _ in range(many)]
        return Ledger(hoards, tuple(gone), results)

    def _gold(self, counts: Row, seat: int) -> tuple[int, ...]:
        first = seat * GOLDS
        return tuple(
            card for gold, card in enumerate(self.golden) for _ in range(counts[first + gold])
        )

    def number(self, move: Move) -> int:
        """Return the number of a move; a cell outside the window raises ``ValueError``."""
        tables = self.tables
        cell = WINDOW.of_board(move.at) if move.at >= 0 else NOWHERE
        match move.verb:
            case "lay":
                return (self.faces[move.pose] - 1) * CELLS + cell
            case "pass" | "discard":
                return tables.pass_card + self.kinds[move.kind]
            case "bribe":
                return tables.bribe + cell
            case "claim":
                return tables.claim + cell
            case "reveal":
                return tables.reveal + self.goal_of(move.at)
            case "orient":
                return tables.orient + int(move.turned)
            case "clear":
                return tables.clear + TOOL_NAMES.index(move.word)
            case "stop":
                return tables.stop
            case _:
                return self._action(move, cell)

    def _action(self, move: Move, cell: int) -> int:
        tables, kit = self.tables, self.kit
        kind = self.kinds[move.kind]
        match kit.effects[move.kind]:
            case "rockfall":
                return tables.rockfall + cell
            case "key":
                return tables.key + cell
            case "map":
                return tables.map_goal + self.goal_of(move.at)
            case "break":
                return tables.break_tool + tables.breaks[kind]
            case _:
                tool = TOOL_NAMES.index(move.word or kit.card_tools[move.kind][0])
                return tables.mend_tool + tables.mends[kind * TOOLS + tool]

    def move(self, number: int, game: Game) -> Move:
        """Return the move that a number stands for in a game."""
        tables, say = self.tables, self.rules.book.say
        if number < tables.rockfall:
            row = self.rules.book.lays[WINDOW.to_board(number % CELLS)]
            return row[self.poses[number // CELLS + 1]]
        if number < tables.pass_card:
            return self._on_cell(number)
        if number < tables.break_tool:
            verb = DISCARD if game.stage == DISCARD_TWO else PASS
            return say(verb, card=self.cards[number - tables.pass_card])
        if number < tables.mend_tool:
            card = self.cards[tables.breaker[number - tables.break_tool]]
            return say(PLAY, card=card, seat=1 - game.seat)
        if number < tables.map_goal:
            pair = number - tables.mend_tool
            card = self.cards[tables.pair_kind[pair]]
            several = len(self.kit.card_tools[card]) > 1
            word = TOOL_NAMES[tables.pair_tool[pair]] if several else ""
            return say(PLAY, card=card, seat=game.seat, word=word)
        return self._answer(number, game)

    def _on_cell(self, number: int) -> Move:
        tables, say = self.tables, self.rules.book.say
        place = WINDOW.to_board(number % CELLS)
        if number < tables.key:
            return say(PLAY, card=self.cards[tables.rockfall_kind], cell=place)
        if number < tables.bribe:
            return say(PLAY, card=self.cards[tables.key_kind], cell=place)
        return say(BRIBE if number < tables.claim else CLAIM, cell=place)

    def _answer(self, number: int, game: Game) -> Move:
        tables, say = self.tables, self.rules.book.say
        if number < tables.reveal:
            goal = self.goal_cell(number - tables.map_goal)
            return say(PLAY, card=self.cards[tables.map_kind], cell=goal)
        if number < tables.orient:
            return say(REVEAL, cell=self.goal_cell(number - tables.reveal))
        if number < tables.clear:
            return say(ORIENT, cell=self.goal_cell(game.asked), turned=number > tables.orient)
        if number < tables.stop:
            return say(CLEAR, word=TOOL_NAMES[number - tables.clear])
        return self.rules.book.words[STOP]

    def goal_cell(self, goal: int) -> PackedCell:
        """Return the cell of a goal as the reference knows it."""
        return WINDOW.to_board(self.tables.goal_cells[goal])

    def goal_of(self, place: PackedCell) -> int:
        """Return which goal lies on a cell."""
        return self.tables.goal_cells.index(WINDOW.of_board(place))
