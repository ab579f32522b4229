"""Setting a round up: Starts, goals, hands, pile (D-5 to D-8, D-40, D-45, D-46)."""

from collections import Counter

from saboteur.games.duel.book import MoveBook
from saboteur.games.duel.drawing import draw
from saboteur.games.duel.events import RoundBegan
from saboteur.games.duel.kit import BLUE, COLOURS, GREEN, SOLO_COLOUR, Kit
from saboteur.games.duel.operations import begin_turn, nuggets
from saboteur.games.duel.state import Deal, Ledger, Marks, State
from saboteur.kernel.event import Event
from saboteur.kernel.events import HandsDealt
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.maze import Maze, Reach, empty_maze, reach_from
from saboteur.kernel.randomness import shuffle
from saboteur.kernel.table import Table


def deal_game(kit: Kit, book: MoveBook, seed: str, log: list[Event] | None = None) -> State:
    """Return a new game in its first round; Green begins it (D-8)."""
    colours = draw_colours(kit, seed)
    ledger = Ledger(((),) * kit.seats)
    starter = 0 if kit.solo else colours.index(GREEN)
    deal, table = deal_cards(kit, seed, ledger, 1, starter, colours)
    maze = lay_out(kit, colours)
    reaches = reaches_in(kit, maze, colours, Marks())
    state = State(kit, book, seed, deal, table, maze, (), ledger, [0] * kit.seats, reaches, Marks())
    state.log = log
    open_round(state)
    return state


def draw_colours(kit: Kit, seed: str) -> tuple[int, ...]:
    """Return the colour of each seat, at random or as chosen in solo (D-5, D-45)."""
    if kit.solo:
        return (COLOURS.index(str(kit.options[SOLO_COLOUR])),)
    return tuple(shuffle((BLUE, GREEN), seed, "colours"))


def deal_cards(  # noqa: PLR0917 - what a deal is made of
    kit: Kit,
    seed: str,
    ledger: Ledger,
    round_: int,
    starter: int,
    colours: tuple[int, ...],
) -> tuple[Deal, Table]:
    """Deal goals and hands from the cards left in the game; the rest is the pile (D-6, D-7)."""
    goals = shuffle(goal_pool(kit, ledger), seed, f"round/{round_}/goals")
    laid = tuple(zip(kit.goal_cells, goals, strict=False))
    deal = Deal(round_, starter, colours, laid, tuple(sorted(goals[len(laid) :])))
    deck = shuffle(deck_left(kit, ledger), seed, f"round/{round_}/deck")
    aside = tuple(deck[: kit.aside])  # D-46
    del deck[: kit.aside]
    size = 0 if kit.solo else kit.hand_size
    hands = [tuple(deck[seat * size : (seat + 1) * size]) for seat in range(kit.seats)]
    pile = tuple(deck[kit.seats * size :])
    return deal, Table(hands, pile, len(pile), [], aside)


def goal_pool(kit: Kit, ledger: Ledger) -> list[int]:
    """Return the goals that have not been turned over in an earlier round (D-39, D-43)."""
    return sorted((Counter(kit.goal_cards) - Counter(ledger.gone)).elements())


def deck_left(kit: Kit, ledger: Ledger) -> list[int]:
    """Return the path and action cards except gold cards taken in earlier rounds (D-56, R-121)."""
    taken = Counter(card for result in ledger.results for cards in result.taken for card in cards)
    return sorted((Counter(kit.deck) - taken).elements())


def lay_out(kit: Kit, colours: tuple[int, ...]) -> Maze:
    """Return a maze with the Starts in play face up and the goals face down (D-6, D-45)."""
    maze = empty_maze(kit.poses.poses)
    for colour in sorted(colours):
        maze.lay(kit.starts[colour], 2 * kit.start_cards[colour])
    for place in kit.goal_cells:
        maze.cover(place)
    return maze


def reaches_in(kit: Kit, maze: Maze, colours: tuple[int, ...], marks: Marks) -> list[Reach]:
    """Return the reach of each seat: a key works for its seat only, a bribe for both (D-21)."""
    found = []
    for seat, colour in enumerate(colours):
        opened: set[PackedCell] = {place for place, _ in marks.bribes}
        opened.update(place for place, holder in marks.keys if holder == seat)
        found.append(
            reach_from(
                maze,
                kit.start_nodes[colour],
                blocked=kit.blocked(colour),
                opened=frozenset(opened),
            )
        )
    return found


def next_round(state: State) -> None:
    """Set up the next round; all counters and keys are available again (D-40)."""
    kit = state.kit
    colours = state.deal.colours
    state.deal, state.table = deal_cards(
        kit, state.seed, state.ledger, state.deal.round + 1, next_starter(state), colours
    )
    state.maze = lay_out(kit, colours)
    state.marks = Marks()
    state.reaches = reaches_in(kit, state.maze, colours, state.marks)
    state.broken = [0] * kit.seats
    open_round(state)


def next_starter(state: State) -> int:
    """Return the seat with the fewest nuggets after paying trolls; Blue in a tie (D-41, R-120)."""
    scores = nuggets(state)
    fewest = [seat for seat, score in enumerate(scores) if score == min(scores)]
    return fewest[0] if len(fewest) == 1 else state.deal.colours.index(BLUE)


def open_round(state: State) -> None:
    """Record the events of the set-up and give the first turn.

    In solo, the opening hand is drawn card by card, so that drawn rockfalls take effect (D-46,
    R-117).
    """
    kit = state.kit
    deal = state.deal
    if state.log is not None:
        colours = tuple(COLOURS[colour] for colour in deal.colours)
        state.log.append(RoundBegan(deal.round, deal.starter, colours))
    if kit.solo:
        draw(state, 0, kit.hand_size)
    elif state.log is not None:
        hands = state.table.hands
        state.log.append(
            HandsDealt(tuple(tuple(kit.names[card] for card in hand) for hand in hands))
        )
    begin_turn(state, deal.starter)
