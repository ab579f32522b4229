"""``saboteur static``: export the site as files for any web space, without a server."""

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from saboteur.cli.errors import UsageError
from saboteur.server.static_export import ClientNotBuilt, export_static_site
from saboteur.texts import Texts

EXAMPLE_URL: Final = "https://play.example"


def export_site(texts: Texts, folder: Path, server: str | None) -> None:
    """Write the site into a folder that is new or empty."""
    if server is not None and not _is_url(server):
        raise UsageError(texts.text("error-static-server", asked=server, example=EXAMPLE_URL))
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise UsageError(texts.text("error-static-folder", folder=str(folder)))
        export_static_site(folder, texts.language, server and server.rstrip("/"))
    except ClientNotBuilt:
        raise UsageError(texts.text("error-static-client")) from None
    except OSError:
        raise UsageError(texts.text("error-save", file=str(folder))) from None
    print(texts.text("static-written", folder=str(folder)))  # noqa: T201 - the command's answer


def _is_url(server: str) -> bool:
    try:
        parts = urlsplit(server)
    except ValueError:
        return False
    found = parts.scheme in ("http", "https") and parts.hostname
    return bool(found) and not (parts.query or parts.fragment or parts.username)
