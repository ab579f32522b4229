"""What a page says before any script runs: its language, its title, and what a chat shows of it.

A link to a table names its box, and nothing else. Whoever knows the code learns the box, with all
the rest of the lobby, from ``GET /api/tables/CODE``; the page asks as a stranger does, without the
cookie and with the same limit; what is not found, closed or asked for too often has the card of
the site. Free seats are left out: chats keep what they once fetched, and it would soon be a lie.
"""

from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Final

from saboteur.bots import MASTER
from saboteur.games.registry import catalogue
from saboteur.server.http.places import UNKNOWN, Place
from saboteur.server.http.policy import in_page
from saboteur.table.bots import beside
from saboteur.texts import Texts, languages

DEFAULT: Final = "en"
LOCALES: Final = {"en": "en_GB", "fr": "fr_FR"}
SITE: Final = "site"
"""The picture of whatever is about no box in particular."""
PICTURES: Final = "previews/"
WIDTH, HEIGHT = 1200, 630
OF_A_BOX: Final = {"base": "saboteur"}
"""Pages of the rules that are called otherwise than their box."""
TOLD: Final = {
    "learn": "learn-title",
    "rules": "pages-rules",
    "cards": "cards-title",
    "replay": "replay-screen",
}
"""The titles of screens that have a sentence of their own, as the client writes them."""
PERSONAL: Final = ("move", "mail", "people", "group", "gathering", "you", UNKNOWN)
"""Screens that no machine that searches the web should list."""
TITLE: Final = "<title>Saboteur</title>"
LANGUAGE: Final = '<html lang="fr">'
MANIFEST: Final = "manifest.en.webmanifest"
FILES: Final = ('="./', '="/')
"""The client's page names its files beside it; pages of a server lie at any depth."""
CHARSET: Final = '<meta charset="utf-8" />'
NO_REFERRER: Final = '<meta name="referrer" content="no-referrer" />'
BODY: Final = '<div id="app"></div>'


def language_of(accepted: str) -> str:
    """Return the language that a visitor likes best among ours, by his ``Accept-Language``."""
    wishes = []
    for number, wish in enumerate(accepted.split(",")):
        tag, _, weight = wish.partition(";")
        wishes.append((-_weight(weight), number, tag.strip().partition("-")[0].lower()))
    known = languages_known()
    return next((tag for weight, _, tag in sorted(wishes) if weight and tag in known), DEFAULT)


def _weight(text: str) -> float:
    name, _, number = text.partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return min(max(float(number), 0.0), 1.0)
    except ValueError:
        return 0.0


@cache
def languages_known() -> tuple[str, ...]:
    """Return the languages that the site speaks."""
    return languages()


@cache
def texts_of(language: str) -> Texts:
    """Return the words of a language."""
    return Texts(language)


@cache
def _boxes() -> frozenset[str]:
    return frozenset(entry.id for entry in catalogue() if entry.kind == "box")


def box_of(place: Place) -> str | None:
    """Return the box that a page to read is about, by its address."""
    if place.at_table or not place.words:
        return None
    word = OF_A_BOX.get(place.words[0], place.words[0])
    return word if word in _boxes() else None


@cache
def masters() -> str:
    """Name the boxes that have bots of the level ``master`` on this server."""
    return " ".join(sorted(box for box in _boxes() if MASTER in beside(box, {})))


def written(
    index: bytes, place: Place, box: str | None, language: str, origin: str, *, letters: str
) -> bytes:
    """Write into the client's page what it says of itself; ``box`` if it is about one.

    ``letters`` are the ways in which this server reaches who has no page open: what it has not, the
    client does not offer. The same goes for the strongest bots, which not every box has.
    """
    page = _written(index.decode(), place, box, language, origin).replace(*FILES)
    if letters:
        page = page.replace("<html ", f'<html data-letters="{letters}" ', 1)
    if masters():
        page = page.replace("<html ", f'<html data-masters="{masters()}" ', 1)
    return page.encode()


