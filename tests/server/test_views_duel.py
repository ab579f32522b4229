"""Views of Le Duel as messages."""

import json
from random import Random

import msgspec
import pytest

import saboteur
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.protocol.encode import event_json
from saboteur.protocol.views import view_message


@pytest.mark.parametrize("seats", [1, 2])
def test_every_view_of_a_whole_duel_is_a_message(seats: int) -> None:
    game = saboteur.new("duel", seats=seats, seed="wire")
    lot = Random("wire")  # noqa: S311 - it shuffles no cards
    sights: tuple[Sight, ...] = (*range(seats), PUBLIC)
    while not game.over:
        for sight in sights:
            view = game.view(sight)
            sent = json.loads(msgspec.json.encode(view_message(view)))
            assert sent["family"] == "duel"
            assert sent["hand"] == list(view.hand)
            assert sent["discard"] == list(view.discard)
            assert sent["hands"] is None
        for event in game.play(lot.choice(game.legal_moves())):
            told = event_json(event)
            assert "cell" not in told or len(told["cell"]) == 2  # type: ignore[arg-type]
    assert view_message(game.view(PUBLIC)).scores == game.scores
    assert json.loads(msgspec.json.encode(view_message(game.view(PUBLIC))))["hand"] == []
