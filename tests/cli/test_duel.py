"""Tests of Le Duel at the terminal: pictures, sentences, questions, results, secrets."""
# ruff: noqa: RUF001 - slopes are drawn here, not written

from __future__ import annotations

from typing import Any

import pytest

from saboteur.cli.draw.grid import grid_lines
from saboteur.cli.families.duel.narrator import DuelNarrator
from saboteur.cli.families.duel.notes import note_lines
from saboteur.cli.families.duel.panel import own_line, player_lines
from saboteur.cli.families.duel.results import apply_events, game_lines
from saboteur.cli.families.duel.ui import DUEL
from saboteur.games.duel import events
from saboteur.games.duel.view import View
from saboteur.games.registry import FAMILIES, ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.events import (
    CardDrawn,
    GameEnded,
    GoalRevealed,
    GoalSeen,
    GoalShown,
    HiddenGoalPeek,
    PathLaid,
    PathRemoved,
    ToolBroken,
    ToolMended,
    TurnSkipped,
)
from saboteur.kernel.geometry import Cell
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.picture.duel.board import Board
from saboteur.picture.duel.symbols import Tokens, decorate
from saboteur.picture.text.blocks import LARGE, MEDIUM, SIZES, SMALL, Size
from saboteur.picture.text.tunnels import draw_card
from saboteur.play.game import Game
from saboteur.texts import Texts, languages
from tests.bots.duel_positions import POOR, RICH, STONES, duel_at
from tests.cli.text_pictures import block_rows, plain_lines
from tests.families.duel_rare_positions import RARE
from tests.rule_positions import play, visible_events

KIT = ruleset("duel", 2).kit
NAMES = ["Ann", "Bob"]
ENGLISH = DuelNarrator(Texts("en"), NAMES, 0)
WATCHER = DuelNarrator(Texts("en"), NAMES)


# Pictures.


@pytest.mark.parametrize(
    ("card", "large", "medium", "small"),
    [
        ("door-blue-cross", ["░░┃░░", "━━╋━━", "░░B░░"], ["░┃░", "━b━"], ["━b━"]),
        ("door-blue-t-vertical", ["░░B░░", "━━┫░░", "░░┃░░"], ["░B░", "━┫░"], ["━B░"]),
        ("door-blue-t-horizontal", ["░░┃░░", "━━┻B━", "░░░░░"], ["░┃░", "━┻B"], ["━┻B"]),
        ("door-green-cross", ["░░┃░░", "━G╋━━", "░░┃░░"], ["░┃░", "G╋━"], ["G╋━"]),
        ("troll-cross", ["░░┃░░", "━━T━━", "░░┃░░"], ["░┃░", "━T━"], ["━T━"]),
        ("ladder-blue-nw", ["≡░┃░░", "━━┛░░", "B░░░░"], ["≡┃░", "━┛B"], ["━┛≡"]),
        ("bridge-gold", ["◆░┃░░", "━╸┃╺━", "░░┃░░"], ["◆┃░", "╸┃╺"], ["╸◆╺"]),
        ("gold-3-stubs-ne", ["◆░╹░░", "░░╳╺━", "░░░░░"], ["◆╹░", "░╳╺"], ["◆╹╺"]),
        ("stone-stubs-nsw", ["▪░╹░░", "━╸╳░░", "░░╻░░"], ["▪╹░", "╸╻░"], ["╸╏▪"]),
        ("repair-pick-lamp", ["     ", "  ✓  ", " P/L "], [" ✓ ", "P/L"], ["✓PL"]),
        ("key", ["     ", "  ⚷  ", "     "], [" ⚷ ", "   "], [" ⚷ "]),
    ],
)
def test_cards(card: str, large: list[str], medium: list[str], small: list[str]) -> None:
    assert block_rows(DUEL.draw_card(KIT, card, LARGE, ENGLISH)) == large
    assert block_rows(DUEL.draw_card(KIT, card, MEDIUM, ENGLISH)) == medium
    assert block_rows(DUEL.draw_card(KIT, card, SMALL, ENGLISH)) == small


