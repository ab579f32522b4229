"""The stance of a seat in The Dark Cave: the truth, or a saboteur's lies that help it."""

from typing import final

from saboteur.bots.dark_cave.belief.suspicion import Hypotheses
from saboteur.bots.dark_cave.distance.distance_map import EXIT_CARD
from saboteur.bots.dark_cave.memory import Memory
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
from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import Cell, xy


@final
class DarkCaveSpeechModel(SpeechModel):
    """Decides what a seat says; ``seed`` decides when a saboteur lies."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._memory: Memory | None = None

    def observe(self, view: View, events: News) -> None:
        self._memory = self._memory or Memory(view)
        self._memory.observe(events)

    def stance(self, view: View, said: ClaimedGoals) -> Stance:
        """Return the seat's present stance; it keeps the claims already made (``said``)."""
        memory = self._memory or Memory(view)
        seat = int(view.sight)
        back = view.backs[seat]
        return Stance(
            seat,
            view_digest(view),
            goal_claims=_goal_claims(view, said, self._seed),
            seat_claims=_seat_claims(view),
            role=_loyal_word(view, back),
            blame=_blame(view, memory.hypotheses(view)),
            is_opening=True,
        )


def _is_honest(view: View) -> bool:
    """Return whether the seat works for the clan that it wears."""
    return view.kit.works_for[view.own_role] == view.backs[int(view.sight)]


def _goal_claims(view: View, said: ClaimedGoals, seed: str) -> tuple[tuple[Cell, str], ...]:
    """Return the claims about the goals that the seat has looked at; a saboteur hides the exit."""
    names = view.kit.names
    words = [names[card] for card in view.kit.goal_cards]
    shown = {names[pose // 2] for pose in view.cards.values()}
    seen = []
    for place, card in view.known_goals:
        if place in view.covered:
            true = names[card]
            false = [word for word in words if (word == EXIT_CARD) != (true == EXIT_CARD)]
            lying = not _is_honest(view) and is_lying(seed, 1, xy(place))
            best = (*false, true, *words) if lying else (true, *words)
            seen.append((xy(place), tuple(word for word in best if word not in shown)))
    return consistent_goal_claims(said, seen)


def _seat_claims(view: View) -> tuple[tuple[int, str], ...]:
    """Return the claims about clan cards that the seat has looked at.

    A saboteur tells the truth about seats on its own side, and names the other card for the rest.
    """
    kit, seat = view.kit, int(view.sight)
    looked = [target for looker, target in view.role_look_pairs if looker == seat]
    told = {}
    for target in looked:
        card = view.known_roles[target]
        if not _is_honest(view) and kit.works_for[card] != kit.works_for[view.own_role]:
            cards = kit.clan_cards[view.backs[target]]
            card = next((other for other in cards if other != card), card)
        told[target] = kit.roles[card]
    return tuple(told.items())


def _loyal_word(view: View, clan: int) -> str:
    return view.kit.roles[view.kit.clan_cards[clan][0]]


def _blame(view: View, hypotheses: Hypotheses) -> tuple[float, ...]:
    """Return by seat how much this seat wants the others to suspect it.

    For a member of its clan, that is the probability that the member works for the other clan; for
    all others it is ``OTHER_CLAN_BLAME``.
    """
    works_for, own = view.kit.works_for, view.backs[int(view.sight)]
    return tuple(
        sum(weight for roles, weight in hypotheses if works_for[roles[seat]] != back)
        if back == own
        else OTHER_CLAN_BLAME
        for seat, back in enumerate(view.backs)
    )
