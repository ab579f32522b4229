"""The end of the game: nuggets saved, the values of the clans, the winners."""

from saboteur.games.dark_cave.kit import CLANS
from saboteur.games.dark_cave.operations import end_game
from saboteur.games.dark_cave.state import NOBODY, OUT, Result, State


def saved_nuggets(state: State) -> tuple[int, ...]:
    """Return the nuggets that each seat has brought out; those inside lose theirs (DC-64)."""
    return tuple(
        nuggets if node == OUT else 0
        for nuggets, node in zip(state.nuggets, state.dwarves, strict=True)
    )


def workers(state: State, clan: int) -> list[int]:
    """Return the seats that work for a clan by the face of their clan card (DC-6, R-150)."""
    works_for = state.kit.works_for
    return [seat for seat, role in enumerate(state.deal.roles) if works_for[role] == clan]


def is_escaped(state: State, clan: int) -> bool:
    """Return whether all dwarves who work for a clan have left (DC-61, DC-62).

    A dwarf who wears its colour but works for the other clan need not have left. Lying or lost
    dwarves of the other side do not matter (R-231).
    """
    return all(state.dwarves[seat] == OUT for seat in workers(state, clan))


def clan_values(state: State) -> tuple[int, ...]:
    """Return each clan's value: its saved nuggets times the other clan's workers (DC-65, R-150)."""
    gold = saved_nuggets(state)
    return tuple(
        sum(gold[seat] for seat in workers(state, clan)) * len(workers(state, 1 - clan))
        for clan in range(len(CLANS))
    )


def winning_clan(state: State) -> int:
    """Return the winning clan; ``NOBODY`` if the values are equal and no dwarf left (R-172).

    A tie goes to the clan for which the first dwarf who left works (DC-67, R-230).
    """
    yellow, blue = clan_values(state)
    if yellow != blue:
        return 0 if yellow > blue else 1
    return state.kit.works_for[state.deal.roles[state.out[0]]] if state.out else NOBODY


def winners(state: State) -> tuple[int, ...]:
    """Return the seats that work for the winning clan; none before the end (DC-68)."""
    return () if state.result is None else tuple(workers(state, state.result.clan))


def conclude(state: State, cause: str) -> None:
    """Determine the winners and end the game."""
    clan = winning_clan(state)
    result = Result(cause, clan_values(state), clan)
    end_game(state, result, saved_nuggets(state), tuple(workers(state, clan)))
