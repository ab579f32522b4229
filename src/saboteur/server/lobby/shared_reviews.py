"""All shared reviews: finds one by its id, at this node or another, and opens new ones."""

import asyncio
import re
import secrets
from typing import Final, final
from weakref import WeakValueDictionary

from saboteur.notation.record import RecordError
from saboteur.play.game import loads
from saboteur.server.cluster.broker import Broker
from saboteur.server.cluster.peers import Peers, RemoteTable
from saboteur.server.lobby.shared_review import LiveReview, Reviewed
from saboteur.server.storage.shared_reviews import SharedReviewStorage, StoredReview
from saboteur.server.storage.tables import Storage
from saboteur.table.codes import is_code
from saboteur.table.models import OVER, StoredGuest

ID_BYTES: Final = 12
"""Nobody guesses it: whoever has the address may come in."""
ID: Final = re.compile(r"[\w-]{16}", re.ASCII)
MOST_OWN: Final = 50
"""Reviews that one guest has open to others."""


class TooManyReviews(Exception):
    """A guest has opened as many as are kept."""


class Unwelcome(Exception):
    """Whoever opened it has blocked this guest."""


@final
class SharedReviews:
    """Those of this node live here while somebody looks at them."""

    def __init__(self, storage: Storage, broker: Broker, peers: Peers) -> None:
        """Begin with none."""
        self._storage = storage
        self._kept = SharedReviewStorage(storage.database)
        self._broker = broker
        self._peers = peers
        self._live: dict[str, LiveReview] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._releasing: set[asyncio.Task[None]] = set()

    @staticmethod
    def is_id(name: str) -> bool:
        """Whether a shared review may be called so; no table is."""
        return ID.fullmatch(name) is not None

    async def open(self, game: str, guest: StoredGuest) -> str:
        """Open the review of a game that is over to others, and return what leads there."""
        if await self._kept.count(guest.id) >= MOST_OWN:
            raise TooManyReviews
        new = StoredReview(
            id=secrets.token_urlsafe(ID_BYTES),
            game=game,
            guest=guest.id,
            lead=guest.id,
            all_draw=False,
            step=0,
            eyes="public",
        )
        await self._kept.add(new)
        return new.id

    async def admit(self, id_: str, guest: StoredGuest) -> LiveReview | RemoteTable | None:
        """Return a shared review for a guest; raises ``Unwelcome`` and ``BrokerUnavailable``."""
        stored = await self._kept.read(id_) if self.is_id(id_) else None
        if stored is None:
            return None
        if await self._storage.people.blocks(stored.guest, guest.id):
            raise Unwelcome
        return await self._find(stored)

    async def own(self, id_: str) -> LiveReview | None:
        """Return a shared review if it is ours, or nobody's."""
        stored = await self._kept.read(id_)
        found = None if stored is None else await self._find(stored)
        return found if isinstance(found, LiveReview) else None

    async def owners(self, guest: str) -> set[str]:
        """Return the nodes that have the reviews where a guest left something."""
        ids = await self._kept.of(guest)
        owners = {await self._broker.claim(id_) for id_ in ids}
        for id_ in ids:
            await self._release(id_)  # those that we have claimed only now
        return owners

    def remove_guest(self, guest: str) -> None:
        """Let go of a guest whom nobody knows any more."""
        for review in self._live.values():
            review.remove_guest(guest)

    def put_down(self) -> None:
        """Put all down: without a lease they may be others' already."""
        for review in list(self._live.values()):
            review.put_down()

    async def close(self) -> None:
        """End all; who is there may come back."""
        await asyncio.gather(*(review.close() for review in list(self._live.values())))
        await asyncio.gather(*self._releasing)

    async def _find(self, stored: StoredReview) -> LiveReview | RemoteTable | None:
        id_ = stored.id
        async with self._locks.setdefault(id_, asyncio.Lock()):
            if id_ in self._live:
                return self._live[id_]
            game = await self._game(stored.game)
            if game is None:
                return None
            owner = await self._broker.claim(id_)
            if owner != self._broker.node:
                return RemoteTable(id_, owner, self._peers)
            fresh = await self._kept.read(id_)  # from now on only we write
            if fresh is None:
                return None
            remarks = await self._kept.remarks(id_)
            review = self._live[id_] = LiveReview(
                self._kept,
                fresh,
                remarks,
                game=game,
                unheard=self._storage.unheard,
                forget=self._forget,
            )
            return review

    async def _game(self, name: str) -> Reviewed | None:
        """Return a game that is over, and that no operator has closed."""
        if not is_code(name):
            return _uploaded(await self._storage.upload(name))
        table = await self._storage.table(name)
        if table is None or table.stage != OVER or table.closed:
            return None
        return Reviewed(len(await self._storage.moves(name)), table.seats)

    def _forget(self, review: LiveReview) -> None:
        if self._live.get(review.code) is review:
            del self._live[review.code]
            task = asyncio.create_task(self._release(review.code))
            self._releasing.add(task)
            task.add_done_callback(self._releasing.discard)

    async def _release(self, id_: str) -> None:
        async with self._locks.setdefault(id_, asyncio.Lock()):
            if id_ not in self._live:
                await self._broker.release(id_)


def _uploaded(text: str | None) -> Reviewed | None:
    try:
        record = None if text is None else loads(text)
    except RecordError:
        return None
    return None if record is None else Reviewed(len(record.moves), record.seats)
