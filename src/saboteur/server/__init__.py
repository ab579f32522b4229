"""The game server: tables, guests, storage and sockets around ``saboteur.play``."""
