"""``saboteur.new``: accepted arguments, and the reasons for rejections."""

import re
from typing import Any

import pytest

import saboteur
from saboteur.games.options import OptionValue
from tests.catalogue import options_of


def new_game(**changes: Any) -> saboteur.Game:
    """Return a game of three seats, with these arguments changed."""
    given: dict[str, Any] = {"seats": 3, "seed": "deal", **changes}
    return saboteur.new(given.pop("id", "saboteur"), **given)


# Rule sets


@pytest.mark.parametrize(
    "id_",
    ["", "saboteur3", "Saboteur", " saboteur", "saboteur ", "+", "+veto", "veto", "saboteur,veto"],
)
def test_an_unknown_box_is_refused(id_: str) -> None:
    with pytest.raises(ValueError, match="unknown rule set"):
        new_game(id=id_)


@pytest.mark.parametrize("id_", ["saboteur+", "saboteur+nonsense", "saboteur+saboteur"])
def test_an_unknown_module_is_refused(id_: str) -> None:
    with pytest.raises(ValueError, match="unknown module"):
        new_game(id=id_)


# Seats


@pytest.mark.parametrize("seats", range(3, 11))
def test_three_to_ten_seats_can_play(seats: int) -> None:
    assert new_game(seats=seats).seats == seats


@pytest.mark.parametrize("seats", [2, 11, 0, -3])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=re.escape(f"is for 3 to 10 seats, not {seats!r}")):
        new_game(seats=seats)


# Options


@pytest.mark.parametrize("name", ["", "public-gold", "PUBLIC_GOLD", "turn_timer", "chat", "seats"])
def test_an_unknown_option_is_refused_and_the_known_ones_are_named(name: str) -> None:
    with pytest.raises(ValueError, match=r"unknown option.*placement_link.*concede_round"):
        new_game(options={name: True})


BAD_CHOICES: list[tuple[str, object]] = [
    ("placement_link", "linked"),
    ("placement_link", ""),
    ("placement_link", True),
    ("placement_link", None),
    ("first_player", 10),
    ("first_player", -1),
    ("first_player", 1.5),
    ("first_player", False),
    ("first_player", [1]),
    ("public_gold", "yes"),
    ("public_gold", 1),
    ("public_gold", 0),
    ("public_gold", None),
    ("concede_round", "True"),
    ("concede_round", {}),
]


@pytest.mark.parametrize(("name", "choice"), BAD_CHOICES)
def test_a_bad_choice_is_refused_and_names_option_and_ruling(name: str, choice: object) -> None:
    with pytest.raises(ValueError, match=rf"option {name} can't be .*\(R-\d+\)"):
        new_game(options={name: choice})


@pytest.mark.parametrize(("name", "choice"), BAD_CHOICES)
def test_a_bad_choice_is_refused_though_an_equal_good_one_was_taken_before(
    name: str, choice: object
) -> None:
    for good in (0, 1, False, True):
        try:
            new_game(options={name: good})
        except ValueError:
            continue
    with pytest.raises(ValueError, match=f"option {name}"):
        new_game(options={name: choice})


@pytest.mark.parametrize(
    ("name", "text", "choice"),
    [
        ("public_gold", "on", True),
        ("public_gold", "off", False),
        ("concede_round", "on", True),
        ("first_player", "2", 2),
        ("first_player", "random", "random"),
        ("placement_link", "adjacent_only", "adjacent_only"),
    ],
)
def test_a_choice_may_be_given_as_the_text_that_records_show(
    name: str, text: str, choice: OptionValue
) -> None:
    game = new_game(options={name: text})
    assert game.view("public").options[name] == choice
    assert game.digest() == new_game(options={name: choice}).digest()


@pytest.mark.clause("R-1", "S2-13", "S2-14")
def test_in_saboteur_2_a_card_is_always_linked_to_start() -> None:
    told = r"option placement_link belongs to saboteur; in saboteur2 it is always start_linked"
    with pytest.raises(ValueError, match=told):
        new_game(id="saboteur2", options={"placement_link": "adjacent_only"})
    with pytest.raises(ValueError, match="option placement_link can't be 'odd'"):
        new_game(id="saboteur2", options={"placement_link": "odd"})
    (box,) = [entry for entry in saboteur.catalogue() if entry.id == "saboteur2"]
    assert "placement_link" not in {option.name for option in box.options}
    kept = new_game(
        id="saboteur2", options={"placement_link": "start_linked"}
    )  # as old records say
    assert "placement_link" not in kept.view(0).options
    assert kept.digest() == new_game(id="saboteur2").digest()


