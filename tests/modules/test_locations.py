"""Tests of whole games with the goal exchange, the two locations and the new goals."""

import pytest

from tests.sampling import SeededRandom, Setting, begin, sample_cases, sampled_seats

ALL = "saboteur+costume-workshop+goal-exchange+new-goals+underground-party"
SETTINGS = [
    *(
        Setting(f"saboteur+{module}", seats)
        for module in ("costume-workshop", "goal-exchange", "new-goals", "underground-party")
        for seats in (3, 5, 10)
    ),
    *(Setting(ALL, seats, (("both_locations", True),)) for seats in (3, 7)),
    *(
        Setting(ALL.replace("saboteur", "saboteur2"), seats, (("both_locations", True),))
        for seats in (2, 6, 12)
    ),
]


@pytest.mark.parametrize("setting", sample_cases(SETTINGS, 4), ids=str)
def test_a_whole_game(setting: Setting) -> None:
    """Moves and positions survive parsing, and possible worlds look the same to their seat."""
    game, _ = begin(setting.rules(), str(setting))
    dice = SeededRandom(str(setting))
    for number in range(2000):
        if game.over:
            break
        moves = sorted(game.legal_moves(), key=str)
        assert all(game.rules.parse_move(str(move)) is move for move in moves)
        if number % 10 == 0 or game.view("public").asked != "turn":
            text = game.position()
            assert game.rules.position(game.rules.parse_position(text)) == text
            for seat in sampled_seats(game, str(number)):
                world = game.determinise(seat, str(number))
                assert world.view(seat).to_dict() == game.view(seat).to_dict()
                if seat == game.decider:
                    assert sorted(map(str, world.legal_moves())) == list(map(str, moves))
                world.determinise((seat + 1) % game.seats)
        eastward = [
            move for move in moves if move.verb == "lay" and (move.cell or (0, 0))[0] > number % 8
        ]
        game.play(dice.choice(eastward if eastward and dice.randbelow(4) else moves))
    assert game.over
