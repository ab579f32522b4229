"""Tests of The Lost Mines at the terminal: board, sentences, ends of rounds."""

from __future__ import annotations

import pytest

import saboteur
from saboteur.cli.draw.grid import grid_lines
from saboteur.cli.families.lost_mines.narrator import LostMinesNarrator
from saboteur.cli.families.registry import FAMILY_UIS
from saboteur.cli.session.menu import menu_lines
from saboteur.games.lost_mines import events
from saboteur.games.registry import FAMILIES, ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.events import (
    CardDrawn,
    CardLost,
    CardPassed,
    EndAnswered,
    EndProposed,
    GameEnded,
    HiddenLoss,
    HiddenPass,
    PathLaid,
    PathRemoved,
    TurnSkipped,
)
from saboteur.kernel.geometry import Cell
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.picture.lost_mines.board import Board
from saboteur.picture.text.blocks import LARGE, MEDIUM, SMALL
from saboteur.play.game import Game
from saboteur.texts import Texts, languages
from tests.cli.text_pictures import block_rows, plain_lines
from tests.rule_positions import play, visible_events
from tests.rules.lost_mines.positions import ROAD, lost_mines_at, lost_mines_walking_at

FRONT = FAMILY_UIS["lost-mines"]
NAMES = ["Ann", "Bob", "Cid"]
TEXTS = {language: Texts(language) for language in languages()}
ANN = LostMinesNarrator(TEXTS["en"], NAMES, 0)
PUBLICLY = ANN.for_seat(None)
CLANS = "dwarves blue-loyal yellow-saboteur blue-selfish"


def board(game: Game, seat: Sight = 0) -> Board:
    return Board(game.view(seat), ANN.for_seat(int(seat)))


# The board.


def test_the_whole_board_is_drawn_with_its_starts_and_mines() -> None:
    drawn = plain_lines(grid_lines(board(lost_mines_at(CLANS)), MEDIUM))
    assert len(drawn) == 1 + 2 * 7
    assert drawn[0].split() == [str(x) for x in range(11)]
    assert drawn[5].startswith("      2┃0")
    assert drawn[6].startswith(" 2  · ━B━ ·")
    assert drawn[9].startswith("      ░│1")
    assert drawn[10].startswith(" 4  · ─Y─ ·")
    assert [line[30:33] for line in drawn if line[30:33] == "╰?╯"] == ["╰?╯"] * 4


def test_mines_drawing_marks_paths_linked_to_own_dwarf() -> None:
    game = lost_mines_at(f"{CLANS}\nmaze {ROAD}")
    assert block_rows(board(game, 0).block((5, 2), MEDIUM)) == ["░░░", "━━━"]
    assert block_rows(board(game, 1).block((5, 2), MEDIUM)) == ["░░░", "───"]
    everybody = Board(game.view(PUBLIC), PUBLICLY)
    assert block_rows(everybody.block((5, 2), MEDIUM)) == ["░░░", "━━━"]


@pytest.mark.parametrize(
    ("card", "large", "medium"),
    [
        ("log-cross", ["░░┃░░", "━━#━━", "░░┃░░"], ["░┃░", "━#━"]),
        ("pond-straight-horizontal", ["░░░░░", "━━≈━━", "░░░░░"], ["░░░", "━≈━"]),
        ("ravine-cross", ["░░┃░░", "━━▽━━", "░░┃░░"], ["░┃░", "━▽━"]),
        ("rocks-cross", ["∴░┃░░", "━━╋━━", "░░┃░░"], ["∴┃░", "━╋━"]),
        ("campfire-cross", ["▲░┃░░", "━━╋━━", "░░┃░░"], ["▲┃░", "━╋━"]),
    ],
)
def test_special_paths(card: str, large: list[str], medium: list[str]) -> None:
    game = lost_mines_at(f"maze 2,2={card}")
    assert block_rows(board(game).block((2, 2), LARGE)) == large
    assert block_rows(board(game).block((2, 2), MEDIUM)) == medium


def test_an_overcome_obstacle_bars_nothing() -> None:
    game = lost_mines_at("maze 2,2=log-cross\ntools 2,2")
    assert block_rows(board(game).block((2, 2), MEDIUM)) == ["✓┃░", "━╋━"]


