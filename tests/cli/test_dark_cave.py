"""Tests of The Dark Cave at the terminal: pictures, sentences, questions, end of the game."""
# ruff: noqa: RUF001 - numerals and slopes are drawn here, not written

from __future__ import annotations

import pytest

from saboteur.cli.families.dark_cave.narrator import DarkCaveNarrator
from saboteur.cli.families.dark_cave.ui import DARK_CAVE
from saboteur.games.dark_cave import events
from saboteur.games.registry import FAMILIES, ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.events import GoalSeen, OwnRole, PathRemoved, TurnBegan
from saboteur.kernel.geometry import Cell
from saboteur.kernel.sight import PUBLIC
from saboteur.picture.dark_cave.board import Board
from saboteur.picture.text.blocks import LARGE, MEDIUM, SMALL, Size
from saboteur.play.game import Game
from saboteur.texts import Texts, languages
from tests.cli.text_pictures import block_rows, plain_lines
from tests.rule_positions import listing, play
from tests.rules.dark_cave.positions import dark_cave_at

KIT = ruleset("dark-cave", 3).kit
NAMES = ["Ann", "Bob", "Cid"]
ENGLISH = DarkCaveNarrator(Texts("en"), NAMES, seat=0)
GOALS = "goals -4,-4=goal-abyss 4,-4=goal-ladder -4,4=goal-vein 4,4=goal-exit\n"
CLANS = "clans yellow-loyal yellow-saboteur yellow-loyal | yellow-saboteur\n"
AUTHORITY = {"RolesDealt", "HandsDealt", "HandsSwapped"}
"""Engine events that no sight gets unchanged."""


# Pictures.


@pytest.mark.parametrize(
    ("card", "size", "drawn"),
    [
        ("cross-i", LARGE, ["░░┃░Ⅰ", "━━╋━━", "░░┃░░"]),
        ("curve-ne-iii", MEDIUM, ["░┃Ⅲ", "░┗━"]),
        ("abyss-cross-ii", LARGE, ["▼░┃░Ⅱ", "━━╋━━", "░░┃░░"]),
        ("abyss-cross-ii", SMALL, ["━╋━"]),
        ("ladder-t-vertical-ii", LARGE, ["░░┃░Ⅱ", "━━≡░░", "░░┃░░"]),
        ("bridge-horizontal-i", MEDIUM, ["=┃Ⅰ", "╸┃╺"]),
        ("bridge-vertical-iii", MEDIUM, ["‖┃Ⅲ", "╸┃╺"]),
        ("tunnel-nw-i", LARGE, ["∩░┃░Ⅰ", "━━╱━━", "░░┃░░"]),
        ("vein-t-horizontal-ii", MEDIUM, ["◆┃Ⅱ", "━┻━"]),
        ("rat-ii", MEDIUM, [" r ", " Ⅱ "]),
        ("secret-information-i", SMALL, ["◉Ⅰ "]),
    ],
)
def test_cards(card: str, size: Size, drawn: list[str]) -> None:
    assert block_rows(DARK_CAVE.draw_card(KIT, card, size, ENGLISH)) == drawn


def test_a_goal_shows_in_a_menu_which_way_round_it_lies() -> None:
    drawn = DARK_CAVE.draw_card(KIT, "goal-ladder", SMALL, ENGLISH)
    assert block_rows(drawn) == ["━┻━"]
    drawn = DARK_CAVE.draw_card(KIT, "goal-ladder", SMALL, ENGLISH, turned=True)
    assert block_rows(drawn) == ["━┳━"]


def test_pieces_stand_where_they_are() -> None:
    game = dark_cave_at(
        f"{GOALS}maze 1,0=straight-horizontal-ii 2,0=abyss-cross-i\nhand 0 cross-i\n"
        "dwarves 0,0.0 1,0.0 1,0.1\ncreature rat-i 1 2,0.0\nweb web-i 1 2,0 E 2"
    )
    board = Board(game.view(0), ENGLISH)
    assert block_rows(board.block((1, 0), LARGE)) == ["░░░░Ⅱ", "²━━━¹", "░░░░░"]
    assert block_rows(board.block((2, 0), LARGE)) == ["▼░┃░Ⅰ", "━━╋r#", "░░┃░░"]
    assert block_rows(board.block((0, 0), LARGE))[1] == "━━⁰━━"
    assert block_rows(board.block((0, 0), SMALL)) == ["⁰✶━"]
    assert block_rows(board.block((2, 0), SMALL)) == ["━▼r"]
    assert block_rows(board.block((4, 4), SMALL)) == ["[?]"]


def test_cave_drawing_joins_ladders_and_thins_unreachable_paths() -> None:
    game = dark_cave_at(f"{GOALS}maze 5,5=cross-i -6,0=ladder-t-horizontal-i\nhand 0 cross-i")
    board = Board(game.view(0), ENGLISH)
    assert block_rows(board.block((5, 5), SMALL)) == ["─┼─"]
    assert block_rows(board.block((-6, 0), LARGE))[1] == "━━≡━━"


