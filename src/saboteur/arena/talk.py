"""Talk in a contest's games: the seats that speak, and the truth of their claims."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, final

from saboteur.arena.calibration import Calibration, CalibrationBin
from saboteur.arena.lineup import Entrant
from saboteur.arena.sides import DIGGER, ROLE_READERS, SABOTEUR, SIDE_READERS, SideReader
from saboteur.bots import Bot, speaker
from saboteur.bots.beliefs import Believer
from saboteur.bots.claim_log import truth_probability
from saboteur.bots.claims import GoalClaimed, Line, RoleClaimed
from saboteur.bots.classic.belief.evidence import TREASURE_WORD
from saboteur.bots.lost_mines.belief.claim_evidence import mine_word
from saboteur.bots.speech.temperament import TEMPERAMENTS
from saboteur.kernel.event import Event
from saboteur.kernel.events import TurnBegan
from saboteur.kernel.geometry import PackedCell, pack
from saboteur.kernel.sight import OPEN
from saboteur.kernel.value import value_class
from saboteur.play.game import Game
from saboteur.sight import stream

GOAL_SUBJECT: Final = "goal"
ROLE_SUBJECT: Final = "role"


@value_class
class ClaimCount:
    """The number of claims of a role about goals or about roles, and of the true ones."""

    subject: str
    role: str
    count: int
    true_count: int


GOAL_WORD_CHECKS: Final[Mapping[str, Callable[[Any, int, str], bool]]] = MappingProxyType(
    {
        "classic": lambda kit, card, word: kit.treasure[card] == (word == TREASURE_WORD),
        "lost-mines": lambda kit, card, word: mine_word(kit, card) == word,
        "dark-cave": lambda kit, card, word: kit.names[card] == word,
    }
)
"""By family, a function that returns whether a word is true of a goal, as bots interpret claims."""
GOAL_CARDS: Final[Mapping[str, Callable[[Any], Mapping[PackedCell, int]]]] = MappingProxyType(
    {
        "classic": lambda view: dict(view.goal_faces),
        "lost-mines": lambda view: dict(view.open_mines),
        "dark-cave": lambda view: dict(view.goal_faces),
    }
)
"""By family, a function that returns by cell the goal cards in an open view."""


@final
class TalkTable:
    """The speaking seats of a game, the events they have not seen, and their claims' statistics.

    Temperaments are assigned by seat.
    """

    def __init__(self, game: Game, entrants: Sequence[Entrant], seeds: Sequence[str]) -> None:
        self._game = game
        self._family = game.rules.family
        self._entrants = entrants
        self._sides: SideReader | None = SIDE_READERS.get(self._family)
        names = list(TEMPERAMENTS.values())
        self._speakers = [
            speaker(seed, self._family, names[seat % len(names)]) for seat, seed in enumerate(seeds)
        ]
        self._unseen_events: list[tuple[Event, ...]] = [()] * len(seeds)
        self._round = game.round
        self._asked: set[int] = set()
        """The seats that have moved in this round, and so have beliefs about it."""
        self._claim_counts: Counter[tuple[str, str, bool]] = Counter()
        self._claim_calibration = Calibration()

    def speak_after(
        self, seat: int, events: tuple[Event, ...], bots: Sequence[Bot]
    ) -> tuple[Line, ...]:
        """Return the lines of a seat after its move; every seat receives them."""
        for other in range(self._game.seats):
            self._unseen_events[other] += stream(self._game.rules, events, other)
        if self._round != self._game.round:
            self._round, self._asked = self._game.round, set()
        else:
            self._asked.add(seat)
        if not any(isinstance(event, TurnBegan) for event in events):
            return ()
        view = self._game.view(seat)
        side = DIGGER if self._sides is None else self._sides.side_of(self._sides.role_of(view))
        if not self._entrants[seat].speaks(side):
            return ()
        said = self._speakers[seat].speak(view, self._unseen_events[seat])
        self._unseen_events[seat] = ()
        for other in range(self._game.seats):
            self._unseen_events[other] += said
        for line in said:
            self._check_claim(line, bots)
        return said

    def _check_claim(self, line: Line, bots: Sequence[Bot]) -> None:
        """Compare a claim with the truth; a seat's claim about itself is not counted."""
        if isinstance(line, GoalClaimed):
            card = GOAL_CARDS[self._family](self._game.view(OPEN))[pack(line.cell)]
            subject = GOAL_SUBJECT
            true = GOAL_WORD_CHECKS[self._family](self._game.rules.kit, card, line.word)
        elif isinstance(line, RoleClaimed) and line.seat != line.target:
            subject, true = ROLE_SUBJECT, self._is_called_truly(line.target, line.word)
        else:
            return
        role = ROLE_READERS[self._family](self._game.view(line.seat))
        self._claim_counts[subject, role or "", true] += 1
        if self._sides is not None:
            for listener in self._asked - {line.seat}:
                player = bots[listener]
                beliefs = player.beliefs if isinstance(player, Believer) else None
                if beliefs is not None:
                    foe = sum(
                        odds
                        for name, odds in beliefs[line.seat].items()
                        if self._sides.side_of(name) == SABOTEUR
                    )
                    self._claim_calibration.add(truth_probability(foe), right=true)

    def _is_called_truly(self, seat: int, word: str) -> bool:
        """Return whether a claim about a role is true.

        In families with sides it is enough that the claimed role is on the right side.
        """
        role = ROLE_READERS[self._family](self._game.view(seat))
        if self._sides is None:
            return role == word
        return (self._sides.side_of(role) == SABOTEUR) == (self._sides.side_of(word) == SABOTEUR)

    def claim_counts(self) -> tuple[ClaimCount, ...]:
        """Return the numbers of claims and of true ones, by subject and role."""
        keys = sorted({(subject, role) for subject, role, _ in self._claim_counts})
        return tuple(
            ClaimCount(subject, role, true + self._claim_counts[subject, role, False], true)
            for subject, role in keys
            for true in [self._claim_counts[subject, role, True]]
        )

    def claim_calibration(self) -> tuple[CalibrationBin, ...]:
        """Return the calibration of the probabilities that listeners gave to claims."""
        return self._claim_calibration.bins()
