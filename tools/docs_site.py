"""Build the documentation site: ``make site``, to build/site/.

    python tools/docs_site.py            build it
    python tools/docs_site.py --check    only check that every link, anchor and picture exists

MkDocs builds it by ``mkdocs.yml`` and calls the hooks named ``on_…`` here. Pages outside ``docs/``
(CONTRIBUTING.md, the glossary) and files that pages link to belong to the site as well, at their
paths in the repository; ``docs/`` itself is its top. So every link is the same on the site and in
the files.
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
HOME_PAGE: Final = "README.md"
"""The repository's first page; on the site, links to it lead to the site's own first page."""
WHOLE_SITE_VARIABLE: Final = "SITE_WHOLE"
"""The environment variable that is ``true`` to build the whole site, not only to check it."""
BARE_TEMPLATE: Final = "bare.html"
EXTRA_PAGES: Final = ("examples/README.md",)
"""Pages outside docs/ that belong to the site even if no page links to them."""
FRENCH_SUFFIX: Final = ".fr.md"
LINK: Final = re.compile(r"(?<=\]\()(?![a-z]+:|#)(?P<path>[^()\s#]+)(?P<anchor>#[^()\s]*)?(?=\))")
"""Matches a link or a picture to a file of the repository."""
FENCE: Final = re.compile(r"^( *)```.*?^\1``` *$", re.DOTALL | re.MULTILINE)
EXTERNAL_RESOURCE: Final = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\bsrc=\"?(?:https?:)?//[^>]*>"
    r"|<link\b(?![^>]*rel=\"?canonical)[^>]*\bhref=\"?(?:https?:)?//[^>]*>"
    r"|@import\b[^;]*//[^;]*|url\(\"?(?:https?:)?//[^)]*\)"
)
"""Matches elements and rules by which a browser would load something from another host."""
CLIENT_FILES: Final = {
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
"""For each copied file of the site, the file of the client that it is copied from."""


EXAMPLE: Final = re.compile(r"(?:^>>> .*\n(?:.+\n?)*)", re.MULTILINE)
"""Matches the lines of an interpreter session, up to the next empty one."""


class Doctests(Extension):
    """An extension that renders sessions in docstrings as code; Markdown would quote them."""

    def on_instance(self, *, obj: Object, **_: object) -> None:
        """Fence the interpreter sessions in a docstring as code blocks."""
        told: Docstring | None = obj.docstring
        if told is not None and ">>> " in told.value:
            told.value = EXAMPLE.sub(
                lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", told.value
            )


def repository_path(uri: str) -> str:
    """Return the path in the repository of a file of the site."""
    return DOCS + uri if (ROOT / DOCS / uri).exists() else uri


def site_path(path: str) -> str:
    """Return the path on the site of a file of the repository."""
    if path.endswith(tuple(RENDERERS)):
        return f"{path.removeprefix(DOCS)}.md"
    return "index.md" if path == HOME_PAGE else path.removeprefix(DOCS)


def render_program(file: Path) -> str:
    """Return the Markdown page of a program."""
    return f"# {file.name}\n\n```python\n{file.read_text('utf-8').rstrip()}\n```\n"


def render_notebook(file: Path) -> str:
    """Return a notebook as a page: its text, its code and its output."""
    blocks = []
    for cell in json.loads(file.read_text("utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "code":
            blocks += [f"```python\n{source}\n```", *map(render_output, cell["outputs"])]
        else:
            blocks.append(source)
    return "\n\n".join(blocks)


def render_output(output: Mapping[str, Any]) -> str:
    """Return the output of a notebook cell: a picture or text."""
    data = output.get("data", {})
    if "image/svg+xml" in data:
        return f"<div class=drawn>{' '.join(''.join(data['image/svg+xml']).split())}</div>"
    text = "".join(data.get("text/plain", output.get("text", "")))
    return f"```text\n{text.rstrip()}\n```"


RENDERERS: Final[Mapping[str, Callable[[Path], str]]] = {
    ".py": render_program,
    ".ipynb": render_notebook,
}
"""Files that become pages of their own, by suffix, and the functions that render them."""


def linked_files(path: str, text: str) -> Iterator[str]:
    """Yield the files of the repository that a page links to."""
    for found in LINK.finditer(FENCE.sub("", text)):
        yield normpath(join(dirname(path), found["path"]))


def rewrite_links(path: str, text: str) -> str:
    """Return the text of a page with its links as they are on the site."""

    def site_link(found: re.Match[str]) -> str:
        target = normpath(join(dirname(path), found["path"]))
        return relpath(site_path(target), dirname(site_path(path)) or ".") + (found["anchor"] or "")

    kept = [*(found.span() for found in FENCE.finditer(text)), (len(text), len(text))]
    parts, at = [], 0
    for begin, end in kept:
        parts += [LINK.sub(site_link, text[at:begin]), text[begin:end]]
        at = end
    return "".join(parts)


def linked_extra_files() -> set[str]:
    """Return the files outside docs/ that the pages link to, directly or indirectly."""
    found = {page for page in EXTRA_PAGES if (ROOT / page).is_file()}
    todo = [page.relative_to(ROOT).as_posix() for page in (ROOT / DOCS).rglob("*.md")]
    todo += found
    while todo:
        page = todo.pop()
        for path in linked_files(page, (ROOT / page).read_text("utf-8")):
            if path in found or path == HOME_PAGE or path.startswith((DOCS, "..")):
                continue
            if (ROOT / path).is_file():
                found.add(path)
                todo += [path] if path.endswith(".md") else []
    return found


def expand_navigation(entries: list[Any]) -> Iterator[Any]:
    """Yield the entries of the navigation; replace a pattern by the pages that match it."""
    for entry in entries:
        if isinstance(entry, dict):
            ((title, below),) = entry.items()
            pages = list(expand_navigation(below)) if isinstance(below, list) else below
            if pages:
                yield {title: pages}
        elif "*" in entry:
            for folder in (ROOT / DOCS, ROOT):
                for found in sorted(folder.glob(entry)):
                    yield found.relative_to(folder).as_posix()
        else:
            yield entry


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Expand the patterns of the navigation."""
    config.nav = list(expand_navigation(config.nav or []))
    return config


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the files outside docs/ that pages link to, and the client's (MkDocs hook)."""
    for path in sorted(linked_extra_files()):
        file = ROOT / path
        if show := RENDERERS.get(file.suffix):
            files.append(File.generated(config, site_path(path), content=show(file)))
        else:
            files.append(File.generated(config, site_path(path), abs_src_path=str(file)))
    for name, path in CLIENT_FILES.items():
        files.append(File.generated(config, name, abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rewrite the links of a page, and link it to its translation (MkDocs hook)."""
    del config
    here = page.file.src_uri
    if os.environ.get(WHOLE_SITE_VARIABLE) == "false" and here != "index.md":
        page.meta["template"] = BARE_TEMPLATE
    text = rewrite_links(repository_path(here), markdown)
    french = here.endswith(FRENCH_SUFFIX)
    twin = (
        here.replace(FRENCH_SUFFIX, ".md") if french else here.removesuffix(".md") + FRENCH_SUFFIX
    )
    if files.get_file_from_path(twin) is None:
        return text
    code, name = ("en", "English") if french else ("fr", "Français")
    told = f"[{name}]({twin.rpartition('/')[2]}){{ .twin lang={code} hreflang={code} }}"
    title, _, rest = text.partition("\n")
    return f"{title}\n\n{told}\n{rest}"


def on_env(env: Environment, *, config: MkDocsConfig, files: Files) -> Environment:
    """Add a template without a frame for checks: rendering the theme takes a third of the time."""
    del config, files
    bare = DictLoader({BARE_TEMPLATE: "{{ page.content }}"})
    env.loader = ChoiceLoader([bare, *([env.loader] if env.loader else [])])
    return env


def on_post_page(output: str, *, page: Page, config: MkDocsConfig) -> str:
    """Set the language of a page, and add labels that the theme lacks."""
    del config
    output = output.replace('role="dialog">', 'role="dialog" aria-label="Search">', 1)
    if not page.file.src_uri.endswith(FRENCH_SUFFIX):
        return output
    return output.replace("<article ", '<article lang="fr" ', 1)


def external_resources(site: Path) -> Iterator[str]:
    """Yield the elements that would load something from another host: none may, to work offline."""
    for file in sorted(site.rglob("*")):
        if file.suffix in {".html", ".css"}:
            for found in EXTERNAL_RESOURCE.finditer(file.read_text("utf-8")):
                yield f"{file.relative_to(site)}: {found[0]}"


def build(site: Path, *, whole: bool, config: Path = ROOT / "mkdocs.yml") -> int:
    """Build the site into a folder; return the exit status.

    The output of MkDocs is printed if it fails. Its quiet mode is not used: it does not count
    warnings.
    """
    built = subprocess.run(  # noqa: S603 - our own command
        [str(MKDOCS), "build", "--strict", "--config-file", str(config), "--site-dir", str(site)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1", WHOLE_SITE_VARIABLE: str(whole).lower()},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        text=True,
    )
    if built.returncode:
        print(built.stdout, file=sys.stderr)
        return built.returncode
    fetched = list(external_resources(site))
    if fetched:
        print("\n".join(fetched), file=sys.stderr)
    return int(bool(fetched))


def main() -> int:
    """Build the site into build/site/, or only check it; return the exit status."""
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