def test_every_view_shows_the_options_in_force() -> None:
    assert new_game().view(0).options == {
        option.name: option.default for option in options_of("saboteur")
    }


def test_the_options_of_a_game_stay_as_they_were_given() -> None:
    given = {"public_gold": True}
    game = new_game(options=given)
    given["public_gold"] = False
    assert game.view("public").options["public_gold"] is True


# Seeds


@pytest.mark.parametrize("seed", ["", "\n", "a\nb", "a\n", "a\0b", "a\rb", "a\r\nb", "a\u2028b"])
def test_a_seed_is_one_line_and_not_empty(seed: str) -> None:
    with pytest.raises(ValueError, match="a seed is a text of one line"):
        new_game(seed=seed)


@pytest.mark.parametrize("seed", ["friday", " ", "0", "mercredi 10 h", "⛏", "x" * 1000])
def test_any_other_text_is_a_seed_and_deals_the_same_every_time(seed: str) -> None:
    assert new_game(seed=seed).digest() == new_game(seed=seed).digest()
    assert new_game(seed=seed).digest() != new_game(seed=f"{seed}!").digest()


@pytest.mark.parametrize("seed", [5, 0, -12, 10**30])
def test_a_whole_number_is_a_seed_as_its_decimal_text(seed: int) -> None:
    game = new_game(seed=seed)
    assert game.seed == str(seed)
    assert game.digest() == new_game(seed=str(seed)).digest()
    assert game.record().seed == str(seed)
    assert game.determinise(0, seed=seed).digest() == game.determinise(0, str(seed)).digest()


@pytest.mark.parametrize("seed", ["friday", " a", "a ", "a  b", "a\tb", "seed # 1"])
def test_a_position_is_read_back_as_it_was_whatever_the_seed(seed: str) -> None:
    game = new_game(seed=seed)
    text = game.position()
    assert game.rules.position(game.rules.parse_position(text)) == text


# Types

WRONG_TYPES: list[tuple[dict[str, object], str]] = [
    ({"seats": "3"}, "seats must be a whole number, not '3' (str)"),
    ({"seats": True}, "seats must be a whole number, not True (bool)"),
    ({"seats": 5.0}, "seats must be a whole number, not 5.0 (float)"),
    ({"seats": None}, "seats must be a whole number, not None (NoneType)"),
    ({"seed": 5.0}, "seed must be text or a whole number, not 5.0 (float)"),
    ({"seed": True}, "seed must be text or a whole number, not True (bool)"),
    ({"seed": None}, "seed must be text or a whole number, not None (NoneType)"),
    ({"seed": b"a"}, "seed must be text or a whole number, not b'a' (bytes)"),
    ({"options": [("public_gold", True)]}, "options must be a mapping of names to choices, not ["),
    (
        {"options": "public_gold"},
        "options must be a mapping of names to choices, not 'public_gold'",
    ),
    ({"options": {1: True}}, "the name of an option must be text, not 1 (int)"),
    ({"deck": 7}, "deck must be the text of a deck file, or its path, not 7 (int)"),
    ({"deck": b""}, "deck must be the text of a deck file, or its path, not b'' (bytes)"),
    ({"id": 3}, """ruleset must be text, for example "saboteur2+veto", not 3 (int)"""),
    ({"id": None}, """ruleset must be text, for example "saboteur2+veto", not None"""),
]


@pytest.mark.parametrize(("given", "told"), WRONG_TYPES)
def test_a_wrong_type_is_named_with_what_is_wanted(given: dict[str, object], told: str) -> None:
    with pytest.raises(TypeError, match=re.escape(told)):
        new_game(**given)


def test_a_game_names_wrong_types_too() -> None:
    game: Any = new_game()
    before = game.digest()
    for sight in (None, 1.0, True, (0,)):
        with pytest.raises(TypeError, match=r'sight must be a seat, "public" or "open", not '):
            game.view(sight)
    for move in (None, 3, ["lay cross 1,0"], b"agree"):
        for ask in (game.play, game.explain):
            with pytest.raises(TypeError, match="move must be a move or its text, not "):
                ask(move)
    for seat in ("public", None, False):
        with pytest.raises(TypeError, match="seat must be the number of a seat, not "):
            game.determinise(seat)
    with pytest.raises(TypeError, match="text must be the text of a record, not None"):
        saboteur.loads(None)  # type: ignore[arg-type]
    assert game.digest() == before
