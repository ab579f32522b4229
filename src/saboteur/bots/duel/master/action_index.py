"""The indices of the moves of Le Duel in the network's output, and the bits of a card."""

from functools import cache, lru_cache
from itertools import combinations
from typing import Final, final

from saboteur.bots.duel.master.layout import (
    CARD_KINDS,
    CROP_CELLS,
    GOAL_CELLS,
    GOALS,
    LAY_ACTIONS,
    NO_ACTION,
    WORDS_OFFSET,
    crop_index_at,
)
from saboteur.bots.master.card_index import CardIndex
from saboteur.games.book import ORIENT, PASS, PLAY
from saboteur.games.duel.book import BRIBE, CLAIM, CLEAR, REVEAL
from saboteur.games.duel.kit import TOOLS, TROLL, Kit
from saboteur.games.passing import DISCARD
from saboteur.kernel.geometry import SIDES, PackedCell, xy
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY
from saboteur.kernel.tile import Pose
from saboteur.observation_layout.duel import BARRED, GOLD_BY, JOINED, WORTH

ROCKFALL_PLANE: Final = LAY_ACTIONS
KEY_PLANE: Final = LAY_ACTIONS + 1
BRIBE_PLANE: Final = LAY_ACTIONS + 2
CLAIM_PLANE: Final = LAY_ACTIONS + 3
# Offsets of the other moves in the output, after the cards that may be passed.
BREAKS_OFFSET: Final = WORDS_OFFSET + CARD_KINDS
MENDS_OFFSET: Final = BREAKS_OFFSET + len(TOOLS)
PLANS_OFFSET: Final = MENDS_OFFSET + 9
REVEALS_OFFSET: Final = PLANS_OFFSET + GOALS
ORIENTS_OFFSET: Final = REVEALS_OFFSET + GOALS
CLEARS_OFFSET: Final = ORIENTS_OFFSET + 2
STOP_INDEX: Final = CLEARS_OFFSET + len(TOOLS)


@final
class ActionIndex(CardIndex):
    """The cards and moves of a kit as indices."""

    @property
    def is_supported(self) -> bool:
        """Whether the kit has exactly the cards and layout that the network knows."""
        cells = tuple((at.x, at.y) for at in map(xy, self.goals))
        return (len(self.lay_indices), len(self.kind_of_card), cells) == (
            LAY_ACTIONS,
            CARD_KINDS,
            GOAL_CELLS,
        )

    def index_of(self, move: Move) -> int:
        """Return the index of a move in the output."""
        match move.verb:
            case str(verb) if verb == LAY:
                return _board_index(self.lay_indices[move.pose], move.at)
            case str(verb) if verb == PLAY:
                return self._action_card_index(move)
            case str(verb) if verb in {PASS, DISCARD}:
                return WORDS_OFFSET + self.kind_of_card[move.kind]
            case str(verb) if verb == BRIBE:
                return _board_index(BRIBE_PLANE, move.at)
            case str(verb) if verb == CLAIM:
                return _board_index(CLAIM_PLANE, move.at)
            case _:
                return self._answer_index(move)

    def _answer_index(self, move: Move) -> int:
        if move.verb == REVEAL:
            return REVEALS_OFFSET + self.goals[move.at]
        if move.verb == ORIENT:
            return ORIENTS_OFFSET + int(move.turned)
        if move.verb == CLEAR:
            return CLEARS_OFFSET + TOOLS.index(move.word)
        return STOP_INDEX

    def _action_card_index(self, move: Move) -> int:
        kit: Kit = self.kit
        effect = kit.effects[move.kind]
        if effect == "rockfall":
            return _board_index(ROCKFALL_PLANE, move.at)
        if effect == "key":
            return _board_index(KEY_PLANE, move.at)
        if effect == "map":
            return PLANS_OFFSET + self.goals[move.at]
        tool = move.word or kit.card_tools[move.kind][0]
        if effect == "break":
            return BREAKS_OFFSET + TOOLS.index(tool)
        return MENDS_OFFSET + self.pairs[move.kind, tool]


def _board_index(plane: int, place: PackedCell) -> int:
    found = crop_index(place)
    return NO_ACTION if found < 0 else plane * CROP_CELLS + found


@lru_cache(maxsize=4096)
def crop_index(place: PackedCell) -> int:
    """Return the index of a cell in the crop, or -1 if the cell lies outside it."""
    return crop_index_at(*xy(place))


@cache
def action_index_of(kit: Kit) -> ActionIndex:
    return ActionIndex(kit)


@cache
def pose_bits(kit: Kit, number: int) -> int:
    """Return the bits of a card that lies in a pose, independent of the observer."""
    pose = kit.poses.poses[number]
    card = number // 2
    beyond = {link.b for link in pose.tile.links}
    if kit.barriers[card] == TROLL:
        beyond |= {link.a for link in pose.tile.links}
    bits = 0
    for side in pose.open_sides:
        node = pose.arms[side]
        bits |= 1 << side | (node in beyond) << BARRED + side
        if kit.gold[card] and kit.gold_nodes[number] in _joined_nodes(pose, node, opened=False):
            bits |= 1 << GOLD_BY + side
    for place, (one, other) in enumerate(combinations(SIDES, 2)):
        nodes = (pose.arms[one], pose.arms[other])
        if min(nodes) >= 0 and nodes[1] in _joined_nodes(pose, nodes[0], opened=True):
            bits |= 1 << JOINED + place
    return bits | (1 << WORTH + kit.gold[card] - 1 if kit.gold[card] else 0)


def _joined_nodes(pose: Pose, node: int, *, opened: bool) -> set[int]:
    """Return the nodes of a card that can be reached from ``node``, past barriers if ``opened``."""
    found = {node}
    waiting = [node]
    while waiting:
        here = waiting.pop()
        beyond = {other for other, barrier in pose.links[here] if opened or not barrier} - found
        found |= beyond
        waiting += beyond
    return found
