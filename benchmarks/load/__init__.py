"""Load test with whole tables over real sockets: ``python -m benchmarks.load --help``.

It starts servers of its own on the loopback interface and writes guests and tables directly into
their database, so no rate limit of the server has to be relaxed. All parameters have upper bounds.
"""
