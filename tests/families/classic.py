"""What the generic tests are told about the classic family.

What differs from part to part is answered in ``tests/families/parts``, one file each.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import chain, permutations, product
from typing import Any, cast

from saboteur.games.classic.book import FORMS, MoveBook
from saboteur.games.classic.events import (
    CardDrawn,
    GoalRevealed,
    GoalSeen,
    GoalShown,
    GoldPaid,
    GoldTaken,
    GoldTraded,
    RoundBegan,
)
from saboteur.games.classic.family import BOXES, MODULES
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.rules import ClassicRules, read_catalogues
from saboteur.games.classic.state import (
    DISCARD,
    GONE,
    SPARE,
    Deal,
    Draft,
    Ledger,
    Payment,
    State,
)
from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.catalogue import Catalogue, Row
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import xy
from saboteur.kernel.maze import Maze, Reach
from saboteur.kernel.move import Move
from saboteur.kernel.sight import Sight
from saboteur.kernel.table import Table
from saboteur.kernel.tile import Pose
from saboteur.play.game import Game
from tests.families.base import Family, PublicLog, Rare, Shown
from tests.families.classic_log import ClassicLog
from tests.families.classic_position import (
    Board,
    Facts,
    Saw,
    Shapes,
    Spot,
    beside,
    exact_payment,
    lays,
)
from tests.families.classic_sight import VIEW_FIELDS
from tests.families.parts.part import PartAnswers

BASE_EFFECTS = ("break", "repair", "rockfall", "map")
BASE_VERBS = ("lay", "play", "pass", "concede")
DRAWN = ("path", "action")
"""The groups of cards that are shuffled and dealt."""
OTHER_CARDS = ("goal", "chest-path", "location", "chest")


@cache
def answers_of(part: str) -> PartAnswers:
    """Return the answers of a part; a part without a file fails every generic test."""
    module = import_module(f"tests.families.parts.{part.replace('-', '_')}")
    answers: PartAnswers = module.ANSWERS
    return answers


def parts_of(rules: AnyRuleSet) -> list[tuple[str, PartAnswers]]:
    """Return the answers of all parts of a rule set, by id."""
    return [(part, answers_of(part)) for part in _kit(rules).parts.ids]


def all_parts() -> list[PartAnswers]:
    """Return the answers of every part there is."""
    return [answers_of(id_) for id_ in (*BOXES, *MODULES)]


class ClassicFamily(Family):
    """Saboteur and all that is built on it."""

    view_fields = VIEW_FIELDS
    secret_types = (State, Deal, Ledger, Draft, Payment, Table, Maze, Reach)
    rule_book = (Kit, Pose)
    memory = (MoveBook,)

    @property
    def view_keys(self) -> Mapping[str, str]:
        """Every key of a view, whichever part adds it."""
        return dict(chain.from_iterable(part.view_keys.items() for part in all_parts()))

    @property
    def event_fields(self) -> Mapping[str, str]:
        """Every event a sight can get, whichever part records it."""
        return dict(chain.from_iterable(part.event_fields.items() for part in all_parts()))

    def asked(self, game: Game) -> str:
        """Name the decision."""
        return game.view("public").asked or "over"

    def eager(self, game: Game) -> Sequence[Move]:
        """Build tunnels towards the hidden goals, play what is rare, mend tools, else pass.

        Agree to every vote.
        """
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
        """Return how far from a hidden goal each laid tunnel would end."""
        shapes = _shapes(_catalogue(game.rules))
        view = game.view("public")
        goals = [(goal.x, goal.y) for goal in view.goals if goal.face is None]
        laying = [move for move in moves if move.verb == "lay"] if goals else []
        if game.rules.options["placement_link"] == "adjacent_only":
            lit = {beside((laid.x, laid.y), side) for laid in view.maze for side in laid.lit}
            laying = [move for move in laying if move.place in lit]
        return {
            move: min(_distance(spot, goal) for spot in _ends(shapes, move) for goal in goals)
            for move in laying
            if _ends(shapes, move)
        }

    def longest(self, rules: AnyRuleSet) -> int:
        """Each turn uses up a card; votes, goals and drafts are bounded each round."""
        catalogue = _catalogue(rules)
        cards = sum(row.count for group in DRAWN for row in catalogue.group(group))
        goals = len(catalogue.group("goal"))
        votes = cards * rules.seats if rules.options["concede_round"] else 0
        more = sum(part.moves(rules, cards) for _, part in parts_of(rules))
        each = cards + 2 * goals + rules.seats + votes + more
        return int(catalogue.tables["game"]["rounds"]) * each

    def universe(self, game: Game) -> Sequence[str]:
        """Every card on every cell around and before every seat, and every other word."""
        rules = cast("ClassicRules", game.rules)
        facts = Facts(game.position())
        words = _Words(game, facts)
        texts = [f"pass {name}" for name in words.cards]
        hand = facts.hands[game.decider] if game.decider is not None else ()
        for number, row in enumerate(_catalogue(rules).group("path")):
            if row.kind not in hand and number % 8 != len(facts.discard) % 8:
                continue  # a card that is not in the hand is refused in one way everywhere
            turns = ("",) if words.shapes.is_symmetric(row.kind) else ("", " turned")
            texts += [f"lay {row.kind} {cell}{turn}" for cell in words.cells for turn in turns]
        for card, action in enumerate(rules.kit.actions):
            if action is not None:
                name = rules.kit.names[card]
                texts += words.written(f"play {name}", action.form, rules.kit.card_tools[card])
        for verb, form in rules.book.verbs.items():
            texts += words.written(verb, form)
        for _, part in parts_of(rules):
            texts += part.texts(game, facts)
        return list(dict.fromkeys(texts))

    def take_stock(self, game: Game) -> None:
        """Count path and action cards, goals, roles and gold."""
        catalogue = _catalogue(game.rules)
        facts = Facts(game.position())
        assert Counter([*facts.goals.values(), *facts.goals_out]) == _supply(catalogue, "goal")
        shown = {spot: card for spot, (card, _) in facts.maze.items() if spot in facts.goals}
        assert shown == {spot: facts.goals[spot] for spot in shown}
        _count_drawn(game, facts)
        _count_roles(game, facts)
        gold = Counter(chain(facts.gold_pile, *facts.gold.values()))
        gold.update(worth for _, _, worth, *_ in facts.trades)
        if facts.drafts:
            gold.update(Counter(facts.drafts[-1].cards) - Counter(facts.drafts[-1].taken))
        assert gold == _gold(catalogue)
        assert all(many >= 0 for many in facts.nuggets)
        for _, part in parts_of(game.rules):
            part.take_stock(game, facts)

    def check_story(self, game: Game) -> None:
        """Share and pay the gold of every round again (B-44 to B-48, R-24 to R-27)."""
        catalogue = _catalogue(game.rules)
        facts = Facts(game.position())
        _check_traces(facts)
        for _, part in parts_of(game.rules):
            part.check_story(game, facts)
        assert [result.round for result in facts.results] == list(range(1, len(facts.results) + 1))
        assert len(facts.results) in (facts.round - 1, facts.round)
        if any(part.shares for _, part in parts_of(game.rules)):
            return
        supply = _gold(catalogue)
        hoards: dict[int, tuple[int, ...]] = {}
        drafts, payments = list(facts.drafts), list(facts.payments)
        for result in facts.results:
            if result.completer is not None:
                draft = drafts.pop(0)
                assert draft.round == result.round
                assert draft.order in _orders(game, result.completer, result.roles, supply.total())
                assert len(draft.cards) == len(draft.order)
                assert not Counter(draft.cards) - supply
                assert not Counter(draft.taken) - Counter(draft.cards)
                supply -= Counter(draft.cards)
                for seat, worth in zip(draft.order, draft.taken, strict=False):
                    hoards[seat] = (*hoards.get(seat, ()), worth)
            else:
                saboteurs = [seat for seat, role in enumerate(result.roles) if role == "saboteur"]
                for seat in saboteurs:
                    payment = payments.pop(0)
                    owed = catalogue.tables["pay"][str(len(saboteurs))]
                    cards = exact_payment(supply.elements(), owed)
                    assert payment == (result.round, seat, owed, cards)
                    supply -= Counter(cards)
                    hoards[seat] = (*hoards.get(seat, ()), *cards)
        assert not drafts
        assert not payments
        assert Counter(facts.gold_pile) == supply
        for seat in range(game.seats):
            traded = Counter(worth for _, trader, worth, *_ in facts.trades if trader == seat)
            assert Counter(facts.gold.get(seat, ())) + traded == Counter(hoards.get(seat, ()))
            if not traded:
                assert facts.gold.get(seat, ()) == hoards.get(seat, ())

    def check_world(self, shown: Shown, seat: int, world: Game) -> None:
        """Look for every fact of the view in the possible world."""
        facts = Facts(world.position())
        assert facts.roles[seat] == shown["role"]
        assert list(facts.hands[seat]) == shown["hand"]
        assert [len(hand) for hand in facts.hands.values()] == shown["hand_sizes"]
        assert len(facts.pile) == shown["pile"]
        seen = [
            {"card": card if known is None or seat in known else None, "known_by": known}
            for card, known in facts.discard
        ]
        assert seen == [
            {"card": entry["card"], "known_by": entry["known_by"]} for entry in shown["discard"]
        ]
        for goal in shown["goals"]:
            spot: Spot = (goal["x"], goal["y"])
            if shown["asked_card"] is not None and shown["asked_cell"] == list(spot):
                assert facts.goals[spot] == goal["face"] == shown["asked_card"]
            else:
                assert facts.maze.get(spot, (None,))[0] == goal["face"]
            if goal["seen"] is not None and not goal["stale"]:
                assert facts.goals[spot] == goal["seen"]
        _check_traces(facts)
        for part, answers in parts_of(world.rules):
            answers.check_world(shown["modules"].get(part, {}), seat, facts)
        hoards = [facts.gold.get(other, ()) for other in range(world.seats)]
        assert [len(hoard) for hoard in hoards] == shown["gold_cards"]
        assert list(hoards[seat]) == shown["own_gold"]
        if shown["gold"] is not None:
            tokens = facts.nuggets or (0,) * world.seats
            gold = [sum(hoard) + own for hoard, own in zip(hoards, tokens, strict=True)]
            assert gold == shown["gold"]
        _check_gold(shown, seat, facts)
        roles = [(result.round, result.completer, list(result.roles)) for result in facts.results]
        assert roles == [
            (result["round"], result["completer"], result["roles"]) for result in shown["results"]
        ]
        if len(facts.results) == facts.round:
            assert facts.roles == facts.results[-1].roles

    def slow_lays(self, game: Game) -> Iterable[str]:
        """Ask every rule of every spot."""
        facts = Facts(game.position())
        parts = [part for _, part in parts_of(game.rules)]
        laying = {"turn", *chain.from_iterable(part.laying for part in parts)}
        if not facts.asks or facts.asks[-1][0] not in laying:
            return []
        seat = int(facts.asks[-1][1])
        barring = set(chain.from_iterable(part.barring for part in parts))
        if facts.broken.get(seat) or barring & set(facts.marks.get(seat, ())):
            return []
        catalogue = _catalogue(game.rules)
        board = Board(
            tuple(catalogue.tables["layout"]["start"]),
            game.rules.options["placement_link"] != "adjacent_only",
            frozenset(chain(facts.goals, *(part.covered(facts) for part in parts))),
            frozenset(chain(*(part.closed(facts, seat) for part in parts))),
        )
        return lays(_shapes(catalogue), facts, seat, board)

    def public_log(self, rules: AnyRuleSet) -> PublicLog:
        """Begin to follow the public stream."""
        return ClassicLog(_catalogue(rules), parts_of(rules), rules.seats, rules.options)

    def is_news(self, event: Event, seat: int) -> bool:
        """Whether some part says so."""
        return any(
            isinstance(event, part.news)
            or (isinstance(event, part.own_news) and getattr(event, "seat", None) == seat)
            for part in all_parts()
        )

    def looks(self, rules: AnyRuleSet, move: str) -> str:
        """A card is passed unseen (B-18), gold taken so too unless it is public (R-28, R-29)."""
        verb = move.split(" ", maxsplit=1)[0]
        unseen = set(chain.from_iterable(part.unseen for _, part in parts_of(rules)))
        if not rules.options["public_gold"]:
            unseen.add("take")
        for _, part in parts_of(rules):
            if verb in part.alike:
                return part.alike[verb]
        return verb if verb in unseen else move

    def told_by(self, rules: AnyRuleSet, event: Event, sight: Sight) -> frozenset[str]:
        """Goals turned over; own draws, peeks and gold, or all gold where it is public (R-29)."""
        if isinstance(event, GoalShown | GoalRevealed):
            return frozenset([event.card])
        if isinstance(event, CardDrawn | GoalSeen):
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
            chain.from_iterable(part.told_by(event, sight) for _, part in parts_of(rules))
        )

    def decision_is_news(self, game: Game, seat: int) -> bool:
        """Cards are shown to the seat, gold that is handed to it for example (R-28)."""
        showing = chain.from_iterable(part.showing for _, part in parts_of(game.rules))
        return game.decider == seat and self.asked(game) in showing

    def question_is_news(self, game: Game) -> bool:
        """Whether the question is asked because of what its seat holds."""
        telling = chain.from_iterable(part.telling for _, part in parts_of(game.rules))
        return self.asked(game) in telling

    def begins_round(self, event: Event) -> bool:
        """Whether the cards are dealt anew here."""
        return isinstance(event, RoundBegan)

    def made_public(self, shown: Shown) -> Shown:
        """Take role, hand, own gold and nuggets, own passes, peeks, memories of drafts out."""
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
        """Name each copy of each card apart, and give each gold card a worth of its own.

        A card before a seat is known by its mark alone: of broken tools there is one each,
        with maps in place of the others; cards that are marks and places that lie open keep
        their names.
        """
        kit = _kit(rules)
        texts = [_canary_rows(catalogue, kit) for catalogue in read_catalogues(kit.parts.all, None)]
        return "\n---\n".join(texts)

    def secret_names(self, game: Game, sight: Sight) -> frozenset[str]:
        """List others' hands and passed cards, the pile, unseen goals and unseen gold."""
        facts = Facts(game.position())
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
        if self.asked(game) == "orient-goal":  # turned over before all
            names.discard(facts.goals[xy(game.view("public").asked_cell)])
        # The card of a declared move is public, though it may still be in its hand.
        names.difference_update(a[a.index("move") + 2] for a in facts.asks if "move" in a)
        for _, answers in parts_of(game.rules):
            names.difference_update(answers.known(facts, sight))
        gold = set(_gold(_catalogue(game.rules)))
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
        """Give a goal that fits both ways, two goals reached at once, and a seat without cards."""
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
        skip = Rare("saboteur", 3, {}, _set_up("treasure", ladder, "cross", (6, 0, 6)))
        rare = dict(chain.from_iterable(part.positions().items() for part in all_parts()))
        return (
            rare
            | {"empty-hand": skip}
            | {
                f"{name}-{middle}": Rare(
                    "saboteur", 3, options, _set_up(middle, maze, hand), (f"lay {hand} {spot}",)
                )
                for name, options, maze, hand, spot in (
                    ("both-ways", adjacent, loop, "cross", "6,0"),
                    ("two-goals", {}, ladder, "t-vertical", "8,-1"),
                )
                for middle in ("treasure", "stone-nw", "stone-ne")
            }
        )


