"""Possible worlds: from a view, a whole state that its seat cannot distinguish from the real one.

Everything that the seat knows for certain is kept: its clan card and hand, face-up cards, the
levels on all backs, the cards it passed, lost or gave away, and the goals and clan cards it has
seen. Everything else is dealt again, every arrangement equally likely. While the game goes on,
each side has a dwarf inside (R-170).
"""

from collections import Counter
from itertools import permutations, product
from typing import Final

from saboteur.games.dark_cave.book import MoveBook
from saboteur.games.dark_cave.kit import CLANS, LEVELS, Kit
from saboteur.games.dark_cave.state import DISCARD, NOBODY, OUT, Deal, State, hand_place
from saboteur.games.dark_cave.view import View
from saboteur.games.possible_worlds import lay_out, viewer
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.randomness import Stream, derive
from saboteur.kernel.scattering import fill_slots
from saboteur.kernel.table import Table, hidden_entry

PILE: Final = -1
"""The place of cards no seat has seen: those in the pile and those set aside."""

Roles = tuple[int, ...]


def complete(kit: Kit, book: MoveBook, view: View, seed: str) -> State:
    """Return a possible world of a view; later random events use ``seed``, not the real one."""
    seat = viewer(view)
    roles, spare = _roles(view, Stream(seed, "complete/clans"))
    goals = _goals(view, Stream(seed, "complete/goals"))
    maze = lay_out(view)
    return State(
        kit,
        book,
        derive(seed, "complete"),
        Deal(view.starter, roles, spare, goals),
        _table(view, seat, Stream(seed, "complete/cards")),
        maze,
        view.stack,
        list(view.dwarf_nodes),
        list(view.nuggets),
        view.turn_state,
        view.gear_numbers,
        view.web_pieces,
        view.creature_pieces,
        view.vein_nodes,
        view.lying_bits,
        view.out,
        view.shown_bits,
        view.goal_looks,
        view.role_look_pairs,
        view.card_traces,
        view.ending,
    )


def _roles(view: View, stream: Stream) -> tuple[Roles, Roles]:
    """Deal the clan cards unknown to the seat, each to a seat of its clan or aside.

    Return the clan cards of the seats and those set aside.
    """
    kit = view.kit
    worn = [clan for clan in range(len(CLANS)) if kit.clans_worn > 1 or clan in view.backs]
    ways = [_ways(view, clan) for clan in worn]
    found = [
        (roles, spare)
        for dealt in product(*ways)
        for roles, spare in [_join_clans(view, dealt)]
        if view.ending is not None or _goes_on(view, roles)
    ]
    return found[stream.below(len(found))]


def _ways(view: View, clan: int) -> list[tuple[dict[int, int], Roles]]:
    """List all ways to deal a clan's cards, each as cards by seat and cards set aside."""
    known, hidden, aside, left = seen_of_clan(view, clan)
    return [
        (known | dict(zip(hidden, order, strict=False)), (*aside, *order[len(hidden) :]))
        for order in sorted(set(permutations(sorted(left.elements()))))
    ]


def seen_of_clan(
    view: View, clan: int
) -> tuple[dict[int, int], list[int], list[int], Counter[int]]:
    """Return what the seat knows of the cards of a clan.

    These are the known cards by seat, the seats whose card is unknown, the known cards set aside,
    and the cards that are left.
    """
    kit = view.kit
    wearers = [seat for seat, back in enumerate(view.backs) if back == clan]
    known = {seat: view.known_roles[seat] for seat in wearers if view.known_roles[seat] >= 0}
    aside = [role for role in view.spare_numbers or () if kit.wears[role] == clan]
    left = Counter(kit.clan_cards[clan]) - Counter([*known.values(), *aside])
    return known, [seat for seat in wearers if seat not in known], aside, left


def _join_clans(view: View, dealt: tuple[tuple[dict[int, int], Roles], ...]) -> tuple[Roles, Roles]:
    """Combine the deals of the clans: return the clan cards of the seats and those set aside.

    Cards set aside that the seat has seen keep their order.
    """
    by_seat = {seat: role for roles, _ in dealt for seat, role in roles.items()}
    spare = tuple(role for _, aside in dealt for role in aside)
    if view.spare_numbers is not None:
        spare = view.spare_numbers
    return tuple(by_seat[seat] for seat in range(view.kit.seats)), spare


