"""Registry of shared reviews: creates them and finds the node that runs each one."""

import re
import secrets
from typing import Final, final

from saboteur.notation.record import RecordError
from saboteur.play.game import loads
from saboteur.server.cluster.broker import Broker
from saboteur.server.cluster.peer_router import PeerRouter, RemoteTarget
from saboteur.server.services.actor_registry import ActorRegistry
from saboteur.server.services.review_room import ReviewedGame, ReviewRoom
from saboteur.server.storage.shared_reviews import SharedReviewRecord, SharedReviewStore
from saboteur.server.storage.tables import TableStore
from saboteur.table.codes import is_code
from saboteur.table.storage.models import STAGE_OVER, GuestRecord

REVIEW_ID_BYTES: Final = 12
"""96 random bits, because knowing the id is the permission to join."""
REVIEW_ID_PATTERN: Final = re.compile(r"[\w-]{16}", re.ASCII)
MAX_REVIEWS_PER_GUEST: Final = 50
"""Maximum number of shared reviews stored per guest."""


class TooManyReviews(Exception):
    """The guest has reached ``MAX_REVIEWS_PER_GUEST``."""


class BlockedByOwner(Exception):
    """The owner of the review has blocked this guest."""


@final
class ReviewRoomRegistry(ActorRegistry[ReviewRoom]):
    """Review rooms of this node, loaded on demand and unloaded when empty."""

    def __init__(self, storage: TableStore, broker: Broker, peers: PeerRouter) -> None:
        super().__init__(broker, peers)
        self._storage = storage
        self._store = SharedReviewStore(storage.database)

    @staticmethod
    def is_id(name: str) -> bool:
        """Whether a name has the form of a review id; table codes never have it."""
        return REVIEW_ID_PATTERN.fullmatch(name) is not None

    async def open(self, game: str, guest: GuestRecord) -> str:
        """Create a shared review of a finished game and return its id.

        Raises ``TooManyReviews``.
        """
        if await self._store.count_opened_by(guest.id) >= MAX_REVIEWS_PER_GUEST:
            raise TooManyReviews
        new = SharedReviewRecord(
            id=secrets.token_urlsafe(REVIEW_ID_BYTES),
            game_ref=game,
            guest=guest.id,
            presenter=guest.id,
            everyone_can_annotate=False,
            step=0,
            viewing_seat="public",
        )
        await self._store.add_review(new)
        return new.id

    async def resolve(self, id_: str, guest: GuestRecord) -> ReviewRoom | RemoteTarget | None:
        """Return the room of a review, loaded if this node owns it.

        Returns a ``RemoteTarget`` if another node owns it, and ``None`` if there is no such
        review. Raises ``BlockedByOwner`` and ``BrokerUnavailable``.
        """
        stored = await self._store.find_review(id_) if self.is_id(id_) else None
        if stored is None:
            return None
        if await self._storage.relations.has_blocked(stored.guest, guest.id):
            raise BlockedByOwner
        return await self.get_or_load(id_)

    async def owner_nodes(self, guest: str) -> set[str]:
        """Return the nodes that run reviews owned or annotated by a guest."""
        ids = await self._store.review_ids_for(guest)
        owners = {await self._broker.claim(id_) for id_ in ids}
        for id_ in ids:
            await self._release(id_)  # only those that are not open here
        return owners

    def remove_guest(self, guest: str) -> None:
        """Remove a deleted guest from all rooms of this node."""
        for review in self._local.values():
            review.remove_guest(guest)

    async def _exists(self, code: str) -> bool:
        stored = await self._store.find_review(code)
        return stored is not None and await self._find_game(stored.game_ref) is not None

    async def _load(self, code: str) -> ReviewRoom | None:
        stored = await self._store.find_review(code)
        game = None if stored is None else await self._find_game(stored.game_ref)
        if stored is None or game is None:
            return None
        return ReviewRoom(
            self._store,
            stored,
            await self._store.annotations(code),
            game=game,
            load_muted=self._storage.muted_by,
            on_stopped=self._on_stopped,
        )

    async def _find_game(self, name: str) -> ReviewedGame | None:
        """Return an uploaded or finished game; ``None`` if it is running, closed or unknown."""
        if not is_code(name):
            return _parse_upload(await self._storage.upload(name))
        table = await self._storage.table(name)
        if table is None or table.stage != STAGE_OVER or table.closed:
            return None
        return ReviewedGame(len(await self._storage.moves(name)), table.seats)


def _parse_upload(text: str | None) -> ReviewedGame | None:
    try:
        record = None if text is None else loads(text)
    except RecordError:
        return None
    return None if record is None else ReviewedGame(len(record.moves), record.seats)
