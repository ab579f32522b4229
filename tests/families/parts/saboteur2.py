"""Answers of Saboteur 2: ladders, doors, marks, changed roles and hands, thefts."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from saboteur.games.classic.events import RoundBegan
from saboteur.games.classic.modules.saboteur2.events import (
    CardPlayedOn,
    CrystalsPaid,
    HandsSwapped,
    HiddenHandSwap,
    MarkCleared,
    NuggetStolen,
    OwnHandSwapped,
    TheftDeclined,
    WinnersNamed,
)
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.sight import Sight
from saboteur.play.game import Game
from tests.families.base import Shown
from tests.families.classic_log import ClassicLog
from tests.families.classic_position import Facts
from tests.families.classic_visibility import RULES, TABLE
from tests.families.parts.part import PartAnswers, words_of

ID = "saboteur2"
TAKES = {"hands-off": "thief", "free-at-last": "prison"}
"""For each card that removes a mark, the mark in front of a seat."""


class Saboteur2Answers(PartAnswers):
    """Answers about Saboteur 2: nuggets replace gold cards; the order of the thieves is public."""

    view_keys = {
        f"modules.{ID}": TABLE,
        f"modules.{ID}.type": RULES,
        f"modules.{ID}.laid": TABLE,
        "role_peeks.type": RULES,
        "role_peeks.seat": "the seat's own",
        "role_peeks.role": "the seat's own: a role that it has looked at, or had (S2-47, S2-48)",
        "role_peeks.stale": "the seat's own",
        "card_peeks.type": RULES,
        "card_peeks.seat": "the seat's own",
        "card_peeks.card": "the seat's own: a card that it gave away (S2-49)",
        "card_peeks.stale": "the seat's own",
    }
    event_fields = {
        "CardPlayedOn(seat, card, target)": TABLE,
        "MarkCleared(seat, removed)": TABLE,
        "CrystalsPaid(crystals, seats)": TABLE,
        "WinnersNamed(teams, seats)": TABLE,
        "NuggetStolen(seat, victim)": TABLE,
        "TheftDeclined(seat)": TABLE,
        "OwnHandSwapped(seat, target, hand)": "one's own new hand (S2-49)",
        "HiddenHandSwap(seat, target)": TABLE,
        "RoleSeen(seat, target, role)": "the seat's own (S2-47)",
        "HiddenRolePeek(seat, target)": "who looks at whom is public (R-56)",
        "RoleChanged(seat, role)": "the seat's own (S2-48)",
        "HiddenRoleChange(seat)": TABLE,
        "NuggetsGained(seat, nuggets)": TABLE,
        "NuggetsPaid(seat, to, nuggets)": TABLE,
    }
    news = (OwnHandSwapped, CrystalsPaid, WinnersNamed)
    unseen = ("discard",)
    barring = ("prison",)
    shares = True

    def check_components(self, game: Game, facts: Facts) -> None:
        """Assert that the stored thieves are those in front of seats."""
        laid = [int(word) for words in words_of(facts, ID, "thieves") for word in words]
        assert sorted(laid) == [seat for seat in facts.marks if "thief" in facts.marks[seat]]

    def moves(self, rules: AnyRuleSet, turns: int) -> int:
        """Return a bound: passes are stopped, marks are cleared, thieves steal."""
        return turns + turns // 2 + rules.seats

    def revealed_secrets(self, event: Event, sight: Sight) -> Iterable[str]:
        """Return both hands for the two seats that swap them; cards played on seats for all."""
        if isinstance(event, HandsSwapped) and sight in (event.seat, event.target):
            return (*event.hand, *event.other)
        return [event.card] if isinstance(event, CardPlayedOn) else []

    def listen(self, log: ClassicLog) -> Mapping[type[Event], Callable[[Any], None]]:
        """Return handlers that update the marks in front of seats."""
        laid: list[int] = []
        log.memory[ID] = laid

        def began(event: RoundBegan) -> None:
            laid.clear()

        def take(target: int, mark: str) -> None:
            log.marks[target].remove(mark)
            log.throw(log.broken_cards.get((mark,), mark))
            if mark == "thief":
                laid.remove(target)

        def played(event: CardPlayedOn) -> None:
            log.play(event.seat)
            if event.card in ("thief", "prison"):
                assert event.card not in log.marks[event.target]
                log.marks[event.target].append(event.card)
                if event.card == "thief":
                    laid.append(event.target)
                return
            if event.card in TAKES:
                take(event.target, TAKES[event.card])
            log.throw(event.card)

        def cleared(event: MarkCleared) -> None:
            tools = {kind: tool for (tool,), kind in log.broken_cards.items()}
            take(event.seat, tools.get(event.removed, event.removed))

        def swapped(event: HiddenHandSwap) -> None:
            sizes = log.hand_sizes
            sizes[event.seat], sizes[event.target] = sizes[event.target], sizes[event.seat]

        return {
            RoundBegan: began,
            CardPlayedOn: played,
            MarkCleared: cleared,
            HiddenHandSwap: swapped,
            CrystalsPaid: lambda event: None,
            WinnersNamed: lambda event: None,
            NuggetStolen: lambda event: None,
            TheftDeclined: lambda event: None,
        }

    def shown(self, log: ClassicLog) -> Shown:
        """Return the order in which the thieves were laid."""
        return {"laid": log.memory[ID]}


ANSWERS = Saboteur2Answers()
