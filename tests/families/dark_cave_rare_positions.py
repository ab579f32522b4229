"""Rare positions of The Dark Cave."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from saboteur.games.dark_cave.rules import DarkCaveRules
from tests.families.base import Rare
from tests.families.dark_cave_position import supply

AROUND = "1,0=cross-i 2,0=abyss-cross-i"
SIDEWAYS = (
    "maze 2,-3=cross-i\ndwarves 2,-3.0 0,0.0 0,0.0 0,0.0 0,0.0 0,0.0\n"
    "goals -3,-3=goal-exit 3,-3=goal-ladder -3,3=goal-abyss 3,3=goal-vein"
)
RARE: Mapping[str, tuple[int, str, str, tuple[str, ...]]] = {
    "two-creatures": (
        4,
        (
            f"maze {AROUND}\ndwarves 1,0.0 2,0.0 1,0.0 0,0.0\ngear 0 axe-i\ngear 1 axe-ii\n"
            "creature rat-ii 2 2,0.0\ncreature goblin-iii 3 2,0.0"
        ),
        "cross-i rat-i web-i hand-swap-ii",
        ("pass cross-i", "stop", "step 2,0 0"),
    ),
    "axe-asked": (
        3,
        f"maze {AROUND}\ndwarves 0,0.0 1,0.0 1,0.0\ngear 1 axe-i\ngear 2 axe-ii boots-i",
        "rat-i cross-i",
        ("play rat-i 2,0 0", "step 1,0 0"),
    ),
    "goal-from-below": (
        6,
        (
            "maze 3,-2=cross-i 3,-1=cross-i\ndwarves 3,-2.0 0,0.0 0,0.0 0,0.0 0,0.0 0,0.0\n"
            "goals -3,-3=goal-exit 3,-3=goal-ladder -3,3=goal-abyss 3,3=goal-vein"
        ),
        "cross-i secret-information-i",
        ("pass cross-i", "stop"),
    ),
    "goal-fits": (6, SIDEWAYS, "cross-i secret-information-i", ("pass cross-i", "stop")),
    "goal-fits-both-ways": (
        6,
        SIDEWAYS,
        "cross-i secret-information-i",
        ("pass cross-i", "stop", "enter 3,-3"),
    ),
    "vein": (
        3,
        (
            "maze 1,0=vein-t-vertical-iii 2,0=cross-i\nveins 1,0.3\n"
            "dwarves 1,0.2 0,0.0 0,0.0\ncreature goblin-ii 1 1,0.3"
        ),
        "cross-i axe-i",
        ("pass cross-i", "stop", "step 1,0 3"),
    ),
    "nearly-out": (
        5,
        (
            "maze 4,3=cross-i 4,4=goal-exit\ndwarves 4,4.2 4,4.1 4,3.0 0,0.0 0,0.0\nshown 4\n"
            "goals -4,-4=goal-vein 4,-4=goal-ladder -4,4=goal-abyss 4,4=goal-exit"
        ),
        "cross-i axe-i",
        ("play axe-i 0", "step 4,4 4"),
    ),
    "swapped": (
        4,
        f"maze {AROUND}\ndwarves 1,0.0 2,0.0 1,0.0 0,0.0",
        "hand-swap-ii cross-i rat-i rat-ii web-ii",
        ("play hand-swap-ii 2", "stop"),
    ),
    "webs": (
        3,
        (
            f"maze {AROUND}\nweb web-ii 1 1,0 E 2\nweb web-iii 2 0,0 E 1\ngear 0 axe-i\n"
            "dwarves 1,0.0 2,0.0 1,0.0"
        ),
        "web-i rockfall-i",
        ("cut 1,0 E",),
    ),
    "bridge": (
        3,
        "maze 1,0=bridge-horizontal-i 2,0=tunnel-nw-i\nveins 2,1.2\nmaze 2,1=vein-t-horizontal-ii",
        "rockfall-i web-i",
        ("play rockfall-i 2,1",),
    ),
    "empty-hand": (
        3,
        f"maze {AROUND}\nlying 0\ndwarves 1,0.0 2,0.0 1,0.0\nturn 2 still",
        "",
        (),
    ),
}
"""For each name: number of seats, lines of the position, hand of seat 0, moves."""


def rare_positions() -> dict[str, Rare]:
    return {name: _rare(*rare) for name, rare in RARE.items()}


def _rare(seats: int, lines: str, hand: str, moves: tuple[str, ...]) -> Rare:
    """Return a complete position: remaining cards are dealt to other hands, the pile and aside."""
    rules = _compiled(seats)
    kit = rules.kit
    on_turn = 0 if hand else seats - 1
    words = lines.split()
    used = Counter(word.partition("=")[2].rstrip("*") for word in words if "=" in word)
    used.update(word for word in words if word in kit.cards)
    used.update(hand.split())
    left = supply(kit.catalogue, "path", "action") - used
    rest = sorted(left.elements(), key=lambda card: (-kit.levels[kit.cards[card]], card))
    aside = [rest.pop(len(rest) // 2) for _ in range(9)]
    text = [lines, f"hand 0 {hand}".rstrip()]
    text += [
        " ".join([f"hand {seat}", *(rest.pop(seat * 3) for _ in range(4))])
        for seat in range(1, seats)
    ]
    text += [" ".join(["pile", *rest]), " ".join(["aside", *aside]), f"ask turn {on_turn}"]
    return Rare("dark-cave", seats, {}, "\n".join(text) + "\n", moves)


@cache
def _compiled(seats: int) -> DarkCaveRules:
    return DarkCaveRules(seats, {"first_player": "random", "agree_end": True}, None)
