"""A network for Le Duel that was trained by playing with itself, and asks about close calls.

It is no level: that it is stronger than an expert is not shown (``docs/research/master.md``). The
arena plays it by where its class stands.
"""