def test_cave_goal_is_shown_to_its_viewers() -> None:
    game = dark_cave_at(f"{GOALS}hand 0 cross-i\nlooked 0 4,4")
    assert "⇑" in block_rows(Board(game.view(0), ENGLISH).block((4, 4), SMALL))[0]
    for sight in (1, PUBLIC):
        assert block_rows(Board(game.view(sight), ENGLISH).block((4, 4), SMALL)) == ["[?]"]


# Sentences.


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (events.GameBegan(1, ("yellow",) * 3), "The water rises in the mine; Bob begins."),
        (OwnRole("yellow-saboteur"), "Your clan card: Saboteur in yellow, serves blue."),
        (events.WebLaid(1, "web-i", Cell(1, 0), "E"), "Bob hangs a web between 1,0 and 2,0."),
        (events.GearGiven(0, "axe-i", 0), "You lay “Axe (level I)” before yourself."),
        (events.GearGiven(1, "axe-i", 0), "Bob lays “Axe (level I)” before you."),
        (events.CreatureAttacked("goblin", (0, 2)), "The goblin attacks: you, Cid."),
        (events.HiddenPass(1, 2), "Bob discards a card of level 2 face down."),
        (
            PathRemoved(1, "rockfall-i", Cell(1, 0), "cross-i"),
            "Bob plays a rockfall on 1,0: “Crossing (level I)” is gone.",
        ),
        (
            GoalSeen(0, "secret-information-i", Cell(4, 4), "goal-exit"),
            "You look at the goal on 4,4: it is “Exit”.",
        ),
        (
            events.SpareSeen(0, ("yellow-loyal",)),
            "You look at the clan cards set aside: Loyal to yellow.",
        ),
    ],
)
def test_sentences(event: Event, said: str) -> None:
    assert ENGLISH.events([event]) == [said]


def sample(kind: type[Event]) -> Event:
    given: dict[str, object] = {
        "seat": 1, "starter": 1, "target": 2, "card": "web-i", "web": "web-i", "goal": "goal-exit",
        "removed": "cross-i", "creature": "rat", "cell": Cell(1, 0), "side": "E", "space": 0,
        "turned": False, "agreed": True, "level": 2, "seats": (0, 1), "role": "blue-loyal",
        "roles": ("blue-loyal",) * 3, "clans": ("blue",) * 3, "hand": ("cross-i",),
        "values": (3, 4), "scores": (1, 0, 2), "winners": (0,), "cause": "clan",
    }  # fmt: skip
    return kind(**{name: given[name] for name in kind.__dataclass_fields__})  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", languages())
def test_every_event_has_its_sentence(language: str) -> None:
    told = [kind for kind in FAMILIES["dark-cave"].events if kind.__name__ not in AUTHORITY]
    assert len(told) > 40
    for seat in (None, 1, 2):
        narrator = DarkCaveNarrator(Texts(language), NAMES, seat)
        for kind in told:
            said = narrator.event(sample(kind))
            assert (said is None) == (kind.__name__ in DarkCaveNarrator.silent_events)


def test_cave_walk_sentence_names_its_end() -> None:
    walk = [events.DwarfMoved(1, Cell(x, 0), 0) for x in (1, 2, 3)]
    assert ENGLISH.events(walk) == ["Bob walks to 3,0."]
    assert len(ENGLISH.events([walk[0], events.NuggetLost(1), walk[1]])) == 3
    assert ENGLISH.events([]) == []


# Questions.


MAZE = "maze 1,0=straight-horizontal-ii 2,0=abyss-cross-i\n"
BEFORE_RAT = f"{MAZE}hand 0 cross-i\ncreature rat-i 1 2,0.0\ndwarves 1,0.0 0,0.0 0,0.0\n"


def questions() -> list[tuple[str, Game]]:
    """Return a game at each kind of decision."""
    walk = dark_cave_at(
        f"{GOALS}{MAZE}hand 0 cross-i cross-ii\nveins 9,9.3\nmaze 9,9=vein-t-vertical-iii"
    )
    play(walk, "pass cross-i", "stop")
    passing = dark_cave_at(f"{GOALS}hand 0 cross-i cross-ii")
    play(passing, "pass cross-i")
    driving = dark_cave_at(f"{GOALS}{MAZE}hand 0 rat-i cross-i\ndwarves 0,0.0 1,0.0 0,0.0")
    play(driving, "play rat-i 2,0 0")
    repelling = dark_cave_at(f"{GOALS}{BEFORE_RAT}gear 0 axe-i")
    play(repelling, "pass cross-i", "step 2,0 0")
    facing = dark_cave_at(f"{GOALS}{BEFORE_RAT}creature goblin-ii 2 2,0.0")
    play(facing, "pass cross-i", "step 2,0 0")
    turning = dark_cave_at(f"{GOALS}maze 3,-4=cross-i\nhand 0 cross-i\ndwarves 3,-4.0 0,0.0 0,0.0")
    play(turning, "pass cross-i", "enter 4,-4")
    voting = dark_cave_at(f"{GOALS}hand 0 cross-i")
    play(voting, "propose-end")
    return [
        ("dwarf-step", walk),
        ("pass-more", passing),
        ("creature-step", driving),
        ("repel-creature", repelling),
        ("attack-order", facing),
        ("end-vote", voting),
        ("orient-goal", turning),
        ("take-nugget", dark_cave_at(f"{GOALS}hand 0 cross-i\nask take-nugget 0")),
    ]


