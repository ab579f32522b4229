"""What a seat has to say in Le Duel: it is polite. Nobody believes what a rival says of goals."""

from typing import final

from saboteur.bots.lot import whole_view
from saboteur.bots.protocol import News
from saboteur.bots.speech.standpoint import Said, Standpoint
from saboteur.games.duel.events import RoundBegan
from saboteur.games.duel.view import View
from saboteur.kernel.event import Event


@final
class Mind:
    """What a seat thinks of when it speaks."""

    def __init__(self, seed: str) -> None:
        """Begin a game: there is nothing to keep in mind."""

    def begins(self, event: Event) -> bool:
        """Whether a round begins."""
        return isinstance(event, RoundBegan)

    def learn(self, view: View, events: News) -> None:
        """Take in what happened."""

    def standpoint(self, view: View, said: Said) -> Standpoint:  # noqa: ARG002 - as above
        """Say what the seat has to say now; alone, nothing."""
        rival = view.seats > 1
        return Standpoint(
            int(view.sight), whole_view(view), opening=rival and view.round == 1, admires=rival
        )