def alone(index: str, language: str, server: str | None) -> str:
    """Write the one page of a site without a server; ``server`` is where it sends people."""
    page = _written(index, Place("home"), None, language, None)
    online = "" if server is None else f' data-server="{escape(server)}"'
    page = page.replace("<html ", f'<html data-house="here"{online} ', 1)
    told = [_meta("http-equiv", "Content-Security-Policy", in_page()), NO_REFERRER]
    return page.replace(CHARSET, "\n    ".join((CHARSET, *told)), 1)


def _written(page: str, place: Place, box: str | None, language: str, origin: str | None) -> str:
    page = page.replace(LANGUAGE, f'<html lang="{language}">', 1)
    page = page.replace(MANIFEST, f"manifest.{language}.webmanifest", 1)
    page = page.replace(TITLE, "\n    ".join(_head(place, box, language, origin)), 1)
    return page.replace(BODY, BODY + _without_scripts(place, language), 1)


def _head(place: Place, box: str | None, language: str, origin: str | None) -> Iterator[str]:
    """Yield the lines; without an origin, a site that does not know where it lies."""
    title, sentence = _said(place, box, language)
    site = texts_of(language).text("web-title")
    picture = f"{'.' if origin is None else origin}/{PICTURES}{box or SITE}.png"
    yield f"<title>{escape(_window_title(place, title, site))}</title>"
    yield _meta("name", "description", sentence)
    if place.at_table or place.name in PERSONAL:
        yield _meta("name", "robots", "noindex")
    facts = {
        "og:type": "website",
        "og:site_name": site,
        "og:title": title,
        "og:description": sentence,
        **({} if origin is None else {"og:url": origin + _path(place)}),
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": texts_of(language).text("site-picture"),
        "og:locale": LOCALES[language],
    }
    for name, what in facts.items():
        yield _meta("property", name, what)
    for other in sorted(LOCALES.keys() - {language}):
        yield _meta("property", "og:locale:alternate", LOCALES[other])
    yield _meta("name", "twitter:card", "summary_large_image")
    yield _meta("name", "twitter:title", title)
    yield _meta("name", "twitter:description", sentence)
    yield _meta("name", "twitter:image", picture)


def _said(place: Place, box: str | None, language: str) -> tuple[str, str]:
    """Return title and sentence."""
    texts = texts_of(language)
    named = None if box is None else texts.text(f"box-{box}")
    if place.at_table and named is not None:
        return texts.text("site-table", box=named), texts.attribute(f"box-{box}", "description")
    if place.name == UNKNOWN:
        return texts.text("unknown-title"), texts.text("unknown-how")
    if place.name not in TOLD:
        return texts.text("web-title"), texts.text("site-home")
    if named is not None and place.name == "rules" and len(place.words) == 1 and box in place.words:
        return texts.text("howto-title", box=named), texts.text("site-howto")
    title = texts.text(TOLD[place.name])
    return title if named is None else f"{title} · {named}", texts.text(f"site-{place.name}")


def _window_title(place: Place, title: str, site: str) -> str:
    """Return what the client itself writes on the window, once it runs."""
    if place.at_table:
        return f"{place.words[0]} · {site}"
    return f"{title} · {site}" if place.name in (*TOLD, UNKNOWN) else site


def _path(place: Place) -> str:
    """Return the one address of a place; what an unknown address asked for is not repeated."""
    if place.name in ("home", UNKNOWN):
        return "/"
    first = {"table": "t"}.get(place.name, place.name)
    return "/" + "/".join((first, *place.words))


def _meta(kind: str, name: str, what: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(what)}" />'


def _without_scripts(place: Place, language: str) -> str:
    texts = texts_of(language)
    lines = [texts.text("site-no-script")]
    if place.name == UNKNOWN:
        home = f'<a href="/">{escape(texts.text("web-back-home"))}</a>'
        lines = [escape(texts.text("unknown-how")), home]
    return f"\n    <noscript>{''.join(f'<p>{line}</p>' for line in lines)}</noscript>"
