"""The box Saboteur 2 as a part: its manifest and the questions of the base game that it answers."""

from collections.abc import Iterable, Mapping
from typing import ClassVar, cast

from saboteur.games.book import STOP
from saboteur.games.classic.decisions import ActionRule, DecisionRule, LayRule, TurnOption
from saboteur.games.classic.kit import PLACEMENT_LINK, START_LINKED
from saboteur.games.classic.ledger import RoundResult
from saboteur.games.classic.modules.saboteur2.actions import (
    FREE_AT_LAST,
    HANDS_OFF,
    PrisonRule,
    ThiefRule,
)
from saboteur.games.classic.modules.saboteur2.events import EVENTS, EngineEvent, redact
from saboteur.games.classic.modules.saboteur2.laying import LadderLay
from saboteur.games.classic.modules.saboteur2.passing import (
    CLEAR,
    DISCARD_TWO,
    PASS_MORE,
    ClearOption,
    DiscardTwoRule,
    PassMoreRule,
    pass_more,
)
from saboteur.games.classic.modules.saboteur2.player_marks import (
    PRISON,
    SABOTEUR2_ID,
    THIEF,
    Thieves,
    is_free,
    thieves,
)
from saboteur.games.classic.modules.saboteur2.roles import (
    HandSwapRule,
    InspectionRule,
    RoleChangeRule,
)
from saboteur.games.classic.modules.saboteur2.sharing import share_treasure
from saboteur.games.classic.modules.saboteur2.thefts import DECLINE, STEAL, THEFT, TheftRule
from saboteur.games.classic.operations import set_slot
from saboteur.games.classic.part import Part
from saboteur.games.classic.state import State
from saboteur.games.classic.view import View
from saboteur.games.options import RANDOM, Option, OptionValue
from saboteur.games.passing import DISCARD
from saboteur.games.position_words import numbers
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.randomness import Stream
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.sight import Sight


class Saboteur2(Part):
    """The expansion; its roles and nuggets replace dwarves and gold cards (S2-1, S2-5, R-55).

    A round ends as in the base game, when the treasure is linked, doors or not, or when all
    hands are empty (S2-31, R-34, R-58). Then everything is dealt again, including the cards set
    aside. Nuggets are kept; the seat to the left of the one that played the last card begins;
    most nuggets win after three rounds (S2-44, S2-45, S2-46). Cards set aside and undealt roles
    stay unseen (S2-7, S2-8, S2-50).
    """

    id = SABOTEUR2_ID
    title = "Saboteur 2"
    seats = (2, 12)
    data = "saboteur2.toml"
    replaces = frozenset({"role", "gold"})
    options = (Option("first_player", (RANDOM, *range(seats[1])), "R-22"),)
    fixed_options: ClassVar[Mapping[str, OptionValue]] = {PLACEMENT_LINK: START_LINKED}
    marks: ClassVar[Mapping[str, bool]] = {THIEF: False, PRISON: True}
    actions: Mapping[str, ActionRule[State]] = {
        "thief": ThiefRule(),
        "hands-off": HANDS_OFF,
        "prison": PrisonRule(),
        "free-at-last": FREE_AT_LAST,
        "inspection": InspectionRule(),
        "role-change": RoleChangeRule(),
        "hand-swap": HandSwapRule(),
    }
    decisions: Mapping[str, DecisionRule[State]] = {
        PASS_MORE: PassMoreRule(),
        DISCARD_TWO: DiscardTwoRule(),
        THEFT: TheftRule(),
    }
    turn_options: Mapping[str, TurnOption[State]] = {CLEAR: ClearOption()}
    lay_rules: Mapping[str, LayRule[State]] = {"ladder": LadderLay()}
    verbs: ClassVar[Mapping[str, str]] = {
        STOP: "",
        CLEAR: "mark",
        DISCARD: "card",
        STEAL: "seat",
        DECLINE: "",
    }
    events = EVENTS

    def refuse_lay(self, state: State, seat: int, place: PackedCell) -> Refusal | None:
        """Refuse every cell to an imprisoned seat (S2-23)."""
        return None if is_free(state, seat) else refuse("S2-23", "imprisoned")

    def after_pass(self, state: State, seat: int) -> bool:
        """Ask for more cards to pass, up to three; return whether the hand has any left (S2-9)."""
        return pass_more(state, seat)

    def share(self, state: State, result: RoundResult) -> bool:
        """Share nuggets instead of gold cards; return ``True``, as this part pays all seats."""
        share_treasure(state, result)
        return True

    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Return an event as a sight sees it."""
        return redact(cast("EngineEvent", event), sight)

    def view(self, state: State, sight: Sight) -> object:
        """Return the order in which the thieves were laid, which is public."""
        return Thieves(thieves(state))

    def complete(self, view: View, state: State, stream: Stream) -> None:
        """Copy the order of the thieves from the view to the possible world."""
        _keep_thieves(state, view.modules[self.id])

    def position(self, state: State) -> Iterable[str]:
        """Return a line with the order of the thieves if there is one."""
        laid = thieves(state)
        return [" ".join([self.id, "thieves", *map(str, laid)])] if laid else []

    def read_position(self, state: State, words: list[str]) -> None:
        name, *seats = words
        laid = numbers(seats)
        if name != "thieves" or not set(laid) <= set(range(state.kit.seats)):
            message = f"the only line of {self.id} names seats as thieves"
            raise ValueError(message)
        _keep_thieves(state, Thieves(laid))


def _keep_thieves(state: State, order: object) -> None:
    if order != Thieves():
        set_slot(state, SABOTEUR2_ID, order)


SABOTEUR2 = Saboteur2()
