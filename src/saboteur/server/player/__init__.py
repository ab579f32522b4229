"""A bot that plays at a table of any server, through the same socket as people.

It gets what a person's page gets, frame by frame (``docs/wire.md``), and nothing else: ``reading``
makes of it what a bot is asked, ``player`` sits down, answers, and comes back.
"""
