"""A moment of a finished game, for blogs and chats: as a picture, and as a page that frames it.

Both show what everybody saw. They have no script and know no cookie, so any page may hold them.
"""

import asyncio
from html import escape
from types import MappingProxyType
from typing import Final

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from saboteur.play.replay import Replay
from saboteur.server.http.context import AnyRequest, context_of, origin_of
from saboteur.server.http.head import HEIGHT, LOCALES, PICTURES, WIDTH, language_of, texts_of
from saboteur.server.http.replays import finished_game, uploaded_game
from saboteur.wire.replays import asked_picture, step_number

SVG: Final = "image/svg+xml"
PAGE: Final = ".html"
FOR_ALL: Final = MappingProxyType({"Cross-Origin-Resource-Policy": "cross-origin"})
"""A picture of a moment may stand on any page."""
IN_FRAMES: Final = MappingProxyType(
    {
        **FOR_ALL,
        "Content-Security-Policy": (
            "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; "
            "base-uri 'none'; form-action 'none'; frame-ancestors *"
        ),
    }
)
STYLE: Final = """
:root { color-scheme: light dark }
body { margin: 0; padding: 8px; font: 16px/1.4 system-ui, sans-serif; color: CanvasText }
img { display: block; width: 100%; max-height: 85vh; object-fit: contain }
""".strip()


@get("/api/tables/{code:str}/moment/{picture:str}", media_type=SVG)
async def show_moment(
    request: AnyRequest, code: FromPath[str], picture: FromPath[str], theme: FromQuery[str] = "dark"
) -> Response[bytes]:
    """Draw the board of a finished game at a step, as everybody saw it."""
    replay = await finished_game(request, code, context_of(request).archive.replay)
    return await _shown(request, replay, f"tables/{code}", picture, theme)


@get("/api/replays/{id_:str}/moment/{picture:str}", media_type=SVG)
async def show_uploaded_moment(
    request: AnyRequest, id_: FromPath[str], picture: FromPath[str], theme: FromQuery[str] = "dark"
) -> Response[bytes]:
    """Draw the same of an uploaded game."""
    replay = await uploaded_game(request, id_)
    return await _shown(request, replay, f"replays/{id_}", picture, theme)


async def _shown(
    request: AnyRequest, replay: Replay, game: str, name: str, theme: str
) -> Response[bytes]:
    number = name.removesuffix(PAGE)
    svg = await asyncio.to_thread(
        asked_picture, replay, name if number == name else f"{number}.svg", theme
    )
    if number == name:
        return Response(svg.encode(), headers=FOR_ALL)
    language = language_of(request.headers.get("accept-language", ""))
    page = _page(replay, step_number(number), game, language, origin_of(request))
    return Response(page.encode(), headers=IN_FRAMES, media_type="text/html")


def _page(replay: Replay, step: int, game: str, language: str, origin: str) -> str:
    """Write the page of a moment: its picture, what it is, and the way to its review."""
    texts = texts_of(language)
    box = replay.record.ruleset.partition("+")[0]
    name = texts.text(f"box-{box}")
    title = texts.text("site-moment", box=name, step=step, last=len(replay))
    sentence = texts.text("site-moment-how")
    picture = f"{origin}/api/{game}/moment/{step}.svg"
    link = f"{origin}/replay/{game.partition('/')[2]}?step={step}&review=1"
    facts = (
        ("og:type", "article"),
        ("og:site_name", texts.text("web-title")),
        ("og:title", title),
        ("og:description", sentence),
        ("og:url", link),
        # Hardly a chat shows SVG: those get the picture of the box, which is PNG.
        ("og:image", f"{origin}/{PICTURES}{box}.png"),
        ("og:image:type", "image/png"),
        ("og:image:width", str(WIDTH)),
        ("og:image:height", str(HEIGHT)),
        ("og:image:alt", name),
        ("og:image", picture),
        ("og:image:type", SVG),
        ("og:image:alt", title),
        ("og:locale", LOCALES[language]),
    )
    metas = "\n".join(
        f'<meta property="{escape(fact)}" content="{escape(what)}">' for fact, what in facts
    )
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n{metas}\n<style>\n{STYLE}\n</style>\n</head>\n<body>\n"
        f'<a href="{escape(link)}" target="_blank" rel="noopener">\n'
        f'<img src="{escape(picture)}" alt="{escape(title)}">\n{escape(sentence)}</a>\n'
        "</body>\n</html>\n"
    )