def _goes_on(view: View, roles: Roles) -> bool:
    """Return whether each side has a worker inside, as otherwise the game would be over (R-170)."""
    inside = {
        view.kit.works_for[role]
        for role, node in zip(roles, view.dwarf_nodes, strict=True)
        if node != OUT
    }
    return len(inside) == len(CLANS)


def _goals(view: View, stream: Stream) -> tuple[tuple[PackedCell, int], ...]:
    """Return the goals, with those unknown to the seat dealt at random."""
    kit = view.kit
    known = dict(view.known_goals)
    known |= {place: view.cards[place] // 2 for place in kit.goal_cells if place in view.cards}
    if view.asked_at in view.covered:
        known[view.asked_at] = view.asked_kind  # turned over, not yet put down
    unknown = stream.shuffled(
        sorted((Counter(kit.goal_cards) - Counter(known.values())).elements())
    )
    return tuple(
        (place, known[place] if place in known else unknown.pop()) for place in kit.goal_cells
    )


def _table(view: View, seat: int, stream: Stream) -> Table:
    """Deal the cards unknown to the seat level by level, because backs are visible (R-235)."""
    kit = view.kit
    open_ = _open_cards(view)
    hands: list[tuple[int, ...]] = [()] * kit.seats
    discard = [card for card, _, _ in view.discarded]
    pile: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    for level in LEVELS:
        pool = Counter(card for card in kit.deck if kit.levels[card] == level)
        pool -= Counter(card for card in open_ if kit.levels[card] == level)
        slots = _slots(view, seat, level)
        traces = tuple(known for known in view.card_traces if kit.levels[known.card] == level)
        dealt = fill_slots(slots, traces, pool, stream)
        for (place, _), card in zip(slots, dealt, strict=True):
            if place >= DISCARD:
                discard[place - DISCARD] = card
            elif place != PILE:
                hands[place // 4] += (card,)
        rest = [card for (place, _), card in zip(slots, dealt, strict=True) if place == PILE]
        many = view.pile_levels[level - 1]
        pile = (*rest[:many], *pile)
        aside += tuple(rest[many:])
    hands[seat] = view.card_numbers  # in the order it got them
    entries = [
        card if known is None else hidden_entry(card, *known)
        for card, (_, _, known) in zip(discard, view.discarded, strict=True)
    ]
    return Table(hands, pile, len(pile), entries, aside)


def _open_cards(view: View) -> list[int]:
    """List the face-up cards outside the discard."""
    paths = [pose // 2 for pose in view.cards.values() if pose < 2 * view.kit.paths]
    gear = [card for cards in view.gear_numbers for card in cards]
    webs = [web.card for web in view.web_pieces]
    creatures = [found.card for found in view.creature_pieces if found is not None]
    return [*paths, *gear, *webs, *creatures]


def _slots(view: View, seat: int, level: int) -> list[tuple[int, int | None]]:
    """Return the places of the cards of a level, each with its face if ``seat`` knows it."""
    kit = view.kit
    slots: list[tuple[int, int | None]] = []
    for other, counts in enumerate(view.hand_levels):
        place = hand_place(other, level)
        if other == seat:
            slots += [(place, card) for card in view.card_numbers if kit.levels[card] == level]
        else:
            slots += [(place, None)] * counts[level - 1]
    slots += [
        (DISCARD + entry, None if card == NOBODY else card)
        for entry, (card, of, _) in enumerate(view.discarded)
        if of == level
    ]
    return slots + [(PILE, None)] * (view.pile_levels[level - 1] + _aside(kit, view, level))


def _aside(kit: Kit, view: View, level: int) -> int:
    """Return how many cards of a level were set aside: all that lie nowhere else (DC-11)."""
    all_ = sum(kit.levels[card] == level for card in kit.deck)
    opened = sum(kit.levels[card] == level for card in _open_cards(view))
    held = sum(counts[level - 1] for counts in view.hand_levels)
    thrown = sum(of == level for _, of, _ in view.discarded)
    return all_ - opened - held - thrown - view.pile_levels[level - 1]
