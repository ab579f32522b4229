"""The arena: bots play many games on the same deals, and the report says who is stronger.

A contest (``contest``) lists games as plain data. Processes play them (``playing``, ``running``),
each result goes into a tally, and the report (``report``) is what the terminal, JSON and the page
(``page``) show. Families differ only in how their rounds are read (``sides``).
"""
