"""The answers of The Lost Mines to the generic tests."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, cast

from saboteur.games.lost_mines.book import MoveBook
from saboteur.games.lost_mines.events import (
    DwarfSeen,
    LootShared,
    MineRevealed,
    MineSeen,
    MineShown,
    OwnDwarf,
    RoundBegan,
    RoundEnded,
    TreasureSeen,
)
from saboteur.games.lost_mines.kit import Kit
from saboteur.games.lost_mines.rules import LostMinesRules
from saboteur.games.lost_mines.state import Deal, State
from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.catalogue import Catalogue
from saboteur.kernel.event import Event
from saboteur.kernel.events import CardDrawn, CardLost, GameEnded, OwnHand
from saboteur.kernel.maze import Maze
from saboteur.kernel.move import Move
from saboteur.kernel.sight import Sight
from saboteur.kernel.table import Table
from saboteur.kernel.tile import Pose
from saboteur.play.game import Game
from tests.families.base import Family, PublicLog, Rare, Shown
from tests.families.deck_rows import row_lines
from tests.families.lost_mines_log import LostMinesLog
from tests.families.lost_mines_position import Facts, Shapes, lays, loot
from tests.families.lost_mines_visibility import EVENT_FIELDS, VIEW_FIELDS, VIEW_KEYS
from tests.families.position_lines import AWAY, Spot, beside

NEWS = (
    RoundBegan, MineShown, MineRevealed, RoundEnded, LootShared, GameEnded, OwnDwarf, OwnHand,
)  # fmt: skip
OWN_NEWS = (CardDrawn, CardLost, MineSeen, TreasureSeen, DwarfSeen)
NO_SEATS: Mapping[str, Any] = {"card": None, "identity": None}


class LostMinesFamily(Family):
    """The Lost Mines (La Grande Aventure)."""

    view_fields = VIEW_FIELDS
    view_keys = VIEW_KEYS
    event_fields = EVENT_FIELDS
    secret_types = (State, Deal, Table, Maze)
    rule_book = (Kit, Pose)
    memory = (MoveBook,)

    def eager_moves(self, game: Game) -> Sequence[Move]:
        """Return lays and steps towards mines, and some plays."""
        moves = game.legal_moves()
        asked = self.decision_kind(game)
        if asked == "step":
            return _nearest(game, moves)
        if asked == "turn":
            shapes = _shapes(_catalogue(game.rules))
            targets = _targets(game)
            ways = {move: _way(targets, shapes, move) for move in moves if move.verb == "lay"}
            best = min(ways.values(), default=0)
            found = [move for move, way in ways.items() if way <= best + 1]
            found += [move for move in moves if move.verb == "play"][:: game.seats]
            return found or [move for move in moves if move.verb == "pass"]
        return moves

    def max_moves(self, rules: AnyRuleSet) -> int:
        """Return a bound: a turn uses up a card; its steps, questions and votes are bounded."""
        catalogue = _catalogue(rules)
        cards = _supply(catalogue, "path", "action").total()
        steps = int(catalogue.tables["game"]["campfire_steps"])
        return int(rules.options["rounds"]) * cards * (steps + 4 + rules.seats)

    def writable_moves(self, game: Game) -> Sequence[str]:
        catalogue = _catalogue(game.rules)
        facts = Facts(game.position())
        names = _kit(game.rules).names
        board = catalogue.tables["board"]
        spots = [(x, y) for x in range(-1, board["columns"] + 1) for y in range(-1, board["rows"])]
        cells = [f"{x},{y}" for x, y in spots]
        seats = [str(seat) for seat in range(game.seats)]
        hand = facts.hands[game.decider] if game.decider is not None else ()
        texts = ["stop", "propose-end", "agree", "refuse"]
        texts += [f"pass {name}" for name in names]
        texts += [f"step {cell}" for cell in cells]
        texts += [f"orient {cell}{turn}" for cell in cells[::5] for turn in ("", " turned")]
        mines = [f"{x},{y}" for x, y in facts.mines]
        texts += [f"orient {cell}{turn}" for cell in mines for turn in ("", " turned")]
        texts += [f"take {number}" for number in seats]
        shapes = _shapes(catalogue)
        for number, row in enumerate(catalogue.group("path")):
            if row.kind not in hand and number % 8 != len(facts.discard) % 8:
                continue  # a card that is not in the hand is rejected in one way everywhere
            turns = ("",) if shapes.is_symmetric(row.kind) else ("", " turned")
            texts += [f"lay {row.kind} {cell}{turn}" for cell in cells for turn in turns]
        for row in catalogue.group("action"):
            effect = row.string("effect")
            if effect in ("tool", "storm"):
                texts += [f"play {row.kind} {cell}" for cell in cells]
            elif effect == "information":
                texts += [f"play {row.kind} mine {cell}" for cell in [*mines, *cells[::7]]]
                texts += [f"play {row.kind} treasure {number}" for number in seats]
                texts += [f"play {row.kind} dwarf {seat}" for seat in seats]
            else:
                texts += [f"play {row.kind} {cell} {side}" for cell in cells for side in "ES"]
        return list(dict.fromkeys(texts))

    def check_components(self, game: Game) -> None:
        """Count cards, mines, treasures, dwarves and tokens."""
        catalogue = _catalogue(game.rules)
        shapes = _shapes(catalogue)
        facts = Facts(game.position())
        found = Counter([*facts.pile, *facts.aside, *(card for card, _ in facts.discard)])
        for hand in facts.hands.values():
            found.update(hand)
        found.update(card for card, _ in facts.maze.values() if card in shapes.paths)
        found.update(card for _, card, _ in facts.trolls)
        assert found == _supply(catalogue, "path", "action")
        assert len(facts.aside) == catalogue.tables["game"]["aside"]
        assert Counter(facts.mines.values()) == _supply(catalogue, "mine")
        treasures = Counter([*facts.treasures, *facts.treasures_out])
        assert treasures == _supply(catalogue, "treasure")
        assert Counter([*facts.dwarves, *facts.spare]) == Counter(
            _kit(game.rules).dwarves[dwarf] for dwarf in _kit(game.rules).dwarf_pool
        )
        assert len(facts.dwarves) == len(facts.treasures) == game.seats
        _check_board(catalogue, facts)

    def check_story(self, game: Game) -> None:
        """Recompute the loot of every round (LM-43 to LM-46)."""
        catalogue = _catalogue(game.rules)
        facts = Facts(game.position())
        rows = {row.kind: row for row in catalogue.group("dwarf")}
        worths = {row.kind: row.number("value") for row in catalogue.group("treasure")}
        total = [0] * game.seats
        for number, result in enumerate(facts.results, 1):
            assert result.round == number
            own: list[list[int]] = [[] for _ in range(game.seats)]
            for _, seat, card in result.won:
                own[seat].append(worths[card])
            gains = loot(
                [rows[dwarf].string("clan") for dwarf in result.dwarves],
                [rows[dwarf].string("identity") for dwarf in result.dwarves],
                own,
            )
            if result.dragon is not None:
                gains[result.dragon] = max(0, gains[result.dragon] - 2)
            assert list(result.gains) == gains
            assert (result.cause == "all-treasures") == (len(result.won) == game.seats)
            total = [old + gain for old, gain in zip(total, gains, strict=True)]
        assert list(facts.points) == total
        assert len(facts.results) in (facts.round - 1, facts.round)

    def check_world(self, shown: Shown, seat: int, world: Game) -> None:
        facts = Facts(world.position())
        assert facts.dwarves[seat] == shown["dwarf"]
        assert list(facts.hands[seat]) == shown["hand"]
        assert [len(hand) for hand in facts.hands.values()] == shown["hand_sizes"]
        assert len(facts.pile) == shown["pile"]
        for (card, known), told in zip(facts.discard, shown["discard"], strict=True):
            assert told["known_by"] == known
            assert told["card"] == (card if known is None or seat in known else None)
        for mine in shown["mines"]:
            for known_card in (mine["face"], mine["seen"]):
                assert known_card in (None, facts.mines[mine["x"], mine["y"]])
        catalogue = _catalogue(world.rules)
        rows = {row.kind: row for group in ("treasure", "dwarf") for row in catalogue.group(group)}
        for card, told in zip(facts.treasures, shown["treasures"], strict=True):
            assert rows[card].string("symbol") == told["symbol"]
            assert told["card"] in (None, card)
        for card, told in zip(facts.dwarves, shown["dwarves"], strict=True):
            assert rows[card].string("clan") == told["clan"]
            assert told["card"] in (None, card)
            assert told["identity"] in (None, rows[card].string("identity"))
        if not facts.asks:
            assert facts.dwarves == facts.results[-1].dwarves

    def reference_lays(self, game: Game) -> Iterable[str]:
        facts = Facts(game.position())
        if not facts.asks or facts.asks[-1][0] != "turn":
            return []
        catalogue = _catalogue(game.rules)
        board = catalogue.tables["board"]
        size = (int(board["columns"]), int(board["rows"]))
        return lays(_shapes(catalogue), facts, int(facts.asks[-1][1]), size)

    def public_log(self, rules: AnyRuleSet) -> PublicLog:
        return LostMinesLog(_catalogue(rules), rules.seats)

    def is_news(self, event: Event, seat: int) -> bool:
        """Return whether an event shows a mine, deals, ends a round, or is an own draw or look."""
        return isinstance(event, NEWS) or (isinstance(event, OWN_NEWS) and event.seat == seat)

    def visible_form(self, rules: AnyRuleSet, move: str) -> str:
        """Return the move without a discarded card (LM-28); all other moves are open."""
        return "pass" if move.startswith("pass ") else move

    def revealed_secrets(self, rules: AnyRuleSet, event: Event, sight: Sight) -> frozenset[str]:
        """Return mines turned over, cards shown at a round's end, own draws, losses and looks."""
        if isinstance(event, MineShown | MineRevealed):
            return frozenset([event.mine])
        if isinstance(event, RoundEnded):
            return frozenset(event.dwarves).union(*event.treasures)
        if isinstance(event, DwarfSeen) and event.seat == sight:
            return frozenset([event.dwarf])
        if isinstance(event, MineSeen) and event.seat == sight:
            return frozenset([event.mine])
        if isinstance(event, TreasureSeen) and event.seat == sight:
            return frozenset([event.face])
        if isinstance(event, CardDrawn | CardLost) and event.seat == sight:
            return frozenset([event.card])
        return frozenset()

    def decision_is_news(self, game: Game, seat: int) -> bool:
        """Return False: no question shows its seat a card."""
        return False

    def question_is_news(self, game: Game) -> bool:
        """Return False: no question depends on the cards of its seat."""
        return False

    def begins_round(self, event: Event) -> bool:
        return isinstance(event, RoundBegan)

    def made_public(self, shown: Shown) -> Shown:
        """Return the view without dwarf, hand, own discards and all looks."""
        over = shown["decider"] is None
        return shown | {
            "sight": "public",
            "dwarf": None,
            "hand": [],
            "discard": [
                entry if entry["known_by"] is None else entry | {"card": None}
                for entry in shown["discard"]
            ],
            "mines": [mine | {"seen": None} for mine in shown["mines"]],
            "treasures": [
                treasure
                if over and treasure["holder"] is not None
                else treasure | {"card": None, "value": None}
                for treasure in shown["treasures"]
            ],
            "dwarves": [dwarf if over else dwarf | NO_SEATS for dwarf in shown["dwarves"]],
        }

    def canary_deck(self, rules: AnyRuleSet) -> str:
        """Return a deck file in which each copy of a card that can be secret has its own name."""
        catalogue = _catalogue(rules)
        lines = ["[deck]", f'id = "{catalogue.id}"', ""]
        for group in ("path", "mine", "action", "treasure", "dwarf"):
            for row in catalogue.group(group):
                lines += row_lines(row, row.kind, 0)
                for copy in range(row.count):
                    lines += row_lines(row, f"zq-{row.kind}-{copy:02}-qz", 1)
        return "\n".join(lines)

    def secret_names(self, game: Game, sight: Sight) -> frozenset[str]:
        """Return the hands, mines, treasures and dwarves hidden from the sight, and the pile."""
        facts = Facts(game.position())
        names = {*facts.pile, *facts.aside, *facts.treasures, *facts.treasures_out}
        names |= {*facts.dwarves, *facts.spare}
        for seat, hand in facts.hands.items():
            names.update(hand if seat != sight else ())
        names.update(
            card for card, known in facts.discard if known is not None and sight not in known
        )
        names.update(card for spot, card in facts.mines.items() if spot not in facts.maze)
        for seat, secret, target in facts.looks:
            if seat == sight:
                names.discard(_looked_at(facts, secret, target))
        if isinstance(sight, int):
            names.discard(facts.dwarves[sight])
        if self.decision_kind(game) == "orient-mine":
            names.discard(facts.asks[-1][3])  # shown to all
        for result in facts.results:  # and cards shown in a round stay on record
            names.difference_update(result.dwarves, (card for _, _, card in result.won))
        return frozenset(names)

    def positions(self) -> Mapping[str, Rare]:
        """Return positions with unopened mines, a crowd, traps, trolls and empty hands."""
        road = " ".join(f"{x},0=straight-horizontal" for x in range(5, 8))
        mines = {mine: _mines(mine) for mine in ("silver", "dragon", "gems", "gold")}
        return {
            f"before-{mine}": Rare(
                "lost-mines",
                3,
                {"look_own_treasure": mine == "gems"},
                _set_up(
                    f"maze {road} 8,0=cross\nfigures 8,0 8,0 1,4\n{line}",
                    hands=("pond-cross trap", "troll storm", "axe boat"),
                ),
                ("pass pond-cross", "stop"),
            )
            for mine, line in mines.items()
        } | {
            "trap-and-troll": Rare(
                "lost-mines",
                3,
                {},
                _set_up(
                    "maze 2,2=cross 3,2=log-cross 2,3=rocks-cross 2,1=campfire-cross\n"
                    "figures 2,2 2,3 1,4\ntools 3,2\ntraps 2,2/E 2,1/S\ntroll 1 troll 1,2/E",
                    hands=("storm axe troll trap", "storm", "axe"),
                ),
                ("play storm 2,1",),
            ),
            "token-on-nothing": Rare(
                "lost-mines",
                4,
                {},
                _set_up(
                    "maze 2,2=cross 3,2=cross\ntraps 3,2/E 3,2/S\ntroll 3 troll 3,1/S",
                    hands=("storm cross", "storm", "axe", "trap"),
                    seats=4,
                ),
                ("pass cross", "stop"),
            ),
            "empty-hands": Rare(
                "lost-mines",
                3,
                {"rounds": 3},
                _set_up(
                    "maze 2,2=cross 1,1=ravine-cross\ntroll 1 troll 2,2/E\ntools 1,1",
                    hands=("cross", "", "axe"),
                    pile=False,
                ),
                ("pass cross",),
            ),
            "last-card": Rare(
                "lost-mines", 3, {}, _set_up("maze 2,2=cross", hands=("cross", "", ""), pile=False)
            ),
        }


