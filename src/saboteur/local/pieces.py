"""What only grows, such as the log of a game, is kept in pieces: a move rewrites the last."""

from typing import Final, Generic, TypeVar, final

from saboteur.local.documents import Changes, Documents, PieceDocument, packed

PIECE: Final = 64
"""So many items stand in a document."""

ItemT = TypeVar("ItemT")


@final
class Pieces(Generic[ItemT]):
    """The logs of one kind, one for each table."""

    def __init__(self, documents: Documents, name: str, kind: type[PieceDocument[ItemT]]) -> None:
        """Keep them below a name; ``kind`` says of what."""
        self._documents = documents
        self._name = name
        self._kind = kind

    def read(self, code: str) -> tuple[ItemT, ...]:
        """Return the whole log; raises ``FrozenTable`` if a piece can't be read."""
        return tuple(item for key in self._keys(code) for item in self._piece(key))

    def last(self, code: str) -> ItemT | None:
        """Return the last item."""
        keys = self._keys(code)
        return self._piece(keys[-1])[-1] if keys else None

    def grown(self, code: str, new: tuple[ItemT, ...]) -> Changes:
        """Return the documents that a log writes to grow by some items."""
        keys = self._keys(code)
        number = max(len(keys) - 1, 0)
        items = (*self._piece(keys[-1]), *new) if keys else new
        return {
            f"{self._name}/{code}/{number + start // PIECE:04}": packed(
                self._kind(items=items[start : start + PIECE])
            )
            for start in range(0, len(items), PIECE)
        }

    def _piece(self, key: str) -> tuple[ItemT, ...]:
        piece = self._documents.read(key, self._kind)
        return () if piece is None else piece.items

    def _keys(self, code: str) -> list[str]:
        return self._documents.keys(f"{self._name}/{code}/")
