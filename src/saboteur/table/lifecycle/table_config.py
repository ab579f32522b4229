"""Applies the settings that a host chose to a table record."""

from dataclasses import replace

from saboteur.games.registry import deck_for, ruleset
from saboteur.protocol.messages import NewTable, SetTable
from saboteur.table.pending_turns import MAX_NIGHT_MINUTES, night_minutes
from saboteur.table.storage.models import CLOCK_CORRESPONDENCE, TableRecord
from saboteur.table.table_state import ServerSettings


class CannotOpenTable(ValueError):
    """The settings are invalid or unavailable; the message gives the reason."""


def apply_config(
    table: TableRecord, config: NewTable | SetTable, settings: ServerSettings
) -> TableRecord:
    """Return the record with a host's settings. Raises ``CannotOpenTable``."""
    try:
        deck = deck_for(config.ruleset, settings.deck)
        rules = ruleset(config.ruleset, config.seats, config.options, deck)
    except ValueError as error:
        raise CannotOpenTable(str(error)) from None
    if config.clock == CLOCK_CORRESPONDENCE and not settings.has_correspondence:
        raise CannotOpenTable(
            "offline tables have no correspondence clock: nothing can notify the players"
        )
    if (
        config.daily_pause is not None
        and not 0 < night_minutes(config.daily_pause) <= MAX_NIGHT_MINUTES
    ):
        raise CannotOpenTable(f"a night has 1 to {MAX_NIGHT_MINUTES} minutes")
    return replace(
        table,
        ruleset=rules.id,
        seats=rules.seats,
        options=dict(rules.options),
        deck=rules.deck,
        clock=config.clock,
        chat=config.chat,
        listed=config.listed and config.group is None,
        window_s=config.window_s,
        decision_hours=config.decision_hours,
        night=config.daily_pause if config.clock == CLOCK_CORRESPONDENCE else None,
        group=config.group,
        pace=config.pace if isinstance(config, NewTable) else table.pace,
    )
