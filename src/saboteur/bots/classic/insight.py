"""An insight: the judgement of a seat that holds beliefs about the others."""

from collections import Counter
from functools import cached_property
from math import exp
from typing import Final

from saboteur.bots.classic.aims import DIG, HINDER, WATCH, accord
from saboteur.bots.classic.evidence import Evidence
from saboteur.bots.classic.hearsay import Hearsay, known_goals, lookers
from saboteur.bots.classic.judgement import BENEFIT, GRASP, TEAM, Judgement
from saboteur.bots.classic.odds import Odds
from saboteur.bots.classic.outlook import Outlook
from saboteur.bots.classic.prospect import CountedOutlook, Stock
from saboteur.bots.classic.suspicion import (
    ALONE,
    Hypotheses,
    Known,
    Suspicion,
    known_sides,
    suspects,
)
from saboteur.games.classic.view import HIDDEN, View
from saboteur.kernel.move import Move

WARMTH: Final = 10.0
"""How far a sure friend and a sure foe lie apart in regard."""
FAR_OFF: Final = 5.5
LATE: Final = 36
"""A saboteur strikes when the treasure is so many cards away, or so many cards are left."""
EVEN: Final = 0.5
"""Whoever is likelier a saboteur than this is treated as one."""


class Insight(Judgement):
    """The table through the eyes of a seat that suspects and knows that it is suspected."""

    def __init__(
        self,
        view: View,
        evidence: Evidence,
        moves: tuple[Move, ...],
        suspicion: Suspicion,
        hearsay: Hearsay,
    ) -> None:
        """Look at the table with what the deeds and words of the round have told."""
        super().__init__(view, evidence, moves)
        self.suspicion = suspicion
        self.hearsay = hearsay

    @cached_property
    def odds(self) -> Odds:
        """What the face-down goals may be, as far as others are believed."""
        found = Odds(self.view)
        found.treasure = self.hearsay.weigh_goals(
            found.treasure, lookers(self.view), self.suspected
        )
        return found

    @cached_property
    def stock(self) -> Stock:
        """The path cards that are left, in the hand, in others' hands and in the pile."""
        view = self.view
        gone = Counter(number // 2 for number in view.cards.values())
        known = (entry & HIDDEN for entry in view.discarded if entry & HIDDEN != HIDDEN)
        gone.update(card for card in known)
        return Stock(self.kit, gone)

    @cached_property
    def plain(self) -> Outlook:
        """The way to the treasure, with the cards that are left to dig it."""
        maze, reach = self._maze()
        goals = frozenset(self.view.goal_cells)
        return CountedOutlook(maze, reach, goals, self.odds, self.stock)

    @cached_property
    def hypotheses(self) -> Hypotheses:
        """The sets of seats that may be the saboteurs, as far as this seat can know."""
        words = self.hearsay.weigh_seats(known_goals(self.view), lookers(self.view))
        return self.suspicion.beside(words).hypotheses(self.kit, known_sides(self.view))

    @cached_property
    def suspected(self) -> list[float]:
        """How likely each seat is a saboteur, in the eyes of this one."""
        return suspects(self.hypotheses, self.kit.seats)

    @cached_property
    def exposure(self) -> float:
        """How likely the table thinks that this seat is a saboteur."""
        seen = self.suspicion.hypotheses(self.kit, Known())
        return suspects(seen, self.kit.seats)[self.seat]

    @cached_property
    def is_masked(self) -> bool:
        """It never digs to seem a miner: it lies low instead."""
        return False

    @cached_property
    def lies_low(self) -> bool:
        """Whether a saboteur still waits: the treasure is far, and cards enough are left."""
        return self.aim.side == HINDER and self.left > LATE and self.plain.nearest() > FAR_OFF

    def exposed_by(self, kind: str) -> float:
        """Return by how much a deed of this kind would make the table suspect this seat more."""
        before = min(max(self.exposure, 0.01), 0.99)
        odds = before / (1 - before) * exp(ALONE[kind])
        return odds / (1 + odds) - before

    def regard(self, seat: int) -> float:
        """Say how far another seat is with this one, by what is believed of it."""
        aim = self.aim
        if aim.side == WATCH or (aim.alone and self.plain.nearest() <= GRASP):
            return super().regard(seat)
        if seat in self.roles:
            return accord(aim, self.roles[seat]) or BENEFIT
        trust = WARMTH * (EVEN - self.suspected[seat])
        if aim.side != DIG:
            return -trust
        doors = self.evidence.doors[seat]
        if aim.door and doors in (self.blocked, self.own_doors):
            trust += TEAM if doors == self.own_doors else -TEAM
        return trust
