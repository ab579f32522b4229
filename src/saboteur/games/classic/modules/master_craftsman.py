"""Master craftsman (2021): a repair that shows all three tools (WC-16).

Its deck file says it all: the rule of repairs lets it mend one broken tool of its player's
choice, of any seat, and both cards are discarded (B-29, B-30, R-18, R-186).
"""

from saboteur.games.classic.part import Part


class MasterCraftsman(Part):
    """One more card in the deck, switched on by itself (WC-2, R-70)."""

    id = "master-craftsman"
    title = "Master craftsman"
    data = "master-craftsman.toml"


MASTER_CRAFTSMAN = MasterCraftsman()
