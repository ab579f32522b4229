"""Lines: which of the things that a seat has to say it says now, two at most.

What helps its side is said by every temperament, at once: who looks is seen to look, and whoever
kept silent then would give himself away. The rest is for people to hear. Bots give nothing on
it: an accusation tells what everybody has seen.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

from saboteur.bots import claims
from saboteur.bots.claims import Accused, GoalClaimed, Line, PhraseSaid, RoleClaimed, Trusted
from saboteur.bots.lot import chance
from saboteur.bots.speech.ear import (
    ASKED,
    BEGGED,
    BLAMED,
    COLLAPSED,
    HELPED,
    NAMED,
    REVEALED,
    WRONGED,
    Ear,
)
from saboteur.bots.speech.standpoint import Standpoint
from saboteur.bots.speech.temperament import Temperament

MOST: Final = 2
"""So many lines a seat says in a turn."""
DOUBTFUL: Final = 0.5
"""Whoever is blamed less than this is not asked why."""
ANSWERING: Final = 0.6
"""How likely an accusation is answered even by whoever says little; a question always is."""
GREETERS: Final = 2
"""So many greet a table: more would be a chorus."""

Lot = Callable[[str], float]


def lines(
    standpoint: Standpoint, ear: Ear, temperament: Temperament, seed: str
) -> tuple[Line, ...]:
    """Return what a seat says when its turn is over."""

    def lot(subject: str) -> float:
        return chance(f"{seed}/speech/{standpoint.moment}/{subject}")

    said = list(islice(tales(standpoint, ear), MOST))
    left = min(MOST - len(said), temperament.lines)
    return (*said, *islice(_chatter(standpoint, ear, temperament, lot), left))


def tales(standpoint: Standpoint, ear: Ear) -> Iterator[Line]:
    """List what was seen, or is to be believed, and was not said before; nothing is taken back."""
    seat = standpoint.seat
    for cell, word in standpoint.goals:
        if cell not in ear.goals:
            yield GoalClaimed(seat, cell, word)
    for target, word in standpoint.seats:
        if target not in ear.roles:
            yield RoleClaimed(seat, target, word)


def _chatter(
    standpoint: Standpoint, ear: Ear, temperament: Temperament, lot: Lot
) -> Iterator[Line]:
    """List what else may be said, the most urgent first."""
    for subject, told in (
        ("answer", _answers(standpoint, ear, lot)),
        ("greet", _greetings(standpoint, ear)),
        ("thanks", _thanks(standpoint, ear)),
        ("repair", _requests(standpoint, ear)),
        ("why", _questions(standpoint, ear)),
        ("accuse", _accusations(standpoint, ear, temperament)),
        ("trust", _trusts(standpoint, ear, temperament)),
    ):
        likely = temperament.chatter / (1 + ear.chatter)  # the more was said, the less is
        if subject == "answer":
            likely = 1.0 if ear.noticed(ASKED) or ear.noticed(NAMED) else max(likely, ANSWERING)
        if lot(subject) < likely:
            yield from islice(told, 1)


def _answers(standpoint: Standpoint, ear: Ear, lot: Lot) -> Iterator[Line]:
    """Say what one is, once; later that one may be trusted, or was mistaken."""
    seat = standpoint.seat
    for asker in (*ear.noticed(ASKED), *ear.noticed(BLAMED)):
        if standpoint.role and seat not in ear.roles:
            yield RoleClaimed(seat, seat, standpoint.role)
        elif lot("excuse") < DOUBTFUL:
            yield PhraseSaid(seat, claims.OOPS, asker)
        else:
            yield PhraseSaid(seat, claims.TRUST_ME, asker)
    for asker in ear.noticed(NAMED):  # in words that no bot understands, and no question
        yield PhraseSaid(seat, claims.LAUGH if ear.greeted else claims.HELLO, asker)


def _thanks(standpoint: Standpoint, ear: Ear) -> Iterator[Line]:
    for helper in ear.noticed(HELPED):
        yield PhraseSaid(standpoint.seat, claims.THANKS, helper)
    for finder in ear.noticed(REVEALED) if standpoint.admires else ():
        yield PhraseSaid(standpoint.seat, claims.WELL_PLAYED, finder)


def _requests(standpoint: Standpoint, ear: Ear) -> Iterator[Line]:
    """Ask for a repair, once until something is mended, and not right after somebody else."""
    if standpoint.barred and not ear.begged and not ear.noticed(BEGGED):
        yield PhraseSaid(standpoint.seat, claims.REPAIR_ME)


def _questions(standpoint: Standpoint, ear: Ear) -> Iterator[Line]:
    """Ask who has broken a tool of one's own, or a tunnel and is no friend, why he did it."""
    blame = standpoint.blame
    for seat in ear.noticed(WRONGED) if blame else ():
        yield PhraseSaid(standpoint.seat, claims.WHY, seat)
    for seat in ear.noticed(COLLAPSED):
        if blame and blame[seat] >= DOUBTFUL:
            yield PhraseSaid(standpoint.seat, claims.WHY, seat)


def _accusations(standpoint: Standpoint, ear: Ear, temperament: Temperament) -> Iterator[Line]:
    for seat, blamed in _others(standpoint, reverse=True):
        if blamed >= temperament.accuses and seat not in ear.accused:
            yield Accused(standpoint.seat, seat)


def _trusts(standpoint: Standpoint, ear: Ear, temperament: Temperament) -> Iterator[Line]:
    """Trust one seat in a round: who trusts everybody says nothing."""
    for seat, blamed in _others(standpoint, reverse=False):
        if blamed <= temperament.trusts and not ear.trusted and seat not in ear.accused:
            yield Trusted(standpoint.seat, seat)


def _greetings(standpoint: Standpoint, ear: Ear) -> Iterator[Line]:
    """Greet, if one is among the first to play and few have: later ones may not have heard them."""
    few = ear.greetings < GREETERS and ear.place < GREETERS
    if ear.turns == 1 and standpoint.opening and few and not ear.greeted:
        yield PhraseSaid(standpoint.seat, claims.HELLO)


def _others(standpoint: Standpoint, *, reverse: bool) -> list[tuple[int, float]]:
    """List the others by how far they are blamed."""
    sign = -1 if reverse else 1
    others = [
        (seat, blamed) for seat, blamed in enumerate(standpoint.blame) if seat != standpoint.seat
    ]
    return sorted(others, key=lambda each: (sign * each[1], each[0]))
