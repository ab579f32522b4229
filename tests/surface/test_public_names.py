"""The public API: names, signatures, annotations and docstrings."""

import inspect
from collections.abc import Callable, Iterator
from typing import get_type_hints

import pytest

import saboteur
from saboteur.kernel.event import Event
from saboteur.kernel.events import PathLaid
from saboteur.kernel.value import to_json_data

FUNCTIONS: dict[str, tuple[Callable[..., object], list[str], list[str]]] = {
    "catalogue": (saboteur.catalogue, [], []),
    "new": (saboteur.new, ["ruleset_id"], ["seats", "seed", "options", "deck"]),
    "loads": (saboteur.loads, ["text"], []),
}
"""Each function with the names of its positional and of its keyword-only parameters."""

METHODS = {
    "legal_moves": [],
    "explain": ["move"],
    "play": ["move"],
    "clone": [],
    "digest": [],
    "view": ["sight"],
    "determinise": ["seat", "seed"],
    "record": [],
}
ATTRIBUTES = {"ruleset", "seats", "round", "decider", "over", "scores", "winners"}


UNIONS = {"OptionValue", "Sight", "View"}
"""Names of unions, which have no docstring."""


def parameters(function: Callable[..., object], kind: inspect._ParameterKind) -> list[str]:
    found = inspect.signature(function).parameters.values()
    return [one.name for one in found if one.kind is kind and one.name != "self"]


def test_every_public_name_exists() -> None:
    assert {"catalogue", "new", "loads", "Game", "Move", "Refusal", "IllegalMove"} <= set(
        saboteur.__all__
    )
    for name in saboteur.__all__:
        assert getattr(saboteur, name).__doc__ or name in UNIONS


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_takes_what_the_surface_says(name: str) -> None:
    function, positional, named = FUNCTIONS[name]
    assert parameters(function, inspect.Parameter.POSITIONAL_OR_KEYWORD) == positional
    assert parameters(function, inspect.Parameter.KEYWORD_ONLY) == named


def test_options_and_deck_may_be_left_out_seats_and_seed_may_not() -> None:
    found = inspect.signature(saboteur.new).parameters
    assert found["options"].default is None
    assert found["deck"].default is None
    assert found["seats"].default is inspect.Parameter.empty
    assert found["seed"].default is inspect.Parameter.empty


@pytest.mark.parametrize("name", METHODS)
def test_a_method_of_a_game_takes_what_the_surface_says(name: str) -> None:
    method = getattr(saboteur.Game, name)
    assert parameters(method, inspect.Parameter.POSITIONAL_OR_KEYWORD) == METHODS[name]
    assert parameters(method, inspect.Parameter.KEYWORD_ONLY) == []


@pytest.mark.parametrize("name", sorted(ATTRIBUTES))
def test_an_attribute_of_a_game_can_only_be_read(name: str) -> None:
    game = saboteur.new("saboteur", seats=3, seed="names")
    with pytest.raises(AttributeError):
        setattr(game, name, getattr(game, name))


def test_what_a_game_answers_has_the_types_of_the_surface() -> None:
    game = saboteur.new("saboteur", seats=4, seed="types")
    assert (game.ruleset, game.seats, game.round) == ("saboteur", 4, 1)
    assert game.decider in range(4)
    assert game.over is False
    assert game.scores == (0, 0, 0, 0)
    assert game.winners == ()
    moves = game.legal_moves()
    assert isinstance(moves, tuple)
    assert all(isinstance(move, saboteur.Move) for move in moves)
    assert game.explain(moves[0]) is None
    events = game.play(moves[0])
    assert isinstance(events, tuple)
    assert all(isinstance(event, Event) for event in events)
    assert isinstance(game.clone(), saboteur.Game)
    assert isinstance(game.digest(), str)
    assert isinstance(game.view(0).to_dict(), dict)
    assert isinstance(game.determinise(0, seed="x"), saboteur.Game)
    assert isinstance(game.record(), saboteur.Record)
    assert isinstance(saboteur.loads(str(game.record())).replay(), saboteur.Game)