def test_tokens_lie_on_the_edges() -> None:
    game = lost_mines_at("maze 2,2=cross 3,2=cross\nhand 0 trap\nhand 1 troll")
    play(game, "play trap 2,2 E", "stop", "play troll 3,2 S")
    assert block_rows(board(game).block((3, 2), MEDIUM)) == ["░┃░", "✗╋━"]
    assert block_rows(board(game).block((3, 3), MEDIUM)) == [" Ω ", " · "]
    told = plain_lines(line for note in FRONT.notes(game.view(0), ANN, 60) for line in note)
    assert told == [
        "✗ a trap between 2,2 and 3,2",
        "Ω Bob’s troll between 3,2 and 3,3",
    ]


def test_the_own_dwarf_stands_before_a_crowd() -> None:
    game = lost_mines_at()
    assert block_rows(board(game, 2).block((1, 2), MEDIUM)) == ["+┃2", "━B━"]
    assert block_rows(board(game, 2).block((1, 2), LARGE)) == ["░░┃░2", "━━B━━", "1░┃░0"]
    assert block_rows(board(game, 2).block((1, 2), SMALL)) == ["2B+"]


def test_a_mine_is_shown_to_the_seat_that_has_looked_and_to_no_other() -> None:
    game = lost_mines_at("hand 0 information-mine-dwarf storm")
    play(game, "play information-mine-dwarf mine 9,6")
    assert block_rows(board(game, 0).block((9, 6), MEDIUM)) == ["╭◉╮", "╰§╯"]
    assert block_rows(board(game, 1).block((9, 6), MEDIUM)) == ["╭─╮", "╰?╯"]
    known = plain_lines(FRONT.knowledge(game.view(0), ANN, 60))
    assert "◉ 9,6 Dragon’s mine, as seen" in known
    bob = plain_lines(FRONT.knowledge(game.view(1), ANN.for_seat(1), 60))
    assert [line.strip() for line in bob[1:]] == ["9,6 seen by Ann"]


def test_a_mine_that_was_entered_lies_open() -> None:
    game = lost_mines_walking_at(f"maze {ROAD}\nfigures 8,2 1,2 1,2")
    play(game, "step 9,2")
    assert block_rows(board(game, 1).block((9, 2), MEDIUM)) == ["░░0", "━◆░"]


def test_cards_of_an_own_deck_are_drawn_and_named() -> None:
    ends = 'source = "my box"\nconfidence = "certain"\n'
    ground = 'count = 1\ntracks = ["N-E-S-W"]\nrocks = true\ncampfire = true\n'
    troll = 'count = 1\neffect = "troll"\ntoken = "troll"\n'
    deck = (
        '[deck]\nid = "lost-mines"\n'
        f'[[path]]\nkind = "rocks-cross"\n{ground}{ends}'
        f'[[action]]\nkind = "troll"\n{troll}{ends}'
        f'[[action]]\nkind = "ogre"\n{troll}{ends}'
    )
    view = saboteur.new("lost-mines", seats=3, seed="own", deck=deck).view(0)
    assert block_rows(FRONT.picture(view, "rocks-cross", LARGE, ANN)) == ["∴░┃░░", "━━╋━━", "▲░┃░░"]
    assert block_rows(FRONT.picture(view, "ogre", SMALL, ANN)) == [" Ω "]
    assert ANN.card("ogre") == "ogre"
    assert ANN.dwarf("green-loyal") == "green-loyal"


# Beside the board.


def test_players_treasures_and_what_lies_before_them() -> None:
    game = lost_mines_at(
        f"{CLANS}\ntreasures gems-3 gold-2 silver-1 | gems-4\ntaken 1=1\ndragon 2\npoints 4 0 12"
    )
    drawn = plain_lines(FRONT.players(game.view(0), ANN, 60))
    assert drawn == [
        "   player   hand at   points loot",
        "▶0 You    B    1 1,2       4 –",
        " 1 Bob    Y    1 1,4       0 ◆",
        " 2 Cid    B    1 1,2      12 – §",
    ]
    assert plain_lines(FRONT.knowledge(game.view(0), ANN, 60)) == ["Treasures: 1◇ 3○"]


def test_dwarves_and_treasures_are_known_to_the_seat_that_has_looked() -> None:
    game = lost_mines_at(f"{CLANS}\nhand 0 information-treasure-dwarf storm")
    play(game, "play information-treasure-dwarf dwarf 1")
    known = plain_lines(FRONT.knowledge(game.view(0), ANN, 60))
    assert "◉ Bob: Saboteur of the yellow clan" in known
    assert not [
        line
        for line in plain_lines(FRONT.knowledge(game.view(2), ANN.for_seat(2), 60))
        if "◉" in line
    ]
    assert not [
        line
        for line in plain_lines(FRONT.knowledge(game.view(PUBLIC), PUBLICLY, 60))
        if "◉" in line
    ]


