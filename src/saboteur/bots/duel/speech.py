"""The stance of a seat in Le Duel: courtesies only, because no opponent believes its claims."""

from typing import final

from saboteur.bots.speech.speaker import SpeechModel
from saboteur.bots.speech.stance import ClaimedGoals, Stance
from saboteur.bots.tie_break import view_digest
from saboteur.games.duel.events import RoundBegan
from saboteur.games.duel.view import View


@final
class DuelSpeechModel(SpeechModel):
    """Decides a seat's stance; it keeps no memory."""

    round_event = RoundBegan

    def stance(self, view: View, said: ClaimedGoals) -> Stance:  # noqa: ARG002 - as above
        """Return the seat's present stance; empty in solo."""
        rival = view.seats > 1
        return Stance(
            int(view.sight),
            view_digest(view),
            is_opening=rival and view.round == 1,
            praises_reveals=rival,
        )
