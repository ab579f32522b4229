"""Tactics: where a skilled player judges a move otherwise than a novice.

A round is short of digging turns. So a digger stops whom it is all but sure of, then digs, with
what brings the treasure a whole card nearer, and mends, breaks and looks when it has nothing of the
kind; it keeps the cards that lead on. A saboteur breaks tools from the beginning, as a digger might
who suspects somebody. With what gives it away it lies low while the tunnel is short: it gathers
dead ends and rockfalls, looks, and passes the best paths away. Then it strikes with all of it.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from saboteur.bots.classic.belief.aims import DIG, HINDER
from saboteur.bots.classic.belief.deeds import removal_kind, seeming_kind
from saboteur.bots.classic.distance.survey import is_through, leads_across
from saboteur.bots.classic.evaluation.insight import Insight
from saboteur.bots.classic.evaluation.judgement import DECISIVE, PER_CARD, WRONG
from saboteur.bots.classic.moves.scoring import score as plain_score
from saboteur.bots.classic.moves.scoring.hand import worth
from saboteur.kernel.geometry import xy
from saboteur.kernel.maze import cell_of
from saboteur.kernel.move import Move

LOOK: Final = 3.0
STOP: Final = 12.0
FRIEND: Final = 12.0
"""What it is worth to stop a saboteur, and what it costs to stop a digger."""

CROSSES: Final = 2.5
"""What a path card is worth more in the hand if it leads across, as most of the way does."""

BLOCK: Final = 10.0
COLLAPSE: Final = 4.0
"""What these are worth above the cards they cost the diggers: few cards do as much harm."""
SPY: Final = 11.0
SHY: Final = 2.0
"""What it costs a saboteur to be found out."""
OWN_TOOL: Final = 4.0
CURE: Final = 3.0
"""What a repair is worth in a saboteur's hand: without tools it can't block."""


def score(insight: Insight, move: Move) -> float:
    """Return what a legal move is worth to the seat."""
    effect = insight.kit.effects[move.kind] if move.verb == "play" else move.verb
    rule = TACTICS.get((insight.aim.side, effect))
    return plain_score(insight, move) if rule is None else rule(insight, move)


# Diggers.


WHOLE: Final = 0.7
"""From here on a path counts as a whole card nearer; less is hardly better than passing."""
HALF: Final = 6.0
"""What such a path loses."""


def dig(insight: Insight, move: Move) -> float:
    """Dig; half a card nearer is not worth what else the turn could do."""
    found = plain_score(insight, move)
    if not 0 < found < DECISIVE / 2:
        return found
    gain = insight.way.progress(move.at, move.pose)
    return found - HALF if 0 < gain < WHOLE else found


def look(insight: Insight, move: Move) -> float:
    """Look where the treasure may be, for want of a path to dig."""
    found = plain_score(insight, move)
    return LOOK if found > 0 else found


def stop(insight: Insight, move: Move) -> float:
    """Stop a suspect, the surer the better; to stop a friend is worse than to let a foe be."""
    likely = insight.suspected[move.whom]
    gain = STOP * likely - FRIEND * (1 - likely)
    return min(0.0, gain) if insight.is_barred(move.whom) else gain


MEND: Final = 7.0
SUSPECT: Final = 0.4
"""Nobody mends the tools of whoever is likelier a saboteur than this."""


def mend(insight: Insight, move: Move) -> float:
    """Mend one's own tools first, then those of whoever is no suspect."""
    if move.whom == insight.seat:
        return plain_score(insight, move)
    likely = insight.suspected[move.whom]
    return WRONG if likely > SUSPECT else MEND * (1 - likely)


def keep_digging(insight: Insight, move: Move) -> float:
    """Pass what helps the least to dig on."""
    kit = insight.kit
    if move.kind >= kit.paths:
        return _pass_one_of_many(insight, move)
    return -worth(insight, move.kind) - (CROSSES if _crosses(insight, move.kind) else 0.0)


MORE: Final = 1.2
"""What a second card of a kind is worth less."""


def _pass_one_of_many(insight: Insight, move: Move) -> float:
    effects = insight.kit.effects
    same = sum(effects[card] == effects[move.kind] for card in insight.view.card_numbers)
    return MORE * (same - 1) - worth(insight, move.kind)


