"""The text and SVG drawing classes by view; no other module of this layer lists families."""

from typing import Any, Final

from saboteur.games.classic.view import View as ClassicView
from saboteur.games.dark_cave.view import View as DarkCaveView
from saboteur.games.duel.view import View as DuelView
from saboteur.games.lost_mines.view import View as LostMinesView
from saboteur.games.view import GameView
from saboteur.picture.classic.board import Board as ClassicBoard
from saboteur.picture.classic.drawing import ClassicDrawing
from saboteur.picture.dark_cave.board import Board as DarkCaveBoard
from saboteur.picture.dark_cave.drawing import DarkCaveDrawing
from saboteur.picture.duel.board import Board as DuelBoard
from saboteur.picture.duel.drawing import DuelDrawing
from saboteur.picture.lost_mines.board import Board as LostMinesBoard
from saboteur.picture.lost_mines.drawing import LostMinesDrawing
from saboteur.picture.svg.drawing import Drawing
from saboteur.picture.text.board import FamilyBoard

FAMILIES: Final[dict[type[GameView[Any]], tuple[type[FamilyBoard[Any]], type[Drawing[Any]]]]] = {
    ClassicView: (ClassicBoard, ClassicDrawing),
    DuelView: (DuelBoard, DuelDrawing),
    LostMinesView: (LostMinesBoard, LostMinesDrawing),
    DarkCaveView: (DarkCaveBoard, DarkCaveDrawing),
}
