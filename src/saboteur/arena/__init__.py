"""The arena: bots play many games on the same deals, and the report says which is stronger.

A contest (``contest``) lists games as plain data. Processes play them (``worker``, ``executor``), a
builder collects the results, and the report (``report``) is shown by the terminal, JSON and the
page (``html_report``). Families differ only in how their rounds are read (``sides``).
"""
