"""The drawings of cards and pieces, the same as in the browser client.

``web/tests/art.test.ts`` writes them to ``art.json`` by calling the client's own functions, and
fails when they are out of date. A tone is a variable (``var(--rock-1)``); if it depends on whether
a gallery is lit, its name ends in ``~``, with the number of the gallery if a card has several.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Final, Literal, NotRequired, TypeAlias, TypedDict, get_args

Ground: TypeAlias = Literal["mine", "forest", "cave"]
Theme: TypeAlias = Literal["dark", "light"]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)


class Gallery(TypedDict):
    """The layers of one gallery; a layer is painted for all galleries before the next layer."""

    lip: str
    cut: str
    floor: str
    rails: dict[Ground, str]
    rubble: NotRequired[str]


class CardArt(TypedDict):
    """The drawings of a card besides its galleries.

    A list has one drawing for both orientations, or an upright and a turned one.
    """

    shape: str
    """The galleries of the upright card; a custom card with the same name may have others."""
    shaft: NotRequired[bool]
    """Whether a single edge leads to the middle instead of ending in rubble."""
    bearing: NotRequired[str]
    """Edges of the upright card whose dead end has a mark."""
    level: NotRequired[int]
    floor: NotRequired[list[str]]
    top: NotRequired[list[str]]
    gold: NotRequired[list[list[float]]]
    bribe: NotRequired[dict[str, list[str]]]
    key: NotRequired[dict[str, list[str]]]
    spaces: NotRequired[list[list[list[float]]]]


class Art(TypedDict):
    """The content of ``art.json``."""

    colours: dict[Theme, dict[str, str]]
    gradients: dict[Ground, str]
    rocks: dict[Ground, list[str]]
    frames: dict[Ground, str]
    levels: list[str]
    galleries: dict[str, Gallery]
    backs: dict[str, list[str]]
    icons: dict[str, str]
    figures: dict[str, dict[str, str]]
    marks: dict[str, str]
    lights: dict[str, str]
    counters: dict[str, str]
    classic: dict[str, CardArt]
    duel: dict[str, CardArt]
    lost_mines: dict[str, CardArt]
    dark_cave: dict[str, CardArt]


@cache
def art() -> Art:
    """Return the drawings, loaded once."""
    read: Art = json.loads(files(__package__).joinpath("art.json").read_text("utf-8"))
    return read


def oriented(drawings: list[str] | None, *, turned: bool) -> str:
    """Return the drawing of a card for its orientation."""
    return "" if not drawings else drawings[-1 if turned else 0]
