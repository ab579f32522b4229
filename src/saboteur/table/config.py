"""From what a host asks for to a table that can be played."""

from dataclasses import replace

from saboteur.games.registry import deck_for, ruleset
from saboteur.table.deadline import MOST_NIGHT, night_minutes
from saboteur.table.models import SLOW, StoredTable
from saboteur.table.table import HouseSettings
from saboteur.wire.messages import NewTable, SetTable


class CannotOpen(ValueError):
    """No such table can be opened; the message says why."""


def configured(
    table: StoredTable, config: NewTable | SetTable, settings: HouseSettings
) -> StoredTable:
    """Return a table as its host wishes it; raises ``CannotOpen`` with the reason."""
    try:
        deck = deck_for(config.ruleset, settings.deck)
        rules = ruleset(config.ruleset, config.seats, config.options, deck)
    except ValueError as error:
        raise CannotOpen(str(error)) from None
    if config.clock == SLOW and not settings.slow:
        raise CannotOpen("a device has no slow tables: nobody would be called to them")
    if config.night is not None and not 0 < night_minutes(config.night) <= MOST_NIGHT:
        raise CannotOpen(f"a night has 1 to {MOST_NIGHT} minutes")
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
        hours=config.hours,
        night=config.night if config.clock == SLOW else None,
        group=config.group,
        pace=config.pace if isinstance(config, NewTable) else table.pace,
    )
