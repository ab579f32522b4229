"""Answers of the module treasure chests: four covered paths, each with a chest."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from saboteur.games.classic.discard_search import DiscardShuffled
from saboteur.games.classic.events import GoldPaid, HiddenPay, NuggetsGained, RoundBegan
from saboteur.games.classic.modules.treasure_chests.events import (
    CardRobbed,
    CardsReturned,
    ChestBuried,
    ChestOpened,
    ChestPathShown,
    ChestPathTurned,
    ChestSeen,
    GoalMoved,
    HiddenChestPeek,
    HiddenReturn,
    HiddenRobbery,
    PileCavedIn,
)
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.sight import Sight
from saboteur.play.game import Game
from tests.families.base import Shown
from tests.families.classic_log import ClassicLog
from tests.families.classic_position import Facts
from tests.families.classic_visibility import RULES, TABLE
from tests.families.parts.discard_search import DiscardSearchAnswers
from tests.families.parts.part import words_of
from tests.families.position_lines import Spot

ID = "treasure-chests"
ZONES = ("covered", "buried", "opened")


class TreasureChestsAnswers(DiscardSearchAnswers):
    """Answers about the treasure chests, whose seventeen cards have backs of their own."""

    view_keys = {
        **DiscardSearchAnswers.view_keys,
        "options.chest_layout": RULES,
        f"modules.{ID}": TABLE,
        f"modules.{ID}.type": RULES,
        **{
            f"modules.{ID}.{zone}{key}": reason
            for zone in ZONES
            for key, reason in (
                ("", TABLE),
                (".type", RULES),
                (".x", TABLE),
                (".y", TABLE),
                (".path", "seen with a map, turned over or opened (ME-38, ME-40)"),
                (".chest", "seen with a map, or opened (ME-38, ME-40)"),
                (".looked", "who has looked is public (ME-40)"),
            )
        },
    }
    event_fields = {
        **DiscardSearchAnswers.event_fields,
        "ChestPathShown(seat, cell, path)": TABLE,
        "ChestPathTurned(seat, cell, path, turned)": TABLE,
        "ChestOpened(seat, cell, chest)": TABLE,
        "ChestBuried(seat, cell)": TABLE,
        "GoalMoved(seat, cell, to_cell)": TABLE,
        "PileCavedIn(seat, cards)": TABLE,
        "ChestSeen(seat, cell, path, chest)": "the seat's own",
        "HiddenChestPeek(seat, cell)": TABLE,
        "CardRobbed(seat, target, card)": "for robber and victim (R-92)",
        "HiddenRobbery(seat, target)": TABLE,
        "CardsReturned(seat, cards)": "the seat's own",
        "HiddenReturn(seat, cards)": TABLE,
        "DiscardShuffled(seat)": TABLE,
        "RoleSeen(seat, target, role)": "the seat's own (ME-49)",
        "HiddenRolePeek(seat, target)": TABLE,
        "NuggetsGained(seat, nuggets)": TABLE,
    }
    news = (ChestPathShown, ChestPathTurned, ChestOpened, CardRobbed)
    own_news = (*DiscardSearchAnswers.own_news, ChestSeen, CardsReturned)
    showing = ("keep-dug", "keep-drawn")
    shares = True

    def check_components(self, game: Game, facts: Facts) -> None:
        catalogue = cast("ClassicRules", game.rules).kit.catalogue
        wanted = Counter(
            {
                row.kind: row.count
                for group in ("chest-path", "chest")
                for row in catalogue.group(group)
            }
        )
        found = Counter(name for words in words_of(facts, ID, "out") for name in words)
        for zone in ZONES:
            found.update(name for words in words_of(facts, ID, zone) for name in words[1:3])
        assert found == +wanted

    def covered(self, facts: Facts) -> Iterable[Spot]:
        return [_spot(words[0]) for words in words_of(facts, ID, "covered")]

    def moves(self, rules: AnyRuleSet, turns: int) -> int:
        """Return 30: four chests ask at most four questions each, and cards may come back."""
        return 30

    def revealed_secrets(self, event: Event, sight: Sight) -> Iterable[str]:
        """Return paths and chests revealed or seen by the sight; cards robbed from or by it."""
        if isinstance(event, ChestPathShown | ChestPathTurned):
            return [event.path]
        if isinstance(event, ChestOpened):
            return [event.chest]
        if isinstance(event, ChestSeen) and event.seat == sight:
            return [event.path, event.chest]
        if isinstance(event, CardRobbed) and sight in (event.seat, event.target):
            return [event.card]
        if isinstance(event, CardsReturned) and event.seat == sight:
            return event.cards
        return super().revealed_secrets(event, sight)

    def secrets(self, facts: Facts, sight: Sight) -> Iterable[str]:
        """Return unused cards, and covered and buried ones that the sight has not looked at."""
        found = {name for words in words_of(facts, ID, "out") for name in words}
        for zone in ("covered", "buried"):
            for _, path, chest, *looked in words_of(facts, ID, zone):
                if str(sight) not in looked[1:]:
                    found |= {path, chest}
        return found

    def known(self, facts: Facts, sight: Sight) -> Iterable[str]:
        """Return the path that is turned over and not placed yet, which is public."""
        return [ask[3] for ask in facts.asks if ask[0] == "orient-path"]

    def made_public(self, shown: Shown, view: Shown) -> Shown:
        """Return the section without what only some seats know; a path being turned is public."""
        turning = view["asked_cell"] if view["asked"] == "orient-path" else None
        hidden = {"path": None, "chest": None}
        return shown | {
            "covered": [
                chest | ({"chest": None} if [chest["x"], chest["y"]] == turning else hidden)
                for chest in shown["covered"]
            ],
            "buried": [chest | hidden for chest in shown["buried"]],
        }

    def listen(  # noqa: C901 - one small reader an event
        self, log: ClassicLog
    ) -> Mapping[type[Event], Callable[[Any], None]]:
        sifting = super().listen(log)
        told: Shown = {"buried": [], "opened": []}
        log.memory[ID] = told
        log.memory["nugget"] = None

        def began(event: RoundBegan) -> None:
            told["buried"], told["opened"] = [], []

        def turned(event: ChestPathTurned) -> None:
            log.maze[event.cell] = (event.path, event.turned)

        def opened(event: ChestOpened) -> None:
            x, y = event.cell
            told["opened"].append({"x": x, "y": y, "chest": event.chest})
            log.memory["nugget"] = event.seat if event.chest == "chest-nugget" else None

        def buried(event: ChestBuried) -> None:
            log.play(event.seat)
            log.throw(log.rockfall)
            x, y = event.cell
            told["buried"].append({"x": x, "y": y})

        def goal_moved(event: GoalMoved) -> None:
            before, after = event.cell, event.to_cell
            log.goals = [after if spot == before else spot for spot in log.goals]
            log.looks = [(seat, after if at == before else at) for seat, at in log.looks]
            if before in log.faces:
                log.faces[after] = log.faces.pop(before)
                log.maze[after] = log.maze.pop(before)

        def caved_in(event: PileCavedIn) -> None:
            log.pile -= event.cards
            for _ in range(event.cards):
                log.throw(None, [])

        def peeked(event: HiddenChestPeek) -> None:
            log.play(event.seat)
            log.throw(log.map)

        def robbed(event: HiddenRobbery) -> None:
            log.hand_sizes[event.target] -= 1
            log.hand_sizes[event.seat] += 1

        def returned(event: HiddenReturn) -> None:
            log.hand_sizes[event.seat] -= event.cards
            for _ in range(event.cards):
                log.throw(None, [event.seat])

        def gained(event: NuggetsGained) -> None:
            if log.memory["nugget"] == event.seat and log.catalogue.group("gold"):
                log.payments.append(  # the pile held no single nugget
                    {"round": log.round, "seat": event.seat, "owed": 1, "count": 0}
                )
            log.memory["nugget"] = None

        def paid(event: GoldPaid | HiddenPay) -> None:  # open where gold is public
            log.memory["nugget"] = None

        def dug(event: DiscardShuffled) -> None:
            log.memory["dug"] = True
            if DiscardShuffled in sifting:
                sifting[DiscardShuffled](event)

        return {
            **sifting,
            RoundBegan: began,
            ChestPathShown: lambda _: None,
            ChestPathTurned: turned,
            ChestOpened: opened,
            ChestBuried: buried,
            GoalMoved: goal_moved,
            PileCavedIn: caved_in,
            HiddenChestPeek: peeked,
            HiddenRobbery: robbed,
            HiddenReturn: returned,
            NuggetsGained: gained,
            GoldPaid: paid,
            HiddenPay: paid,
            DiscardShuffled: dug,
        }

    def shown(self, log: ClassicLog) -> Shown:
        return dict(log.memory[ID])


def _spot(text: str) -> Spot:
    x, y = text.split(",")
    return int(x), int(y)


ANSWERS = TreasureChestsAnswers()
