"""Record frames of The Lost Mines, for the pictures and the tests of the browser client.

Its games are long, so its scenes are positions and a few moves from them.
"""

from functools import partial
from typing import Final

from saboteur.kernel.sight import PUBLIC
from tools.client_fixtures import frame_at as posed_in
from tools.client_fixtures import lobby, play_until, sync, write, write_replay

BOX: Final = "lost-mines"
THREE_SEATS: Final = 3
SIX_SEATS: Final = 6
NINE_SEATS: Final = 9
FOREST_POSITION: Final = """
dwarves yellow-saboteur blue-loyal yellow-loyal blue-loyal yellow-selfish blue-selfish \
| blue-saboteur yellow-loyal
mines 9,0=gold-mine 9,2=gems-mine 9,4=dragon-mine 9,6=silver-mine
taken 0=1
maze 1,1=straight-vertical 4,1=campfire-t-vertical 1,2=blue-start 2,2=log-t-horizontal \
3,2=pond-straight-horizontal 4,2=log-cross 5,2=straight-horizontal 9,2=gems-mine* \
1,3=t-vertical* 2,3=cross 3,3=straight-horizontal 4,3=cross 5,3=t-horizontal \
6,3=campfire-t-horizontal* 7,3=ravine-cross 8,3=straight-horizontal 9,3=curve-nw \
1,4=yellow-start 2,4=rocks-cross 3,4=ravine-t-horizontal 4,4=t-vertical 5,4=straight-vertical
figures {figures}
tools 4,2 7,3
traps 5,3/E
troll 3 troll 4,3/S
hand 0 t-horizontal information-mine-treasure trap information-treasure-dwarf axe
hand 1 cross curve-ne boat
hand 2 curve-nw curve-ne storm pond-cross
hand 3 t-vertical rocks-t-horizontal boat
hand 4 straight-vertical rope storm
hand 5 information-mine-dwarf curve-ne
pile cross t-vertical campfire-cross trap curve-nw axe
discard axe rope cross~2
looked 0 mine 9,0
looked 3 mine 9,4
looked 0 dwarf 2
looked 2 treasure 3
looked 0 treasure 4
last 5 draws 0
ask turn {asked}
"""
"""A lively round of six: obstacles, tools, a trap, a troll, an open mine, some looks."""
PLACES: Final = "8,3 9,2 9,2 6,3 4,4 1,2"
FIRST_RESULT: Final = """
result 1 all-treasures dwarves blue-loyal yellow-loyal blue-saboteur yellow-selfish \
yellow-saboteur blue-loyal won 0:0=gems-4 1:1=gold-3 2:3=silver-2 dragon 4 gains 1 2 2 2 1 1
points 1 2 2 2 1 1
"""
FORK_POSITION: Final = """
maze 1,2=blue-start 1,4=yellow-start 8,6=cross 7,6=straight-horizontal
mines 9,0=gold-mine 9,2=gems-mine 9,4=dragon-mine 9,6=silver-mine
figures 8,6 7,6 1,2 1,4 1,4 1,2
hand 0 axe boat cross
hand 1 axe
pile cross cross cross cross
ask turn 0
"""
"""A position in which a mine that is entered may be laid both ways."""
CROWD_POSITION: Final = """
hand 0 cross t-vertical information-mine-dwarf trap
hand 1 cross
hand 2 cross
hand 3 storm
hand 4 trap
hand 5 rope
hand 6 boat
hand 7 axe
hand 8 curve-ne
pile curve-ne curve-nw
ask turn 0
"""


mines_frame_at: Final = partial(posed_in, ruleset=BOX, seats=SIX_SEATS)


def main() -> None:
    six = lobby("playing", seats=SIX_SEATS, ruleset=BOX)
    write("mines-dwarf", six, sync(play_until(lambda *_: True, seats=SIX_SEATS, ruleset=BOX)))
    forest = FOREST_POSITION.format(figures=PLACES, asked=0)
    write("mines-turn", six, mines_frame_at(forest))
    watched = lobby("playing", seats=SIX_SEATS, my_seat=None, ruleset=BOX)
    write("mines-watch", watched, mines_frame_at(forest, sight=PUBLIC))
    write("mines-pass-more", six, mines_frame_at(forest, "pass axe"))
    walk = ("pass axe", "stop", "step 7,3")
    write("mines-step", six, mines_frame_at(forest, *walk))
    mine = ("pass axe", "stop", "step 9,3", "step 9,2", "stop")
    write("mines-take-treasure", six, mines_frame_at(forest, *mine))
    write("mines-orient-mine", six, mines_frame_at(FORK_POSITION, "pass axe", "stop", "step 9,6"))
    theirs = FOREST_POSITION.format(figures=PLACES, asked=5)
    write("mines-end-vote", six, mines_frame_at(theirs, "propose-end"))
    last = forest.replace("taken 0=1", "taken 0=1 1=2 3=3 4=4 5=1")
    write("mines-round", six, mines_frame_at(last, *mine))
    over = FIRST_RESULT + "round 2 starter 1\n" + last
    write("mines-over", lobby("over", seats=SIX_SEATS, ruleset=BOX), mines_frame_at(over, *mine))
    ended = lobby("over", seats=SIX_SEATS, my_seat=None, ruleset=BOX)
    write("tv-mines-over", ended, mines_frame_at(over, *mine, sight=PUBLIC))
    write_replay(
        BOX, play_until(lambda _, seat: seat < 0, seats=THREE_SEATS, ruleset=BOX, level="random")
    )
    nine = lobby("playing", seats=NINE_SEATS, ruleset=BOX)
    write("mines-9", nine, mines_frame_at(CROWD_POSITION, seats=NINE_SEATS))
