"""The rule set of Le Duel."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.games.decisions import DecisionRule
from saboteur.games.duel.book import DECLINES, MoveBook
from saboteur.games.duel.events import EngineEvent
from saboteur.games.duel.flow import BEFORE_DRAW
from saboteur.games.duel.kit import Kit
from saboteur.games.duel.operations import nuggets
from saboteur.games.duel.position import position_text
from saboteur.games.duel.position_reader import DuelReader
from saboteur.games.duel.possible_worlds import complete
from saboteur.games.duel.questions import ClaimGoldRule, OrientGoalRule, RevealGoalRule
from saboteur.games.duel.redaction import redact
from saboteur.games.duel.scoring import richest
from saboteur.games.duel.settling import CLAIM_GOLD, ORIENT_GOAL, REVEAL_GOAL
from saboteur.games.duel.setup import deal_game
from saboteur.games.duel.state import State
from saboteur.games.duel.turn import (
    DISCARD_TWO,
    PASS_MORE,
    BeforeDrawRule,
    DiscardTwoRule,
    PassMoreRule,
    TurnRule,
)
from saboteur.games.duel.view import View
from saboteur.games.operations import TURN
from saboteur.games.ruleset import BoxRules, Makers
from saboteur.kernel.event import Event
from saboteur.kernel.sight import Sight

DECISIONS: Final[Mapping[str, DecisionRule[State]]] = MappingProxyType(
    {
        TURN: TurnRule(),
        PASS_MORE: PassMoreRule(),
        DISCARD_TWO: DiscardTwoRule(),
        BEFORE_DRAW: BeforeDrawRule(),
        REVEAL_GOAL: RevealGoalRule(),
        ORIENT_GOAL: OrientGoalRule(),
        CLAIM_GOLD: ClaimGoldRule(),
    }
)
"""The rule of each kind of decision."""


class DuelRules(BoxRules[State, View]):
    """Le Duel for two seats, or for one alone."""

    family = "duel"
    end_clause = "D-42"
    declines = DECLINES
    makers = Makers(Kit, MoveBook, deal_game, View, complete, position_text, DuelReader)
    decisions = DECISIONS
    kit: Kit
    book: MoveBook

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the nuggets of each seat."""
        return nuggets(state)

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the richest seats if the game is over, else none; none in solo (D-42, D-50)."""
        return () if state.stack else richest(state, nuggets(state))

    def redact(self, event: Event, sight: Sight) -> Event | None:
        assert isinstance(event, EngineEvent)  # noqa: S101 - the state records no other
        return redact(event, sight)
