"""Helpers for tests of bots in crafted positions of Le Duel."""

from saboteur.bots import bot
from saboteur.play.game import Game
from tests.rule_positions import game_at

CORRIDOR = " ".join(f"{x},-1=straight-horizontal" for x in range(1, 5))
POOR = "gold-1-vertical-stubs-ew"
RICH = "gold-3-t-vertical-door-blue"
STONES = "5,2=stone-cross 7,-1=stone-stubs-nesw 7,1=stone-stubs-nsw 9,0=stone-stubs-new"


def duel_at(position: str, seats: int = 2) -> Game:
    """Return a duel in a position; seat 0 is blue and on turn."""
    colours = "blue green" if seats == 2 else "blue"
    starts = "0,-1=start-blue 0,1=start-green" if seats == 2 else "0,0=start-blue"
    text = f"colours {colours}\n{position}"
    if "maze" not in position:
        text += "\nmaze"
    lines = [line.strip() for line in text.splitlines()]
    lines = [
        line.replace("maze", f"maze {starts}", 1) if line.startswith("maze") else line
        for line in lines
    ]
    return game_at("\n".join(lines), seats, None, "duel")


def choice(game: Game, level: str) -> str:
    seat = game.decider
    assert seat is not None
    return str(bot(level, "test", "duel").choose(game.view(seat), game.legal_moves(), ()))
