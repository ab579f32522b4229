"""Advice: the expert's move from the seat's view, equal for all clients, with its reasons."""

from collections.abc import Awaitable, Callable
from functools import partial
from itertools import pairwise

import pytest

from saboteur.bot_runtime.executor import Task
from saboteur.bots import FAMILIES
from saboteur.bots.move_analysis import combine_values
from saboteur.bots.search import PRIOR_WEIGHT
from saboteur.play.game import Record
from saboteur.play.replay import Replay
from saboteur.protocol.errors import StepNotFound
from saboteur.table.analysis.move_advice import (
    BATCH_SIZE,
    TARGET_WORLDS,
    AdviceRequest,
    MoveAdvisor,
)
from saboteur.texts import Texts
from tests.review.golden_records import record

GAMES = ("saboteur-3", "saboteur2-7", "duel-1", "duel-2", "lost-mines-3", "dark-cave-2")
ThinkFunction = Callable[[Task, str], Awaitable[str]]


def counting_thinker() -> tuple[list[AdviceRequest], ThinkFunction]:
    asked: list[AdviceRequest] = []

    async def think(task: Task, _: str) -> str:
        assert isinstance(task, partial)
        asked.append(task.args[0])
        return str(task())

    return asked, think


def turn(game: Record, after: int = 3) -> int:
    """Return the number of the first move, from ``after`` on, that was chosen from several."""
    replay = Replay(game)
    return next(
        step for step in range(after, len(replay)) if len(replay.game(step - 1).legal_moves()) > 4
    )


def test_hopes_weigh_as_so_many_worlds_and_then_worlds_decide() -> None:
    assert combine_values([0.5, 0.4], 1.0, [0.0, 0.0], 0) == [0.5, 0.4]
    tried = int(PRIOR_WEIGHT)
    assert combine_values([0.5, 0.4], 1.0, [0.0, 1.0 * tried], tried) == pytest.approx([0.25, 0.7])


@pytest.mark.parametrize("name", GAMES)
async def test_every_box_gives_advice_in_words(name: str) -> None:
    game = record(name)
    step = turn(game)
    texts = Texts("en")

    asked, think = counting_thinker()
    advices = MoveAdvisor(think)
    found = await advices.refine(name, game, (), step)
    assert found.seat == game.moves[step - 1].seat
    assert [each.played for each in found.candidates].count(True) == 1
    assert found.candidates[0].short == 0.0
    assert all(a.short <= b.short for a, b in pairwise(found.candidates))
    texts_of = [each.move.text for each in found.candidates]
    assert len(set(texts_of)) == len(texts_of)
    legal = {move.text for move in Replay(game).game(step - 1).legal_moves()}
    assert {each.move.text for each in found.candidates} <= legal
    for term in (term for each in found.candidates for term in each.terms):
        assert f"advice-{term.word}" in texts
    assert (found.tried, len(asked)) == (min(BATCH_SIZE, found.wanted), 1)
    again = await MoveAdvisor(counting_thinker()[1]).refine(name, game, (), step)
    assert again == found  # every client gets the same


async def test_each_asking_tries_some_worlds_more_until_all_are_tried() -> None:
    game = record("saboteur-3")

    asked, think = counting_thinker()
    advices = MoveAdvisor(think)
    step = 1
    while (await advices.refine("A", game, (), step)).wanted != TARGET_WORLDS:
        step += 1
    asked.clear()
    found = [await advices.refine("A", game, (), step) for _ in range(TARGET_WORLDS // BATCH_SIZE)]
    assert [each.tried for each in found[:2]] == [2 * BATCH_SIZE, 3 * BATCH_SIZE]
    assert found[-1].tried == TARGET_WORLDS
    assert [question.first_world for question in asked] == list(
        range(BATCH_SIZE, TARGET_WORLDS, BATCH_SIZE)
    )
    assert await advices.refine("A", game, (), step) == found[-1]
    assert len(asked) == TARGET_WORLDS // BATCH_SIZE - 1  # the result is cached
    for wrong in (0, -1, len(game.moves) + 1):
        with pytest.raises(StepNotFound):
            await advices.refine("A", game, (), wrong)


def test_advice_ignores_what_the_seat_cannot_see() -> None:
    game = record("saboteur-3")
    replay, step = Replay(game), turn(record("saboteur-3"))
    seat = game.moves[step - 1].seat
    real = replay.game(step - 1)
    other = real.determinise(seat, "another")
    assert other.position() != real.position()
    events = tuple(event for at in range(step) for event in replay.seen(at, seat))
    played = replay.move(step)
    assert played is not None
    studies = [
        FAMILIES["classic"].analyse("s", world.view(seat), world.legal_moves(), events, played)
        for world in (real, other)
    ]
    assert studies[0].priors == studies[1].priors
    first, second = (study.simulate for study in studies)
    if first is not None and second is not None:
        assert first(0) == second(0)
