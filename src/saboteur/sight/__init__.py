"""Looking: views and event streams for a sight, and possible worlds made from a view alone."""

from typing import Any, TypeAlias

from saboteur.games.classic.view import View as ClassicView
from saboteur.games.dark_cave.view import View as DarkCaveView
from saboteur.games.duel.view import View as DuelView
from saboteur.games.lost_mines.view import View as LostMinesView
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.given import must_be
from saboteur.kernel.sight import OPEN, PUBLIC, Sight

__all__ = ["View", "known_sight", "look", "possible_world", "stream"]

View: TypeAlias = ClassicView | DuelView | LostMinesView | DarkCaveView
"""What a sight sees of a game of any family."""


def known_sight(sight: Sight, seats: int) -> Sight:
    """Return a sight that a table of so many seats has; another raises ``ValueError``."""
    if sight in (PUBLIC, OPEN) or (type(sight) is int and 0 <= sight < seats):
        return sight
    must_be("sight", sight, (int, str), 'a seat, "public" or "open"')
    message = f"there is no sight {sight!r}: no seat of 0 to {seats - 1}, nor public or open"
    raise ValueError(message)


def look(rules: AnyRuleSet, state: Any, sight: Sight) -> Any:  # noqa: ANN401 - each family has its own types
    """Build the view of a sight."""
    return rules.view(state, known_sight(sight, rules.seats))


def stream(rules: AnyRuleSet, events: tuple[Event, ...], sight: Sight) -> tuple[Event, ...]:
    """Return what a sight learns of engine events, in their order."""
    known_sight(sight, rules.seats)
    seen = [rules.redact(event, sight) for event in events]
    return tuple(event for event in seen if event is not None)


def possible_world(rules: AnyRuleSet, view: Any, seed: str) -> Any:  # noqa: ANN401
    """Complete a seat's view into a state that this seat cannot tell from the real one."""
    return rules.complete(view, seed)
