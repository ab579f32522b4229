"""What a move of a turn is worth, in steps saved on the way to the exit."""

from typing import Final

from saboteur.bots.dark_cave.distance.survey import FAR, cell_of_spot
from saboteur.bots.dark_cave.evaluation.judgement import Judgement
from saboteur.bots.dark_cave.moves.creatures import call_score
from saboteur.games.book import PASS, PLAY
from saboteur.games.dark_cave import book
from saboteur.games.dark_cave.kit import CREATURES
from saboteur.kernel.geometry import SIDE_NAMES, STEP, PackedCell, edge
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.wording import LAY

LOOK: Final = 3.0
LOOK_AT_ROLE: Final = 0.4
BOOTS: Final = 4.0
AXE: Final = 1.2
HINDER: Final = 2.0
"""What it is worth to close the way of a sure rival."""
NEAR: Final = 12.0
"""Nearer to the exit than this, a rival is worth a card."""
SWAP: Final = 0.2
IN_THE_WAY: Final = 0.5
"""A card that spoils the best way; there may be others as good."""
KEEP: Final = {"information": 0.9, "boots": 1.0, "axe": 0.7, "hand-swap": 0.1, "rockfall": 0.5,
               "web": 0.4, "rat": 0.2, "lindworm": 0.4, "goblin": 0.5}  # fmt: skip
"""How much one likes to keep a card, by its effect."""
KEEP_PATH: Final = (0.0, 0.8, 0.55, 0.3)
"""The same for a path, by its level: the easier to cross, the better."""


def turn_score(judgement: Judgement, move: Move) -> float:
    """Score one way to spend a turn's card."""
    if move.verb == LAY:
        return _lay_score(judgement, move)
    if move.verb == PASS:
        return -keep(judgement, move) / 2
    if move.verb == book.CUT:
        return _cut_score(judgement, move)
    if move.verb == PLAY:
        return _play_score(judgement, move)
    return -FAR  # it does not propose to end the game


def keep(judgement: Judgement, move: Move) -> float:
    """How much one likes to keep the card of a move."""
    kit = judgement.view.kit
    effect = kit.effects[move.kind]
    if effect == "information" and len(judgement.survey.candidates) < 2:
        return KEEP["hand-swap"]  # nothing is left to find out
    return KEEP[effect] if effect else KEEP_PATH[kit.levels[move.kind]]


def _lay_score(judgement: Judgement, move: Move) -> float:
    """How many steps a path saves the runner; one that helps nobody is better kept."""
    if judgement.runner is None:
        return -1.0
    now = judgement.far(judgement.runner)
    then = judgement.survey.through(move.at, move.pose, judgement.behind)
    if then < now:
        return now - then
    spoils = ~move.at in judgement.own_route
    return -IN_THE_WAY - (min(then - now, HINDER) if spoils else 0.0)


def _cut_score(judgement: Judgement, move: Move) -> float:
    """Strike a web that is about to tear and hangs on one's own way."""
    border = edge(move.at, SIDE_NAMES.index(move.word))
    beyond = {move.at, move.at + STEP[SIDE_NAMES.index(move.word)]}
    ours = judgement.runner == judgement.seat and beyond <= judgement.own_cells
    return HINDER if ours and judgement.survey.webs[border] == 1 else -FAR


def _play_score(judgement: Judgement, move: Move) -> float:
    effect = judgement.view.kit.effects[move.kind]
    if effect in CREATURES:
        return call_score(judgement, move)
    match effect:
        case "information":
            return _look_score(judgement, move)
        case "rockfall":
            return _hinder_score(judgement, {move.at})
        case "web":
            beyond = move.at + STEP[SIDE_NAMES.index(move.word)]
            return _web_score(judgement, move.at, beyond)
        case "boots":
            return BOOTS * _help(judgement, move.whom)
        case "axe":
            return AXE * _help(judgement, move.whom)
        case _:
            more = judgement.view.hand_sizes[move.whom] - judgement.view.hand_sizes[judgement.seat]
            return SWAP * more


def _help(judgement: Judgement, seat: int) -> float:
    """How much another's profit is one's own."""
    return 1.0 if seat == judgement.seat else (judgement.trust[seat] - 0.5) / 2


def _look_score(judgement: Judgement, move: Move) -> float:
    """Look where one is going, unless the exit is known; else whom one may trust."""
    if move.at == NOTHING:
        unsure = 1 - abs(judgement.trust[move.whom])
        return LOOK_AT_ROLE * unsure if unsure else -1.0
    survey = judgement.survey
    if move.at not in survey.candidates or len(survey.candidates) < 2:
        return -1.0
    nearest = min(judgement.behind.get(~place, FAR) for place in survey.candidates)
    behind = judgement.behind.get(~move.at, FAR) - nearest
    return LOOK - min(behind, LOOK) / 4


def _hinder_score(judgement: Judgement, cells: set[PackedCell]) -> float:
    """What it is worth to close cells: rivals on their way to the exit have to go round."""
    if cells & judgement.own_cells:
        return -HINDER
    worth = [
        HINDER * weight
        for weight, route in judgement.rival_routes
        if judgement.survey.ahead.get(route[0], FAR) < NEAR
        and cells & set(map(cell_of_spot, route[1:]))
    ]
    return max(worth, default=-0.2)


def _web_score(judgement: Judgement, here: PackedCell, beyond: PackedCell) -> float:
    """The same for a web between two cells."""
    if {here, beyond} <= judgement.own_cells:
        return -HINDER
    worth = [
        HINDER * weight
        for weight, route in judgement.rival_routes
        if judgement.survey.ahead.get(route[0], FAR) < NEAR
        and {here, beyond} <= set(map(cell_of_spot, route))
    ]
    return max(worth, default=-0.2)
