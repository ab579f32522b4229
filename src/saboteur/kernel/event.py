"""Events: what happened, in the order it happened.

Engine events hold the whole truth and stay with the authority. A sight gets events of its own:
the public ones as they are, and for a secret one a type that has no field for the secret.
"""


class Event:
    """Something that happened; each family lists its own kinds and closes the union."""

    __slots__ = ()
