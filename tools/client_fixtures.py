"""Record frames of real games, for the pictures and the unit tests of the browser client.

``python -m tools.client_recordings`` writes them to build/fixture/. The product build never
contains them; ``vite --mode fixture`` replays them instead of a socket.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from saboteur.bots import bot
from saboteur.games.classic.view import View
from saboteur.games.duel.view import View as DuelView
from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset as rules_of
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.play.game import Game
from saboteur.play.match import Match
from saboteur.protocol.encode import event_json, flatten_events, legal_move_message
from saboteur.protocol.messages import Lobby, Seat, SessionScore, Snapshot, TableStage
from saboteur.protocol.views import view_message
from saboteur.sight import stream

FOLDER: Final = Path(__file__).resolve().parent.parent / "build" / "fixture"
MY_SEAT: Final = 0
FIVE_SEATS: Final = 5
LARGE_TABLES: Final = (6, 8, 10)
MAX_DEALS: Final = 20
"""How many deals are tried until a position is found."""
NAMES: Final = (
    "Théo",
    "Maëlle",
    "Otto",
    "Samira",
    "Léon",
    "Žižka",
    "Jean-Christophe le Grand",
    "Łukasz",
    "Brünhild",
    "Ana",
    "Fafnir",
    "Œdipe",
)
"""Names of players: one of maximum length, three with letters from the second part of a font."""
SABOTEUR2: Final = "saboteur2"
LOCATION_MODULES: Final = (
    "saboteur+change-of-direction+costume-workshop+greedy-dwarf+new-goals"
    "+right-of-way+treasure-chests+underground-party"
)
ALL_MODULES: Final = (
    "saboteur+change-of-direction+costume-workshop+diversion+forgotten-treasure+goal-exchange"
    "+greedy-dwarf+master-craftsman+new-goals+right-of-way+sabotaged-dwarf+scout+treasure-chests"
    "+underground-party+veto"
)
DUEL: Final = "duel"
Condition = Callable[[Any, int], bool]

SESSION_SCORES: Final = tuple(
    SessionScore(player=name, games=3, won=won, points=points)
    for name, won, points in zip(NAMES, (2, 1, 1, 0, 0), (21, 17, 12, 9, 8), strict=False)
)
"""The scores of a session of three games."""


def lobby(
    stage: TableStage,
    *,
    seats: int = FIVE_SEATS,
    taken: int | None = None,
    my_seat: int | None = MY_SEAT,
    ruleset: str = "saboteur",
    session_scores: tuple[SessionScore, ...] = (),
) -> dict[str, Any]:
    """Return the lobby of a table with ``seats`` seats, of which ``taken``, or all, are taken."""
    taken = seats if taken is None else taken
    bots = {2, 7} - {my_seat}
    assignments = tuple(
        Seat(
            seat=seat,
            player=name if seat < taken else None,
            portrait=seat,
            guest=f"g{seat}" if seat < taken and seat not in bots else None,
            bot="novice" if seat < taken and seat in bots else None,
            connected=seat < taken and seat != FIVE_SEATS,
            absent=False,
            is_remote_bot=False,
            is_substitute=False,
            muted=False,
            votes={},
            holidays=(),
        )
        for seat, name in enumerate(NAMES[:seats])
    )
    message = Lobby(
        code="SKEXF",
        ruleset=ruleset,
        options={"placement_link": "start_linked", "public_gold": False},
        deck=False,
        host="g0",
        you="watcher" if my_seat is None else f"g{my_seat}",
        seat=my_seat,
        own_seats=() if my_seat is None else (my_seat,),
        seats=assignments,
        stage=stage,
        clock="none",
        chat="phrases",
        listed=False,
        window_s=6,
        pace="normal",
        decision_hours=24,
        daily_pause=None,
        extra_bots=(),
        locked=False,
        join_code="SKEXF",
        paused=False,
        spectators=0,
        session_scores=session_scores,
        commitment=None if stage == "lobby" else "9f2c41d07be35a86" * 4,
    )
    return dict(json.loads(msgspec.json.encode(message)))


def sync(match: Match, sight: Sight = MY_SEAT) -> dict[str, Any]:
    """Return the snapshot frame of a game for a sight."""
    moves = match.legal_moves(sight) if isinstance(sight, int) else ()
    message = Snapshot(
        version=match.version,
        view=view_message(match.view(sight)),
        legal_moves=tuple(legal_move_message(move) for move in moves),
        events=flatten_events(match.stream(sight)),
    )
    return dict(json.loads(msgspec.json.encode(message)))


def play_until(
    condition: Condition,
    *,
    seats: int = FIVE_SEATS,
    ruleset: str = "saboteur",
    level: str = "novice",
    first: int = 0,
) -> Match:
    """Let bots play until the view of ``MY_SEAT`` meets a condition.

    One deal after another is tried. For rare situations the search begins at ``first``, a deal
    that is known to have one: when rules change, another is searched by hand once rather than in
    every run.
    """
    options = {"both_locations": True} if "+costume-workshop" in ruleset else {}
    for deal in range(first, first + MAX_DEALS):
        match = Match(ruleset, seats=seats, seed=f"fixture-{deal}", options=options, nonce="nonce")
        family = rules_of(ruleset, seats=seats, options=options).family
        bots = [bot(level, f"{deal}-{seat}", family) for seat in range(seats)]
        heard = [-1] * seats
        while not match.over:
            seat = MY_SEAT if MY_SEAT in match.deciders else match.deciders[0]
            if condition(match.view(MY_SEAT), seat):
                return match
            news = tuple(e for step in match.stream(seat, heard[seat]) for e in step.events)
            heard[seat] = match.version
            moves = match.legal_moves(seat)
            move = bots[seat].choose(match.view(seat), moves, news)
            match.submit(seat, move.text, match.version)
        if condition(match.view(MY_SEAT), -1):
            return match
    raise LookupError(f"{ruleset}: no deal from {first} on comes to it; look for another first one")


def is_my_turn(view: View, seat: int) -> bool:
    """Return whether the decider ``seat`` is ``MY_SEAT``, in round 2 with much to show.

    That is an unlinked path, a goal it has seen, and another seat's broken tool.
    """
    paths = [card for card in view.hand if card in ("cross", "t-vertical", "t-horizontal")]
    return (
        seat == MY_SEAT
        and view.asked == "turn"
        and view.round == 2
        and len(view.maze) > 11
        and view.pile > 5
        and any(not card.lit for card in view.maze)
        and any(view.broken)
        and not view.broken[MY_SEAT]
        and bool(paths)
        and any(goal.seen for goal in view.goals)
    )


def is_their_turn(view: View, seat: int) -> bool:
    """Return whether a seat after ``MY_SEAT`` is on turn, well into round 2."""
    return seat > MY_SEAT and view.asked == "turn" and view.round == 2 and len(view.maze) > 9


def is_crowded(view: View, seat: int) -> bool:
    """Return whether ``MY_SEAT`` is on turn with a path to lay; several seats have broken tools."""
    return (
        seat == MY_SEAT
        and view.asked == "turn"
        and len(view.maze) > 7
        and sum(bool(tools) for tools in view.broken) > 1
        and not view.broken[MY_SEAT]
        and any(card in ("cross", "t-vertical", "t-horizontal") for card in view.hand)
    )


def is_busy(view: View, seat: int) -> bool:
    """Return whether ``MY_SEAT`` is on turn, with doors, ladders, a prisoner and a thief."""
    kinds = {card.card.split("-")[0] for card in view.maze}
    marks = {mark for marks in view.to_dict()["marks"] for mark in marks}  # type: ignore[attr-defined]
    return (
        seat == MY_SEAT
        and view.asked == "turn"
        and {"door", "ladder", "crystal", "bridge"} <= kinds
        and {"prison", "thief"} <= marks
        and "prison" not in view.to_dict()["marks"][MY_SEAT]  # type: ignore[index]
        and bool(view.role_peeks)
        and len(view.hand) > 4
    )


def is_asked(kind: str) -> Condition:
    """Return the condition that ``MY_SEAT`` is asked a question of the kind ``kind``."""
    return lambda view, seat: seat == MY_SEAT and view.asked == kind


def is_among_locations(view: View, seat: int) -> bool:
    """Return whether ``MY_SEAT`` is on turn, with chests, a pawn and a goal that it has seen."""
    modules = view.to_dict()["modules"]
    return (
        seat == MY_SEAT
        and view.asked == "turn"
        and bool(modules["right-of-way"]["pawns"])  # type: ignore[index]
        and len(modules["treasure-chests"]["covered"]) > 1  # type: ignore[index]
        and len(view.maze) > 9
        and any(goal.seen for goal in view.goals)
    )


def write(name: str, *frames: dict[str, Any]) -> None:
    """Write the frames of one scene."""
    path = FOLDER / f"{name}.json"
    path.write_text(json.dumps(frames, ensure_ascii=False, indent=None) + "\n", encoding="utf-8")


def write_replay(box: str, over: Match) -> None:
    """Write a finished game, for the pictures of its replay."""
    (FOLDER / f"replay-{box}.txt").write_text(str(over.record()), encoding="utf-8")


def main() -> None:
    write("lobby", lobby("lobby", taken=4))
    write("lobby-10", lobby("lobby", seats=max(LARGE_TABLES), taken=8))
    playing = lobby("playing")
    lively = play_until(is_my_turn, first=123)
    write("turn", playing, sync(lively))
    write("watch", lobby("playing", my_seat=None), sync(lively, PUBLIC))
    write("role", playing, sync(play_until(lambda view, _: view.role == "saboteur")))
    write("first", playing, sync(play_until(lambda _, seat: seat == MY_SEAT)))
    drafting = play_until(
        lambda view, seat: (
            seat == MY_SEAT and view.asked == "take-gold" and view.drafts[-1].done < 2
        )
    )
    write("draft", playing, sync(drafting))
    write("buried", playing, sync(play_until(lambda view, _: any(view.payments))))
    over = play_until(lambda _, seat: seat < 0)
    write("over", lobby("over", session_scores=SESSION_SCORES), sync(over))
    write("tv-over", lobby("over", my_seat=None, session_scores=SESSION_SCORES), sync(over, PUBLIC))
    write_replay("saboteur", over)
    write("waiting", playing, sync(play_until(is_their_turn)))
    for seats in LARGE_TABLES:
        crowd = play_until(is_crowded, seats=seats)
        write(f"seats-{seats}", lobby("playing", seats=seats), sync(crowd))
        watched = lobby("playing", seats=seats, my_seat=None)
        write(f"tv-{seats}", watched, sync(crowd, PUBLIC))
    ten = play_until(lambda view, _: any(view.results), seats=max(LARGE_TABLES))
    write("end-10", lobby("playing", seats=max(LARGE_TABLES)), sync(ten))
    write_modules()
    write_duel()


DUEL_QUESTIONS: Final = {
    "pass-more": 0,
    "discard-two": 1,
    "before-draw": 0,
    "reveal-goal": 667,
    "orient-goal": 46,
}
"""The questions of Le Duel, and the first deal that is known to lead to each."""


def write_duel() -> None:
    """Write the scenes of Le Duel."""
    two = lobby("playing", ruleset=DUEL, seats=2)
    alone = lobby("playing", ruleset=DUEL, seats=1)
    lively = play_until(is_duelling, seats=2, ruleset=DUEL)
    write("duel-turn", two, sync(lively))
    watched = lobby("playing", ruleset=DUEL, seats=2, my_seat=None)
    write("duel-watch", watched, sync(lively, PUBLIC))
    for kind, first in DUEL_QUESTIONS.items():
        question = play_until(is_asked(kind), seats=2, ruleset=DUEL, level="random", first=first)
        write(f"duel-{kind}", two, sync(question))
    write("duel-all", two, frame_at(FULL_POSITION))
    write("duel-claim-gold", two, frame_at(GOLD_POSITION, "lay door-blue-t-vertical 5,-1"))
    write("duel-round", two, sync(play_until(is_troll_paid, seats=2, ruleset=DUEL, level="random")))
    over = play_until(lambda _, seat: seat < 0, seats=2, ruleset=DUEL)
    write("duel-over", lobby("over", ruleset=DUEL, seats=2), sync(over))
    write("tv-duel-over", lobby("over", ruleset=DUEL, seats=2, my_seat=None), sync(over, PUBLIC))
    write_replay(DUEL, over)
    write("duel-solo", alone, sync(play_until(is_solo_with_broken_tool, seats=1, ruleset=DUEL)))
    graded = play_until(lambda _, seat: seat < 0, seats=1, ruleset=DUEL)
    write("duel-grade", lobby("over", ruleset=DUEL, seats=1), sync(graded))


FULL_POSITION: Final = """
round 2 starter 0
goals 5,-2=gold-2-curve-nw 5,0=gold-1-curve-ne-door-blue 5,2=gold-2-t-vertical-door-green \
7,-1=stone-stubs-nesw 7,1=gold-3-t-vertical-door-blue 9,0=gold-3-t-horizontal-door-green | \
stone-stubs-nsw stone-stubs-new gold-1-curve-nw-door-green gold-1-vertical-stubs-ew \
gold-1-t-vertical-door-blue gold-1-t-horizontal-door-green gold-2-curve-ne \
gold-2-horizontal-stubs-ns gold-2-t-horizontal-door-blue
maze 1,-1=gold-horizontal-stub-s 2,-1=troll-t-horizontal* 3,-1=straight-horizontal \
4,-1=door-green-t-horizontal 2,0=door-blue-cross 2,1=bridge-gold 1,1=straight-horizontal \
3,1=door-green-cross 4,1=troll-t-vertical 0,2=straight-vertical 0,3=ladder-green-ne 6,1=curve-ne \
-1,-1=door-blue-t-vertical* 5,2=gold-2-t-vertical-door-green
hand 0 door-blue-t-horizontal straight-horizontal troll-cross key secret-plan broken-lamp
hand 1 curve-nw curve-nw rockfall repair-cart straight-vertical
pile straight-horizontal curve-ne bridge rockfall key repair-lamp broken-cart broken-cart
discard broken-pick repair-pick secret-plan mixed-vertical-stub-w
broken 1 pick
claims 2,1=0 5,2=1
bribes 2,-1=0
keys 4,-1=0
looks 5,-2=0 9,0=1
laid 1,-1 2,-1 2,0 2,1 1,1 3,1
hoard 0 gold-t-vertical-stub-e
hoard 1 gold-3-stubs-ne gold-1-stubs-nw
gone gold-3-stubs-ne gold-1-stubs-nw stone-cross
ask turn 0
"""
"""A duel with everything in it: doors, a key, trolls, counters, ladders, a dark tunnel."""
GOLD_POSITION: Final = """
hand 0 door-blue-t-vertical key
hand 1 key
pile rockfall secret-plan
goals 5,-2=gold-2-curve-ne 5,0=gold-2-curve-nw 5,2=stone-cross 7,-1=stone-stubs-nesw \
7,1=stone-stubs-nsw 9,0=stone-stubs-new | gold-1-curve-nw-door-green gold-1-curve-ne-door-blue \
gold-1-stubs-nw gold-1-vertical-stubs-ew gold-1-t-vertical-door-blue \
gold-1-t-horizontal-door-green gold-2-horizontal-stubs-ns gold-2-t-vertical-door-green \
gold-2-t-horizontal-door-blue gold-3-stubs-ne gold-3-t-vertical-door-blue \
gold-3-t-horizontal-door-green
maze 1,-1=straight-horizontal 2,-1=straight-horizontal 3,-1=straight-horizontal \
4,-1=straight-horizontal 1,1=troll-cross 2,1=gold-horizontal-stub-s 3,1=gold-t-horizontal-stub-s \
0,2=troll-t-vertical 0,3=bridge-gold 1,3=double-curve-nw-es-gold -1,1=gold-t-vertical-stub-e \
5,-2=gold-2-curve-ne* 5,0=gold-2-curve-nw
claims 2,1=1 3,1=1 0,3=1 1,3=1 -1,1=1
bribes 1,1=1 0,2=1
ask turn 0
"""
"""A duel with one counter left, in which laying a door reaches two goals with gold."""


def frame_at(
    position: str,
    *moves: str,
    ruleset: str = DUEL,
    seats: int = 2,
    sight: Sight = MY_SEAT,
    options: Mapping[str, OptionValue] | None = None,
    deck: str | None = None,
) -> dict[str, Any]:
    """Return the snapshot frame of a game at a position, after some moves."""
    rules = rules_of(ruleset, seats, options, deck)
    game = Game(rules, rules.parse_position(position), [], "position")
    events = [event for move in moves for event in stream(rules, game.play(move), sight)]
    mine = not game.over and game.decider == sight
    message = Snapshot(
        version=len(moves),
        view=view_message(game.view(sight)),
        legal_moves=tuple(legal_move_message(move) for move in game.legal_moves()) if mine else (),
        events=tuple(event_json(event) for event in events),
    )
    return dict(json.loads(msgspec.json.encode(message)))


def is_duelling(view: DuelView, seat: int) -> bool:
    """Return whether ``MY_SEAT`` is on turn in a duel with claimed gold, a door and a troll."""
    if seat != MY_SEAT or view.asked != "turn" or view.broken[MY_SEAT] or not view.marks.claims:
        return False
    kinds = " ".join(card.card for card in view.maze)
    return len(view.maze) > 9 and "door" in kinds and "troll" in kinds


def is_troll_paid(view: DuelView, _: int) -> bool:
    """Return whether a round is over in which a troll was paid."""
    return any(any(result.paid) for result in view.results)


def is_solo_with_broken_tool(view: DuelView, seat: int) -> bool:
    """Return whether ``MY_SEAT`` is on turn in a solo game with a broken tool and cards laid."""
    return (
        seat == MY_SEAT
        and view.asked == "turn"
        and len(view.laid) > 3
        and bool(view.broken[MY_SEAT])
    )


MODULE_QUESTIONS: Final = {
    "veto": 0,
    "keep-card": 8,
    "exchange-goals": 1,
    "post-pawn": 1,
    "trade-gold": 15,
    "pay-for-passage": 7,
    "scout-path": 14,
    "move-goal": 24,
    "peek-role": 49,
    "rob-hand": 51,
}
"""The questions of modules, and the first deal that is known to lead to each."""


def write_modules() -> None:
    """Write the scenes of Saboteur 2 and of the modules."""
    two = lobby("playing", ruleset=SABOTEUR2, seats=7)
    write("s2-lobby", lobby("lobby", ruleset=ALL_MODULES, taken=3))
    write(
        "s2-role",
        two,
        sync(play_until(has_role("geologist"), ruleset=SABOTEUR2, seats=7, level="random")),
    )
    write(
        "s2-turn",
        two,
        sync(play_until(is_busy, ruleset=SABOTEUR2, seats=7, level="random", first=82)),
    )
    ended = play_until(is_shared_win, ruleset=SABOTEUR2, seats=7, level="random", first=21)
    write("s2-end", two, sync(ended))
    write(
        "s2-theft",
        two,
        sync(play_until(is_asked("theft"), ruleset=SABOTEUR2, seats=7, level="random")),
    )
    twelve = play_until(
        lambda _, seat: seat == MY_SEAT, ruleset=SABOTEUR2, seats=12, level="random"
    )
    write("s2-12", lobby("playing", ruleset=SABOTEUR2, seats=12), sync(twelve))
    write(
        "places",
        lobby("playing", ruleset=LOCATION_MODULES),
        sync(play_until(is_among_locations, ruleset=LOCATION_MODULES, level="random")),
    )
    for kind, first in MODULE_QUESTIONS.items():
        frames = sync(play_until(is_asked(kind), ruleset=ALL_MODULES, level="random", first=first))
        write(kind, lobby("playing", ruleset=ALL_MODULES), frames)


def has_role(kind: str) -> Condition:
    """Return the condition that ``MY_SEAT`` has the role ``kind``."""
    return lambda view, _: view.role == kind


def is_shared_win(view: View, _: int) -> bool:
    """Return whether the last round reached the treasure and all thefts are over."""
    return bool(view.results) and view.results[-1].treasure and view.asked != "theft"