def _looked_at(facts: Facts, secret: str, target: str) -> str:
    if secret == "mine":
        x, y = target.split(",")
        return facts.mines[int(x), int(y)]
    return (facts.treasures if secret == "treasure" else facts.dwarves)[int(target)]


def _check_board(catalogue: Catalogue, facts: Facts) -> None:
    """Assert that dwarf figures, tokens and mines are placed legally."""
    shapes = _shapes(catalogue)
    shown = {spot: card for spot, (card, _) in facts.maze.items() if spot in facts.mines}
    assert shown == {spot: facts.mines[spot] for spot in shown}
    for spot in facts.figures:
        if facts.asks and facts.asks[-1][0] == "orient-mine" and spot not in facts.maze:
            continue  # the mine that a dwarf has entered is not placed yet
        card, _ = facts.maze[spot]
        assert card not in shapes.obstacles or spot in facts.tools
        assert card not in shapes.narrow or facts.figures.count(spot) == 1
    assert all(facts.maze[spot][0] in shapes.obstacles for spot in facts.tools)
    edges = [*facts.traps, *(edge for _, _, edge in facts.trolls if edge != "-")]
    assert len(set(edges)) == len(edges)
    for text in edges:
        place, side = text.split("/")
        x, y = map(int, place.split(","))
        assert (x, y) in facts.maze or beside((x, y), side) in facts.maze
    found = {spot for spot, card in shown.items() if card in shapes.dragons}
    assert bool(found) == (facts.dragon is not None)


