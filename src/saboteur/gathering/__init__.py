"""Gatherings: many people at many tables, drawn heat by heat, and what they made of it.

Nothing here knows a rule, a clock or a database: who is there and what was goes in, who sits where
comes out. The same seed draws the same tables.
"""
