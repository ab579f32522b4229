"""The server: tables, guests and sockets around the authority of each table."""
