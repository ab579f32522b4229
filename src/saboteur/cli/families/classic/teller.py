"""Classic's words: roles, tools, nuggets and teams."""

from collections.abc import Sequence
from typing import Final

from saboteur.cli.families.teller import ToolTeller, Words
from saboteur.games.classic.events import NuggetsGained
from saboteur.games.classic.kit import TOOLS
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move

NUGGETS: Final = frozenset({"nuggets", "worth"})


class ClassicTeller(ToolTeller):
    """Speaks of dwarves with roles and tools; its texts need no prefix."""

    quiet = ToolTeller.quiet | {"PlayDeclared", "PlayAllowed"}
    echoes = frozenset({("NuggetStolen", "NuggetsPaid")})
    kinds = frozenset({"card", "removed", "goal", "path", "chest", "location"})

    def role(self, kind: str) -> str:
        """Name a role."""
        return self.say(f"role-{kind}")

    def mark(self, mark: str) -> str:
        """Name what lies before a seat: a broken tool, or a card of its own name."""
        return self.card(f"broken-{mark}") if mark in TOOLS else self.card(mark)

    def sum(self, cards: Sequence[int]) -> str:
        """Print gold cards as a sum: ``4 (3+1)``."""
        total = str(sum(cards))
        return total if len(cards) < 2 else f"{total} ({'+'.join(map(str, cards))})"

    def of_move(self, move: Move) -> Words:
        """Add the tool or the card before a seat that a move speaks of."""
        return {
            **super().of_move(move),
            "tool": self.tool(move.word) if move.word in TOOLS else "",
            "mark": self.mark(move.word) if move.word else "",
        }

    def instead(self, heard: Sequence[Event]) -> dict[int, str | None]:
        """Say it once if every seat gains the same: with right of way a round begins so (ME-2)."""
        told = super().instead(heard)
        seats = len(self.names)
        for place, event in enumerate(heard):
            run = heard[place : place + seats]
            if isinstance(event, NuggetsGained) and place not in told and _for_all(run, seats):
                said = self.say("event-nuggets-for-all", **self.fact("nuggets", event.nuggets))
                told |= dict.fromkeys(range(place, place + seats)) | {place: said}
        return told

    def fact(self, name: str, fact: object) -> Words:
        """Put nuggets and roles into words beside what every family has."""
        match fact:
            case bool():
                pass
            case int() if name in NUGGETS:
                return {"nuggets": self.say("nuggets", count=fact)}
            case str() if name == "role":
                return {name: self.role(fact)}
            case _:
                pass
        return super().fact(name, fact)

    def listed(self, name: str, facts: Sequence[object]) -> str:
        """Put sums of gold, teams and roles into words beside what every family has."""
        numbers = [fact for fact in facts if isinstance(fact, int)]
        words = [fact for fact in facts if isinstance(fact, str)]
        match name:
            case "cards" if numbers:
                return self.sum(numbers)
            case "teams":
                return ", ".join(self.say(f"team-{team}") for team in words)
            case "roles":
                return ", ".join(map(self.role, words))
            case _:
                return super().listed(name, facts)


def _for_all(run: Sequence[Event], seats: int) -> bool:
    """Whether events give each seat the same nuggets, once."""
    gains = [event for event in run if isinstance(event, NuggetsGained)]
    return len({gain.seat for gain in gains}) == seats and len({g.nuggets for g in gains}) == 1