class _Words:
    """What the words of a move can be: the cells, seats and cards in sight."""

    def __init__(self, game: Game, facts: Facts) -> None:
        kit = _kit(game.rules)
        self.parse = game.rules.parse_move
        self.shapes = _shapes(kit.catalogue)
        spots = _surroundings([*facts.maze, *facts.goals])
        self.cells = [f"{x},{y}" for x, y in spots]
        self.cards = list(kit.names)
        places = [f"{x},{y}" for x, y in [*facts.goals, *list(facts.maze)[:4]]]
        self.words: dict[str, list[str]] = {
            "cell": self.cells,
            "seat": [str(seat) for seat in range(game.seats)],
            "card": self.cards,
            "mark": list(kit.marks),
            "side": list("NESW"),
            "value": [str(worth) for worth in sorted({*_gold(kit.catalogue), 1, 2, 3})],
            "turned": ["", "turned"],
        }
        self.pairs = [f"{one} {other}" for one, other in permutations(places, 2)]
        self.pairs += [f"{place} {place}" for place in places]

    def written(self, start: str, form: str, tools: tuple[str, ...] = ()) -> Iterator[str]:
        """Write every move of a form."""
        texts = [start]
        for what in FORMS[form]:
            words = self.words.get(what, [])
            if what == "tool":
                words = list(tools) if len(tools) > 1 else [""]
            if what == "other":  # all pairs of cells would be too many
                texts = [f"{start} {pair}" for pair in self.pairs]
                if form == "pair":  # its cells are written in one order only
                    texts = sorted({str(self.parse(text)) for text in texts})
                continue
            texts = [f"{text} {word}".rstrip(" ") for text in texts for word in words]
        yield from texts


