"""A match with an open veto window, for tests."""

from saboteur.play.match import Accepted, Match

SEATS = 5


def open_window_match() -> tuple[Match, int, int]:
    """Return a match with an open window, the seat that played, and the seat with the veto."""
    for seed in range(1000):
        table = Match("saboteur+veto", seats=SEATS, seed=str(seed), nonce="salt")
        active = table.decider
        holders = [seat for seat in range(SEATS) if "veto" in table.view(seat).hand]
        assert active is not None
        plays = [move for move in table.legal_moves(active) if move.verb in ("lay", "play")]
        if holders and holders[0] != active and plays:
            assert isinstance(table.submit(active, str(plays[0]), 0), Accepted)
            return table, active, holders[0]
    raise AssertionError


def other_seats(active: int) -> list[int]:
    return [(active + away) % SEATS for away in range(1, SEATS)]


def seed_of(table: Match) -> str:
    return table._game.seed
