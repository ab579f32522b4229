"""What a skilled seat's answers are worth, in percent of its side's chance to win."""

from typing import Final

from saboteur.bots.dark_cave.distance.chart import Chart
from saboteur.bots.dark_cave.distance.survey import FAR, cell_of_spot
from saboteur.bots.dark_cave.evaluation.insight import CARD_LOST, Insight
from saboteur.bots.dark_cave.moves.creatures import call_score
from saboteur.bots.dark_cave.moves.scoring import score as plain_score
from saboteur.bots.dark_cave.moves.turns import keep
from saboteur.games.book import PASS, PLAY, STOP
from saboteur.games.dark_cave import book, flow
from saboteur.games.dark_cave.kit import CREATURES
from saboteur.kernel.geometry import SIDE_NAMES, STEP, edge
from saboteur.kernel.maze import INSIDE, Node, cell_of, node_at
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.wording import LAY

TRIED: Final = 6
"""So many paths are tried out; the others bring one no nearer at first sight."""
KEEP: Final = 4.0
"""What it costs to give up a card that one likes most."""
FRESH: Final = 1.0
"""What a new card is worth for a passed one."""
LOOK: Final = 12.0
"""What it is worth to know which goal is the exit, if all are as likely."""
LOOK_AT_ROLE: Final = 9.0
AXE: Final = 3.0
IDLE: Final = -1.0
SWAP: Final = 1.0
IMPATIENCE: Final = 8.0
"""By so much each turn that one stands still makes it more pressing to open a goal."""
NEW_WEB: Final = 2
"""So many turns a web lasts (DC-33)."""
PACE: Final = 0.05
"""Of two ways to a place, the shorter one."""
NEVER: Final = -1000.0
PROPOSAL: Final = -500.0


class Turn:
    """Scores the ways to spend a turn's card."""

    def __init__(self, insight: Insight, moves: tuple[Move, ...]) -> None:
        """Choose the paths that are worth to be tried out."""
        self.insight = insight
        runner = insight.runner
        self.glance: dict[Move, float] = {}
        if runner is not None:
            now = insight.far(runner)
            for move in moves:
                if move.verb == LAY:
                    then = insight.survey.through(move.at, move.pose, insight.behind)
                    self.glance[move] = then - now
        best = sorted(self.glance, key=lambda move: (self.glance[move], str(move)))
        self.tried = frozenset(best[:TRIED])

    def score(self, move: Move) -> float:
        """Score one of them."""
        insight = self.insight
        if move.verb == LAY:
            if move not in self.tried or self.glance[move] >= 0:
                spoils = ~move.at in insight.own_route
                return IDLE - KEEP * keep(insight, move) - spoils * KEEP
            return insight.change(insight.survey.with_card(move.at, move.pose))
        if move.verb == PASS:
            return FRESH - KEEP * keep(insight, move)
        if move.verb == book.CUT:
            return cut_score(insight, move)
        return self._play(move) if move.verb == PLAY else PROPOSAL

    def _play(self, move: Move) -> float:
        insight = self.insight
        effect = insight.view.kit.effects[move.kind]
        spent = KEEP * keep(insight, move)
        if effect in CREATURES:
            return call_score(insight, move) - spent
        match effect:
            case "information":
                return self._look(move) - spent
            case "rockfall":
                return self._change(insight.survey.without_card(move.at), {move.at}) - spent
            case "web":
                return self._web(move) - spent
            case "boots":
                return self._boots(move.whom)
            case "axe":
                return AXE * (
                    1.0 if move.whom == insight.seat else (insight.trust[move.whom] - 0.5) / 2
                )
            case _:
                sizes = insight.view.hand_sizes
                return SWAP * (sizes[move.whom] - sizes[insight.seat]) - spent

    def _look(self, move: Move) -> float:
        insight = self.insight
        if move.at == NOTHING:
            unsure = 1 - abs(insight.trust[move.whom])
            return LOOK_AT_ROLE * unsure if unsure > 0.01 else IDLE
        odds = insight.odds.get(move.at, 0.0)
        if not 0 < odds < 1:
            return IDLE
        nearest = min(insight.behind.get(~place, FAR) for place in insight.odds)
        behind = insight.behind.get(~move.at, FAR) - nearest if insight.behind else 0.0
        return LOOK * 4 * odds * (1 - odds) - min(behind, LOOK) / 2

    def _web(self, move: Move) -> float:
        insight = self.insight
        side = SIDE_NAMES.index(move.word)
        border = edge(move.at, side)
        cells = {move.at, move.at + STEP[side]}
        return self._change(insight.survey.with_web(border, NEW_WEB), cells, both=True)

    def _change(self, chart: Chart, cells: set[int], *, both: bool = False) -> float:
        """What it is worth to close cells: only those on a rival's way are tried out."""
        insight = self.insight
        for _, route in insight.rival_routes:
            passed = set(map(cell_of_spot, route if both else route[1:]))
            if cells <= passed:
                return insight.change(chart)
        return IDLE

    def _boots(self, seat: int) -> float:
        insight = self.insight
        kit = insight.view.kit
        before = insight.speeds[seat]
        insight.speeds[seat] = before + kit.more_steps
        worth = insight.change(insight.survey)
        insight.speeds[seat] = before
        return worth


