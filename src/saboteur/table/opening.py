"""New tables: for a host, and for those who play once more."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from saboteur.notation.record import Redraw
from saboteur.play.game import Record
from saboteur.play.replay import Replay
from saboteur.table.bots import offered
from saboteur.table.config import CannotOpen, configured
from saboteur.table.keeping import Taken
from saboteur.table.models import (
    LOBBY,
    PLAYING,
    Deal,
    Sitter,
    StoredGuest,
    StoredMove,
    StoredTable,
)
from saboteur.table.seating import bot_sitter
from saboteur.table.table import HouseSettings, TableSnapshot
from saboteur.table.waking import THREAD, new_deal
from saboteur.wire.messages import GoOn, NewTable

LONGEST_SEED: Final = 64
"""As long as a column; records of elsewhere may have any."""
ANEW: Final = "anew"
CODE_TRIES: Final = 20
"""How many codes are tried before we say that none is free."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A table that waits for its code, and who sits there."""

    table: StoredTable
    sitters: Mapping[int, Sitter]
    moves: tuple[StoredMove, ...] = ()
    """What was played already."""

    def under(self, code: str) -> StoredTable:
        """Return the table under a code."""
        return replace(self.table, code=code)


def opened(config: NewTable, host: StoredGuest, settings: HouseSettings) -> Opened:
    """Return the table that a guest wants, who gets seat 0; raises ``CannotOpen``."""
    wanted = StoredTable(code="", ruleset="", seats=0, options={}, deck=None, host=host.id)
    table = configured(wanted, config, settings)
    sitters = {0: Sitter(host.nickname, guest=host.id, portrait=host.portrait)}
    if config.bots is not None:
        sitters = _among_bots(table, 0, host, config.bots, settings)
    return _begun(table, sitters, start=config.bots is not None)


def reserved(
    config: NewTable, host: str, sitters: Mapping[int, Sitter], settings: HouseSettings
) -> Opened:
    """Return a table that is dealt at once to those for whom its seats are kept; ``CannotOpen``."""
    wanted = StoredTable(code="", ruleset="", seats=0, options={}, deck=None, host=host)
    return _begun(configured(wanted, config, settings), sitters, start=True)


async def going_on(
    record: Record, wish: GoOn, host: StoredGuest, settings: HouseSettings
) -> Opened:
    """Return a table where a finished game goes on otherwise; raises ``CannotOpen``.

    It has the same seed, so the cards to come are the same, too; whoever has seen the end knows
    them, and plays to try. If he wants, all that his seat could not know then is drawn anew.
    """
    if wish.step >= len(record.moves):
        raise CannotOpen(f"the game was over then: moves are 0 to {len(record.moves) - 1}")
    if wish.seat >= record.seats:
        raise CannotOpen(f"seats are 0 to {record.seats - 1}")
    if len(record.seed) > LONGEST_SEED:
        raise CannotOpen("its seed is too long for a table")
    table = StoredTable(
        code="",
        ruleset=record.ruleset,
        seats=record.seats,
        options=dict(record.options),
        deck=record.deck,
        host=host.id,
        pace=wish.pace,
    )
    sitters = _among_bots(table, wish.seat, host, wish.bots, settings)
    deal = replace(
        new_deal(table),
        seed=record.seed,
        redraws=tuple(each for each in record.redraws if each.after <= wish.step),
    )
    if wish.hidden == ANEW:
        loop = asyncio.get_running_loop()
        drawn = await loop.run_in_executor(THREAD, _drawn_anew, record, wish, deal)
        deal = replace(deal, redraws=(*deal.redraws, drawn))
    moves = tuple(
        StoredMove(number, made.seat, made.text, made.timed_out)
        for number, made in enumerate(record.moves[: wish.step], 1)
    )
    return Opened(replace(table, stage=PLAYING, deal=deal), sitters, moves)


def _drawn_anew(record: Record, wish: GoOn, deal: Deal) -> Redraw:
    """Draw what the seat cannot know: by the nonce, so that the commitment binds it."""
    return Replay(record).game(wish.step).redraw(wish.seat, deal.nonce)


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


def _among_bots(
    table: StoredTable, own: int, host: StoredGuest, level: str, settings: HouseSettings
) -> dict[int, Sitter]:
    """Seat a guest and bots on all other seats."""
    known = offered(table.ruleset, settings.bots)
    if level not in known:
        raise CannotOpen(f"no bot level {level!r}: this box has {', '.join(known)}")
    host_sits = Sitter(host.nickname, guest=host.id, portrait=host.portrait)
    return {
        seat: host_sits if seat == own else bot_sitter(seat, level) for seat in range(table.seats)
    }


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
