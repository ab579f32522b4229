"""Answers of the module right of way: pawns close the ends of tunnels until paid."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from saboteur.games.classic.events import RoundBegan
from saboteur.games.classic.modules.right_of_way import (
    PassageAnswered,
    PassageAsked,
    PassageDue,
    PawnLeft,
    PawnPosted,
    PawnRecruited,
)
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.events import TurnBegan
from saboteur.kernel.sight import Sight
from saboteur.play.game import Game
from tests.families.base import Rare, Shown
from tests.families.classic_decks import three_seats
from tests.families.classic_log import ClassicLog
from tests.families.classic_position import Facts
from tests.families.classic_visibility import RULES, TABLE
from tests.families.parts.part import PartAnswers, words_of
from tests.families.position_lines import Spot, beside

ID = "right-of-way"
PAWNS = 2


class RightOfWayAnswers(PartAnswers):
    """Answers about the right of way, whose components are all public."""

    view_keys = {
        f"modules.{ID}": TABLE,
        f"modules.{ID}.type": RULES,
        f"modules.{ID}.pawns": TABLE,
        f"modules.{ID}.pawns.type": RULES,
        f"modules.{ID}.pawns.on": TABLE,
        f"modules.{ID}.pawns.side": TABLE,
        f"modules.{ID}.pawns.closes": TABLE,
        f"modules.{ID}.pawns.holder": TABLE,
        f"modules.{ID}.out": TABLE,
        f"modules.{ID}.left": TABLE,
        f"modules.{ID}.asked": TABLE,
        f"modules.{ID}.sponsors": TABLE,
        f"modules.{ID}.sponsors.type": RULES,
        f"modules.{ID}.sponsors.seat": TABLE,
        f"modules.{ID}.sponsors.at": TABLE,
    }
    event_fields = {
        "PawnRecruited(seat)": TABLE,
        "PawnPosted(seat, cell, side)": TABLE,
        "PawnLeft(seat, cell, side)": TABLE,
        "PassageAsked(seat, target, cell)": TABLE,
        "PassageAnswered(seat, cell, agreed)": TABLE,
        "PassageDue(seat, card, cell, turned, target)": "a card is put down and waits (R-190)",
        "GoldTraded(seat, worth)": "shown when it is traded (R-71)",
    }
    unseen = ("recruit",)

    def check_components(self, game: Game, facts: Facts) -> None:
        """Assert that there are at most two pawns, each at its own end of a tunnel."""
        pawns = words_of(facts, ID, "pawn")
        out = sum(int(words[0]) for words in words_of(facts, ID, "out"))
        assert len(pawns) + out <= PAWNS
        assert len({(host, side) for host, side, _ in pawns}) == len(pawns)
        for spot in self._standing(facts).values():
            assert spot not in facts.maze

    def moves(self, rules: AnyRuleSet, turns: int) -> int:
        """Return a bound: turns may ask every other seat, pawns are placed, gold cards traded."""
        return 2 * turns * (rules.seats - 1) + PAWNS + turns

    def _standing(self, facts: Facts) -> dict[tuple[str, str, int], Spot]:
        found = {}
        for host, side, holder in words_of(facts, ID, "pawn"):
            x, y = host.split(",")
            found[host, side, int(holder)] = beside((int(x), int(y)), side)
        return found

    def closed(self, facts: Facts, seat: int) -> Iterable[Spot]:
        """Return the cells of others' pawns for which neither the seat nor a sponsor can pay."""
        wealthy = facts.nuggets[seat : seat + 1] not in ((), (0,)) or facts.gold.get(seat)
        promised = {note.partition("=")[0] for note in facts.notes}
        return [
            spot
            for (_, _, holder), spot in self._standing(facts).items()
            if not wealthy and holder != seat and f"pays-at-{spot[0]},{spot[1]}" not in promised
        ]

    def pay(self, before: Facts, after: Facts, seat: int) -> None:
        """Take a nugget for the cell of another's pawn; a gold card is worth enough for two."""
        (laid,) = set(after.maze) - set(before.maze)
        owners = {spot: owner for (_, _, owner), spot in self._standing(before).items()}
        if owners.get(laid, seat) != seat and any(before.nuggets[seat : seat + 1]):
            nuggets = list(before.nuggets)
            nuggets[seat] -= 1
            after.nuggets = tuple(nuggets)

    def revealed_secrets(self, event: Event, sight: Sight) -> Iterable[str]:
        return [event.card] if isinstance(event, PassageDue) else []

    def listen(self, log: ClassicLog) -> Mapping[type[Event], Callable[[Any], None]]:
        """Return handlers that update pawns, asked seats and sponsors."""
        told: Shown = {"pawns": [], "out": 0, "asked": [], "sponsors": []}
        log.memory[ID] = told

        def round_began(event: RoundBegan) -> None:
            told["pawns"].clear()
            told["out"] = 0

        def turn_began(event: TurnBegan) -> None:
            told["asked"].clear()
            told["sponsors"].clear()

        def posted(event: PawnPosted) -> None:
            spot = beside(event.cell, event.side)
            assert spot not in log.maze
            told["pawns"].append(_pawn(event))

        def left(event: PawnLeft) -> None:
            told["pawns"].remove(_pawn(event))
            told["out"] += 1

        def asked(event: PassageAsked) -> None:
            told["asked"].append(event.target)

        def answered(event: PassageAnswered) -> None:
            if event.agreed:
                told["sponsors"].append({"seat": event.seat, "at": list(event.cell)})

        return {
            RoundBegan: round_began,
            TurnBegan: turn_began,
            PawnRecruited: lambda event: None,
            PawnPosted: posted,
            PawnLeft: left,
            PassageAsked: asked,
            PassageAnswered: answered,
            PassageDue: lambda event: log.put_down(event.seat),
        }

    def positions(self) -> Mapping[str, Rare]:
        """Return a position in which a seat must trade one of two gold cards to pass."""
        text = three_seats("treasure", "1,0=straight-horizontal", "cross")
        pile = next(line for line in text.splitlines() if line.startswith("gold-pile"))
        paid = pile.replace(" 3", "", 1).replace(" 1", "", 1)
        more = (
            "payment 1 0 4 3 1\nresult 1 - saboteur miner miner\nnuggets 0 1 1\n"
            f"{ID} pawn 1,0 E 1\nlast 2"
        )
        text = text.replace("round 1", "round 2").replace(pile, f"gold 0 3 1\n{paid}")
        return {"toll": Rare("saboteur+right-of-way", 3, {}, text.replace("last 2", more))}

    def shown(self, log: ClassicLog) -> Shown:
        told = log.memory[ID]
        return {**told, "left": PAWNS - told["out"] - len(told["pawns"])}


def _pawn(event: PawnPosted | PawnLeft) -> dict[str, Any]:
    spot = event.cell
    closes = list(beside(spot, event.side))
    return {"on": list(spot), "side": event.side, "closes": closes, "holder": event.seat}


ANSWERS = RightOfWayAnswers()
