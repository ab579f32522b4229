"""Tests that every scene can be played to its end and has its texts."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache

import pytest

from saboteur.games.registry import catalogue
from saboteur.learn.lesson import Lesson, UnexpectedMove
from saboteur.learn.scene import Scene, UnknownScene, scene, scenes
from saboteur.texts import Texts, languages

BOXES = [entry.id for entry in catalogue() if entry.kind == "box"]
EVERY = [each for found in scenes().values() for each in found]


@cache
def texts(language: str) -> Texts:
    return Texts(language)


def name(each: Scene) -> str:
    return f"{each.box} {each.number}"


def ways(each: Scene, moves: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Play a scene in every way that it allows, and yield the moves of each."""
    lesson = Lesson(each, moves)
    if lesson.is_over:
        yield moves
        return
    wanted = lesson.expected_moves()
    assert wanted, f"step {lesson.step + 1} wants nothing that is allowed"
    for move in wanted:
        yield from ways(each, (*moves, move.text))


def test_every_box_begins_with_five_first_steps() -> None:
    assert sorted(scenes()) == sorted([*BOXES, "modules"])
    for box in BOXES:
        parts = [each.part for each in scenes()[box]]
        assert parts == ["first"] * 5 + ["cards"] * (len(parts) - 5)


@pytest.mark.parametrize("each", EVERY, ids=name)
def test_a_scene_is_played_to_its_end_whatever_is_chosen(each: Scene) -> None:
    found = list(ways(each))
    assert {len(moves) for moves in found} == {len(each.steps)}
    for moves in found:
        lesson = Lesson(each, moves)
        assert lesson.legal_moves() == ()
        assert lesson.events


@pytest.mark.parametrize("each", EVERY, ids=name)
def test_every_pattern_of_a_scene_fits_a_legal_move(each: Scene) -> None:
    used: set[tuple[int, str]] = set()
    for moves in ways(each):
        for step, move in enumerate(moves):
            lesson = Lesson(each, moves[:step])
            assert move in [legal.text for legal in lesson.legal_moves()]
            used |= {
                (step, pattern)
                for pattern in each.steps[step].wanted
                for legal in lesson.expected_moves()
                if legal.text == pattern or "*" in pattern
            }
    assert used == {
        (number, pattern) for number, step in enumerate(each.steps) for pattern in step.wanted
    }


@pytest.mark.parametrize("each", EVERY, ids=name)
def test_scene_shows_the_view_of_the_learners_seat(each: Scene) -> None:
    for moves in ways(each):
        for step in range(len(moves) + 1):
            assert Lesson(each, moves[:step]).view.sight == each.seat
        break


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("each", EVERY, ids=name)
def test_a_scene_has_its_words(each: Scene, language: str) -> None:
    known = texts(language)
    start = f"learn-{each.box}-{each.number}"
    told = {key for key in known.ids(start) if key.startswith(f"{start}-")}
    steps = {f"{start}-{step}" for step in range(1, len(each.steps) + 1)}
    answers = {
        f"{start}-{number}-{name}"
        for number, step in enumerate(each.steps, 1)
        for name in step.wrong
    }
    aim = {f"{start}-aim"} if each.number == 1 else set()
    assert told == steps | answers | aim | {f"{start}-end"}
    assert all(known.attribute(step, "do", a="Nell", b="Otto") for step in steps)
    assert start in known


@pytest.mark.parametrize("each", EVERY, ids=name)
def test_every_answer_is_to_a_mistake_that_can_be_made(each: Scene) -> None:
    moves = next(ways(each))
    for number, step in enumerate(each.steps):
        lesson = Lesson(each, moves[:number])
        wanted = lesson.expected_moves()
        strays = [move.text for move in lesson.legal_moves() if move not in wanted]
        for answer, patterns in step.wrong.items():
            assert any(
                any(fnmatchcase(stray, pattern) for stray in strays) or refused(lesson, pattern)
                for pattern in patterns
            ), f"nobody hears {answer!r} in step {number + 1}"


def refused(lesson: Lesson, move: str) -> bool:
    return "*" not in move and lesson.explain(move) is not None


def test_the_guide_points_at_the_first_move_that_a_scene_names() -> None:
    lesson = Lesson(scene("saboteur", 4), ["play rockfall 4,0"])
    patterns = scene("saboteur", 4).steps[1].wanted
    assert [move.text for move in lesson.expected_moves()] == list(patterns)


def test_a_broken_tool_is_explained_with_its_clause() -> None:
    refusal = Lesson(scene("saboteur", 2)).explain("lay straight-horizontal 4,0")
    assert refusal is not None
    assert (refusal.clause, refusal.code) == ("B-28", "broken-tool")
    with pytest.raises(ValueError, match="B-28 broken-tool"):
        Lesson(scene("saboteur", 2), ["lay straight-horizontal 4,0"])


def test_a_move_that_leads_elsewhere_is_not_made() -> None:
    with pytest.raises(UnexpectedMove, match="allowed, but step 1 wants something else"):
        Lesson(scene("saboteur", 1), ["pass map"])
    done = ["play map 8,0", "lay curve-ne 6,0 turned"]
    assert Lesson(scene("saboteur", 3), done).is_over
    with pytest.raises(UnexpectedMove, match="after the end of the scene"):
        Lesson(scene("saboteur", 3), [*done, "pass cross"])


def test_scene_events_are_redacted_for_the_learner() -> None:
    lesson = Lesson(scene("saboteur", 3), ["play map 8,0"])
    told = [type(event).__name__ for event in lesson.events]
    assert told == [
        "GoalSeen", "CardDrawn", "TurnBegan",
        "HiddenGoalPeek", "HiddenDraw", "TurnBegan",
        "HiddenPass", "HiddenDraw", "TurnBegan",
    ]  # fmt: skip
    assert (lesson.step, lesson.version) == (1, 3)


@pytest.mark.parametrize(("box", "number"), [("saboteur", 0), ("saboteur", 60), ("chess", 1)])
def test_unknown_scenes_are_named(box: str, number: int) -> None:
    with pytest.raises(UnknownScene, match=f"'{box}' has no scene {number}"):
        scene(box, number)
