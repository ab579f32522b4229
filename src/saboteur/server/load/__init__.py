"""``saboteur load``: whole tables over real sockets against servers of its own, and figures.

It starts the nodes itself, on the loopback, and writes guests and tables straight into their
database, so no limit of the server must be loosened for it. It is bounded in every direction.
"""