def cut_score(insight: Insight, move: Move) -> float:
    """Strike a web that hangs on one's own way and is about to tear."""
    border = edge(move.at, SIDE_NAMES.index(move.word))
    lasts = insight.survey.webs[border]
    return insight.change(insight.survey.with_web(border, lasts - 1)) - AXE


def walk_score(insight: Insight, move: Move) -> float:
    """Score one step: by the best place it leads to."""
    here = insight.view.dwarf_nodes[insight.seat]
    left = insight.view.asked_left
    if move.verb == STOP:
        return insight.place(here)
    if move.verb == book.ENTER:
        return enter_score(insight, move.at)
    if move.verb == book.CUT:
        worth = cut_score(insight, move)
        return insight.place(here) + worth if worth > 0 else NEVER
    node = node_at(move.at, move.number)
    return best_ahead(insight, node, left - 1) - toll(insight, node) - PACE


def enter_score(insight: Insight, goal: int) -> float:
    """What it is worth to turn a goal over now."""
    return insight.enter(goal) + IMPATIENCE * insight.stood


def toll(insight: Insight, node: Node) -> float:
    """What a space takes from who comes there."""
    survey, view = insight.survey, insight.view
    pose, space = survey.maze.cards[cell_of(node)], node % 8
    found = 0.0
    if survey.kit.is_tunnel(pose, space) and view.nuggets[insight.seat]:
        found -= insight.gain(insight.now.poorer(insight.seat, 1))
    if survey.kit.is_deck(pose, space):
        found += CARD_LOST
    for creature, piece in enumerate(view.creature_pieces):
        if piece is not None and piece.node == node and not survey.axes:
            found -= insight.harm(CREATURES[creature], insight.seat)
    return found


def best_ahead(insight: Insight, node: Node, left: int) -> float:
    """Return the score of the best place within some steps; what they cost is taken off."""
    survey = insight.survey
    prices = {node: 0.0}
    fresh = [node]
    for _ in range(left):
        beside: list[Node] = []
        for here in fresh:
            if here in survey.creatures or here in survey.exits:
                continue
            for other, border in survey.maze.steps(here):
                price = prices[here] + toll(insight, other) + PACE
                free = border == INSIDE or border not in survey.webs
                if free and price < prices.get(other, FAR):
                    prices[other] = price
                    beside.append(other)
        fresh = beside
    return max(insight.place(there) - price for there, price in prices.items())


def score(insight: Insight, turn: Turn | None, move: Move) -> float:
    """Score an answer to whatever is asked; to much of it as a novice would, with its beliefs."""
    match insight.view.asked:
        case flow.TURN if turn is not None:
            return turn.score(move)
        case flow.DWARF_STEP:
            return walk_score(insight, move)
        case flow.ATTACK_ORDER:
            return -insight.harm(move.word, insight.seat)
        case flow.REPEL_CREATURE:
            return repel_score(insight, move)
        case _:
            return plain_score(insight, move)


def repel_score(insight: Insight, move: Move) -> float:
    """Use an axe if those on the space would lose more than it is worth."""
    view = insight.view
    if move.verb != book.REPEL:
        return 0.0
    creature = view.kit.effects[view.asked_kind]
    here = insight.dwarves_on(view.dwarf_nodes[insight.seat])
    return -sum(insight.harm(creature, seat) for seat in here) - AXE / 2
