"""``python -m saboteur``: the same as the command ``saboteur``."""

from saboteur.cli import main

main()