def _nearest(game: Game, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves that lead nearest to a mine that is hidden or still pays."""
    shapes = _shapes(_catalogue(game.rules))
    facts = Facts(game.position())
    targets = _targets(game)
    here = facts.figures[int(facts.asks[-1][1])]
    costs = {move: _cost(shapes, facts, move.cell or here, targets) for move in moves}
    best = min(costs.values())
    return [move for move, cost in costs.items() if cost == best]


def _cost(shapes: Shapes, facts: Facts, start: Spot, targets: Sequence[Spot]) -> int:
    """Return the cost from ``start`` to a mine: steps on paths, and three per cell after them."""
    steps = {start: 0}
    waiting = [start]
    for spot in waiting:
        card, turned = facts.maze.get(spot, ("", False))
        for side in shapes.edges(card, turned=turned) if card else ():
            other = beside(spot, side)
            if other not in steps and (other in facts.maze or other in facts.mines):
                steps[other] = steps[spot] + 1
                waiting.append(other)
    return min(many + 3 * _distance(spot, targets) for spot, many in steps.items())


def _targets(game: Game) -> list[Spot]:
    view = game.view("public")
    left = {treasure.symbol for treasure in view.treasures if treasure.holder is None}
    return [
        (mine.x, mine.y)
        for mine in view.mines
        if mine.face is None or any(symbol in mine.face for symbol in left)
    ]


def _distance(spot: Spot, targets: Sequence[Spot]) -> int:
    return min((abs(x - spot[0]) + abs(y - spot[1]) for x, y in targets), default=0)


def _way(targets: Sequence[Spot], shapes: Shapes, move: Move) -> int:
    """Return the distance from a laid path's ends to the nearest mine, plus 3 for an obstacle."""
    spot = cast("Spot", move.cell)
    edges = shapes.edges(move.card, turned=move.turned)
    ends = [beside(spot, side) for side in AWAY if side in edges]
    far = 3 if move.card in shapes.obstacles else 0
    return far + min(_distance(end, targets) for end in ends)


def _mines(first: str) -> str:
    """Return a ``mines`` line with the mine ``first`` on the first space."""
    cards = [first, *(mine for mine in ("gems", "gold", "silver", "dragon") if mine != first)]
    words = [f"9,{2 * row}={card}-mine" for row, card in enumerate(cards)]
    return " ".join(["mines", *words])


def _set_up(lines: str, hands: Sequence[str], seats: int = 3, *, pile: bool = True) -> str:
    """Return a complete position: remaining cards are in the pile, or in the discard pile."""
    rules = cast("LostMinesRules", ruleset("lost-mines", seats))
    deck = _supply(rules.kit.catalogue, "path", "action")
    named: list[str] = [card for hand in hands for card in hand.split()]
    for line in lines.splitlines():
        word, *words = line.split()
        if word == "maze":
            named += [item.partition("=")[2].rstrip("*") for item in words]
        elif word == "troll":
            named.append(words[1])
    deck -= Counter(named)
    rest = sorted(deck.elements())
    aside, rest = rest[::5][:10], [c for n, c in enumerate(rest) if n % 5 or n >= 50]
    text = [lines, *(f"hand {seat} {hand}" for seat, hand in enumerate(hands))]
    text += [" ".join([f"{'pile' if pile else 'discard'}", *rest]), " ".join(["aside", *aside])]
    state = rules.parse_position("\n".join([*text, "last 2", "ask turn 0"]))
    return rules.position(state)


def _kit(rules: AnyRuleSet) -> Kit:
    return cast("LostMinesRules", rules).kit


def _catalogue(rules: AnyRuleSet) -> Catalogue:
    return _kit(rules).catalogue


@cache
def _shapes(catalogue: Catalogue) -> Shapes:
    return Shapes(catalogue)


def _supply(catalogue: Catalogue, *groups: str) -> Counter[str]:
    return +Counter({row.kind: row.count for group in groups for row in catalogue.group(group)})
