"""What a seat has to say in The Lost Mines: a loyal dwarf what he saw, any other what suits him.

Everybody hears it, the other clan too; but that clan believes little of it.
"""

from typing import Final, final

from saboteur.bots.lost_mines.belief.allegiance import (
    Hypotheses,
    friends,
    hypotheses,
    identity_odds,
    known_identities,
)
from saboteur.bots.lost_mines.belief.hearsay import (
    DRAGON_MINE,
    called,
    with_words,
    words_in_clans,
)
from saboteur.bots.lost_mines.memory import Memory, retold
from saboteur.bots.lot import whole_view
from saboteur.bots.protocol import News
from saboteur.bots.speech.standpoint import Said, Standpoint, kept, lies
from saboteur.games.lost_mines.events import RoundBegan
from saboteur.games.lost_mines.kit import LOYAL, MINE, SABOTEUR
from saboteur.games.lost_mines.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell, xy

OTHERS: Final = 0.4
"""Of the other clan everybody knows that it is another: it is neither blamed nor trusted."""
FRIEND: Final = 0.5
"""Whoever likelier than this shares with the seat is one."""


@final
class Mind:
    """What a seat thinks of when it speaks."""

    def __init__(self, seed: str) -> None:
        """Take the seed that decides when somebody lies."""
        self._seed = seed
        self._memory: Memory | None = None

    def begins(self, event: Event) -> bool:
        """Whether a round begins."""
        return isinstance(event, RoundBegan)

    def learn(self, view: View, events: News) -> None:
        """Take in what happened."""
        self._memory = retold(self._memory, view, events)

    def standpoint(self, view: View, said: Said) -> Standpoint:
        """Say what the seat has to say now; what it ``said`` of mines it stands by."""
        memory = self._memory or retold(None, view, ())
        told = with_words(view, memory.said, memory.hearsay)
        words = words_in_clans(view, memory.hearsay)
        held = hypotheses(view, known_identities(view), told, words)
        honest = view.kit.identities[view.own_dwarf] == LOYAL
        return Standpoint(
            int(view.sight),
            whole_view(view),
            goals=_mines(view, said, "" if honest else self._seed),
            seats=_dwarves(view, held, honest=honest),
            role=LOYAL,
            blame=_blame(view, held),
            opening=view.round == 1,
        )


def _mines(view: View, said: Said, seed: str) -> tuple[tuple[Cell, str], ...]:
    """Say what lies in the mines that the seat has looked at; who lies turns good into bad.

    ``seed`` decides when he does; who is honest has none.
    """
    kit = view.kit
    names = [called(kit, card) for card in kit.mines]
    shown = {called(kit, view.cards[at] // 2) for at in kit.mine_cells if at in view.cards}
    seen = []
    for secret, target, card in view.seen:
        if secret == MINE and target in view.covered:
            true = called(kit, card)
            false = [name for name in names if (name == DRAGON_MINE) != (true == DRAGON_MINE)]
            lying = seed and lies(seed, view.round, xy(target))
            words = (*false, true, *names) if lying else (true, *names)
            seen.append((xy(target), tuple(word for word in words if word not in shown)))
    return kept(said, seen)


def _dwarves(
    view: View, held: tuple[Hypotheses, ...], *, honest: bool
) -> tuple[tuple[int, str], ...]:
    """Say who the others are whom the seat has looked at; who lies sows distrust among foes."""
    shares = friends(view, held)
    return tuple(
        (seat, identity if honest or shares[seat] > FRIEND else _lie(identity))
        for seat, identity in known_identities(view).items()
        if seat != view.sight
    )


def _lie(identity: str) -> str:
    return SABOTEUR if identity == LOYAL else LOYAL


def _blame(view: View, held: tuple[Hypotheses, ...]) -> tuple[float, ...]:
    """Blame within the clan whoever may not be loyal."""
    own = view.clans[int(view.sight)]
    return tuple(
        1 - odds[LOYAL] if clan == own else OTHERS
        for clan, odds in zip(view.clans, identity_odds(held, view.seats), strict=True)
    )
