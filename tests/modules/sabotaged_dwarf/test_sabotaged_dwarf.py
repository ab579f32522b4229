"""Tests of the sabotaged dwarf: miners with broken tools get no gold (V-1 to V-5, R-97)."""

import pytest

import saboteur
from saboteur.games.classic.events import GoldPaid, GoldShared, RoundBegan
from saboteur.games.options import OptionValue
from saboteur.play.game import Game
from tests.rule_positions import event_names, game_at, line, listing, play, row

SABOTAGED = "saboteur+sabotaged-dwarf"
NAMES = {"m": "miner", "s": "saboteur", "g": "greedy-dwarf"}
PILE = "1 1 1 1 2 3 2 1"
REACH = "lay straight-horizontal 7,0"


def about_to_reach(
    crew: str,
    completer: int,
    broken: dict[int, str],
    gold: str = PILE,
    *,
    extra: str = "",
    id_: str = SABOTAGED,
    options: dict[str, OptionValue] | None = None,
) -> Game:
    """Return a game in which ``completer`` can reach the treasure.

    ``broken`` has the broken tools by seat.
    """
    hands = "\n".join(f"hand {seat} straight-horizontal map" for seat in range(len(crew)))
    tools = "\n".join(f"broken {seat} {words}" for seat, words in broken.items())
    return game_at(
        f"goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\nmaze {row(1, 6)}\n{hands}\n{tools}\n"
        f"roles {' '.join(NAMES[letter] for letter in crew)}\ngold-pile {gold}\n{extra}\n"
        f"ask turn {completer}",
        seats=len(crew),
        options=options,
        id_=id_,
    )


def shared(game: Game, move: str = REACH) -> GoldShared:
    (event,) = [event for event in play(game, move) if isinstance(event, GoldShared)]
    return event


@pytest.mark.clause("V-1")
def test_it_goes_with_the_base_game_alone() -> None:
    entry = next(entry for entry in saboteur.catalogue() if entry.id == "sabotaged-dwarf")
    assert entry.seats == (3, 10)
    assert [id_ for id_ in entry.goes_with if id_.startswith("saboteur")] == ["saboteur"]


@pytest.mark.clause("V-2", "V-3", "V-4", "R-97")
def test_four_miners_one_sabotaged_four_cards_go_to_a_b_d_a() -> None:
    """A, B, C and D are seats 0, 3, 2 and 1, against the direction of play."""
    game = about_to_reach("mmmm", 0, {2: "pick"})
    assert shared(game) == GoldShared(4, (0, 3, 1, 0))
    assert listing(game) == ["take 1", "take 2", "take 3"]
    play(game, "take 3", "take 2", "take 2")
    assert [line(game, f"gold {seat}") for seat in range(4)] == [["3", "1"], ["2"], [], ["2"]]
    assert (line(game, "gold-pile"), game.round) == (["1", "1", "1", "1"], 2)


@pytest.mark.clause("V-2")
def test_nobody_sabotaged_is_as_ever() -> None:
    assert shared(about_to_reach("mmmm", 1, {})) == GoldShared(4, (1, 0, 3, 2))


@pytest.mark.clause("V-2")
@pytest.mark.parametrize("tools", ["pick", "lamp", "cart", "pick lamp", "pick lamp cart"])
def test_one_broken_tool_is_enough(tools: str) -> None:
    assert shared(about_to_reach("mmm", 0, {1: tools})) == GoldShared(3, (0, 2, 0))


@pytest.mark.clause("V-4")
def test_few_take_several() -> None:
    game = about_to_reach("mmmmm", 0, {1: "pick", 2: "lamp", 4: "cart"})
    assert shared(game) == GoldShared(5, (0, 3, 0, 3, 0))
    alone = about_to_reach("mmm", 0, {1: "pick", 2: "lamp"}, "1 2 3")
    assert shared(alone) == GoldShared(3, (0, 0, 0))
    play(alone, "take 3", "take 1")
    assert (line(alone, "gold 0"), alone.round) == (["3", "1", "2"], 2)


@pytest.mark.clause("V-4", "R-24")
def test_a_short_pile_ends_the_sharing_early() -> None:
    game = about_to_reach("mmmm", 0, {2: "pick"}, "2 1")
    assert shared(game) == GoldShared(2, (0, 3))


@pytest.mark.clause("V-2", "R-97")
def test_saboteurs_are_paid_whatever_lies_before_them() -> None:
    game = game_at(
        "roles saboteur miner miner\nhand 0 cross\nbroken 0 pick lamp\nbroken 1 cart\n"
        "gold-pile 1 1 2 3",
        id_=SABOTAGED,
    )
    assert GoldPaid(0, (3, 1)) in play(game, "pass cross")


@pytest.mark.clause("R-97", "R-27")
def test_a_saboteur_reaches_it_the_next_eligible_miner_begins() -> None:
    game = about_to_reach("msmm", 1, {0: "lamp"})
    assert shared(game) == GoldShared(3, (3, 2, 3))


