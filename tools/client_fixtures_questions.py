"""Record frames of rare questions of the classic boxes, and of cards that have targets.

Random games seldom lead to them, so each is a position and the moves that lead to the question.
"""

from functools import partial
from typing import Any, Final

from tools.client_fixtures import SABOTEUR2, frame_at, lobby, write

BASE: Final = "saboteur"
CHESTS: Final = "saboteur+treasure-chests"
SEATS: Final = 5
TABLE: Final = """
round 2 starter 1
roles miner saboteur miner miner saboteur | miner
hand 0 {hand}
hand 1 cross straight-vertical curve-nw t-horizontal broken-lamp map
hand 2 dead-t-vertical rockfall straight-horizontal curve-nw broken-pick curve-ne
hand 3 t-horizontal curve-ne map t-vertical straight-horizontal repair-cart
hand 4 cross dead-ne straight-horizontal t-vertical curve-nw
pile cross curve-ne t-vertical map straight-vertical t-horizontal broken-lamp repair-pick rockfall
discard map rockfall repair-lamp
gold 1 2
gold 3 1
gold-pile 1 1 2 3 1 2 1 1 2 3 1 1 2 1
last 4 laid 4,0
ask turn {asked}
"""
"""A position in the second round of five seats, without the lines ``goals`` and ``maze``."""
HAND: Final = "straight-horizontal t-vertical curve-ne map broken-cart rockfall"
DUG: Final = (
    "0,0=start 1,0=cross 2,0=t-horizontal 3,0=straight-horizontal 4,0=straight-horizontal "
    "6,0=t-vertical 6,-1=curve-nw* 7,-1=straight-horizontal 8,-1=curve-ne* "
    "6,1=curve-ne 7,1=straight-horizontal 8,1=curve-nw 1,1=straight-vertical 1,-1=curve-nw*"
)
"""Cards for ``maze``: a card on 5,0 links unlinked paths at the goal on 8,0, north and south."""
BETWEEN: Final = (
    "0,0=start 0,1=curve-ne 1,1=straight-horizontal 2,1=t-horizontal 3,1=straight-horizontal "
    "4,1=straight-horizontal 5,1=t-horizontal* 6,1=straight-horizontal 7,1=straight-horizontal "
    "1,0=straight-horizontal 2,0=t-horizontal 3,0=curve-nw"
)
"""Cards for ``maze``: a tunnel that ends before 8,1, between the goals on 8,0 and 8,2."""
STONES: Final = "goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne"
DIGGING: Final = (
    "0,0=start 1,0=straight-horizontal 2,0=cross 2,1=straight-vertical 3,0=t-horizontal"
)
DIGGERS: Final = """
roles blue-digger green-digger saboteur profiteer blue-digger | boss geologist green-digger
hand 0 bridge prison straight-horizontal t-vertical curve-ne map
hand 1 door-green-horizontal crystal-t-horizontal straight-vertical cross curve-nw map
hand 2 straight-horizontal dead-t-vertical broken-lamp rockfall curve-nw broken-pick
hand 3 curve-ne map repair-cart cross t-horizontal thief
hand 4 cross straight-horizontal inspection ladder-nw curve-nw
pile cross curve-ne t-vertical map straight-vertical t-horizontal curve-nw straight-horizontal
maze 0,0=start 1,0=straight-horizontal 2,0=cross 3,0=door-blue-horizontal 4,0=crystal-t-horizontal \
2,1=ladder-nw 4,1=straight-vertical
broken 0 lamp
broken 2 pick
marks 3 prison
last 4 laid 4,1
ask turn 0
"""
OWN_DECK: Final = """
[deck]
id = "saboteur"

[[path]]
kind = "cross"
tracks = ["N-S", "E-W"]
count = 4
source = "my own box"
confidence = "certain"

[[path]]
kind = "own-bend"
tracks = ["N-W", "E-S"]
count = 1
source = "my own box"
confidence = "certain"
"""
"""A deck file in which four crosses are bridges, and one card has a shape unknown to the box."""
OWN_MAZE: Final = (
    "0,0=start 1,0=straight-horizontal 2,0=cross 2,1=straight-vertical 3,0=own-bend "
    "2,-1=curve-ne* 3,-1=cross 4,-1=straight-horizontal 3,1=t-horizontal"
)


def table(hand: str = HAND, *, maze: str, goals: str = STONES, more: str = "") -> str:
    """Return a position of the second round in which seat 0 is on turn."""
    return f"{TABLE.format(hand=hand, asked=0)}{goals}\nmaze {maze}\n{more}"


def chest(path: str, effect: str, hand: str = HAND) -> dict[str, Any]:
    """Return the snapshot frame of the question after seat 0 has opened a chest."""
    covered = f"treasure-chests covered 5,0 chest-{path} chest-{effect}"
    others = "treasure-chests covered 4,2 chest-cross chest-nugget"
    position = table(hand, maze=DIGGING, more=f"{covered}\n{others}")
    return frame_at(position, "lay straight-horizontal 4,0", ruleset=CHESTS, seats=SEATS)


def main() -> None:
    five = partial(lobby, "playing", seats=SEATS)
    at = partial(frame_at, ruleset=BASE, seats=SEATS)
    facing = table(maze=DUG)
    write("orient-goal", five(), at(facing, "lay straight-horizontal 5,0"))
    reached = table(f"t-vertical {HAND}", maze=BETWEEN)
    write("reveal-goal", five(), at(reached, "lay t-vertical 8,1"))
    theirs = TABLE.format(hand=HAND, asked=4) + f"{STONES}\nmaze {DUG}"
    write("concede-vote", five(), at(theirs, "concede", options={"concede_round": True}))
    write("orient-path", five(ruleset=CHESTS), chest("t-horizontal", "peek"))
    write("keep-dug", five(ruleset=CHESTS), chest("cross", "dig"))
    write("keep-drawn", five(ruleset=CHESTS), chest("cross", "draw-three"))
    two = partial(frame_at, ruleset=SABOTEUR2, seats=SEATS)
    write("s2-pass-more", five(ruleset=SABOTEUR2), two(DIGGERS, "pass map"))
    write("s2-discard-two", five(ruleset=SABOTEUR2), two(DIGGERS, "clear lamp"))
    tools = "broken 2 pick lamp\nbroken 3 cart"
    acts = table("map rockfall broken-cart repair-pick-lamp t-vertical", maze=DUG, more=tools)
    write("acts", five(), at(acts))
    write("blocked", five(), at(acts + "\nbroken 0 pick"))
    hand = "cross own-bend straight-horizontal cross map"
    own = table(hand, maze=OWN_MAZE).replace("laid 4,0", "laid 4,-1")
    write("own-deck", five() | {"deck": True}, at(own, deck=OWN_DECK))