def _rare_moves(game: Game, moves: Sequence[Move]) -> list[Move]:
    """List the moves on a turn that only modules know."""
    effects = _kit(game.rules).effects
    return [
        move
        for move in moves
        if (move.verb == "play" and effects[move.kind] not in BASE_EFFECTS)
        or (move.verb not in BASE_VERBS and game.view("public").asked == "turn")
    ]


def _count_drawn(game: Game, facts: Facts) -> None:
    """Find every path and action card: in hands and piles, in the maze, before seats."""
    catalogue = _catalogue(game.rules)
    drawable = _supply(catalogue, *DRAWN)
    found = Counter(chain(*facts.hands.values(), facts.pile, facts.aside))
    found.update(card for card, _ in facts.discard)
    found.update(card for card, _ in facts.maze.values() if card in drawable)
    broken_cards = {
        row.strings("tools"): row.kind
        for row in catalogue.group("action")
        if row.string("effect") == "break"
    }
    found.update(broken_cards[(tool,)] for tools in facts.broken.values() for tool in tools)
    found.update(chain(*facts.marks.values()))
    for _, part in parts_of(game.rules):
        found.update(part.cards(facts))
    assert found == drawable
    others = [card for card, _ in facts.maze.values() if card not in drawable]
    supply = _supply(catalogue, "start", *OTHER_CARDS)
    assert not Counter(others) - supply
    assert others.count(catalogue.group("start")[0].kind) == 1


