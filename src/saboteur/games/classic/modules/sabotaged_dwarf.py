"""The sabotaged dwarf: a miner with a broken tool gets no share of the gold.

V-1 to V-5; R-97.
"""

from itertools import cycle, islice

from saboteur.games.classic.part import Part
from saboteur.games.classic.state import State


class SabotagedDwarf(Part):
    """A module in which only miners without broken tools take gold; cards are drawn for all."""

    id = "sabotaged-dwarf"
    title = "Sabotaged dwarf"
    seats = (3, 10)
    boxes = ("saboteur",)

    def takers(self, state: State, order: tuple[int, ...]) -> tuple[int, ...]:
        """Return the seats that take gold, one per card, without sabotaged miners (V-2, V-3, V-4).

        There are as many cards as miners; the miners who are not sabotaged take turns until all
        cards are taken. The completer begins or, if sabotaged, the next miner who is not
        (R-97). If all are sabotaged, no card is drawn (V-5).
        """
        tools = state.kit.all_tools
        whole = [seat for seat in order if not state.marks[seat] & tools]
        return tuple(islice(cycle(whole), len(order)))


SABOTAGED_DWARF = SabotagedDwarf()
