"""The server-rendered metadata of a page: language, title, Open Graph and Twitter properties.

The preview of a link to a table names its box and nothing else. This reveals nothing new: the box
is part of the lobby, which ``GET /api/tables/CODE`` returns to all who know the code. The page
looks the table up like an anonymous client, without the cookie and with the same rate limit; a
table that is not found, closed or rate-limited gets the generic preview of the site. Free seats
are left out, because chat programs cache previews and the number would soon be wrong.
"""

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from functools import cache, partial
from html import escape
from typing import Final

from saboteur.bot_runtime.offered_bots import extra_bots
from saboteur.bots import MASTER
from saboteur.games.registry import catalogue
from saboteur.server.http.client_routes import UNKNOWN_SCREEN, ClientRoute
from saboteur.server.http.csp import csp_for_meta_tag
from saboteur.texts import Texts, languages

DEFAULT_LANGUAGE: Final = "en"
LOCALES: Final = {"en": "en_GB", "fr": "fr_FR"}
SITE_PREVIEW: Final = "site"
"""Name of the preview image for pages that are not about one box."""
PREVIEWS_PATH: Final = "previews/"
PREVIEW_WIDTH, PREVIEW_HEIGHT = 1200, 630
BOX_BY_RULES_PAGE: Final = {"base": "saboteur"}
"""Box ids of the rules pages whose name differs from the id."""
TITLE_TEXT_BY_SCREEN: Final = {
    "learn": "learn-title",
    "rules": "pages-rules",
    "cards": "cards-title",
    "replay": "replay-screen",
}
"""Text ids of the titles of screens that have a description of their own, as in the client."""
NOINDEX_SCREENS: Final = (
    "transfer", "email", "people", "group", "tournament", "profile", UNKNOWN_SCREEN,
)  # fmt: skip
"""Screens served with ``noindex``."""
TITLE_TAG: Final = "<title>Saboteur</title>"
HTML_TAG: Final = '<html lang="fr">'
MANIFEST_NAME: Final = "manifest.en.webmanifest"
RELATIVE_URL_REPLACEMENT: Final = ('="./', '="/')
"""Relative URLs in the page and their absolute form, since pages of a server are at any depth."""
CHARSET_TAG: Final = '<meta charset="utf-8" />'
NO_REFERRER_TAG: Final = '<meta name="referrer" content="no-referrer" />'
APP_ROOT_TAG: Final = '<div id="app"><p class="opening waiting">Saboteur</p></div>'
PRELOAD_TAG: Final = re.compile(r'\n *<link [^>]*?( data-for="([a-z ]+)")[^>]*>')
"""Preloads of the build for pages to which all words apply: the name of a route, a language."""


def preferred_language(accept_language: str) -> str:
    """Return the known language with the highest weight in an ``Accept-Language`` header."""
    weighted = []
    for number, item in enumerate(accept_language.split(",")):
        tag, _, weight = item.partition(";")
        weighted.append((-_quality(weight), number, tag.strip().partition("-")[0].lower()))
    known = known_languages()
    return next(
        (tag for weight, _, tag in sorted(weighted) if weight and tag in known), DEFAULT_LANGUAGE
    )


def _quality(text: str) -> float:
    name, _, number = text.partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return min(max(float(number), 0.0), 1.0)
    except ValueError:
        return 0.0


@cache
def known_languages() -> tuple[str, ...]:
    return languages()


@cache
def cached_texts(language: str) -> Texts:
    return Texts(language)


@cache
def _boxes() -> frozenset[str]:
    return frozenset(entry.id for entry in catalogue() if entry.kind == "box")


def box_of_route(route: ClientRoute) -> str | None:
    """Return the box in the path of a rules, cards or lessons page; ``None`` for other pages."""
    if route.is_table or not route.args:
        return None
    name = BOX_BY_RULES_PAGE.get(route.args[0], route.args[0])
    return name if name in _boxes() else None


@cache
def boxes_with_masters() -> str:
    """Return the boxes that have bots of the level ``master``, separated by spaces."""
    return " ".join(sorted(box for box in _boxes() if MASTER in extra_bots(box, {})))


def render_index(
    index: bytes, route: ClientRoute, box: str | None, language: str, origin: str, *, channels: str
) -> bytes:
    """Return the client's page with the metadata of a route.

    ``box`` is the box that the page is about, or ``None``. The page also lists the notification
    ``channels`` of this server and the boxes with master bots, so that the client offers only
    what exists.
    """
    page = _fill_template(index.decode(), route, box, language, origin).replace(
        *RELATIVE_URL_REPLACEMENT
    )
    if channels:
        page = page.replace("<html ", f'<html data-letters="{channels}" ', 1)
    if boxes_with_masters():
        page = page.replace("<html ", f'<html data-masters="{boxes_with_masters()}" ', 1)
    return page.encode()


