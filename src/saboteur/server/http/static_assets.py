"""The files of the browser client in ``static/``: cached in memory and sent compressed.

The build compresses with Brotli. For clients without it, files are gzipped at their first request,
since compressing all would take a fifth of the startup time. The Python runtime for offline tables
is large and rarely used, so it is not even read before its first request.

Files are looked up by name in a dict, so that no URL can reach other files on the disk.
"""

import gzip
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Final, final

from saboteur.server.http.csp import CONTENT_SECURITY_POLICY

STATIC_DIR: Final = Path(__file__).parents[1] / "static"
INDEX_NAME: Final = "index.html"
ASSETS_PREFIX: Final = "assets/"
PREVIEWS_PREFIX: Final = "previews/"
RUNTIME_PREFIX: Final = "runtime/"
BROTLI_SUFFIX: Final = ".br"
"""Suffix of the compressed file that the build writes beside a file."""
SERVICE_WORKER_NAME: Final = "offline.js"
WORKER_PREFIX: Final = f"{ASSETS_PREFIX}pyodide-worker-"
FILE_PREFIXES: Final = ("api/", ASSETS_PREFIX, PREVIEWS_PREFIX, RUNTIME_PREFIX, "fonts/")
"""Paths below these are files, never pages of the client."""
CACHE_IMMUTABLE: Final = "public, max-age=31536000, immutable"
CACHE_REVALIDATE: Final = "no-cache"
COMPRESSIBLE_TYPES: Final = ("text/", "image/svg", "application/json", "application/manifest")
MEDIA_TYPE_BY_SUFFIX: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT_PAGE: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8">\
<title>Saboteur</title>
<p>The server runs, but the browser client is not built.</p></html>
"""


@dataclass(frozen=True)
class Asset:
    """The content and the HTTP headers of one file."""

    body: bytes
    media_type: str
    cache_control: str
    vary: str = "Accept-Encoding"
    is_cross_origin: bool = False
    """Whether other sites may embed the file, as chat programs do with preview images."""
    is_worker: bool = False
    """Whether the file is a script with a policy of its own instead of that of the page."""
    brotli: bytes | None = None
    """The body compressed with Brotli, if the build did."""

    @cached_property
    def content_hash(self) -> str:
        return sha256(self.body).hexdigest()[:32]

    @cached_property
    def gzipped(self) -> bytes | None:
        """The compressed body, or ``None`` for types that do not compress well."""
        is_compressible = self.media_type.startswith(COMPRESSIBLE_TYPES)
        return gzip.compress(self.body, mtime=0) if is_compressible else None

    def encode_for(self, accept_encoding: str) -> tuple[bytes, Mapping[str, str]]:
        """Return the body and headers for a client that sends this ``Accept-Encoding``."""
        headers = {"Cache-Control": self.cache_control, "Vary": self.vary}
        if self.is_cross_origin:
            headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        if self.is_worker:
            headers["Content-Security-Policy"] = CONTENT_SECURITY_POLICY
        accepted = _accepted_encodings(accept_encoding)
        # Another encoding is another representation, so it needs another ETag.
        if "br" in accepted and self.brotli is not None:
            encoded = {"ETag": f'"{self.content_hash}-br"', "Content-Encoding": "br"}
            return self.brotli, headers | encoded
        if "gzip" in accepted and self.gzipped is not None:
            encoded = {"ETag": f'"{self.content_hash}-gzip"', "Content-Encoding": "gzip"}
            return self.gzipped, headers | encoded
        return self.body, headers | {"ETag": f'"{self.content_hash}"'}


@final
class StaticAssets:
    """All files below the static folder, which may be missing if the client is not built."""

    def __init__(self, folder: Path = STATIC_DIR) -> None:
        files = {
            path.relative_to(folder).as_posix(): path
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix != BROTLI_SUFFIX
        }
        self._lazy_paths = {
            name: path for name, path in files.items() if name.startswith(RUNTIME_PREFIX)
        }
        self._assets = {
            name: _load_asset(name, path)
            for name, path in files.items()
            if name not in self._lazy_paths
        }
        index = self._assets.pop(INDEX_NAME, None)
        self.index: Final = NOT_BUILT_PAGE if index is None else index.body

    def find(self, path: str) -> Asset | None:
        name = path.lstrip("/")
        if name in self._lazy_paths:
            self._assets[name] = _load_asset(name, self._lazy_paths.pop(name))
        return self._assets.get(name)


def is_file_path(path: str) -> bool:
    """Return whether a path names a file, as opposed to a page of the client."""
    name = path.lstrip("/")
    return name.startswith(FILE_PREFIXES) or "." in name.rpartition("/")[2]


def index_asset(body: bytes) -> Asset:
    """Return the client's page as an asset that depends on the language of the visitor."""
    return Asset(body, "text/html", CACHE_REVALIDATE, vary="Accept-Encoding, Accept-Language")


def _load_asset(name: str, path: Path) -> Asset:
    compressed = path.with_name(path.name + BROTLI_SUFFIX)
    media = MEDIA_TYPE_BY_SUFFIX.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return Asset(
        path.read_bytes(),
        media or "application/octet-stream",
        # These files have the hash of their content in their name or in that of their folder.
        CACHE_IMMUTABLE if name.startswith((ASSETS_PREFIX, RUNTIME_PREFIX)) else CACHE_REVALIDATE,
        is_cross_origin=name.startswith(PREVIEWS_PREFIX),
        is_worker=name == SERVICE_WORKER_NAME or name.startswith(WORKER_PREFIX),
        brotli=compressed.read_bytes() if compressed.is_file() else None,
    )


def _accepted_encodings(accept_encoding: str) -> frozenset[str]:
    """Return the encodings that an ``Accept-Encoding`` header names and does not refuse."""
    parts = (item.replace(" ", "").lower().partition(";q=") for item in accept_encoding.split(","))
    return frozenset(name for name, _, weight in parts if not weight or weight.strip("0."))


def is_not_modified(etag: str, if_none_match: str) -> bool:
    """Return whether ``If-None-Match`` contains the ETag; proxies may have marked it as weak."""
    return etag in (tag.strip().removeprefix("W/") for tag in if_none_match.split(","))
