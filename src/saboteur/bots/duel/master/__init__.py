"""A network for Le Duel, trained by self-play, that consults tactics in close calls.

It is not offered as a level: it has not been shown to be stronger than an expert
(``docs/research/master.md``). In the arena it is named by module and class.
"""
