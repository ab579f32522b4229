"""The rate limits of this server: ``Rate(tokens, period_s)`` for each kind of request."""

from typing import Final

from saboteur.table.rate_limits import Rate

PLAYER_FRAMES: Final = Rate(100, 20)
"""Frames on one socket of a seated guest."""
SPECTATOR_FRAMES: Final = Rate(50, 20)
"""Frames on one socket of a spectator."""
GUEST_FRAMES: Final = Rate(300, 20)
"""Frames and new sockets, by guest, over all sockets of the guest."""
WRONG_CODES: Final = Rate(20, 60)
"""Table codes that do not exist, by guest; 5 characters out of 32 give 33 million codes."""
WRONG_CODES_PER_IP: Final = Rate(100, 60)
"""The same by client IP, which a class of thirty may share."""
NEW_GUESTS: Final = Rate(60, 60)
"""New guests, by client IP."""
NEW_TABLES: Final = Rate(30, 3600)
"""New tables, by guest."""
NEW_DEVICE_TRANSFERS: Final = Rate(10, 600)
"""Device transfers, by guest."""
NEW_PASSKEYS: Final = Rate(20, 600)
"""Passkey registrations, by guest."""
PASSKEY_LOGINS: Final = Rate(30, 60)
"""Passkey challenges for logins, by client IP."""
WRONG_DEVICE_TRANSFERS: Final = Rate(20, 60)
"""Device transfers with an invalid token, by client IP."""
NEW_SUBSCRIPTIONS: Final = Rate(20, 600)
"""Push subscriptions, by guest."""
NEW_MAILS: Final = Rate(5, 3600)
"""Mails with an email token, by guest; ``EmailAddressStore`` also limits them by recipient."""
NEW_MAILS_PER_IP: Final = Rate(30, 3600)
"""The same by client IP."""
WRONG_EMAIL_TOKENS: Final = Rate(20, 60)
"""Invalid email tokens, by client IP."""
DATA_EXPORTS: Final = Rate(10, 600)
"""Exports of all data about a guest, by guest."""
NEW_REPORTS: Final = Rate(5, 3600)
"""Reports about other guests, by reporting guest."""
NEW_SHARED_REVIEWS: Final = Rate(20, 3600)
"""Shared reviews opened, by guest."""
NEW_UPLOADS: Final = Rate(30, 3600)
"""Uploads of records, by guest."""
NEW_RECORDS_PER_IP: Final = Rate(300, 24 * 3600)
"""Uploads of records not stored yet, by client IP, since new guests are free but IPs are not."""
NEW_INVITATIONS: Final = Rate(60, 3600)
"""Invitations to tables and groups, by inviting guest."""
NEW_INVITATIONS_PER_IP: Final = Rate(300, 3600)
"""The same by client IP."""
NEW_GROUPS: Final = Rate(5, 3600)
"""New groups, by guest."""
NEW_GROUPS_PER_IP: Final = Rate(20, 3600)
GROUP_JOINS_PER_IP: Final = Rate(150, 3600)
"""Group joins, by client IP, which the members of a club may share."""
WRONG_LINKS: Final = Rate(20, 60)
"""Links to groups, tournaments and displays that do not exist, by client IP."""
RELATION_CHANGES: Final = Rate(120, 60)
"""Changes to relations, groups and tournaments, by guest."""
PROFILE_READS: Final = Rate(60, 60)
"""Reads and updates of profiles, by guest; a read may have to compute stats of old games."""
REPLAY_READS: Final = Rate(600, 60)
"""Steps of uploaded games, by client IP: enough to play ten steps a second."""
REVIEW_REQUESTS: Final = Rate(60, 600)
"""Reviews, by client IP; most are computed once and then stored."""
ADVICE_REQUESTS: Final = Rate(300, 300)
"""Requests for expert advice, by client IP; refining one move takes sixteen requests."""
NEW_HOLIDAYS: Final = Rate(20, 600)
"""Changes of holidays, by guest; each loads the correspondence tables that wait for the guest."""
NEW_TOURNAMENTS: Final = Rate(5, 3600)
"""New tournaments, by guest."""
NEW_TOURNAMENTS_PER_IP: Final = Rate(20, 3600)
SIGN_UPS_PER_IP: Final = Rate(400, 3600)
"""Sign-ups for tournaments, by client IP, which everyone at a venue shares."""
ADDED_PLAYERS_PER_IP: Final = Rate(600, 3600)
"""Offline players entered by name, by client IP."""
NEW_PAIRINGS: Final = Rate(60, 3600)
"""Pairings of tournament rounds, by guest; each may take a second of CPU time."""
ROUND_TABLES_PER_IP: Final = Rate(400, 3600)
"""Tables opened for tournament rounds, by client IP: twenty rounds of twenty tables."""
TOURNAMENT_READS: Final = Rate(60, 60)
"""Reads of a tournament, by guest; its page polls."""
DISPLAY_READS: Final = Rate(120, 60)
"""Reads of tournament displays, by client IP."""
