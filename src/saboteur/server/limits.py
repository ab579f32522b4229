"""How often somebody may do something at this server."""

from typing import Final

from saboteur.table.limits import Rate

PLAYER: Final = Rate(100, 20)
"""Frames on the socket of a seat."""
SPECTATOR: Final = Rate(50, 20)
SESSION: Final = Rate(300, 20)
"""Frames and new sockets of one guest, over all his sockets."""
WRONG_CODES: Final = Rate(20, 60)
"""Table codes that do not exist, by guest: 5 characters of 32 are 33 million codes."""
WRONG_CODES_OF_HOME: Final = Rate(100, 60)
"""The same by address, which a class of thirty shares."""
NEW_GUESTS: Final = Rate(60, 60)
"""By address."""
NEW_TABLES: Final = Rate(30, 3600)
"""By guest."""
NEW_TRANSFERS: Final = Rate(10, 600)
"""Ways onto another device, by guest."""
NEW_PASSKEYS: Final = Rate(20, 600)
"""Keys to be made, by guest."""
ASKED_PASSKEYS: Final = Rate(30, 60)
"""Keys to be shown, by address."""
WRONG_TRANSFERS: Final = Rate(20, 60)
"""Ways that lead nowhere, by address."""
NEW_SUBSCRIPTIONS: Final = Rate(20, 600)
"""Browsers that want pushes, by guest."""
NEW_MAILS: Final = Rate(5, 3600)
"""Mails with a ticket, by guest; ``storage.mail`` counts them by the address they go to, too."""
NEW_MAILS_OF_HOME: Final = Rate(30, 3600)
"""The same by the address from which somebody asks."""
WRONG_TICKETS: Final = Rate(20, 60)
"""Tickets of mails that lead nowhere, by address."""
OWN_DATA: Final = Rate(10, 600)
"""Everything that we hold about a guest, by guest."""
NEW_REPORTS: Final = Rate(5, 3600)
"""About others, by guest."""
NEW_SHARED: Final = Rate(20, 3600)
"""Reviews opened to others, by guest."""
NEW_UPLOADS: Final = Rate(30, 3600)
"""Of records, by guest."""
NEW_RECORDS_OF_HOME: Final = Rate(300, 24 * 3600)
"""Records that nobody has sent before, by address: guests cost nothing, houses do."""
NEW_INVITATIONS: Final = Rate(60, 3600)
"""Of people to tables and into groups, by guest."""
NEW_INVITATIONS_OF_HOME: Final = Rate(300, 3600)
"""The same by address."""
NEW_GROUPS: Final = Rate(5, 3600)
"""By guest."""
NEW_GROUPS_OF_HOME: Final = Rate(20, 3600)
"""By address."""
JOINED_OF_HOME: Final = Rate(150, 3600)
"""Who comes into groups, by address: a club may share one."""
WRONG_LINKS: Final = Rate(20, 60)
"""Of groups that do not exist, by address."""
TIES: Final = Rate(120, 60)
"""Changes to ties and groups, by guest."""
CAREERS: Final = Rate(60, 60)
"""Looks at careers, by guest: games may have to be counted for it."""
REPLAYS: Final = Rate(600, 60)
"""Looks at steps of uploaded games, by address: a film of ten steps a second."""
REVIEWS: Final = Rate(60, 600)
"""Reviews, by address: most are made once and kept."""
ADVICE: Final = Rate(300, 300)
"""Portions of what an expert would have done, by address: one move takes sixteen."""
NEW_HOLIDAYS: Final = Rate(20, 600)
"""Plans of a guest: each wakes the slow tables that wait for him."""
NEW_GATHERINGS: Final = Rate(5, 3600)
"""By guest."""
NEW_GATHERINGS_OF_HOME: Final = Rate(20, 3600)
"""By address."""
SIGNED_UP_OF_HOME: Final = Rate(400, 3600)
"""Who signs up for gatherings, by address: a hall shares one."""
ENTERED_OF_HOME: Final = Rate(600, 3600)
"""Who is entered by name, by address."""
NEW_HEATS: Final = Rate(60, 3600)
"""Draws, by guest: each may take a second of work."""
HEAT_TABLES_OF_HOME: Final = Rate(400, 3600)
"""Tables that heats open, by address: twenty heats of twenty tables."""
GATHERING_LOOKS: Final = Rate(60, 60)
"""At a gathering, by guest: its page looks again and again."""
HALL_LOOKS: Final = Rate(120, 60)
"""At pages for halls, by address."""
