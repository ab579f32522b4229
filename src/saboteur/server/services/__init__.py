"""Services of one node: tables, review rooms, tournaments, connections, bans, stats."""
