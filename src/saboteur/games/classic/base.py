"""The box ``saboteur``: the base game as the first part of every classic rule set."""

from saboteur.games.classic.actions import BreakRule, MapRule, RepairRule, RockfallRule
from saboteur.games.classic.concede import CONCEDE_VOTE, ConcedeVoteRule
from saboteur.games.classic.goals import ORIENT_GOAL, REVEAL_GOAL, OrientGoalRule, RevealGoalRule
from saboteur.games.classic.kit import ADJACENT_ONLY, RANDOM
from saboteur.games.classic.part import Part
from saboteur.games.classic.sharing import TAKE_GOLD, TakeGoldRule
from saboteur.games.options import Option

BASE = Part(
    id="saboteur",
    title="Saboteur",
    seats=(3, 10),
    data="saboteur.toml",
    options=(
        Option("placement_link", ("start_linked", ADJACENT_ONLY), "R-1"),
        Option("first_player", (RANDOM, *range(10)), "R-22"),
        Option("public_gold", (False, True), "R-29"),
        Option("concede_round", (False, True), "R-14"),
    ),
    actions={
        "break": BreakRule(),
        "repair": RepairRule(),
        "rockfall": RockfallRule(),
        "map": MapRule(),
    },
    decisions={
        REVEAL_GOAL: RevealGoalRule(),
        ORIENT_GOAL: OrientGoalRule(),
        TAKE_GOLD: TakeGoldRule(),
        CONCEDE_VOTE: ConcedeVoteRule(),
    },
)
