"""Answers of the module greedy dwarf: one more role, and gold for its seat alone."""

from tests.families.classic_visibility import RULES
from tests.families.parts.part import PartAnswers


class GreedyDwarfAnswers(PartAnswers):
    """Answers about the greedy dwarf, a role that replaces a miner (WC-5)."""

    view_keys = {
        "options.greedy_reward": RULES,
        "drafts.earlier.type": RULES,
        "drafts.earlier.offered": "the seat's own",
        "drafts.earlier.taken": "the seat's own",
    }
    shares = True

    def roles(self, pool: dict[str, int], seats: int) -> dict[str, int]:
        return {**pool, "miner": pool["miner"] - 1, "greedy-dwarf": 1}


ANSWERS = GreedyDwarfAnswers()