def _crosses(insight: Insight, card: int) -> bool:
    return leads_across(insight.kit.poses.poses[2 * card])


# Saboteurs.


BRANCH: Final = -6.0
"""What a path that leads on loses for a saboteur."""
LOW: Final = -5.0
"""For what would give a saboteur away that lies low."""


def block(insight: Insight, move: Move) -> float:
    """Block the way, as far as the harm outweighs being found out.

    A path that leads on somewhere gives the diggers more to choose from, so it must do much harm.
    """
    found = plain_score(insight, move)
    if not 0 < found < DECISIVE / 2:
        return found
    if insight.lies_low:
        return LOW
    found += BRANCH if is_through(insight.kit.poses.poses[move.pose]) else BLOCK
    return found - SHY * insight.exposed_by(seeming_kind(insight.evidence, move.at, move.pose))


def spy(insight: Insight, move: Move) -> float:
    """Learn where the treasure is: who knows can lead the others astray and seem to dig on."""
    found = plain_score(insight, move)
    return SPY if found > 0 else found


def collapse(insight: Insight, move: Move) -> float:
    """Bring down the card that is hardest to replace."""
    number = insight.plain.maze.cards.get(move.at)
    if number is None or move.at not in _linked(insight):
        return WRONG
    harm = -PER_CARD * insight.plain.removal(move.at)
    if harm <= 0 or insight.lies_low:
        return WRONG
    return COLLAPSE + harm - SHY * insight.exposed_by(removal_kind(insight.evidence, number))


REACH: Final = 12
"""So many of the linked cards nearest to the goals are looked at for a rockfall."""


def _linked(insight: Insight) -> list[int]:
    """List the linked path cards nearest to the goals that may be the treasure."""
    goals = [xy(goal) for goal in insight.odds.targets]
    cards = insight.plain.maze.cards

    def nearness(place: int) -> tuple[int, int]:
        x, y = xy(place)
        return min((abs(x - gx) + abs(y - gy) for gx, gy in goals), default=0), place

    linked = {cell_of(node) for node in insight.plain.reach.nodes}
    paths = [place for place in linked if cards[place] < 2 * insight.kit.removable]
    return sorted(paths, key=nearness)[:REACH]


NEXT: Final = 0.5
"""What it is worth more to stop a digger for every seat that it is nearer."""


def hinder(insight: Insight, move: Move) -> float:
    """Stop whoever digs next, from the beginning: it may well be a digger who stops a foe."""
    found = plain_score(insight, move)
    if found <= 0:
        return found
    seats = insight.kit.seats
    turns = (move.whom - insight.seat) * insight.view.way % seats
    return found + NEXT * (seats - turns) / seats


def mend_own(insight: Insight, move: Move) -> float:
    """Have whole tools to block with."""
    found = plain_score(insight, move)
    return found + OWN_TOOL if move.whom == insight.seat else found


AWAY: Final = 0.2
"""What a point of a card's worth counts when a saboteur passes it: any harm at all is better."""


def keep_harming(insight: Insight, move: Move) -> float:
    """Pass what helps the diggers most, so that nobody gets it; keep a first repair."""
    effects = insight.kit.effects
    if move.kind < insight.kit.paths and _crosses(insight, move.kind):
        return AWAY * (CROSSES - worth(insight, move.kind))
    if effects[move.kind] != "repair":
        return -AWAY * worth(insight, move.kind)
    repairs = sum(effects[card] == "repair" for card in insight.view.card_numbers)
    return AWAY * CURE * (repairs - 2) / 2


Tactic: TypeAlias = Callable[[Insight, Move], float]

TACTICS: Final[Mapping[tuple[str, str], Tactic]] = MappingProxyType(
    {
        (DIG, "lay"): dig,
        (DIG, "map"): look,
        (DIG, "break"): stop,
        (DIG, "repair"): mend,
        (DIG, "pass"): keep_digging,
        (HINDER, "lay"): block,
        (HINDER, "map"): spy,
        (HINDER, "rockfall"): collapse,
        (HINDER, "break"): hinder,
        (HINDER, "repair"): mend_own,
        (HINDER, "pass"): keep_harming,
    }
)
"""By side, and by verb or the effect of the card; the rest is judged as a novice does."""