def _count_roles(game: Game, facts: Facts) -> None:
    """Find every role of the table of seats."""
    tables = _catalogue(game.rules).tables
    pool = dict(next(row for row in tables["seats"] if row["seats"] == game.seats)["roles"])
    for _, part in parts_of(game.rules):
        pool = part.roles(pool, game.seats)
    assert Counter([*facts.roles, *facts.spare, *facts.gone]) == Counter(+Counter(pool))
    assert len(facts.roles) == game.seats


def _orders(game: Game, completer: int, roles: Sequence[str], most: int) -> list[tuple[int, ...]]:
    """List the orders in which the miners may take gold: against the direction of play."""
    ways = (1, -1) if "change-of-direction" in game.rules.id.split("+") else (1,)
    found = []
    for way in ways:
        seats = [(completer - way * away) % game.seats for away in range(game.seats)]
        found.append(tuple(seat for seat in seats if roles[seat] == "miner")[:most])
    return found


def _canary_rows(catalogue: Catalogue, kit: Kit) -> str:
    """Write the deck file of one part in which every card has a name of its own."""
    lines = ["[deck]", f'id = "{catalogue.id}"', ""]
    spare = 0
    for group in (*DRAWN, "goal", "chest-path", "chest"):
        for row in catalogue.group(group):
            if row.kind in kit.marks:
                continue
            lines += _row_lines(row, row.kind, 0)
            copies = row.count
            if row.facts.get("effect") == "break":
                spare += copies - 1
                copies = 1
            for copy in range(copies):
                name = f"zq-{catalogue.id}-{row.kind}-{copy:02}-qz"
                lines += _row_lines(row, name, 1)
    if spare:
        map_row = next(row for row in catalogue.group("action") if row.facts["effect"] == "map")
        for copy in range(spare):
            lines += _row_lines(map_row, f"zq-spare-{copy:02}-qz", 1)
    gold = [row for row in catalogue.group("gold") for _ in range(row.count)]
    for row in catalogue.group("gold"):
        lines += _row_lines(row, row.kind, 0)
    for number, row in enumerate(gold):
        lines += _row_lines(row, f"zq-gold-{number:02}-qz", 1, value=770_001 + 37 * number)
    return "\n".join(lines)


