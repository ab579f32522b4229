"""Gatherings at work: a heat is drawn, its tables are opened for those who sit there."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import cycle
from time import time
from typing import Final, final

from saboteur.games.registry import ruleset
from saboteur.gathering.drawing import draw
from saboteur.gathering.model import Choice, Past, Room
from saboteur.gathering.sizes import missing
from saboteur.server.limits import (
    ENTERED_OF_HOME,
    GATHERING_LOOKS,
    HALL_LOOKS,
    HEAT_TABLES_OF_HOME,
    NEW_GATHERINGS,
    NEW_GATHERINGS_OF_HOME,
    NEW_HEATS,
    SIGNED_UP_OF_HOME,
)
from saboteur.server.settings import Settings
from saboteur.server.storage.gatherings import (
    GatheringStorage,
    StoredGathering,
    StoredParticipant,
)
from saboteur.server.storage.heats import HeatStorage, StoredHeat, StoredHeatTable
from saboteur.server.storage.tables import Storage
from saboteur.table.codes import new_code
from saboteur.table.keeping import StaleWrite
from saboteur.table.limits import Limit
from saboteur.table.models import Sitter
from saboteur.table.opening import Opened, reserved, under_free_code
from saboteur.wire import messages as wire

MOST_HEATS: Final = 20
SIZES: Final = range(2, 13)
SEED_BYTES: Final = 16


class CannotOffer(ValueError):
    """Nobody can play that at a gathering; the message says why."""


class NotNow(Exception):
    """It can't be done as things stand; the message says why."""


class NoSuchHeat(Exception):
    """The gathering has no such heat, or the heat no such table; the message says which."""


class TooFew(Exception):
    """Not enough people are there for any table; the message says how many are missing."""


@final
class GatheringLimits:
    """How often somebody may do something at gatherings."""

    def __init__(self) -> None:
        """Begin with nothing done."""
        self.new = Limit(NEW_GATHERINGS)
        self.new_of_home = Limit(NEW_GATHERINGS_OF_HOME)
        self.signed_up_of_home = Limit(SIGNED_UP_OF_HOME)
        self.entered_of_home = Limit(ENTERED_OF_HOME)
        self.draws = Limit(NEW_HEATS)
        self.tables_of_home = Limit(HEAT_TABLES_OF_HOME)
        self.looks = Limit(GATHERING_LOOKS)
        self.looks_of_hall = Limit(HALL_LOOKS)


