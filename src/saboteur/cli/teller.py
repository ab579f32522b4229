"""Telling what happened, what a move does and why one is refused, in sentences."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from saboteur.games.classic import book
from saboteur.games.classic.events import (
    CardDrawn,
    CardPassed,
    ConcedeAnswered,
    ConcedeProposed,
    GameEnded,
    GoalRevealed,
    GoalSeen,
    GoalShown,
    GoldPaid,
    GoldShared,
    GoldTaken,
    GoldTraded,
    HiddenDraw,
    HiddenPass,
    HiddenPay,
    HiddenPeek,
    HiddenRoleChange,
    HiddenRolePeek,
    HiddenTake,
    NuggetsGained,
    NuggetsPaid,
    OwnHand,
    OwnRole,
    PathLaid,
    PathRemoved,
    RoleChanged,
    RoleSeen,
    RoundBegan,
    RoundEnded,
    ShownTake,
    SightEvent,
    ToolBroken,
    ToolMended,
    TurnBegan,
    TurnSkipped,
)
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import cell_text
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal
from saboteur.kernel.table import NOBODY
from saboteur.texts import Texts


class Teller:
    """Speaks to one seat, or to everybody, in one language."""

    def __init__(self, texts: Texts, names: Sequence[str], seat: int | None = None) -> None:
        """Speak of ``names``; ``seat`` is addressed as you, if there is one."""
        self.texts = texts
        self.names = tuple(names)
        self.seat = seat

    def to(self, seat: int | None) -> "Teller":
        """Return one who speaks to another seat."""
        return Teller(self.texts, self.names, seat)

    def say(self, key: str, **args: str | int) -> str:
        """Return a text of the terminal."""
        return self.texts.text(key, **args)

    def player(self, seat: int) -> str:
        """Name a seat as the one spoken to would."""
        return self.say("you") if seat == self.seat else self.names[seat]

    def players(self, seats: Iterable[int]) -> str:
        """Name several seats."""
        return ", ".join(self.player(seat) for seat in seats)

    def card(self, kind: str) -> str:
        """Name a card; one of a deck of your own may have no name but its kind."""
        key = f"card-{kind}"
        return self.texts.text(key) if key in self.texts.ids(key) else kind

    def role(self, kind: str) -> str:
        """Name a role."""
        return self.texts.text(f"role-{kind}")

    def tool(self, kind: str) -> str:
        """Name a tool, in the middle of a line."""
        return self.texts.text(f"tool-{kind}").lower()

    def tools(self, kinds: Iterable[str]) -> str:
        """Name several tools."""
        return ", ".join(self.tool(kind) for kind in kinds)

    def sum(self, cards: Sequence[int]) -> str:
        """Print gold cards as a sum: ``4 (3+1)``."""
        total = str(sum(cards))
        return total if len(cards) < 2 else f"{total} ({'+'.join(map(str, cards))})"

    def _nuggets(self, many: int) -> str:
        return self.say("nuggets", count=many)

    def refusal(self, refusal: Refusal) -> str:
        """Say why a move is refused."""
        args: dict[str, str | int] = dict(refusal.args)
        if "card" in args:
            args["card"] = self.card(str(args["card"]))
        if "tools" in args:
            args["tools"] = self.tools(str(args["tools"]).split())
        if "seat" in args:
            args["seat"] = self.names[int(args["seat"])]
        return self.texts.text(f"refusal-{refusal.code}", **args)

    def move(self, move: Move) -> str:
        """Say what a move would do, as an answer to choose."""
        where = "" if move.place is None else "{},{}".format(*move.place)
        match move.verb:
            case book.LAY:
                return self.say("move-lay", cell=where, turned=_flag(on=move.turned))
            case book.PLAY if move.place is not None:
                return self.say("move-on-cell", cell=where)
            case book.PLAY:
                target = self.player(move.seat)
                if move.word:
                    return self.say("move-on-tool", target=target, tool=self.tool(move.word))
                return self.say("move-on-seat", target=target)
            case book.PASS:
                return self.say("move-pass", card=self.card(move.card))
            case book.REVEAL:
                return self.say("move-reveal", cell=where)
            case book.ORIENT:
                return self.say("move-orient", turned=_flag(on=move.turned))
            case book.TAKE:
                return self.say("move-take", value=move.value)
            case book.TRADE:
                return self.say("move-trade", value=move.value)
            case _:
                return self.say(f"move-{move.verb}")

    def events(self, events: Iterable[Event]) -> list[str]:
        """Tell events in order; what nobody needs to hear is left out."""
        told = [self.event(event) for event in events if isinstance(event, SightEvent)]
        return [sentence for sentence in told if sentence]

    def event(self, event: SightEvent) -> str | None:
        """Tell one event; ``None`` if the table shows it anyway."""
        match event:
            case TurnBegan() | HiddenDraw() | OwnHand():
                return None
            case (
                RoundBegan()
                | TurnSkipped()
                | ConcedeProposed()
                | ConcedeAnswered()
                | RoundEnded()
                | GameEnded()
            ):
                return self._of_rounds(event)
            case PathLaid() | PathRemoved():
                return self._in_maze(event)
            case GoalShown() | GoalRevealed() | GoalSeen() | HiddenPeek():
                return self._of_goals(event)
            case ToolBroken() | ToolMended():
                return self._on_tools(event)
            case OwnRole() | CardDrawn() | CardPassed() | HiddenPass():
                return self._of_cards(event)
            case RoleSeen() | HiddenRolePeek() | RoleChanged() | HiddenRoleChange():
                return self._of_roles(event)
            case NuggetsGained() | NuggetsPaid() | GoldTraded():
                return self._of_nuggets(event)
            case GoldShared() | GoldTaken() | ShownTake() | HiddenTake() | GoldPaid() | HiddenPay():
                return self._of_gold(event)
            case _:
                assert_never(event)

    def _of_rounds(
        self,
        event: RoundBegan
        | TurnSkipped
        | ConcedeProposed
        | ConcedeAnswered
        | RoundEnded
        | GameEnded,
    ) -> str:
        match event:
            case RoundBegan():
                return self._by("event-round-began", event.starter, round=event.round)
            case TurnSkipped():
                return self._by("event-turn-skipped", event.seat)
            case ConcedeProposed():
                return self._by("event-concede-proposed", event.seat)
            case ConcedeAnswered():
                agreed = _flag(on=event.agreed)
                return self._by("event-concede-answered", event.seat, agreed=agreed)
            case RoundEnded():
                return self.say(
                    "event-round-ended", round=event.round, treasure=_flag(on=event.treasure)
                )
            case GameEnded():
                return self.say("event-game-ended")
            case _:
                assert_never(event)

    def _of_cards(self, event: OwnRole | CardDrawn | CardPassed | HiddenPass) -> str:
        match event:
            case OwnRole():
                return self.say("event-own-role", role=self.role(event.role))
            case CardDrawn():
                return self._by("event-card-drawn", event.seat, card=self.card(event.card))
            case CardPassed():
                return self._by("event-card-passed", event.seat, card=self.card(event.card))
            case HiddenPass():
                return self._by("event-hidden-pass", event.seat)
            case _:
                assert_never(event)

    def _in_maze(self, event: PathLaid | PathRemoved) -> str:
        key = "event-path-laid" if isinstance(event, PathLaid) else "event-path-removed"
        return self._by(key, event.seat, card=self.card(event.card), cell=cell_text(event.cell))

    def _of_goals(self, event: GoalShown | GoalRevealed | GoalSeen | HiddenPeek) -> str:
        where = cell_text(event.cell)
        match event:
            case GoalShown():
                card = self.card(event.card)
                return self._by("event-goal-shown", event.seat, card=card, cell=where)
            case GoalRevealed():
                return self.say("event-goal-revealed", card=self.card(event.card), cell=where)
            case GoalSeen():
                card = self.card(event.card)
                return self._by("event-goal-seen", event.seat, card=card, cell=where)
            case HiddenPeek():
                return self._by("event-hidden-peek", event.seat, cell=where)
            case _:
                assert_never(event)

    def _of_roles(self, event: RoleSeen | HiddenRolePeek | RoleChanged | HiddenRoleChange) -> str:
        match event:
            case RoleSeen():
                role = self.role(event.role)
                return self._at("event-role-seen", event.seat, event.target, role=role)
            case HiddenRolePeek():
                return self._at("event-hidden-role-peek", event.seat, event.target)
            case RoleChanged():
                return self._by("event-role-changed", event.seat, role=self.role(event.role))
            case HiddenRoleChange():
                return self._by("event-hidden-role-change", event.seat)
            case _:
                assert_never(event)

    def _of_nuggets(self, event: NuggetsGained | NuggetsPaid | GoldTraded) -> str:
        match event:
            case NuggetsGained():
                return self._by(
                    "event-nuggets-gained", event.seat, nuggets=self._nuggets(event.nuggets)
                )
            case NuggetsPaid() if event.to == NOBODY:
                return self._by(
                    "event-nuggets-lost", event.seat, nuggets=self._nuggets(event.nuggets)
                )
            case NuggetsPaid():
                return self._at(
                    "event-nuggets-paid", event.seat, event.to, nuggets=self._nuggets(event.nuggets)
                )
            case GoldTraded():
                return self._by("event-gold-traded", event.seat, nuggets=self._nuggets(event.worth))
            case _:
                assert_never(event)

    def _on_tools(self, event: ToolBroken | ToolMended) -> str:
        key = "event-tool-broken" if isinstance(event, ToolBroken) else "event-tool-mended"
        return self._at(key, event.seat, event.target, card=self.card(event.card), tool=event.tool)

    def _of_gold(
        self, event: GoldShared | GoldTaken | ShownTake | HiddenTake | GoldPaid | HiddenPay
    ) -> str:
        match event:
            case GoldShared():
                return self.say(
                    "event-gold-shared", cards=event.cards, order=self.players(event.order)
                )
            case GoldTaken() | ShownTake():
                return self._by("event-gold-taken", event.seat, value=event.taken)
            case HiddenTake():
                return self._by("event-hidden-take", event.seat)
            case GoldPaid():
                return self._by("event-gold-paid", event.seat, gold=self.sum(event.cards))
            case HiddenPay():
                return self._by("event-hidden-pay", event.seat, cards=event.cards)
            case _:
                assert_never(event)

    def _at(self, key: str, seat: int, target: int, **args: str | int) -> str:
        """Tell what a seat did to another, or to itself."""
        relation = "other"
        if target == seat:
            relation = "self"
        elif target == self.seat:
            relation = "you"
        return self._by(key, seat, relation=relation, target=self.names[target], **args)

    def _by(self, key: str, seat: int, **args: str | int) -> str:
        """Tell what a seat did; the text speaks of a name or to you."""
        who = "you" if seat == self.seat else "other"
        return self.texts.text(key, who=who, name=self.names[seat], **args)


def _flag(*, on: bool) -> str:
    """Return the word for a switch that texts select by."""
    return "yes" if on else "no"
