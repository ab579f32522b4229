"""The stance of a seat in The Lost Mines: the truth, or lies if its dwarf is not loyal.

Seats of both clans receive its statements, but the other clan believes little of them.
"""

from typing import Final, final

from saboteur.bots.lost_mines.belief.allegiance import (
    Hypotheses,
    friend_odds,
    hypotheses,
    identity_odds,
    known_identities,
)
from saboteur.bots.lost_mines.belief.claim_evidence import (
    DRAGON_MINE,
    identity_claims,
    mine_word,
    with_claims,
)
from saboteur.bots.lost_mines.memory import Memory, update_memory
from saboteur.bots.protocol import News
from saboteur.bots.speech.speaker import SpeechModel
from saboteur.bots.speech.stance import (
    OTHER_CLAN_BLAME,
    ClaimedGoals,
    Stance,
    consistent_goal_claims,
    is_lying,
)
from saboteur.bots.tie_break import view_digest
from saboteur.games.lost_mines.events import RoundBegan
from saboteur.games.lost_mines.kit import LOYAL, MINE, SABOTEUR
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import Cell, xy

FRIEND_THRESHOLD: Final = 0.5
"""A seat with a higher probability of sharing with the speaker is a friend."""


@final
class LostMinesSpeechModel(SpeechModel):
    """Decides what a seat says; ``seed`` decides when it lies."""

    round_event = RoundBegan

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._memory: Memory | None = None

    def observe(self, view: View, events: News) -> None:
        self._memory = update_memory(self._memory, view, events)

    def stance(self, view: View, said: ClaimedGoals) -> Stance:
        """Return the seat's present stance; it keeps the claims already made (``said``)."""
        memory = self._memory or update_memory(None, view, ())
        told = with_claims(view, memory.log_likelihoods, memory.claim_log)
        words = identity_claims(view, memory.claim_log)
        clan_hypotheses = hypotheses(view, known_identities(view), told, words)
        honest = view.kit.identities[view.own_dwarf] == LOYAL
        return Stance(
            int(view.sight),
            view_digest(view),
            goal_claims=_goal_claims(view, said, "" if honest else self._seed),
            seat_claims=_seat_claims(view, clan_hypotheses, honest=honest),
            role=LOYAL,
            blame=_blame(view, clan_hypotheses),
            is_opening=view.round == 1,
        )


def _goal_claims(view: View, said: ClaimedGoals, seed: str) -> tuple[tuple[Cell, str], ...]:
    """Return the claims about the mines that the seat has looked at.

    A lie calls the dragon's mine another, or another mine the dragon's. ``seed`` decides which
    claims are lies; it is empty for an honest seat.
    """
    kit = view.kit
    names = [mine_word(kit, card) for card in kit.mines]
    shown = {mine_word(kit, view.cards[at] // 2) for at in kit.mine_cells if at in view.cards}
    seen = []
    for secret, target, card in view.seen:
        if secret == MINE and target in view.covered:
            true = mine_word(kit, card)
            false = [name for name in names if (name == DRAGON_MINE) != (true == DRAGON_MINE)]
            lying = seed and is_lying(seed, view.round, xy(target))
            words = (*false, true, *names) if lying else (true, *names)
            seen.append((xy(target), tuple(word for word in words if word not in shown)))
    return consistent_goal_claims(said, seen)


def _seat_claims(
    view: View, hypotheses: tuple[Hypotheses, ...], *, honest: bool
) -> tuple[tuple[int, str], ...]:
    """Return the claims about dwarves that the seat has looked at.

    A seat that is not ``honest`` lies about dwarves that do not share with it.
    """
    shares = friend_odds(view, hypotheses)
    return tuple(
        (seat, identity if honest or shares[seat] > FRIEND_THRESHOLD else _false_identity(identity))
        for seat, identity in known_identities(view).items()
        if seat != view.sight
    )


def _false_identity(identity: str) -> str:
    return SABOTEUR if identity == LOYAL else LOYAL


def _blame(view: View, hypotheses: tuple[Hypotheses, ...]) -> tuple[float, ...]:
    """Return by seat how much this seat wants the others to suspect it.

    For a member of its clan, that is the probability that the member is not loyal; for all others
    it is ``OTHER_CLAN_BLAME``.
    """
    own = view.clans[int(view.sight)]
    return tuple(
        1 - odds[LOYAL] if clan == own else OTHER_CLAN_BLAME
        for clan, odds in zip(view.clans, identity_odds(hypotheses, view.seats), strict=True)
    )
