"""What a seat has to say in Saboteur and Saboteur 2: what it saw, or what suits it."""

from typing import Final, final

from saboteur.bots.classic.belief.aims import DIG, HINDER, aim_of
from saboteur.bots.classic.belief.evidence import TREASURE
from saboteur.bots.classic.belief.hearsay import said_of_seats
from saboteur.bots.classic.belief.odds import DRAGON, SACK, SPIDER, known_faces
from saboteur.bots.classic.belief.suspicion import Known, suspects
from saboteur.bots.classic.evaluation.insight import EVEN, Insight
from saboteur.bots.classic.memory import Memory
from saboteur.bots.classic.moment import moment
from saboteur.bots.lot import draw_word
from saboteur.bots.protocol import News
from saboteur.bots.speech.standpoint import Said, Standpoint, lies
from saboteur.games.classic.events import RoundBegan
from saboteur.games.classic.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell, xy

STONE: Final = "stone"
FACES: Final = {SACK: "gold-sack", DRAGON: "dragon", SPIDER: "giant-spider"}
"""By its effect, what a goal is called that is neither treasure nor stone."""
EXPOSED: Final = 0.75
"""So sure the table must be of a saboteur before another gives him up."""


@final
class Mind:
    """What a seat thinks of when it speaks."""

    def __init__(self, seed: str) -> None:
        """Take the seed that decides when a saboteur lies, and what he says he is."""
        self._seed = seed
        self._memory: Memory | None = None

    def begins(self, event: Event) -> bool:
        """Whether a round begins."""
        return isinstance(event, RoundBegan)

    def learn(self, view: View, events: News) -> None:
        """Take in what happened."""
        self._memory = self._memory or Memory(view)
        self._memory.learn(view, events)

    def standpoint(self, view: View, said: Said) -> Standpoint:
        """Say what the seat has to say now; what it ``said`` of goals it stands by."""
        insight = Insight(view, self._memory or Memory(view), ())
        return Standpoint(
            insight.seat,
            moment(view),
            goals=_goals(insight, said, self._seed),
            seats=_seats(insight),
            role=self._role(insight),
            blame=tuple(_blame(insight)),
            barred=bool(view.broken[insight.seat]),
            opening=view.round == 1,
        )

    def _role(self, insight: Insight) -> str:
        """Say what it is: a saboteur, and whoever is paid anyhow, is some digger."""
        view = insight.view
        if insight.aim.side == DIG:
            return view.role or ""
        pool = [view.kit.roles[role] for role in view.kit.role_pool]
        diggers = sorted({role for role in pool if aim_of(role).side == DIG})
        return draw_word(diggers, self._seed, f"round/{view.round}/role") if diggers else ""


def _goals(insight: Insight, said: Said, seed: str) -> tuple[tuple[Cell, str], ...]:
    """Say what lies under the goals that it has looked at.

    A saboteur leads everybody from the treasure to a stone, while he is believed at all. He calls
    one goal the treasure, and after that tells the truth of every other stone.
    """
    view, hinders = insight.view, insight.aim.side == HINDER
    if hinders and insight.exposure > EVEN:
        return ()
    told = dict(said)
    seen = sorted((xy(place), _word(view, card)) for place, card in known_faces(view).items())
    for cell, true in seen:
        word = true
        if hinders and lies(seed, view.round, cell):
            word = STONE if true == TREASURE else TREASURE
        if word == TREASURE and TREASURE in told.values():
            word = STONE
        told.setdefault(cell, word)
    keeps = insight.aim.alone  # who wins alone keeps the treasure to himself
    return tuple((cell, told[cell]) for cell, true in seen if not keeps or true != TREASURE)


def _word(view: View, card: int) -> str:
    if view.kit.treasure[card]:
        return TREASURE
    return FACES.get(str(view.kit.rows[card].facts.get("effect", "")), STONE)


def _seats(insight: Insight) -> tuple[tuple[int, str], ...]:
    """Say what others are whose roles it has looked at.

    A saboteur calls diggers saboteurs and his fellows diggers, unless the table knows them.
    """
    view = insight.view
    seen = {
        peek.seen: view.kit.roles[peek.card]
        for peek in view.role_traces
        if not peek.stale and peek.seen < view.seats and peek.seen != insight.seat
    }
    if insight.aim.side != HINDER:
        return tuple(seen.items())
    foe = next((role for role in view.kit.roles if aim_of(role).side == HINDER), "")
    friend = next(role for role in view.kit.roles if aim_of(role).side == DIG)
    seeming = _seeming(insight)
    return tuple(
        (seat, foe if aim_of(role).side == DIG or seeming[seat] >= EXPOSED else friend)
        for seat, role in seen.items()
    )


def _seeming(insight: Insight) -> list[float]:
    """Return how likely the table thinks that each seat is a saboteur."""
    heard = insight.suspicion.beside({}, said_of_seats(insight.hearsay, insight.view))
    return suspects(heard.hypotheses(insight.kit, Known()), insight.kit.seats)


def _blame(insight: Insight) -> list[float]:
    """Say whom the seat would have suspected: whom it suspects itself.

    A saboteur names those whom the table suspects anyhow, his fellows only once they are lost.
    """
    if insight.aim.side != HINDER:
        return insight.suspected
    return [
        seems if seems >= EXPOSED else seems * (1 - fellow)
        for seems, fellow in zip(_seeming(insight), insight.suspected, strict=True)
    ]
