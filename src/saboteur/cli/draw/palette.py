"""Colours and styles of the terminal.

A card has its own background, so the maze looks the same on dark and on light
terminals. Text beside the maze uses the terminal's own colours. No meaning is shown by
colour alone.
"""

from typing import Final

from saboteur.picture.text.styles import (  # fmt: skip
    ACTION,
    BLOCKED,
    CHOICE,
    CLAN,
    CRYSTAL,
    DOOR,
    EMPTY,
    FAINT,
    HARM,
    HIDDEN,
    LIT,
    NEWEST,
    ODD,
    PAWN,
    RIM,
    ROCK,
    SEEN,
    SHADED,
    TREASURE,
    UNLIT,
)

STRONG: Final = "strong"
GOOD: Final = "good"
BANNER: Final = "banner"

COLOURS: Final = {
    ROCK: ("#46636c on #263d45", "color(240) on color(236)"),
    LIT: ("bold #ffc766 on #263d45", "bold color(221) on color(236)"),
    UNLIT: ("#a3b7ba on #263d45", "color(249) on color(236)"),
    BLOCKED: ("bold #ff8163 on #263d45", "bold color(209) on color(236)"),
    NEWEST: ("bold #f7ecd6 on #263d45", "bold color(231) on color(236)"),
    TREASURE: ("bold #fff0ae on #263d45", "bold color(229) on color(236)"),
    HIDDEN: ("#f3e4c6 on #6b4322", "color(230) on color(94)"),
    SEEN: ("bold #ffd9f4 on #6b2f5b", "bold color(225) on color(89)"),
    ACTION: ("bold #f3e4c6 on #3a3550", "bold color(230) on color(60)"),
    CRYSTAL: ("bold #8ff2e6 on #263d45", "bold color(123) on color(236)"),
    DOOR + "blue": ("bold #e4f0ff on #1f55b5", "bold color(231) on color(26)"),
    DOOR + "green": ("bold #e8ffe0 on #1f7a35", "bold color(231) on color(28)"),
    CLAN + "blue": ("bold #e4f0ff on #1f55b5", "bold color(231) on color(26)"),
    CLAN + "yellow": ("bold #24160a on #f2d231", "bold color(232) on color(220)"),
    PAWN: ("bold #24160a on #e08a5b", "bold color(232) on color(173)"),
    CHOICE: ("bold #24160a on #ffb648", "bold color(232) on color(215)"),
    BANNER: ("bold #24160a on #ffb648", "bold color(232) on color(215)"),
}
"""Styles on cards: in true colour, and for terminals with 256 colours."""
SHADES: Final = (
    {"#263d45": "#30505a", "#3a3550": "#4a4466"},
    {"color(236)": "color(238)", "color(60)": "color(61)"},
)
"""The second shade of each background: in true colour, and for 256 colours."""
TERMINAL_COLOURS: Final = {
    EMPTY: "default",
    RIM: "dim",
    FAINT: "dim",
    STRONG: "bold",
    HARM: "bold red",
    GOOD: "green",
}
"""Styles beside the maze: colours of the terminal's own palette."""


def styles(*, true_colours: bool) -> dict[str, str]:
    """Return the styles by name, for a rich theme."""
    kind = 0 if true_colours else 1
    palette = {name: colours[kind] for name, colours in COLOURS.items()}
    found = {**palette, **TERMINAL_COLOURS}
    for name in SHADED:
        ink, on, ground = palette[name].partition(" on ")
        found[name + ODD] = ink + on + SHADES[kind][ground]
    return found
