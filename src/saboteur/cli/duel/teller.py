"""Le Duel's words: colours, tools and nuggets."""

from collections.abc import Iterable, Mapping
from typing import Final

from saboteur.cli.teller import Teller, Words
from saboteur.games.duel import book
from saboteur.games.duel.kit import TOOLS
from saboteur.kernel.move import Move

QUIET: Final = frozenset({"TurnBegan", "HandsDealt", "OwnHand", "HiddenDraw", "SoloGraded"})


class DuelTeller(Teller):
    """Speaks of two dwarves of different colours, or of one alone."""

    prefix = "duel-"
    play = book.PLAY
    quiet = QUIET
    kinds = frozenset({"card", "removed", "goal"})

    def colour(self, colour: str) -> str:
        """Name a colour."""
        return self.say(f"colour-{colour}")

    def letter(self, colour: str) -> str:
        """Return the letter that stands for a colour in the maze."""
        return self.say(f"door-{colour}")

    def tool(self, kind: str) -> str:
        """Name a tool, in the middle of a line."""
        return self.say(f"tool-{kind}").lower()

    def tools(self, kinds: Iterable[str]) -> str:
        """Name several tools."""
        return ", ".join(map(self.tool, kinds))

    def nuggets(self, count: int) -> str:
        """Count nuggets."""
        return self.say("nuggets", count=count)

    def of_refusal(self, args: Mapping[str, str | int]) -> Words:
        """Put tools into words beside cards and seats."""
        words = super().of_refusal(args)
        if "tools" in args:
            words["tools"] = self.tools(str(args["tools"]).split())
        return words

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
