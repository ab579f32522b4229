"""The boxes that the swarm plays."""

from typing import Final

from saboteur.games.ruleset import AnyRuleSet
from saboteur.swarm.base.box import SABOTEUR
from saboteur.swarm.box import Box, NotInSwarm
from saboteur.swarm.duel.box import DUEL
from saboteur.swarm.saboteur2.box import SABOTEUR2

BOXES: Final = {box.id: box for box in (SABOTEUR, SABOTEUR2, DUEL)}


def box_of(rules: AnyRuleSet) -> Box:
    """Return the box of a rule set; raises ``NotInSwarm`` if only the reference plays it."""
    if rules.id not in BOXES:
        names = ", ".join(BOXES)
        raise NotInSwarm(f"{rules.id} is played by the reference alone; the swarm plays {names}")
    return BOXES[rules.id]
