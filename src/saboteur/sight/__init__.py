"""Views and event streams of a sight, and possible worlds made from a view."""

from typing import Any, TypeAlias

from saboteur.games.classic.view import View as ClassicView
from saboteur.games.dark_cave.view import View as DarkCaveView
from saboteur.games.duel.view import View as DuelView
from saboteur.games.lost_mines.view import View as LostMinesView
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.sight import OPEN, PUBLIC, Sight
from saboteur.kernel.type_checks import check_type

__all__ = ["View", "build_view", "check_sight", "possible_world", "stream"]

View: TypeAlias = ClassicView | DuelView | LostMinesView | DarkCaveView
"""The view of a game of any family."""


def check_sight(sight: Sight, seats: int) -> Sight:
    """Return the sight; raise ``ValueError`` if a table with ``seats`` seats does not have it."""
    if sight in (PUBLIC, OPEN) or (type(sight) is int and 0 <= sight < seats):
        return sight
    check_type("sight", sight, (int, str), 'a seat, "public" or "open"')
    message = f"there is no sight {sight!r}: no seat of 0 to {seats - 1}, nor public or open"
    raise ValueError(message)


def build_view(rules: AnyRuleSet, state: Any, sight: Sight) -> Any:  # noqa: ANN401 - each family has its own types
    """Return what a sight may see of a state, as a view of the rule set's family."""
    return rules.view(state, check_sight(sight, rules.seats))


def stream(rules: AnyRuleSet, events: tuple[Event, ...], sight: Sight) -> tuple[Event, ...]:
    """Return the events as a sight sees them, in their order.

    Args:
        rules: the compiled rule set.
        events: the events of the engine, secrets included.
        sight: a seat, ``"public"`` or ``"open"``.

    Raises:
        ValueError: there is no such seat.
    """
    check_sight(sight, rules.seats)
    seen = [rules.redact(event, sight) for event in events]
    return tuple(event for event in seen if event is not None)


def possible_world(rules: AnyRuleSet, view: Any, seed: str) -> Any:  # noqa: ANN401
    """Return a random state that the view's seat cannot distinguish from the real one."""
    return rules.complete(view, seed)
