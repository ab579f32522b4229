"""Views of The Lost Mines as messages."""

import json
from random import Random

import msgspec
import pytest

import saboteur
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.protocol.encode import event_json
from saboteur.protocol.views import view_message

EVERY_NTH_MOVE = 7
"""After 1 of this many moves, a view is checked."""


@pytest.mark.parametrize("seats", [3, 9])
def test_every_view_of_a_whole_game_is_a_message(seats: int) -> None:
    game = saboteur.new("lost-mines", seats=seats, seed="wire")
    lot = Random("wire")  # noqa: S311 - it shuffles no cards
    sights: tuple[Sight, ...] = (*range(seats), PUBLIC)
    moves = 0
    while not game.over:
        sight = sights[moves % len(sights)]
        if moves % EVERY_NTH_MOVE == 0:
            view = game.view(sight)
            sent = json.loads(msgspec.json.encode(view_message(view)))
            assert sent["family"] == "lost-mines"
            assert sent["hand"] == list(view.hand)
            assert sent["discard"] == len(view.discard)
            assert sent["hands"] is None
            known = {dwarf["seat"] for dwarf in sent["dwarves"] if dwarf["card"]}
            looked = {d["seat"] for d in sent["dwarves"] if sight in d["looked"]}
            assert known == looked | ({sight} if sight != PUBLIC else set())
        for event in game.play(lot.choice(game.legal_moves())):
            told = event_json(event)
            for name in ("cell", "from_cell"):
                assert name not in told or len(told[name]) == 2  # type: ignore[arg-type]
        moves += 1
    over = view_message(game.view(PUBLIC))
    assert over.scores == game.scores
    assert json.loads(msgspec.json.encode(over))["hand"] == []