@final
class Gatherings:
    """Draws heats and opens tables, by what the database says of a gathering."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        """Take what the server keeps, and how its tables are."""
        self._settings = settings
        self.kept: Final = GatheringStorage(storage.database)
        self.heats: Final = HeatStorage(storage.database)
        self.limits: Final = GatheringLimits()

    def room(self, offer: wire.Offer) -> Room:
        """Say how many may play an offer; raises ``CannotOffer``."""
        sizes, reason = [], ""
        for size in SIZES:
            try:
                ruleset(offer.ruleset, size, offer.options, self._settings.deck)
            except ValueError as error:
                reason = str(error) if size == offer.seats else reason
            else:
                sizes.append(size)
        if offer.seats not in sizes:
            raise CannotOffer(reason)
        return Room(tuple(sizes), offer.seats)

    def missing(self, gathering: StoredGathering, people: Sequence[StoredParticipant]) -> int:
        """Say how many more people have to be there for a draw."""
        chosen = Counter(each.offer for each in people if each.here)
        offers = range(len(gathering.offers))
        rooms = [self.room(offer) for offer in gathering.offers]
        return missing([chosen[offer] for offer in offers], chosen[None], rooms)

    async def draw(self, gathering: StoredGathering) -> None:
        """Draw the next heat, or the one that was not opened yet once more.

        Raises ``NotNow``, ``TooFew``, or ``StaleWrite`` if somebody else drew meanwhile.
        """
        if gathering.over:
            raise NotNow("the gathering is over")
        heats = await self.heats.heats(gathering.id)
        before = [heat for heat in heats if heat.opened is not None]
        playing = sum(heat.playing for heat in before)
        if playing:
            raise NotNow(f"{playing} tables are still played: wait for them or give them up")
        if len(before) >= MOST_HEATS:
            raise NotNow(f"a gathering has at most {MOST_HEATS} heats")
        people = [each for each in await self.kept.people(gathering.id) if each.here]
        seed = secrets.token_hex(SEED_BYTES)
        drawn = await asyncio.to_thread(
            draw,
            [Choice(str(each.number), each.offer) for each in people],
            [self.room(offer) for offer in gathering.offers],
            Past.of(heat.draw() for heat in before),
            seed,
            await self._apart(people),
        )
        if not drawn.tables:
            raise TooFew(f"more people are needed for a table: {self.missing(gathering, people)}")
        await self.heats.redraw(gathering, len(before) + 1, drawn, seed)

    async def open(self, gathering: StoredGathering, number: int) -> None:
        """Open the tables of a heat, each with its seats kept and dealt.

        Raises ``NotNow``, ``NoSuchHeat``, or ``StaleWrite`` if somebody else changed it meanwhile.
        """
        heat = await self._heat(gathering, number)
        if heat.opened is not None:
            raise NotNow("the tables of this heat are open")
        people = await self._here(gathering, [each for t in heat.tables for each in t.people])
        new = {table.number: self._reserved(gathering, table, people) for table in heat.tables}

        async def write(_: str) -> None:
            tables = {place: (each.under(new_code()), each.sitters) for place, each in new.items()}
            await self.heats.open(gathering, number, tables, time())

        await under_free_code(new_code, write)

    async def again(self, gathering: StoredGathering, number: int, place: int) -> None:
        """Open a table of the last heat that was broken off or given up once more; as ``open``."""
        heat, table = await self._table(gathering, number, place)
        last = (await self.heats.heats(gathering.id))[-1]
        if heat.number != last.number or table.outcome in (None, "over"):
            raise NotNow("only a table of the last heat that has no result is played again")
        new = self._reserved(gathering, table, await self._here(gathering, table.people))

        async def write(code: str) -> None:
            await self.heats.reopen(gathering, number, table, new.under(code), new.sitters)

        await under_free_code(new_code, write)

    async def give_up(self, gathering: StoredGathering, number: int, place: int) -> None:
        """Leave a table out of the standings, so that the next heat need not wait for it."""
        _, table = await self._table(gathering, number, place)
        if table.code is None or table.outcome is not None:
            raise NotNow("the table is not played")
        try:
            await self.heats.give_up(gathering.id, number, place)
        except StaleWrite:
            raise NotNow("the table is not played any more") from None

    # --- Within -------------------------------------------------------------------------

    async def _heat(self, gathering: StoredGathering, number: int) -> StoredHeat:
        for heat in await self.heats.heats(gathering.id):
            if heat.number == number:
                return heat
        raise NoSuchHeat("the gathering has no such heat")

    async def _table(
        self, gathering: StoredGathering, number: int, place: int
    ) -> tuple[StoredHeat, StoredHeatTable]:
        heat = await self._heat(gathering, number)
        for table in heat.tables:
            if table.number == place:
                return heat, table
        raise NoSuchHeat("the heat has no such table")

    async def _here(
        self, gathering: StoredGathering, numbers: Sequence[int]
    ) -> Mapping[int, StoredParticipant]:
        people = {each.number: each for each in await self.kept.people(gathering.id)}
        gone = [people[each].name for each in numbers if not people[each].here]
        if gone:
            raise NotNow(f"not there any more: {', '.join(gone)}; draw again")
        return people

    async def _apart(self, people: Sequence[StoredParticipant]) -> set[frozenset[str]]:
        numbers = {each.guest: str(each.number) for each in people if each.guest is not None}
        pairs = await self.kept.apart(list(numbers))
        return {frozenset(numbers[guest] for guest in pair) for pair in pairs}

    def _reserved(
        self,
        gathering: StoredGathering,
        table: StoredHeatTable,
        people: Mapping[int, StoredParticipant],
    ) -> Opened:
        offer = gathering.offers[table.offer]
        config = wire.NewTable(
            ruleset=offer.ruleset,
            seats=len(table.people),
            options=offer.options,
            clock=gathering.clock,
            talk=gathering.talk,
        )
        those = [people[each] for each in table.people]
        return reserved(
            config, gathering.organiser, _sitters(those, gathering.organiser), self._settings
        )


def _sitters(people: Sequence[StoredParticipant], organiser: str) -> dict[int, Sitter]:
    """Keep the seats. Who has no device sits beside somebody who has one, or the organiser."""
    devices = cycle([each.guest for each in people if each.guest is not None] or [organiser])
    return {
        seat: Sitter(each.name, guest=each.guest)
        if each.guest is not None
        else Sitter(each.name, guest=next(devices), shared=True)
        for seat, each in enumerate(people)
    }
