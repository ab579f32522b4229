"""The browser client, as built into ``static/``: read once, kept in memory, sent compressed.

What costs time is done when a file is first asked for: to compress them all is a fifth of a start.
Python for local tables is large and wanted by few: it is not even read before.

A file is found by its name in a dict, so no address reaches anything else on the disk.
"""

import gzip
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Final, final

STATIC: Final = Path(__file__).parents[1] / "static"
INDEX: Final = "index.html"
ASSETS: Final = "assets/"
PREVIEWS: Final = "previews/"
RUNTIME: Final = "runtime/"
FILES: Final = ("api/", ASSETS, PREVIEWS, RUNTIME, "fonts/")
"""Below these there are no pages of the client."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
COMPRESSIBLE: Final = ("text/", "image/svg", "application/json", "application/manifest")
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Saboteur</title>
<p>The server runs, but the browser client is not built.</p></html>
"""


@dataclass(frozen=True)
class Page:
    """One file, ready to be sent."""

    body: bytes
    media_type: str
    cache: str
    vary: str = "Accept-Encoding"
    from_anywhere: bool = False
    """Whether other sites may show it, as chats do with the picture of a link."""

    @cached_property
    def tag(self) -> str:
        """Another one for every other content."""
        return sha256(self.body).hexdigest()[:32]

    @cached_property
    def gzipped(self) -> bytes | None:
        """It compressed, if that makes it smaller."""
        worth = self.media_type.startswith(COMPRESSIBLE)
        return gzip.compress(self.body, mtime=0) if worth else None

    def sent(self, accepted: str) -> tuple[bytes, Mapping[str, str]]:
        """Return what is sent to whoever accepts these encodings, and the headers with it."""
        packed = self.gzipped if "gzip" in accepted else None
        # The same words in another encoding are other bytes, so they have another tag.
        etag = f'"{self.tag}"' if packed is None else f'"{self.tag}-gzip"'
        headers = {"Cache-Control": self.cache, "ETag": etag, "Vary": self.vary}
        if packed is not None:
            headers["Content-Encoding"] = "gzip"
        if self.from_anywhere:
            headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        return packed or self.body, headers


@final
class Pages:
    """Everything below the static folder."""

    def __init__(self, folder: Path = STATIC) -> None:
        """Read the folder; it may be missing where only the engine is developed."""
        files = {
            path.relative_to(folder).as_posix(): path
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        self._late = {name: path for name, path in files.items() if name.startswith(RUNTIME)}
        self._pages = {
            name: _page(name, path) for name, path in files.items() if name not in self._late
        }
        index = self._pages.pop(INDEX, None)
        self.index: Final = NOT_BUILT if index is None else index.body

    def find(self, path: str) -> Page | None:
        """Return the file of an address."""
        name = path.lstrip("/")
        if name in self._late:
            self._pages[name] = _page(name, self._late.pop(name))
        return self._pages.get(name)


def is_file(path: str) -> bool:
    """Whether an address asks for a file, and not for a page that somebody reads."""
    name = path.lstrip("/")
    return name.startswith(FILES) or "." in name.rpartition("/")[2]


def page_of(body: bytes) -> Page:
    """Return the client's page, in the words that it has for one visitor."""
    return Page(body, "text/html", ASK_AGAIN, vary="Accept-Encoding, Accept-Language")


def _page(name: str, path: Path) -> Page:
    media = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return Page(
        path.read_bytes(),
        media or "application/octet-stream",
        # What stands there has the hash of its content in its name, or in its folder's.
        FOR_EVER if name.startswith((ASSETS, RUNTIME)) else ASK_AGAIN,
        from_anywhere=name.startswith(PREVIEWS),
    )


def is_known(etag: str, known: str) -> bool:
    """Whether an asker has it already, by his ``If-None-Match``; proxies mark tags as weak."""
    return etag in (tag.strip().removeprefix("W/") for tag in known.split(","))
