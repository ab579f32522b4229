"""What a skilled player thinks of its moves: the forecast and the hand that each would leave."""

from collections.abc import Callable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Final, TypeAlias, final

from saboteur.bots.duel.distance.board import Board, board_of
from saboteur.bots.duel.distance.crossings import CARD, joins
from saboteur.bots.duel.distance.measure import Measure, Prospects
from saboteur.bots.duel.evaluation.forecast import EVERYWHERE, Forecast
from saboteur.games.book import ORIENT, PASS, PLAY, STOP
from saboteur.games.duel import book
from saboteur.games.duel.kit import TOOLS
from saboteur.games.duel.view import View
from saboteur.games.passing import DISCARD
from saboteur.kernel.geometry import E, PackedCell, W
from saboteur.kernel.move import Move
from saboteur.kernel.wording import LAY

KEEP: Final[Mapping[str, float]] = MappingProxyType(
    {"break": 0.2, "repair": 0.15, "key": 0.1, "rockfall": 0.2, "map": 0.03}
)
KEEP_SOLO: Final[Mapping[str, float]] = MappingProxyType({"repair": 0.25, "key": 0.08, "map": 0.02})
"""What cards are worth in the hand, by their effect."""
WAY: Final = 0.03
"""What a path is worth in the hand for every two edges that it joins, three times for the long."""
LONG: Final = 4 * W + E
RIPE: Final = 12
"""With fewer cards in the pile than this, what is kept is worth less."""


@final
class Tactics:
    """The table through the eyes of one seat, with what each move would make of it."""

    def __init__(
        self, view: View, seat: int, now: Board | None = None, measure: Measure | None = None
    ) -> None:
        """Look at the table; ``view`` is the seat's own. Take a board and a measure if known."""
        self.view = view
        self.kit = view.kit
        self.seat = seat
        self.now = now or board_of(view)
        self.forecast = Forecast(view, self.now, seat, measure or Prospects(view, self.now))
        self._joins = joins(self.kit, view.colour_numbers[self.seat])[0]
        self._ripe = min(1.0, view.pile / RIPE)
        self._kept: dict[int, float] = {}

    @cached_property
    def base(self) -> float:
        """What the table is worth as it lies."""
        return self._value(self.now, self.view.card_numbers, self.view.broken_bits, EVERYWHERE)

    def after(
        self,
        move: Move,
        then: Board | None = None,
        broken: tuple[int, ...] | None = None,
        place: PackedCell = EVERYWHERE,
    ) -> float:
        """Say how much better the table is without the move's card, and with what it changes."""
        hand = list(self.view.card_numbers)
        if move.kind in hand:
            hand.remove(move.kind)
        broken = self.view.broken_bits if broken is None else broken
        return self._value(then or self.now, tuple(hand), broken, place) - self.base

    def _value(
        self, then: Board, hand: tuple[int, ...], broken: tuple[int, ...], place: PackedCell
    ) -> float:
        return self.forecast.worth(then, hand, broken, place) + sum(map(self.keep, hand))

    def keep(self, card: int) -> float:
        """Say what a card is worth in the hand, found once."""
        found = self._kept.get(card)
        if found is None:
            found = self._kept[card] = self._keep(card)
        return found

    def _keep(self, card: int) -> float:
        """A repair that is needed wants to be played."""
        kit = self.kit
        effect = kit.effects[card]
        if not effect:
            bits = self._joins.get(card, 0)
            return WAY * self._ripe * (bits.bit_count() / 2 + 2 * (bits >> LONG & 1))
        if effect == "repair" and kit.tool_bits[card] & self.view.broken_bits[self.seat]:
            return 0.0
        return self._ripe * (KEEP_SOLO if kit.solo else KEEP).get(effect, 0.0)

    def broken(self, seat: int, bits: int) -> tuple[int, ...]:
        """Return the broken tools before both seats, with those of one turned over."""
        found = list(self.view.broken_bits)
        found[seat] ^= bits
        return tuple(found)


Rule: TypeAlias = Callable[[Tactics, Move], float]


def score(tactics: Tactics, move: Move) -> float:
    """Score a legal move; 0 is what changes nothing, and to pass is never worth more."""
    return RULES[move.verb](tactics, move)


def _lay(tactics: Tactics, move: Move) -> float:
    return tactics.after(move, tactics.now.after_laying(move.at, move.pose), place=move.at)


