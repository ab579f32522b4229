"""Scenes over HTTP: moves, explanations, and rejections with a reason."""

from typing import Any

import httpx
import pytest

from saboteur.learn.scene import scenes
from tests.server.server_process import Server


def get_scene(server: Server, path: str, **query: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api/learn{path}", params=query)


def play_scene(server: Server, path: str) -> dict[str, Any]:
    """Play a scene with the first expected move of each step, and return its last state."""
    moves: list[str] = []
    while True:
        answer = get_scene(server, path, moves=";".join(moves))
        assert answer.status_code == 200, answer.text
        lesson: dict[str, Any] = answer.json()
        if lesson["step"] == lesson["steps"]:
            return lesson
        assert set(lesson["expected_moves"]) <= {option["text"] for option in lesson["legal_moves"]}
        moves.append(lesson["expected_moves"][0])


def test_scenes_are_listed(server: Server) -> None:
    boxes = get_scene(server, "").json()["boxes"]
    assert boxes == {box: [each.part for each in found] for box, found in scenes().items()}
    assert boxes["duel"][:5] == ["first"] * 5


@pytest.mark.parametrize("box", sorted(scenes()))
def test_scenes_are_played_to_their_end(server: Server, box: str) -> None:
    for number in (1, len(scenes()[box])):
        last = play_scene(server, f"/{box}/{number}")
        assert (last["legal_moves"], last["expected_moves"], last["seat"]) == ([], [], 0)
        assert last["view"]["sight"] == 0
        assert last["events"]


def test_a_wrong_move_gets_its_clause(server: Server) -> None:
    why = get_scene(server, "/saboteur/2/explanation", move="lay straight-horizontal 4,0").json()
    assert why["reason"] == {"clause": "B-28", "code": "broken-tool", "args": {"tools": "pick"}}
    later = get_scene(
        server,
        "/saboteur/1/explanation",
        moves="lay straight-horizontal 1,0",
        move="lay curve-ne 4,0",
    ).json()
    assert (later["reason"]["clause"], later["reason"]["code"]) == ("B-22", "edge-mismatch")
    fine = get_scene(server, "/saboteur/1/explanation", move="lay straight-horizontal 1,0").json()
    assert fine["reason"] is None


@pytest.mark.parametrize(
    ("path", "query", "status", "code"),
    [
        ("/chess/1", {}, 404, "no-scene"),
        ("/saboteur/60", {}, 404, "no-scene"),
        ("/saboteur/0", {}, 404, "no-scene"),
        ("/saboteur/one", {}, 404, "no-scene"),
        ("/saboteur/1", {"moves": "nonsense"}, 400, "bad-moves"),
        ("/saboteur/1", {"moves": "pass map"}, 400, "bad-moves"),
        ("/saboteur/1", {"moves": "lay straight-horizontal 5,5"}, 400, "bad-moves"),
        ("/saboteur/1", {"moves": ";" * 2_001}, 400, "bad-moves"),
        ("/saboteur/1/explanation", {"move": "nonsense"}, 400, "bad-moves"),
        ("/saboteur/1/explanation", {}, 400, "bad-moves"),
    ],
)
def test_bad_scene_requests_are_answered_with_a_code(
    server: Server, path: str, query: dict[str, str], status: int, code: str
) -> None:
    answer = get_scene(server, path, **query)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
