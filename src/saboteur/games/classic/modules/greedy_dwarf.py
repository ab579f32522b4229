"""The greedy dwarf of the 2016 championship, who wins alone or gets nothing.

WC-5 to WC-8; R-60, R-61.
"""

from typing import Final

from saboteur.games.classic.ledger import RoundResult
from saboteur.games.classic.operations import open_draft, take_gold
from saboteur.games.classic.part import Part
from saboteur.games.classic.scoring import end_round, pay_from_pile
from saboteur.games.classic.state import State
from saboteur.games.options import Option

GREEDY: Final = "greedy-dwarf"
REWARD: Final = "greedy_reward"
FOUR_CARDS: Final = "four_cards"
VALUE_4: Final = "value_4"
SHARE: Final = 4
"""The payment: this many gold cards or, by option, gold cards worth this many nuggets (R-60)."""


class GreedyDwarf(Part):
    """A module that replaces a miner with a greedy dwarf, who wins only by linking the treasure."""

    id = "greedy-dwarf"
    title = "Greedy dwarf"
    seats = (3, 10)
    boxes = ("saboteur",)
    data = "greedy-dwarf.toml"
    options = (Option(REWARD, (FOUR_CARDS, VALUE_4), "R-60"),)

    def role_pool(self, pool: dict[str, int], seats: int) -> dict[str, int]:
        """Return the pool with a miner replaced by the greedy dwarf, of the same size (WC-5).

        One card of the pool is not dealt, so the greedy dwarf may be absent.
        """
        return {**pool, "miner": pool["miner"] - 1, GREEDY: 1}

    def share(self, state: State, result: RoundResult) -> bool:
        """Pay the greedy dwarf alone if it linked Start and treasure (WC-6, R-12, R-61).

        Otherwise return ``False``: the gold is shared as usual, without the greedy dwarf
        (WC-7).
        """
        kit = state.kit
        if not result.treasure or result.roles[result.completer] != kit.role[GREEDY]:
            return False
        if kit.options[REWARD] == FOUR_CARDS:
            take_from_top(state, result.completer, SHARE)
        else:
            pay_from_pile(state, (result.completer,), SHARE)
        end_round(state)
        return True


def take_from_top(state: State, seat: int, count: int) -> None:
    """Give a seat ``count`` gold cards from the top of the pile, or as many as it has (R-60, R-24).

    The ledger records a draft in which this seat takes every card.
    """
    open_draft(state, (seat,) * count)
    for worth in state.ledger.drafts[-1].offered(0):
        take_gold(state, worth)


GREEDY_DWARF = GreedyDwarf()