def test_mines_own_dwarf_is_shown_to_its_seat_only() -> None:
    game = lost_mines_at(CLANS)
    own = FRONT.seat_summary(game.view(0), ANN)
    assert own is not None
    assert own.plain == " You are: Loyal blue dwarf · 0 points"
    assert FRONT.seat_summary(game.view(PUBLIC), PUBLICLY) is None


def test_open_eyes_see_mines_and_treasures() -> None:
    game = lost_mines_at(CLANS)
    view = game.view("open")
    assert block_rows(Board(view, PUBLICLY).block((9, 6), MEDIUM)) == ["╭◉╮", "╰§╯"]
    assert plain_lines(FRONT.knowledge(view, PUBLICLY, 60)) == ["Treasures: 1◇3 2◇4 3◇4"]
    hands = plain_lines(FRONT.hands([game.view(seat) for seat in range(3)], PUBLICLY))
    assert hands[1].startswith(" Bob Y Saboteur")


# Sentences.


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            events.RoundBegan(1, 0, ("blue", "blue", "yellow"), ("gems", "gold", "gems")),
            "Round 1 begins; you start. Beside the board: Gems ×2, Gold ×1.",
        ),
        (events.OwnDwarf("blue-saboteur"), "Your dwarf: Saboteur of the blue clan."),
        (events.TrollEnded(1, "troll"), "Bob’s troll goes away."),
        (
            events.ObstacleOvercome(0, "axe", Cell(4, 2), "axe"),
            "You play “Axe” on 4,2: the obstacle is overcome.",
        ),
        (events.TrapSet(1, "trap", Cell(4, 2), "E"), "Bob sets a trap between 4,2 and 5,2."),
        (events.TrollSet(0, "troll", Cell(4, 2), "S"), "You put a troll between 4,2 and 4,3."),
        (
            PathRemoved(1, "storm", Cell(4, 2), "cross"),
            "Bob lets a storm loose on 4,2: “Crossing” is gone.",
        ),
        (
            events.TokenLost("trap", Cell(4, 2), "S"),
            "The trap between 4,2 and 4,3 is gone with it.",
        ),
        (
            events.MineRevealed(1, Cell(9, 2), "gold-mine", turned=True),
            "Bob enters the mine on 9,2: “Gold mine”!",
        ),
        (events.DragonTaken(0), "You have woken the dragon and take its token."),
        (events.TreasureTaken(1, 2, "gold"), "Bob takes treasure 3 (Gold)."),
        (CardLost(0, "axe"), "The trap costs you “Axe”."),
        (HiddenLoss(1), "The trap costs Bob a card."),
        (
            events.TreasureSeen(0, 2, "gold-4"),
            "You look at treasure 3: Gold worth 4.",
        ),
        (events.HiddenDwarfPeek(1, 0), "Bob looks at your dwarf card."),
        (
            events.DwarfSeen(0, 1, "blue-selfish"),
            "You look at Bob’s dwarf card: Selfish blue dwarf.",
        ),
        (EndAnswered(1, agreed=False), "Bob refuses to end the round."),
        (
            events.LootShared((2, 2, 0), None, (2, 2, 0), (5, 2, 0)),
            "The loot is shared: You 2, Bob 2, Cid 0.",
        ),
        (
            events.LootShared((2, 2, 0), 1, (2, 0, 0), (5, 2, 0)),
            "The loot is shared, and Bob pays for the dragon: You 2, Bob 0, Cid 0.",
        ),
    ],
)
def test_sentences(event: Event, said: str) -> None:
    assert ANN.events([event]) == [said]


def test_the_steps_of_a_walk_are_one_sentence() -> None:
    steps = [events.DwarfMoved(1, Cell(x, 2), Cell(x + 1, 2)) for x in (1, 2, 3)]
    assert ANN.events(steps) == ["Bob walks from 1,2 to 4,2."]
    bitten = [*steps[:2], HiddenLoss(1), steps[2]]
    assert ANN.events(bitten) == [
        "Bob walks from 1,2 to 3,2.",
        "The trap costs Bob a card.",
        "Bob walks from 3,2 to 4,2.",
    ]


