"""Exports the client as static files that any web server can serve, below any path.

The exported page is marked as having no server: routes are in the fragment of the URL, and tables
run in the visitor's browser. See docs/decisions/0030.
"""

import json
import shutil
from base64 import b64encode
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final

from saboteur.server.http.page_meta import render_static_index
from saboteur.server.http.static_assets import BROTLI_SUFFIX, INDEX_NAME, STATIC_DIR
from saboteur.texts import Texts, languages

NOT_FOUND_PAGE: Final = "404.html"
"""The page that many static web servers return for unknown paths."""
MANIFEST_GLOB: Final = "manifest.*.webmanifest"
JOIN_SHORTCUT_URL: Final = "./?join"
NOJEKYLL: Final = ".nojekyll"
"""A file that makes GitHub Pages serve all files unchanged, without Jekyll."""
REDIRECT_SCRIPT: Final = """
for (let words = location.pathname.split("/"), rest = []; words.length > 1; ) {
  rest.unshift(words.pop());
  const site = words.join("/") + "/";
  const worker = await fetch(site + "offline.js", { method: "HEAD" });
  if (worker.ok && worker.headers.get("Content-Type")?.includes("javascript")) {
    location.replace(site + "#/" + rest.join("/") + location.search);
    break;
  }
}
"""
"""Script of the page for unknown paths: redirects to the same route in the site.

The root of the site is the nearest parent folder that contains the worker ``offline.js``.
"""


class ClientNotBuilt(Exception):
    """The package does not contain a built browser client."""


def export_static_site(folder: Path, language: str, server_url: str | None = None) -> None:
    """Write the site into a new or empty folder; raise ``ClientNotBuilt`` if there is no client.

    The site links to ``server_url``, if given, for online games.
    """
    if not (STATIC_DIR / INDEX_NAME).is_file():
        raise ClientNotBuilt
    without_brotli = shutil.ignore_patterns(f"*{BROTLI_SUFFIX}")
    shutil.copytree(STATIC_DIR, folder, ignore=without_brotli, dirs_exist_ok=True)
    page = (STATIC_DIR / INDEX_NAME).read_text("utf-8")
    (folder / INDEX_NAME).write_text(render_static_index(page, language, server_url), "utf-8")
    (folder / NOT_FOUND_PAGE).write_text(_not_found_page(language), "utf-8")
    (folder / NOJEKYLL).touch()
    if server_url is None:
        for manifest in folder.glob(MANIFEST_GLOB):
            _remove_join_shortcut(manifest)


def _remove_join_shortcut(manifest: Path) -> None:
    """Remove the shortcut for joining online tables, which need a server."""
    content = json.loads(manifest.read_text("utf-8"))
    content["shortcuts"] = [
        each for each in content["shortcuts"] if each["url"] != JOIN_SHORTCUT_URL
    ]
    manifest.write_text(json.dumps(content, ensure_ascii=False), "utf-8")


def _not_found_page(language: str) -> str:
    digest = b64encode(sha256(REDIRECT_SCRIPT.encode()).digest()).decode()
    policy = f"default-src 'none'; connect-src 'self'; script-src 'sha256-{digest}'"
    texts = Texts(language)
    title = f"{texts.text('unknown-title')} · {texts.text('web-title')}"
    return f"""<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="{escape(policy)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>{escape(title)}</title>
  </head>
  <body>
    {"".join(map(_not_found_paragraph, languages()))}
    <script type="module">{REDIRECT_SCRIPT}</script>
  </body>
</html>
"""


def _not_found_paragraph(language: str) -> str:
    return f'<p lang="{language}">{escape(Texts(language).text("unknown-how"))}</p>'
