"""What the generic tests are told about the classic family."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Any, cast

from saboteur.games.classic.book import MoveBook
from saboteur.games.classic.events import (
    CardDrawn,
    GameEnded,
    GoalRevealed,
    GoalSeen,
    GoalShown,
    GoldPaid,
    GoldTaken,
    HiddenPay,
    OwnHand,
    OwnRole,
    RoundBegan,
    RoundEnded,
    ShownTake,
)
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.rules import ClassicRules
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
from tests.families.classic_position import Facts, Saw, Shapes, Spot, beside, exact_payment, lays
from tests.families.classic_sight import EVENT_FIELDS, VIEW_FIELDS, VIEW_KEYS


class ClassicFamily(Family):
    """Saboteur and all that is built on it."""

    view_fields = VIEW_FIELDS
    view_keys = VIEW_KEYS
    event_fields = EVENT_FIELDS
    secret_types = (State, Deal, Ledger, Draft, Payment, Table, Maze, Reach)
    rule_book = (Kit, Pose)
    memory = (MoveBook,)

    def asked(self, game: Game) -> str:
        """Name the decision."""
        return game.view("public").asked or "over"

    def eager(self, game: Game) -> Sequence[Move]:
        """Build tunnels towards the hidden goals, mend tools, else pass; agree to every vote."""
        moves = game.legal_moves()
        shapes = _shapes(_catalogue(game.rules))
        view = game.view("public")
        goals = [(goal.x, goal.y) for goal in view.goals if goal.face is None]
        laying = [move for move in moves if move.verb == "lay"] if goals else []
        if game.rules.options["placement_link"] == "adjacent_only":
            lit = {beside((laid.x, laid.y), side) for laid in view.maze for side in laid.lit}
            laying = [move for move in laying if move.place in lit]
        ways = {
            move: min(_distance(spot, goal) for spot in _ends(shapes, move) for goal in goals)
            for move in laying
            if _ends(shapes, move)
        }
        if ways:
            return [move for move, way in ways.items() if way <= min(ways.values()) + 1]
        for verb, word in (("play", "repair"), ("pass", ""), ("agree", "")):
            found = [move for move in moves if move.verb == verb and move.card.startswith(word)]
            if found:
                return found
        return moves

    def longest(self, rules: AnyRuleSet) -> int:
        """Each turn uses up a card; votes, goals and drafts are bounded each round."""
        catalogue = _catalogue(rules)
        cards = sum(row.count for group in ("path", "action") for row in catalogue.group(group))
        goals = len(catalogue.group("goal"))
        votes = cards * rules.seats if rules.options["concede_round"] else 0
        return int(catalogue.tables["game"]["rounds"]) * (cards + 2 * goals + rules.seats + votes)

    def universe(self, game: Game) -> Sequence[str]:
        """Every card on every cell around and before every seat, and every other word."""
        catalogue = _catalogue(game.rules)
        facts = Facts(game.position())
        cells = [f"{x},{y}" for x, y in _surroundings([*facts.maze, *facts.goals])]
        groups = ("path", "start", "goal", "action")
        cards = [row for group in groups for row in catalogue.group(group)]
        texts = [f"pass {row.kind}" for row in cards]
        for row in cards:
            tools = row.strings("tools")
            words = [f" {tool}" for tool in tools] if len(tools) > 1 else [""]
            if row.group == "path":
                turns = ("",) if _shapes(catalogue).is_symmetric(row.kind) else ("", " turned")
                texts += [f"lay {row.kind} {cell}{turn}" for cell in cells for turn in turns]
            elif tools:
                seats = range(game.seats)
                texts += [f"play {row.kind} {seat}{word}" for seat in seats for word in words]
            elif row.group == "action":
                texts += [f"play {row.kind} {cell}" for cell in cells]
        for cell in cells:
            texts += [f"reveal {cell}", f"orient {cell}", f"orient {cell} turned"]
        values = {row.number("value") for row in catalogue.group("gold")}
        texts += [f"take {value}" for value in sorted(values)]
        return [*texts, "concede", "agree", "refuse"]

    def take_stock(self, game: Game) -> None:
        """Count path and action cards, goals, roles and gold."""
        catalogue = _catalogue(game.rules)
        facts = Facts(game.position())
        goals = _supply(catalogue, "goal")
        drawable = _supply(catalogue, "path", "action")
        assert Counter(facts.goals.values()) == goals
        found = Counter(chain(*facts.hands.values(), facts.pile))
        found.update(card for card, _ in facts.discard)
        found.update(card for card, _ in facts.maze.values())
        broken_cards = {
            row.strings("tools"): row.kind
            for row in catalogue.group("action")
            if row.string("effect") == "break"
        }
        found.update(broken_cards[(tool,)] for tools in facts.broken.values() for tool in tools)
        shown = {spot: card for spot, (card, _) in facts.maze.items() if spot in facts.goals}
        assert shown == {spot: facts.goals[spot] for spot in shown}
        found -= Counter(shown.values())
        found -= Counter({row.kind: row.count for row in catalogue.group("start")})
        assert found == drawable
        table = next(row for row in catalogue.tables["seats"] if row["seats"] == game.seats)
        assert Counter(facts.roles + facts.spare) == Counter(table["roles"])
        assert len(facts.roles) == game.seats
        gold = Counter(chain(facts.gold_pile, *facts.gold.values()))
        if facts.drafts:
            gold.update(Counter(facts.drafts[-1].cards) - Counter(facts.drafts[-1].taken))
        assert gold == _gold(catalogue)

    def check_story(self, game: Game) -> None:
        """Share and pay the gold of every round again (B-44 to B-48, R-24 to R-27)."""
        catalogue = _catalogue(game.rules)
        facts = Facts(game.position())
        supply = _gold(catalogue)
        hoards: dict[int, tuple[int, ...]] = {}
        drafts, payments = list(facts.drafts), list(facts.payments)
        assert [result.round for result in facts.results] == list(range(1, len(facts.results) + 1))
        assert len(facts.results) in (facts.round - 1, facts.round)
        for result in facts.results:
            if result.completer is not None:
                draft = drafts.pop(0)
                assert draft.round == result.round
                seats = [(result.completer - away) % game.seats for away in range(game.seats)]
                miners = tuple(seat for seat in seats if result.roles[seat] == "miner")
                assert draft.order == miners[: supply.total()]
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
        assert facts.gold == {seat: cards for seat, cards in sorted(hoards.items()) if cards}

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
            assert [saw.seat for saw in facts.saw if saw.spot == spot] == goal["looked"]
        _check_traces(facts)
        hoards = [facts.gold.get(other, ()) for other in range(world.seats)]
        assert [len(hoard) for hoard in hoards] == shown["gold_cards"]
        assert list(hoards[seat]) == shown["own_gold"]
        if shown["gold"] is not None:
            assert [sum(hoard) for hoard in hoards] == shown["gold"]
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
        if not facts.asks or facts.asks[-1][0] != "turn":
            return []
        catalogue = _catalogue(game.rules)
        start: Spot = tuple(catalogue.tables["layout"]["start"])
        needs_link = game.rules.options["placement_link"] != "adjacent_only"
        seat = int(facts.asks[-1][1])
        return lays(_shapes(catalogue), facts, seat, start, needs_link=needs_link)

    def public_log(self, rules: AnyRuleSet) -> PublicLog:
        """Begin to follow the public stream."""
        public_gold = bool(rules.options["public_gold"])
        return ClassicLog(_catalogue(rules), rules.seats, public_gold=public_gold)

    def is_news(self, event: Event, seat: int) -> bool:
        """Own cards, goals seen or turned over, roles and gold shown, a new round."""
        if isinstance(event, CardDrawn | GoalSeen | GoldTaken):
            return event.seat == seat
        gold = ShownTake | GoldPaid | HiddenPay | GameEnded
        return isinstance(event, GoalShown | GoalRevealed | RoundEnded | OwnRole | OwnHand | gold)

    def looks(self, rules: AnyRuleSet, move: str) -> str:
        """A card is passed unseen (B-18), gold taken so too unless it is public (R-28, R-29)."""
        verb = move.split(" ", maxsplit=1)[0]
        unseen = {"pass"} if rules.options["public_gold"] else {"pass", "take"}
        return verb if verb in unseen else move

    def told_by(self, rules: AnyRuleSet, event: Event, sight: Sight) -> frozenset[str]:
        """Goals turned over; own draws, peeks and gold, or all gold where it is public (R-29)."""
        if isinstance(event, GoalShown | GoalRevealed):
            return frozenset([event.card])
        if isinstance(event, CardDrawn | GoalSeen):
            return frozenset([event.card]) if event.seat == sight else frozenset()
        if isinstance(event, GoldTaken) and event.seat == sight:
            return frozenset(map(str, event.offered))
        if isinstance(event, GoldTaken) and rules.options["public_gold"]:
            return frozenset([str(event.taken)])
        if isinstance(event, GoldPaid) and (rules.options["public_gold"] or event.seat == sight):
            return frozenset(map(str, event.cards))
        return frozenset()

    def decision_is_news(self, game: Game, seat: int) -> bool:
        """Gold is handed to the seat (R-28)."""
        return game.decider == seat and self.asked(game) == "take-gold"

    def begins_round(self, event: Event) -> bool:
        """Whether the cards are dealt anew here."""
        return isinstance(event, RoundBegan)

    def made_public(self, shown: Shown) -> Shown:
        """Take role, hand, own gold, own passes, peeks and memories of drafts out."""
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
            "drafts": [draft | {"offered": None, "taken": None} for draft in shown["drafts"]],
            "payments": [
                payment if bare else payment | {"cards": None} for payment in shown["payments"]
            ],
        }

    def canary_deck(self, rules: AnyRuleSet) -> str:
        """Name each copy of each card apart, and give each gold card a worth of its own.

        A broken tool before a seat is known by its tool alone, so of these there is one each;
        maps take the place of the others.
        """
        catalogue = _catalogue(rules)
        lines = ["[deck]", f'id = "{catalogue.id}"', ""]
        spare = 0
        map_row = next(row for row in catalogue.group("action") if row.facts["effect"] == "map")
        for group in ("goal", "path", "action"):
            for row in catalogue.group(group):
                lines += _row_lines(row, row.kind, 0)
                copies = row.count
                if row.facts.get("effect") == "break":
                    spare += copies - 1
                    copies = 1
                for copy in range(copies):
                    lines += _row_lines(row, f"zq-{row.kind}-{copy:02}-qz", 1)
        for copy in range(spare):
            lines += _row_lines(map_row, f"zq-spare-{copy:02}-qz", 1)
        gold = [row for row in catalogue.group("gold") for _ in range(row.count)]
        for row in catalogue.group("gold"):
            lines += _row_lines(row, row.kind, 0)
        for number, row in enumerate(gold):
            lines += _row_lines(row, f"zq-gold-{number:02}-qz", 1, value=770_001 + number)
        return "\n".join(lines)

    def secret_names(self, game: Game, sight: Sight) -> frozenset[str]:
        """List others' hands and passed cards, the pile, unseen goals and unseen gold."""
        facts = Facts(game.position())
        names = set(facts.pile)
        for seat, hand in facts.hands.items():
            names.update(hand if seat != sight else ())
        names.update(
            card for card, known in facts.discard if known is not None and sight not in known
        )
        seen = {saw.spot for saw in facts.saw if saw.seat == sight}
        if self.asked(game) == "orient-goal":
            seen.add(xy(game.view("public").asked_cell))  # turned over before all
        names.update(
            card
            for spot, card in facts.goals.items()
            if spot not in facts.maze and spot not in seen
        )
        gold = set(_gold(_catalogue(game.rules)))
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
        return {"empty-hand": skip} | {
            f"{name}-{middle}": Rare(
                "saboteur", 3, options, _set_up(middle, maze, hand), (f"lay {hand} {spot}",)
            )
            for name, options, maze, hand, spot in (
                ("both-ways", adjacent, loop, "cross", "6,0"),
                ("two-goals", {}, ladder, "t-vertical", "8,-1"),
            )
            for middle in ("treasure", "stone-nw", "stone-ne")
        }


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
            assert matches(own, places), f"{own} in {places}"


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
            assert list(draft.offered(seat)) == told["offered"]
        if told["taken"] is not None:
            assert draft.taken[draft.order.index(seat)] == told["taken"]
        if told["shown"] is not None:
            assert list(draft.taken) == told["shown"]
    for payment, told in zip(facts.payments, shown["payments"], strict=True):
        assert payment[:3] == (told["round"], told["seat"], told["owed"])
        assert len(payment.cards) == told["count"]
        assert told["cards"] is None or list(payment.cards) == told["cards"]


def _catalogue(rules: AnyRuleSet) -> Catalogue:
    return cast("ClassicRules", rules).kit.catalogue


@cache
def _shapes(catalogue: Catalogue) -> Shapes:
    return Shapes(catalogue)


def _supply(catalogue: Catalogue, *groups: str) -> Counter[str]:
    return Counter({row.kind: row.count for group in groups for row in catalogue.group(group)})


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
    return str(list(fact)) if isinstance(fact, list) else str(fact)
