"""Texts of Le Duel: colours, tools and nuggets."""

from saboteur.cli.families.narrator import TextArgs, ToolNarrator
from saboteur.games.duel.kit import TOOLS
from saboteur.kernel.move import Move


class DuelNarrator(ToolNarrator):
    """Writes the sentences of Le Duel, for two players or a solo game."""

    prefix = "duel-"
    silent_events = ToolNarrator.silent_events | {"HandsDealt", "SoloGraded"}
    card_fields = frozenset({"card", "removed", "goal"})

    def colour(self, colour: str) -> str:
        return self.say(f"colour-{colour}")

    def nuggets(self, count: int) -> str:
        return self.say("nuggets", count=count)

    def move_args(self, move: Move) -> TextArgs:
        """Return the arguments of a move's text, with the tool that the move names."""
        return {
            **super().move_args(move),
            "tool": self.tool(move.word) if move.word in TOOLS else "",
        }

    def format_field(self, name: str, fact: object) -> TextArgs:
        """Return one field as text arguments, with nuggets also as a number for the plural form."""
        if name == "nuggets" and isinstance(fact, int):
            return {name: self.nuggets(fact), "count": fact}
        return super().format_field(name, fact)
