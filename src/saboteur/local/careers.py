"""What the owner of a device became, by the games that he played on it."""

from collections.abc import Sequence
from contextlib import suppress
from typing import final

from saboteur.local.documents import Changes, Documents, TableDocument, TallyDocument, packed
from saboteur.local.keeping import LocalKeeping
from saboteur.local.owner import HERE, Owner
from saboteur.notation.record import RecordError
from saboteur.play.replay import Replay
from saboteur.table.career import MOST_COUNTED, Tallied, boxes, latest, of_seat, own_seats
from saboteur.table.keeping import StaleWrite
from saboteur.table.models import OVER
from saboteur.table.tallying import Tally, tallied
from saboteur.table.waking import FrozenTable, replayed
from saboteur.wire import messages as wire

EVERY_LINE = 1_000_000


@final
class Careers:
    """Counts games that are over, each once. There are no ratings, and nobody to show it to."""

    def __init__(self, documents: Documents, keeping: LocalKeeping, owner: Owner) -> None:
        """Take the documents of the device, and whose it is."""
        self._documents = documents
        self._keeping = keeping
        self._owner = owner

    async def career(self) -> wire.Career:
        """Return what he became; some games that are not counted yet are counted meanwhile."""
        uncounted = self._uncounted()
        for document in uncounted[:MOST_COUNTED]:
            await self._count(document)
        games = self.games()
        return wire.Career(
            boxes=boxes(games),
            games=latest(games),
            ratings=(),
            missing=len(uncounted[MOST_COUNTED:]),
            shows="nobody",
        )

    def games(self) -> Sequence[Tallied]:
        """Return the games that were counted."""
        found = []
        for key in self._documents.keys("tally/"):
            with suppress(FrozenTable):
                document = self._documents.read(key, TallyDocument)
                if document is not None:
                    found.append(document.game)
        return sorted(found, key=lambda game: (game.ended, game.code))

    def _uncounted(self) -> list[TableDocument]:
        return [
            each
            for each in self._keeping.readable()
            if each.table.stage == OVER
            and HERE in own_seats(each.sitters)
            and self._documents.raw(f"tally/{each.table.code}") is None
        ]

    async def _count(self, document: TableDocument) -> None:
        table, code = document.table, document.table.code
        seat = own_seats(document.sitters)[HERE]
        tally = Tally()
        with suppress(FrozenTable, RecordError):  # it was played by other rules than ours
            if table.deal is not None:
                match = replayed(table, table.deal, await self._keeping.moves(code))
                lines = await self._keeping.talk.lines(code, EVERY_LINE)
                notes = await self._keeping.talk.notes(code, HERE, seat)
                tally = tallied(Replay(match.record()), seat, lines, notes)
        listed = {each.code: each.updated for each in self._owner.tables().tables}
        ended = listed.get(code, document.created)
        game = of_seat(table, document.sitters[seat], ended, tally)

        def change() -> Changes:
            if self._documents.raw(f"table/{code}") is None:
                raise StaleWrite(code)  # it was deleted meanwhile
            return {f"tally/{code}": packed(TallyDocument(game=game))}

        with suppress(StaleWrite):
            await self._documents.write(change)
