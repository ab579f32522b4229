"""The numbers under which the network knows the cards and moves of the base game."""

from functools import cache, lru_cache
from typing import Final, final

from saboteur.bots.classic.master.layout import (
    COLUMNS,
    CROP_CELLS,
    FIRST_X,
    FIRST_Y,
    KINDS,
    LAYS,
    NO_SLOT,
    ROWS,
    TOOL_SLOTS,
    TOOLS_FROM,
    WORDS_FROM,
)
from saboteur.bots.master.cards import Cards
from saboteur.games.book import AGREE, ORIENT, PASS, PLAY, REFUSE
from saboteur.games.classic.book import CONCEDE, REVEAL, TAKE
from saboteur.games.classic.kit import TOOLS, Kit
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.move import Move
from saboteur.kernel.wording import LAY

# Words of the decider, in this order after the cards that may be passed.
MAPS_FROM: Final = WORDS_FROM + KINDS
REVEALS_FROM: Final = MAPS_FROM + 3
ORIENTS_FROM: Final = REVEALS_FROM + 3
TAKES_FROM: Final = ORIENTS_FROM + 2
VOTES_FROM: Final = TAKES_FROM + 3
VOTES: Final = (CONCEDE, AGREE, REFUSE)


@final
class Numbers(Cards):
    """Cards and moves of a kit as numbers."""

    @property
    def fits(self) -> bool:
        """Whether these are the cards that the network knows."""
        return (len(self.ways), len(self.kinds)) == (LAYS, KINDS)

    def slot(self, move: Move, decider: int) -> int:
        """Return the place of a move in the row of answers."""
        verb = move.verb
        if verb == LAY:
            return _on_board(self.ways[move.pose], move.at)
        if verb == PLAY:
            return self._action(move, decider)
        if verb == PASS:
            return WORDS_FROM + self.kinds[move.kind]
        if verb == REVEAL:
            return REVEALS_FROM + self.goals[move.at]
        if verb == ORIENT:
            return ORIENTS_FROM + int(move.turned)
        if verb == TAKE:
            return TAKES_FROM + move.number - 1
        return VOTES_FROM + VOTES.index(verb)

    def _action(self, move: Move, decider: int) -> int:
        kit: Kit = self.kit
        effect = kit.effects[move.kind]
        if effect == "rockfall":
            return _on_board(LAYS, move.at)
        if effect == "map":
            return MAPS_FROM + self.goals[move.at]
        tool = move.word or kit.card_tools[move.kind][0]
        broken = effect == "break"
        way = TOOLS.index(tool) if broken else len(TOOLS) + self.pairs[move.kind, tool]
        return TOOLS_FROM + (move.whom - decider) % kit.seats * TOOL_SLOTS + way


def _on_board(way: int, place: PackedCell) -> int:
    found = crop_place(place)
    return NO_SLOT if found < 0 else way * CROP_CELLS + found


@lru_cache(maxsize=4096)
def crop_place(place: PackedCell) -> int:
    """Return where a cell lies in the crop, or -1."""
    x, y = xy(place)
    x, y = x - FIRST_X, y - FIRST_Y
    return y * COLUMNS + x if 0 <= x < COLUMNS and 0 <= y < ROWS else -1


@cache
def numbers_of(kit: Kit) -> Numbers:
    """Return the numbers of a kit; kits are made once."""
    return Numbers(kit)