def test_the_catalogue_lists_boxes_with_seats_and_typed_options() -> None:
    entries = saboteur.catalogue()
    assert isinstance(entries, tuple)
    base = next(entry for entry in entries if entry.id == "saboteur")
    assert (base.title, base.kind, base.seats, base.goes_with) == ("Saboteur", "box", (3, 10), ())
    assert {option.name: (option.default, option.clause) for option in base.options} == {
        "placement_link": ("start_linked", "R-1"),
        "first_player": ("random", "R-22"),
        "public_gold": (False, "R-29"),
        "concede_round": (False, "R-14"),
    }
    choices = {option.name: option.choices for option in base.options}
    assert choices["placement_link"] == ("start_linked", "adjacent_only")
    assert choices["first_player"] == ("random", *range(10))
    assert choices["public_gold"] == choices["concede_round"] == (False, True)


def test_each_box_names_as_many_first_players_as_it_seats() -> None:
    boxes = [entry for entry in saboteur.catalogue() if entry.kind == "box"]
    for entry in boxes:
        choices = [o.choices for o in entry.options if o.name == "first_player"]
        # In the Duel, the colours that are drawn decide who begins (D-8).
        assert choices == ([] if entry.id == "duel" else [("random", *range(entry.seats[1]))])


def test_every_listed_box_can_be_played_at_both_ends_of_its_seats() -> None:
    for entry in saboteur.catalogue():
        if entry.kind == "box":
            for seats in entry.seats:
                game = saboteur.new(entry.id, seats=seats, seed="ends")
                assert (game.ruleset, game.seats) == (entry.id, seats)


@pytest.mark.parametrize(
    ("id_", "seats"),
    [("saboteur2+treasure-chests", 4), ("duel", 2), ("lost-mines", 3), ("dark-cave", 3)],
)
def test_a_view_and_its_dict_have_the_same_names_and_the_same_in_them(id_: str, seats: int) -> None:
    game = saboteur.new(id_, seats=seats, seed="names")
    for number in range(60):
        for sight in (0, "public", "open"):
            view = game.view(sight)
            shown = view.to_dict()
            assert shown == {name: to_json_data(getattr(view, name)) for name in view.fields}
            assert -1 not in (shown["turn"], shown["decider"], shown.get("last"), shown["sight"])
        if not game.over:
            game.play(game.legal_moves()[-1 - number % 2])


def test_cells_print_as_moves_do_and_no_seat_is_none() -> None:
    game = saboteur.from_position(
        "hand 0 cross map\nhand 1 map\npile map", ruleset="saboteur", seats=3
    )
    (lay,) = [move for move in game.legal_moves() if str(move) == "lay cross 1,0"]
    assert (lay.cell, lay.other, lay.seat, lay.value) == (saboteur.Cell(1, 0), None, None, None)
    assert game.view(0).laid is None
    assert game.view(0).last is None
    laid = game.play(lay)[0]
    assert isinstance(laid, PathLaid)
    assert (laid.cell, str(laid.cell), laid.cell.x) == ((1, 0), "1,0", 1)
    assert repr(laid.cell) == "Cell(x=1, y=0)"
    view = game.view("public")
    assert (view.laid, view.last) == (saboteur.Cell(1, 0), 0)
    assert [card.cell for card in view.maze] == [saboteur.Cell(0, 0), saboteur.Cell(1, 0)]
    assert view.to_dict()["laid"] == [1, 0]


INTERNAL_NAMES = {"rules", "__init__"}
"""Members of ``Game`` that these checks skip: they lead to internals."""


def annotations() -> Iterator[tuple[str, object]]:
    """Yield every public annotation with its name."""
    for name in saboteur.__all__:
        thing = getattr(saboteur, name)
        if inspect.isfunction(thing):
            yield from ((f"{name}.{one}", hint) for one, hint in get_type_hints(thing).items())
        if not inspect.isclass(thing):
            continue
        shown = getattr(thing, "fields", None)
        for attribute, what in inspect.getmembers(thing):
            if attribute in INTERNAL_NAMES or (
                attribute.startswith("_") and attribute != "__init__"
            ):
                continue
            if shown is not None and attribute not in (*shown, "to_dict"):
                continue
            function = what.fget if isinstance(what, property) else what
            if inspect.isfunction(function):
                hints = get_type_hints(function)
                yield from ((f"{name}.{attribute}.{one}", hint) for one, hint in hints.items())


def test_public_annotations_contain_no_any() -> None:
    found = dict(annotations())
    assert {"new.return", "Game.view.return", "ClassicView.goals.return"} <= set(found)
    found.pop("new.return")  # for its caller, the overloads say it
    assert [where for where, hint in found.items() if "Any" in str(hint)] == []