def _set_up(middle: str, maze: str, card: str, sizes: tuple[int, ...] = (6, 6, 6)) -> str:
    """Write a whole position for three seats: seat 0 holds ``card``, the rest is in the pile."""
    catalogue = _catalogue(ruleset("saboteur", 3))
    stones = [row.kind for row in catalogue.group("goal") if row.kind != middle]
    deck = _supply(catalogue, "path", "action")
    deck -= Counter(word.split("=")[1].rstrip("*") for word in maze.split())
    deck[card] -= 1
    rest = sorted(deck.elements())
    lines = [
        "seed rare",
        "round 1 starter 0",
        "roles miner saboteur miner | miner",
        f"goals 8,-2={stones[0]} 8,0={middle} 8,2={stones[1]}",
        f"maze 0,0=start {maze}",
    ]
    for seat, size in enumerate(sizes):
        own = [] if seat else [card]
        taken = rest[: size - len(own)]
        del rest[: len(taken)]
        lines.append(" ".join([f"hand {seat}", *taken, *own]))
    gold = list(_gold(catalogue).elements())
    lines += [
        " ".join(["pile", *rest]),
        "discard",
        " ".join(["gold-pile", *map(str, gold[::3] + gold[1::3] + gold[2::3])]),
        "last 2 laid -",
        "ask turn 0",
    ]
    return "\n".join(lines) + "\n"


