"""Master craftsman (2021): a repair that shows all three tools (WC-16).

Only its deck file is needed: by the rule of repairs it removes one broken tool of its player's
choice from any seat, and both cards are discarded (B-29, B-30, R-18, R-186).
"""

from saboteur.games.classic.part import Part


class MasterCraftsman(Part):
    """A module that adds one card, the master craftsman, and can be chosen alone (WC-2, R-70)."""

    id = "master-craftsman"
    title = "Master craftsman"
    data = "master-craftsman.toml"


MASTER_CRAFTSMAN = MasterCraftsman()
