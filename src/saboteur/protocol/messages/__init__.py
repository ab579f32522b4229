"""The messages between clients and server: tagged structs, sent as JSON.

The TypeScript types are generated from them (``tools/client_types.py``). The server
sends codes and arguments, never sentences; the texts are in ``saboteur.texts``.

Every name that the modules of this package define is public.
"""

from saboteur.protocol.messages.advice import *
from saboteur.protocol.messages.field_types import *
from saboteur.protocol.messages.from_client import *
from saboteur.protocol.messages.from_server import *
from saboteur.protocol.messages.http import *
from saboteur.protocol.messages.learn import *
from saboteur.protocol.messages.notifications import *
from saboteur.protocol.messages.people import *
from saboteur.protocol.messages.replay import *
from saboteur.protocol.messages.review import *
from saboteur.protocol.messages.shared_reviews import *
from saboteur.protocol.messages.tournaments import *
