"""Records that the owner of a device brought: each is verified before it is kept."""

from collections.abc import Iterator
from contextlib import suppress
from time import time
from typing import final

from saboteur.local.documents import Changes, Documents, ReplayDocument, packed
from saboteur.play.match import verify_whole
from saboteur.table.codes import new_local_code
from saboteur.table.keeping import Taken
from saboteur.table.opening import under_free_code
from saboteur.table.waking import FrozenTable


@final
class Records:
    """All records that were brought."""

    def __init__(self, documents: Documents) -> None:
        """Take the documents of the device."""
        self._documents = documents

    def find(self, id_: str) -> str | None:
        """Return a record; raises ``FrozenTable`` if it can't be read."""
        document = self._documents.read(f"replay/{id_}", ReplayDocument)
        return None if document is None else document.record

    def readable(self) -> Iterator[tuple[str, ReplayDocument]]:
        """Yield all records that this program can read, with their ids."""
        for key in self._documents.keys("replay/"):
            with suppress(FrozenTable):
                document = self._documents.read(key, ReplayDocument)
                if document is not None:
                    yield key.partition("/")[2], document

    async def take_in(self, text: str) -> str:
        """Verify a record, keep it and return its id; raises ``RecordError``."""
        for id_, known in self.readable():
            if known.record == text:
                return id_
        verify_whole(text)

        async def write(id_: str) -> None:
            def change() -> Changes:
                if self._documents.raw(f"replay/{id_}") is not None:
                    raise Taken(id_)
                return {f"replay/{id_}": packed(ReplayDocument(record=text, created=time()))}

            await self._documents.write(change)

        return await under_free_code(new_local_code, write)
