"""``saboteur static``: the site as files for any web space, without a server."""

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from saboteur.cli.errors import UsageError
from saboteur.server.publish import NotBuilt, publish
from saboteur.texts import Texts

EXAMPLE: Final = "https://play.example"


def write_site(texts: Texts, folder: Path, server: str | None) -> None:
    """Write the site into a folder that is new or empty."""
    if server is not None and not _is_address(server):
        raise UsageError(texts.text("error-static-server", asked=server, example=EXAMPLE))
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise UsageError(texts.text("error-static-folder", folder=str(folder)))
        publish(folder, texts.language, server and server.rstrip("/"))
    except NotBuilt:
        raise UsageError(texts.text("error-static-client")) from None
    except OSError:
        raise UsageError(texts.text("error-save", file=str(folder))) from None
    print(texts.text("static-written", folder=str(folder)))  # noqa: T201 - the command's answer


def _is_address(server: str) -> bool:
    try:
        parts = urlsplit(server)
    except ValueError:
        return False
    found = parts.scheme in ("http", "https") and parts.hostname
    return bool(found) and not (parts.query or parts.fragment or parts.username)
