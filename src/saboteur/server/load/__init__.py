"""``saboteur load``: load test with whole tables over real sockets against its own servers.

It starts the nodes itself on the loopback interface and writes guests and tables directly into
their database, so no rate limit of the server has to be relaxed. All parameters have upper bounds.
"""
