"""The golden games as records for reviews."""

from functools import cache

from saboteur.play.game import Record
from saboteur.play.replay import Replay
from saboteur.review import Review, review
from tests.golden.playthrough import HERE, PLAYTHROUGHS, recorded_moves
from tests.sampling import begin


@cache
def record(name: str) -> Record:
    game, _ = begin(PLAYTHROUGHS[name].rules(), f"golden {PLAYTHROUGHS[name].seats}")
    for move in recorded_moves((HERE / f"{name}.txt").read_text("utf-8").splitlines()):
        game.play(move)
    return game.record()


@cache
def replay(name: str) -> Replay:
    return Replay(record(name))


@cache
def review_of(name: str) -> Review:
    return review(replay(name))