def render_static_index(index: str, language: str, server_url: str | None) -> str:
    """Return the page of a static site; it links to ``server_url``, if given, for online games."""
    page = _fill_template(index, ClientRoute("home"), None, language, None)
    server_attribute = "" if server_url is None else f' data-server="{escape(server_url)}"'
    page = page.replace("<html ", f'<html data-house="here"{server_attribute} ', 1)
    tags = [_meta_tag("http-equiv", "Content-Security-Policy", csp_for_meta_tag()), NO_REFERRER_TAG]
    return page.replace(CHARSET_TAG, "\n    ".join((CHARSET_TAG, *tags)), 1)


def _fill_template(
    page: str, route: ClientRoute, box: str | None, language: str, origin: str | None
) -> str:
    page = page.replace(HTML_TAG, f'<html lang="{language}">', 1)
    page = page.replace(MANIFEST_NAME, f"manifest.{language}.webmanifest", 1)
    page = page.replace(TITLE_TAG, "\n    ".join(_head_tags(route, box, language, origin)), 1)
    page = PRELOAD_TAG.sub(partial(_preload_if_needed, words={route.name, language}), page)
    fallbacks = _old_browser_block(language) + _noscript_block(route, language)
    return page.replace(APP_ROOT_TAG, APP_ROOT_TAG + fallbacks, 1)


def _preload_if_needed(tag: re.Match[str], words: AbstractSet[str]) -> str:
    return tag[0].replace(tag[1], "") if words >= set(tag[2].split()) else ""


def _head_tags(
    route: ClientRoute, box: str | None, language: str, origin: str | None
) -> Iterator[str]:
    """Yield the tags of the head; ``origin`` is ``None`` if the URL of the site is not known."""
    title, description = _title_and_description(route, box, language)
    site = cached_texts(language).text("web-title")
    image_url = f"{'.' if origin is None else origin}/{PREVIEWS_PATH}{box or SITE_PREVIEW}.png"
    yield f"<title>{escape(_window_title(route, title, site))}</title>"
    yield _meta_tag("name", "description", description)
    if route.is_table or route.name in NOINDEX_SCREENS:
        yield _meta_tag("name", "robots", "noindex")
    properties = {
        "og:type": "website",
        "og:site_name": site,
        "og:title": title,
        "og:description": description,
        **({} if origin is None else {"og:url": origin + _canonical_path(route)}),
        "og:image": image_url,
        "og:image:type": "image/png",
        "og:image:width": str(PREVIEW_WIDTH),
        "og:image:height": str(PREVIEW_HEIGHT),
        "og:image:alt": cached_texts(language).text("site-picture"),
        "og:locale": LOCALES[language],
    }
    for name, value in properties.items():
        yield _meta_tag("property", name, value)
    for other in sorted(LOCALES.keys() - {language}):
        yield _meta_tag("property", "og:locale:alternate", LOCALES[other])
    yield _meta_tag("name", "twitter:card", "summary_large_image")
    yield _meta_tag("name", "twitter:title", title)
    yield _meta_tag("name", "twitter:description", description)
    yield _meta_tag("name", "twitter:image", image_url)


def _title_and_description(route: ClientRoute, box: str | None, language: str) -> tuple[str, str]:
    texts = cached_texts(language)
    named = None if box is None else texts.text(f"box-{box}")
    if route.is_table and named is not None:
        return texts.text("site-table", box=named), texts.attribute(f"box-{box}", "description")
    if route.name == UNKNOWN_SCREEN:
        return texts.text("unknown-title"), texts.text("unknown-how")
    if route.name not in TITLE_TEXT_BY_SCREEN:
        return texts.text("web-title"), texts.text("site-home")
    if named is not None and route.name == "rules" and len(route.args) == 1 and box in route.args:
        return texts.text("howto-title", box=named), texts.text("site-howto")
    title = texts.text(TITLE_TEXT_BY_SCREEN[route.name])
    return title if named is None else f"{title} · {named}", texts.text(f"site-{route.name}")


def _window_title(route: ClientRoute, title: str, site: str) -> str:
    """Return the window title, equal to the one that the running client sets."""
    if route.is_table:
        return f"{route.args[0]} · {site}"
    return f"{title} · {site}" if route.name in (*TITLE_TEXT_BY_SCREEN, UNKNOWN_SCREEN) else site


def _canonical_path(route: ClientRoute) -> str:
    """Return the canonical path of a route; unknown paths map to ``/`` and are not echoed."""
    if route.name in ("home", UNKNOWN_SCREEN):
        return "/"
    first = {"table": "t"}.get(route.name, route.name)
    return "/" + "/".join((first, *route.args))


def _meta_tag(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'


def _old_browser_block(language: str) -> str:
    """Return the hidden sentence that ``theme.js`` shows in a browser too old for the client."""
    sentence = escape(cached_texts(language).text("site-old-browser"))
    return f'\n    <p id="unsupported" hidden>{sentence}</p>'


def _noscript_block(route: ClientRoute, language: str) -> str:
    texts = cached_texts(language)
    lines = [texts.text("site-no-script")]
    if route.name == UNKNOWN_SCREEN:
        home = f'<a href="/">{escape(texts.text("web-back-home"))}</a>'
        lines = [escape(texts.text("unknown-how")), home]
    return f"\n    <noscript>{''.join(f'<p>{line}</p>' for line in lines)}</noscript>"
