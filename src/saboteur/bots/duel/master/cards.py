"""The numbers under which the network knows the moves of Le Duel, and what it sees of a card."""

from functools import cache, lru_cache
from itertools import combinations
from typing import Final, final

from saboteur.bots.duel.master.layout import (
    CROP_CELLS,
    GOAL_CELLS,
    GOALS,
    KINDS,
    LAYS,
    NO_SLOT,
    WORDS_FROM,
    place_at,
)
from saboteur.bots.master.cards import Cards
from saboteur.games.book import ORIENT, PASS, PLAY
from saboteur.games.duel.book import BRIBE, CLAIM, CLEAR, REVEAL
from saboteur.games.duel.kit import TOOLS, TROLL, Kit
from saboteur.games.passing import DISCARD
from saboteur.kernel.geometry import SIDES, PackedCell, xy
from saboteur.kernel.move import Move
from saboteur.kernel.tile import Pose
from saboteur.kernel.wording import LAY

ROCKFALLS: Final = LAYS
KEYS: Final = LAYS + 1
BRIBES: Final = LAYS + 2
CLAIMS: Final = LAYS + 3
# Words, in this order after the cards that may be given away.
BREAKS_FROM: Final = WORDS_FROM + KINDS
MENDS_FROM: Final = BREAKS_FROM + len(TOOLS)
PLANS_FROM: Final = MENDS_FROM + 9
REVEALS_FROM: Final = PLANS_FROM + GOALS
ORIENTS_FROM: Final = REVEALS_FROM + GOALS
CLEARS_FROM: Final = ORIENTS_FROM + 2
STOP_AT: Final = CLEARS_FROM + len(TOOLS)

# The bits of a card.
JOINED: Final = 12
BARRED: Final = 18
GOLD_BY: Final = 22
WORTH: Final = 26


@final
class Numbers(Cards):
    """Cards and moves of a kit as numbers."""

    @property
    def fits(self) -> bool:
        """Whether these are the cards that the network knows, laid out as it knows them."""
        cells = tuple((at.x, at.y) for at in map(xy, self.goals))
        return (len(self.ways), len(self.kinds), cells) == (LAYS, KINDS, GOAL_CELLS)

    def slot(self, move: Move) -> int:
        """Return the place of a move in the row of answers."""
        match move.verb:
            case str(verb) if verb == LAY:
                return _on_board(self.ways[move.pose], move.at)
            case str(verb) if verb == PLAY:
                return self._action(move)
            case str(verb) if verb in {PASS, DISCARD}:
                return WORDS_FROM + self.kinds[move.kind]
            case str(verb) if verb == BRIBE:
                return _on_board(BRIBES, move.at)
            case str(verb) if verb == CLAIM:
                return _on_board(CLAIMS, move.at)
            case _:
                return self._answer(move)

    def _answer(self, move: Move) -> int:
        if move.verb == REVEAL:
            return REVEALS_FROM + self.goals[move.at]
        if move.verb == ORIENT:
            return ORIENTS_FROM + int(move.turned)
        if move.verb == CLEAR:
            return CLEARS_FROM + TOOLS.index(move.word)
        return STOP_AT

    def _action(self, move: Move) -> int:
        kit: Kit = self.kit
        effect = kit.effects[move.kind]
        if effect == "rockfall":
            return _on_board(ROCKFALLS, move.at)
        if effect == "key":
            return _on_board(KEYS, move.at)
        if effect == "map":
            return PLANS_FROM + self.goals[move.at]
        tool = move.word or kit.card_tools[move.kind][0]
        if effect == "break":
            return BREAKS_FROM + TOOLS.index(tool)
        return MENDS_FROM + self.pairs[move.kind, tool]


def _on_board(way: int, place: PackedCell) -> int:
    found = crop_place(place)
    return NO_SLOT if found < 0 else way * CROP_CELLS + found


@lru_cache(maxsize=4096)
def crop_place(place: PackedCell) -> int:
    """Return where a cell lies in the crop, or -1."""
    return place_at(*xy(place))


@cache
def numbers_of(kit: Kit) -> Numbers:
    """Return the numbers of a kit; kits are made once."""
    return Numbers(kit)


@cache
def shape(kit: Kit, number: int) -> int:
    """Return the bits of a card that lies in a pose, whoever looks."""
    pose = kit.poses.poses[number]
    card = number // 2
    beyond = {link.b for link in pose.tile.links}
    if kit.barriers[card] == TROLL:
        beyond |= {link.a for link in pose.tile.links}
    bits = 0
    for side in pose.open_sides:
        node = pose.arms[side]
        bits |= 1 << side | (node in beyond) << BARRED + side
        if kit.gold[card] and kit.gold_nodes[number] in _joined(pose, node, opened=False):
            bits |= 1 << GOLD_BY + side
    for place, (one, other) in enumerate(combinations(SIDES, 2)):
        nodes = (pose.arms[one], pose.arms[other])
        if min(nodes) >= 0 and nodes[1] in _joined(pose, nodes[0], opened=True):
            bits |= 1 << JOINED + place
    return bits | (1 << WORTH + kit.gold[card] - 1 if kit.gold[card] else 0)


def _joined(pose: Pose, node: int, *, opened: bool) -> set[int]:
    """Return the nodes of a card that are within reach of one."""
    found = {node}
    waiting = [node]
    while waiting:
        here = waiting.pop()
        beyond = {other for other, barrier in pose.links[here] if opened or not barrier} - found
        found |= beyond
        waiting += beyond
    return found
