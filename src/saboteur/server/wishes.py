"""From what a host asks for to a table that can be played."""

from dataclasses import replace

from saboteur.games.registry import ruleset
from saboteur.server.messages import NewTable, SetTable
from saboteur.server.stored import StoredTable


class CannotOpen(ValueError):
    """No such table can be opened; the message says why."""


def settled(table: StoredTable, wish: NewTable | SetTable, deck: str | None) -> StoredTable:
    """Return a table as its host wishes it; raises ``CannotOpen`` with the reason."""
    try:
        rules = ruleset(wish.ruleset, wish.seats, wish.options, deck)
    except ValueError as error:
        raise CannotOpen(str(error)) from None
    return replace(
        table,
        ruleset=rules.id,
        seats=rules.seats,
        options=dict(rules.options),
        deck=rules.deck,
        clock=wish.clock,
        talk=wish.talk,
        listed=wish.listed,
        window_s=wish.window_s,
    )