def _play(tactics: Tactics, move: Move) -> float:
    return ACTIONS[tactics.kit.effects[move.kind]](tactics, move)


def _break(tactics: Tactics, move: Move) -> float:
    bits = tactics.kit.tool_bits[move.kind]
    return tactics.after(move, broken=tactics.broken(move.whom, bits))


def _mend(tactics: Tactics, move: Move) -> float:
    """Mend a tool, with a repair or by clearing it."""
    tool = move.word or tactics.kit.card_tools[move.kind][0]
    return tactics.after(move, broken=tactics.broken(tactics.seat, 1 << TOOLS.index(tool)))


SMALLER: Final = 0.15
"""What a hand that stays smaller costs."""


def _clear(tactics: Tactics, move: Move) -> float:
    poorest = sorted(map(tactics.keep, tactics.view.card_numbers))[:2]
    return _mend(tactics, move) - sum(poorest) - SMALLER


LOOK: Final = 0.25
"""What it is worth to know the nearest goal; less with every card that it is farther."""


def _plan(tactics: Tactics, move: Move) -> float:
    """Look at a goal that is near and not known yet."""
    spent = -tactics.keep(move.kind)
    if any(place == move.at for place, _ in tactics.view.peeks):
        return spent
    targets = tactics.forecast.targets(tactics.now, tactics.view.card_numbers)
    goal = targets[sorted(tactics.view.covered).index(move.at)]
    return spent + LOOK / (1 + min(far for _, far in goal) / (3 * CARD))


def _rockfall(tactics: Tactics, move: Move) -> float:
    return tactics.after(move, tactics.now.after_rockfall(move.at), place=move.at)


def _key(tactics: Tactics, move: Move) -> float:
    own = range(tactics.seat, tactics.seat + 1)
    return tactics.after(move, tactics.now.after_opening(move.at, own))


COUNTER: Final = 0.1
UNPAID: Final = 0.7
"""What a bribe costs beside the cheapest gold card, and what if there is none yet."""


def _bribe(tactics: Tactics, move: Move) -> float:
    """Open the way to both; the cheapest gold card pays for it (R-106)."""
    view, gold = tactics.view, tactics.kit.gold
    owned = [gold[card] for card in view.hoards[tactics.seat]]
    owned += [
        gold[view.cards[place] // 2] for place, seat in view.marks.claims if seat == tactics.seat
    ]
    everybody = range(tactics.kit.seats)
    gain = tactics.after(move, tactics.now.after_opening(move.at, everybody))
    return gain - min(owned, default=UNPAID) - COUNTER


FRESH: Final = 0.06
"""What it is worth to pass a second card and draw another; alone one has time enough."""


def _pass(tactics: Tactics, move: Move) -> float:
    view = tactics.view
    if view.asked == "turn":
        return tactics.after(move)
    return tactics.after(move) + (FRESH if view.pile and not tactics.kit.solo else -FRESH)


def _discard(tactics: Tactics, move: Move) -> float:
    return tactics.after(move)


def _stop(tactics: Tactics, move: Move) -> float:  # noqa: ARG001 - it is what else is compared with
    return 0.0


def _claim(tactics: Tactics, move: Move) -> float:
    return tactics.kit.gold[tactics.view.cards[move.at] // 2]


def _reveal(tactics: Tactics, move: Move) -> float:
    hopes = tactics.forecast.hopes[tactics.seat]
    return max(hopes[2 * move.at], hopes[2 * move.at + 1])


def _orient(tactics: Tactics, move: Move) -> float:
    pose = tactics.kit.poses.pose(tactics.view.asked_kind, turned=move.turned)
    return tactics.after(move, tactics.now.after_laying(move.at, pose), place=move.at)


RULES: Final[Mapping[str, Rule]] = MappingProxyType(
    {
        LAY: _lay,
        PLAY: _play,
        PASS: _pass,
        book.CLEAR: _clear,
        DISCARD: _discard,
        book.BRIBE: _bribe,
        book.CLAIM: _claim,
        book.REVEAL: _reveal,
        ORIENT: _orient,
        STOP: _stop,
    }
)
ACTIONS: Final[Mapping[str, Rule]] = MappingProxyType(
    {"break": _break, "repair": _mend, "map": _plan, "rockfall": _rockfall, "key": _key}
)
