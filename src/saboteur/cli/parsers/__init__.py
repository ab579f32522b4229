"""How the words of every command are read: its options and their help.

A command itself is imported when it runs, so that ``saboteur --help`` is quick.
"""