def test_a_half_turned_door_stands_on_the_other_arm() -> None:
    turned = DUEL.draw_card(KIT, "door-blue-cross", LARGE, ENGLISH, turned=True)
    assert block_rows(turned) == ["░░B░░", "━━╋━━", "░░┃░░"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("card", KIT.names)
def test_every_card_can_be_drawn(card: str, size: Size) -> None:
    for turned in (False, True):
        block = DUEL.draw_card(KIT, card, size, ENGLISH, turned=turned)
        assert {len(row) for row in block} == {size.width}
        assert len(block) == size.height


@pytest.mark.parametrize(
    ("card", "tokens", "sign"),
    [
        ("door-blue-cross", Tokens(unlocked=True), "⚷"),
        ("troll-cross", Tokens(bribed=True), "t"),
        ("bridge-gold", Tokens(counter="●"), "●"),
        ("gold-2-curve-nw", Tokens(counter="○"), "○"),
    ],
)
def test_tokens_lie_on_cards(card: str, tokens: Tokens, sign: str) -> None:
    pose = 2 * KIT.cards[card]
    for size in SIZES:
        block = draw_card(KIT.poses.poses[pose].tile, "", size)
        assert sign in "".join(block_rows(decorate(block, KIT, pose, size, ENGLISH, tokens=tokens)))


MAZE = "1,-1=door-blue-cross 1,0=straight-vertical 2,-1=straight-horizontal 1,1=curve-nw"
HANDS = "hand 0 key\nhand 1 key\npile key key"


def test_heavy_lines_are_yours_and_double_ones_your_opponents() -> None:
    """Green comes from below; the blue door on the south arm of 1,-1 stops Green (D-17)."""
    game = duel_at(f"{HANDS}\nmaze {MAZE}")
    green = plain_lines(grid_lines(Board(game.view(1), ENGLISH.for_seat(1)), MEDIUM))
    assert green[3:9] == [
        "   B║░░║░░░░            ╭─╮",
        "-1 ═✶══b════ ·  ·  ·  · ╰?╯ ·  ·",
        "      ░┃░         ╭─╮         ╭─╮",
        " 0  · ░┃░ ·  ·  · ╰?╯ ·  ·  · ╰?╯",
        "   G┃░░┃░               ╭─╮",
        " 1 ━✶━━┛░ ·  ·  ·  ·  · ╰?╯ ·  ·",
    ]
    blue = plain_lines(grid_lines(Board(game.view(0), ENGLISH), MEDIUM))
    assert not set("═║╬╣╝") & set("".join(blue))
    assert plain_lines(grid_lines(Board(game.view(PUBLIC), WATCHER), MEDIUM)) == blue


def test_the_card_laid_last_bears_a_dot_and_counters_tell_whose_they_are() -> None:
    game = duel_at("hand 0 bridge-gold key\nhand 1 key\npile key key")
    play(game, "lay bridge-gold 0,-2")
    seen_by: list[tuple[Sight, DuelNarrator, str]] = [
        (0, ENGLISH, "●"),
        (1, ENGLISH.for_seat(1), "○"),
        (PUBLIC, WATCHER, "●"),
    ]
    for sight, narrator, sign in seen_by:
        board = Board(game.view(sight), narrator)
        assert block_rows(board.block((0, -2), MEDIUM))[0] in (f"{sign}┃•", f"{sign}║•")


# What stays hidden.


def test_duel_goal_is_shown_to_its_viewer_only() -> None:
    game = duel_at("hand 0 secret-plan key\nhand 1 key\npile key key")
    happened = play(game, "play secret-plan 5,0")
    assert "◉" in board_text(game.view(0), ENGLISH)
    assert "◉" not in board_text(game.view(1), ENGLISH.for_seat(1))
    assert "◉" not in board_text(game.view(PUBLIC), WATCHER)
    told = ENGLISH.for_seat(1).events(visible_events(game, happened, 1))
    assert told == ["Ann looks at the goal on 5,0."]
    (own,) = plain_lines(DUEL.knowledge(game.view(0), ENGLISH, 200))
    assert own.startswith("◉ 5,0 ")
    assert plain_lines(DUEL.knowledge(game.view(1), ENGLISH.for_seat(1), 60)) == [
        "  5,0 seen by Ann"
    ]


def board_text(view: Any, narrator: DuelNarrator) -> str:
    return "".join(plain_lines(grid_lines(Board(view, narrator), MEDIUM)))


def test_open_eyes_see_under_the_goals() -> None:
    game = duel_at(f"goals 5,-2={POOR} 5,0={RICH} {STONES}\n{HANDS}")
    view = game.view("open")
    assert block_rows(Board(view, WATCHER).block((5, 0), LARGE)) == ["╭─◉─╮", "│ 3 │", "╰───╯"]
    assert block_rows(Board(view, WATCHER).block((9, 0), LARGE))[1] == "│ ▪ │"
    hands = plain_lines(DUEL.hands([game.view(seat) for seat in range(2)], WATCHER))
    assert hands == [" Ann B  ⚷  ◆ 0", " Bob G  ⚷  ◆ 0"]


# Sentences.

SAID: list[tuple[Event, str]] = [
    (events.RoundBegan(2, 1, ("blue", "green")), "Round 2 begins; Bob opens it."),
    (TurnSkipped(1), "Bob has no cards left and is skipped."),
    (PathLaid(0, "bridge", Cell(1, 0), turned=False), "You lay “Bridge” on 1,0."),
    (ToolBroken(1, 0, "broken-lamp", "lamp"), "Bob plays “Broken lamp” on you."),
    (ToolMended(0, 0, "repair-cart", "cart"), "You play “Cart repair”: the cart is repaired."),
    (events.ToolCleared(1, "pick"), "Bob discards two cards to remove the broken pick."),
    (events.CardDiscarded(0, "key"), "You discard “Key”."),
    (events.DoorUnlocked(1, "key", Cell(2, 1)), "Bob puts a key into the door on 2,1."),
    (
        PathRemoved(0, "rockfall", Cell(2, 1), "curve-ne"),
        "You play a rockfall on 2,1: “North-east curve” is gone.",
    ),
    (
        PathRemoved(1, "rockfall", Cell(2, 1), "bridge"),
        "Bob plays a rockfall on 2,1: “Bridge” is gone.",
    ),
    (events.KeyReturned(Cell(2, 1)), "Its key returns to the supply."),
    (events.TrollBribed(0, Cell(3, 0)), "You bribe the troll on 3,0 and will owe a nugget."),
    (
        GoalShown(1, Cell(5, 0), "stone-cross"),
        "The goal on 5,0 is reached: “Stone: crossing”! Bob chooses how it lies.",
    ),
    (
        GoalRevealed(1, Cell(5, 0), "stone-cross", turned=False),
        "The goal on 5,0 is reached: “Stone: crossing”!",
    ),
    (events.GoldClaimed(1, Cell(5, 0), 2), "Bob claims 2 nuggets on 5,0."),
    (
        events.ToolDrawn(0, "broken-cart", "cart", doubled=False),
        "You draw “Broken cart”: it lies before you at once.",
    ),
    (
        events.ToolDrawn(0, "broken-cart", "cart", doubled=True),
        "You draw “Broken cart” once more: it is discarded.",
    ),
    (
        events.RockfallDrawn(0, "rockfall", Cell(2, 0), "bridge"),
        "You draw a rockfall: “Bridge” on 2,0 is gone.",
    ),
    (
        events.RockfallIdle(0, "rockfall"),
        "You draw a rockfall: there is nothing for it to bury.",
    ),
    (events.RoundEnded(1, "goals"), "Round 1 is over: all goals are turned over."),
    (events.RoundEnded(1, "counters"), "Round 1 is over: all counters are laid."),
    (events.RoundEnded(1, "cards"), "Round 1 is over: nobody has a card left."),
    (events.GoldCollected(0, ("bridge-gold",), 1), "You take your gold: 1 nugget."),
    (events.GoldCollected(1, (), 0), "Bob takes no gold."),
    (events.TrollsPaid(0, 2, ("bridge-gold",), 1), "You pay 1 nugget to 2 trolls."),
    (events.TrollsPaid(1, 1, (), 0), "Bob has nothing to pay the trolls with."),
    (GameEnded((3, 1), (0,)), "The game is over."),
    (CardDrawn(0, "key"), "You draw “Key”."),
    (
        GoalSeen(0, "secret-plan", Cell(5, 0), "stone-cross"),
        "You look at the goal on 5,0: it is “Stone: crossing”.",
    ),
    (HiddenGoalPeek(1, "secret-plan", Cell(5, 0)), "Bob looks at the goal on 5,0."),
]


@pytest.mark.parametrize(("event", "said"), SAID)
def test_sentences(event: Event, said: str) -> None:
    assert ENGLISH.events([event]) == [said]


def test_every_event_has_its_sentence_or_is_shown_by_the_table() -> None:
    told = {type(event).__name__ for event, _ in SAID}
    assert told | DuelNarrator.silent_events == {kind.__name__ for kind in FAMILIES["duel"].events}
    assert not told & DuelNarrator.silent_events


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seat", [0, 1, None])
def test_duel_every_event_has_a_sentence_for_every_sight(language: str, seat: int | None) -> None:
    narrator = DuelNarrator(Texts(language), NAMES, seat)
    for event, _ in SAID:
        (said,) = narrator.events([event])
        assert said.endswith((".", "!")), said
        assert not set("{}$") & set(said), said


# Questions.

ASKED = {
    "reveal-goal": ("duel-two-goals-at-once", ()),
    "orient-goal": ("duel-either-way", ()),
    "claim-gold": ("duel-more-gold-than-counters", ()),
    "before-draw": ("duel-troll-before-the-draw", ()),
    "pass-more": ("duel-doors-and-a-key", ("pass key",)),
    "discard-two": ("duel-two-broken-tools", ()),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", ASKED)
def test_every_question_and_its_answers_are_put_into_words(kind: str, language: str) -> None:
    narrator = DuelNarrator(Texts(language), NAMES, 0)
    view, moves = asked(kind)
    said = DUEL.question(view, narrator)
    assert said.endswith(("?", "."))
    assert not set("{}$") & set(said)
    answers = [narrator.move(move) for move in moves]
    assert len(answers) == len(set(answers)) > 1
    if kind == "orient-goal":
        assert list(DUEL.labels(view).values()) == ["!"]
        assert {DUEL.illustrated_card(view, move) for move in moves} == {
            "gold-1-t-vertical-door-blue"
        }


def asked(kind: str) -> tuple[View, tuple[Move, ...]]:
    """Return seat 0's view at a question of the kind ``kind``, and its legal moves."""
    name, more = ASKED[kind]
    rare = RARE[name]
    rules = ruleset(rare.ruleset, rare.seats, rare.options)
    game = Game(rules, rules.parse_position(rare.text), [], "position")
    for move in (*rare.moves, *more):
        game.play(move)
    view: View = game.view(0)
    assert (view.asked, view.decider) == (kind, 0)
    return view, game.legal_moves()


def test_duel_lists_actions_other_than_playing_a_card() -> None:
    game = duel_at(f"{HANDS}\nmaze 1,-1=troll-cross\nbroken 0 pick lamp")
    options = DUEL.options(game.view(0), game.legal_moves())
    assert [ENGLISH.turn_option(moves) for moves in options] == ["bribe the troll on 1,-1"]
    game = duel_at("hand 0 key curve-ne\nhand 1 key\npile key\nbroken 0 pick lamp")
    (clears,) = DUEL.options(game.view(0), game.legal_moves())
    assert ENGLISH.turn_option(clears) == "remove a broken tool for two cards"
    assert [ENGLISH.move(move) for move in clears] == ["pick", "lamp"]


@pytest.mark.parametrize(
    ("position", "card", "reason"),
    [
        ("broken 0 pick cart", "curve-ne", "D-22 broken-tool"),
        (
            "maze 1,-1=door-green-cross 0,2=door-green-t-vertical\nkeys 1,-1=0 0,2=0",
            "key",
            "R-110 no-key-left",
        ),
        ("", "key", "why-no-target"),
        ("", "repair-pick", "why-no-target"),
        (
            "maze 0,-2=curve-ne* -1,-1=curve-ne 1,-1=curve-nw",
            "straight-vertical",
            "why-fits-nowhere",
        ),
    ],
)
def test_why_a_card_can_only_be_passed(position: str, card: str, reason: str) -> None:
    game = duel_at(f"hand 0 {card}\nhand 1 key\npile key\n{position}".rstrip())
    found = DUEL.why_unplayable(game.view(0), card, lambda _: None)
    told = f"{found.clause} {found.code}" if isinstance(found, Refusal) else found
    assert told == reason
    if isinstance(found, Refusal):
        assert "{" not in ENGLISH.refusal(found)
    else:
        assert found in Texts("en")


# Beside the maze.


def test_players_and_their_gold() -> None:
    game = duel_at(
        """hand 0 key
        hand 1 key
        pile key
        broken 1 pick lamp
        hoard 0 gold-3-stubs-ne bridge-gold
        maze 1,-1=troll-cross 0,-2=gold-horizontal-stub-s* 2,-1=gold-t-vertical-stub-e
        claims 2,-1=1
        bribes 1,-1=0"""
    )
    view = game.view(0)
    assert plain_lines(player_lines(view, ENGLISH, 40)) == [
        "    player   hand gold broken",
        "▶ 0 You    B    1    4",
        "  1 Bob    G    1    0 ✗ pick, lamp",
    ]
    assert plain_lines(player_lines(view, ENGLISH, 40, terse=True))[-1].endswith("✗PL")
    own = own_line(view, ENGLISH)
    assert own is not None
    assert own.plain == " B You play Blue  ◆ your gold: 4  ● 0 claimed  T 1 troll to pay"
    assert own_line(game.view(PUBLIC), WATCHER) is None
    notes = [plain_lines(note) for note in note_lines(view, ENGLISH, 60)]
    assert notes == [["◆ Unclaimed gold: 0,-2 (1)"], ["  Bob ○ 1 claimed"]]


def test_the_header_names_all_supplies() -> None:
    view = duel_at(HANDS).view(0)
    assert DUEL.header(view, ENGLISH) == (
        "The Duel · Round 1 of 3 · Pile 2 · Discard 0 · Counters 8 · Keys 2"
    )


@pytest.mark.parametrize("language", languages())
def test_help_fits_and_names_every_sign(language: str) -> None:
    lines = plain_lines(DUEL.help(KIT, Texts(language), 80))
    assert max(map(len, lines)) <= 80
    for sign in "━═─●○⚷Tt≡◆▪◉":
        assert any(sign in line[:18] for line in lines), sign


# Ends.

LAST_ROUND = events.RoundEnded(3, "cards")


def test_the_end_of_a_round_shows_the_maze_and_what_everybody_has() -> None:
    """Green lays gold that both reach and claims it; Blue cannot pay the troll."""
    game = duel_at(
        """round 1 starter 1
        hand 0
        hand 1 gold-horizontal-stub-s
        maze 0,0=straight-vertical 1,-1=troll-cross
        bribes 1,-1=0
        ask turn 1"""
    )
    before = game.view(PUBLIC)
    happened = visible_events(game, play(game, "lay gold-horizontal-stub-s 0,2 turned"), 0)
    lines = plain_lines(DUEL.round_lines(before, happened, ENGLISH, (80, 24)))
    assert lines[0].strip() == "Round 1 of 3 is over"
    assert lines[-7:] == [
        "· Bob lays “Horizontal straight, gold in a dead end south” on 0,2.",
        "· Bob claims 1 nugget on 0,2.",
        "· Bob takes their gold: 1 nugget.",
        "· You have nothing to pay your trolls with.",
        "Round 1 is over: nobody has a card left.",
        "    Bob  ◆ 1 nugget",
        "    You  ◆ 0 nuggets",
    ]
    assert len(lines) <= 22
    assert any("○" in line for line in lines[:-7])  # a counter on the laid card


def test_a_view_is_brought_up_to_the_end_of_its_round() -> None:
    game = duel_at(f"hand 0 rockfall\nhand 1 key\npile key\nmaze {MAZE}\nlaid 1,0 2,-1")
    view = game.view(PUBLIC)
    apply_events(
        view,
        [
            events.DoorUnlocked(1, "key", Cell(1, -1)),
            PathRemoved(0, "rockfall", Cell(1, -1), "door-blue-cross"),
            PathLaid(0, "troll-cross", Cell(1, -1), turned=False),
            events.TrollBribed(0, Cell(1, -1)),
            events.RoundEnded(1, "cards"),
            PathLaid(0, "bridge", Cell(9, 9), turned=False),
        ],
    )
    assert view.keys == 2
    assert view.counters == 7
    assert view.laid == ((1, 0), (2, -1), (1, -1))
    assert {(laid.x, laid.y): laid.card for laid in view.maze}[1, -1] == "troll-cross"
    assert (9, 9) not in {(laid.x, laid.y) for laid in view.maze}


@pytest.mark.parametrize(
    ("ended", "said"),
    [
        (GameEnded((5, 3), (0,)), "You win!"),
        (GameEnded((3, 5), (1,)), "Bob wins."),
        (GameEnded((4, 4), (0, 1)), "You, Bob win together."),
    ],
)
def test_the_end_of_a_duel(ended: GameEnded, said: str) -> None:
    lines = plain_lines(game_lines([LAST_ROUND, ended], ENGLISH, (80, 24)))
    assert lines[-1] == said
    assert sum("★" in line for line in lines) == len(ended.winners)


@pytest.mark.parametrize(
    ("grade", "said"),
    [(1, "Better luck next time"), (4, "Monarch of the dwarves")],
)
def test_duel_solo_result_shows_grade(grade: int, said: str) -> None:
    alone = DuelNarrator(Texts("en"), ["Ann"], 0)
    ended = [LAST_ROUND, events.SoloGraded(grade), GameEnded((9,), ())]
    lines = plain_lines(game_lines(ended, alone, (80, 24)))
    assert lines[-3:] == ["    You  ◆ 9 nuggets", "", f"Your grade: {said}"]
