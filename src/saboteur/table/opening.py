"""New tables: for a host, and for those who play once more."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from saboteur.table.bots import offered
from saboteur.table.config import CannotOpen, configured
from saboteur.table.keeping import Taken
from saboteur.table.models import LOBBY, PLAYING, Sitter, StoredGuest, StoredTable
from saboteur.table.seating import bot_sitter
from saboteur.table.table import HouseSettings, TableSnapshot
from saboteur.table.waking import new_deal
from saboteur.wire.messages import NewTable

CODE_TRIES: Final = 20
"""How many codes are tried before we say that none is free."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A table that waits for its code, and who sits there."""

    table: StoredTable
    sitters: Mapping[int, Sitter]

    def under(self, code: str) -> StoredTable:
        """Return the table under a code."""
        return replace(self.table, code=code)


def opened(config: NewTable, host: StoredGuest, settings: HouseSettings) -> Opened:
    """Return the table that a guest wants, who gets seat 0; raises ``CannotOpen``."""
    wanted = StoredTable(code="", ruleset="", seats=0, options={}, deck=None, host=host.id)
    table = configured(wanted, config, settings)
    sitters = {0: Sitter(host.nickname, guest=host.id, portrait=host.portrait)}
    if config.bots is not None:
        known = offered(table.ruleset, settings.bots)
        if config.bots not in known:
            raise CannotOpen(f"no bot level {config.bots!r}: this box has {', '.join(known)}")
        sitters.update({seat: bot_sitter(seat, config.bots) for seat in range(1, config.seats)})
    return _begun(table, sitters, start=config.bots is not None)


def following(old: TableSnapshot) -> Opened:
    """Return the table that follows one; a person alone among bots goes on playing at once."""
    sitters = {
        seat: who
        if who.guest is None
        else Sitter(
            who.name,
            who.guest,
            portrait=who.portrait,
            program=who.program,
            shared=who.shared,
        )
        for seat, who in old.sitters.items()
        if who.guest is not None or who.bot is not None  # or he has deleted himself
    }
    sitters = {seat: replace(who, result=None) for seat, who in sitters.items()}
    people = sum(sitter.guest is not None for sitter in sitters.values())
    alone = people == 1 and len(sitters) == old.stored.seats
    table = replace(old.stored, edition=0, invite="", paused=False, rematch=None)
    return _begun(table, sitters, start=alone)


def _begun(table: StoredTable, sitters: Mapping[int, Sitter], *, start: bool) -> Opened:
    stage, deal = (PLAYING, new_deal(table)) if start else (LOBBY, None)
    return Opened(replace(table, stage=stage, deal=deal), sitters)


async def under_free_code(
    new_code: Callable[[], str], write: Callable[[str], Awaitable[None]]
) -> str:
    """Write something under a code that is free, and return it; raises ``CannotOpen``."""
    for _ in range(CODE_TRIES):
        code = new_code()
        try:
            await write(code)
        except Taken:
            continue  # the code is taken
        return code
    raise CannotOpen("no free code was found")
