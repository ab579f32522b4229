"""Offline play: tables that run on the player's own device, in a web worker, without a server.

The socket frames and HTTP answers are those a server would send: each client gets only what its
seat may see. Everything else stays in the worker and in the device's storage. The owner of the
device can inspect both with the browser's tools; as at a real table, the other players have to
trust them.
"""
