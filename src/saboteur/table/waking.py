"""How a table wakes up: from the log back to a live match, by the rules, from the seed on."""

import asyncio
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final

from saboteur.games.registry import ruleset
from saboteur.play.match import NONCE_BYTES, SEED_BYTES, Match, TableSettings
from saboteur.table.keeping import Keeping
from saboteur.table.models import SLOW, Deal, HeldAnswer, StoredMove, StoredTable
from saboteur.table.table import TableSnapshot

THREAD: Final = ThreadPoolExecutor(1, "waking")
"""Tables are woken one after the other: where a thousand come at once, several threads would only
keep those that are awake from moving. Where there are no threads, as in a browser, the event loop
itself does what it is given for one."""


class FrozenTable(Exception):
    """A table whose game can't go on here; its log is untouched."""


async def wake(storage: Keeping, code: str) -> TableSnapshot | None:
    """Read a sleeping table and play its log again; ``None`` if there is no such table."""
    stored = await storage.table(code)
    if stored is None:
        return None
    match, frozen = None, None
    if stored.deal is not None:
        try:
            moves = await storage.moves(code)
            held = await storage.answers.held(code)
            loop = asyncio.get_running_loop()
            again = await loop.run_in_executor(THREAD, replayed, stored, stored.deal, moves)
            hold_again(again, held)
            match = again
        except FrozenTable as reason:
            frozen = str(reason)
    sitters = await storage.sitters(code)
    snapshot = TableSnapshot(
        stored=stored,
        sitters=sitters,
        conduct=await storage.conduct(code),
        before=await storage.evening(code),
        match=match,
        frozen=frozen,
    )
    if stored.clock != SLOW or storage.slow is None:
        return snapshot
    guests = [who.guest for who in sitters.values() if who.guest is not None]
    return replace(
        snapshot,
        awaited=await storage.slow.awaited(code),
        orders=await storage.slow.orders(code),
        holidays=await storage.slow.holidays(guests),
    )


def new_deal(stored: StoredTable) -> Deal:
    """Choose what a game is dealt from. Nobody can guess it, the host neither."""
    rules = ruleset(stored.ruleset, stored.seats, stored.options, stored.deck)
    return Deal(rules.revision, secrets.token_hex(SEED_BYTES), secrets.token_hex(NONCE_BYTES))


def dealt(stored: StoredTable, deal: Deal) -> Match:
    """Deal a match; a rule set that this program does not have freezes the table."""
    try:
        match = Match(
            stored.ruleset,
            seats=stored.seats,
            seed=deal.seed,
            nonce=deal.nonce,
            options=stored.options,
            deck=stored.deck,
            settings=TableSettings(
                # Always on: the clock moves for a bot that fails, whether people have one or not.
                turn_timer=True,
                window_s=stored.window_s,
                chat=stored.talk != "off",
                patient=stored.clock == SLOW,
            ),
        )
    except ValueError as error:
        raise FrozenTable(str(error)) from error
    if match.revision != deal.revision:
        message = (
            f"this game began with revision {deal.revision} of {match.ruleset}; "
            f"here revision {match.revision} is played"
        )
        raise FrozenTable(message)
    return match


def replayed(stored: StoredTable, deal: Deal, moves: Sequence[StoredMove]) -> Match:
    """Play a log again. It was checked when it was written, so whatever differs freezes it."""
    match = dealt(stored, deal)
    _draw_anew(match, deal)
    for number, move in enumerate(moves, 1):
        message = f"move {number} of the log can't be made again"
        if move.number != number:
            raise FrozenTable(message)
        try:
            match.repeat(move.seat, move.text, timed_out=move.timed_out)
        except ValueError:
            raise FrozenTable(message) from None
        _draw_anew(match, deal)
    return match


def _draw_anew(match: Match, deal: Deal) -> None:
    """Take what was drawn anew at this moment, if anything was."""
    for redraw in deal.redraws:
        if redraw.after == match.version:
            try:
                match.take(redraw)
            except ValueError:
                message = f"what was drawn anew after move {match.version} can't be taken again"
                raise FrozenTable(message) from None


def hold_again(match: Match, held: Sequence[HeldAnswer]) -> None:
    """Take the answers that a window holds; those who gave them are not asked again."""
    for answer in held:
        if answer.version != match.version:
            continue  # of a window that a program closed which did not know of these yet
        try:
            match.hold(answer.seat, answer.text)
        except ValueError:
            message = f"the answer of seat {answer.seat} can't be given again"
            raise FrozenTable(message) from None
