"""Reduces a ``User-Agent`` to browser and system, by which guests distinguish their devices.

Nothing else of the header is stored.
"""

import re
from typing import Final

OTHER_AGENT: Final = "other"
BROWSER_PATTERNS: Final = (
    # The order matters: each browser also claims to be some of those below it.
    ("edge", r"\bEdg(e|A|iOS)?/"),
    ("opera", r"\bOPR/|\bOpera\b"),
    ("samsung", r"\bSamsungBrowser/"),
    ("firefox", r"\b(Firefox|FxiOS)/"),
    ("chrome", r"\b(Chrome|Chromium|CriOS|HeadlessChrome)/"),
    ("safari", r"\bSafari/"),
)
SYSTEM_PATTERNS: Final = (
    ("android", r"\bAndroid\b"),
    ("ipad", r"\biPad\b"),
    ("iphone", r"\biPhone\b"),
    ("windows", r"\bWindows\b"),
    ("mac", r"\bMacintosh\b|\bMac OS X\b"),
    ("linux", r"\bLinux\b|\bX11\b"),
)
MAX_USER_AGENT_LENGTH: Final = 400
"""Maximum number of characters of a header that are parsed; longer headers are truncated."""


def parse_user_agent(user_agent: str) -> str:
    """Return browser and system, separated by a space, such as ``firefox linux``."""
    line = user_agent[:MAX_USER_AGENT_LENGTH]
    return f"{_first_match(BROWSER_PATTERNS, line)} {_first_match(SYSTEM_PATTERNS, line)}"


def _first_match(patterns: tuple[tuple[str, str], ...], line: str) -> str:
    return next((word for word, pattern in patterns if re.search(pattern, line)), OTHER_AGENT)
