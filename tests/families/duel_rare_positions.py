"""Rare positions of Le Duel, each with every card of the box."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from saboteur.games.duel.rules import DuelRules
from saboteur.kernel.catalogue import Catalogue
from tests.families.base import Rare


def _supply(catalogue: Catalogue, *groups: str) -> Counter[str]:
    return Counter({row.kind: row.count for group in groups for row in catalogue.group(group)})


def whole(lines: str, *, seats: int = 2, size: int = 6, pile: int | None = None) -> str:
    """Return a complete position: hands are filled up to ``size``, the pile gets the rest.

    The lines ``goals``, ``maze``, ``hand 0``, ``broken 0`` and the tokens are as in a position; the
    words of the line ``pile`` are its top. With a number ``pile`` of cards, the rest is discarded.
    """
    rules = DuelRules(seats, {"solo_colour": "blue"}, None)
    catalogue = rules.kit.catalogue
    given = {line.split("  ")[0]: line.split("  ")[1].split() for line in lines.splitlines()}
    maze = given.pop("maze", [])
    deck = _supply(catalogue, "path", "action")
    deck -= Counter(word.split("=")[1].rstrip("*") for word in maze if "=gold-1" not in word)
    top = given.pop("pile", [])
    hands = [given.pop(f"hand {seat}", []) for seat in range(seats)]
    broken = [given.get(f"broken {seat}", []) for seat in range(seats)]
    deck -= Counter([*top, *(card for hand in hands for card in hand)])
    deck -= Counter(f"broken-{tool}" for tools in broken for tool in tools)
    rest = sorted(deck.elements(), key=lambda card: card[::-1])
    for hand in hands:
        hand += [rest.pop() for _ in range(size - len(hand))]
    aside = [rest.pop() for _ in range(rules.kit.aside)]
    discard = rest[: len(rest) - pile + len(top)] if pile is not None else []
    goals = given.pop("goals", [])
    named = dict(word.split("=") for word in goals)
    left = list((_supply(catalogue, "goal") - Counter(named.values())).elements())
    cells = [f"{x},{y}" for x, y in _goal_spots(catalogue, seats)]
    text = [f"{cell}={named.get(cell) or left.pop()}" for cell in cells]
    starts = ["0,-1=start-blue", "0,1=start-green"] if seats == 2 else ["0,0=start-blue"]
    found = [
        "seed rare",
        "round 1 starter 0",
        "colours blue green" if seats == 2 else "colours blue",
        " ".join(["goals", *text, "|", *left]),
        " ".join(["maze", *starts, *maze]),
        *(" ".join([f"hand {seat}", *hand]) for seat, hand in enumerate(hands)),
        " ".join(["pile", *rest[len(discard) :], *top]),
        " ".join(["aside", *aside]),
        " ".join(["discard", *discard]),
        *(" ".join([name, *words]) for name, words in given.items()),
    ]
    if not any(name.startswith("ask") for name in given):
        found.append("ask turn 0")
    return "\n".join(found) + "\n"


def _goal_spots(catalogue: Catalogue, seats: int) -> list[list[int]]:
    kind = "two-players" if seats == 2 else "solo"
    (row,) = [row for row in catalogue.group("layout") if row.kind == kind]
    spots: list[list[int]] = row.facts["goals"]
    return spots


ROAD: Final = " ".join(f"{x},-1=straight-horizontal" for x in range(1, 5))
"""Blue's tunnel to the first column of goals."""
SPENT: Final = (
    "-5,-4=bridge-gold -5,-2=double-curve-nw-es-gold -5,0=gold-t-vertical-stub-e "
    "-5,2=gold-t-horizontal-stub-s -5,4=gold-horizontal-stub-s -7,0=troll-t-vertical "
    "-7,2=troll-t-horizontal"
)
SPENT_TOKENS: Final = """\
claims  -5,-4=1 -5,-2=0 -5,0=1 -5,2=0 -5,4=1
bribes  -7,0=0 -7,2=1"""
"""Position lines: seven counters are laid, so one is left."""

LAID: Final = "1,-1 2,-1 3,-1 4,-1"

RARE: Final[Mapping[str, Rare]] = {
    "duel-two-goals-at-once": Rare(
        "duel",
        2,
        {},
        whole(
            "goals  5,-2=gold-3-stubs-ne 5,0=gold-1-t-vertical-door-blue\n"
            f"maze  {ROAD}\nlaid  {LAID}\nhand 0  door-blue-t-vertical"
        ),
        ("lay door-blue-t-vertical 5,-1",),
    ),
    "duel-either-way": Rare(
        "duel",
        2,
        {},
        whole(
            "goals  5,-2=gold-3-stubs-ne 5,0=gold-1-t-vertical-door-blue\n"
            f"maze  {ROAD}\nlaid  {LAID}\nhand 0  door-blue-t-vertical"
        ),
        ("lay door-blue-t-vertical 5,-1", "reveal 5,0"),
    ),
    "duel-more-gold-than-counters": Rare(
        "duel",
        2,
        {},
        whole(
            "goals  5,-2=gold-2-curve-ne 5,0=gold-2-curve-nw\n"
            f"maze  {ROAD} {SPENT} 5,-2=gold-2-curve-ne* 5,0=gold-2-curve-nw\n"
            f"hand 0  door-blue-t-vertical\n{SPENT_TOKENS}"
        ),
        ("lay door-blue-t-vertical 5,-1",),
    ),
    "duel-troll-before-the-draw": Rare(
        "duel",
        2,
        {},
        whole("maze  1,-1=troll-cross\nhand 0  curve-nw curve-nw\nlaid  1,-1"),
        ("pass curve-nw", "pass curve-nw"),
    ),
    "duel-last-counter-for-a-troll": Rare(
        "duel",
        2,
        {},
        whole(f"maze  1,-1=troll-cross {SPENT}\n{SPENT_TOKENS}"),
    ),
    "duel-doors-and-a-key": Rare(
        "duel",
        2,
        {},
        whole(
            "maze  1,-1=door-green-cross 1,1=door-blue-cross* 1,0=door-green-t-vertical\n"
            "laid  1,-1 1,1 1,0\nkeys  1,1=1\n"
            "hand 0  key ladder-green-ne ladder-blue-nw broken-cart rockfall"
        ),
    ),
    "duel-two-broken-tools": Rare(
        "duel",
        2,
        {},
        whole("hand 0  repair-pick-lamp repair-pick\nbroken 0  pick lamp"),
        ("clear lamp",),
    ),
    "duel-last-cards": Rare("duel", 2, {}, whole("hand 0  key", size=1, pile=0)),
    "duel-solo-strikes": Rare(
        "duel",
        1,
        {},
        whole(
            "maze  1,0=straight-horizontal 2,0=bridge-gold\nlaid  1,0 2,0\n"
            "pile  broken-pick broken-pick rockfall\nbroken 0  lamp\nclaims  2,0=0",
            seats=1,
        ),
    ),
}
