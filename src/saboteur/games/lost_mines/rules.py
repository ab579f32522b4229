"""The rule set of The Lost Mines."""

from collections.abc import Mapping
from typing import Final

from saboteur.games.decisions import DecisionRule
from saboteur.games.lost_mines.book import DECLINES, MoveBook
from saboteur.games.lost_mines.events import EngineEvent
from saboteur.games.lost_mines.kit import Kit
from saboteur.games.lost_mines.mines import (
    ORIENT_MINE,
    TAKE_TREASURE,
    OrientMineRule,
    TakeTreasureRule,
)
from saboteur.games.lost_mines.position import position_text
from saboteur.games.lost_mines.position_reader import LostMinesReader
from saboteur.games.lost_mines.possible_worlds import complete
from saboteur.games.lost_mines.redaction import redact
from saboteur.games.lost_mines.scoring import richest
from saboteur.games.lost_mines.setup import deal_game
from saboteur.games.lost_mines.state import State
from saboteur.games.lost_mines.turn import PASS_MORE, PassMoreRule, TurnRule
from saboteur.games.lost_mines.view import View
from saboteur.games.lost_mines.voting import END_VOTE, EndVoteRule
from saboteur.games.lost_mines.walking import STEP_ON, StepRule
from saboteur.games.operations import TURN
from saboteur.games.ruleset import BoxRules, Makers
from saboteur.kernel.event import Event
from saboteur.kernel.sight import Sight

DECISIONS: Final[Mapping[str, DecisionRule[State]]] = {
    TURN: TurnRule(),
    PASS_MORE: PassMoreRule(),
    STEP_ON: StepRule(),
    ORIENT_MINE: OrientMineRule(),
    TAKE_TREASURE: TakeTreasureRule(),
    END_VOTE: EndVoteRule(),
}
"""The rule of each kind of decision."""


class LostMinesRules(BoxRules[State, View]):
    """The Lost Mines for a number of seats."""

    family = "lost-mines"
    end_clause = "LM-50"
    declines = DECLINES
    makers = Makers(Kit, MoveBook, deal_game, View, complete, position_text, LostMinesReader)
    decisions = DECISIONS
    kit: Kit
    book: MoveBook

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the victory points of each seat."""
        return state.points

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the seats with the most points if the game is over, else none (LM-50)."""
        return () if state.stack else richest(state.points)

    def redact(self, event: Event, sight: Sight) -> Event | None:
        assert isinstance(event, EngineEvent)  # noqa: S101 - the state records no other
        return redact(event, sight)