@pytest.mark.parametrize("language", languages())
def test_every_question_and_its_answers_have_words(language: str) -> None:
    for kind, game in questions():
        seat = game.decider
        assert seat is not None
        view = game.view(seat)
        assert view.asked == kind
        narrator = DarkCaveNarrator(Texts(language), NAMES, seat)
        assert DARK_CAVE.question(view, narrator)
        answers = [DARK_CAVE.answer(view, move, narrator) for move in game.legal_moves()]
        assert len(answers) == len(set(answers)) >= 2


def answers(game: Game) -> list[str]:
    return [DARK_CAVE.answer(game.view(0), move, ENGLISH) for move in game.legal_moves()]


def test_steps_name_the_space_and_who_is_met() -> None:
    game = dark_cave_at(f"{GOALS}{BEFORE_RAT}")
    play(game, "pass cross-i")
    assert answers(game) == ["that’s enough", "1,0 west", "2,0 (abyss): rat"]
    game = dark_cave_at(f"{GOALS}{MAZE}hand 0 rat-i cross-i\ndwarves 0,0.0 1,0.0 0,0.0")
    play(game, "play rat-i 2,0 0")
    assert "1,0 east: Bob" in answers(game)


def test_cards_name_cells_edges_and_seats_in_order() -> None:
    game = dark_cave_at(f"{GOALS}{CLANS}hand 0 secret-information-i web-i")
    legal = game.legal_moves()
    looks = [ENGLISH.move(move) for move in DARK_CAVE.plays("secret-information-i", legal)]
    assert looks == ["-4,-4", "-4,4", "4,-4", "4,4", "Bob", "Cid"]
    webs = [ENGLISH.move(move) for move in DARK_CAVE.plays("web-i", legal)]
    assert "between 0,0 and 1,0" in webs
    assert len(webs) == len(listing(game, "play web-i")) == 4


def test_cave_unplayable_card_has_a_reason() -> None:
    view = dark_cave_at(f"{GOALS}hand 0 rat-i cross-i").view(0)
    assert DARK_CAVE.why_unplayable(view, "rat-i", lambda _: None) == "why-no-abyss"
    assert DARK_CAVE.why_unplayable(view, "cross-i", lambda _: None) == "why-fits-nowhere"
    assert DARK_CAVE.why_unplayable(view, "boots-i", lambda _: None) == "why-no-target"


# Beside the board.


def test_cave_panel_shows_public_facts_only() -> None:
    game = dark_cave_at(
        f"{GOALS}{CLANS}hand 0 cross-i\ngear 1 boots-i axe-i\nlying 2\n"
        "looked-role 0 1\nlooked 0 4,4\nlooked 2 4,-4"
    )

    def told(sight: int | None) -> str:
        narrator = ENGLISH.for_seat(sight)
        view = game.view(PUBLIC if sight is None else sight)
        lines = [
            *DARK_CAVE.players(view, narrator, 60),
            *DARK_CAVE.knowledge(view, narrator, 60),
            *(line for note in DARK_CAVE.notes(view, narrator, 60) for line in note),
        ]
        return "\n".join(plain_lines(lines))

    assert "»boots †axe" in told(None)
    assert "_lying down" in told(None)
    assert "4,4 Exit, as seen" in told(0)
    assert "Bob: Saboteur in yellow, serves blue" in told(0)
    for sight in (None, 1, 2):
        assert "Exit" not in told(sight)
        assert "Bob: Yellow" not in told(sight)
    assert DARK_CAVE.seat_summary(game.view(PUBLIC), ENGLISH.for_seat(None)) is None


@pytest.mark.parametrize("language", languages())
def test_help_fits_and_names_the_signs(language: str) -> None:
    page = plain_lines(DARK_CAVE.help(KIT, Texts(language), 80))
    assert max(map(len, page)) <= 80
    assert any("⇑" in line for line in page)


# The end.


@pytest.mark.parametrize("language", languages())
def test_the_end_shows_every_clan_card_and_the_treasure(language: str) -> None:
    narrator = DarkCaveNarrator(Texts(language), NAMES, seat=0)
    roles = ("yellow-loyal", "yellow-saboteur", "yellow-loyal")
    ended = events.GameEnded("clan", roles, (3, 0), (3, 0, 0), (0, 2))
    story = [TurnBegan(0), events.DwarfLeft(0), ended]
    page = "\n".join(plain_lines(DARK_CAVE.game_lines(story, narrator, (80, 24))))
    for role in roles:
        assert narrator.role(role) in page
    assert page.count("★") == 2
    nobody = events.GameEnded("cards", roles, (0, 0), (0, 0, 0), ())
    page = "\n".join(plain_lines(DARK_CAVE.game_lines([story[0], nobody], narrator, (80, 24))))
    assert narrator.say("nobody-wins") in page
    assert "★" not in page
