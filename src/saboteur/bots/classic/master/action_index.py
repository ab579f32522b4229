"""The indices of the cards and moves of the base game in the network's input and output."""

from functools import cache, lru_cache
from typing import Final, final

from saboteur.bots.classic.master.layout import (
    CARD_KINDS,
    COLUMNS,
    CROP_CELLS,
    FIRST_X,
    FIRST_Y,
    LAY_ACTIONS,
    NO_ACTION,
    ROWS,
    TOOL_ACTIONS,
    TOOLS_OFFSET,
    WORDS_OFFSET,
)
from saboteur.bots.master.card_index import CardIndex
from saboteur.games.book import AGREE, ORIENT, PASS, PLAY, REFUSE
from saboteur.games.classic.book import CONCEDE, REVEAL, TAKE
from saboteur.games.classic.kit import TOOLS, Kit
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY

# Offsets of the decider's other moves in the output, after the cards that may be passed.
MAPS_OFFSET: Final = WORDS_OFFSET + CARD_KINDS
REVEALS_OFFSET: Final = MAPS_OFFSET + 3
ORIENTS_OFFSET: Final = REVEALS_OFFSET + 3
TAKES_OFFSET: Final = ORIENTS_OFFSET + 2
VOTES_OFFSET: Final = TAKES_OFFSET + 3
VOTE_VERBS: Final = (CONCEDE, AGREE, REFUSE)


@final
class ActionIndex(CardIndex):
    """The cards and moves of a kit as indices."""

    @property
    def is_supported(self) -> bool:
        """Whether the kit has exactly the cards that the network knows."""
        return (len(self.lay_indices), len(self.kind_of_card)) == (LAY_ACTIONS, CARD_KINDS)

    def index_of(self, move: Move, decider: int) -> int:
        """Return the index of a move in the output, with seats counted from ``decider``."""
        verb = move.verb
        if verb == LAY:
            return _board_index(self.lay_indices[move.pose], move.at)
        if verb == PLAY:
            return self._action_card_index(move, decider)
        if verb == PASS:
            return WORDS_OFFSET + self.kind_of_card[move.kind]
        if verb == REVEAL:
            return REVEALS_OFFSET + self.goals[move.at]
        if verb == ORIENT:
            return ORIENTS_OFFSET + int(move.turned)
        if verb == TAKE:
            return TAKES_OFFSET + move.number - 1
        return VOTES_OFFSET + VOTE_VERBS.index(verb)

    def _action_card_index(self, move: Move, decider: int) -> int:
        kit: Kit = self.kit
        effect = kit.effects[move.kind]
        if effect == "rockfall":
            return _board_index(LAY_ACTIONS, move.at)
        if effect == "map":
            return MAPS_OFFSET + self.goals[move.at]
        tool = move.word or kit.card_tools[move.kind][0]
        broken = effect == "break"
        way = TOOLS.index(tool) if broken else len(TOOLS) + self.pairs[move.kind, tool]
        return TOOLS_OFFSET + (move.whom - decider) % kit.seats * TOOL_ACTIONS + way


def _board_index(plane: int, place: PackedCell) -> int:
    found = crop_index(place)
    return NO_ACTION if found < 0 else plane * CROP_CELLS + found


@lru_cache(maxsize=4096)
def crop_index(place: PackedCell) -> int:
    """Return the index of a cell in the crop, or -1 if the cell lies outside it."""
    x, y = xy(place)
    x, y = x - FIRST_X, y - FIRST_Y
    return y * COLUMNS + x if 0 <= x < COLUMNS and 0 <= y < ROWS else -1


@cache
def action_index_of(kit: Kit) -> ActionIndex:
    return ActionIndex(kit)
