"""Colours of the terminal: lantern light on cut rock.

A card carries its own background, so the maze reads the same on a dark and on a light window.
Text beside the maze uses the window's own colours. Every colour is doubled by a sign or a word.
"""

from typing import Final

ROCK: Final = "rock"
LIT: Final = "lit"
UNLIT: Final = "unlit"
BLOCKED: Final = "blocked"
NEWEST: Final = "newest"
TREASURE: Final = "treasure"
HIDDEN: Final = "hidden"
SEEN: Final = "seen"
ACTION: Final = "action"
CHOICE: Final = "choice"
EMPTY: Final = "empty"
RIM: Final = "rim"
FAINT: Final = "faint"
STRONG: Final = "strong"
HARM: Final = "harm"
GOOD: Final = "good"
BANNER: Final = "banner"

EVEN_ROCK: Final = "#263d45"
ODD_ROCK: Final = "#30505a"
ON_ROCK: Final = {
    ROCK: "#46636c",
    LIT: "bold #ffc766",
    UNLIT: "#a3b7ba",
    BLOCKED: "bold #ff8163",
    NEWEST: "bold #f7ecd6",
    TREASURE: "bold #fff0ae",
}
ODD: Final = "-odd"
"""Neighbouring cards have two shades; this ends the names of the second."""
SHADED: Final = frozenset({*ON_ROCK, ACTION})
"""The styles that have a second shade."""

STYLES: Final[dict[str, str]] = {
    **{name: f"{style} on {EVEN_ROCK}" for name, style in ON_ROCK.items()},
    **{name + ODD: f"{style} on {ODD_ROCK}" for name, style in ON_ROCK.items()},
    HIDDEN: "#f3e4c6 on #6b4322",
    SEEN: "bold #ffd9f4 on #6b2f5b",
    ACTION: "bold #f3e4c6 on #3a3550",
    ACTION + ODD: "bold #f3e4c6 on #4a4466",
    CHOICE: "bold #24160a on #ffb648",
    BANNER: "bold #24160a on #ffb648",
    EMPTY: "default",
    RIM: "dim",
    FAINT: "dim",
    STRONG: "bold",
    HARM: "bold red",
    GOOD: "green",
}
"""Styles by name, as rich reads them."""
