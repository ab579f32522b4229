"""The sabotaged dwarf: a miner whose tools are broken takes no part in the gold.

V-1 to V-5; R-97.
"""

from itertools import cycle, islice

from saboteur.games.classic.part import Part
from saboteur.games.classic.state import State


class SabotagedDwarf(Part):
    """A module that gives gold only to miners whose tools are whole; it is drawn for all miners."""

    id = "sabotaged-dwarf"
    title = "Sabotaged dwarf"
    seats = (3, 10)
    boxes = ("saboteur",)

    def takers(self, state: State, order: tuple[int, ...]) -> tuple[int, ...]:
        """Skip the sabotaged until as many cards are taken as there are miners (V-2, V-3, V-4).

        The first is the completer or, if sabotaged, the next who is not (R-97). If all are, no seat
        takes a card and none is drawn (V-5).
        """
        tools = state.kit.all_tools
        whole = [seat for seat in order if not state.marks[seat] & tools]
        return tuple(islice(cycle(whole), len(order)))


SABOTAGED_DWARF = SabotagedDwarf()
