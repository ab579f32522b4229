"""What a seat has to say in The Dark Cave: a loyal dwarf what he saw, a saboteur what suits him."""

from typing import Final, final

from saboteur.bots.dark_cave.belief.suspicion import Hypotheses
from saboteur.bots.dark_cave.distance.survey import EXIT_CARD
from saboteur.bots.dark_cave.memory import Memory
from saboteur.bots.lot import whole_view
from saboteur.bots.protocol import News
from saboteur.bots.speech.standpoint import Said, Standpoint, kept, lies
from saboteur.games.dark_cave.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell, xy

OTHERS: Final = 0.4
"""Of the other clan everybody knows that it is another: it is neither blamed nor trusted."""


@final
class Mind:
    """What a seat thinks of when it speaks."""

    def __init__(self, seed: str) -> None:
        """Take the seed that decides when a saboteur lies."""
        self._seed = seed
        self._memory: Memory | None = None

    def begins(self, event: Event) -> bool:  # noqa: ARG002 - there is but one round
        """Whether a round begins."""
        return False

    def learn(self, view: View, events: News) -> None:
        """Take in what happened."""
        self._memory = self._memory or Memory(view)
        self._memory.learn(events)

    def standpoint(self, view: View, said: Said) -> Standpoint:
        """Say what the seat has to say now; what it ``said`` of goals it stands by."""
        memory = self._memory or Memory(view)
        seat = int(view.sight)
        back = view.backs[seat]
        return Standpoint(
            seat,
            whole_view(view),
            goals=_goals(view, said, self._seed),
            seats=_clan_cards(view),
            role=_loyal(view, back),
            blame=_blame(view, memory.hypotheses(view)),
            opening=True,
        )


def _is_honest(view: View) -> bool:
    """Whether the seat works for the clan that it wears."""
    return view.kit.works_for[view.own_role] == view.backs[int(view.sight)]


def _goals(view: View, said: Said, seed: str) -> tuple[tuple[Cell, str], ...]:
    """Say what the goals are that the seat has looked at; a saboteur hides the exit."""
    names = view.kit.names
    words = [names[card] for card in view.kit.goal_cards]
    shown = {names[pose // 2] for pose in view.cards.values()}
    seen = []
    for place, card in view.known_goals:
        if place in view.covered:
            true = names[card]
            false = [word for word in words if (word == EXIT_CARD) != (true == EXIT_CARD)]
            lying = not _is_honest(view) and lies(seed, 1, xy(place))
            best = (*false, true, *words) if lying else (true, *words)
            seen.append((xy(place), tuple(word for word in best if word not in shown)))
    return kept(said, seen)


def _clan_cards(view: View) -> tuple[tuple[int, str], ...]:
    """Say what the clan cards are that the seat has looked at; a saboteur says the other one."""
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


def _loyal(view: View, clan: int) -> str:
    return view.kit.roles[view.kit.clan_cards[clan][0]]


def _blame(view: View, held: Hypotheses) -> tuple[float, ...]:
    """Blame whoever wears the seat's clan and may not work for it."""
    works_for, own = view.kit.works_for, view.backs[int(view.sight)]
    return tuple(
        sum(weight for roles, weight in held if works_for[roles[seat]] != back)
        if back == own
        else OTHERS
        for seat, back in enumerate(view.backs)
    )
