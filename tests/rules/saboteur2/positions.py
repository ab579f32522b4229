"""Helpers of the rule tests of Saboteur 2: positions, roles and mazes as text."""

from saboteur.kernel.event import Event
from saboteur.play.game import Game
from tests.rule_positions import game_at, play, row

ROLES = {
    "b": "blue-digger",
    "g": "green-digger",
    "o": "boss",
    "p": "profiteer",
    "e": "geologist",
    "s": "saboteur",
}
GOALS = "goals 8,-2=stone-ne 8,0=treasure 8,2=stone-nw"
BLUE = "door-blue-horizontal"
GREEN = "door-green-horizontal"
SEVEN_CRYSTALS = "maze " + row(-17, -11, 9, "crystal-t-horizontal")
"""The line ``maze`` with seven crystal cards, away from the rest of the maze."""


def roles(letters: str) -> str:
    """Return the line of roles from letters, such as `bgo|ps`; unused ones are behind the bar."""
    return "roles " + " ".join("|" if letter == "|" else ROLES[letter] for letter in letters)


def at(position: str, seats: int = 3) -> Game:
    return game_at(position, seats, id_="saboteur2")


def corridor(*doors: str) -> str:
    """Return words for ``maze``: a tunnel from Start to 6,0 that begins with ``doors``."""
    cards = [*doors, *["straight-horizontal"] * (6 - len(doors))]
    return " ".join(f"{x},0={card}" for x, card in enumerate(cards, 1))


def detour(upper: str = "straight-horizontal", lower: str = "straight-horizontal") -> str:
    """Return words for ``maze``: tunnels with ``upper`` on 2,0 and ``lower`` on 2,1 meet at 6,0."""
    return (
        f"1,0=straight-horizontal 2,0={upper} {row(3, 5)} 6,0=t-horizontal "
        f"0,1=curve-ne 1,1=straight-horizontal 2,1={lower} {row(3, 5, 1)} 6,1=curve-nw"
    )


def linked(
    letters: str,
    completer: int,
    maze: str = "",
    more: str = "",
    lay: str = "cross 7,0",
) -> tuple[Game, tuple[Event, ...]]:
    """Lay the card that links the treasure; return the game and the events.

    ``letters`` are the roles, as in ``roles``.
    """
    card = lay.split(maxsplit=1)[0]
    game = at(
        f"{GOALS}\nmaze {maze or corridor()}\n{roles(letters)}\nhand {completer} {card} map\n"
        f"ask turn {completer}\n{more}",
        seats=len(letters.partition("|")[0]),
    )
    return game, play(game, f"lay {lay}")


def missed(letters: str, more: str = "") -> tuple[Game, tuple[Event, ...]]:
    """Pass the last card of a round without the treasure; return the game and the events.

    ``letters`` are the roles, as in ``roles``.
    """
    game = at(f"{GOALS}\n{roles(letters)}\nhand 0 map\n{more}", len(letters.partition("|")[0]))
    return game, play(game, "pass map")