EXAMPLES: tuple[Event, ...] = (
    events.RoundBegan(1, 0, ("blue",) * 3, ("gems",) * 3),
    TurnSkipped(0),
    events.TrollEnded(0, "troll"),
    PathLaid(0, "log-cross", Cell(2, 2), turned=False),
    events.ObstacleOvercome(0, "axe", Cell(2, 2), "axe"),
    events.TrapSet(0, "trap", Cell(2, 2), "E"),
    events.TrollSet(0, "troll", Cell(2, 2), "S"),
    PathRemoved(0, "storm", Cell(2, 2), "cross"),
    events.TokenLost("troll", Cell(2, 2), "E"),
    events.InformationPlayed(0, "information-mine-dwarf"),
    events.DwarfMoved(0, Cell(1, 2), Cell(2, 2)),
    events.MineShown(0, Cell(9, 2), "silver-mine"),
    events.MineRevealed(0, Cell(9, 2), "silver-mine", turned=False),
    events.DragonTaken(0),
    events.TreasureTaken(0, 1, "gems"),
    EndProposed(0),
    EndAnswered(0, agreed=True),
    events.RoundEnded(1, "agreed", ("blue-loyal",) * 3, (("gems-3", "gems-4"), (), ())),
    events.LootShared((1, 1, 1), 0, (0, 1, 1), (0, 1, 1)),
    GameEnded((0, 1, 1), (1, 2)),
    CardDrawn(0, "axe"),
    CardPassed(0, "axe"),
    CardLost(0, "axe"),
    events.MineSeen(0, Cell(9, 2), "gold-mine"),
    events.TreasureSeen(0, 1, "gems-3"),
    events.DwarfSeen(0, 1, "blue-loyal"),
    events.OwnDwarf("blue-loyal"),
    HiddenPass(0),
    HiddenLoss(0),
    events.HiddenMinePeek(0, Cell(9, 2)),
    events.HiddenTreasurePeek(0, 1),
    events.HiddenDwarfPeek(0, 1),
)
UNTOLD = {"TurnBegan", "HiddenDraw", "OwnHand"}
UNHEARD = {"DwarvesDealt", "HandsDealt"}
"""Engine events that no sight gets."""


def test_there_is_an_example_of_every_event() -> None:
    told = {type(event).__name__ for event in EXAMPLES}
    every = {kind.__name__ for kind in FAMILIES["lost-mines"].events}
    assert told | UNTOLD | UNHEARD == every


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: type(event).__name__)
def test_mines_every_event_has_a_sentence_for_every_sight(event: Event, language: str) -> None:
    texts = TEXTS[language]
    for seat in (0, 1, None):
        (said,) = LostMinesNarrator(texts, NAMES, seat).events([event])
        assert "{" not in said
        assert "None" not in said


@pytest.mark.parametrize("language", languages())
def test_every_question_is_put_into_words(language: str) -> None:
    narrator = LostMinesNarrator(TEXTS[language], NAMES, 0)
    storm = "hand 0 storm trap cross"
    passed = lost_mines_at(storm)
    play(passed, "pass storm")
    oriented = lost_mines_walking_at(
        "mines 9,0=gems-mine 9,2=silver-mine 9,4=gold-mine 9,6=dragon-mine\n"
                       "maze 8,2=cross\nfigures 8,2 1,2 1,2")  # fmt: skip
    play(oriented, "step 9,2")
    taking = lost_mines_walking_at(
        f"maze {ROAD}\nfigures 8,2 1,2 1,2\ntreasures gold-2 gold-3 gold-4 | gems-3"
    )
    play(taking, "step 9,2")
    voting = lost_mines_at(storm)
    play(voting, "propose-end")
    stepping = lost_mines_walking_at("maze 2,2=cross")
    asked = {}
    for game in (passed, oriented, taking, voting, stepping):
        assert game.decider is not None
        view = game.view(game.decider)
        asked[view.asked] = FRONT.question(view, narrator)
        for move in game.legal_moves():
            assert narrator.move(move)
    assert set(asked) == {"pass-more", "orient-mine", "take-treasure", "end-vote", "step"}
    assert all(said.endswith(("?", ".")) for said in asked.values())


