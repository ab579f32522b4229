"""Draw a board: as text, and as a self-contained SVG file."""

import tempfile
from pathlib import Path

import saboteur

game = saboteur.new("saboteur2", seats=4, seed="draw")
for number in range(25):
    moves = game.legal_moves()
    paths = [move for move in moves if move.verb == "lay"]
    game.play((paths or moves)[number % len(paths or moves)])

print(game)  # the public view
print(repr(game.view(2)))  # print(game.view(2)) would show what seat 2 has looked at

folder = Path(tempfile.mkdtemp())
pictures = {
    "public.svg": game.svg(),  # the last move has a frame
    "decider.svg": game.svg(game.decider, legal=True),  # with the cells of the decider's moves
    "light.svg": game.svg("public", theme="light", last=False),
}
for name, drawn in pictures.items():
    (folder / name).write_text(drawn, "utf-8")
    print(f"{name}: {len(drawn) // 1000} kB")
print("written to", folder)
