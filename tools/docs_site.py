"""Build the site of the documentation: ``make site``, to build/site/.

    python tools/docs_site.py            build it
    python tools/docs_site.py --check    only see whether every link, anchor and picture is there

MkDocs builds it by ``mkdocs.yml`` and calls what is named ``on_…`` here. Pages beside ``docs/``
(CONTRIBUTING.md, the glossary) and files that pages link to belong to the site as well, at the
place where they stand in the repository; ``docs/`` itself is its top. So every link reads the same
on the site and in the files.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from tempfile import TemporaryDirectory
from typing import Any, Final

from griffe import Docstring, Extension, Object
from jinja2 import ChoiceLoader, DictLoader, Environment
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parent.parent
MKDOCS: Final = Path(sys.executable).parent / "mkdocs"
DOCS: Final = "docs/"
SITE: Final = "build/site"
HOME: Final = "README.md"
"""For whoever looks at the repository; the site has a first page of its own."""
WHOLE: Final = "SITE_WHOLE"
"""A variable: whether pages have their frame and the search, or what they say is only checked."""
BARE: Final = "bare.html"
BESIDE: Final = ("examples/README.md",)
"""Pages beside docs/ that belong to the site whether a page links to them or not."""
FRENCH: Final = ".fr.md"
LINK: Final = re.compile(r"(?<=\]\()(?![a-z]+:|#)(?P<path>[^()\s#]+)(?P<anchor>#[^()\s]*)?(?=\))")
"""A link or a picture to a file of ours, as all our pages write them."""
FENCE: Final = re.compile(r"^( *)```.*?^\1``` *$", re.DOTALL | re.MULTILINE)
ABROAD: Final = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\bsrc=\"?(?:https?:)?//[^>]*>"
    r"|<link\b(?![^>]*rel=\"?canonical)[^>]*\bhref=\"?(?:https?:)?//[^>]*>"
    r"|@import\b[^;]*//[^;]*|url\(\"?(?:https?:)?//[^)]*\)"
)
"""What a browser would fetch from somebody else."""
CLIENT: Final = {
    "theme/favicon.svg": "web/public/favicon.svg",
    **{
        f"theme/fonts/{name}.woff2": f"web/public/fonts/{name}.woff2"
        for name in (
            "atkinson-hyperlegible-next-latin-ext-wght-normal",
            "atkinson-hyperlegible-next-latin-wght-normal",
            "grenze-latin-700-normal",
            "grenze-latin-ext-700-normal",
        )
    },
}
"""What the site has of the client."""


EXAMPLE: Final = re.compile(r"(?:^>>> .*\n(?:.+\n?)*)", re.MULTILINE)
"""Lines of a session, up to the next empty one."""


class Doctests(Extension):
    """Shows the sessions in docstrings as code: Markdown takes ``>>>`` for a quotation."""

    def on_instance(self, *, obj: Object, **_: object) -> None:
        """Fence them."""
        told: Docstring | None = obj.docstring
        if told is not None and ">>> " in told.value:
            told.value = EXAMPLE.sub(
                lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", told.value
            )


def place(uri: str) -> str:
    """Return where a file of the site stands in the repository."""
    return DOCS + uri if (ROOT / DOCS / uri).exists() else uri


def uri(path: str) -> str:
    """Return where a file of the repository stands in the site."""
    if path.endswith(tuple(SHOWN)):
        return f"{path.removeprefix(DOCS)}.md"
    return "index.md" if path == HOME else path.removeprefix(DOCS)


def program(file: Path) -> str:
    """Return a program as a page."""
    return f"# {file.name}\n\n```python\n{file.read_text('utf-8').rstrip()}\n```\n"


def notebook(file: Path) -> str:
    """Return a notebook as a page: its words, its code and what that gave."""
    blocks = []
    for cell in json.loads(file.read_text("utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "code":
            blocks += [f"```python\n{source}\n```", *map(given, cell["outputs"])]
        else:
            blocks.append(source)
    return "\n\n".join(blocks)


def given(output: Mapping[str, Any]) -> str:
    """Return what a cell of a notebook gave: a picture, or a text."""
    data = output.get("data", {})
    if "image/svg+xml" in data:
        return f"<div class=drawn>{' '.join(''.join(data['image/svg+xml']).split())}</div>"
    text = "".join(data.get("text/plain", output.get("text", "")))
    return f"```text\n{text.rstrip()}\n```"


SHOWN: Final[Mapping[str, Callable[[Path], str]]] = {".py": program, ".ipynb": notebook}
"""Files beside docs/ that become pages of their own, to be read in the browser."""


def links(path: str, text: str) -> Iterator[str]:
    """Yield the files of the repository that a page links to."""
    for found in LINK.finditer(FENCE.sub("", text)):
        yield normpath(join(dirname(path), found["path"]))


def moved(path: str, text: str) -> str:
    """Return the text of a page with its links as they are in the site."""

    def led(found: re.Match[str]) -> str:
        target = normpath(join(dirname(path), found["path"]))
        return relpath(uri(target), dirname(uri(path)) or ".") + (found["anchor"] or "")

    kept = [*(found.span() for found in FENCE.finditer(text)), (len(text), len(text))]
    parts, at = [], 0
    for begin, end in kept:
        parts += [LINK.sub(led, text[at:begin]), text[begin:end]]
        at = end
    return "".join(parts)


def beside() -> set[str]:
    """Find the files beside docs/ that the pages lead to, one by the other."""
    found = {page for page in BESIDE if (ROOT / page).is_file()}
    todo = [page.relative_to(ROOT).as_posix() for page in (ROOT / DOCS).rglob("*.md")]
    todo += found
    while todo:
        page = todo.pop()
        for path in links(page, (ROOT / page).read_text("utf-8")):
            if path in found or path == HOME or path.startswith((DOCS, "..")):
                continue
            if (ROOT / path).is_file():
                found.add(path)
                todo += [path] if path.endswith(".md") else []
    return found


def listed(entries: list[Any]) -> Iterator[Any]:
    """Yield the entries of the navigation; a pattern stands for the pages that it finds."""
    for entry in entries:
        if isinstance(entry, dict):
            ((title, below),) = entry.items()
            pages = list(listed(below)) if isinstance(below, list) else below
            if pages:
                yield {title: pages}
        elif "*" in entry:
            for folder in (ROOT / DOCS, ROOT):
                for found in sorted(folder.glob(entry)):
                    yield found.relative_to(folder).as_posix()
        else:
            yield entry


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Find the pages that the navigation names by a pattern."""
    config.nav = list(listed(config.nav or []))
    return config


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add what does not stand in docs/."""
    for path in sorted(beside()):
        file = ROOT / path
        if show := SHOWN.get(file.suffix):
            files.append(File.generated(config, uri(path), content=show(file)))
        else:
            files.append(File.generated(config, uri(path), abs_src_path=str(file)))
    for name, path in CLIENT.items():
        files.append(File.generated(config, name, abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Lead links to where things are in the site, and name the page in the other language."""
    del config
    here = page.file.src_uri
    if os.environ.get(WHOLE) == "false" and here != "index.md":
        page.meta["template"] = BARE
    text = moved(place(here), markdown)
    french = here.endswith(FRENCH)
    twin = here.replace(FRENCH, ".md") if french else here.removesuffix(".md") + FRENCH
    if files.get_file_from_path(twin) is None:
        return text
    code, name = ("en", "English") if french else ("fr", "Français")
    told = f"[{name}]({twin.rpartition('/')[2]}){{ .twin lang={code} hreflang={code} }}"
    title, _, rest = text.partition("\n")
    return f"{title}\n\n{told}\n{rest}"


