"""Answers of the module tournament: nuggets, not gold cards, and a path card half-way."""

from collections.abc import Callable, Mapping
from typing import Any

from saboteur.games.classic.modules.tournament import MiddleCardLaid
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.play.game import Game
from tests.families.classic_log import ClassicLog
from tests.families.classic_position import Facts
from tests.families.classic_visibility import RULES, TABLE
from tests.families.parts.part import PartAnswers

MIDDLE = (4, 0)


class TournamentAnswers(PartAnswers):
    """Answers about the tournament: the half-way card is taken from the deck (V-9)."""

    view_keys = {"options.allow_untested": RULES}
    event_fields = {"MiddleCardLaid(card, cell, turned)": TABLE}
    news = (MiddleCardLaid,)  # it comes with a new deal
    shares = True

    def check_components(self, game: Game, facts: Facts) -> None:
        """Assert that no role is set aside (V-8)."""
        assert not facts.spare
        assert len(facts.roles) == game.seats

    def moves(self, rules: AnyRuleSet, turns: int) -> int:
        """Return -1: the half-way card cannot be played."""
        return -1

    def listen(self, log: ClassicLog) -> Mapping[type[Event], Callable[[Any], None]]:
        """Return a handler that moves the half-way card from the pile to the maze."""

        def laid(event: MiddleCardLaid) -> None:
            assert event.cell == MIDDLE
            log.pile -= 1
            log.maze[MIDDLE] = (event.card, event.turned)

        return {MiddleCardLaid: laid}


ANSWERS = TournamentAnswers()