@pytest.mark.clause("V-5")
def test_no_gold_is_paid_if_all_miners_are_sabotaged() -> None:
    game = about_to_reach("msm", 1, {0: "lamp", 2: "cart"})
    events = play(game, REACH)
    assert GoldShared(0, ()) in events
    assert RoundBegan(2, 2) in events
    assert "GoldTaken" not in event_names(events)
    assert (game.scores, line(game, "gold-pile")) == ((0, 0, 0), PILE.split())


@pytest.mark.clause("V-5", "R-97")
def test_a_sabotaged_completer_takes_nothing_and_the_next_begins() -> None:
    """A seat with a broken tool can link the treasure only by an action, here a rockfall."""
    game = game_at(
        f"goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\nmaze {row(1, 7)} 0,1=dead-vertical\n"
        "hand 0 rockfall\nhand 1 map\nroles miner miner miner\nbroken 0 pick\n"
        "gold-pile 1 1 1 1 1",
        id_=SABOTAGED,
    )
    assert shared(game, "play rockfall 0,1") == GoldShared(3, (2, 1, 2))


@pytest.mark.clause("R-97", "R-67")
def test_they_go_round_against_the_direction_of_play() -> None:
    game = about_to_reach("mmmm", 0, {2: "pick"}, extra="counter-clockwise")
    assert shared(game) == GoldShared(4, (0, 1, 3, 0))


@pytest.mark.clause("R-97")
@pytest.mark.parametrize("broken", [{}, {0: "pick"}])
def test_the_greedy_dwarf_is_no_miner_and_keeps_the_reward(broken: dict[int, str]) -> None:
    both = "saboteur+greedy-dwarf+sabotaged-dwarf"
    game = about_to_reach("mgm", 1, broken, id_=both)
    assert shared(game) == GoldShared(4, (1, 1, 1, 1))
    beside = about_to_reach("mgm", 2, broken, id_=both)
    assert shared(beside) == GoldShared(2, (2, 2) if broken else (2, 0))


# Knowledge of a seat that takes twice, and of its neighbours


def hands(game: Game, seat: int) -> list[tuple[tuple[int, ...] | None, int | None]]:
    draft = game.view(seat).drafts[-1]
    earlier = [(handful.offered, handful.taken) for handful in draft.earlier]
    return [*earlier, (draft.offered, draft.taken)]


@pytest.mark.clause("V-4", "R-28")
def test_each_offer_and_each_choice_is_shown_to_its_seat_alone() -> None:
    game = about_to_reach("mmmmm", 0, {1: "pick", 2: "lamp", 4: "cart"}, "1 1 2 3 3")
    play(game, REACH)
    assert hands(game, 0) == [((1, 1, 2, 3, 3), None)]
    assert hands(game, 3) == [(None, None)]
    play(game, "take 3")
    assert hands(game, 0) == [((1, 1, 2, 3, 3), 3)]
    assert hands(game, 3) == [((1, 1, 2, 3), None)]
    play(game, "take 2")
    assert hands(game, 0) == [((1, 1, 2, 3, 3), 3), ((1, 1, 3), None)]
    assert game.view(0).to_dict()["drafts"][-1]["earlier"] == [
        {"type": "Handful", "offered": [1, 1, 2, 3, 3], "taken": 3}
    ]
    play(game, "take 1")
    assert hands(game, 0) == [((1, 1, 2, 3, 3), 3), ((1, 1, 3), 1)]
    assert hands(game, 3) == [((1, 1, 2, 3), 2), ((1, 3), None)]
    play(game, "take 3")  # the last card needs no question
    assert hands(game, 0) == [((1, 1, 2, 3, 3), 3), ((1, 1, 3), 1), ((1,), 1)]
    assert hands(game, 3) == [((1, 1, 2, 3), 2), ((1, 3), 3)]
    assert hands(game, 1) == [(None, None)]


def possible_cards() -> str:
    """Return lines for maze and hands of ten seats that use only cards of the box."""
    spare = ("map",) * 5 + ("rockfall",) * 3 + ("curve-ne",)
    hands = [f"hand {seat} {card}" for seat, card in enumerate(spare, 1)]
    crosses = " ".join(f"{x},0=cross" for x in range(1, 6))
    return "\n".join([f"maze {crosses} 6,0=t-horizontal", *hands])


@pytest.mark.clause("V-4", "R-28")
@pytest.mark.parametrize("public", [False, True])
def test_possible_worlds_agree_with_every_offer(*, public: bool) -> None:
    full = "1 " * 11 + "2 " * 6 + "3 3 3 1 1 2 3 1 1 1 2"
    game = about_to_reach(
        "mmmmmmmsss",
        0,
        {1: "pick", 4: "cart"},
        full,
        options={"public_gold": public},
        extra=possible_cards(),
    )
    play(game, REACH)
    while game.round == 1:
        for seat in range(10):
            for seed in range(4):
                world = game.determinise(seat, seed=str(seed))
                assert world.view(seat).to_dict() == game.view(seat).to_dict()
        play(game, listing(game)[-1])
    assert game.view(0).drafts[0].order == (0, 6, 5, 3, 2, 0, 6)
