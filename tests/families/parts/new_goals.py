"""Answers of the module new goals: five of eight lie in the maze."""

from saboteur.games.ruleset import AnyRuleSet
from saboteur.play.game import Game
from tests.families.classic_position import Facts
from tests.families.classic_visibility import TABLE
from tests.families.parts.part import PartAnswers


class NewGoalsAnswers(PartAnswers):
    """Answers about the new goals: three stay in the box, never the treasure (ME-25)."""

    event_fields = {
        "NuggetsGained(seat, nuggets)": TABLE,
        "NuggetsPaid(seat, to, nuggets)": TABLE,
        "GoldTraded(seat, worth)": "shown when it is traded (R-71)",
    }

    def check_components(self, game: Game, facts: Facts) -> None:
        assert len(facts.goals) == 5
        assert not any("treasure" in card for card in facts.goals_out)

    def moves(self, rules: AnyRuleSet, turns: int) -> int:
        """Return 1: a dragon may ask which gold card is traded."""
        return 1


ANSWERS = NewGoalsAnswers()
