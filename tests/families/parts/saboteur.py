"""Answers of the base game that ``ClassicFamily`` does not give itself."""

from saboteur.games.classic.events import (
    GoldPaid,
    GoldTaken,
    GoldTraded,
    HiddenPay,
    RoleChanged,
    RoleSeen,
    RoundEnded,
    ShownTake,
)
from saboteur.kernel.events import (
    CardDrawn,
    GameEnded,
    GoalRevealed,
    GoalSeen,
    GoalShown,
    OwnHand,
    OwnRole,
)
from tests.families.classic_visibility import EVENT_FIELDS, VIEW_KEYS
from tests.families.parts.part import PartAnswers


class SaboteurAnswers(PartAnswers):
    """Answers about the base game: which events, questions and verbs show or hide cards."""

    view_keys = VIEW_KEYS
    event_fields = EVENT_FIELDS
    news = (
        GoalShown, GoalRevealed, RoundEnded, OwnRole, OwnHand, ShownTake, GoldPaid, HiddenPay,
        GameEnded, GoldTraded,
    )  # fmt: skip
    own_news = (CardDrawn, GoalSeen, GoldTaken, RoleSeen, RoleChanged)
    showing = ("take-gold",)
    telling = ("trade-gold",)
    unseen = ("pass",)


ANSWERS = SaboteurAnswers()
