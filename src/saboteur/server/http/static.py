"""The browser client, as built into ``static/``: read once, kept in memory, sent compressed.

A file is found by its name in a dict, so no address reaches anything else on the disk.
"""

import gzip
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, final

STATIC: Final = Path(__file__).parents[1] / "static"
INDEX: Final = "index.html"
ASSETS: Final = "assets/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
COMPRESSIBLE: Final = ("text/", "image/svg", "application/json", "application/manifest")
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Saboteur</title>
<p>The server runs, but the browser client is not built.</p></html>
"""


@dataclass(frozen=True, slots=True)
class Page:
    """One file, ready to be sent."""

    body: bytes
    gzipped: bytes | None
    media_type: str
    etag: str
    cache: str

    def headers(self) -> Mapping[str, str]:
        """Return the headers that go with it."""
        return {"Cache-Control": self.cache, "ETag": self.etag, "Vary": "Accept-Encoding"}


@final
class Pages:
    """Everything below the static folder."""

    def __init__(self, folder: Path = STATIC) -> None:
        """Read the folder; it may be missing where only the engine is developed."""
        self._pages = {
            path.relative_to(folder).as_posix(): _page(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        self._index = self._pages.get(INDEX) or _made(NOT_BUILT, "text/html", ASK_AGAIN)

    def find(self, path: str) -> Page | None:
        """Return the file of an address; the client itself knows what ``/`` and ``/t/CODE`` are."""
        name = path.lstrip("/")
        if name in self._pages:
            return self._pages[name]
        is_file = name.startswith(("api/", ASSETS)) or "." in name.rpartition("/")[2]
        return None if is_file else self._index


def _page(path: Path, folder: Path) -> Page:
    # What stands in /assets has the hash of its content in its name.
    lasting = path.relative_to(folder).as_posix().startswith(ASSETS)
    media = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return _made(
        path.read_bytes(),
        media or "application/octet-stream",
        FOR_EVER if lasting else ASK_AGAIN,
    )


def _made(body: bytes, media: str, cache: str) -> Page:
    packed = gzip.compress(body, mtime=0) if media.startswith(COMPRESSIBLE) else None
    return Page(body, packed, media, f'"{sha256(body).hexdigest()[:32]}"', cache)
