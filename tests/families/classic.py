"""The answers of the classic family to the generic tests.

Answers that differ between parts are in ``tests/families/parts``, one file for each part.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import cast

from saboteur.games.classic.book import MoveBook
from saboteur.games.classic.events import GoldPaid, GoldTaken, GoldTraded, RoundBegan
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.ledger import Draft, Ledger, Payment
from saboteur.games.classic.rules import ClassicRules, read_catalogues
from saboteur.games.classic.state import Deal, State
from saboteur.games.options import OptionValue
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.events import CardDrawn, GoalRevealed, GoalSeen, GoalShown
from saboteur.kernel.maze import Maze, Reach
from saboteur.kernel.move import Move
from saboteur.kernel.sight import Sight
from saboteur.kernel.table import Table
from saboteur.kernel.tile import Pose
from saboteur.play.game import Game
from tests.families.base import Family, PublicLog, Rare, Shown, put_down
from tests.families.classic_catalogue import (
    DRAWN,
    all_parts,
    answers_of,
    catalogue_of,
    gold_of,
    kit_of,
    parts_of,
    shapes_of,
    supply_of,
)
from tests.families.classic_checks import check_story, check_world, count_drawn, count_roles
from tests.families.classic_decks import canary_rows, three_seats
from tests.families.classic_log import ClassicLog
from tests.families.classic_position import Board, Facts, Shapes, facts_after, lays
from tests.families.classic_visibility import VIEW_FIELDS
from tests.families.classic_words import Words
from tests.families.position_lines import Spot, beside

BASE_EFFECTS = ("break", "repair", "rockfall", "map")
FIRST_OF_TWO = ("scout-path",)
"""Questions for a lay that must leave a second one while two are left."""
BASE_VERBS = ("lay", "play", "pass", "concede")


@lru_cache(maxsize=1)
def read_facts(position: str) -> Facts:
    """Return the facts of a position; they are shared, so callers must not change them."""
    return Facts(position)


class ClassicFamily(Family):
    """The base game, Saboteur 2 and all modules."""

    view_fields = VIEW_FIELDS
    secret_types = (State, Deal, Ledger, Draft, Payment, Table, Maze, Reach)
    rule_book = (Kit, Pose)
    memory = (MoveBook,)

    @property
    def view_keys(self) -> Mapping[str, str]:
        return dict(chain.from_iterable(part.view_keys.items() for part in all_parts()))

    @property
    def event_fields(self) -> Mapping[str, str]:
        return dict(chain.from_iterable(part.event_fields.items() for part in all_parts()))

    def eager_moves(self, game: Game) -> Sequence[Move]:
        """Return lays towards hidden goals and module moves; else repairs, passes or agreement."""
        moves = game.legal_moves()
        ways = self._ways(game, moves)
        nearest = min(ways.values(), default=0)
        found = [move for move, way in ways.items() if way <= nearest + 1]
        found += _rare_moves(game, moves)
        if found:
            return found
        for verb, word in (("play", "repair"), ("pass", ""), ("agree", "")):
            found = [move for move in moves if move.verb == verb and move.card.startswith(word)]
            if found:
                return found
        return moves

    def _ways(self, game: Game, moves: Sequence[Move]) -> dict[Move, int]:
        """Return for each lay the distance from its tunnel's end to the nearest hidden goal."""
        shapes = shapes_of(catalogue_of(game.rules))
        view = game.view("public")
        goals = [(goal.x, goal.y) for goal in view.goals if goal.face is None]
        laying = [move for move in moves if move.verb == "lay"] if goals else []
        if game.rules.options.get("placement_link") == "adjacent_only":
            lit = {beside((laid.x, laid.y), side) for laid in view.maze for side in laid.lit}
            laying = [move for move in laying if move.cell in lit]
        return {
            move: min(_distance(spot, goal) for spot in _ends(shapes, move) for goal in goals)
            for move in laying
            if _ends(shapes, move)
        }

    def max_moves(self, rules: AnyRuleSet) -> int:
        """Return a bound: a turn uses up a card; votes, goals and drafts are bounded in a round."""
        catalogue = catalogue_of(rules)
        cards = sum(row.count for group in DRAWN for row in catalogue.group(group))
        goals = len(catalogue.group("goal"))
        votes = cards * rules.seats if rules.options["concede_round"] else 0
        more = sum(part.moves(rules, cards) for _, part in parts_of(rules))
        each = cards + 2 * goals + rules.seats + votes + more
        return int(catalogue.tables["game"]["rounds"]) * each

    def writable_moves(self, game: Game) -> Sequence[str]:
        """Return the writable moves, with lays of cards in the hand and every eighth other card.

        Which other cards are included depends on the size of the discard pile.
        """
        rules = cast("ClassicRules", game.rules)
        facts = read_facts(game.position())
        words = Words(game, facts)
        texts = [f"pass {name}" for name in words.cards]
        verbs = {verb: form for part in rules.kit.parts for verb, form in part.verbs.items()}
        hand = facts.hands[game.decider] if game.decider is not None else ()
        for number, row in enumerate(catalogue_of(rules).group("path")):
            if row.kind not in hand and number % 8 != len(facts.discard) % 8:
                continue  # a card that is not in the hand is rejected in one way everywhere
            turns = ("",) if words.shapes.is_symmetric(row.kind) else ("", " turned")
            texts += [f"lay {row.kind} {cell}{turn}" for cell in words.cells for turn in turns]
        for card, form in enumerate(rules.kit.forms):
            if form is not None:
                name = rules.kit.names[card]
                texts += words.written(f"play {name}", form, rules.kit.card_tools[card])
        for verb, form in verbs.items():
            texts += words.written(verb, form)
        for _, part in parts_of(rules):
            texts += part.texts(game, facts)
        return list(dict.fromkeys(texts))

    def check_components(self, game: Game) -> None:
        """Count path and action cards, goals, roles and gold."""
        catalogue = catalogue_of(game.rules)
        facts = read_facts(game.position())
        assert Counter([*facts.goals.values(), *facts.goals_out]) == supply_of(catalogue, "goal")
        shown = {spot: card for spot, (card, _) in facts.maze.items() if spot in facts.goals}
        assert shown == {spot: facts.goals[spot] for spot in shown}
        count_drawn(game, facts)
        count_roles(game, facts)
        gold = Counter(chain(facts.gold_pile, *facts.gold.values()))
        gold.update(worth for _, _, worth, *_ in facts.trades)
        if facts.drafts:
            gold.update(Counter(facts.drafts[-1].cards) - Counter(facts.drafts[-1].taken))
        assert gold == gold_of(catalogue)
        assert all(many >= 0 for many in facts.nuggets)
        for _, part in parts_of(game.rules):
            part.check_components(game, facts)

    def check_story(self, game: Game) -> None:
        check_story(game)

    def check_world(self, shown: Shown, seat: int, world: Game) -> None:
        check_world(shown, seat, world)

    def reference_lays(self, game: Game) -> Iterable[str]:
        facts = read_facts(game.position())
        parts = [part for _, part in parts_of(game.rules)]
        laying = {"turn", *chain.from_iterable(part.laying for part in parts)}
        if not facts.asks or facts.asks[-1][0] not in laying:
            return []
        seat = int(facts.asks[-1][1])
        barring = set(chain.from_iterable(part.barring for part in parts))
        if facts.broken.get(seat) or barring & set(facts.marks.get(seat, ())):
            return []
        catalogue = catalogue_of(game.rules)
        shapes = shapes_of(catalogue)

        def lays_in(facts: Facts) -> list[str]:
            board = Board(
                tuple(catalogue.tables["layout"]["start"]),
                game.rules.options.get("placement_link") != "adjacent_only",
                frozenset(chain(facts.goals, *(part.covered(facts) for part in parts))),
                frozenset(chain(*(part.closed(facts, seat) for part in parts))),
            )
            return lays(shapes, facts, seat, board)

        def leaves_another(lay: str) -> bool:
            after = facts_after(facts, seat, lay)
            for part in parts:
                part.pay(facts, after, seat)
            return bool(lays_in(after))

        found = lays_in(facts)
        if facts.asks[-1][0] in FIRST_OF_TWO and facts.asks[-1][2:4] == ("left", "2"):
            return [lay for lay in found if leaves_another(lay)]
        return found

    def public_log(self, rules: AnyRuleSet) -> PublicLog:
        return ClassicLog(catalogue_of(rules), parts_of(rules), rules.seats, rules.options)

    def is_news(self, event: Event, seat: int) -> bool:
        return any(
            isinstance(event, part.news)
            or (isinstance(event, part.own_news) and getattr(event, "seat", None) == seat)
            for part in all_parts()
        )

    def visible_form(self, rules: AnyRuleSet, move: str) -> str:
        """Return the part of the move that others see: no passed card and no secret gold.

        Passed cards are secret by B-18, taken gold by R-28 unless an option makes it public (R-29).
        """
        verb = move.split(" ", maxsplit=1)[0]
        unseen = set(chain.from_iterable(part.unseen for _, part in parts_of(rules)))
        if not rules.options["public_gold"]:
            unseen.add("take")
        for _, part in parts_of(rules):
            if verb in part.alike:
                return part.alike[verb]
        return verb if verb in unseen else move

    def revealed_secrets(self, rules: AnyRuleSet, event: Event, sight: Sight) -> frozenset[str]:
        """Return goals turned over, the sight's own draws, peeks and gold, public gold (R-29)."""
        if isinstance(event, GoalShown | GoalRevealed):
            return frozenset([event.goal])
        if isinstance(event, GoalSeen):
            return frozenset([event.goal]) if event.seat == sight else frozenset()
        if isinstance(event, CardDrawn):
            return frozenset([event.card]) if event.seat == sight else frozenset()
        if isinstance(event, GoldTraded):
            return frozenset([str(event.worth)])
        if isinstance(event, GoldTaken) and event.seat == sight:
            return frozenset(map(str, event.offered))
        if isinstance(event, GoldTaken) and rules.options["public_gold"]:
            return frozenset([str(event.taken)])
        if isinstance(event, GoldPaid) and (rules.options["public_gold"] or event.seat == sight):
            return frozenset(map(str, event.cards))
        return frozenset(
            chain.from_iterable(part.revealed_secrets(event, sight) for _, part in parts_of(rules))
        )

    def decision_is_news(self, game: Game, seat: int) -> bool:
        """Return whether the question shows the seat cards, such as gold handed to it (R-28)."""
        showing = chain.from_iterable(part.showing for _, part in parts_of(game.rules))
        return game.decider == seat and self.decision_kind(game) in showing

    def question_is_news(self, game: Game) -> bool:
        telling = chain.from_iterable(part.telling for _, part in parts_of(game.rules))
        return self.decision_kind(game) in telling

    def begins_round(self, event: Event) -> bool:
        return isinstance(event, RoundBegan)

    def made_public(self, shown: Shown) -> Shown:
        """Return the view without role, hand, own gold, nuggets and passes, peeks and drafts."""
        bare = shown["options"]["public_gold"] or shown["decider"] is None
        return shown | {
            "sight": "public",
            "role": None,
            "hand": [],
            "own_gold": [],
            "nuggets": None,
            "role_peeks": [],
            "card_peeks": [],
            "goals": [
                goal | {"seen": None, "seen_round": None, "stale": False} for goal in shown["goals"]
            ],
            "discard": [
                entry if entry["known_by"] is None else entry | {"card": None}
                for entry in shown["discard"]
            ],
            "drafts": [
                draft | {"offered": None, "taken": None, "earlier": []} for draft in shown["drafts"]
            ],
            "modules": {
                part: answers_of(part).made_public(own, shown)
                for part, own in shown["modules"].items()
            },
            "payments": [
                payment if bare else payment | {"cards": None} for payment in shown["payments"]
            ],
        }

    def canary_deck(self, rules: AnyRuleSet) -> str:
        """Return a deck file in which each copy of a card has its own name, or gold its own value.

        Cards in front of a seat are known only by their mark, so there is one of each broken tool,
        with maps in place of the others. Cards that are marks, and locations, keep their names.
        """
        kit = kit_of(rules)
        texts = [canary_rows(catalogue, kit) for catalogue in read_catalogues(kit.parts, None)]
        return "\n---\n".join(texts)

    def secret_names(self, game: Game, sight: Sight) -> frozenset[str]:
        """Return others' hands and passed cards, the pile, and goals and gold that are unseen."""
        facts = read_facts(game.position())
        names = {*facts.pile, *facts.aside, *facts.goals_out}
        for seat, hand in facts.hands.items():
            names.update(hand if seat != sight else ())
        names.update(
            card for card, known in facts.discard if known is not None and sight not in known
        )
        names.update(card for spot, card in facts.goals.items() if spot not in facts.maze)
        for part, answers in parts_of(game.rules):
            del part
            names.update(answers.secrets(facts, sight))
        names.difference_update(
            saw.card for saw in chain(facts.saw, facts.saw_card) if saw.seat == sight
        )
        if self.decision_kind(game) == "orient-goal":  # shown to all
            names.discard(facts.goals[game.view("public").asked_cell])
        names.difference_update(put_down(facts.asks))  # another of its kind may be in a hand
        for _, answers in parts_of(game.rules):
            names.difference_update(answers.known(facts, sight))
        gold = set(gold_of(catalogue_of(game.rules)))
        gold.difference_update(worth for _, _, worth, *_ in facts.trades)
        if isinstance(sight, int):
            gold.difference_update(facts.gold.get(sight, ()))
            for draft in facts.drafts:
                if sight in draft.order[: len(draft.taken) + 1]:
                    gold.difference_update(draft.offered(sight))
        if game.over or game.rules.options["public_gold"]:
            gold.difference_update(*facts.gold.values())
        return frozenset(names) | {str(worth) for worth in gold}

    def positions(self) -> Mapping[str, Rare]:
        """Return positions with a goal that fits both ways, two reached goals, an empty hand."""
        loop = (
            "1,0=straight-horizontal 2,0=straight-horizontal 3,0=cross 4,0=cross 5,0=t-horizontal "
            "6,-1=curve-nw* 7,-1=t-horizontal 8,-1=curve-ne* "
            "6,1=curve-ne 7,1=t-horizontal* 8,1=curve-nw"
        )
        ladder = (
            "1,0=straight-horizontal 2,0=straight-horizontal 3,0=cross 4,0=cross 5,0=t-horizontal "
            "6,0=curve-nw 6,-1=curve-nw* 7,-1=t-horizontal"
        )
        adjacent: dict[str, OptionValue] = {"placement_link": "adjacent_only"}
        skip = Rare("saboteur", 3, {}, three_seats("treasure", ladder, "cross", (6, 0, 6)))
        rare = dict(chain.from_iterable(part.positions().items() for part in all_parts()))
        return (
            rare
            | {"empty-hand": skip}
            | {
                f"{name}-{middle}": Rare(
                    "saboteur", 3, options, three_seats(middle, maze, hand), (f"lay {hand} {spot}",)
                )
                for name, options, maze, hand, spot in (
                    ("both-ways", adjacent, loop, "cross", "6,0"),
                    ("two-goals", {}, ladder, "t-vertical", "8,-1"),
                )
                for middle in ("treasure", "stone-nw", "stone-ne")
            }
        )


def _rare_moves(game: Game, moves: Sequence[Move]) -> list[Move]:
    """Return the moves of a turn that only modules have."""
    effects = kit_of(game.rules).effects
    return [
        move
        for move in moves
        if (move.verb == "play" and effects[move.kind] not in BASE_EFFECTS)
        or (move.verb not in BASE_VERBS and game.view("public").asked == "turn")
    ]


def _ends(shapes: Shapes, move: Move) -> list[Spot]:
    """Return the cells to which a laid card's only track leads; none for a dead end."""
    tracks = shapes.tracks(move.card, turned=move.turned)
    spot = move.cell
    if spot is None or len(tracks) > 1 or len(tracks[0]) == 1:
        return []
    return [beside(spot, side) for side in tracks[0]]


def _distance(spot: Spot, goal: Spot) -> int:
    return abs(goal[0] - spot[0]) + abs(goal[1] - spot[1])
