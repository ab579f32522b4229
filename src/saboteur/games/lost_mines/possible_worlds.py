"""Possible worlds: from a view, a whole state that its seat cannot distinguish from the real one.

Everything that the seat knows for certain is kept: its dwarf and hand, face-up cards, the cards
it discarded or lost, everything it has looked at. Within a round, mines and treasures never
change places and dwarf cards never change hands. So everything else is dealt again, and every
arrangement is equally likely.
"""

from collections import Counter

from saboteur.games.lost_mines.book import MoveBook
from saboteur.games.lost_mines.kit import CLANS, DWARF, MINE, SYMBOLS, TREASURE, Kit
from saboteur.games.lost_mines.state import Deal, State
from saboteur.games.lost_mines.view import View
from saboteur.games.possible_worlds import fill, lay_out, viewer
from saboteur.games.view import HIDDEN
from saboteur.kernel.randomness import Stream, derive
from saboteur.kernel.table import Table


def complete(kit: Kit, book: MoveBook, view: View, seed: str) -> State:
    """Return a possible world of a view; later random events use ``seed``, not the real one."""
    seat = viewer(view)
    maze = lay_out(view)
    return State(
        kit,
        book,
        derive(seed, "complete"),
        _deal(view, seat, seed),
        _table(view, Stream(seed, "complete/cards")),
        maze,
        view.stack,
        list(view.figures),
        view.tools,
        view.traps,
        view.troll_cards,
        view.holders,
        view.dragon_seat,
        view.looks,
        view.points,
        view.ended,
        view.last_seat,
        view.notes,
    )


def _deal(view: View, seat: int, seed: str) -> Deal:
    """Deal the mines, treasures and dwarf cards unknown to the seat."""
    kit = view.kit
    dwarves, spare = _dwarves(view, seat, Stream(seed, "complete/dwarves"))
    treasures, out = _treasures(view, Stream(seed, "complete/treasures"))
    known = _seen(view, MINE)
    known |= {place: view.cards[place] // 2 for place in kit.mine_cells if place in view.cards}
    if view.asked_kind >= 0:
        known[view.asked_at] = view.asked_kind  # turned over, not yet put down
    mines, _ = fill(kit.mine_cells, known, kit.mines, Stream(seed, "complete/mines"))
    return Deal(
        view.round,
        view.starter,
        dwarves,
        spare,
        tuple(mines.items()),
        treasures,
        out,
    )


def _dwarves(view: View, seat: int, stream: Stream) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Deal the dwarf cards clan by clan, because their backs are visible.

    Return the dwarf cards of the seats and the undealt ones.
    """
    kit = view.kit
    known = _seen(view, DWARF) | {seat: view.own_dwarf}
    if not view.stack:
        known = dict(enumerate(view.ended[-1].dwarves))  # all are shown (LM-42)
    pools = {clan: [one for one in kit.dwarf_pool if kit.clans[one] == clan] for clan in CLANS}
    return _by_back(view.clans, known, pools, stream)


def _treasures(view: View, stream: Stream) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Deal the treasures symbol by symbol, because their backs are visible.

    Return the treasures in play by number, and those set aside.
    """
    kit = view.kit
    known = _seen(view, TREASURE)
    if not view.stack:
        known |= {won.number: won.treasure for won in view.ended[-1].won}
    symbols = kit.treasure_symbols
    pools = {
        symbol: [one for one in kit.treasure_cards if symbols[one] == symbol] for symbol in SYMBOLS
    }
    return _by_back(view.symbols, known, pools, stream)


def _by_back(
    backs: tuple[str, ...], known: dict[int, int], pools: dict[str, list[int]], stream: Stream
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return a card for each place, from the pool of the place's back, and the cards left over."""
    found: dict[int, int] = {}
    aside: list[int] = []
    for back, pool in pools.items():
        places = [place for place, own in enumerate(backs) if own == back]
        dealt, left = fill(places, known, pool, stream)
        found |= dealt
        aside += left
    return tuple(found[place] for place in range(len(backs))), tuple(stream.shuffled(aside))


def _seen(view: View, secret: str) -> dict[int, int]:
    """Return the cards of the kind ``secret`` that the seat has looked at, by target."""
    return {target: card for kind, target, card in view.seen if kind == secret}


def _table(view: View, stream: Stream) -> Table:
    """Deal the cards unknown to the seat to hands, pile, discard and cards set aside."""
    kit = view.kit
    seen = Counter(pose // 2 for pose in view.cards.values() if pose < 2 * kit.paths)
    seen.update(troll.card for troll in view.troll_cards)
    seen.update(view.card_numbers)
    seen.update(entry & HIDDEN for entry in view.discarded if entry & HIDDEN != HIDDEN)
    rest = stream.shuffled(sorted((Counter(kit.deck) - seen).elements()))
    hands = [
        view.card_numbers if seat == view.sight else tuple(rest.pop() for _ in range(size))
        for seat, size in enumerate(view.hand_sizes)
    ]
    discard = [
        rest.pop() | entry & ~HIDDEN if entry & HIDDEN == HIDDEN else entry
        for entry in view.discarded
    ]
    pile = tuple(rest[: view.pile])
    return Table(hands, pile, len(pile), discard, tuple(rest[view.pile :]))
