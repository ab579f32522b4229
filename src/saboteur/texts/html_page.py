"""The frame of self-contained HTML pages, which have no script and load nothing."""

from html import escape
from typing import Final

REPORT_STYLE: Final = """
:root { color-scheme: light dark;
  --ink: #24160a; --ground: #f6efe2; --faint: #77685a; --mark: #d9c9ad;
  --h0: #a4520a; --h1: #1f55b5; --h2: #1f7a35; --h3: #8a2a7a; --h4: #a3231f; --h5: #0c6f75 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f3e4c6; --ground: #1a2529; --faint: #9db0b5; --mark: #3c4f57;
    --h0: #ffb648; --h1: #8fb8ff; --h2: #7fd793; --h3: #f0a0e0; --h4: #ff9384; --h5: #76dde3 }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground);
  max-width: 46rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.5rem; line-height: 1.2 } h2 { margin-top: 2.5rem }
figure { margin: 1rem 0 } figcaption { font-weight: 600 }
.wide { overflow-x: auto }
table { border-collapse: collapse; margin: .5rem 0 1rem; font-size: .9rem }
th, td { text-align: left; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid var(--mark);
  vertical-align: top }
td { font-variant-numeric: tabular-nums }
""".strip()
"""Colours, fonts and tables of reports; ``--h0`` to ``--h5`` are the colours of lines."""


def html_page(language: str, title: str, style: str, body: str, head: str = "") -> str:
    """Return an HTML page; ``body`` and ``head`` are HTML, ``title`` is text."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n{head}<style>\n{style}\n</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )
