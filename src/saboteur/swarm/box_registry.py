"""The boxes that the swarm can play."""

from typing import Final

from saboteur.games.ruleset import AnyRuleSet
from saboteur.swarm.base.spec import SABOTEUR
from saboteur.swarm.box_spec import BoxSpec, NotInSwarm
from saboteur.swarm.duel.spec import DUEL
from saboteur.swarm.saboteur2.spec import SABOTEUR2

BOX_SPECS: Final = {box.id: box for box in (SABOTEUR, SABOTEUR2, DUEL)}


def box_spec_of(rules: AnyRuleSet) -> BoxSpec:
    """Return the box of a rule set; raise ``NotInSwarm`` if the swarm cannot play it."""
    if rules.id not in BOX_SPECS:
        names = ", ".join(BOX_SPECS)
        raise NotInSwarm(f"{rules.id} is played by the reference alone; the swarm plays {names}")
    return BOX_SPECS[rules.id]
