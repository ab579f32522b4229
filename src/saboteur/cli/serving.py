"""``saboteur serve``: play in the browser, with friends or bots."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from saboteur.cli.complaint import Complaint, read_text
from saboteur.texts import Texts

NEEDED: Final = ("aiosqlite", "litestar", "msgspec", "segno", "sqlalchemy", "uvicorn", "websockets")


def serve(
    texts: Texts,
    *,
    host: str,
    port: int,
    data: Path | None,
    public_url: str | None,
    deck: Path | None,
    bot_pause: float,
) -> None:
    """Serve until somebody ends it; print the address first."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Complaint(texts.text("error-extra", missing=", ".join(missing)))
    from saboteur.server import serve as server  # noqa: PLC0415 - heavy, and an extra
    from saboteur.server.settings import Settings  # noqa: PLC0415 - as above

    folder = data or server.data_folder()
    settings = Settings(
        data=folder,
        public_url=public_url,
        deck=None if deck is None else read_text(deck, texts),
        bot_pause=bot_pause,
    )

    def announce(address: str) -> None:
        print(texts.text("serve-address", address=address), flush=True)  # noqa: T201

    print(texts.text("serve-data", folder=str(folder)), flush=True)  # noqa: T201
    if not server.serve(settings, host, port, announce):
        raise Complaint(texts.text("error-serve", host=host, port=str(port), folder=str(folder)))
