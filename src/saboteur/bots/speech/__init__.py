"""Talking bots: the lines that a seat says when its turn is over, in ready-made sentences.

What a bot says depends only on the seat's view, on the events and statements it has received, on
its seed and on its temperament, so a newly created bot says the same. A family decides the seat's
opinions (``stance``); which of them are said now is the same for all families (``utterances``).
"""
