"""Tests of ``game.svg()``: a self-contained image of what a sight may see."""

import re
import xml.etree.ElementTree as ET

import pytest

import saboteur
from saboteur.games.registry import ruleset
from saboteur.kernel.sight import Sight
from saboteur.picture.dark_cave.symbols import without_tunnel
from saboteur.picture.svg.art import art
from saboteur.picture.svg.tile import art_for

BOXES = (
    ("saboteur", 4), ("saboteur2+right-of-way+treasure-chests", 4), ("duel", 2), ("duel", 1),
    ("lost-mines", 4), ("dark-cave", 4),
)  # fmt: skip
SVG = "{http://www.w3.org/2000/svg}"
MOMENTS = (0, 9, 40)


def played(box: str, seats: int, moves: int) -> saboteur.Game:
    """Return a game after ``moves`` moves of all kinds."""
    game = saboteur.new(box, seats=seats, seed="svg")
    for number in range(moves):
        legal = game.legal_moves()
        game.play(legal[number * 13 % len(legal)])
    return game


def check(drawn: str) -> ET.Element:
    """Parse an image and assert that it refers to nothing outside itself."""
    root = ET.fromstring(drawn)  # noqa: S314
    assert not re.search(r"var\(|[~@§]|None|undefined|NaN", drawn)
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")
    ids = [found for element in root.iter() if (found := element.get("id"))]
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'(?:href="|url\()#(\w[\w-]*)', drawn))
    assert used <= set(ids)
    return root


@pytest.mark.parametrize(("box", "seats"), BOXES)
def test_a_picture_stands_alone_in_every_box_sight_and_theme(box: str, seats: int) -> None:
    for moves in MOMENTS:
        game = played(box, seats, moves)
        sights: tuple[Sight, ...] = ("public", 0, game.decider or 0)
        for sight in sights:
            check(game.svg(sight))
        check(game.svg(sights[-1], legal=True, theme="light"))


@pytest.mark.parametrize(("box", "seats"), BOXES)
def test_a_picture_shows_nothing_that_its_seat_cannot_know(box: str, seats: int) -> None:
    game = played(box, seats, 12)
    for seat in range(seats):
        world = game.determinise(seat, seed="other")
        assert game.view(seat)._repr_svg_() == world.view(seat)._repr_svg_()


def test_the_title_names_the_game_and_whose_eyes_it_is() -> None:
    game = saboteur.new("saboteur", seats=3, seed="svg")
    root = check(game.svg(1))
    title = root.find(f"{SVG}title")
    assert title is not None
    assert (
        title.text == f"View of seat 1: saboteur, 3 seats, round 1, seat {game.decider} to decide"
    )
    assert root.get("aria-labelledby") == title.get("id")


def test_the_last_move_has_a_frame_and_legal_cells_have_dashes() -> None:
    game = saboteur.new("saboteur", seats=3, seed="svg")
    move = next(move for move in game.legal_moves() if move.verb == "lay")
    before = check(game.svg(game.decider or 0, legal=True))
    cells = {option.cell for option in game.legal_moves()} - {None}
    assert len([r for r in before.iter(f"{SVG}rect") if r.get("stroke-dasharray")]) == len(cells)
    game.play(move)
    ink = art()["colours"]["dark"]["ink"]
    assert sum(r.get("stroke") == ink for r in check(game.svg()).iter(f"{SVG}rect")) == 1
    assert not any(r.get("stroke") == ink for r in check(game.svg(last=False)).iter(f"{SVG}rect"))


def test_legal_targets_are_shown_to_the_decider_only() -> None:
    game = saboteur.new("saboteur", seats=3, seed="svg")
    assert game.decider is not None
    for sight in ("public", (game.decider + 1) % 3):
        with pytest.raises(ValueError, match=f"where seat {game.decider} may play"):
            game.svg(sight, legal=True)
    check(game.svg("open", legal=True))
    while not game.over:
        game.play(game.legal_moves()[0])
    assert game.svg(legal=True) == game.svg()  # no seat is on turn


def test_two_pictures_on_one_page_share_no_ids() -> None:
    game = saboteur.new("saboteur", seats=3, seed="svg")
    first = game._repr_svg_()
    game.play(game.legal_moves()[0])
    ids = [set(re.findall(r'id="(\w+)"', drawn)) for drawn in (first, game._repr_svg_())]
    assert not ids[0] & ids[1]
    assert first == saboteur.new("saboteur", seats=3, seed="svg").svg()


EVERY_CARD = (
    "saboteur2+new-goals+treasure-chests", "saboteur+costume-workshop",
    "saboteur+underground-party", "duel", "lost-mines", "dark-cave",
)  # fmt: skip


@pytest.mark.parametrize("name", EVERY_CARD)
def test_every_printed_card_is_drawn(name: str) -> None:
    rules = ruleset(name, 2 if name == "duel" else 5)
    cards = art()[rules.family.replace("-", "_")]  # type: ignore[literal-required]
    kit = rules.kit
    for number, pose in enumerate(kit.poses.poses):
        if not pose.turned and any(arm >= 0 for arm in pose.tile.arms):
            kind = kit.names[number // 2]
            assert art_for(cards, kind, without_tunnel(pose.tile)), kind


OWN = """
[deck]
id = "saboteur2"

[[path]]
kind = "door-blue-vertical"
tracks = ["N-E-S"]
barriers = { "N-E-S" = "blue" }
count = 1
source = "my own"
confidence = "certain"
"""


def test_a_card_of_a_deck_of_ones_own_is_drawn_with_the_signs_of_the_text() -> None:
    game = saboteur.new("saboteur2", seats=4, seed="svg", deck=OWN)
    card = "door-blue-vertical"
    while card not in {laid.card for laid in game.view("public").maze}:
        legal = game.legal_moves()
        lays = [move for move in legal if move.verb == "lay"]
        game.play(next((move for move in lays if move.card == card), (lays or legal)[-1]))
    texts = [element.text for element in check(game.svg()).iter(f"{SVG}text")]
    assert texts.count("B") == 1


def test_an_unknown_theme_is_refused() -> None:
    game = saboteur.new("saboteur", seats=3, seed="svg")
    with pytest.raises(ValueError, match="there is no theme 'pink'; themes are dark and light"):
        game.svg(theme="pink")  # type: ignore[arg-type]
