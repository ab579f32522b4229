"""Texts of the classic family: roles, tools, nuggets and teams."""

from collections.abc import Sequence
from typing import Final

from saboteur.cli.families.narrator import TextArgs, ToolNarrator
from saboteur.games.classic.events import NuggetsGained
from saboteur.games.classic.kit import TOOLS
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move

NUGGETS: Final = frozenset({"nuggets", "worth"})


class ClassicNarrator(ToolNarrator):
    """Writes the sentences of Saboteur and Saboteur 2; their text ids have no prefix."""

    silent_events = ToolNarrator.silent_events | {"PlayDeclared", "PlayAllowed"}
    echo_pairs = frozenset({("NuggetStolen", "NuggetsPaid")})
    card_fields = frozenset({"card", "removed", "goal", "path", "chest", "location"})

    def role(self, kind: str) -> str:
        return self.say(f"role-{kind}")

    def mark(self, mark: str) -> str:
        """Return the name of a mark before a seat: a broken tool or a card with its own name."""
        return self.card(f"broken-{mark}") if mark in TOOLS else self.card(mark)

    def gold_sum(self, cards: Sequence[int]) -> str:
        """Format gold cards as a sum: ``4 (3+1)``."""
        total = str(sum(cards))
        return total if len(cards) < 2 else f"{total} ({'+'.join(map(str, cards))})"

    def move_args(self, move: Move) -> TextArgs:
        """Return the arguments of a move's text, with the tool or the mark that it names."""
        return {
            **super().move_args(move),
            "tool": self.tool(move.word) if move.word in TOOLS else "",
            "mark": self.mark(move.word) if move.word else "",
        }

    def replacements(self, events: Sequence[Event]) -> dict[int, str | None]:
        """Return replacements by index of event; equal gains of all seats are one sentence (ME-2).

        A round with right of way begins with such gains.
        """
        replaced = super().replacements(events)
        seats = len(self.names)
        for place, event in enumerate(events):
            run = events[place : place + seats]
            if (
                isinstance(event, NuggetsGained)
                and place not in replaced
                and _is_equal_gain(run, seats)
            ):
                said = self.say(
                    "event-nuggets-for-all", **self.format_field("nuggets", event.nuggets)
                )
                replaced |= dict.fromkeys(range(place, place + seats)) | {place: said}
        return replaced

    def format_field(self, name: str, fact: object) -> TextArgs:
        """Return one field as text arguments, including the nuggets and roles of this family."""
        match fact:
            case bool():
                pass
            case int() if name in NUGGETS:
                return {"nuggets": self.say("nuggets", count=fact)}
            case str() if name == "role":
                return {name: self.role(fact)}
            case _:
                pass
        return super().format_field(name, fact)

    def format_list(self, name: str, facts: Sequence[object]) -> str:
        """Return a list in words, including this family's gold sums, teams and roles."""
        numbers = [fact for fact in facts if isinstance(fact, int)]
        words = [fact for fact in facts if isinstance(fact, str)]
        match name:
            case "cards" if numbers:
                return self.gold_sum(numbers)
            case "teams":
                return ", ".join(self.say(f"team-{team}") for team in words)
            case "roles":
                return ", ".join(map(self.role, words))
            case _:
                return super().format_list(name, facts)


def _is_equal_gain(run: Sequence[Event], seats: int) -> bool:
    """Return whether ``run`` gives each seat the same nuggets exactly once."""
    gains = [event for event in run if isinstance(event, NuggetsGained)]
    return len({gain.seat for gain in gains}) == seats and len({g.nuggets for g in gains}) == 1
