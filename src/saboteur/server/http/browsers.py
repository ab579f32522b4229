"""Which browser it is, on what: two words, by which a guest knows his devices apart.

Nothing else of what a browser tells about itself is kept.
"""

import re
from typing import Final

OTHER: Final = "other"
BROWSERS: Final = (
    # Each also claims to be some of those below it.
    ("edge", r"\bEdg(e|A|iOS)?/"),
    ("opera", r"\bOPR/|\bOpera\b"),
    ("samsung", r"\bSamsungBrowser/"),
    ("firefox", r"\b(Firefox|FxiOS)/"),
    ("chrome", r"\b(Chrome|Chromium|CriOS|HeadlessChrome)/"),
    ("safari", r"\bSafari/"),
)
SYSTEMS: Final = (
    ("android", r"\bAndroid\b"),
    ("ipad", r"\biPad\b"),
    ("iphone", r"\biPhone\b"),
    ("windows", r"\bWindows\b"),
    ("mac", r"\bMacintosh\b|\bMac OS X\b"),
    ("linux", r"\bLinux\b|\bX11\b"),
)
LONGEST: Final = 400
"""So much of the line is read."""


def browser_of(agent: str) -> str:
    """Return the browser and the system of a ``User-Agent``, a word for each."""
    line = agent[:LONGEST]
    return f"{_first(BROWSERS, line)} {_first(SYSTEMS, line)}"


def _first(words: tuple[tuple[str, str], ...], line: str) -> str:
    return next((word for word, pattern in words if re.search(pattern, line)), OTHER)
