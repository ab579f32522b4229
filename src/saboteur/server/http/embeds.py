"""A step of a finished game for other sites: as an SVG image, or as an HTML page around it.

Both show the public view. They contain no script and use no cookie, so any site may embed them.
"""

import asyncio
from html import escape
from types import MappingProxyType
from typing import Final

from litestar import Response, Router, get
from litestar.openapi import ResponseSpec

from saboteur.play.replay import Replay
from saboteur.protocol.errors import StepNotFound
from saboteur.protocol.replays import get_board_image, parse_step
from saboteur.server.http.errors import FINISHED_GAME_ERRORS, UPLOADED_GAME_ERRORS, raises
from saboteur.server.http.page_meta import (
    LOCALES,
    PREVIEW_HEIGHT,
    PREVIEW_WIDTH,
    PREVIEWS_PATH,
    cached_texts,
    preferred_language,
)
from saboteur.server.http.parameters import Picture, ReplayId, TableCode, Theme
from saboteur.server.http.replays import find_finished_game, load_uploaded_game
from saboteur.server.http.request import AppRequest
from saboteur.texts.html_page import html_page

SVG_MEDIA_TYPE: Final = "image/svg+xml"
PAGE_SUFFIX: Final = ".html"
CROSS_ORIGIN_HEADERS: Final = MappingProxyType({"Cross-Origin-Resource-Policy": "cross-origin"})
"""Headers that allow other sites to embed the image."""
FRAME_HEADERS: Final = MappingProxyType(
    {
        **CROSS_ORIGIN_HEADERS,
        "Content-Security-Policy": (
            "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; "
            "base-uri 'none'; form-action 'none'; frame-ancestors *"
        ),
    }
)
PAGE_STYLE: Final = """
:root { color-scheme: light dark }
body { margin: 0; padding: 8px; font: 16px/1.4 system-ui, sans-serif; color: CanvasText }
img { display: block; width: 100%; max-height: 85vh; object-fit: contain }
""".strip()


@get(
    "/tables/{code:str}/image/{picture:str}",
    media_type=SVG_MEDIA_TYPE,
    responses={200: ResponseSpec(str, media_type="text/html")},
)
@raises(*FINISHED_GAME_ERRORS, StepNotFound)
async def get_step_image(
    request: AppRequest, code: TableCode, picture: Picture, theme: Theme = "dark"
) -> Response[bytes]:
    """Return the board of a finished game at a step, in the public view."""
    _, replay = await find_finished_game(request, code, request.context.replay_cache.replay)
    return await _image_or_page(request, replay, f"tables/{code}", picture, theme)


@get(
    "/replays/{replay_id:str}/image/{picture:str}",
    media_type=SVG_MEDIA_TYPE,
    responses={200: ResponseSpec(str, media_type="text/html")},
)
@raises(*UPLOADED_GAME_ERRORS, StepNotFound)
async def get_uploaded_step_image(
    request: AppRequest, replay_id: ReplayId, picture: Picture, theme: Theme = "dark"
) -> Response[bytes]:
    """Return the board of an uploaded game at a step, in the public view."""
    replay = await load_uploaded_game(request, replay_id)
    return await _image_or_page(request, replay, f"replays/{replay_id}", picture, theme)


async def _image_or_page(
    request: AppRequest, replay: Replay, game: str, name: str, theme: str
) -> Response[bytes]:
    number = name.removesuffix(PAGE_SUFFIX)
    svg = await asyncio.to_thread(
        get_board_image, replay, name if number == name else f"{number}.svg", theme
    )
    if number == name:
        return Response(svg.encode(), headers=CROSS_ORIGIN_HEADERS)
    language = preferred_language(request.headers.get("accept-language", ""))
    page = _embed_page(replay, parse_step(number), game, language, request.site_origin)
    return Response(page.encode(), headers=FRAME_HEADERS, media_type="text/html")


def _embed_page(replay: Replay, step: int, game: str, language: str, origin: str) -> str:
    """Return an HTML page with the image of a step, a caption, and a link to the review."""
    texts = cached_texts(language)
    box = replay.record.ruleset.partition("+")[0]
    box_name = texts.text(f"box-{box}")
    title = texts.text("site-moment", box=box_name, step=step, last=len(replay))
    sentence = texts.text("site-moment-how")
    picture = f"{origin}/api/{game}/image/{step}.svg"
    link = f"{origin}/replay/{game.partition('/')[2]}?step={step}&review=1"
    properties = (
        ("og:type", "article"),
        ("og:site_name", texts.text("web-title")),
        ("og:title", title),
        ("og:description", sentence),
        ("og:url", link),
        # Few chat programs show SVG, so the PNG of the box comes first.
        ("og:image", f"{origin}/{PREVIEWS_PATH}{box}.png"),
        ("og:image:type", "image/png"),
        ("og:image:width", str(PREVIEW_WIDTH)),
        ("og:image:height", str(PREVIEW_HEIGHT)),
        ("og:image:alt", box_name),
        ("og:image", picture),
        ("og:image:type", SVG_MEDIA_TYPE),
        ("og:image:alt", title),
        ("og:locale", LOCALES[language]),
    )
    metas = "".join(
        f'<meta property="{escape(name)}" content="{escape(value)}">\n'
        for name, value in properties
    )
    body = (
        f'<a href="{escape(link)}" target="_blank" rel="noopener">\n'
        f'<img src="{escape(picture)}" alt="{escape(title)}">\n{escape(sentence)}</a>'
    )
    return html_page(language, title, PAGE_STYLE, body, metas)


router = Router("/api", route_handlers=[get_step_image, get_uploaded_step_image], tags=["replays"])
