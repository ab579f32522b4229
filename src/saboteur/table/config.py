"""From what a host asks for to a table that can be played."""

from dataclasses import replace

from saboteur.games.registry import ruleset
from saboteur.table.models import StoredTable
from saboteur.wire.messages import NewTable, SetTable


class CannotOpen(ValueError):
    """No such table can be opened; the message says why."""


def configured(table: StoredTable, config: NewTable | SetTable, deck: str | None) -> StoredTable:
    """Return a table as its host wishes it; raises ``CannotOpen`` with the reason."""
    try:
        rules = ruleset(config.ruleset, config.seats, config.options, deck)
    except ValueError as error:
        raise CannotOpen(str(error)) from None
    return replace(
        table,
        ruleset=rules.id,
        seats=rules.seats,
        options=dict(rules.options),
        deck=rules.deck,
        clock=config.clock,
        talk=config.talk,
        listed=config.listed and config.group is None,
        window_s=config.window_s,
        group=config.group,
        pace=config.pace if isinstance(config, NewTable) else table.pace,
    )
