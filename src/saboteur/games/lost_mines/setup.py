"""Setting a round up: mines, treasures, dwarves, hands and pile (LM-4 to LM-9, LM-48)."""

from functools import lru_cache

from saboteur.games.lost_mines.book import MoveBook
from saboteur.games.lost_mines.events import DwarvesDealt, RoundBegan
from saboteur.games.lost_mines.kit import Kit
from saboteur.games.lost_mines.operations import begin_turn
from saboteur.games.lost_mines.state import Deal, State
from saboteur.games.options import RANDOM
from saboteur.kernel.event import Event
from saboteur.kernel.events import HandsDealt
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.maze import Maze, empty_maze
from saboteur.kernel.randomness import pick, shuffle
from saboteur.kernel.table import NOBODY, Table


def deal_game(kit: Kit, book: MoveBook, seed: str, log: list[Event] | None = None) -> State:
    """Return a new game in its first round."""
    deal = deal_secrets(kit, seed, 1, first_player(kit, seed))
    state = State(
        kit,
        book,
        seed,
        deal,
        deal_cards(kit, seed, 1),
        opening(kit).clone(),
        (),
        figures_at_start(kit, deal),
        frozenset(),
        frozenset(),
        (),
        (NOBODY,) * kit.seats,
        NOBODY,
        (),
        (0,) * kit.seats,
        (),
    )
    state.log = log
    announce_round(state)
    begin_turn(state, deal.starter)
    return state


def first_player(kit: Kit, seed: str) -> int:
    """Return the first seat: random, unless the option names one (LM-9, R-22)."""
    chosen = kit.options["first_player"]
    return pick(kit.seats, seed, "first-player") if chosen == RANDOM else int(chosen)


def deal_secrets(kit: Kit, seed: str, round_: int, starter: int) -> Deal:
    """Return the deal of a round: mines, treasures and dwarves (LM-4, LM-5, LM-6).

    There are as many treasures as seats, so a symbol may be missing (R-140). All 12 treasures
    are shuffled again every round (R-145).
    """
    seats = kit.seats
    dwarves = shuffle(kit.dwarf_pool, seed, f"round/{round_}/dwarves")
    mines = shuffle(kit.mines, seed, f"round/{round_}/mines")
    treasures = shuffle(kit.treasure_cards, seed, f"round/{round_}/treasures")
    return Deal(
        round_,
        starter,
        tuple(dwarves[:seats]),
        tuple(dwarves[seats:]),
        tuple(zip(kit.mine_cells, mines, strict=True)),
        tuple(treasures[:seats]),
        tuple(treasures[seats:]),
    )


def deal_cards(kit: Kit, seed: str, round_: int) -> Table:
    """Shuffle the 63 cards, put 10 aside unseen and deal the hands (LM-8)."""
    deck = shuffle(kit.deck, seed, f"round/{round_}/deck")
    aside = tuple(deck[: kit.aside])
    del deck[: kit.aside]
    size = kit.hand_size
    hands = [tuple(deck[seat * size : (seat + 1) * size]) for seat in range(kit.seats)]
    pile = tuple(deck[kit.seats * size :])
    return Table(hands, pile, len(pile), [], aside)


@lru_cache(maxsize=64)
def opening(kit: Kit) -> Maze:
    """Return a maze with the Starts face up and the mines face down (LM-4).

    Cached; each round copies it.
    """
    maze = empty_maze(kit.poses.poses)
    for place, card in kit.starts.items():
        maze.lay(place, kit.poses.pose(card, turned=False))
    for place in kit.mine_cells:
        maze.cover(place)
    return maze


def figures_at_start(kit: Kit, deal: Deal) -> list[PackedCell]:
    """Return the Start of each dwarf's clan (LM-7)."""
    return [kit.start_cells[kit.clans[dwarf]] for dwarf in deal.dwarves]


def next_round(state: State) -> None:
    """Set up the next round: only the points are kept (LM-48, LM-56).

    The seat to the left of the last one that laid or played a card begins, discards not counted
    (LM-49, R-149). If no seat did, the seat that began this round begins again.
    """
    kit = state.kit
    round_ = state.deal.round + 1
    starter = state.deal.starter if state.last == NOBODY else (state.last + 1) % kit.seats
    state.deal = deal_secrets(kit, state.seed, round_, starter)
    state.table = deal_cards(kit, state.seed, round_)
    state.maze = opening(kit).clone()
    state.figures = figures_at_start(kit, state.deal)
    state.tools = frozenset()
    state.traps = frozenset()
    state.trolls = ()
    state.holders = (NOBODY,) * kit.seats
    state.dragon = NOBODY
    state.looks = ()
    state.last = NOBODY
    announce_round(state)
    begin_turn(state, starter)


def announce_round(state: State) -> None:
    """Log the events of the set-up."""
    if state.log is not None:
        kit, deal = state.kit, state.deal
        clans = tuple(kit.clans[dwarf] for dwarf in deal.dwarves)
        symbols = tuple(kit.treasure_symbols[treasure] for treasure in deal.treasures)
        state.log.append(RoundBegan(deal.round, deal.starter, clans, symbols))
        state.log.append(DwarvesDealt(tuple(kit.dwarves[dwarf] for dwarf in deal.dwarves)))
        hands = state.table.hands
        state.log.append(
            HandsDealt(tuple(tuple(kit.names[card] for card in hand) for hand in hands))
        )
