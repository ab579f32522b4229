"""Who knows of letters: slow tables, whoever invites, and gatherings."""

from collections.abc import Mapping, Sequence
from typing import final

from saboteur.server.post.letters import Letter, Source
from saboteur.server.storage.awaited import AwaitedStorage, Call
from saboteur.server.storage.farewells import FarewellStorage
from saboteur.server.storage.heats import HeatStorage, Place
from saboteur.server.storage.invitations import InvitationStorage, StoredInvitation
from saboteur.server.storage.tables import Storage
from saboteur.wire import messages as wire


@final
class Turns:
    """Whose turn it is at slow tables. Everybody who is asked is told alike."""

    kinds: tuple[wire.LetterKind, ...] = ("turn",)

    def __init__(self, awaited: AwaitedStorage, asked: FarewellStorage) -> None:
        """Take what is kept of slow tables."""
        self._awaited = awaited
        self._asked = asked
        self._calls: dict[Letter, Call] = {}

    async def due(self, now: float, limit: int) -> Sequence[Letter]:
        """Return who is asked and was not called."""
        calls = await self._awaited.uncalled(now, limit)
        self._calls = {
            Letter(call.guest, "turn", call.code, None, call.since, call.until): call
            for call in calls
        }
        return list(self._calls)

    async def sent(self, letters: Sequence[Letter], now: float) -> None:
        """Note that they were called."""
        await self._awaited.called([self._calls[letter] for letter in letters], now)

    async def valid(self, letters: Sequence[Letter]) -> Sequence[Letter]:
        """Return who has not answered yet."""
        asked = await self._asked.asked({letter.table or "" for letter in letters})
        return [
            letter
            for letter in letters
            if (letter.table or "", letter.guest, letter.since) in asked
        ]


@final
class Farewells:
    """Who played slow games that are over."""

    kinds: tuple[wire.LetterKind, ...] = ("over",)

    def __init__(self, farewells: FarewellStorage) -> None:
        """Take what is kept of slow tables."""
        self._farewells = farewells

    async def due(self, now: float, limit: int) -> Sequence[Letter]:
        """Return whom to tell, a table as a whole."""
        # A table has several players: so many tables at once are few enough.
        found = await self._farewells.over(now, limit // 12)
        return [Letter(each.guest, "over", each.code, None, each.ended, None) for each in found]

    async def sent(self, letters: Sequence[Letter], now: float) -> None:
        """Note that they were told."""
        await self._farewells.told((letter.table or "" for letter in letters), now)

    async def valid(self, letters: Sequence[Letter]) -> Sequence[Letter]:
        """Return them all: what is over stays over."""
        return letters


@final
class Invitations:
    """Who is asked to a table by somebody, as long as he may still come."""

    kinds: tuple[wire.LetterKind, ...] = ("invited",)

    def __init__(self, invitations: InvitationStorage) -> None:
        """Take what is kept of invitations."""
        self._invitations = invitations
        self._asked: dict[Letter, list[StoredInvitation]] = {}

    async def due(self, now: float, limit: int) -> Sequence[Letter]:
        """Return who is asked and was not told; several invitations at once are told by one."""
        found = [
            asked for asked in await self._invitations.uncalled(now, limit) if asked.created <= now
        ]
        self._asked = {}
        for asked in found:
            letters = await self._open(asked.guest)
            same = next((letter for letter in letters if letter.since == asked.created), None)
            if same is None:  # the table is locked meanwhile, or he has blocked its host
                await self._invitations.called([asked], now)
            else:
                self._asked.setdefault(same, []).append(asked)
        return list(self._asked)

    async def sent(self, letters: Sequence[Letter], now: float) -> None:
        """Note that they were told."""
        await self._invitations.called(
            [asked for letter in letters for asked in self._asked[letter]], now
        )

    async def valid(self, letters: Sequence[Letter]) -> Sequence[Letter]:
        """Return the invitations to which their guests may still come."""
        guests = {letter.guest for letter in letters}
        still = {letter for guest in guests for letter in await self._open(guest)}
        return [letter for letter in letters if letter in still]

    async def _open(self, guest: str) -> Sequence[Letter]:
        """Say to which tables a guest is asked, by the codes that let him in."""
        return [
            Letter(guest, "invited", asked.code, asked.by, asked.created, None)
            for asked in await self._invitations.waiting(guest)
        ]


@final
class Heats:
    """Where people sit in a heat whose tables were opened."""

    kinds: tuple[wire.LetterKind, ...] = ("heat",)

    def __init__(self, heats: HeatStorage) -> None:
        """Take what is kept of heats."""
        self._heats = heats
        self._places: dict[Letter, Place] = {}

    async def due(self, now: float, limit: int) -> Sequence[Letter]:
        """Return who is to come to a table, a heat as a whole."""
        # A heat has many people: one at once is enough.
        found = await self._heats.uncalled(now, max(1, limit // 1000))
        self._places = {
            Letter(place.guest, "heat", place.code, None, place.opened, None): place
            for place in found
        }
        return list(self._places)

    async def sent(self, letters: Sequence[Letter], now: float) -> None:
        """Note that they were told."""
        await self._heats.called([self._places[letter] for letter in letters], now)

    async def valid(self, letters: Sequence[Letter]) -> Sequence[Letter]:
        """Return those to whose tables one may still come."""
        played = await self._heats.played({letter.table or "" for letter in letters})
        return [letter for letter in letters if letter.table in played]


def sources_of(storage: Storage) -> Mapping[str, Source]:
    """Return everybody who knows of letters, by name."""
    slow = FarewellStorage(storage.database)
    return {
        "turns": Turns(storage.slow, slow),
        "farewells": Farewells(slow),
        "invitations": Invitations(InvitationStorage(storage.database)),
        "heats": Heats(HeatStorage(storage.database)),
    }
