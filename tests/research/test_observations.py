import numpy as np
import pytest

import saboteur
from saboteur.research.encoding import Encoding, encoding
from saboteur.research.episode import deal_episode


def test_the_row_and_its_arrays_agree() -> None:
    encoded = encoding("saboteur", 5)
    episode = deal_episode(encoded, "friday", "win")
    row = encoded.sheet.encode(episode.game.view(0))
    arrays = encoded.sheet.arrays_by_name(row)
    assert list(arrays) == [part.name for part in encoded.sheet.arrays]
    assert [array.shape for array in arrays.values()] == [
        part.shape for part in encoded.sheet.arrays
    ]
    assert np.array_equal(np.concatenate([array.ravel() for array in arrays.values()]), row)
    flat = encoded.sheet.scale(row)
    assert flat.dtype == np.float32
    assert np.allclose(flat * encoded.sheet.highest, row)


def fact(encoded: Encoding, part: str, name: str) -> int:
    """Return the index of a fact in its array."""
    found = next(one for one in encoded.sheet.arrays if one.name == part)
    return [label for label, _ in found.facts].index(name)


def test_observation_values_are_as_documented() -> None:
    encoded = encoding("saboteur", 3)
    game = saboteur.new("saboteur", seats=3, seed="friday")
    seat = game.decider
    assert seat is not None
    seen = encoded.sheet.arrays_by_name(encoded.sheet.encode(game.view(seat)))
    other = encoded.sheet.arrays_by_name(encoded.sheet.encode(game.view((seat + 1) % 3)))
    hand = game.view(seat).hand
    kit = game.rules.kit
    assert [seen["hand"][card] for card in range(len(kit.names))] == [
        hand.count(name) for name in kit.names
    ]
    assert seen["question"][fact(encoded, "question", "turn")] == 1
    assert seen["question"][fact(encoded, "question", "own")] == 1
    assert other["question"][fact(encoded, "question", "own")] == 0
    assert seen["seats"][0, fact(encoded, "seats", "decides")] == 1
    assert other["seats"][2, fact(encoded, "seats", "decides")] == 1
    assert seen["own_seat"].tolist() == [int(at == seat) for at in range(3)]
    role = fact(encoded, "seats", game.view(seat).role or "")
    assert seen["seats"][0, role] == 1
    assert seen["seats"][1:, role].sum() == 0
    card = fact(encoded, "board", "card")
    pane = encoded.pane
    assert seen["board"][card].sum() == 1
    assert seen["board"][card, -pane.north, -pane.west] == 1
    assert seen["board"][fact(encoded, "board", "face-down")].sum() == 3


def test_observation_shows_looked_at_goal_to_its_viewer_only() -> None:
    encoded = encoding("saboteur", 3)
    for number in range(50):
        game = saboteur.new("saboteur", seats=3, seed=str(number))
        seat = game.decider
        assert seat is not None
        if "play map 8,0" in map(str, game.legal_moves()):
            game.play("play map 8,0")
            break
    else:
        pytest.fail("nobody could begin with a map")
    goals = [
        encoded.sheet.arrays_by_name(encoded.sheet.encode(game.view(at)))["goals"]
        for at in range(3)
    ]
    face = game.view(seat).goals[1].seen
    known = fact(encoded, "goals", face or "")
    assert [int(table[1, known]) for table in goals] == [int(at == seat) for at in range(3)]
    for at in range(3):
        assert goals[at][1, fact(encoded, "goals", f"looked {(seat - at) % 3}")] == 1
