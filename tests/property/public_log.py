"""Rebuilds the public facts of a game from its public events."""

from typing import Any

from saboteur.kernel.event import Event
from tests.families.base import PublicLog


def follow_public_log(log: PublicLog, events: tuple[Event, ...]) -> None:
    """Apply the public events of a move to a log."""
    for event in events:
        log.feed(event)
    if not events:
        log.follow_silent_move()


def check_log_agrees_with_view(told: object, shown: object, where: str = "view") -> None:
    """Assert that all facts derived from the stream are in the view, which may have more."""
    if isinstance(told, dict) and isinstance(shown, dict):
        for key, fact in told.items():
            check_log_agrees_with_view(fact, shown[key], f"{where}.{key}")
    elif isinstance(told, list) and isinstance(shown, list):
        assert len(told) == len(shown), where
        if where in ("view.maze", "view.broken", "view.marks"):
            told, shown = _in_order(told), _in_order(shown)
        for place, (fact, other) in enumerate(zip(told, shown, strict=True)):
            check_log_agrees_with_view(fact, other, f"{where}.{place}")
    else:
        assert told == shown, where


def _in_order(items: list[Any]) -> list[Any]:
    """Return the items sorted, since the order of cards and of broken tools has no meaning."""
    if isinstance(items[0], list):
        return [sorted(tools) for tools in items]
    return sorted(items, key=lambda laid: (laid["x"], laid["y"]))
