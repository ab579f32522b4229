"""A client in plain Python: it joins a table by its code and plays any legal move, to the end.

    python socket_client.py http://localhost:8000 ABCDE

It needs only the package ``websockets``: the messages are specified in docs/wire.md, so a bot can
be written in any language.
"""

import json
import random
import sys
import time
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def become_guest(url, name):
    """Register a nickname; the cookie identifies the guest."""
    body = json.dumps({"nickname": name}).encode()
    head = {"Content-Type": "application/json", "Origin": url}
    with urlopen(Request(f"{url}/api/guest", body, head)) as answer:
        return answer.headers["Set-Cookie"].partition(";")[0]


def play(url, code, name="Any move"):
    """Play a whole game from a free seat; return the scores."""
    scores = answer = None
    socket = connect(
        f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket",
        origin=url,
        additional_headers={"Cookie": become_guest(url, name)},
        max_size=None,
    )
    with socket:
        socket.send(json.dumps({"type": "hello", "is_bot": True}))
        for text in socket:
            frame = json.loads(text)
            if frame["type"] == "lobby":
                free = [seat["seat"] for seat in frame["seats"] if seat["player"] is None]
                if frame["stage"] in ("over", "ended"):
                    break
                if frame["seat"] is None and free:
                    socket.send(json.dumps({"type": "take-seat", "seat": free[0]}))
            elif frame["type"] in ("snapshot", "move-made"):
                scores = frame["view"]["scores"]
                if frame["legal_moves"]:  # this seat is asked
                    move = random.choice(frame["legal_moves"])["text"]
                    answer = {"type": "play", "version": frame["version"], "move": move}
                    socket.send(json.dumps(answer))
            elif frame["type"] == "error" and frame["code"] == "rate-limited" and answer:
                time.sleep(1)
                socket.send(json.dumps(answer))
    return scores


if __name__ == "__main__":
    print("Scores:", play(*sys.argv[1:])) if len(sys.argv) > 2 else print(__doc__)