def test_treasures_are_counted_from_one_in_words_and_from_zero_in_notation() -> None:
    road = f"maze {ROAD}\nfigures 8,2 1,2 1,2\ntreasures gold-2 gems-3 gold-4 | gems-4"
    game = lost_mines_walking_at(road)
    play(game, "step 9,2")
    assert {str(move): ANN.move(move) for move in game.legal_moves()} == {
        "take 0": "treasure 1",
        "take 2": "treasure 3",
    }
    refusal = game.explain("take 1")
    assert refusal is not None
    assert ANN.refusal(refusal) == "Treasure 2 does not have the symbol of this mine."
    looking = lost_mines_at("hand 0 information-mine-treasure")
    (first, *_) = (move for move in looking.legal_moves() if move.word == "treasure")
    assert (str(first), ANN.move(first)) == (
        "play information-mine-treasure treasure 0",
        "treasure 1",
    )
    assert "“take 0” takes treasure 1" in ANN.say("help-notation")


def test_the_mine_in_question_is_marked_and_pictured() -> None:
    game = lost_mines_walking_at(
        "mines 9,0=gems-mine 9,2=silver-mine 9,4=gold-mine 9,6=dragon-mine\n"
                   "maze 8,2=cross\nfigures 8,2 1,2 1,2")  # fmt: skip
    play(game, "step 9,2")
    view = game.view(0)
    assert FRONT.labels(view) == {(9, 2): "!"}
    upright, turned = game.legal_moves()
    assert FRONT.illustrated_card(view, upright) == "silver-mine"
    assert block_rows(FRONT.picture(view, "silver-mine", SMALL, ANN, turned=turned.turned)) == [
        "━○━"
    ]


def test_many_edges_are_listed_in_short() -> None:
    game = lost_mines_at(f"maze {ROAD}\nhand 0 trap")
    plays = FRONT.plays("trap", game.legal_moves())
    menu = menu_lines(FRONT, plays, game.view(0), ANN, width=42, target_lines=7, max_lines=12)
    assert len(menu) <= 12
    assert "1,2|2,2" in "\n".join(plain_lines(menu))
    assert "…" not in "\n".join(plain_lines(menu))


def test_a_card_that_fits_nowhere_gets_a_true_reason() -> None:
    view = lost_mines_at("hand 0 axe cross").view(0)
    assert FRONT.why_unplayable(view, "axe", lambda _: None) == "why-no-target"
    assert ANN.say(str(FRONT.why_unplayable(view, "cross", lambda _: None))).endswith(
        "either way round."
    )


# Ends.


def ended(width: int = 80, height: int = 24) -> tuple[list[str], Game, tuple[Event, ...]]:
    """Take the last treasure of a round; return the lines shown, the game and the events."""
    game = lost_mines_walking_at(
        f"{CLANS}\nmaze {ROAD}\nfigures 8,2 1,4 1,2\n"
        "treasures gold-3 gems-4 silver-2 | gems-3\ntaken 1=1 2=2\ndragon 2"
    )
    before = game.view(PUBLIC)
    happened = visible_events(game, play(game, "step 9,2"), 0)
    lines = FRONT.round_lines(before, happened, ANN, (width, height))
    return plain_lines(lines), game, happened


def test_the_end_of_a_round_shows_dwarves_treasures_and_shares() -> None:
    lines, _, _ = ended()
    text = "\n".join(lines)
    assert lines[0].strip() == "Round 1 of 2 is over"
    assert "All treasures have been taken." in text
    # The blue group is Ann and the yellow saboteur: 3 + 4 = 7, the odd point to the holder of 4.
    assert " 0 You B Loyal    ◆3   +3 = 3" in text
    assert " 1 Bob Y Saboteur ◇4   +4 = 4" in text
    # The selfish dwarf keeps his 2 and pays them for the dragon.
    assert " 2 Cid B Selfish  ○2 § +0 = 0" in text
    assert "━◆░" in text  # the mine as it was entered
    assert len(lines) <= 22
    assert max(map(len, lines)) <= 80


def test_the_end_of_the_game_names_the_winners() -> None:
    _, _, happened = ended()
    over = (*happened, GameEnded((3, 4, 0), (1,)))
    lines = plain_lines(FRONT.game_lines(over, ANN, (80, 24)))
    assert "  ★ Bob  ◆ 4 points" in lines
    assert lines[-1] == "Bob wins."
    assert lines.index("  ★ Bob  ◆ 4 points") < lines.index("    You  ◆ 3 points")


@pytest.mark.parametrize("language", languages())
def test_help_fits_and_names_the_signs(language: str) -> None:
    told = plain_lines(
        FAMILY_UIS["lost-mines"].help(ruleset("lost-mines", 3).kit, TEXTS[language], 80)
    )
    assert max(map(len, told)) <= 80
    assert any("◇ ◆ ○ §" in line for line in told)
