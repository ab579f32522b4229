"""The box ``saboteur``: the base game as the first part of every classic rule set."""

from collections.abc import Mapping
from typing import ClassVar

from saboteur.games.book import AGREE, ORIENT, REFUSE
from saboteur.games.classic.actions import BreakRule, MapRule, RepairRule, RockfallRule
from saboteur.games.classic.book import CONCEDE, REVEAL, TAKE, TRADE
from saboteur.games.classic.decisions import ActionRule, DecisionRule, LayRule, TurnOption
from saboteur.games.classic.events import BASE_EVENTS
from saboteur.games.classic.goals import ORIENT_GOAL, REVEAL_GOAL, OrientGoalRule, RevealGoalRule
from saboteur.games.classic.kit import ADJACENT_ONLY, LINKED, PLACEMENT_LINK, START_LINKED
from saboteur.games.classic.laying import LinkedLay
from saboteur.games.classic.nugget_payments import TRADE_GOLD, TradeGoldRule
from saboteur.games.classic.part import Part
from saboteur.games.classic.scoring import TAKE_GOLD, TakeGoldRule
from saboteur.games.classic.state import State
from saboteur.games.classic.turn import EFFECT, EffectRule, TurnRule
from saboteur.games.classic.voting import CONCEDE_VOTE, ConcedeOption, ConcedeVoteRule
from saboteur.games.operations import TURN
from saboteur.games.options import RANDOM, Option


class Base(Part):
    """The base game, the first part of every classic rule set."""

    id = "saboteur"
    title = "Saboteur"
    seats = (3, 10)
    data = "saboteur.toml"
    options = (
        Option(PLACEMENT_LINK, (START_LINKED, ADJACENT_ONLY), "R-1"),
        Option("first_player", (RANDOM, *range(seats[1])), "R-22"),
        Option("public_gold", (False, True), "R-29"),
        Option("concede_round", (False, True), "R-14"),
    )
    actions: Mapping[str, ActionRule[State]] = {
        "break": BreakRule(),
        "repair": RepairRule(),
        "rockfall": RockfallRule(),
        "map": MapRule(),
    }
    decisions: Mapping[str, DecisionRule[State]] = {
        TURN: TurnRule(),
        EFFECT: EffectRule(),
        REVEAL_GOAL: RevealGoalRule(),
        ORIENT_GOAL: OrientGoalRule(),
        TAKE_GOLD: TakeGoldRule(),
        CONCEDE_VOTE: ConcedeVoteRule(),
        TRADE_GOLD: TradeGoldRule(),
    }
    turn_options: Mapping[str, TurnOption[State]] = {CONCEDE: ConcedeOption()}
    lay_rules: Mapping[str, LayRule[State]] = {LINKED: LinkedLay()}
    verbs: ClassVar[Mapping[str, str]] = {
        REVEAL: "cell",
        ORIENT: "pose",
        TAKE: "value",
        TRADE: "value",
        CONCEDE: "",
        AGREE: "",
        REFUSE: "",
    }
    events = BASE_EVENTS


BASE = Base()
