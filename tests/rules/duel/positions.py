"""Helpers of the rule tests of Le Duel: seat 0 is Blue at 0,-1 and seat 1 Green at 0,1."""

from collections import Counter

from saboteur.games.duel.rules import DuelRules
from saboteur.games.registry import ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import parse_cell
from saboteur.play.game import Game
from tests.rule_positions import game_at

ROAD = "1,-1=curve-ne* 1,0=curve-ne 2,0=straight-horizontal 3,0=straight-horizontal"
"""Words for ``maze``: a path from Blue's Start to the cell before the goal on 5,0."""
GOLD_PATHS = (
    "bridge-gold",
    "double-curve-nw-es-gold",
    "gold-t-vertical-stub-e",
    "gold-t-horizontal-stub-s",
    "gold-horizontal-stub-s",
)


def duel_at(*lines: str, seats: int = 2, colour: str = "blue") -> Game:
    return game_at("\n".join(lines), seats, {"solo_colour": colour}, "duel")


def rules(seats: int = 2, deck: str | None = None) -> DuelRules:
    found = ruleset("duel", seats, deck=deck)
    assert isinstance(found, DuelRules)
    return found


def goals(*words: str, seats: int = 2) -> str:
    """Return the line ``goals`` with the goals in ``words``, such as ``5,0=stone-cross``.

    The other goals fill the rest in a fixed order.
    """
    kit = rules(seats).kit
    named = dict(word.split("=") for word in words)
    every = Counter(kit.names[card] for card in kit.goal_cards)
    left = sorted((every - Counter(named.values())).elements())
    _, _, first, *_ = duel_at(seats=seats).position().splitlines()[1:]
    cells = [word.split("=")[0] for word in first.split() if "=" in word]
    text = [f"{cell}={named.get(cell) or left.pop()}" for cell in cells]
    return " ".join(["goals", *text, "|", *left])


def spent(counters: int) -> tuple[str, str]:
    """Return words for ``maze`` and the line ``claims``: ``counters`` counters on gold far away."""
    cells = [f"-9,{2 * number}" for number in range(counters)]
    assert counters <= len(GOLD_PATHS)
    words = [f"{cell}={card}" for cell, card in zip(cells, GOLD_PATHS, strict=False)]
    return " ".join(words), " ".join(["claims", *(f"{cell}=1" for cell in cells)])


def lit(game: Game, cell: str, colour: str) -> str:
    """Return the edges of the card on a cell that a colour reaches."""
    x, y = map(int, cell.split(","))
    (laid,) = [laid for laid in game.view("public").maze if (laid.x, laid.y) == (x, y)]
    return str(getattr(laid, colour))


def at(cell: str) -> int:
    """Return a cell, written ``x,y``, as the integer that events carry."""
    return parse_cell(cell)


def only(events: tuple[Event, ...], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]
