"""The client as a folder of files, for any web space that serves them, below any path.

Its one page says that there is no server; places of the site stand behind the ``#`` of its address,
and tables run in the visitor's browser. See docs/decisions/0030.
"""

import json
import shutil
from base64 import b64encode
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final

from saboteur.server.http.head import alone
from saboteur.server.http.static import INDEX, STATIC
from saboteur.texts import Texts, languages

LOST: Final = "404.html"
"""What many web spaces show at an address that leads nowhere, whatever lies above it."""
MANIFESTS: Final = "manifest.*.webmanifest"
JOIN: Final = "./?join"
AS_THEY_ARE: Final = ".nojekyll"
"""GitHub Pages leave files as they are where this one is."""
HOME: Final = """
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
"""The site begins in the first folder above that has its worker: to the same place there."""


class NotBuilt(Exception):
    """The browser client is not in the package."""


def publish(folder: Path, language: str, server: str | None = None) -> None:
    """Write the site into a folder, which is new or empty.

    ``server`` is the address of one where people meet online: the site links to it.
    """
    if not (STATIC / INDEX).is_file():
        raise NotBuilt
    shutil.copytree(STATIC, folder, dirs_exist_ok=True)
    page = (STATIC / INDEX).read_text("utf-8")
    (folder / INDEX).write_text(alone(page, language, server), "utf-8")
    (folder / LOST).write_text(_lost(language), "utf-8")
    (folder / AS_THEY_ARE).touch()
    if server is None:
        for manifest in folder.glob(MANIFESTS):
            _offer_no_joining(manifest)


def _offer_no_joining(manifest: Path) -> None:
    """Take out the shortcut to a table of others: there is none."""
    told = json.loads(manifest.read_text("utf-8"))
    told["shortcuts"] = [each for each in told["shortcuts"] if each["url"] != JOIN]
    manifest.write_text(json.dumps(told, ensure_ascii=False), "utf-8")


def _lost(language: str) -> str:
    digest = b64encode(sha256(HOME.encode()).digest()).decode()
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
    {"".join(map(_sentence, languages()))}
    <script type="module">{HOME}</script>
  </body>
</html>
"""


def _sentence(language: str) -> str:
    return f'<p lang="{language}">{escape(Texts(language).text("unknown-how"))}</p>'
