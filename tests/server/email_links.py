"""Tokens of links in mails, and a free port for a mail server."""

import re
import socket

EMAIL_TOKEN = re.compile(r"/email#(confirm|login)\.([A-Za-z0-9_-]{43})")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
