"""A picture of the game for whoever watches an agent learn."""

from saboteur.play.game import Game


def picture(game: Game) -> str:
    """Draw what everybody sees."""
    view = game.view("public")
    cells = {(laid.x, laid.y): laid for laid in view.maze}
    return "\n".join(str(laid) for laid in cells.values())
