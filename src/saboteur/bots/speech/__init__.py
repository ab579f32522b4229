"""Bots that talk: what a seat says when its turn is over, in the sentences that people have.

What is said depends on the seat's view, on what it has learnt and heard, on its seed and on its
temperament, and on nothing else, so a bot that is made anew says the same. A family tells what a
seat has to say (``standpoint``); which of it is said now is the same everywhere (``lines``).
"""
