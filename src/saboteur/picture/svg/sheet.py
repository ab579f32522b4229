"""The SVG document of a board: shared drawings, literal colours, unique ids.

A picture is self-contained: no style sheet, font or file, and no id that another picture on the
same page could have. Colours are literal values, because few programs except browsers support
variables.
"""

import re
from collections import Counter
from hashlib import sha256
from html import escape
from typing import Final

from saboteur.picture.svg.art import Ground, Theme, art
from saboteur.picture.svg.tile import HEIGHT, WIDTH, Parts

_ID: Final = "@@"
"""Prefix of every id, replaced by the digest of the picture at the end."""
_WORTH: Final = 200
"""Minimum length, in characters, from which a repeated part is stored only once."""
FONT: Final = "system-ui, 'Segoe UI', Helvetica, Arial, sans-serif"


class Sheet:
    """An SVG document under construction; ``ground`` and ``theme`` choose its background."""

    def __init__(self, ground: Ground, theme: Theme) -> None:
        self.ground = ground
        self.theme: Theme = theme
        self._cards: dict[Parts, int] = {}
        self._body: list[str] = []

    def card(self, parts: Parts, x: float, y: float) -> None:
        """Add a card with its shadow; ``x`` and ``y`` are its upper left corner."""
        number = self._cards.setdefault(parts, len(self._cards))
        self.add(
            f'<rect x="{x:g}" y="{y + 2.5:g}" width="{WIDTH}" height="{HEIGHT}" rx="6" '
            f'fill="#000" fill-opacity=".35"/>'
            f'<use href="#{_ID}c{number}" x="{x:g}" y="{y:g}"/>'
        )

    def add(self, markup: str) -> None:
        """Add markup on top of everything."""
        self._body.append(markup)

    def render(self, title: str, width: float, height: float) -> str:
        """Return the complete document."""
        size = f"{width:g} {height:g}"
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" '
            f'width="{width * 0.6:.0f}" height="{height * 0.6:.0f}" role="img" '
            f'aria-labelledby="{_ID}t"><title id="{_ID}t">{escape(title)}</title>'
        )
        drawn = f"{head}<defs>{self._defs()}</defs>{self._table()}{''.join(self._body)}</svg>"
        return self._make_ids_unique(self._resolve_colours(drawn))

    def _table(self) -> str:
        """Draw the background: lighter in the middle, as under a lamp."""
        return f'<rect width="100%" height="100%" rx="10" fill="url(#{_ID}table)"/>'

    def _defs(self) -> str:
        own = "" if self.ground == "mine" else f"{self.ground}-"
        counted = Counter(part for parts in self._cards for part in parts)
        shared = {
            part: f"{_ID}p{number}"
            for number, part in enumerate(counted)
            if counted[part] > 1 and len(part) > _WORTH
        }
        table = f'<stop stop-color="var(--{own}table-1)"/>'
        table += f'<stop offset="1" stop-color="var(--{own}table-2)"/>'
        corners = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="6"/>'
        found = [
            art()["gradients"][self.ground].replace('id="', f'id="{_ID}'),
            f'<radialGradient id="{_ID}table" r=".75">{table}</radialGradient>',
            f'<clipPath id="{_ID}card">{corners}</clipPath>',
        ]
        found += [f'<g id="{name}">{part}</g>' for part, name in shared.items()]
        for parts, number in self._cards.items():
            body = "".join(
                f'<use href="#{shared[part]}"/>' if part in shared else part for part in parts
            )
            found.append(f'<g id="{_ID}c{number}" clip-path="url(#{_ID}card)">{body}</g>')
        return "".join(found).replace('fill="url(#', f'fill="url(#{_ID}')  # floors too

    def _resolve_colours(self, svg: str) -> str:
        """Return the SVG with colour variables replaced by values, and fonts by generic ones."""
        colours = art()["colours"][self.theme]
        svg = re.sub(r"var\(--([\w-]+)\)", lambda found: colours[found[1]], svg)
        return re.sub(r'font-family="(?:Atkinson Next|Grenze)"', f'font-family="{FONT}"', svg)

    @staticmethod
    def _make_ids_unique(svg: str) -> str:
        return svg.replace(_ID, f"s{sha256(svg.encode()).hexdigest()[:8]}")
