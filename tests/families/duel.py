"""The answers of Le Duel to the generic tests."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import cast

from saboteur.games.duel.book import MoveBook
from saboteur.games.duel.events import (
    CardDiscarded,
    RockfallDrawn,
    RockfallIdle,
    RoundBegan,
    ToolDrawn,
)
from saboteur.games.duel.kit import TOOLS, Kit
from saboteur.games.duel.rules import DuelRules
from saboteur.games.duel.state import Deal, Ledger, State
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.catalogue import Catalogue, Row
from saboteur.kernel.event import Event
from saboteur.kernel.events import CardDrawn, GoalRevealed, GoalSeen, GoalShown, HiddenDraw, OwnHand
from saboteur.kernel.maze import Maze, Reach
from saboteur.kernel.move import Move
from saboteur.kernel.sight import Sight
from saboteur.kernel.table import Table
from saboteur.kernel.tile import Pose
from saboteur.play.game import Game
from tests.families.base import Family, PublicLog, Rare, Shown, put_down
from tests.families.deck_rows import row_lines
from tests.families.duel_log import DuelLog
from tests.families.duel_position import Facts, Shapes, lays, reached_gold, traveller
from tests.families.duel_rare_positions import RARE
from tests.families.duel_visibility import EVENT_FIELDS, VIEW_FIELDS, VIEW_KEYS
from tests.families.position_lines import Spot, beside

FORMS: Mapping[str, str] = {
    "break": "seat",
    "repair": "tool",
    "map": "cell",
    "rockfall": "cell",
    "key": "cell",
}


class DuelFamily(Family):
    """Le Duel, for two players and solo."""

    view_fields = VIEW_FIELDS
    view_keys = VIEW_KEYS
    event_fields = EVENT_FIELDS
    secret_types = (State, Deal, Ledger, Table, Maze, Reach)
    rule_book = (Kit, Pose)
    memory = (MoveBook,)

    def eager_moves(self, game: Game) -> Sequence[Move]:
        """Return lays towards hidden goals, keys and bribes; else repairs or passes."""
        moves = game.legal_moves()
        ways = self._ways(game, moves)
        nearest = min(ways.values(), default=0)
        found = [move for move, way in ways.items() if way <= nearest + 1]
        found += [move for move in moves if move.verb == "bribe" or move.card.startswith("key")]
        if found:
            return found
        for verb, word in (("play", "repair"), ("clear", ""), ("pass", "")):
            found = [move for move in moves if move.verb == verb and move.card.startswith(word)]
            if found:
                return found
        return moves

    def _ways(self, game: Game, moves: Sequence[Move]) -> dict[Move, int]:
        """Return for each lay the distance from its tunnels' ends to the nearest hidden goal."""
        shapes = _shapes(_catalogue(game.rules))
        goals = [(goal.x, goal.y) for goal in game.view("public").goals if goal.face is None]
        found = {}
        for move in moves:
            if move.verb != "lay" or move.cell is None or not goals:
                continue
            tracks = shapes.tracks(move.card, turned=move.turned)
            sides = [side for track in tracks if len(track) > 1 for side in track]
            ends = [beside(move.cell, side) for side in sides]
            if ends:
                found[move] = min(_distance(end, goal) for end in ends for goal in goals)
        return found

    def max_moves(self, rules: AnyRuleSet) -> int:
        """Return a bound: a turn uses up a card; other moves are bounded in each round."""
        catalogue = _catalogue(rules)
        cards = len(_kit(rules).deck)
        each = 3 * cards + 2 * 6 + 2 * 8
        return int(catalogue.tables["game"]["rounds"]) * each

    def writable_moves(self, game: Game) -> Sequence[str]:
        rules = game.rules
        kit = _kit(rules)
        shapes = _shapes(_catalogue(rules))
        facts = Facts(game.position())
        cells = [f"{x},{y}" for x, y in _surroundings([*facts.maze, *facts.goals])]
        hand = facts.hands[game.decider] if game.decider is not None else ()
        texts = ["stop", *(f"clear {tool}" for tool in TOOLS)]
        texts += [f"{verb} {name}" for verb in ("pass", "discard") for name in kit.names]
        texts += [f"{verb} {at}" for verb in ("bribe", "claim", "reveal", "orient") for at in cells]
        texts += [f"orient {at} turned" for at in cells]
        for number, row in enumerate(_catalogue(rules).group("path")):
            if row.kind not in hand and number % 8 != len(facts.discard) % 8:
                continue  # a card that is not in the hand is rejected in one way everywhere
            turns = ("",) if shapes.is_symmetric(row.kind) else ("", " turned")
            texts += [f"lay {row.kind} {at}{turn}" for at in cells for turn in turns]
        for row in _catalogue(rules).group("action"):
            texts += _plays(row, cells, rules.seats)
        return texts

    def check_components(self, game: Game) -> None:
        catalogue = _catalogue(game.rules)
        facts = Facts(game.position())
        shown = [facts.goals[spot] for spot in facts.goals if spot in facts.maze]
        gone = Counter(facts.gone) - Counter(shown if facts.closed else ())
        goals = Counter([*facts.goals.values(), *facts.unused])
        assert goals + gone == _supply(catalogue, "goal")
        assert all(facts.maze[at][0] == facts.goals[at] for at in facts.goals if at in facts.maze)
        deck = _supply(catalogue, "path", "action")
        earlier = [result for result in facts.results if result.round < facts.round]
        taken = Counter(card for result in earlier for share in result.taken for card in share)
        found = Counter([*facts.pile, *facts.aside, *facts.discard, *put_down(facts.asks)])
        for hand in facts.hands.values():
            found.update(hand)
        found.update(card for card, _ in facts.maze.values() if card in deck)
        broken = {
            row.strings("tools")[0]: row.kind
            for row in catalogue.group("action")
            if row.string("effect") == "break"
        }
        found.update(broken[tool] for tools in facts.broken.values() for tool in tools)
        assert found + (taken & deck) == deck
        starts = [row.kind for row in catalogue.group("start")]
        assert [card for card, _ in facts.maze.values()].count(starts[0]) <= 1
        assert sum(card in starts for card, _ in facts.maze.values()) == game.seats
        kit = _kit(game.rules)
        assert len(facts.claims) + len(facts.bribes) <= kit.counters
        assert len(facts.keys) <= kit.keys
        assert len(facts.aside) == kit.aside

    def check_story(self, game: Game) -> None:
        """Recompute gold and trolls of each round, and assert that all reached gold is claimed."""
        facts = Facts(game.position())
        shapes = _shapes(_catalogue(game.rules))
        assert [result.round for result in facts.results] == list(range(1, len(facts.results) + 1))
        assert len(facts.results) in (facts.round - 1, facts.round)
        hoards: dict[int, list[str]] = {seat: [] for seat in range(game.seats)}
        for result in facts.results:
            for seat in range(game.seats):
                hoards[seat] += result.taken[seat]
                by_worth = sorted(map(shapes.nuggets, hoards[seat]))
                paid = sorted(map(shapes.nuggets, result.paid[seat]))
                assert paid == by_worth[: len(paid)]
                for card in result.paid[seat]:
                    hoards[seat].remove(card)
        assert {seat: tuple(cards) for seat, cards in hoards.items() if cards} == facts.hoards
        assert list(game.scores) == [sum(map(shapes.nuggets, hoard)) for hoard in hoards.values()]
        assert all(shapes.nuggets(facts.maze[spot][0]) for spot in facts.claims)
        if facts.asks and facts.asks[-1][0] in ("turn", "before-draw"):
            for seat in range(game.seats):
                gold = reached_gold(shapes, facts.maze, traveller(facts, seat))
                assert gold <= set(facts.claims)  # D-53
        assert set(facts.laid) <= set(facts.maze)

    def check_world(self, shown: Shown, seat: int, world: Game) -> None:
        facts = Facts(world.position())
        assert list(facts.hands[seat]) == shown["hand"]
        assert [len(hand) for hand in facts.hands.values()] == shown["hand_sizes"]
        assert len(facts.pile) == shown["pile"]
        assert len(facts.aside) == shown["aside"]
        assert list(facts.discard) == shown["discard"]
        assert list(facts.colours) == shown["colours"]
        for goal in shown["goals"]:
            spot: Spot = (goal["x"], goal["y"])
            if shown["asked_card"] is not None and shown["asked_cell"] == list(spot):
                assert facts.goals[spot] == goal["face"] == shown["asked_card"]
            else:
                assert facts.maze.get(spot, (None,))[0] == goal["face"]
            if goal["seen"] is not None:
                assert facts.goals[spot] == goal["seen"]
        assert {laid["card"] for laid in shown["maze"]} == {card for card, _ in facts.maze.values()}
        assert [list(facts.hoards.get(s, ())) for s in range(world.seats)] == shown["gold_cards"]
        assert list(facts.gone) == shown["gone"]

    def reference_lays(self, game: Game) -> Iterable[str]:
        facts = Facts(game.position())
        if not facts.asks or facts.asks[-1][0] != "turn":
            return []
        seat = int(facts.asks[-1][1])
        return [] if facts.broken.get(seat) else lays(_shapes(_catalogue(game.rules)), facts, seat)

    def public_log(self, rules: AnyRuleSet) -> PublicLog:
        return DuelLog(_catalogue(rules), rules.seats)

    def is_news(self, event: Event, seat: int) -> bool:
        """Return whether an event is a draw, an own peek, a revealed goal, or a draw's effect."""
        if isinstance(event, CardDrawn | GoalSeen):
            return event.seat == seat
        news = (OwnHand, GoalShown, GoalRevealed, ToolDrawn, RockfallDrawn, RockfallIdle)
        return isinstance(event, (*news, HiddenDraw))

    def visible_form(self, rules: AnyRuleSet, move: str) -> str:
        """Return the whole move: all moves are public, even discarding (R-114)."""
        return move

    def revealed_secrets(self, rules: AnyRuleSet, event: Event, sight: Sight) -> frozenset[str]:
        """Return revealed goals, discards, own draws and peeks; in solo, cards with an effect."""
        if isinstance(event, GoalShown | GoalRevealed):
            return frozenset([event.goal])
        if isinstance(event, CardDiscarded | ToolDrawn | RockfallDrawn | RockfallIdle):
            return frozenset([event.card])
        if isinstance(event, GoalSeen):
            return frozenset([event.goal]) if event.seat == sight else frozenset()
        if isinstance(event, CardDrawn):
            return frozenset([event.card]) if event.seat == sight else frozenset()
        return frozenset()

    def decision_is_news(self, game: Game, seat: int) -> bool:
        """Return False: no question shows a card."""
        return False

    def question_is_news(self, game: Game) -> bool:
        """Return False: no question depends on the cards of its seat."""
        return False

    def begins_round(self, event: Event) -> bool:
        return isinstance(event, RoundBegan)

    def made_public(self, shown: Shown) -> Shown:
        """Return the view without the hand and the peeks."""
        return shown | {
            "sight": "public",
            "hand": [],
            "goals": [goal | {"seen": None} for goal in shown["goals"]],
        }

    def canary_deck(self, rules: AnyRuleSet) -> str:
        """Return a deck file in which each copy of each card has its own name.

        A position names a broken tool by its tool, so two cards for one tool look the same: only
        the first copy keeps its effect, and the others become secret plans.
        """
        catalogue = _catalogue(rules)
        lines = ["[deck]", 'id = "duel"', ""]
        (plan,) = [row for row in catalogue.group("action") if row.facts["effect"] == "map"]
        for group in ("path", "goal", "action"):
            for row in catalogue.group(group):
                lines += row_lines(row, row.kind, 0)
                for copy in range(row.count):
                    spare = copy > 0 and row.facts.get("effect") == "break"
                    name = f"zq-{row.kind}-{copy:02}-qz"
                    lines += row_lines(plan if spare else row, name, 1)
        return "\n".join(lines)

    def secret_names(self, game: Game, sight: Sight) -> frozenset[str]:
        """Return the other seat's hand, the pile, cards aside and goals the sight has not seen."""
        facts = Facts(game.position())
        names = {*facts.pile, *facts.aside, *facts.unused}
        for seat, hand in facts.hands.items():
            names.update(hand if seat != sight else ())
        shown = {*facts.maze, *(place for place, looker in facts.looks if looker == sight)}
        if self.decision_kind(game) == "orient-goal":
            shown.add(game.view("public").asked_cell)
        names.update(card for place, card in facts.goals.items() if place not in shown)
        return frozenset(names)

    def positions(self) -> Mapping[str, Rare]:
        return RARE


