"""Which board draws which view: the one table of families in this layer."""

from typing import Any, Final

from saboteur.games.classic.view import View as ClassicView
from saboteur.games.dark_cave.view import View as DarkCaveView
from saboteur.games.duel.view import View as DuelView
from saboteur.games.lost_mines.view import View as LostMinesView
from saboteur.games.view import GameView
from saboteur.picture.classic.board import Board as ClassicBoard
from saboteur.picture.dark_cave.board import Board as DarkCaveBoard
from saboteur.picture.duel.board import Board as DuelBoard
from saboteur.picture.lost_mines.board import Board as LostMinesBoard
from saboteur.picture.text.board import FamilyBoard

BOARDS: Final[dict[type[GameView[Any]], type[FamilyBoard[Any]]]] = {
    ClassicView: ClassicBoard,
    DuelView: DuelBoard,
    LostMinesView: LostMinesBoard,
    DarkCaveView: DarkCaveBoard,
}
