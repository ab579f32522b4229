"""Le Duel's words: colours, tools and nuggets."""

from saboteur.cli.families.teller import ToolTeller, Words
from saboteur.games.duel.kit import TOOLS
from saboteur.kernel.move import Move


class DuelTeller(ToolTeller):
    """Speaks of two dwarves of different colours, or of one alone."""

    prefix = "duel-"
    quiet = ToolTeller.quiet | {"HandsDealt", "SoloGraded"}
    kinds = frozenset({"card", "removed", "goal"})

    def colour(self, colour: str) -> str:
        """Name a colour."""
        return self.say(f"colour-{colour}")

    def nuggets(self, count: int) -> str:
        """Count nuggets."""
        return self.say("nuggets", count=count)

    def of_move(self, move: Move) -> Words:
        """Add the tool that a move speaks of."""
        return {
            **super().of_move(move),
            "tool": self.tool(move.word) if move.word in TOOLS else "",
        }

    def fact(self, name: str, fact: object) -> Words:
        """Put nuggets into words beside what every family has; their number selects."""
        if name == "nuggets" and isinstance(fact, int):
            return {name: self.nuggets(fact), "count": fact}
        return super().fact(name, fact)