def on_env(env: Environment, *, config: MkDocsConfig, files: Files) -> Environment:
    """Know a frame that is none: the theme's takes a third of the time."""
    del config, files
    bare = DictLoader({BARE: "{{ page.content }}"})
    env.loader = ChoiceLoader([bare, *([env.loader] if env.loader else [])])
    return env


def on_post_page(output: str, *, page: Page, config: MkDocsConfig) -> str:
    """Say which language a page is in, and what the theme forgot to name."""
    del config
    output = output.replace('role="dialog">', 'role="dialog" aria-label="Search">', 1)
    if not page.file.src_uri.endswith(FRENCH):
        return output
    return output.replace("<article ", '<article lang="fr" ', 1)


def abroad(site: Path) -> Iterator[str]:
    """Find what pages and styles would fetch from elsewhere: the site works without the net."""
    for file in sorted(site.rglob("*")):
        if file.suffix in {".html", ".css"}:
            for found in ABROAD.finditer(file.read_text("utf-8")):
                yield f"{file.relative_to(site)}: {found[0]}"


def build(site: Path, *, whole: bool, config: Path = ROOT / "mkdocs.yml") -> int:
    """Build the site into a folder; return the exit status.

    What it says is shown if it fails. It is not told to be quiet: then it would not count warnings.
    """
    built = subprocess.run(  # noqa: S603 - our own command
        [str(MKDOCS), "build", "--strict", "--config-file", str(config), "--site-dir", str(site)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1", WHOLE: str(whole).lower()},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        text=True,
    )
    if built.returncode:
        print(built.stdout, file=sys.stderr)
        return built.returncode
    fetched = list(abroad(site))
    if fetched:
        print("\n".join(fetched), file=sys.stderr)
    return int(bool(fetched))


def main() -> int:
    """Build the site, or only see whether it can be built."""
    parser = argparse.ArgumentParser(description="Build the site of the documentation.")
    parser.add_argument("--check", action="store_true", help="leave nothing behind")
    if parser.parse_args().check:
        with TemporaryDirectory() as folder:
            return build(Path(folder), whole=False)
    status = build(ROOT / SITE, whole=True)
    if not status:
        print(f"Open {SITE}/index.html")
    return status


if __name__ == "__main__":
    sys.exit(main())
