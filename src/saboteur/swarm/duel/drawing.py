"""Cards go to hands and to the discard; alone, some strike when they are drawn (D-47, D-48)."""

from saboteur.swarm.duel.laying import Scratch, lift
from saboteur.swarm.duel.record import HAND, Game
from saboteur.swarm.duel.tables import BREAK, ROCKFALL, Tables
from saboteur.swarm.record import NOWHERE


def discard(game: Game, kind: int) -> None:
    """Put a card on the discard, face up (D-55, R-114)."""
    game.shown[kind] += 1
    game.discarded += 1


def fall(game: Game, tables: Tables, cell: int, scratch: Scratch) -> None:
    """Let a rockfall take a path card; both are discarded (D-32, D-55)."""
    discard(game, tables.face_kind[game.board[cell]])
    discard(game, tables.rockfall_kind)
    lift(game, tables, cell, scratch)


def suffer_tool(game: Game, tables: Tables, kind: int) -> None:
    """Alone, a drawn broken tool lies before the seat; a second of its kind is discarded (D-47)."""
    bit = 1 << tables.breaks[kind]
    if game.broken[0] & bit:
        discard(game, kind)
    game.broken[0] |= bit


def suffer_rockfall(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Alone, a drawn rockfall takes the last path laid that it may take (D-48, R-118)."""
    found = NOWHERE
    for place in range(game.paths_n):
        if tables.falls[game.board[game.paths[place]]]:
            found = game.paths[place] + 0
    if found == NOWHERE:
        discard(game, tables.rockfall_kind)
    else:
        fall(game, tables, found, scratch)


def draw(game: Game, tables: Tables, seat: int, many: int, scratch: Scratch) -> None:
    """Draw as far as the pile goes (D-10, R-182); for what strikes, another is drawn (R-117)."""
    drawn = 0
    while drawn < many and game.left:
        game.left -= 1
        kind = game.pile[tables.dealt + game.left] + 0
        if tables.seats == 1 and tables.effects[kind] == BREAK:
            suffer_tool(game, tables, kind)
        elif tables.seats == 1 and tables.effects[kind] == ROCKFALL:
            suffer_rockfall(game, tables, scratch)
        else:
            game.hands[seat * HAND + game.hands_n[seat]] = kind
            game.hands_n[seat] += 1
            drawn += 1