def _check_traces(facts: Facts) -> None:
    """Every card that a seat has seen lies in one of the places where it may be now."""
    zones: list[tuple[list[Saw], dict[str, list[str]]]] = [
        (facts.saw, _goal_places(facts)),
        (facts.saw_role, _role_places(facts)),
        (facts.saw_card, _card_places(facts)),
    ]
    for traces, places in zones:
        for seat in {saw.seat for saw in traces}:
            own = [saw for saw in traces if saw.seat == seat]
            truths = _truths(own)
            assert any(
                matches([saw for saw in own if saw.holds(truth)], places) for truth in truths
            ), f"{own} in {places}"


def _truths(traces: Sequence[Saw]) -> Iterator[Mapping[str, int]]:
    """List every way to answer the open questions of some traces."""
    sizes = {number: size for saw in traces for number, size, _ in saw.cases}
    for answers in product(*(range(size) for size in sizes.values())):
        yield dict(zip(sizes, answers, strict=True))


def _goal_places(facts: Facts) -> dict[str, list[str]]:
    return {f"{x},{y}": [card] for (x, y), card in facts.goals.items()}


def _role_places(facts: Facts) -> dict[str, list[str]]:
    return {
        **{str(seat): [role] for seat, role in enumerate(facts.roles)},
        str(SPARE): list(facts.spare),
        str(GONE): list(facts.gone),
    }


def _card_places(facts: Facts) -> dict[str, list[str]]:
    return {
        **{str(seat): list(hand) for seat, hand in facts.hands.items()},
        **{str(DISCARD + place): [card] for place, (card, _) in enumerate(facts.discard)},
    }


