"""Command-line parsing: the options of every command and their help.

A command itself is imported when it runs, so that ``saboteur --help`` is quick.
"""