def _plays(row: Row, cells: Sequence[str], seats: int) -> list[str]:
    start = f"play {row.kind}"
    form = FORMS[row.string("effect")]
    if form == "cell":
        return [f"{start} {at}" for at in cells]
    tools = row.strings("tools")
    words = [f" {tool}" for tool in tools] if form == "tool" and len(tools) > 1 else [""]
    return [f"{start} {seat}{word}" for seat in range(seats) for word in words]


def _kit(rules: AnyRuleSet) -> Kit:
    return cast("DuelRules", rules).kit


def _catalogue(rules: AnyRuleSet) -> Catalogue:
    return _kit(rules).catalogue


@cache
def _shapes(catalogue: Catalogue) -> Shapes:
    return Shapes(catalogue)


def _supply(catalogue: Catalogue, *groups: str) -> Counter[str]:
    return +Counter({row.kind: row.count for group in groups for row in catalogue.group(group)})


def _surroundings(spots: Sequence[Spot]) -> list[Spot]:
    """Return the cells in the bounding box plus one on each side, and one far away."""
    columns = [x for x, _ in spots]
    rows = [y for _, y in spots]
    box = [
        (x, y)
        for y in range(min(rows) - 1, max(rows) + 2)
        for x in range(min(columns) - 1, max(columns) + 2)
    ]
    return [*box, (max(columns) + 5, min(rows) - 5)]


def _distance(spot: Spot, goal: Spot) -> int:
    return abs(goal[0] - spot[0]) + abs(goal[1] - spot[1])