def matches(traces: Sequence[Saw], places: Mapping[str, Sequence[str]]) -> bool:
    """Whether each trace's card can be a card of its own in one of its places."""
    if not traces:
        return True
    first, *rest = sorted(traces, key=lambda saw: len(saw.now))
    for place in first.now:
        cards = list(places.get(place, ()))
        if first.card in cards:
            cards.remove(first.card)
            if matches(rest, {**places, place: cards}):
                return True
    return False


def _check_gold(shown: Shown, seat: int, facts: Facts) -> None:
    """Look for everything the seat remembers of drafts and payments."""
    for draft, told in zip(facts.drafts, shown["drafts"], strict=True):
        assert (draft.round, list(draft.order)) == (told["round"], told["order"])
        assert len(draft.taken) == told["done"]
        if told["offered"] is not None:
            assert list(draft.offered(seat, len(told["earlier"]))) == told["offered"]
        if told["taken"] is not None:
            places = [place for place, taker in enumerate(draft.order) if taker == seat]
            assert draft.taken[places[len(told["earlier"])]] == told["taken"]
        if told["shown"] is not None:
            assert list(draft.taken) == told["shown"]
    for payment, told in zip(facts.payments, shown["payments"], strict=True):
        assert payment[:3] == (told["round"], told["seat"], told["owed"])
        assert len(payment.cards) == told["count"]
        assert told["cards"] is None or list(payment.cards) == told["cards"]


def _kit(rules: AnyRuleSet) -> Kit:
    return cast("ClassicRules", rules).kit


def _catalogue(rules: AnyRuleSet) -> Catalogue:
    return _kit(rules).catalogue


@cache
def _shapes(catalogue: Catalogue) -> Shapes:
    return Shapes(catalogue)


def _supply(catalogue: Catalogue, *groups: str) -> Counter[str]:
    return +Counter({row.kind: row.count for group in groups for row in catalogue.group(group)})


def _gold(catalogue: Catalogue) -> Counter[int]:
    return Counter({row.number("value"): row.count for row in catalogue.group("gold")})


def _surroundings(spots: Sequence[Spot]) -> list[Spot]:
    """List the cells of the box around some cells, one more on each side, and one far away."""
    columns = [x for x, _ in spots]
    rows = [y for _, y in spots]
    box = [
        (x, y)
        for y in range(min(rows) - 1, max(rows) + 2)
        for x in range(min(columns) - 1, max(columns) + 2)
    ]
    return [*box, (max(columns) + 5, min(rows) - 5)]


def _ends(shapes: Shapes, move: Move) -> list[Spot]:
    """List the cells that the tunnel of a laid card leads to; a dead end leads nowhere."""
    tracks = shapes.tracks(move.card, turned=move.turned)
    spot = move.place
    if spot is None or len(tracks) > 1 or len(tracks[0]) == 1:
        return []
    return [beside(spot, side) for side in tracks[0]]


def _distance(spot: Spot, goal: Spot) -> int:
    return abs(goal[0] - spot[0]) + abs(goal[1] - spot[1])


def _row_lines(row: Row, kind: str, count: int, **changes: Any) -> list[str]:  # noqa: ANN401
    facts = {**row.facts, **changes}
    return [
        f"[[{row.group}]]",
        f'kind = "{kind}"',
        f"count = {count}",
        f'source = "{row.source}"',
        f'confidence = "{row.confidence}"',
        *(f"{name} = {_toml(fact)}" for name, fact in facts.items()),
        "",
    ]


def _toml(fact: object) -> str:
    if isinstance(fact, bool):
        return "true" if fact else "false"
    if isinstance(fact, str):
        return f'"{fact}"'
    if isinstance(fact, dict):
        pairs = [f'"{name}" = {_toml(item)}' for name, item in fact.items()]
        return f"{{ {', '.join(pairs)} }}"
    return str(list(fact)) if isinstance(fact, list) else str(fact)
