"""Talking bots: what a seat says when its turn is over, in ready-made sentences.

What a bot says depends only on the seat's view, on the events and statements it has received, on
its seed and on its temperament, so a newly made bot says the same. A family decides what a seat
would say (``stance``); which of that is said now is the same for all families (``utterances``).
"""
