"""Runs bots for tables: requests, executors, worker processes and time limits.

``saboteur.bots`` chooses moves; this package calls it, on a server in worker processes
(``process_pool``) and in a browser in web workers (``in_process``).
"""
