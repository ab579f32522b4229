"""Record frames of The Dark Cave, for the pictures and the tests of the browser client.

Its questions are asked in one position that contains every kind of piece of the cave.
"""

from typing import Final

from saboteur.games.dark_cave.view import View
from saboteur.kernel.sight import PUBLIC
from tools.client_fixtures import (
    MY_SEAT,
    frame_at,
    is_asked,
    lobby,
    play_until,
    sync,
    write,
    write_replay,
)

CAVE: Final = "dark-cave"
PLAIN_PATHS: Final = ("cross-i", "cross-ii", "t-vertical-i", "t-horizontal-i", "t-horizontal-ii")

DEEP_POSITION: Final = """
clans yellow-loyal blue-loyal blue-saboteur yellow-loyal blue-loyal yellow-saboteur
goals -3,-3=goal-ladder 3,-3=goal-exit -3,3=goal-abyss 3,3=goal-vein
maze 1,0=bridge-horizontal-ii 2,0=abyss-t-vertical-ii -1,0=tunnel-nw-i -1,1=ladder-t-vertical-ii \
0,1=straight-vertical-ii 1,1=curve-ne-iii 2,1=vein-t-vertical-iii 0,-1=abyss-cross-iii \
1,-1=t-horizontal-iii* 2,-1=curve-ne-i* -1,-1=curve-nw-ii* 0,-2=bridge-vertical-ii \
2,2=ladder-curve-ne-iii 3,2=tunnel-ne-ii 0,2=cross-iii -1,2=curve-ne-ii -2,0=straight-horizontal-i
hand 0 goblin-iii cross-i web-iii secret-information-iii boots-ii
hand 1 cross-i t-vertical-i axe-i rockfall-i
hand 2 curve-nw-i cross-i secret-information-i
hand 3 straight-vertical-i rat-ii rockfall-ii
hand 4 t-horizontal-i t-vertical-i
hand 5 curve-nw-i abyss-straight-horizontal-i
pile goblin-iii lindworm-iii hand-swap-iii rockfall-iii curve-nw-iii t-horizontal-ii curve-ne-i
dwarves 0,0.0 -1,1.0 1,0.2 1,1.2 0,-2.2 0,2.4
nuggets 3 2 4 1 3 0
gear 0 axe-ii boots-i
gear 2 boots-ii
web web-i 2 0,0 S 2
web web-ii 4 2,1 W 1
creature rat-i 3 0,-1.2
creature lindworm-ii 4 0,-1.2
veins 2,1.3
lying 3
looked 0 3,-3
looked 2 3,3
looked-role 0 2
looked-role 4 1
ask turn 0
"""
"""A position with every kind of piece: ladders, bridges, abysses, veins, webs, creatures."""
AT_GOAL: Final = """-3,-3=goal-ladder 3,-3=goal-exit -3,3=goal-abyss 3,3=goal-vein
maze"""
AT_LADDER: Final = """-3,-3=goal-vein 3,-3=goal-exit -3,3=goal-ladder 3,3=goal-abyss
maze -2,3=straight-horizontal-ii"""
CAVE_QUESTIONS: Final = {
    "all": (),
    "pass-more": ("pass cross-i",),
    "creature-step": ("play goblin-iii 2,0 2",),
    "dwarf-step": ("pass cross-i", "stop"),
    "attack-order": ("pass cross-i", "stop", "step 0,-1 2"),
    "repel-creature": ("pass cross-i", "stop", "step 0,-1 2", "face rat"),
}


def is_lively_turn(view: View, seat: int) -> bool:
    """Return whether ``MY_SEAT`` is on turn with a path to lay, and a web or creature in play."""
    if seat != MY_SEAT or view.asked != "turn" or len(view.maze) < 10:
        return False
    return bool(view.webs or view.creatures) and any(card in PLAIN_PATHS for card in view.hand)


def main() -> None:
    six = lobby("playing", ruleset=CAVE, seats=6)
    lively = play_until(is_lively_turn, seats=6, ruleset=CAVE, first=7)
    write("cave-turn", six, sync(lively))
    watched = lobby("playing", ruleset=CAVE, seats=6, my_seat=None)
    write("cave-watch", watched, sync(lively, PUBLIC))
    write("cave-first", six, sync(play_until(is_asked("turn"), seats=6, ruleset=CAVE)))
    for kind, moves in CAVE_QUESTIONS.items():
        write(f"cave-{kind}", six, frame_at(DEEP_POSITION, *moves, ruleset=CAVE, seats=6))
    on_gold = DEEP_POSITION.replace("dwarves 0,0.0", "dwarves 2,1.3")
    taking = frame_at(on_gold, "pass cross-i", "stop", "stop", ruleset=CAVE, seats=6)
    write("cave-take-nugget", six, taking)
    beside = DEEP_POSITION.replace("dwarves 0,0.0", "dwarves -2,3.1").replace(AT_GOAL, AT_LADDER)
    turning = frame_at(beside, "pass cross-i", "stop", "enter -3,3", ruleset=CAVE, seats=6)
    write("cave-orient-goal", six, turning)
    voted = frame_at(
        DEEP_POSITION.replace("ask turn 0", "ask turn 5"), "propose-end", ruleset=CAVE, seats=6
    )
    write("cave-end-vote", six, voted)
    over = play_until(lambda _, seat: seat < 0, seats=6, ruleset=CAVE)
    write("cave-over", lobby("over", ruleset=CAVE, seats=6), sync(over))
    write("tv-cave-over", lobby("over", ruleset=CAVE, seats=6, my_seat=None), sync(over, PUBLIC))
    write_replay(CAVE, over)
    eight = play_until(is_lively_turn, seats=8, ruleset=CAVE)
    write("cave-8", lobby("playing", ruleset=CAVE, seats=8), sync(eight))
