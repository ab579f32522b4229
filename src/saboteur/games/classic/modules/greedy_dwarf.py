"""The greedy dwarf of the 2016 championship: the treasure is his alone, or he gets nothing.

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
"""What he gets: so many gold cards or, by the option, so many nuggets on them (R-60)."""


class GreedyDwarf(Part):
    """One miner of the pool is a greedy dwarf, who wins only if he makes the link himself."""

    id = "greedy-dwarf"
    title = "Greedy dwarf"
    seats = (3, 10)
    boxes = ("saboteur",)
    data = "greedy-dwarf.toml"
    options = (Option(REWARD, (FOUR_CARDS, VALUE_4), "R-60"),)

    def role_pool(self, pool: dict[str, int], seats: int) -> dict[str, int]:
        """Swap a miner for him; the pool is as large as before, so nobody may hold him (WC-5)."""
        return {**pool, "miner": pool["miner"] - 1, GREEDY: 1}

    def share(self, state: State, result: RoundResult) -> bool:
        """Pay him, and nobody else, if he himself linked Start and treasure (WC-6, R-12, R-61).

        Otherwise the gold is shared as ever, and he is no miner who takes part in it (WC-7).
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


def take_from_top(state: State, seat: int, many: int) -> None:
    """Give a seat gold cards from the top of the pile, as far as it goes (R-60, R-24).

    That is a draft among one: all cards are handed to him, and he takes them all.
    """
    open_draft(state, (seat,) * many)
    for worth in state.ledger.drafts[-1].offered(0):
        take_gold(state, worth)


GREEDY_DWARF = GreedyDwarf()
