"""The rule set of The Dark Cave."""

from collections.abc import Mapping
from typing import Final

from saboteur.games.dark_cave.book import DECLINES, MoveBook
from saboteur.games.dark_cave.creatures import AttackOrderRule, CreatureStepRule, RepelRule
from saboteur.games.dark_cave.events import EngineEvent
from saboteur.games.dark_cave.flow import (
    ATTACK_ORDER,
    CREATURE_STEP,
    DWARF_STEP,
    END_VOTE,
    ORIENT_GOAL,
    PASS_MORE,
    REPEL_CREATURE,
    TAKE_NUGGET,
    TURN,
)
from saboteur.games.dark_cave.kit import Kit
from saboteur.games.dark_cave.position import position_text
from saboteur.games.dark_cave.position_reader import DarkCaveReader
from saboteur.games.dark_cave.possible_worlds import complete
from saboteur.games.dark_cave.redaction import redact
from saboteur.games.dark_cave.scoring import saved_nuggets, winners
from saboteur.games.dark_cave.setup import deal_game
from saboteur.games.dark_cave.state import State
from saboteur.games.dark_cave.turn import PassMoreRule, TurnRule
from saboteur.games.dark_cave.view import View
from saboteur.games.dark_cave.voting import EndVoteRule
from saboteur.games.dark_cave.walking import DwarfStepRule, OrientGoalRule, TakeNuggetRule
from saboteur.games.decisions import DecisionRule
from saboteur.games.ruleset import BoxRules, Makers
from saboteur.kernel.event import Event
from saboteur.kernel.sight import Sight

DECISIONS: Final[Mapping[str, DecisionRule[State]]] = {
    TURN: TurnRule(),
    PASS_MORE: PassMoreRule(),
    CREATURE_STEP: CreatureStepRule(),
    ATTACK_ORDER: AttackOrderRule(),
    REPEL_CREATURE: RepelRule(),
    DWARF_STEP: DwarfStepRule(),
    ORIENT_GOAL: OrientGoalRule(),
    TAKE_NUGGET: TakeNuggetRule(),
    END_VOTE: EndVoteRule(),
}


class DarkCaveRules(BoxRules[State, View]):
    """The Dark Cave for a number of seats."""

    family = "dark-cave"
    end_clause = "DC-61"
    declines = DECLINES
    makers = Makers(Kit, MoveBook, deal_game, View, complete, position_text, DarkCaveReader)
    decisions = DECISIONS
    kit: Kit
    book: MoveBook

    def round(self, state: State) -> int:
        """Return 1: the game is a single round."""
        return 1

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the nuggets saved by each seat."""
        return saved_nuggets(state)

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the seats that work for the winning clan, or none before the end (DC-68)."""
        return winners(state)

    def redact(self, event: Event, sight: Sight) -> Event | None:
        assert isinstance(event, EngineEvent)  # noqa: S101 - the state records no other
        return redact(event, sight, self.kit)
